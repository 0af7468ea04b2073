#include "core/dataset/column_type.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/base/unicode.h"
#include "core/dataset/cell_parser.h"

namespace shinglescope {

namespace {

constexpr std::size_t kRowsPerBlock = 8'192;

}  // namespace

bool isBlankCell(std::string_view cell) {
  for (std::size_t at = 0; at < cell.size();) {
    const std::size_t length = whiteSpaceLength(cell, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

Result<ColumnGuess> countUnderType(const Dataset &dataset, ColumnId column, const ColumnType &type,
                                   const RunContext &context) {
  if (Result<void> checked = checkColumnType(type); !checked) return checked.error();
  const CellParser parser(type);
  struct Counts {
    std::uint64_t filled = 0;
    std::uint64_t unparsed = 0;
  };
  std::vector<Counts> counts(blockCount(dataset.rowCount(), kRowsPerBlock));
  const auto work = [&](const Block &block) -> Result<void> {
    for (std::size_t row = block.begin; row < block.end; ++row) {
      const std::string_view cell = dataset.cell({static_cast<std::uint32_t>(row)}, column);
      if (isBlankCell(cell)) continue;
      ++counts[block.index].filled;
      if (type.kind != ColumnKind::Text && !parser.parse(cell)) ++counts[block.index].unparsed;
    }
    return {};
  };
  Result<void> counted = forEachBlock(context, dataset.rowCount(), kRowsPerBlock, work);
  if (!counted) return counted.error();
  ColumnGuess guess{.type = type, .rowsLooked = dataset.rowCount()};
  for (const Counts &part : counts) {
    guess.filled += part.filled;
    guess.unparsed += part.unparsed;
  }
  return guess;
}

Result<ColumnGuess> guessColumnType(const Dataset &dataset, ColumnId column, GuessScope,
                                    const RunContext &context) {
  Result<ColumnGuess> guess =
      countUnderType(dataset, column, {.kind = ColumnKind::Number}, context);
  if (!guess) return guess;
  if (guess->filled == 0 || guess->unparsed > 0) {
    guess->type = {};
    guess->unparsed = 0;
    guess->reason = "Not all filled cells are numbers.";
  } else {
    guess->reason = "All filled cells are numbers.";
  }
  return guess;
}

Result<std::vector<ColumnGuess>> guessColumnTypes(const Dataset &dataset, GuessScope scope,
                                                  const RunContext &context) {
  std::vector<ColumnGuess> guesses;
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column) {
    Result<ColumnGuess> guess = guessColumnType(dataset, {column}, scope, context);
    if (!guess) return guess.error();
    guesses.push_back(std::move(*guess));
  }
  return guesses;
}

Result<std::vector<ColumnGuess>> columnTypeChoices(const Dataset &dataset, ColumnId column,
                                                   const RunContext &context) {
  std::vector<ColumnGuess> choices;
  for (const ColumnKind kind : {ColumnKind::Text, ColumnKind::Number}) {
    Result<ColumnGuess> guess = countUnderType(dataset, column, {.kind = kind}, context);
    if (!guess) return guess.error();
    choices.push_back(std::move(*guess));
  }
  return choices;
}

Result<void> checkColumnType(const ColumnType &type) {
  if (type.kind != ColumnKind::Number || type.thousandsMark != type.decimalMark) return {};
  return badParameter("The decimal mark and the thousands mark are equal; choose two marks.");
}

}  // namespace shinglescope
