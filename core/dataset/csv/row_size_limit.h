// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// Limits the bytes of one row that a reader keeps in memory until it finds the end of the row. The
/// limit is the memory limit of the table, but at least the usual row limit. A value type.
class RowSizeLimit {
 public:
  RowSizeLimit() = default;
  /// `memoryLimit` is in bytes.
  explicit RowSizeLimit(std::uint64_t memoryLimit)
      : m_most(std::max(memoryLimit, kAlwaysAllowed)) {}

  /// Returns the number of bytes that may be kept.
  std::uint64_t most() const { return m_most; }
  /// Returns Limit, with the byte at which the row begins in the source, if `held` bytes of it are
  /// too many. Constant time.
  Result<void> check(std::uint64_t held, std::uint64_t offset, const std::string &path) const {
    if (held <= m_most) return {};
    return errorOf(ErrorCode::Limit, {MessageId::RowNeedsMemory, {offset, m_most >> 20U}}, path);
  }

 private:
  /// A row of the usual limit may be read, whatever the memory limit is.
  static constexpr std::uint64_t kAlwaysAllowed = 64U << 20U;

  std::uint64_t m_most = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace shinglescope
