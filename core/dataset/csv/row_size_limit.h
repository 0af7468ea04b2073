#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// How much of one row a reader may hold before it finds the row's end: the memory limit of the
/// table, but at least a row of the usual limit. A value type.
class RowSizeLimit {
 public:
  RowSizeLimit() = default;
  /// `memoryLimit` in bytes.
  explicit RowSizeLimit(std::uint64_t memoryLimit);

  /// Returns the bytes that may be held.
  std::uint64_t most() const { return m_most; }
  /// Limit, with the byte at which the row begins in the source, if `held` bytes of it are too
  /// many. Constant time.
  Result<void> check(std::uint64_t held, std::uint64_t offset, const std::string &path) const;

 private:
  std::uint64_t m_most = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace shinglescope
