// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/lsh/band_plan.h"
#include "core/shingle/shingle_options.h"
#include "core/signature/signature_options.h"
#include "core/text/preparation_options.h"
#include "core/verify/scored_pair.h"

namespace shinglescope {

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
  Ratio threshold{8, 10};
  std::optional<Ratio> floor;  ///< the lowest score that is kept; see effectiveFloor()
  Verification verification = Verification::Exact;
  PairsWanted pairs = PairsWanted::All;

  BandPlan bandPlan() const { return {bands, signature.numHashes / bands}; }
  /// The floor. The default is the threshold - 0.2, at least 0.01 and at most the threshold.
  Ratio effectiveFloor() const;
  bool operator==(const Recipe &) const = default;
};

/// Bounds the time for a text; kMaxHashes bounds the signature.
inline constexpr std::uint32_t kMaxShingleSize = 1000;

/// Rarer shingles are not boilerplate, and counting them all takes memory.
inline constexpr Ratio kLeastStopShare{1, 1000};

/// Errors: BadParameter with a sentence that names the field, its value and the remedy. Does not
/// check columns, which are resolved against a data set.
Result<void> validateRecipe(const Recipe &recipe);

/// Writes indented JSON with version and engine; the order of keys is fixed.
std::string recipeToJson(const Recipe &recipe);
/// Errors: BadParameter if the text is not JSON, has an unknown key, a value of the wrong type or a
/// newer version, or does not validate.
Result<Recipe> recipeFromJson(std::string_view json);
Result<Recipe> loadRecipe(const std::string &path);

/// A predefined recipe and a sentence about its purpose.
struct Preset {
  std::string name;                   ///< "default", "kijiji", "news", "raw", "lesson", "names"
  MessageId title = MessageId::None;  ///< "Listings (Kijiji)"
  MessageId use = MessageId::None;
  Recipe recipe;
};
const std::vector<Preset> &presets();
/// Errors: BadParameter, which names the existing presets.
Result<Recipe> presetRecipe(std::string_view name);

}  // namespace shinglescope
