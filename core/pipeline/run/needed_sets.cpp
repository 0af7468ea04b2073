#include "core/pipeline/run/needed_sets.h"

#include <vector>

#include "core/cluster/text_components.h"

namespace shinglescope {
namespace {

std::uint64_t setBytesOf(const SetsNeeded &needed, std::uint32_t text) {
  return 2 * sizeof(std::uint64_t) * (std::uint64_t{needed.occurrences[text]} + 1);
}

/// The texts whose sets are compared with each other.
Result<std::vector<std::uint32_t>> comparedTexts(const SetsNeeded &needed,
                                                 const RunContext &context) {
  const ShingleSets none;
  const GroupingInput grouping{needed.classes,
                               none,
                               needed.pairs,
                               needed.recipe.threshold,
                               needed.recipe.signature.hashes,
                               needed.recipe.verification};
  const auto components = connectTexts(grouping, {}, context);
  if (!components) return components.error();
  return textsToCompare(grouping, *components);
}

}  // namespace

Result<ShingleSets> makeNeededSets(const SetsNeeded &needed, const RunContext &context) {
  const RunContext quiet = quietly(context);
  const auto texts = comparedTexts(needed, quiet);
  if (!texts) return texts.error();
  std::uint64_t bytes = 0;
  for (const std::uint32_t text : *texts) bytes += setBytesOf(needed, text);
  if (bytes > needed.resultBytes)
    return errorOf(ErrorCode::Limit, {MessageId::GroupSetsOverMemory, {texts->size()}});
  auto subset = makeTextSubset(needed.input, needed.classes, *texts, {true, false}, quiet);
  if (!subset) return subset.error();
  return std::move(subset->sets);
}

}  // namespace shinglescope
