#ifndef IAPCATALOG_CPLATFORM_SHIM_H
#define IAPCATALOG_CPLATFORM_SHIM_H

#include <errno.h>

#endif
