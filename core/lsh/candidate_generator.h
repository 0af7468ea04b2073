#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/lsh/bucket_index.h"

namespace shinglescope {

/// Two distinct texts that share a band, a < b.
struct CandidatePair {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  auto operator<=>(const CandidatePair &) const = default;
};

/// Every pair of texts that shares at least one band, once, ascending by
/// (a, b). `texts` are those that have shingles. Bands are worked on in
/// parallel; a pair is emitted by the first band that it shares, which the two
/// signatures themselves tell, so no set of seen pairs is kept. Costs one index
/// of 16 bytes a text for each thread and 8 bytes a candidate (16 while
/// sorting). Limit where the candidates are more than PairBudget grants. Stage:
/// Banding, in bands.
Result<std::vector<CandidatePair>> generateCandidates(const SignatureMatrix &signatures,
                                                      std::span<const std::uint32_t> texts,
                                                      const BandPlan &plan,
                                                      const RunContext &context);

}  // namespace shinglescope
