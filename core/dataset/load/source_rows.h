// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/base/hash.h"
#include "core/dataset/load/table_piece.h"
#include "core/dataset/source/raw_source.h"
#include "core/dataset/table/row_source.h"

namespace shinglescope {

/// Reads rows again from a source with random access. Every block is compared with its digest at
/// the first reading before a byte of it is used, so the rows are always those that were read
/// first. A row is parsed from its first byte with the same rules, which gives the same cells.
class SourceRows : public RowSource {
 public:
  /// The bytes that are checked together. Few enough that a single row is read quickly.
  static constexpr std::uint64_t kBlockBytes = 16U << 10U;
  static std::size_t blockCount(std::uint64_t sourceBytes) {
    return static_cast<std::size_t>((sourceBytes + kBlockBytes - 1) / kBlockBytes);
  }

  /// `blocks` are the digests of the source's blocks, and `textEnd` is the end of its text.
  SourceRows(std::shared_ptr<RawSource> source, const PieceRules &rules, std::uint64_t textEnd,
             std::vector<Digest128> blocks);

  std::unique_ptr<RowReader> reader() const override;
  std::uint64_t textEnd() const override { return m_textEnd; }

  /// Reads the bytes from `begin` up to `end`, which are those of whole blocks, into `to`. Errors:
  /// Io.
  Result<void> readBlocks(std::uint64_t begin, std::uint64_t end, char *to) const;
  std::uint64_t sourceBytes() const { return m_sourceBytes; }
  const RowRules &rows() const { return m_rows; }
  const ReadingOptions &reading() const { return m_reading; }
  LineEnd lineEnd() const { return m_lineEnd; }
  Error changedError() const;

 private:
  std::shared_ptr<RawSource> m_source;
  RowRules m_rows;
  ReadingOptions m_reading;
  LineEnd m_lineEnd;
  std::uint64_t m_textEnd;
  std::uint64_t m_sourceBytes;
  std::vector<Digest128> m_blocks;
};

}  // namespace shinglescope
