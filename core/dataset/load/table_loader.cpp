// SPDX-License-Identifier: MIT
#include "core/dataset/load/table_loader.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

#include "core/dataset/load/parallel_reader.h"
#include "core/dataset/load/record_checks.h"
#include "core/dataset/load/source_rows.h"
#include "core/dataset/load/table_starts.h"
#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/sniff/cell_kind.h"
#include "core/dataset/sniff/source_sniffer.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/source_digest.h"
#include "core/dataset/table/column_names.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostPreambleShown = 160;  ///< fewer than the reader keeps
/// Unless the whole file is kept, its text is in blocks of this size.
constexpr std::uint64_t kTextBlockBytes = 16U << 20U;
/// A piece and its row index fit into the cache of a core; its size equals that of a digest chunk.
constexpr std::size_t kTableLoaderPieceBytes = SourceDigest::kChunkBytes;
constexpr std::uint64_t kLeastParallelBytes = 4U << 20U;
constexpr std::size_t kMostParallelColumns = 4096;

}  // namespace

TableLoader::TableLoader(ByteSource source, const LoadOptions &options, const RunContext &context,
                         std::optional<TableCut> end)
    : m_source(std::move(source)),
      m_options(options),
      m_context(context),
      m_input(m_source, options.blockBytes, context),
      m_end(std::move(end)) {
  m_report.path = m_rules.path = m_source.path();
  m_rules.memoryLimit = memoryLimit(context);
  m_rules.mostRows = options.maxRows.value_or(std::numeric_limits<std::uint64_t>::max());
}

Result<LoadedDataset> TableLoader::run() {
  const auto start = std::chrono::steady_clock::now();
  m_context.startStage(Stage::Reading, WorkUnit::Bytes, m_source.storedSize());
  if (auto sniffed = sniff(); !sniffed) return sniffed.error();
  m_report.bomBytes = m_source.bomBytes();
  if (m_end) m_input.endAfter(m_end->offset - m_report.bomBytes);
  const Dialect &dialect = m_report.dialect;
  m_rules.marks = marksOf(dialect);
  m_rules.encoding = dialect.encoding;
  const std::uint64_t size = m_source.hasKnownSize() ? m_source.fileSize() : kTextBlockBytes;
  DelimitedReader reader(
      m_input, m_source.bomBytes(),
      {m_rules.marks, m_options.maxRowBytes,
       static_cast<std::size_t>(isKeptWhole() ? size : std::min(size, kTextBlockBytes)),
       dialect.preambleLines, m_rules.memoryLimit},
      m_context, m_report);
  reader.setColumns(m_sniffedColumns);
  m_report.guessedColumns = m_sniffedColumns;
  m_source.startDigest();
  if (auto rows = readRows(reader); !rows) return rows.error();
  if (!m_builder) m_builder.emplace(std::vector<std::string>());
  if (m_builder->keepsText()) m_builder->adoptText(reader.takeBlocks());
  addPreambleNote(reader);
  if (m_end) addFooter();
  m_report.rows = m_builder->rowCount();
  m_report.columns = m_rules.columns;
  auto dataset = m_builder->finish();
  if (!m_isStopped) {
    if (auto added = addEnd(*dataset); !added) return added.error();
  }
  addFinalNotes();
  m_report.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return LoadedDataset{std::move(dataset), std::move(m_report)};
}

Result<void> TableLoader::sniff() {
  auto sniffed = sniffSource(m_source, m_options, m_context);
  if (!sniffed) return sniffed.error();
  m_sniffedColumns = sniffed->columns;
  m_rowsPerByte = sniffed->rowsPerByte();
  m_lacksFirstName = sniffed->lacksFirstName;
  m_report.sniffed = std::move(sniffed->guess);
  m_report.notes = std::move(sniffed->notes);
  m_report.dialect = m_report.sniffed.dialect;
  if (m_options.escape) m_report.dialect.escape = *m_options.escape;
  if (m_options.comment) m_report.dialect.comment = *m_options.comment;
  if (m_options.preambleLines) m_report.dialect.preambleLines = *m_options.preambleLines;
  m_report.dialect.headerLines = m_options.headerLines;
  m_rules.repairsText = m_options.repairsText;
  const auto head = m_source.head();
  if (!head) return head.error();
  addRepairItem((*head)->text, m_options.repairsText, m_report);
  if (m_end) m_report.dialect.footerRows = m_options.footerRows;
  return {};
}

Result<void> TableLoader::readRows(DelimitedReader &reader) {
  while (true) {
    if (canReadInParallel(reader)) return readInParallel(reader);
    if (m_rows) {
      if (auto added = m_rows->addPlainRows(reader); !added) return added;
    }
    const auto more = reader.next();
    if (!more) return more.error();
    if (!*more) {
      if (!m_rows && !m_report.headerRows.empty()) {
        if (auto started = startBelowHeader(reader); !started) return started;
      }
      m_textEnd = {m_input.tail(), reader.offset(), reader.line()};
      m_report.digest = m_source.finishDigest();
      return {};
    }
    if (!m_rows && m_report.dialect.hasHeader) {
      if (auto header = addHeaderRow(reader); !header) return header.error();
      continue;
    }
    if (!m_rows) {
      auto started = startTable(reader, numberedColumnNames(m_sniffedColumns));
      if (!started) return started.error();
    }
    if (m_options.maxRows && m_builder->rowCount() >= *m_options.maxRows) {
      m_isStopped = true;
      return {};
    }
    if (auto added = addRow(reader); !added) return added;
  }
}

/// Returns whether rows can be read again from the source, so that their text is not kept.
bool TableLoader::leavesText() const {
  if (!m_options.mayLeaveText || m_options.repairsText || m_options.maxRows || m_end ||
      m_options.footerRows > 0 || m_source.isDecoded() || !m_source.hasKnownSize())
    return false;
  const std::uint64_t size = m_source.fileSize();
  return m_options.pieceBytes > 0 || size >= kLeastParallelBytes;
}

/// Returns whether the table has begun and a large file will be read to its end.
bool TableLoader::canReadInParallel(const DelimitedReader &reader) const {
  const bool isLarge = m_source.fileSize() >= kLeastParallelBytes;
  const bool isWanted =
      leavesText() || m_options.pieceBytes > 0 || (m_context.threads > 1 && isLarge);
  const auto lineEnd = reader.firstLineEnd();
  return isWanted && m_rows && lineEnd && endsWithLf(*lineEnd) && (leavesText() || isKeptWhole()) &&
         m_rules.columns <= kMostParallelColumns;
}

Result<void> TableLoader::readInParallel(const DelimitedReader &reader) {
  const auto tail = findTail(*m_source.raw(), reader.offset());
  if (!tail) return tail.error();
  m_textEnd.tail = *tail;
  m_textEnd.offset = m_end ? m_end->offset : m_source.fileSize() - tail->bytes;
  const PieceRules rules{
      m_rules, {m_rules.marks, m_options.maxRowBytes, 0, 0}, *reader.firstLineEnd(), m_context};
  ParallelReader parallel(*m_source.raw(),
                          {reader.offset(), m_textEnd.offset, m_source.fileSize(), reader.line(),
                           m_source.position() - m_report.bomBytes},
                          rules,
                          m_options.pieceBytes > 0 ? m_options.pieceBytes : kTableLoaderPieceBytes);
  if (leavesText()) m_builder->leaveText();
  if (auto read = parallel.readTo(*m_builder, m_report, *m_runs); !read) return read;
  m_textEnd.line = parallel.line();
  m_report.digest = parallel.digest();
  if (leavesText()) {
    m_builder->setSource(std::make_shared<SourceRows>(m_source.raw(), rules, m_textEnd.offset,
                                                      parallel.takeBlocks()));
  }
  return {};
}

Result<void> TableLoader::addRow(DelimitedReader &reader) {
  if (auto added = m_rows->addRow(reader); !added) return added;
  for (const RaggedRow &row : m_rows->raggedRows()) m_runs->add(row);
  m_rows->raggedRows().clear();
  for (const RowPlace &place : m_rows->rowsAfterBlank()) m_runs->addAfterBlank(place);
  m_rows->rowsAfterBlank().clear();
  return {};
}

Result<void> TableLoader::startTable(DelimitedReader &reader, std::vector<std::string> names) {
  if (names.size() > RecordParser::kMostCells) {
    return errorOf(ErrorCode::Format, {MessageId::CellsTooMany, {names.size()}}, m_source.path());
  }
  m_rules.columns = names.size();
  reader.setColumns(m_rules.columns);
  m_builder.emplace(std::move(names));
  if (isKeptWhole()) {
    m_builder->reserveRows(rowsIn(m_source.fileSize() - reader.record().offset) + 1);
  }
  m_rows.emplace(m_rules, *m_builder, m_report);
  m_runs.emplace(m_rules.columns);
  return {};
}

/// Estimates the number of rows in a part of the file, rather too high than too low.
std::uint64_t TableLoader::rowsIn(std::uint64_t bytes) const {
  return static_cast<std::uint64_t>(static_cast<double>(bytes) * m_rowsPerByte * 1.05);
}

/// Returns whether address space is reserved for the whole table, so that growing copies nothing.
/// It is not reserved if only the beginning may be read or kept.
bool TableLoader::isKeptWhole() const {
  if (m_options.maxRows || m_source.isDecoded() || !m_source.hasKnownSize()) return false;
  const std::uint64_t size = m_source.fileSize();
  const std::size_t columns = std::max(m_rules.columns, m_sniffedColumns);
  return size + rowsIn(size) * (16 + 4 * std::uint64_t{columns}) <= m_rules.memoryLimit;
}

Result<void> TableLoader::addHeaderRow(DelimitedReader &reader) {
  const SourceRecord &record = reader.record();
  reportRecordProblems(record, std::nullopt, m_report);
  CellRepair repair(m_rules.encoding);
  const auto &valid = repair.validCells(record, std::nullopt, m_report);
  TwiceDecodedRepair textRepair;
  const auto &cells = m_rules.repairsText ? textRepair.repaired(valid) : valid;
  m_report.repairedCharacters += textRepair.characters();
  m_report.headerRows.emplace_back(cells.begin(), cells.end());
  m_report.headerBytes += record.bytes.size();
  const bool isLast = m_report.headerRows.size() >= m_report.dialect.headerLines;
  return isLast ? startBelowHeader(reader) : Result<void>{};
}

Result<void> TableLoader::startBelowHeader(DelimitedReader &reader) {
  std::vector<std::string> cells = joinedHeader(m_report.headerRows);
  const bool isShort = m_lacksFirstName && cells.size() + 1 == m_sniffedColumns;
  if (isShort) cells.insert(cells.begin(), std::string());
  ColumnNames names = columnNamesFromHeader({cells.begin(), cells.end()});
  addNameNotes(std::move(names.notes), m_report);
  return startTable(reader, std::move(names.names));
}

/// Adds the bytes after the last row, and the findings that need all rows.
Result<void> TableLoader::addEnd(const Dataset &dataset) {
  if (m_runs) {
    for (const RowProblem &change : m_runs->changes()) m_report.insertProblem(change);
    const auto starts = findTableStarts(dataset, m_runs->rowsAfterBlank());
    if (!starts) return starts.error();
    for (const RowProblem &start : *starts) m_report.insertProblem(start);
  }
  addTail(m_textEnd.tail, m_textEnd.line, m_textEnd.offset, m_report);
  return {};
}

/// Lines above the table are not loaded, but they are reported.
void TableLoader::addPreambleNote(const DelimitedReader &reader) {
  if (m_report.preambleBytes == 0) return;
  std::string text;
  appendRepairedUtf8(reader.preambleHead(), text);
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  const auto isRun = [](char a, char b) { return a == ' ' && b == ' '; };
  text.erase(std::unique(text.begin(), text.end(), isRun), text.end());
  text = std::string(trimmedSpaces(text));
  const std::string beginning = escapedForMessage(shortenedForMessage(text, kMostPreambleShown));
  m_report.notes.push_back(
      {MessageId::PreambleLeftOut, {m_report.dialect.preambleLines, beginning}});
}

/// Adopts what the previous loader found at the end of the source.
void TableLoader::addFooter() {
  m_textEnd = m_end->textEnd;
  m_report.digest = m_end->digest;
  m_report.physicalLines = m_end->physicalLines;
  m_report.footerBytes = m_textEnd.offset - m_end->offset;
  const std::string beginning =
      escapedForMessage(shortenedForMessage(m_end->firstCell, kMostPreambleShown));
  m_report.notes.push_back({MessageId::FooterLeftOut, {m_end->rows, beginning}});
}

std::optional<TableCut> TableLoader::endWithout(std::uint32_t lastRows,
                                                const LoadedDataset &loaded) const {
  const Dataset &dataset = *loaded.dataset;
  if (m_isStopped || dataset.rowCount() == 0) return std::nullopt;
  const auto count = static_cast<std::uint32_t>(dataset.rowCount());
  const std::uint32_t rows = std::min(lastRows, count);
  const RecordId first{count - rows};
  return TableCut{dataset.sourceOffset(first),
                  rows,
                  dataset.columnCount() > 0 ? std::string(dataset.cell(first, {0})) : std::string(),
                  m_textEnd,
                  loaded.report.physicalLines,
                  loaded.report.digest};
}

/// Adds totals and remarks on the source as a whole.
void TableLoader::addFinalNotes() {
  if (m_report.rowsWithLooseQuotes > 0) {
    m_report.notes.push_back({MessageId::QuotesLoose, {m_report.rowsWithLooseQuotes}});
  }
  addRepairNote(m_report);
  addSourceNotes(m_source, m_isStopped,
                 m_rules.columns > 0 ? MessageId::RowsNoneBelowHeader : MessageId::RowsOnlyBlank,
                 m_report);
}

Result<LoadedDataset> loadTable(ByteSource source, const LoadOptions &options,
                                const RunContext &context) {
  if (options.footerRows == 0) return TableLoader(std::move(source), options, context).run();
  LoadOptions all = options;
  if (all.maxRows) *all.maxRows += std::min<std::uint64_t>(options.footerRows, ~*all.maxRows);
  TableLoader whole(std::move(source), all, context);
  auto loaded = whole.run();
  if (!loaded) return loaded;
  auto end = whole.endWithout(options.footerRows, *loaded);
  loaded->dataset.reset();
  ByteSource again = whole.takeSource();
  again.rewind();
  return TableLoader(std::move(again), options, context, std::move(end)).run();
}

}  // namespace shinglescope
