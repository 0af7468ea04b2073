// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/cpu_target.h"
#include "core/lsh/key_width.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/signature/min_hasher.h"

namespace shinglescope::test {

/// Returns the signature that a scheme computes for shingles in any order.
inline std::vector<std::uint32_t> signatureOf(const SignatureOptions &options,
                                              std::span<const std::uint64_t> shingles) {
  const auto family = makeHashFamily(options);
  std::vector<std::uint32_t> signature(options.numHashes);
  (*family)->sign(shingles, signature);
  return signature;
}

inline std::string schemeName(PermutationScheme scheme) {
  return choiceName(kPermutationNames, scheme);
}

/// Selects another CPU target, and restores the previous one when destroyed.
class WithCpuTarget {
 public:
  explicit WithCpuTarget(CpuTarget target) : m_before(activeCpuTarget()) {
    setActiveCpuTarget(target);
  }
  ~WithCpuTarget() { setActiveCpuTarget(m_before); }
  WithCpuTarget(const WithCpuTarget &) = delete;
  WithCpuTarget &operator=(const WithCpuTarget &) = delete;

 private:
  CpuTarget m_before;
};

/// Gives keys two words from this many texts on, and restores the limit when destroyed.
class WithWideKeysFrom {
 public:
  explicit WithWideKeysFrom(std::uint64_t texts) { setWideKeysFrom(texts); }
  ~WithWideKeysFrom() { setWideKeysFrom(kWideKeysFrom); }
  WithWideKeysFrom(const WithWideKeysFrom &) = delete;
  WithWideKeysFrom &operator=(const WithWideKeysFrom &) = delete;
};

}  // namespace shinglescope::test
