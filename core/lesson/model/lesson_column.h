#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lesson/model/lesson_row.h"
#include "core/lesson/model/lesson_spec.h"

namespace shinglescope {

/// Rows to which one map gives the same number.
struct RepeatedValue {
  std::uint32_t value = 0;
  std::vector<std::uint32_t> rows;
};

/// A column of numbers for the rows, and the order that they make.
struct LessonColumn {
  std::optional<ModularPermutation> function;
  std::vector<std::uint32_t> values;   ///< by row
  std::vector<std::uint32_t> order;    ///< rows by ascending value, ties by row
  std::vector<RepeatedValue> repeats;  ///< empty where it is a permutation
  std::uint32_t offeredPrime = 0;      ///< a prime that makes it one; 0 where it is, or none can

  /// Rows with a smaller value, plus 1. O(log rows).
  std::uint32_t positionOf(std::uint32_t value) const;
  /// The first row in the order with this value or a greater one. O(log rows).
  std::uint32_t rowOf(std::uint32_t value) const;
};

/// The smallest prime that is not below `number`. O(sqrt) for each number that is tried.
std::uint32_t nextPrime(std::uint32_t number);

/// One column a hash: the given ones, then those drawn by the seed. BadParameter
/// names the field that is wrong, such as a row that the lesson does not have.
/// Cancelled. O(rows log rows * hashes).
Result<std::vector<LessonColumn>> makeLessonColumns(const PermutationSpec &spec,
                                                    std::span<const LessonRow> rows,
                                                    const RunContext &context = {});

/// The signature of each document: the smallest number of its rows in every column, and
/// SignatureMatrix::kEmptyValue without a row. Cancelled. O(documents * rows * hashes).
Result<std::vector<std::vector<std::uint32_t>>> signaturesBy(std::span<const LessonColumn> columns,
                                                             std::span<const LessonRow> rows,
                                                             std::size_t documents,
                                                             const RunContext &context);

}  // namespace shinglescope
