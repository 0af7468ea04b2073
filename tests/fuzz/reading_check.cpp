// SPDX-License-Identifier: MIT
#include "tests/fuzz/reading_check.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/unpacker.h"
#include "core/export/content/exact_copy.h"
#include "tests/fuzz/option_bytes.h"
#include "tests/support/tables/load_transcript.h"

namespace shinglescope::fuzz {

namespace {

using Broken = std::optional<std::string>;

constexpr std::optional<char> kNone;
constexpr char kDelimiters[] = {',', ';', '\t', '|', ' ', '\x1F', ':', 'a'};
constexpr std::optional<char> kQuotes[] = {'"', '\'', kNone, '`'};
constexpr std::optional<char> kEscapes[] = {kNone, '\\', '"', '^'};
constexpr std::optional<char> kComments[] = {kNone, '#', '%', 'x'};
constexpr const char *kReadingEncodings[] = {"UTF-8",  "UTF-16LE",  "UTF-16BE", "windows-1252",
                                             "UTF-32", "Shift_JIS", "GB18030",  "ISO-2022-JP"};
constexpr SourceShape kShapes[] = {SourceShape::Delimited, SourceShape::JsonLines,
                                   SourceShape::PlainLines, SourceShape::IdText};
constexpr std::uint64_t kRowLimits[] = {64U << 20U, 1, 12, 64, 200, 1000, 4096, 1U << 20U};
constexpr std::size_t kBlockSizes[] = {1, 2, 3, 5, 7, 16, 31, 64, 100, 255, 1000, 4095, 4096, 4097};
constexpr std::uint64_t kMemory = 512U << 20U;  ///< so that no archive fills the machine's memory
constexpr std::uint64_t kNoLimit = 1'000'000'000;

/// A file with the given bytes that is never on a disk.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view bytes) : m_descriptor(memfd_create("table.csv", 0)) {
    const bool isWritten =
        write(m_descriptor, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
    if (!isWritten) std::abort();
  }
  ~MemoryFile() { close(m_descriptor); }
  MemoryFile(const MemoryFile &) = delete;
  MemoryFile &operator=(const MemoryFile &) = delete;
  std::string path() const { return "/proc/self/fd/" + std::to_string(m_descriptor); }

 private:
  int m_descriptor;
};

/// Byte 0 selects which options are set; the next bytes select their values.
LoadOptions optionsOf(const OptionBytes &bytes) {
  LoadOptions options;
  if (bytes.flag(0, 0)) options.delimiter = choose(kDelimiters, bytes.bits(1, 0, 3));
  if (bytes.flag(0, 1)) options.quote = choose(kQuotes, bytes.bits(1, 3, 2));
  if (bytes.flag(0, 2)) options.escape = choose(kEscapes, bytes.bits(1, 5, 2));
  if (bytes.flag(0, 3)) options.comment = choose(kComments, bytes.bits(2, 0, 2));
  if (bytes.flag(0, 4)) options.preambleLines = bytes.bits(2, 2, 3);
  if (bytes.flag(0, 5)) options.hasHeader = bytes.flag(2, 5);
  if (bytes.flag(0, 6)) options.encoding = choose(kReadingEncodings, bytes.bits(3, 0, 3));
  if (bytes.flag(0, 7)) options.shape = choose(kShapes, bytes.bits(3, 3, 2));
  if (bytes.flag(3, 5)) options.spacedQuotes = bytes.flag(3, 6);
  if (bytes.flag(3, 7)) options.mergesDelimiters = !bytes.flag(3, 6);
  options.maxRowBytes = choose(kRowLimits, bytes.at(4));
  if (bytes.at(5) != 0) options.maxRows = bytes.at(5) - 1;
  return options;
}

std::string markText(const std::optional<char> &mark) {
  return mark ? std::string(1, *mark) : "none";
}

/// Returns the whole result of a reading, or its error.
std::string outcome(const Result<LoadedDataset> &loaded) {
  if (!loaded) {
    return "error " + std::to_string(static_cast<int>(loaded.error().code)) + ": " +
           loaded.error().detail();
  }
  const LoadReport &report = loaded->report;
  const Dialect &dialect = report.dialect;
  std::string text =
      std::string(1, dialect.delimiter) + markText(dialect.quote) + markText(dialect.escape) +
      markText(dialect.comment) + dialect.encoding + std::to_string(dialect.preambleLines) +
      (dialect.hasHeader ? "header" : "") + (dialect.spacedQuotes ? "spaced" : "") +
      (dialect.mergesDelimiters ? "merged" : "") + std::to_string(static_cast<int>(dialect.shape));
  for (const Message &reason : report.sniffed.reasons) text += "\n" + inEnglish(reason);
  for (const SniffedItem &item : report.sniffed.items) {
    text += "\n" + item.value + " " + std::to_string(item.score) + " " + allInEnglish(item.reason);
  }
  return text + "\n" + test::transcript(*loaded);
}

Broken wrongAccount(const LoadReport &report, std::string_view bytes, bool isCut) {
  if (isCut) return std::nullopt;
  if (report.accountedBytes() != report.fileBytes) {
    return "A1: " + std::to_string(report.accountedBytes()) + " bytes are accounted for, not " +
           std::to_string(report.fileBytes);
  }
  const bool isAsStored =
      report.dialect.encoding == "UTF-8" && !detectPacking(bytes) && report.parts.empty();
  if (isAsStored && report.fileBytes != bytes.size()) {
    return "A1: the report counts " + std::to_string(report.fileBytes) + " bytes, not " +
           std::to_string(bytes.size());
  }
  return std::nullopt;
}

Broken wrongCells(const LoadedDataset &loaded) {
  for (const std::string &name : loaded.dataset->columnNames()) {
    if (!isValidUtf8(name)) return "a column name is not valid UTF-8";
  }
  for (std::uint32_t row = 0; row < loaded.dataset->rowCount(); ++row) {
    for (const std::string &cell : test::rowOf(*loaded.dataset, row)) {
      if (!isValidUtf8(cell)) return "a cell of row " + std::to_string(row) + " is not valid UTF-8";
    }
  }
  return std::nullopt;
}

Broken wrongPlaces(const LoadedDataset &loaded, bool isCut) {
  const LoadReport &report = loaded.report;
  const Dataset &table = *loaded.dataset;
  if (table.rowCount() != report.rows || table.columnCount() != report.columns) {
    return "the report and the table differ in size";
  }
  for (std::uint32_t row = 0; row < report.rows; ++row) {
    const std::uint64_t offset = table.sourceOffset(RecordId{row});
    const bool isBehindLast = row == 0 || table.sourceOffset(RecordId{row - 1}) < offset;
    if (!isBehindLast || (!isCut && offset >= report.fileBytes)) {
      return "row " + std::to_string(row) + " does not begin after the previous one";
    }
  }
  for (const RowProblem &problem : report.problems) {
    const bool isInside = isCut || (problem.byteOffset <= report.fileBytes &&
                                    problem.line <= report.physicalLines + 1);
    if (!isInside || problem.line == 0 || (problem.row && *problem.row >= report.rows)) {
      return "a problem is outside the table: " + std::string(problemKindName(problem.kind));
    }
  }
  for (std::size_t i = 0; i < report.problemRows.size(); ++i) {
    const bool isBehindLast = i == 0 || report.problemRows[i - 1] < report.problemRows[i];
    if (!isBehindLast || report.problemRows[i] >= report.rows) return "problem rows out of order";
  }
  return std::nullopt;
}

Broken wrongTable(const LoadedDataset &loaded, std::string_view bytes, bool isCut) {
  if (auto broken = wrongAccount(loaded.report, bytes, isCut)) return broken;
  if (auto broken = wrongCells(loaded)) return broken;
  return wrongPlaces(loaded, isCut);
}

std::string firstDifference(const std::string &one, const std::string &other) {
  const auto at = static_cast<std::size_t>(
      std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin());
  const std::size_t from = at < 60 ? 0 : at - 60;
  return escapedForMessage(one.substr(from, 160)) + "\n  is not\n  " +
         escapedForMessage(other.substr(from, 160));
}

/// A copy of all rows must equal the source; a copy that leaves out all rows and rejected lines
/// must consist of the rest.
Broken wrongCopy(const LoadReport &report, std::uint64_t maxRowBytes, std::string_view bytes,
                 const RunContext &context) {
  if (!report.digest) return std::nullopt;
  std::string copy;
  const auto sink = [&](std::string_view next) {
    copy += next;
    return Result<void>();
  };
  const auto whole = copyExactly(report, maxRowBytes, {}, sink, context);
  if (!whole) return "C2: " + whole.error().detail();
  if (!detectPacking(bytes) && copy != bytes) return "C2: the copy is not the source";
  LeftOut rows;
  rows.rejected = true;
  rows.rows.resize(static_cast<std::size_t>(report.rows));
  std::iota(rows.rows.begin(), rows.rows.end(), 0U);
  const auto rest = copyExactly(report, maxRowBytes, rows, sink, context);
  if (!rest && rest.error().code != ErrorCode::BadParameter) return "C2: " + rest.error().detail();
  const bool isExact =
      rest && report.dialect.encoding == "UTF-8" && report.dialect.shape != SourceShape::JsonLines;
  const std::uint64_t kept = report.fileBytes - report.recordBytes - report.rejectedBytes;
  if (!isExact || rest->bytesWritten == kept) return std::nullopt;
  return "C2: " + std::to_string(rest->bytesWritten) + " bytes do not belong to rows, not " +
         std::to_string(kept);
}

/// Another way to read the same file, which must not change the result.
struct Variant {
  std::string name;
  LoadOptions options;
  unsigned threads = 1;
};

/// Returns the variants that bytes 6 and 7 select.
std::vector<Variant> variantsOf(const OptionBytes &bytes, const LoadOptions &options) {
  LoadOptions blocks = options;
  blocks.blockBytes = choose(kBlockSizes, bytes.at(6));
  LoadOptions cautious = options;  // with a row limit, the rows are kept in memory differently
  cautious.blockBytes = choose(kBlockSizes, bytes.bits(7, 0, 4));
  if (!cautious.maxRows) cautious.maxRows = kNoLimit;
  LoadOptions pieces = options;
  pieces.pieceBytes = choose(kBlockSizes, bytes.bits(7, 4, 4));
  const unsigned threads = 2 + bytes.bits(6, 4, 4) % 3;
  return {{"A2, in blocks of " + std::to_string(blocks.blockBytes) + " bytes", blocks},
          {"A2, rows limited, blocks of " + std::to_string(cautious.blockBytes), cautious},
          {"A3, " + std::to_string(threads) + " threads and pieces of " +
               std::to_string(pieces.pieceBytes) + " bytes",
           pieces, threads}};
}

}  // namespace

Broken brokenReadingPromise(std::string_view input) {
  const OptionBytes choices(input);
  const MemoryFile file(choices.data());
  const LoadOptions options = optionsOf(choices);
  RunContext context;
  context.memoryBudget = kMemory;
  const auto loaded = loadDataset(file.path(), options, context);
  if (loaded) {
    const bool isCut = options.maxRows && loaded->report.rows >= *options.maxRows;
    if (auto broken = wrongTable(*loaded, choices.data(), isCut)) return broken;
    if (auto broken = wrongCopy(loaded->report, options.maxRowBytes, choices.data(), context))
      return broken;
  }
  const std::string expected = outcome(loaded);
  for (const Variant &variant : variantsOf(choices, options)) {
    context.threads = variant.threads;
    const std::string found = outcome(loadDataset(file.path(), variant.options, context));
    if (found != expected) return variant.name + ": " + firstDifference(found, expected);
  }
  return std::nullopt;
}

}  // namespace shinglescope::fuzz
