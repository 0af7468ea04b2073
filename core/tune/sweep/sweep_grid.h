// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/hash.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/lsh/s_curve.h"
#include "core/signature/signature_options.h"
#include "core/tune/rows/row_sample.h"

namespace shinglescope {

/// One point of a grid.
struct SweepSetting {
  HashFunction hash = HashFunction::Fast;
  PermutationScheme scheme = PermutationScheme::Affine;
  std::uint32_t numHashes = 128;
  std::uint32_t bands = 32;
  std::uint32_t k = 5;  ///< words or characters, as in the recipe
  Ratio threshold{8, 10};

  /// Bands with hashes / bands rows each, rounded down as in the published sources if the bands do
  /// not divide the hashes. 0 rows if there are more bands than hashes.
  BandPlan plan() const { return {bands, numHashes / bands}; }
  /// Hashes that are not in a band; the estimate still uses them.
  std::uint32_t unusedHashes() const { return numHashes % bands; }
  /// False if there are more bands than hashes.
  bool canRun() const { return bands <= numHashes; }
  /// A recipe requires bands that divide the hashes.
  bool canBeAdopted() const { return unusedHashes() == 0 && canRun(); }
};

/// The settings that a sweep tries: every combination of the lists, on samples of the rows. The
/// defaults are the published grid of 432 settings.
struct SweepGrid {
  std::vector<HashFunction> hash{HashFunction::Xxh32, HashFunction::Murmur3, HashFunction::FarmHash,
                                 HashFunction::Sha1};
  std::vector<PermutationScheme> permutations{PermutationScheme::Affine};
  std::vector<std::uint32_t> numHashes{100, 200, 500};
  std::vector<std::uint32_t> bands{2, 5, 10, 20};
  std::vector<std::uint32_t> k{1, 2, 5};
  std::vector<Ratio> thresholds{{8, 10}, {9, 10}, {95, 100}};
  std::uint64_t rows = 4000;     ///< of a sample; all rows if there are fewer
  std::uint32_t samples = 1;     ///< each with its own rows and its own permutations
  std::uint64_t sampleSeed = 1;  ///< for the rows; the recipe has the one for permutations
  /// Partners are determined with the first of `k`, at or above the lowest of `thresholds`.
  RowsDrawn drawn = RowsDrawn::Any;

  std::uint64_t settingCount() const {
    return std::uint64_t{hash.size()} * permutations.size() * numHashes.size() * bands.size() *
           k.size() * thresholds.size();
  }
};

inline constexpr std::uint64_t kMostSweepSettings = 100'000;
inline constexpr std::uint32_t kMostSweepSamples = 1000;

/// Errors: BadParameter for an empty list, a value out of range, or too many settings.
Result<void> validateGrid(const SweepGrid &grid);

/// All settings: by k, hash function, permutations, hashes, bands, threshold, each in the grid's
/// order. Includes settings whose bands do not divide the hashes.
std::vector<SweepSetting> settingsOf(const SweepGrid &grid);

/// Parses a grid: a JSON object with any of the lists `hash`, `permutations`, `hashes`, `bands`,
/// `k`, `threshold`, the numbers `rows`, `samples`, `sample_seed` and the choice `drawn`. Missing
/// members keep their value from `start`. Errors: BadParameter if the text is not JSON, has an
/// unknown key or a wrong value, or does not validate.
Result<SweepGrid> gridFromJson(std::string_view json, SweepGrid start = {});
Result<SweepGrid> loadGrid(const std::string &path);
/// Writes indented JSON that gridFromJson() reads.
std::string gridToJson(const SweepGrid &grid);

}  // namespace shinglescope
