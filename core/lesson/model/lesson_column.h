// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/hash.h"
#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lesson/model/lesson_row.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// Rows to which one function gives the same number.
struct RepeatedValue {
  std::uint32_t value = 0;
  std::vector<std::uint32_t> rows;
};

/// A column of numbers for the rows, and the order that they define.
struct LessonColumn {
  std::optional<ModularPermutation> function;  ///< none for other numbers, or if changed manually
  std::vector<std::uint32_t> values;           ///< by row
  std::vector<std::uint32_t> order;            ///< rows by ascending value, ties by row
  std::vector<RepeatedValue> repeats;          ///< empty for a permutation
  bool isChanged = false;                      ///< the order was changed manually
  std::optional<ModularPermutation> replaced;  ///< the function before that
  std::uint32_t offeredPrime = 0;  ///< a prime that makes it a permutation; 0: not needed or none

  /// The number of rows with a smaller value, plus 1. O(log rows).
  std::uint32_t positionOf(std::uint32_t value) const;
  /// The first row in the order with at least this value. O(log rows).
  std::uint32_t rowOf(std::uint32_t value) const;
};

/// Shuffles by Fisher and Yates' method. O(items).
void shuffle(std::span<std::uint32_t> items, SplitMix64 &random);

/// The smallest prime that is at least `number`. O(sqrt(n)) for each number n that is tested.
std::uint32_t nextPrime(std::uint32_t number);

/// Builds one column for each hash: the given ones, then those drawn by the seed; orders that were
/// changed manually replace them. Errors:
/// BadParameter, which names the wrong field, such as a row that the lesson does not contain;
/// Cancelled. O(rows log rows * hashes).
Result<std::vector<LessonColumn>> makeLessonColumns(const PermutationSpec &spec,
                                                    std::span<const LessonRow> rows,
                                                    const RunContext &context = {});

/// Computes the signature of each document: the smallest number of its rows in every column, or
/// SignatureMatrix::kEmptyValue without a row. Cancelled. O(documents * rows * hashes).
Result<std::vector<std::vector<std::uint32_t>>> signaturesBy(std::span<const LessonColumn> columns,
                                                             std::span<const LessonRow> rows,
                                                             std::size_t documents,
                                                             const RunContext &context);

}  // namespace shinglescope
