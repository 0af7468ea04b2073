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

/// Every parameter of a run. The same recipe, seed and data give the same bytes
/// on any machine. JSON both ways; docs/recipe.md describes the format.
struct Recipe {
  std::string name;                  ///< of the preset that it came from, or empty
  std::vector<std::string> compare;  ///< column names as Dataset::findColumn takes them
  std::optional<std::string> id;     ///< column shown as the row's own id
  std::vector<std::string>
      same;  ///< columns whose cells the rows of a pair share, letter by letter
  PreparationOptions preparation;
  ShingleOptions shingle;
  SignatureOptions signature;
  std::uint32_t bands = 32;  ///< divides signature.hashes
  Ratio threshold{8, 10};
  std::optional<Ratio> floor;  ///< scores are kept down to it; see effectiveFloor()
  Verification verification = Verification::Exact;
  PairsWanted pairs = PairsWanted::All;

  BandPlan bandPlan() const { return {bands, signature.hashes / bands}; }
  /// The floor, or by default the threshold - 0.2, at least 0.01 and never over
  /// the threshold.
  Ratio effectiveFloor() const;
  bool operator==(const Recipe &) const = default;
};

/// Keeps the time for a text within bounds; kMaxHashes limits the signature.
inline constexpr std::uint32_t kMaxShingleSize = 1000;

/// Rarer shingles are no boilerplate, and to count them all takes memory.
inline constexpr Ratio kLeastStopShare{1, 1000};

/// BadParameter with a sentence that names the field, its value and the mend.
/// Does not look at the columns: those are resolved against a data set.
Result<void> validateRecipe(const Recipe &recipe);

/// Pretty JSON, with version and engine; keys in a fixed order.
std::string recipeToJson(const Recipe &recipe);
/// BadParameter where the text is not JSON, has an unknown key, a value of the
/// wrong kind, a newer version, or does not validate.
Result<Recipe> recipeFromJson(std::string_view json);
Result<Recipe> loadRecipe(const std::string &path);

/// A ready recipe and the sentence that says what it is for.
struct Preset {
  std::string name;                   ///< "default", "kijiji", "news", "raw", "lesson", "names"
  MessageId title = MessageId::None;  ///< "Listings (Kijiji)"
  MessageId use = MessageId::None;
  Recipe recipe;
};
const std::vector<Preset> &presets();
/// BadParameter names the presets that there are.
Result<Recipe> presetRecipe(std::string_view name);

}  // namespace shinglescope
