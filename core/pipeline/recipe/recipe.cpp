// SPDX-License-Identifier: MIT
#include "core/pipeline/recipe/recipe.h"

#include <algorithm>

#include "core/dataset/source/encoding.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

constexpr Ratio kLowestDefaultFloor{1, 100};

Result<void> requireRange(const char *field, std::uint64_t value, std::uint64_t most) {
  if (value >= 1 && value <= most) return {};
  return badParameter({MessageId::NumberOutOfRange, {field, value, most}});
}

Result<void> requireSimilarity(const char *field, const Ratio &value) {
  const bool isProper = value.denominator > 0 && value.isPositive() && value <= Ratio{1, 1};
  if (isProper) return {};
  return badParameter({MessageId::SimilarityOutOfRange, {field, value.toDecimal()}});
}

Result<void> requireLanguage(const char *field, const std::optional<std::string> &language,
                             const std::vector<std::string> &available) {
  if (!language) return {};
  if (std::find(available.begin(), available.end(), *language) != available.end()) return {};
  std::string list;
  for (const std::string &code : available) list += (list.empty() ? "" : ", ") + code;
  return badParameter(
      {MessageId::LanguageMissing, {field, shortenedForMessage(*language, kMostShownBytes), list}});
}

Result<void> validateFloor(const Recipe &recipe) {
  if (!recipe.floor) return {};
  if (auto proper = requireSimilarity("floor", *recipe.floor); !proper) return proper;
  if (*recipe.floor <= recipe.threshold) return {};
  return badParameter(
      {MessageId::FloorOverThreshold, {recipe.floor->toDecimal(), recipe.threshold.toDecimal()}});
}

Result<void> validateStopShare(const Recipe &recipe) {
  const std::optional<Ratio> &share = recipe.shingle.maxDocumentFrequency;
  if (!share || (*share >= kLeastStopShare && *share <= Ratio{1, 1})) return {};
  return badParameter(
      {MessageId::StopShareOutOfRange, {share->toDecimal(), kLeastStopShare.toDecimal()}});
}

Result<void> validateText(const Recipe &recipe) {
  const PreparationOptions &preparation = recipe.preparation;
  auto language =
      requireLanguage("preparation.stop_words", preparation.stopWords, stopWordLanguages());
  if (!language) return language;
  language = requireLanguage("preparation.stem", preparation.stem, stemmerLanguages());
  if (!language) return language;
  if (auto k = requireRange("shingle.k", recipe.shingle.k, kMaxShingleSize); !k) return k;
  return validateStopShare(recipe);
}

}  // namespace

Ratio Recipe::effectiveFloor() const {
  if (floor) return *floor;
  Ratio lower = threshold;
  if (lower.denominator % 10 != 0) {
    lower.numerator *= 10;
    lower.denominator *= 10;
  }
  const std::uint64_t step = lower.denominator / 5;
  lower.numerator -= std::min(step, lower.numerator);
  return std::min(std::max(lower, kLowestDefaultFloor), threshold);
}

Result<void> validateRecipe(const Recipe &recipe) {
  if (auto text = validateText(recipe); !text) return text;
  if (auto numHashes = requireRange("signature.hashes", recipe.signature.numHashes, kMaxHashes);
      !numHashes)
    return numHashes;
  if (auto bands = requireRange("bands", recipe.bands, kMaxHashes); !bands) return bands;
  if (auto plan = makeBandPlan(recipe.signature.numHashes, recipe.bands); !plan)
    return plan.error();
  if (auto threshold = requireSimilarity("threshold", recipe.threshold); !threshold)
    return threshold;
  return validateFloor(recipe);
}

}  // namespace shinglescope
