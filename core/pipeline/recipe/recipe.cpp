// SPDX-License-Identifier: MIT
#include "core/pipeline/recipe/recipe.h"

#include <algorithm>
#include <set>

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

/// Minima estimate the Jaccard similarity. Their estimate of a containment is too rough to decide.
Result<void> validateMeasure(const Recipe &recipe) {
  const auto least =
      requireRange("least_shingles", recipe.measure.leastShingles, kMostLeastShingles);
  if (!least || !recipe.measure.isContainment()) return least;
  if (recipe.verification == Verification::Exact) return {};
  return badParameter({MessageId::ContainmentIsExact, {}});
}

Result<void> validateStopShare(const Recipe &recipe) {
  const std::optional<Ratio> &share = recipe.shingle.maxDocumentFrequency;
  if (!share || (*share >= kLeastStopShare && *share <= Ratio{1, 1})) return {};
  return badParameter(
      {MessageId::StopShareOutOfRange, {share->toDecimal(), kLeastStopShare.toDecimal()}});
}

Result<void> validateAgainst(const Recipe &recipe) {
  if (!recipe.against) return {};
  const std::vector<ColumnPair> &columns = recipe.against->columns;
  if (columns.size() > kMostMatchedColumns)
    return badParameter({MessageId::TooManyMatchedColumns, {columns.size(), kMostMatchedColumns}});
  std::set<std::string_view> known;
  for (const ColumnPair &pair : columns) {
    if (pair.first.empty() || pair.second.empty())
      return badParameter({MessageId::MatchedColumnEmpty, {}});
    if (!known.insert(pair.first).second)
      return badParameter(
          {MessageId::ColumnMatchedTwice, {shortenedForMessage(pair.first, kMostShownBytes)}});
  }
  return {};
}

Result<void> validateText(const Recipe &recipe) {
  const PreparationOptions &preparation = recipe.preparation;
  auto language =
      requireLanguage("preparation.stop_words", preparation.stopWords, stopWordLanguages());
  if (!language) return language;
  language = requireLanguage("preparation.stem", preparation.stem, stemmerLanguages());
  if (!language) return language;
  if (auto k = requireRange("shingle.k", recipe.shingle.k, kMaxShingleSize); !k) return k;
  if (auto words = validateWords(preparation, recipe.shingle); !words) return words;
  return validateStopShare(recipe);
}

/// Returns whether a text is still divided at the separator after its preparation.
Result<bool> keepsSeparator(const PreparationOptions &preparation, const std::string &separator) {
  auto preparer = TextPreparer::create(preparation);
  if (!preparer) return preparer.error();
  const std::string text = "word" + separator + "word";
  const std::string_view prepared = preparer->prepare(text);
  return prepared.find(separator) != std::string_view::npos;
}

}  // namespace

Result<void> validateWords(const PreparationOptions &preparation, const ShingleOptions &shingle) {
  const std::string &separator = shingle.wordSeparator;
  if (shingle.unit != ShingleUnit::Word) {
    if (shingle.foldsRareWords())
      return badParameter({MessageId::WordsNeeded, {"shingle.rare_words"}});
    if (!separator.empty())
      return badParameter({MessageId::WordsNeeded, {"shingle.word_separator"}});
    return {};
  }
  if (shingle.minDocumentFrequency > kMostRareRows)
    return requireRange("shingle.rare_words", shingle.minDocumentFrequency, kMostRareRows);
  if (separator.empty()) return {};
  if (separator.size() > kMostSeparatorBytes || !isValidUtf8(separator))
    return badParameter({MessageId::SeparatorTooLong,
                         {shortenedForMessage(separator, kMostShownBytes), kMostSeparatorBytes}});
  const auto keeps = keepsSeparator(preparation, separator);
  if (!keeps) return keeps.error();
  if (*keeps) return {};
  return badParameter(
      {MessageId::SeparatorNotKept, {shortenedForMessage(separator, kMostShownBytes)}});
}

RecipeZone RecipeZone::of(const ToleranceZone &zone) {
  return {ratioFromDouble(zone.d1), ratioFromDouble(zone.d2), ratioFromDouble(zone.p1),
          ratioFromDouble(zone.p2), zone.minHashes,           zone.maxHashes};
}

ToleranceZone RecipeZone::toleranceZone() const {
  return {d1.toDouble(), d2.toDouble(), p1.toDouble(), p2.toDouble(), minHashes, maxHashes};
}

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
  if (recipe.zone)
    if (auto zone = checkZone(recipe.zone->toleranceZone()); !zone) return zone;
  if (auto measure = validateMeasure(recipe); !measure) return measure;
  if (auto threshold = requireSimilarity("threshold", recipe.threshold); !threshold)
    return threshold;
  if (auto floor = validateFloor(recipe); !floor) return floor;
  return validateAgainst(recipe);
}

}  // namespace shinglescope
