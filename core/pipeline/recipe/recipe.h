// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/dataset/table/column_match.h"
#include "core/lsh/band_plan.h"
#include "core/lsh/tolerance_zone.h"
#include "core/shingle/shingle_options.h"
#include "core/signature/signature_options.h"
#include "core/text/preparation_options.h"
#include "core/verify/measure.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

/// How a second table is compared, whichever files the two are.
struct AgainstRecipe {
  std::vector<ColumnPair> columns;  ///< those that are called differently in the second table
  bool hasPairsWithin = false;      ///< rows of one table form pairs too
  bool operator==(const AgainstRecipe &) const = default;
};

/// The zone from which hashes and bands are chosen if a recipe file has none: see recipeFromJson().
/// Decimal fractions, so that a file keeps them as they are.
struct RecipeZone {
  Ratio d1{75, 100};
  Ratio d2{80, 100};
  Ratio p1{65, 100};
  Ratio p2{95, 100};
  std::uint32_t minHashes = 1;
  std::uint32_t maxHashes = 128;

  static RecipeZone of(const ToleranceZone &zone);
  ToleranceZone toleranceZone() const;
  bool operator==(const RecipeZone &) const = default;
};

/// Every parameter of a run. The same recipe, seed and data give the same bytes on any machine.
/// docs/recipe.md describes its JSON format.
struct Recipe {
  std::string name;                  ///< of its original preset, or empty
  std::vector<std::string> compare;  ///< column names in the syntax of Dataset::findColumn
  std::optional<std::string> id;     ///< column shown as the row's own id
  std::vector<std::string>
      same;  ///< columns in which the rows of a pair must be equal, byte by byte
  PreparationOptions preparation;
  ShingleOptions shingle;
  SignatureOptions signature;
  std::uint32_t bands = 32;  ///< divides signature.hashes
  /// Where the hashes and bands came from, or would come from; a run uses only these.
  std::optional<RecipeZone> zone;
  Measure measure;
  Ratio threshold{8, 10};
  std::optional<Ratio> floor;  ///< the lowest score that is kept; see effectiveFloor()
  Verification verification = Verification::Exact;
  PairsWanted pairs = PairsWanted::All;
  /// Only for reading two tables: the search itself takes their rows already joined.
  std::optional<AgainstRecipe> against;

  BandPlan bandPlan() const { return {bands, signature.numHashes / bands}; }
  /// What makes two sets similar.
  SimilarityBound bound() const { return {threshold, measure}; }
  /// The floor. The default is the threshold - 0.2, at least 0.01 and at most the threshold.
  Ratio effectiveFloor() const;
  bool operator==(const Recipe &) const = default;
};

/// Bounds the time for a text; kMaxHashes bounds the signature.
inline constexpr std::uint32_t kMaxShingleSize = 1000;

/// The upper bound of Measure::leastShingles.
inline constexpr std::uint32_t kMostLeastShingles = 1'000'000;

/// The upper bound of AgainstRecipe::columns.
inline constexpr std::size_t kMostMatchedColumns = 1000;

/// The upper bound of ShingleOptions::minDocumentFrequency.
inline constexpr std::uint32_t kMostRareRows = 1'000'000;

/// The upper bound of the bytes of ShingleOptions::wordSeparator.
inline constexpr std::size_t kMostSeparatorBytes = 32;

/// Rarer shingles are not boilerplate, and counting them all takes memory.
inline constexpr Ratio kLeastStopShare{1, 1000};

/// Checks what rare words and separators require: shingles of words, and a separator that the
/// preparation leaves as it is. Errors: BadParameter.
Result<void> validateWords(const PreparationOptions &preparation, const ShingleOptions &shingle);

/// Errors: BadParameter with a sentence that names the field, its value and the remedy. Does not
/// check columns, which are resolved against a data set.
Result<void> validateRecipe(const Recipe &recipe);

/// Writes indented JSON with version and engine; the order of keys is fixed.
std::string recipeToJson(const Recipe &recipe);
/// Errors: BadParameter if the text is not JSON, has an unknown key, a value of the wrong type or a
/// newer version, or does not validate. A recipe with a zone and without bands gets the closest
/// plan that keeps the zone, of the zone's range of hashes or, if it has signature.hashes, of so
/// many; BadParameter if no plan keeps the zone.
Result<Recipe> recipeFromJson(std::string_view json);
Result<Recipe> loadRecipe(const std::string &path);

/// A predefined recipe and a sentence about its purpose.
struct Preset {
  std::string name;  ///< "default", "kijiji", "news", "raw", "lesson", "names", "excerpts"
  MessageId title = MessageId::None;  ///< "Listings (Kijiji)"
  MessageId use = MessageId::None;
  Recipe recipe;
};
const std::vector<Preset> &presets();
/// Errors: BadParameter, which names the existing presets.
Result<Recipe> presetRecipe(std::string_view name);

}  // namespace shinglescope
