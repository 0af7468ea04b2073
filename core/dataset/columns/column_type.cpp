// SPDX-License-Identifier: MIT
#include "core/dataset/columns/column_type.h"

#include <sstream>

#include "core/base/parallel.h"
#include "core/base/unicode.h"
#include "core/dataset/columns/cell_parser.h"
#include "core/dataset/columns/date_reader.h"

namespace shinglescope {

namespace {

constexpr std::size_t kColumnTypeRowsPerBlock = 8'192;
constexpr std::size_t kColumnTypeRowsPerPoll = 256;
constexpr std::string_view kThousandsMarks = ".,' ";

}  // namespace

bool isBlankCell(std::string_view cell) {
  dropWhiteSpace(cell);
  return cell.empty();
}

Result<ColumnGuess> countUnderType(const Dataset &dataset, ColumnId column, const ColumnType &type,
                                   const RunContext &context) {
  if (Result<void> checked = checkColumnType(type); !checked) return checked.error();
  const CellParser parser(type);
  struct Counts {
    std::uint64_t filled = 0;
    std::uint64_t unparsed = 0;
  };
  std::vector<Counts> counts(blockCount(dataset.rowCount(), kColumnTypeRowsPerBlock));
  const auto work = [&](const Block &block) -> Result<void> {
    for (std::size_t row = block.begin; row < block.end; ++row) {
      if (row % kColumnTypeRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
      const std::string_view cell = dataset.cell({static_cast<std::uint32_t>(row)}, column);
      if (isBlankCell(cell)) continue;
      ++counts[block.index].filled;
      if (type.kind != ColumnKind::Text && !parser.parse(cell)) ++counts[block.index].unparsed;
    }
    return {};
  };
  Result<void> counted = forEachBlock(context, dataset.rowCount(), kColumnTypeRowsPerBlock, work);
  if (!counted) return counted.error();
  ColumnGuess guess{.type = type, .rowsLooked = dataset.rowCount()};
  for (const Counts &part : counts) {
    guess.filled += part.filled;
    guess.unparsed += part.unparsed;
  }
  return guess;
}

Result<void> checkColumnType(const ColumnType &type) {
  if (type.kind == ColumnKind::Text) return {};
  if (type.kind == ColumnKind::Number) {
    const bool isKnown = type.decimalMark == '.' || type.decimalMark == ',';
    const bool isKnownMark =
        !type.thousandsMark || kThousandsMarks.find(*type.thousandsMark) != std::string_view::npos;
    if (!isKnown || !isKnownMark) {
      return badParameter({MessageId::NumberMarkUnknown});
    }
    if (type.thousandsMark != type.decimalMark) return {};
    return badParameter({MessageId::NumberMarksEqual});
  }
  const Result<DateReader> reader = DateReader::compile(type.datePattern, type.dateLanguage);
  if (!reader) return reader.error();
  if (!reader->hasNames()) return {};
  std::istringstream words(type.dateLanguage);
  std::size_t known = 0;
  for (std::string code; words >> code; ++known) {
    if (!isKnownLanguage(code)) return badParameter({MessageId::DateLanguageUnknown, {code}});
  }
  if (known > 0) return {};
  return badParameter({MessageId::DateLanguageMissing});
}

}  // namespace shinglescope
