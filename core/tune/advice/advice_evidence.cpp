// SPDX-License-Identifier: MIT
#include "core/tune/advice/advice_evidence.h"

namespace shinglescope {

Result<AdviceEvidence> gatherEvidence(const ExactSets &texts, const Ratio &threshold,
                                      const RunContext &context) {
  if (auto banded = checkUsesBands(texts.recipe); !banded) return banded.error();
  AdviceEvidence evidence;
  evidence.texts = &texts;
  evidence.shingles = texts.sets().values.size();
  for (const std::uint32_t text : texts.classes().emptyTexts)
    evidence.emptyRows += texts.classes().rowsOf(TextId{text}).size();
  constexpr std::size_t kFewShingles = 2;
  for (const std::uint32_t text : texts.withShingles)
    if (texts.sets()[TextId{text}].size() <= kFewShingles) ++evidence.fewShingles;
  auto pairs = findTruePairs(texts, {threshold, {}}, {}, context);
  if (!pairs) return pairs.error();
  evidence.pairs = *std::move(pairs);
  const auto numbered = NumberedSets::build(texts.sets(), quietly(context));
  if (!numbered) return numbered.error();
  auto profile = SimilarityProfile::make(texts, *numbered, {}, context);
  if (!profile) return profile.error();
  evidence.profile = *profile;
  evidence.meanSimilarity = evidence.profile.meanSimilarity();
  return evidence;
}

}  // namespace shinglescope
