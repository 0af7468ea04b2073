// SPDX-License-Identifier: MIT
#include "core/base/hash.h"

#include <farmhash.h>
#include <murmurhash.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <xxhash.h>
#ifdef SHINGLESCOPE_XXH_DISPATCH
#include <xxh_x86dispatch.h>  // XXH3 with the widest vectors of the CPU
#endif

#include <array>
#include <cassert>
#include <memory>
#include <stdexcept>

namespace shinglescope {
namespace {

std::uint64_t murmur3(std::string_view bytes) {
  std::array<std::uint64_t, 2> hash{};
  lmmh_x64_128(bytes.data(), static_cast<unsigned int>(bytes.size()), 0, hash.data());
  return hash[0];
}

/// Returns OpenSSL's own function. The configuration of the machine may have none, or load modules:
/// it applies to the default library context, but not to a separate one.
EVP_MD *fetchDigest(const char *name) {
  static OSSL_LIB_CTX *const library = OSSL_LIB_CTX_new();
  EVP_MD *const method = EVP_MD_fetch(library, name, nullptr);
  // Without it, every text would have the hash 0, and the pairs would be wrong.
  if (method == nullptr)
    throw std::runtime_error(std::string("OpenSSL does not provide ") + name + ".");
  return method;
}

using OpensslDigest = std::array<unsigned char, EVP_MAX_MD_SIZE>;

/// The context is reused: creating one costs more than hashing a shingle.
OpensslDigest digestOf(const EVP_MD *method, std::string_view bytes) {
  thread_local const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(
      EVP_MD_CTX_new(), &EVP_MD_CTX_free);
  OpensslDigest digest{};
  EVP_DigestInit_ex2(context.get(), method, nullptr);
  EVP_DigestUpdate(context.get(), bytes.data(), bytes.size());
  EVP_DigestFinal_ex(context.get(), digest.data(), nullptr);
  return digest;
}

std::uint64_t bigEndian(const OpensslDigest &digest, std::size_t first) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < sizeof(value); ++i) value = value << 8U | digest[first + i];
  return value;
}

std::uint64_t sha1(std::string_view bytes) {
  static EVP_MD *const method = fetchDigest("SHA1");
  return bigEndian(digestOf(method, bytes), 0);
}

}  // namespace

std::uint64_t hashBytes(HashFunction function, std::string_view bytes) {
  switch (function) {
    case HashFunction::Xxh3: return xxh3(bytes);
    case HashFunction::Xxh32: return XXH32(bytes.data(), bytes.size(), 0);
    case HashFunction::Murmur3: return murmur3(bytes);
    case HashFunction::FarmHash: return util::Fingerprint64(bytes.data(), bytes.size());
    case HashFunction::Sha1: return sha1(bytes);
    case HashFunction::Fast: break;
  }
  assert(function != HashFunction::Fast);  // it does not hash bytes
  return xxh3(bytes);
}

std::uint64_t xxh3(std::string_view bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

std::string digestText(const Digest128 &digest) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint64_t half : {digest.high, digest.low})
    for (unsigned shift = 64; shift > 0; shift -= 4) text += kDigits[half >> (shift - 4) & 15U];
  return text;
}

Digest128 digest128(std::string_view bytes) {
  const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
  return {hash.high64, hash.low64};
}

Digest128 sha256Prefix(std::string_view bytes) {
  static EVP_MD *const method = fetchDigest("SHA256");
  const OpensslDigest digest = digestOf(method, bytes);
  return {bigEndian(digest, 0), bigEndian(digest, sizeof(std::uint64_t))};
}

}  // namespace shinglescope
