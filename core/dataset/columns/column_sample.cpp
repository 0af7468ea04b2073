// SPDX-License-Identifier: MIT
#include "core/dataset/columns/column_sample.h"

#include <algorithm>
#include <set>

#include "core/dataset/columns/cell_parser.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMaxValueBytes = 64;
constexpr std::size_t kMaxPlaceholders = 3;

}  // namespace

ColumnSample sampleColumn(const Dataset &dataset, ColumnId column, std::size_t rows) {
  ColumnSample sample;
  const std::size_t all = dataset.rowCount();
  sample.rows = std::min(rows, all);
  for (std::size_t i = 0; i < sample.rows; ++i) {
    const std::size_t row = i * all / sample.rows;
    const std::string_view cell = dataset.cell({static_cast<std::uint32_t>(row)}, column);
    if (cell.size() > kMaxValueBytes) {
      sample.tooLong += isBlankCell(cell) ? 0U : 1U;
    } else if (!isBlankCell(cell)) {
      sample.cells.push_back(cell);
    }
  }
  return sample;
}

bool fitsColumn(const ColumnSample &sample, const ColumnType &type, std::uint64_t unparsed) {
  const std::uint64_t filled = sample.filled();
  if (filled == 0) return false;
  if (unparsed * 10 <= filled) return true;
  if (unparsed * 2 > filled || sample.tooLong > 0) return false;
  const CellParser parser(type);
  std::set<std::string_view> placeholders;
  for (const std::string_view cell : sample.cells) {
    if (!parser.parse(cell)) placeholders.insert(cell);
    if (placeholders.size() > kMaxPlaceholders) return false;
  }
  return true;
}

std::uint64_t unparsedIn(const ColumnSample &sample, const ColumnType &type) {
  if (type.kind == ColumnKind::Text) return 0;
  const CellParser parser(type);
  std::uint64_t unparsed = sample.tooLong;
  for (const std::string_view cell : sample.cells) unparsed += parser.parse(cell) ? 0U : 1U;
  return unparsed;
}

}  // namespace shinglescope
