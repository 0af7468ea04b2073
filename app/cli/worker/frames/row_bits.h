// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace shinglescope {

/// One bit for each row of the table, in a file that `worker side` wrote. All workers of a machine
/// share its pages. Immutable.
class RowBits {
 public:
  /// No row has its bit set.
  RowBits() = default;
  /// Maps a file of exactly as many bits as rows, in whole bytes; an empty path is a file without a
  /// set bit. Errors: Io, Format for another size.
  static Result<RowBits> open(const std::string &path, std::uint64_t rows);

  /// Returns the rows whose bit is set, ascending.
  std::vector<std::uint64_t> rows() const;

  bool has(std::uint64_t row) const {
    const std::uint64_t byte = row / 8;
    return byte < m_bytes.size() && (m_bytes[byte] >> (row % 8) & 1U) != 0;
  }

 private:
  std::shared_ptr<const void> m_mapping;
  std::span<const std::uint8_t> m_bytes;
};

/// Returns the bytes of a bitmap of so many rows.
constexpr std::uint64_t rowBitsBytes(std::uint64_t rows) { return (rows + 7) / 8; }

}  // namespace shinglescope
