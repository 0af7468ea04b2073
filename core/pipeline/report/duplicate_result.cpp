// SPDX-License-Identifier: MIT
#include "core/pipeline/report/duplicate_result.h"

#include "core/cluster/clusterer.h"

namespace shinglescope {

Ratio lowestKept(const DuplicateResult &result) {
  return result.report.engine == "exact" ? result.recipe().threshold
                                         : result.recipe().effectiveFloor();
}

Result<std::vector<Group>> groupsAt(const DuplicateResult &result, const Ratio &threshold,
                                    const RunContext &context) {
  if (result.firstReference) return std::vector<Group>{};
  const Recipe &recipe = result.recipe();
  const GroupingInput input{
      result.classes,      result.sets,   result.pairs, threshold, recipe.signature.numHashes,
      recipe.verification, recipe.measure};
  return makeGroups(input, context);
}

double decidingSimilarity(const ScoredPair &pair, const Recipe &recipe) {
  if (pair.isVerified()) return pair.similarity();
  return static_cast<double>(pair.equalPositions) / recipe.signature.numHashes;
}

bool isPairAtLeast(const ScoredPair &pair, const Recipe &recipe, const Ratio &threshold) {
  return isScoreAtLeast(pair, recipe.signature.numHashes, threshold);
}

bool isDuplicateClass(const DuplicateResult &result, TextId text) {
  return !result.firstReference && result.classes.rowsOf(text).size() > 1 &&
         result.classes.hasShingles(text);
}

std::uint64_t countRowPairs(const DuplicateResult &result, const Ratio &threshold) {
  std::uint64_t pairs = 0;
  for (std::uint32_t text = 0; text < result.classes.textCount(); ++text) {
    if (isDuplicateClass(result, TextId{text})) pairs += result.classes.rowPairsWithin({text});
  }
  for (const ScoredPair &pair : result.pairs) {
    if (isPairAtLeast(pair, result.recipe(), threshold))
      pairs += result.classes.rowPairsOf(pair.textA, pair.textB);
  }
  return pairs;
}

std::vector<std::uint64_t> referenceMatches(const DuplicateResult &result) {
  std::vector<std::uint64_t> matches(result.firstReference.value_or(0));
  if (matches.empty()) return matches;
  std::vector<std::uint64_t> ofText(result.classes.textCount());
  for (const ScoredPair &pair : result.pairs) {
    if (isPairAtLeast(pair, result.recipe(), result.recipe().threshold))
      ofText[pair.textA.value] += result.classes.rowsOf(pair.textB).size();
  }
  for (std::uint32_t row = 0; row < matches.size(); ++row)
    matches[row] = ofText[result.classes.textOf(RecordId{row}).value];
  return matches;
}

std::uint64_t countRowsWithPartner(const DuplicateResult &result, std::uint32_t secondTable) {
  const TextClasses &classes = result.classes;
  std::vector<bool> isMatched(classes.textCount());
  const auto hasSecond = [&](TextId text) { return classes.rowsOf(text).back() >= secondTable; };
  for (std::uint32_t text = 0; text < classes.textCount(); ++text)
    isMatched[text] = isDuplicateClass(result, {text}) && hasSecond({text});
  for (const ScoredPair &pair : result.pairs) {
    if (!isPairAtLeast(pair, result.recipe(), result.recipe().threshold)) continue;
    if (hasSecond(pair.textB)) isMatched[pair.textA.value] = true;
    if (hasSecond(pair.textA)) isMatched[pair.textB.value] = true;
  }
  std::uint64_t rows = 0;
  for (std::uint32_t row = 0; row < secondTable; ++row)
    rows += isMatched[classes.textOf(RecordId{row}).value] ? 1U : 0U;
  return rows;
}

}  // namespace shinglescope
