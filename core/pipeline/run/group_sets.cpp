// SPDX-License-Identifier: MIT
#include "core/pipeline/run/group_sets.h"

#include "core/cluster/text_components.h"

namespace shinglescope {

Result<std::vector<std::uint32_t>> textsThatGroupsCompare(const TextClasses &classes,
                                                          std::span<const ScoredPair> pairs,
                                                          const Recipe &recipe,
                                                          const RunContext &context) {
  const ShingleSets none;
  const GroupingInput grouping{
      classes,       none, pairs, recipe.threshold, recipe.signature.numHashes, recipe.verification,
      recipe.measure};
  const auto components = connectTexts(grouping, {}, quietly(context));
  if (!components) return components.error();
  return textsToCompare(grouping, *components);
}

}  // namespace shinglescope
