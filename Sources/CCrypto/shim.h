#ifndef IAPCATALOG_CCRYPTO_SHIM_H
#define IAPCATALOG_CCRYPTO_SHIM_H

#include <stdbool.h>
#include <stdint.h>

#include <openssl/evp.h>

// Writes 32 bytes; false when the library refuses.
static inline bool crypto_sha256(const void *bytes, int64_t count, uint8_t *digest) {
  unsigned int length = 0;
  return EVP_Digest(bytes, (size_t)count, digest, &length, EVP_sha256(), NULL) == 1 && length == 32;
}

#endif
