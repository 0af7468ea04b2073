// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lesson/model/lesson_tables.h"

namespace shinglescope {

/// The kind of a row of the matrix for two documents.
enum class RowKind : std::uint8_t { Neither, One, Both };

/// The rows of the matrix by kind. The two documents agree in a random permutation exactly if the
/// first row that is in either of them is in both, and each of these rows is equally likely to come
/// first: P(equal minima) = both / (both + one), their Jaccard similarity (A. Broder, On the
/// resemblance and containment of documents, 1997).
struct RowKinds {
  std::vector<RowKind> ofRow;  ///< by row of the matrix
  std::uint32_t both = 0;
  std::uint32_t one = 0;
  std::uint32_t neither = 0;

  std::uint32_t either() const { return both + one; }
};

/// O(rows).
RowKinds rowKindsOf(const LessonTables &tables, const LessonPair &pair);

/// Returns the place in `order` of the first row that is in either document; order.size() without
/// one. `order` contains rows of the matrix. O(rows).
std::size_t decidingPlace(const RowKinds &kinds, std::span<const std::uint32_t> order);

/// Returns a random permutation of the rows, which depends on the seed and on `which`. O(rows).
std::vector<std::uint32_t> shuffledOrder(std::size_t rows, std::uint64_t seed, std::uint64_t which);

/// Tries `count` permutations from the number `first` on. Returns how many of them, up to and
/// including each, had equal minima. A pure function of its arguments. O(rows * count). Cancelled.
Result<std::vector<std::uint32_t>> countEqualMinima(const RowKinds &kinds, std::uint64_t seed,
                                                    std::uint64_t first, std::uint32_t count,
                                                    const RunContext &context);

}  // namespace shinglescope
