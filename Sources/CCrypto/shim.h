#ifndef IAPCATALOG_CCRYPTO_SHIM_H
#define IAPCATALOG_CCRYPTO_SHIM_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/obj_mac.h>
#include <openssl/x509.h>

// Writes 32 bytes; false when the library refuses.
static inline bool crypto_sha256(const void *bytes, int64_t count, uint8_t *digest) {
  unsigned int length = 0;
  return EVP_Digest(bytes, (size_t)count, digest, &length, EVP_sha256(), NULL) == 1 && length == 32;
}

// Writes 20 bytes; false when the library refuses.
static inline bool crypto_sha1(const void *bytes, int64_t count, uint8_t *digest) {
  unsigned int length = 0;
  return EVP_Digest(bytes, (size_t)count, digest, &length, EVP_sha1(), NULL) == 1 && length == 20;
}

// The key in PKCS #8 and DER, of 2048 bits; NULL for any other. Reading it costs as much as signing with it, so that it is
// kept; any threads may sign with it at once.
static inline void *crypto_rsa_key(const uint8_t *key, int64_t count) {
  EVP_PKEY *pkey = d2i_AutoPrivateKey(NULL, &key, (long)count);
  if (pkey != NULL && EVP_PKEY_get_size(pkey) == 256) return pkey;
  EVP_PKEY_free(pkey);
  return NULL;
}

static inline void crypto_rsa_free(void *key) { EVP_PKEY_free((EVP_PKEY *)key); }

// The RSA signature by PKCS #1 v1.5 with SHA-256, 256 bytes.
static inline bool crypto_rsa_sign(const void *bytes, int64_t count, void *key, uint8_t *signature) {
  size_t length = 256;
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  bool done = context != NULL
      && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, (EVP_PKEY *)key) == 1
      && EVP_DigestSign(context, signature, &length, (const uint8_t *)bytes, (size_t)count) == 1 && length == 256;
  EVP_MD_CTX_free(context);
  return done;
}

// The generator of RFC 6979, section 3.2: K and V there.
struct crypto_nonces {
  uint8_t key[32];
  uint8_t value[32];
};

// Steps d and e, or f and g, with the 64 bytes x || h; or what step h does after a refused nonce, with none.
static inline bool crypto_nonces_stir(
    struct crypto_nonces *nonces, uint8_t separator, const uint8_t *bytes, size_t count) {
  uint8_t message[32 + 1 + 64];
  memcpy(message, nonces->value, 32);
  message[32] = separator;
  memcpy(message + 33, bytes, count);
  return HMAC(EVP_sha256(), nonces->key, 32, message, 33 + count, nonces->key, NULL) != NULL
      && HMAC(EVP_sha256(), nonces->key, 32, nonces->value, 32, nonces->value, NULL) != NULL;
}

// What one signature is computed in.
struct crypto_p256 {
  EC_GROUP *group;
  const BIGNUM *order;
  EC_POINT *point;
  BN_CTX *context;
  BIGNUM *scalar, *digest, *nonce, *r, *s;
};

// r and s for the nonce, zero where it cannot be used; false when the library refuses.
static inline bool crypto_p256_try(struct crypto_p256 *p) {
  BN_zero(p->r);
  BN_zero(p->s);
  if (BN_is_zero(p->nonce) || BN_cmp(p->nonce, p->order) >= 0) return true;
  return EC_POINT_mul(p->group, p->point, p->nonce, NULL, NULL, p->context) == 1
      && EC_POINT_get_affine_coordinates(p->group, p->point, p->r, NULL, p->context) == 1
      && BN_nnmod(p->r, p->r, p->order, p->context) == 1
      && BN_mod_mul(p->s, p->r, p->scalar, p->order, p->context) == 1
      && BN_mod_add(p->s, p->s, p->digest, p->order, p->context) == 1
      && BN_mod_inverse(p->nonce, p->nonce, p->order, p->context) != NULL
      && BN_mod_mul(p->s, p->s, p->nonce, p->order, p->context) == 1;
}

static inline bool crypto_p256_compute(
    struct crypto_p256 *p, const uint8_t *digest, const uint8_t *scalar, uint8_t *signature) {
  struct crypto_nonces nonces;
  uint8_t seed[64];
  memset(nonces.key, 0, 32);
  memset(nonces.value, 1, 32);
  memcpy(seed, scalar, 32);
  if (BN_bin2bn(scalar, 32, p->scalar) == NULL || BN_bin2bn(digest, 32, p->digest) == NULL
      || BN_nnmod(p->digest, p->digest, p->order, p->context) != 1 || BN_bn2binpad(p->digest, seed + 32, 32) != 32
      || !crypto_nonces_stir(&nonces, 0, seed, 64) || !crypto_nonces_stir(&nonces, 1, seed, 64)) {
    return false;
  }
  for (;;) {
    if (HMAC(EVP_sha256(), nonces.key, 32, nonces.value, 32, nonces.value, NULL) == NULL
        || BN_bin2bn(nonces.value, 32, p->nonce) == NULL || !crypto_p256_try(p)) {
      return false;
    }
    if (!BN_is_zero(p->r) && !BN_is_zero(p->s)) break;
    if (!crypto_nonces_stir(&nonces, 0, seed, 0)) return false;
  }
  return BN_bn2binpad(p->r, signature, 32) == 32 && BN_bn2binpad(p->s, signature + 32, 32) == 32;
}

// ECDSA on P-256 with the nonce that RFC 6979 makes with SHA-256. The digest and the private scalar are 32 bytes, the
// signature is r || s, 64 bytes. All that it computes in is its own, so that any threads may sign at once.
static inline bool crypto_p256_sign(const uint8_t *digest, const uint8_t *scalar, uint8_t *signature) {
  struct crypto_p256 p = {0};
  bool done = false;
  p.group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
  p.context = BN_CTX_new();
  p.point = p.group == NULL ? NULL : EC_POINT_new(p.group);
  if (p.point != NULL && p.context != NULL) {
    p.order = EC_GROUP_get0_order(p.group);
    BN_CTX_start(p.context);
    p.scalar = BN_CTX_get(p.context);
    p.digest = BN_CTX_get(p.context);
    p.nonce = BN_CTX_get(p.context);
    p.r = BN_CTX_get(p.context);
    p.s = BN_CTX_get(p.context);
    done = p.s != NULL && crypto_p256_compute(&p, digest, scalar, signature);
    BN_CTX_end(p.context);
  }
  EC_POINT_free(p.point);
  BN_CTX_free(p.context);
  EC_GROUP_free(p.group);
  return done;
}

#endif
