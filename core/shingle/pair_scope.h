// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/row_scope.h"
#include "core/shingle/text_classes.h"

namespace shinglescope {

/// The texts that may form a pair: a RowScope applied to classes of rows, which never cross it.
/// Immutable once built.
struct PairScope {
  static constexpr std::uint32_t kNoReference = std::numeric_limits<std::uint32_t>::max();

  std::vector<std::uint32_t> labels;  ///< of each text; empty if not needed
  /// Texts from this one on belong to the reference: rows of a file come first.
  std::uint32_t firstReference = kNoReference;

  bool isEverything() const { return labels.empty() && firstReference == kNoReference; }
  bool hasReference() const { return firstReference != kNoReference; }
  bool mayPair(std::uint32_t a, std::uint32_t b) const {
    if (!labels.empty() && labels[a] != labels[b]) return false;
    return !hasReference() || (a < firstReference) != (b < firstReference);
  }
};

/// Returns the scope of the texts of these rows. Two texts have the same label exactly if the
/// relevant cells of their rows are equal. O(texts). Cancelled.
Result<PairScope> makePairScope(const RowScope &scope, const TextClasses &classes,
                                const RunContext &context);

}  // namespace shinglescope
