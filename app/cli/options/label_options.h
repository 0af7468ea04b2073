// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

namespace shinglescope {

/// The lists of pairs and labels of other programs, of `pairs` and `review`.
struct LabelOptions {
  std::optional<std::string> pairsPath;   ///< of `pairs`: the list
  bool isThresholdGiven = false;          ///< of `pairs`; otherwise all pairs are at or above it
  std::optional<std::string> importPath;  ///< of `review`: labels to import
  std::optional<std::string> exportPath;  ///< of `review`: labels to write
  std::optional<std::string> unusedPath;  ///< output: the lines that are not used
};

}  // namespace shinglescope
