#include "core/export/format/pair_scores.h"

#include <array>
#include <charconv>

#include "core/export/format/table_writer.h"

namespace shinglescope {
namespace {

bool hasSignatures(const DuplicateResult &result) { return result.report.engine != "exact"; }

bool hasExactScores(const DuplicateResult &result) {
  return !hasSignatures(result) || result.recipe().verification == Verification::Exact;
}

}  // namespace

PairScores scoresOfPair(const DuplicateResult &result, const ScoredPair &pair) {
  PairScores scores;
  if (hasExactScores(result)) {
    scores.jaccard = pair.jaccard();
    scores.intersection = pair.intersection;
    scores.unionSize = pair.unionSize;
  }
  if (hasSignatures(result)) {
    scores.estimate = static_cast<double>(pair.equalPositions) /
                      static_cast<double>(result.recipe().signature.hashes);
    scores.sharedBands = pair.sharedBands;
  }
  return scores;
}

PairScores scoresOfClass(const DuplicateResult &result, TextId text) {
  PairScores scores;
  if (hasExactScores(result)) {
    const auto size = static_cast<std::uint32_t>(result.sets.sizeOf(text));
    scores.jaccard = 1.0;
    scores.intersection = size;
    scores.unionSize = size;
  }
  if (hasSignatures(result)) {
    scores.estimate = 1.0;
    scores.sharedBands = result.recipe().bands;
  }
  return scores;
}

void appendScores(std::string &out, const PairScores &scores, char delimiter) {
  if (scores.jaccard) appendSimilarity(out, *scores.jaccard);
  out.push_back(delimiter);
  if (scores.estimate) appendSimilarity(out, *scores.estimate);
  for (const auto &number : {scores.sharedBands, scores.intersection, scores.unionSize}) {
    out.push_back(delimiter);
    if (number) appendNumber(out, *number);
  }
}

void appendNumber(std::string &out, std::uint64_t number) {
  std::array<char, 20> text{};
  out.append(text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr);
}

}  // namespace shinglescope
