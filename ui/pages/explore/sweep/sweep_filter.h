// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/tune/sweep/sweep_grid.h"

namespace shinglescope {

/// A filter on the settings of a sweep: one value of each list, or all. Plain data.
struct SweepFilter {
  std::optional<HashFunction> hash = {};
  std::optional<PermutationScheme> scheme = {};
  std::optional<std::uint32_t> numHashes = {};
  std::optional<std::uint32_t> bands = {};
  std::optional<std::uint32_t> k = {};
  std::optional<Ratio> threshold = {};
  bool isAdoptableOnly = false;

  bool accepts(const SweepSetting &setting) const {
    const auto fits = [](const auto &wanted, const auto &value) {
      return !wanted || *wanted == value;
    };
    return fits(hash, setting.hash) && fits(scheme, setting.scheme) &&
           fits(numHashes, setting.numHashes) && fits(bands, setting.bands) && fits(k, setting.k) &&
           fits(threshold, setting.threshold) && (!isAdoptableOnly || setting.canBeAdopted());
  }
  bool operator==(const SweepFilter &) const = default;
};

}  // namespace shinglescope
