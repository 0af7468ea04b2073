// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/base/files/descriptor.h"
#include "core/base/result.h"

namespace shinglescope {

/// Band keys of all rows in temporary files, one column after the other: the lower words of each
/// band, then the upper ones if keys have two words. The files are in the system's temporary
/// directory (TMPDIR) and are unlinked immediately, so they disappear with the process, however the
/// process ends. Blocks of rows take turns among the files, because the system lets only one thread
/// write to a file at a time. Workers may store different rows at the same time.
class KeySpill {
 public:
  /// The number of rows in a block. Rows that are stored together must be in the same block.
  static constexpr std::size_t kBlockRows = 4096;

  /// `writers` is the number of threads that will store rows. Errors: Io with the directory and the
  /// system's reason.
  static Result<KeySpill> create(std::uint32_t columns, std::uint64_t rows, unsigned writers = 1);

  /// Stores the keys of rows from `firstRow` on, all columns of a row together. Errors: Io if the
  /// disk is full or fails.
  Result<void> storeRows(std::uint64_t firstRow, std::span<const std::uint32_t> rowMajor);
  /// Reads a column for the rows from `firstRow` on; reading many rows together is faster.
  Result<void> readColumn(std::uint32_t number, std::uint64_t firstRow,
                          std::span<std::uint32_t> keys) const;

 private:
  KeySpill(std::uint32_t columns, std::uint64_t rows);
  Result<void> addFile();
  std::size_t fileOf(std::uint64_t row) const { return row / kBlockRows % m_files.size(); }
  /// Returns where a key is in its file, in bytes.
  std::uint64_t offsetOf(std::uint32_t column, std::uint64_t row) const;
  Result<void> writeAt(std::size_t file, std::uint64_t offset, std::span<const std::uint32_t> keys);
  Result<void> readAt(std::size_t file, std::uint64_t offset, std::span<std::uint32_t> keys) const;
  Result<void> readFile(std::size_t file, std::uint32_t number, std::uint64_t firstRow,
                        std::span<std::uint32_t> keys) const;

  std::vector<Descriptor> m_files;
  std::uint32_t m_columns = 0;
  std::uint64_t m_rows = 0;
};

}  // namespace shinglescope
