// SPDX-License-Identifier: MIT
#include "core/lesson/model/colliding_orders.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace shinglescope {

Result<OrderCount> countCollidingOrders(std::span<const LessonRow> rows, std::size_t a,
                                        std::size_t b) {
  if (rows.size() > kMaxCountedRows)
    return errorOf(ErrorCode::Limit, {MessageId::OrdersTooMany, {rows.size(), kMaxCountedRows}});
  std::vector<std::size_t> order(rows.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  OrderCount count;
  do {
    ++count.orders;
    // The first row of either document decides: they collide if both contain it.
    const auto first = std::find_if(order.begin(), order.end(), [&](std::size_t row) {
      return rows[row].isIn(a) || rows[row].isIn(b);
    });
    if (first != order.end() && rows[*first].isIn(a) && rows[*first].isIn(b)) ++count.colliding;
  } while (std::next_permutation(order.begin(), order.end()));
  return count;
}

}  // namespace shinglescope
