#include "core/dataset/dataset_loader.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <new>
#include <string_view>
#include <utility>
#include <vector>

#include "core/dataset/byte_source.h"
#include "core/dataset/column_names.h"
#include "core/dataset/delimited_reader.h"
#include "core/dataset/encoding.h"
#include "core/dataset/source_sniffer.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostColumns = 1'000'000;
constexpr std::uint64_t kLargestRowLimit = 1U << 30U;  ///< cell ends are 32-bit, repair triples
constexpr std::size_t kMostNameNotes = 10;
constexpr std::uint64_t kRowsBetweenBudgetChecks = 4096;
/// Plain rows that are taken at once; what is known of them fits the cache.
constexpr std::uint64_t kRowsAtOnce = 1024;
constexpr std::uint64_t kMostRows = std::numeric_limits<std::uint32_t>::max();
/// Where the file is not kept as a whole, its text is in blocks of this size.
constexpr std::uint64_t kTextBlockBytes = 16U << 20U;

bool isUsableMark(char mark) {
  return static_cast<unsigned char>(mark) < 0x80 && mark != '\n' && mark != '\r' && mark != '\0';
}

Result<void> validate(const LoadOptions &options) {
  if (options.delimiter && !isUsableMark(*options.delimiter)) {
    return badParameter("The delimiter must be one ASCII character other than a line end.");
  }
  const std::optional<char> quote = options.quote.value_or(std::nullopt);
  if (quote && !isUsableMark(*quote)) {
    return badParameter("The quote must be one ASCII character other than a line end.");
  }
  if (quote && options.delimiter == quote) {
    return badParameter("Delimiter and quote must be different characters.");
  }
  if (options.blockBytes == 0) return badParameter("The block size must be at least 1 byte.");
  if (options.maxRowBytes == 0 || options.maxRowBytes > kLargestRowLimit) {
    return badParameter("The row limit must be from 1 byte to 1 GiB.");
  }
  return {};
}

/// True if an unquoted cell contains the quote character.
bool hasLooseQuote(const SourceRecord &record, std::optional<char> quote) {
  if (!quote || record.bytes.find(*quote) == std::string_view::npos) return false;
  const ParsedRecord &parsed = record.parsed;
  auto nextQuoted = parsed.quotedCells.begin();
  for (std::size_t i = 0; i < parsed.cells.size(); ++i) {
    if (nextQuoted != parsed.quotedCells.end() && *nextQuoted == i) {
      ++nextQuoted;
    } else if (parsed.cells[i].find(*quote) != std::string_view::npos) {
      return true;
    }
  }
  return false;
}

/// Reads one file; used once.
class TableLoader {
 public:
  TableLoader(ByteSource source, const LoadOptions &options, const RunContext &context)
      : m_source(std::move(source)), m_options(options), m_context(context) {
    m_report.path = m_source.path();
    m_memoryLimit = memoryLimit(context);
  }

  Result<LoadedDataset> run();

 private:
  Result<void> sniff();
  Result<void> readRows(DelimitedReader &reader);
  Result<void> startTable(DelimitedReader &reader, std::vector<std::string> names);
  Result<void> addHeader(DelimitedReader &reader);
  Result<void> addPlainRows(DelimitedReader &reader);
  Result<void> addRow(DelimitedReader &reader);
  Result<void> checkBudget() const;
  const std::vector<std::string_view> &validCells(const SourceRecord &record,
                                                  std::optional<std::uint32_t> row);
  void reportProblems(const SourceRecord &record, std::optional<std::uint32_t> row);
  std::uint64_t rowsIn(std::uint64_t bytes) const;
  bool isKeptWhole() const;
  void addFinalNotes();

  ByteSource m_source;
  const LoadOptions &m_options;
  const RunContext &m_context;
  std::uint64_t m_memoryLimit = 0;
  std::size_t m_sniffedColumns = 1;
  double m_rowsPerByte = 0;  ///< in the sample
  bool m_isStopped = false;  ///< by maxRows
  std::uint64_t m_rowsWithLooseQuotes = 0;
  std::optional<DatasetBuilder> m_builder;
  std::size_t m_columns = 0;
  LoadReport m_report;
  std::vector<std::string> m_repaired;
  std::vector<std::string_view> m_repairedCells;
};

Result<LoadedDataset> TableLoader::run() {
  const auto start = std::chrono::steady_clock::now();
  m_context.startStage(Stage::Reading, m_source.storedSize());
  if (auto sniffed = sniff(); !sniffed) return sniffed.error();
  m_report.bomBytes = m_source.bomBytes();
  const std::uint64_t size = m_source.hasKnownSize() ? m_source.fileSize() : kTextBlockBytes;
  DelimitedReader reader(
      m_source,
      {m_report.dialect.delimiter, m_report.dialect.quote, m_options.maxRowBytes,
       m_options.blockBytes,
       static_cast<std::size_t>(isKeptWhole() ? size : std::min(size, kTextBlockBytes))},
      m_context, m_report);
  reader.setColumns(m_sniffedColumns);
  if (auto rows = readRows(reader); !rows) return rows.error();
  if (!m_builder) m_builder.emplace(std::vector<std::string>());
  m_builder->adoptText(reader.takeBlocks());
  m_report.rows = m_builder->rowCount();
  m_report.columns = m_columns;
  addFinalNotes();
  m_report.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return LoadedDataset{m_builder->finish(), std::move(m_report)};
}

Result<void> TableLoader::sniff() {
  auto sniffed = sniffSource(m_source, m_options, m_context);
  if (!sniffed) return sniffed.error();
  m_sniffedColumns = sniffed->columns;
  m_rowsPerByte = sniffed->rowsPerByte();
  m_report.sniffed = std::move(sniffed->guess);
  m_report.dialect = m_report.sniffed.dialect;
  return {};
}

Result<void> TableLoader::readRows(DelimitedReader &reader) {
  while (true) {
    if (m_builder) {
      if (auto added = addPlainRows(reader); !added) return added;
    }
    const auto more = reader.next();
    if (!more) return more.error();
    if (!*more) return {};
    if (!m_builder && m_report.dialect.hasHeader) {
      if (auto header = addHeader(reader); !header) return header.error();
      continue;
    }
    if (!m_builder) {
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

Result<void> TableLoader::startTable(DelimitedReader &reader, std::vector<std::string> names) {
  if (names.size() > kMostColumns) {
    return Error{ErrorCode::Format,
                 "The first row has " + std::to_string(names.size()) +
                     " cells, more than a table can have; choose another delimiter.",
                 m_source.path()};
  }
  m_columns = names.size();
  reader.setColumns(m_columns);
  m_builder.emplace(std::move(names));
  if (isKeptWhole()) {
    m_builder->reserveRows(rowsIn(m_source.fileSize() - reader.record().offset) + 1);
  }
  return {};
}

/// About how many rows a part of the file has; rather too many.
std::uint64_t TableLoader::rowsIn(std::uint64_t bytes) const {
  return static_cast<std::uint64_t>(static_cast<double>(bytes) * m_rowsPerByte * 1.05);
}

/// Address space for all of the table is reserved at once, so that growing does
/// not copy what is there. Not where only its beginning may be read or kept.
bool TableLoader::isKeptWhole() const {
  if (m_options.maxRows || m_source.isDecoded() || !m_source.hasKnownSize()) return false;
  const std::uint64_t size = m_source.fileSize();
  const std::size_t columns = std::max(m_columns, m_sniffedColumns);
  return size + rowsIn(size) * (16 + 4 * std::uint64_t{columns}) <= m_memoryLimit;
}

Result<void> TableLoader::addHeader(DelimitedReader &reader) {
  const SourceRecord &record = reader.record();
  reportProblems(record, std::nullopt);
  ColumnNames names = columnNamesFromHeader(validCells(record, std::nullopt));
  m_report.headerBytes = record.bytes.size();
  const std::size_t notes = names.notes.size();
  names.notes.resize(std::min(notes, kMostNameNotes));
  if (notes > kMostNameNotes) {
    names.notes.push_back(std::to_string(notes - kMostNameNotes) +
                          " more columns were named likewise.");
  }
  m_report.notes.insert(m_report.notes.end(), names.notes.begin(), names.notes.end());
  return startTable(reader, std::move(names.names));
}

Result<void> TableLoader::checkBudget() const {
  if (m_builder->tableBytes() <= m_memoryLimit) return {};
  return Error{ErrorCode::Limit,
               "The table needs more than the " + std::to_string(m_memoryLimit >> 20U) +
                   " MiB of memory that it may use; split the file.",
               m_source.path()};
}

/// Adds all the rows that are next in the buffer, as long as nothing is odd.
Result<void> TableLoader::addPlainRows(DelimitedReader &reader) {
  const std::uint64_t mostRows = std::min(kMostRows, m_options.maxRows.value_or(kMostRows));
  while (m_builder->rowCount() < mostRows) {
    const std::uint64_t most = std::min(kRowsAtOnce, mostRows - m_builder->rowCount());
    const PlainRows &rows = reader.nextPlainRows(static_cast<std::size_t>(most));
    if (rows.rowBegins.empty()) return {};
    m_builder->addPlainRows(reader.record().text, rows, reader.record().offset);
    m_report.recordBytes += rows.bytes;
    if (auto fits = checkBudget(); !fits) return fits;
  }
  return {};
}

Result<void> TableLoader::addRow(DelimitedReader &reader) {
  const SourceRecord &record = reader.record();
  const std::size_t count = m_builder->rowCount();
  if (count >= kMostRows) {
    return Error{ErrorCode::Limit, "The file has more than 4,294,967,295 rows; split it.",
                 m_source.path()};
  }
  if (count % kRowsBetweenBudgetChecks == 0 || m_columns > kRowsBetweenBudgetChecks) {
    if (auto fits = checkBudget(); !fits) return fits;
  }
  const auto row = static_cast<std::uint32_t>(count);
  const std::size_t cells = record.parsed.cells.size();
  if (cells != m_columns) {
    m_report.addProblem({cells < m_columns ? ProblemKind::ShortRow : ProblemKind::LongRow, row,
                         record.line, record.offset,
                         std::to_string(cells) + (cells == 1 ? " cell" : " cells") +
                             " instead of " + std::to_string(m_columns)});
  }
  reportProblems(record, row);
  if (hasLooseQuote(record, m_report.dialect.quote)) ++m_rowsWithLooseQuotes;
  const auto &valid = validCells(record, row);
  if (&valid == &record.parsed.cells) {
    m_builder->addRowInPlace(record.text, record.bytes.size(), valid, record.offset);
    reader.keepRecord();
  } else {
    m_builder->addRow(valid, record.offset);
  }
  m_report.recordBytes += record.bytes.size();
  return {};
}

void TableLoader::reportProblems(const SourceRecord &record, std::optional<std::uint32_t> row) {
  for (const RecordProblem &problem : record.parsed.problems) {
    m_report.addProblem(
        {problem.kind, row, record.line, record.offset + problem.offset, problem.detail});
  }
}

/// The record's cells; where its bytes are no UTF-8, repaired copies.
const std::vector<std::string_view> &TableLoader::validCells(const SourceRecord &record,
                                                             std::optional<std::uint32_t> row) {
  const std::size_t valid = validUtf8Prefix(record.bytes);
  if (valid == record.bytes.size()) return record.parsed.cells;
  std::size_t invalid = 0;
  m_repaired.clear();
  for (const std::string_view cell : record.parsed.cells) {
    invalid += appendRepairedUtf8(cell, m_repaired.emplace_back());
  }
  m_repairedCells.assign(m_repaired.begin(), m_repaired.end());
  m_report.addProblem({ProblemKind::InvalidBytes, row, record.line, record.offset + valid,
                       std::to_string(invalid) + (invalid == 1 ? " byte is" : " bytes are") +
                           " not valid in " + m_report.dialect.encoding});
  return m_repairedCells;
}

void TableLoader::addFinalNotes() {
  m_report.fileBytes = m_isStopped || !m_source.isDecoded()
                           ? m_source.fileSize()
                           : m_report.bomBytes + m_report.headerBytes + m_report.recordBytes +
                                 m_report.blankBytes + m_report.rejectedBytes;
  if (m_source.fileSize() == 0) {
    m_report.notes.emplace_back("The file is empty.");
  } else if (m_report.rows == 0 && !m_isStopped) {
    m_report.notes.emplace_back(m_columns > 0 ? "There are no rows below the header."
                                              : "There are no rows, only blank lines.");
  }
  if (m_rowsWithLooseQuotes > 0) {
    m_report.notes.emplace_back("Rows with quotes inside unquoted fields, kept as written: " +
                                std::to_string(m_rowsWithLooseQuotes) + ".");
  }
  if (m_isStopped) {
    m_report.notes.emplace_back("Only the first " + std::to_string(m_report.rows) +
                                " rows were read.");
  }
  if (m_source.isDecoded()) {
    m_report.notes.emplace_back(
        "Offsets count the bytes of the text as UTF-8, not those of the "
        "file in " +
        m_source.encoding() + ".");
  }
  if (m_source.hasChanged()) {
    m_report.notes.emplace_back(
        "The file was changed while it was read; open it again to see "
        "its present content.");
  }
}

}  // namespace

Result<LoadedDataset> loadDataset(const std::string &path, const LoadOptions &options,
                                  const RunContext &context) {
  if (auto valid = validate(options); !valid) return valid.error();
  try {
    const SourceLimits limits{memoryLimit(context), context.stop};
    auto raw = openFileSource(path, limits);
    if (!raw) return raw.error();
    auto source = ByteSource::open(std::move(*raw), options.encoding);
    if (!source) return source.error();
    return TableLoader(std::move(*source), options, context).run();
  } catch (const std::bad_alloc &) {
    return Error{ErrorCode::Limit,
                 "There is not enough memory to read " + quotedForMessage(path) +
                     "; close other programs or split the file.",
                 path};
  }
}

}  // namespace shinglescope
