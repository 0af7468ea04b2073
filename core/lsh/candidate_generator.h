#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/band_keys.h"

namespace shinglescope {

/// Two distinct texts that share a band, a < b.
struct CandidatePair {
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  auto operator<=>(const CandidatePair &) const = default;
};

/// What was left out where a bucket had more members than the cap.
struct BucketReport {
  std::uint64_t cappedBuckets = 0;     ///< over all bands
  std::uint64_t rowsAffected = 0;      ///< texts in a capped bucket, each once
  std::uint64_t pairsNotExamined = 0;  ///< see docs/report.md
};

struct Candidates {
  std::vector<CandidatePair> pairs;  ///< ascending by (a, b), each once
  BucketReport buckets;
};

/// Every pair of texts whose keys agree in at least one band. `texts` are those
/// that have shingles, ascending. Keys may collide: whoever uses a candidate
/// confirms it on the signatures (countSharedBands). Bands are worked on in
/// parallel; the result does not depend on the thread count. Limit where the
/// candidates are more than PairBudget grants. Stage: Banding, in bands.
Result<Candidates> generateCandidates(const BandKeys &keys, std::span<const std::uint32_t> texts,
                                      const RunContext &context);

}  // namespace shinglescope
