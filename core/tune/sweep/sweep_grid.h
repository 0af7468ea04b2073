// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/hash.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/lsh/s_curve.h"
#include "core/shingle/shingle_options.h"
#include "core/signature/signature_options.h"
#include "core/tune/rows/row_sample.h"

namespace shinglescope {

struct Recipe;

/// One point of a grid.
struct SweepSetting {
  HashFunction hash = HashFunction::Fast;
  PermutationScheme scheme = PermutationScheme::Affine;
  std::uint32_t numHashes = 128;
  std::uint32_t bands = 32;
  std::uint32_t k = 5;
  Ratio threshold{8, 10};
  ShingleUnit unit = ShingleUnit::Character;  ///< of k
  bool isByZone = false;                      ///< a zone below the threshold chose the bands

  /// Bands with hashes / bands rows each, rounded down as in the published sources if the bands do
  /// not divide the hashes. 0 rows if there are more bands than hashes.
  BandPlan plan() const { return {bands, numHashes / bands}; }
  /// Hashes that are not in a band; the estimate still uses them.
  std::uint32_t unusedHashes() const { return numHashes % bands; }
  /// False if there are more bands than hashes.
  bool canRun() const { return bands <= numHashes; }
  /// A recipe requires bands that divide the hashes.
  bool canBeAdopted() const { return unusedHashes() == 0 && canRun(); }
  /// True if another setting answers the same question: which pairs are at or above this threshold
  /// with these shingles. Settings of different questions must not be ranked together.
  bool asksTheSame(const SweepSetting &other) const {
    return k == other.k && unit == other.unit && threshold == other.threshold;
  }
  bool operator==(const SweepSetting &) const = default;
};

/// A tolerance zone below each threshold, which chooses the bands for each number of hashes: the
/// plan that is closest to P(threshold - width) = p1 and P(threshold) = p2
/// (core/lsh/tolerance_zone.h). The defaults are those of the plagiarism report.
struct SweepZone {
  Ratio width{5, 100};
  Ratio p1{65, 100};
  Ratio p2{95, 100};
  bool operator==(const SweepZone &) const = default;
};

/// Which settings of a grid are tried.
enum class SweepSearch : std::uint8_t {
  Grid,    ///< all
  Random,  ///< some, each set of them equally likely
  /// All or some on a small sample; the better half of those that answer the same question on a
  /// sample twice as large, and so on up to the whole sample (successive halving: Jamieson and
  /// Talwalkar, Non-stochastic best arm identification and hyperparameter optimization, 2016).
  Halving
};

/// The settings that a sweep tries: every combination of the lists, on samples of the rows. The
/// defaults are the published grid of 432 settings.
struct SweepGrid {
  std::vector<HashFunction> hash{HashFunction::Xxh32, HashFunction::Murmur3, HashFunction::FarmHash,
                                 HashFunction::Sha1};
  std::vector<PermutationScheme> permutations{PermutationScheme::Affine};
  std::vector<std::uint32_t> numHashes{100, 200, 500};
  std::vector<std::uint32_t> bands{2, 5, 10, 20};  ///< may be empty if there is a zone
  std::optional<SweepZone> zone = {};
  std::vector<std::uint32_t> k{1, 2, 5};
  std::optional<ShingleUnit> unit = {};  ///< of k; none: that of the recipe
  std::vector<Ratio> thresholds{{8, 10}, {9, 10}, {95, 100}};
  std::uint64_t rows = 4000;     ///< of a sample; all rows if there are fewer
  std::uint32_t samples = 1;     ///< each with its own rows and its own permutations
  std::uint64_t sampleSeed = 1;  ///< for the rows; the recipe has the one for permutations
  /// Partners are determined with the first of `k`, at or above the lowest of `thresholds`.
  RowsDrawn drawn = RowsDrawn::Any;
  SweepSearch search = SweepSearch::Grid;
  std::uint32_t tries = 0;  ///< settings to draw at random with sampleSeed; 0: all of them

  std::uint64_t settingCount() const {
    return std::uint64_t{hash.size()} * permutations.size() * numHashes.size() *
           (bands.size() + (zone ? 1 : 0)) * k.size() * thresholds.size();
  }
};

inline constexpr std::array kSweepSearchNames = {NamedChoice{"grid", SweepSearch::Grid},
                                                 NamedChoice{"random", SweepSearch::Random},
                                                 NamedChoice{"halving", SweepSearch::Halving}};

inline constexpr std::uint64_t kMostSweepSettings = 100'000;
inline constexpr std::uint32_t kMostSweepSamples = 1000;

/// Errors: BadParameter for an empty list, a value out of range, or too many settings.
Result<void> validateGrid(const SweepGrid &grid);

/// All settings: by k, hash function, permutations, hashes, bands, threshold, each in the grid's
/// order; the bands of the zone follow the others. Includes settings whose bands do not divide the
/// hashes. `unit` is that of the recipe, for a grid without one.
std::vector<SweepSetting> settingsOf(const SweepGrid &grid, ShingleUnit unit);

/// Returns a grid around a recipe: its unit, k, hash function, permutations and threshold; half its
/// number of hashes, the same number and double; every number of bands that divides its hashes into
/// at most 16 rows.
SweepGrid gridAround(const Recipe &recipe);

/// Parses a grid: a JSON object with any of the lists `hash`, `permutations`, `hashes`, `bands`,
/// `k`, `threshold`, the numbers `rows`, `samples`, `sample_seed`, `tries`, the choices `drawn`,
/// `unit` and `search`, and the object `zone`. Missing
/// members keep their value from `start`. Errors: BadParameter if the text is not JSON, has an
/// unknown key or a wrong value, or does not validate.
Result<SweepGrid> gridFromJson(std::string_view json, SweepGrid start = {});
Result<SweepGrid> loadGrid(const std::string &path, const SweepGrid &start = {});
/// Writes indented JSON that gridFromJson() reads.
std::string gridToJson(const SweepGrid &grid);

}  // namespace shinglescope
