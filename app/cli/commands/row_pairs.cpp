// SPDX-License-Identifier: MIT
#include "app/cli/commands/row_pairs.h"

#include <algorithm>
#include <optional>

#include "core/base/decimal_text.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

Error wrongPair(const std::string &path, std::uint32_t line, std::size_t rows) {
  Error error = plainError(ErrorCode::Format,
                           quotedForMessage(path) + ", row " + std::to_string(line) +
                               ": row_a and row_b must be two different rows from 0 to " +
                               std::to_string(rows - 1) + "; use the pairs of this table.",
                           path);
  error.row = line;
  return error;
}

}  // namespace

Result<std::vector<CandidatePair>> readRowPairs(const std::string &path, std::size_t rows,
                                                const RunContext &context) {
  LoadOptions reading;
  reading.hasHeader = true;  // a file without pairs consists of nothing else
  const auto loaded = loadDataset(path, reading, context);
  if (!loaded) return loaded.error();
  const Dataset &table = *loaded->dataset;
  const auto columnA = table.findColumn("row_a");
  if (!columnA) return columnA.error();
  const auto columnB = table.findColumn("row_b");
  if (!columnB) return columnB.error();
  std::vector<CandidatePair> pairs;
  for (std::uint32_t line = 0; line < table.rowCount(); ++line) {
    const auto a = parsedNumber<std::uint32_t>(table.cell(RecordId{line}, *columnA));
    const auto b = parsedNumber<std::uint32_t>(table.cell(RecordId{line}, *columnB));
    if (!a || !b || *a == *b || std::max(*a, *b) >= rows) return wrongPair(path, line, rows);
    pairs.push_back({std::min(*a, *b), std::max(*a, *b)});
  }
  return pairs;
}

}  // namespace shinglescope
