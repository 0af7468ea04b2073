// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/result.h"
#include "core/lesson/model/lesson_row.h"

namespace shinglescope {

inline constexpr std::size_t kMaxCountedRows = 8;  ///< 8! orders are counted one by one

/// The number of row orders in which both documents have the same minhash.
struct OrderCount {
  std::uint64_t orders = 0;
  std::uint64_t colliding = 0;
};

/// Enumerates all orders of the rows and counts those in which the first row of document a is also
/// the first of document b. Limit above kMaxCountedRows. O(n n!).
Result<OrderCount> countCollidingOrders(std::span<const LessonRow> rows, std::size_t a,
                                        std::size_t b);

}  // namespace shinglescope
