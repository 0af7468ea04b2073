#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/pipeline/report/duplicate_result.h"

namespace shinglescope {

/// The scores of a pair as files show them; what the run did not measure is
/// not set. An exact run has no signatures, a run that does not verify has no
/// exact scores.
struct PairScores {
  std::optional<double> jaccard;
  std::optional<double> estimate;
  std::optional<std::uint32_t> sharedBands;
  std::optional<std::uint32_t> intersection;
  std::optional<std::uint32_t> unionSize;
};

PairScores scoresOfPair(const DuplicateResult &result, const ScoredPair &pair);
/// Of two rows with the same text: 1, 1 and all bands.
PairScores scoresOfClass(const DuplicateResult &result, TextId text);

/// Appends `jaccard,estimate,shared_bands,intersection,union` with the given
/// delimiter between them; what is not set stays empty.
void appendScores(std::string &out, const PairScores &scores, char delimiter);
/// A whole number in decimal, the same in every locale.
void appendNumber(std::string &out, std::uint64_t number);

}  // namespace shinglescope
