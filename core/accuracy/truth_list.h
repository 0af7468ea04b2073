// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/review/labels/pair_file.h"
#include "core/tune/rows/known_pairs.h"

namespace shinglescope {

/// What a list of pairs is taken for.
enum class TruthMeaning : std::uint8_t {
  Guessed,   ///< labels if it has a column of labels, otherwise all matches
  Complete,  ///< all matches
  Labels     ///< labels of some pairs
};

/// A list of matches or labels as the truth.
struct TruthList {
  std::shared_ptr<const LabelledPairs> known;
  NamedPairs list;  ///< with the lines that are not used
};

/// Reads a list of pairs in any format that a table can have. Undecided labels are left out.
/// With `onlyAcross`, pairs within one of two tables are set aside.
/// Errors: those of readPairTable(); Format if there is no pair, or no column of labels although
/// the list is to be labels; Cancelled.
Result<TruthList> readTruthList(const std::string &path, const PairTarget &target,
                                TruthMeaning meaning, const RunContext &context,
                                bool onlyAcross = false);

}  // namespace shinglescope
