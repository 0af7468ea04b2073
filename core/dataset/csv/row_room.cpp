#include "core/dataset/csv/row_room.h"

#include <algorithm>

namespace shinglescope {

namespace {

/// A row of the usual limit may be read, whatever the memory limit is.
constexpr std::uint64_t kAlwaysAllowed = 64U << 20U;

}  // namespace

RowRoom::RowRoom(std::uint64_t memoryLimit) : m_most(std::max(memoryLimit, kAlwaysAllowed)) {}

Result<void> RowRoom::check(std::uint64_t held, std::uint64_t offset,
                            const std::string &path) const {
  if (held <= m_most) return {};
  return Error{ErrorCode::Limit,
               "The row at byte " + std::to_string(offset) + " needs more than the " +
                   std::to_string(m_most >> 20U) +
                   " MiB of memory that it may use; allow shorter rows only.",
               path};
}

}  // namespace shinglescope
