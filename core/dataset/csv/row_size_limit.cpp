#include "core/dataset/csv/row_size_limit.h"

#include <algorithm>

namespace shinglescope {

namespace {

/// A row of the usual limit may be read, whatever the memory limit is.
constexpr std::uint64_t kAlwaysAllowed = 64U << 20U;

}  // namespace

RowSizeLimit::RowSizeLimit(std::uint64_t memoryLimit)
    : m_most(std::max(memoryLimit, kAlwaysAllowed)) {}

Result<void> RowSizeLimit::check(std::uint64_t held, std::uint64_t offset,
                                 const std::string &path) const {
  if (held <= m_most) return {};
  return errorOf(ErrorCode::Limit, {MessageId::RowNeedsMemory, {offset, m_most >> 20U}}, path);
}

}  // namespace shinglescope
