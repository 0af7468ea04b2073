// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/verify/repeat_sieve.h"

namespace shinglescope {

/// What a first pass over shingles learns for numbering them: about how many distinct ones there
/// are and, if most occur only once, which ones may be repeated. It affects only speed and memory.
/// Several threads may note at once.
class ShingleSurvey {
 public:
  /// Returns whether so many shingles of a sample occur only once that a sieve pays.
  static bool needsSieve(std::span<const std::uint64_t> sample);

  /// `expectedShingles` is the number that will be noted, at least roughly. Two bytes each for
  /// the sieve, if there is one, and one mebibyte.
  ShingleSurvey(std::uint64_t expectedShingles, bool hasSieve, unsigned threads);

  /// O(shingles).
  void note(std::span<const std::uint64_t> shingles);
  /// The same for any number of shingles. False if cancelled.
  bool noteMany(std::span<const std::uint64_t> shingles, const RunContext &context);
  /// Returns the sieve of all noted shingles; null if there is none.
  const RepeatSieve *sieve() const { return m_sieve ? &*m_sieve : nullptr; }
  /// Estimates the number of distinct noted shingles that the sieve does not exclude.
  std::uint64_t estimateListed() const;

 private:
  void noteInSieve(std::span<const std::uint64_t> shingles);
  void sample(std::uint64_t shingle);

  std::optional<RepeatSieve> m_sieve;
  /// A bit for each value of a part of the shingles, or of those that look repeated.
  std::vector<std::uint64_t> m_sampled;
};

}  // namespace shinglescope
