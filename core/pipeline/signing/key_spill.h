#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "core/base/files/descriptor.h"
#include "core/base/result.h"

namespace shinglescope {

/// Band keys of all rows in a temporary file, one column after the other: the lower words of each
/// band, then the upper ones if keys have two words. The file is in the system's
/// temporary directory (TMPDIR) and is unlinked immediately, so it disappears with the process,
/// however the process ends. Workers may store different rows at the same time. Owns the open file.
class KeySpill {
 public:
  /// Errors: Io with the directory and the system's reason.
  static Result<KeySpill> create(std::uint32_t columns, std::uint64_t rows);

  /// Stores the keys of rows from `firstRow` on, all columns of a row together. Errors: Io if the
  /// disk is full or fails.
  Result<void> storeRows(std::uint64_t firstRow, std::span<const std::uint32_t> rowMajor);
  /// Reads a column for the rows from `firstRow` on.
  Result<void> readColumn(std::uint32_t number, std::uint64_t firstRow,
                          std::span<std::uint32_t> keys) const;

 private:
  KeySpill(Descriptor file, std::uint32_t columns, std::uint64_t rows)
      : m_file(std::move(file)), m_columns(columns), m_rows(rows) {}
  Result<void> writeAt(std::uint64_t offset, std::span<const std::uint32_t> keys);

  Descriptor m_file;
  std::uint32_t m_columns = 0;
  std::uint64_t m_rows = 0;
};

}  // namespace shinglescope
