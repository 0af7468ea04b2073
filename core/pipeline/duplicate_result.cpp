#include "core/pipeline/duplicate_result.h"

#include "core/cluster/clusterer.h"

namespace shinglescope {

Result<std::vector<Group>> groupsAt(const DuplicateResult &result, const Ratio &threshold,
                                    const RunContext &context) {
  const Recipe &recipe = result.recipe();
  const GroupingInput input{result.classes,          result.sets,        result.pairs, threshold,
                            recipe.signature.hashes, recipe.verification};
  return makeGroups(input, context);
}

double decidingSimilarity(const ScoredPair &pair, const Recipe &recipe) {
  if (pair.isVerified()) return pair.jaccard();
  return static_cast<double>(pair.equalPositions) / recipe.signature.hashes;
}

bool isPairAtLeast(const ScoredPair &pair, const Recipe &recipe, const Ratio &threshold) {
  return isScoreAtLeast(pair, recipe.signature.hashes, threshold);
}

bool isDuplicateClass(const DuplicateResult &result, TextId text) {
  return result.classes.rowsOf(text).size() > 1 && result.classes.hasShingles(text);
}

std::uint64_t countRowPairs(const DuplicateResult &result, const Ratio &threshold) {
  std::uint64_t pairs = 0;
  for (std::uint32_t text = 0; text < result.classes.textCount(); ++text) {
    if (!isDuplicateClass(result, TextId{text})) continue;
    const std::uint64_t rows = result.classes.rowsOf(TextId{text}).size();
    pairs += rows * (rows - 1) / 2;
  }
  for (const ScoredPair &pair : result.pairs) {
    if (!isPairAtLeast(pair, result.recipe(), threshold)) continue;
    pairs += std::uint64_t{result.classes.rowsOf(pair.textA).size()} *
             result.classes.rowsOf(pair.textB).size();
  }
  return pairs;
}

}  // namespace shinglescope
