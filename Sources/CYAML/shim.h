#ifndef IAPCATALOG_CYAML_SHIM_H
#define IAPCATALOG_CYAML_SHIM_H

#include <yaml.h>

#endif
