// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/candidate_generator.h"
#include "core/pipeline/signing/signed_texts.h"

namespace shinglescope {

/// Finds all candidates that the scope allows, following the memory plan. Keys are in memory, or
/// read back or recomputed a few bands at a time; one band may be split into ranges of its keys. If
/// one list cannot hold all candidates, they come in consecutive parts. The plan does not affect
/// the pairs. Refers to its arguments. One calling thread; works on the context's threads.
class CandidateSearch {
 public:
  CandidateSearch(const SigningInput &input, const BandPlan &plan, const MemoryPlan &memory,
                  const PairScope &scope, SignedTexts &texts, const RunContext &context);

  /// The next part, ascending: at most memory.candidatesAtOnce pairs, after those of earlier parts.
  /// Its tally counts all buckets. The last part leaves no keys behind. Errors: those of
  /// generateCandidates(); Io if the file fails. Stage: Banding.
  Result<Candidates> next();
  /// True after next() returned the last part.
  bool isDone() const { return m_isDone; }

 private:
  Result<Candidates> find(CandidateWindow &window);
  Result<std::vector<CandidatePair>> findNeighbours(std::span<const std::uint32_t> rows,
                                                    std::span<const std::uint32_t> texts,
                                                    const CappedTexts &capped,
                                                    CandidateWindow &window);
  /// Writes the keys of some bands to `keys`, whose memory is reused; `rows` are the first rows of
  /// the texts.
  Result<void> makeKeys(std::span<const std::uint32_t> rows, std::uint32_t firstBand,
                        std::uint32_t count, BandKeys &keys);
  Result<void> readKeys(std::span<const std::uint32_t> rows, std::uint32_t firstBand,
                        std::uint32_t count, BandKeys &keys) const;
  Result<void> signKeys(std::span<const std::uint32_t> rows, std::uint32_t firstBand,
                        std::uint32_t count, BandKeys &keys) const;
  /// Reads a word of the keys of one band, one for each text.
  Result<void> readColumn(std::span<const std::uint32_t> rows, std::uint32_t band,
                          std::uint32_t word, std::span<std::uint32_t> keys) const;

  const SigningInput &m_input;
  BandPlan m_plan;
  const MemoryPlan &m_memory;
  const PairScope &m_scope;
  SignedTexts &m_texts;
  const RunContext &m_context;
  std::uint32_t m_words;  ///< of each key
  CandidatePair m_first;  ///< the first pair of the next part
  bool m_isDone = false;
};

}  // namespace shinglescope
