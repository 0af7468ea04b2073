// SPDX-License-Identifier: MIT
#include "core/dataset/load/parallel_reader.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <thread>
#include <utility>

#include "core/base/ids.h"
#include "core/base/parallel.h"
#include "core/dataset/load/source_rows.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/source_digest.h"

namespace shinglescope {

namespace {

/// Pieces per thread that may wait to be joined.
constexpr std::size_t kPiecesAhead = 2;
/// Rows joined at a time; during joining, their index is in memory twice.
constexpr std::uint64_t kMostJoinedRows = 1U << 14U;

RowRules withoutMemoryLimit(RowRules rules) {
  rules.memoryLimit = std::numeric_limits<std::uint64_t>::max();
  return rules;
}

}  // namespace

ParallelReader::ParallelReader(RawSource &source, const RowRange &range, const PieceRules &rules,
                               std::size_t pieceBytes)
    : m_source(source),
      m_range(range),
      m_rules(rules),
      m_pieceBytes(pieceBytes),
      m_unlimited(withoutMemoryLimit(rules.rows)),
      m_someRows(m_unlimited),
      m_pieceRules{m_unlimited, rules.reading, rules.lineEnd, rules.context},
      m_joinRules{m_someRows, rules.reading, rules.lineEnd, rules.context},
      m_chunks(SourceDigest::chunkCount(range.sourceBytes)),
      m_slots(blockCount(static_cast<std::size_t>(range.sourceBytes), pieceBytes)),
      m_at(range.begin),
      m_line(range.line) {
  m_someRows.mostRows = kMostJoinedRows;
}

Result<void> ParallelReader::readTo(DatasetBuilder &rows, LoadReport &report, RaggedRuns &runs) {
  m_rows = &rows;
  m_report = &report;
  m_runs = &runs;
  if (rows.keepsText()) {
    m_text = LargeBlock(static_cast<std::size_t>(m_range.sourceBytes));
  } else {
    m_blocks.resize(SourceRows::blockCount(m_range.sourceBytes));
  }
  {
    std::vector<std::jthread> helpers;
    const auto threads = std::min<std::size_t>(m_rules.context.threads, m_slots.size());
    try {
      for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back([this] { workThrough(); });
    } catch (const std::exception &) {
      // If the system grants no more threads, the running ones read all pieces.
    }
    workThrough();
  }
  if (m_error) return *m_error;
  if (auto joined = joinBytes(m_range.end, true); !joined) return joined;
  if (!rows.keepsText()) return {};
  std::vector<LargeBlock> text;
  text.push_back(std::move(m_text));
  rows.adoptText(std::move(text));
  return {};
}

Digest128 ParallelReader::digest() const {
  return SourceDigest::combined(m_chunks, m_range.sourceBytes);
}

void ParallelReader::workThrough() {
  try {
    work();
  } catch (const std::exception &) {
    const std::lock_guard lock(m_mutex);
    m_error = errorAbout(ErrorCode::Limit, MessageId::MemoryTooSmallFor, m_source.name());
    m_changed.notify_all();
  }
}

void ParallelReader::work() {
  std::unique_lock lock(m_mutex);
  while (!m_error && m_joined < m_slots.size()) {
    if (m_rules.context.isCancelled()) {
      m_error = cancelledError();
    } else if (!takeTurn(lock)) {
      m_changed.wait(lock);
      continue;
    }
    m_changed.notify_all();
  }
}

/// Joins the next piece or reads one; false if neither is possible now.
bool ParallelReader::takeTurn(std::unique_lock<std::mutex> &lock) {
  Result<void> done;
  if (!m_isJoining && m_slots[m_joined].isDone) {
    m_isJoining = true;
    lock.unlock();
    done = joinSlot(m_joined);
    lock.lock();
    m_isJoining = false;
    ++m_joined;
  } else {
    const std::size_t ahead = kPiecesAhead * std::max(1U, m_rules.context.threads);
    if (m_next == m_slots.size() || m_next >= m_joined + ahead) return false;
    const std::size_t index = m_next++;
    lock.unlock();
    done = readSlot(index);
    lock.lock();
    m_slots[index].isDone = true;
  }
  if (!done && !m_error) m_error = done.error();
  return true;
}

std::span<char> ParallelReader::textAt(std::uint64_t begin, std::uint64_t end) {
  return {m_text.data() + begin, static_cast<std::size_t>(end - begin)};
}

Result<void> ParallelReader::readSlot(std::size_t index) {
  const std::uint64_t begin = std::uint64_t{index} * m_pieceBytes;
  const std::uint64_t end = std::min<std::uint64_t>(begin + m_pieceBytes, m_range.sourceBytes);
  if (m_rows->keepsText()) return readSlotTo(index, textAt(begin, end));
  // The rows of the piece refer to this text, but only their positions are used afterwards.
  LargeBlock room = takeRoom();
  auto done = readSlotTo(index, {room.data(), static_cast<std::size_t>(end - begin)});
  giveBack(std::move(room));
  return done;
}

Result<void> ParallelReader::readSlotTo(std::size_t index, std::span<char> text) {
  const std::uint64_t begin = std::uint64_t{index} * m_pieceBytes;
  const std::uint64_t end = begin + text.size();
  if (auto read = readBytes(begin, text); !read) return read;
  if (auto digested = digestChunks(begin, text); !digested) return digested;
  m_rules.context.advance(end - std::clamp(m_range.doneBytes, begin, end));
  const std::uint64_t textEnd = std::min(end, m_range.end);
  if (textEnd <= m_range.begin || textEnd <= begin) return {};
  std::uint64_t first = m_range.begin;
  text = text.first(static_cast<std::size_t>(textEnd - begin));
  if (first < begin) {
    const auto guess = guessRowBegin(m_pieceRules, {text.data(), text.size()});
    if (!guess) return {};
    first = begin + *guess;
  }
  auto piece = readPiece(m_pieceRules, text.subspan(static_cast<std::size_t>(first - begin)), first,
                         textEnd == m_range.end, takeBuilder());
  if (!piece) return piece.error();
  m_slots[index].piece = std::move(*piece);
  return {};
}

Result<void> ParallelReader::readBytes(std::uint64_t at, std::span<char> to) {
  const auto read = m_source.readAt(to.data(), to.size(), at);
  if (!read) return read.error();
  if (*read == to.size()) return {};
  return errorAbout(ErrorCode::Io, MessageId::SourceChanged, m_source.name());
}

/// Digests the chunks that begin in a piece, while its bytes are in the cache and still unmodified.
Result<void> ParallelReader::digestChunks(std::uint64_t begin, std::span<char> text) {
  constexpr std::uint64_t kChunk = SourceDigest::kChunkBytes;
  const std::uint64_t end = begin + text.size();
  for (std::uint64_t at = (begin + kChunk - 1) / kChunk * kChunk; at < end; at += kChunk) {
    const std::uint64_t chunkEnd = std::min(at + kChunk, m_range.sourceBytes);
    std::span<char> bytes = text.subspan(static_cast<std::size_t>(at - begin),
                                         static_cast<std::size_t>(std::min(chunkEnd, end) - at));
    std::string aside;
    if (chunkEnd > end) {
      aside.resize(static_cast<std::size_t>(chunkEnd - at));
      bytes = aside;
      if (auto read = readBytes(at, bytes); !read) return read;
    }
    digestChunk(at, {bytes.data(), bytes.size()});
  }
  return {};
}

void ParallelReader::digestChunk(std::uint64_t at, std::string_view bytes) {
  m_chunks[static_cast<std::size_t>(at / SourceDigest::kChunkBytes)] = digest128(bytes);
  if (m_blocks.empty()) return;
  for (std::size_t i = 0; i < bytes.size(); i += SourceRows::kBlockBytes)
    m_blocks[static_cast<std::size_t>((at + i) / SourceRows::kBlockBytes)] =
        digest128(bytes.substr(i, SourceRows::kBlockBytes));
}

/// Appends the piece if its guess was right, that is, if the rows before it end where it begins.
Result<void> ParallelReader::joinSlot(std::size_t index) {
  std::optional<TablePiece> &slot = m_slots[index].piece;
  if (!slot) return {};
  TablePiece piece = std::move(*slot);
  slot.reset();
  if (m_at < piece.begin && piece.begin >= m_nextTry) {
    if (auto joined = joinBytes(piece.begin, false); !joined) return joined;
  }
  if (m_at == piece.begin) return add(std::move(piece));
  m_spoiled = std::max(m_spoiled, piece.end);
  giveBack(std::move(piece.rows));
  // The step doubles, so a very long row takes linear time.
  if (m_at < piece.begin && piece.begin >= m_nextTry) {
    m_nextTry = piece.begin + (piece.begin - m_at);
  }
  return {};
}

/// Reads the complete rows between the end of the joined rows and `end`.
Result<void> ParallelReader::joinBytes(std::uint64_t end, bool isLast) {
  if (m_at >= end) return {};
  const std::uint64_t begin = m_at;
  LargeBlock room;
  std::span<char> text;
  if (m_rows->keepsText()) {
    text = textAt(begin, end);
  } else {
    room = LargeBlock(static_cast<std::size_t>(end - begin));
    text = {room.data(), static_cast<std::size_t>(end - begin)};
  }
  // These bytes contain no row that was appended, and no thread reads before `end`.
  if (begin < m_spoiled || !m_rows->keepsText()) {
    if (auto read = readBytes(begin, text); !read) return read;
  }
  bool isMore = true;
  while (isMore) {
    auto piece = readPiece(m_joinRules, text.subspan(static_cast<std::size_t>(m_at - begin)), m_at,
                           isLast, takeBuilder());
    if (!piece) return piece.error();
    isMore = piece->rows.rowCount() == kMostJoinedRows;
    m_spoiled = std::max(m_spoiled, piece->end);
    if (auto added = add(std::move(*piece)); !added) return added;
  }
  return {};
}

/// Reuses a builder: new memory for the rows of each piece would mean clearing thousands of pages.
DatasetBuilder ParallelReader::takeBuilder() {
  const std::lock_guard lock(m_reuseMutex);
  if (m_builders.empty()) return DatasetBuilder(std::vector<std::string>(m_rules.rows.columns));
  DatasetBuilder builder = std::move(m_builders.back());
  m_builders.pop_back();
  return builder;
}

void ParallelReader::giveBack(DatasetBuilder &&builder) {
  builder.clear();
  const std::lock_guard lock(m_reuseMutex);
  m_builders.push_back(std::move(builder));
}

LargeBlock ParallelReader::takeRoom() {
  const std::lock_guard lock(m_reuseMutex);
  if (m_rooms.empty()) return LargeBlock(m_pieceBytes);
  LargeBlock room = std::move(m_rooms.back());
  m_rooms.pop_back();
  return room;
}

void ParallelReader::giveBack(LargeBlock &&room) {
  const std::lock_guard lock(m_reuseMutex);
  m_rooms.push_back(std::move(room));
}

/// Marks the first row as directly below a blank line, which is in the previous piece.
void ParallelReader::markFirstRow(TablePiece &piece) {
  if (piece.rows.rowCount() == 0) return;
  if (!piece.ragged.empty() && piece.ragged.front().row == 0) {
    piece.ragged.front().isAfterBlank = true;
    return;
  }
  const bool isMarked = !piece.afterBlank.empty() && piece.afterBlank.front().row == 0;
  if (isMarked) return;
  piece.afterBlank.insert(piece.afterBlank.begin(),
                          {0, piece.firstLine, piece.rows.sourceOffset(0)});
}

Result<void> ParallelReader::add(TablePiece &&piece) {
  const std::size_t first = m_rows->rowCount();
  if (first + piece.rows.rowCount() > kMaxRecords) {
    return errorOf(ErrorCode::Limit, {MessageId::RowsTooMany}, m_source.name());
  }
  const auto firstRow = static_cast<std::uint32_t>(first);
  if (m_isAfterBlank) markFirstRow(piece);
  m_isAfterBlank = piece.endsBlank || (m_isAfterBlank && piece.rows.rowCount() == 0);
  m_rows->append(std::move(piece.rows));
  m_report->append(piece.report, firstRow, m_line - 1);
  for (RaggedRow row : piece.ragged) {
    row.row += firstRow;
    row.line += m_line - 1;
    m_runs->add(row);
  }
  for (const RowPlace &place : piece.afterBlank) {
    m_runs->addAfterBlank({place.row + firstRow, place.line + m_line - 1, place.offset});
  }
  giveBack(std::move(piece.rows));
  m_line += piece.lines;
  m_at = piece.end;
  return checkMemory(m_rules.rows, *m_rows, first);
}

}  // namespace shinglescope
