// SPDX-License-Identifier: MIT
#include "core/tune/comparison/pair_estimates.h"

#include "core/signature/min_hasher.h"
#include "core/verify/verifier.h"

namespace shinglescope {

Result<PairEstimates> estimatePair(const ExactSets &texts, RecordId a, RecordId b,
                                   std::span<const std::uint32_t> numHashes, std::uint32_t seeds,
                                   const RunContext &context) {
  for (const RecordId row : {a, b}) {
    if (row.value >= texts.dataset->rowCount())
      return badParameter({MessageId::RowOutOfRange, {row.value, texts.dataset->rowCount() - 1}});
    if (!texts.classes().hasShingles(texts.classes().textOf(row)))
      return badParameter({MessageId::PairRowWithoutShingle, {row.value}});
  }
  const TextId textA = texts.classes().textOf(a), textB = texts.classes().textOf(b);
  PairEstimates found;
  ScoredPair exact{textA, textB};
  scoreOnSets(texts.sets(), Measure(), exact);
  found.intersection = exact.intersection;
  found.unionSize = exact.whole;
  const std::vector<std::uint32_t> chosen =
      textA == textB ? std::vector{textA.value}
                     : std::vector{std::min(textA, textB).value, std::max(textA, textB).value};
  SignatureOptions options = texts.recipe.signature;
  for (const std::uint32_t count : numHashes) {
    options.numHashes = count;
    for (std::uint32_t i = 0; i < seeds; ++i) {
      options.seed = texts.recipe.signature.seed + i;
      const auto made = signTexts(texts, options, chosen, quietlyAlone(context));
      if (!made) return made.error();
      const auto last = static_cast<std::uint32_t>(chosen.size() - 1);
      found.estimates.push_back(
          {options.seed, count,
           equalPositions(made->signatures[TextId{0}], made->signatures[TextId{last}])});
    }
  }
  return found;
}

}  // namespace shinglescope
