// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "core/base/hash.h"
#include "core/base/large_block.h"
#include "core/base/result.h"
#include "core/dataset/load/table_piece.h"
#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// The range of a table's rows in a source with random access.
struct RowRange {
  std::uint64_t begin = 0;        ///< of the first row
  std::uint64_t end = 0;          ///< of the text
  std::uint64_t sourceBytes = 0;  ///< bytes are read up to here for the digest
  std::uint64_t line = 1;         ///< of the first row
  std::uint64_t doneBytes = 0;    ///< already counted as done, for progress
};

/// Reads the rows of a table with several threads. The source is cut into pieces of equal size.
/// Each is read into its final memory, or into a buffer if the builder leaves the text in the
/// source; it is digested, and parsed from the first position where a row
/// seems to begin. One thread at a time joins the pieces in order: it parses the bytes between two
/// pieces, and reads a piece again if its guess was wrong. The result is therefore always that of
/// one thread that reads from the first byte to the last. Used once; borrows its arguments.
class ParallelReader {
 public:
  ParallelReader(RawSource &source, const RowRange &range, const PieceRules &rules,
                 std::size_t pieceBytes);

  /// Appends all rows to `rows`, and problems to `report` and `runs`. Errors: Io, Limit, Cancelled.
  Result<void> readTo(DatasetBuilder &rows, LoadReport &report, RaggedRuns &runs);
  /// Returns the digest of all bytes of the source, once these are read.
  Digest128 digest() const;
  /// Returns the digests of the blocks of the source, if its text is left there; see SourceRows.
  std::vector<Digest128> takeBlocks() { return std::move(m_blocks); }
  /// Returns the line after the last row.
  std::uint64_t line() const { return m_line; }

 private:
  struct Slot {
    bool isDone = false;
    std::optional<TablePiece> piece;  ///< none if no row begins in it
  };

  void workThrough();
  void work();
  bool takeTurn(std::unique_lock<std::mutex> &lock);
  Result<void> readSlot(std::size_t index);
  /// Reads and parses a slot's bytes in `text`.
  Result<void> readSlotTo(std::size_t index, std::span<char> text);
  Result<void> readBytes(std::uint64_t at, std::span<char> to);
  Result<void> digestChunks(std::uint64_t begin, std::span<char> text);
  void digestChunk(std::uint64_t at, std::string_view bytes);
  Result<void> joinSlot(std::size_t index);
  Result<void> joinBytes(std::uint64_t end, bool isLast);
  Result<void> add(TablePiece &&piece);
  void markFirstRow(TablePiece &piece);
  DatasetBuilder takeBuilder();
  void giveBack(DatasetBuilder &&builder);
  LargeBlock takeRoom();
  void giveBack(LargeBlock &&room);
  std::span<char> textAt(std::uint64_t begin, std::uint64_t end);

  RawSource &m_source;
  RowRange m_range;
  const PieceRules &m_rules;
  std::size_t m_pieceBytes;
  RowRules m_unlimited;  ///< for pieces: memory is counted when they are joined
  RowRules m_someRows;   ///< the same, for a limited number of rows at a time
  PieceRules m_pieceRules;
  PieceRules m_joinRules;
  LargeBlock m_text;  ///< the source's bytes at their offsets, if they are kept
  std::vector<Digest128> m_chunks;
  std::vector<Digest128> m_blocks;
  std::vector<Slot> m_slots;
  DatasetBuilder *m_rows = nullptr;
  LoadReport *m_report = nullptr;
  RaggedRuns *m_runs = nullptr;
  std::uint64_t m_at = 0;       ///< all rows before this byte are joined
  std::uint64_t m_line = 1;     ///< at m_at
  bool m_isAfterBlank = false;  ///< at m_at
  std::uint64_t m_spoiled = 0;  ///< before this byte m_text may have been rewritten
  std::uint64_t m_nextTry = 0;  ///< pieces that end before this byte are not worth reading again

  std::mutex m_reuseMutex;
  std::vector<DatasetBuilder> m_builders;  ///< emptied, for reuse of their memory
  std::vector<LargeBlock> m_rooms;         ///< for the text of pieces that is not kept

  std::mutex m_mutex;  ///< guards all members below
  std::condition_variable m_changed;
  std::size_t m_next = 0;    ///< the next slot to read
  std::size_t m_joined = 0;  ///< the number of slots joined
  bool m_isJoining = false;
  std::optional<Error> m_error;
};

}  // namespace shinglescope
