#include "core/pipeline/estimate/looked_rows.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/hash.h"
#include "core/base/sorted_list.h"
#include "core/pipeline/estimate/distinct_sample.h"

namespace shinglescope {
namespace {

/// With this many texts the error of the count is about 1 %.
constexpr std::size_t kCountedTexts = 16'384;
/// The same number as in SigningPass.
constexpr std::size_t kRememberedTexts = 1024;
constexpr std::uint64_t kCellBytesPerPoll = 1U << 20U;
constexpr std::uint64_t kBytesOfRow = 32;  ///< the cost of a row in addition to its text
constexpr std::size_t kCopiedRowsPerPoll = 4096;

}  // namespace

Result<CellTexts> lookAtCells(const Dataset &dataset, const std::vector<ColumnId> &columns,
                              std::uint32_t begin, std::uint32_t end, std::size_t most,
                              const RunContext &context) {
  CellTexts texts;
  DistinctSample sample(std::max(kCountedTexts, most));
  std::array<std::uint64_t, kRememberedTexts> remembered{};
  std::uint64_t nextPoll = 0;
  for (std::uint32_t row = begin; row < end; ++row) {
    const std::uint64_t looked = texts.bytes + std::uint64_t{row} * kBytesOfRow;
    if (looked >= nextPoll) {
      if (context.isCancelled()) return cancelledError();
      nextPoll = looked + kCellBytesPerPoll;
    }
    std::uint64_t hash = 0;
    for (const ColumnId column : columns) {
      const std::string_view cell = dataset.cell(RecordId{row}, column);
      texts.bytes += cell.size();
      hash = mix64(hash + xxh3(cell));
    }
    std::uint64_t &known = remembered[hash % kRememberedTexts];
    texts.nearRepeats += known == hash ? 1U : 0U;
    known = hash;
    sample.add(hash, row);
  }
  texts.distinct = sample.count();
  for (const std::uint64_t row : sample.values(most))
    texts.drawn.push_back(static_cast<std::uint32_t>(row));
  return texts;
}

Result<LookedRows> spreadRows(const Dataset &dataset, const std::vector<ColumnId> &columns,
                              const CellTexts &texts, std::uint64_t mostBytes,
                              const RunContext &context) {
  LookedRows looked;
  looked.columns = columns;
  const std::uint64_t rows = dataset.rowCount();
  const std::uint64_t bytes = texts.bytes + rows * kBytesOfRow;
  if (bytes <= mostBytes) {
    looked.dataset = &dataset;
    looked.spread = numbersBelow(rows);
    looked.drawn = texts.drawn;
    return looked;
  }
  looked.isAll = false;
  const std::uint64_t wanted = std::max<std::uint64_t>(
      static_cast<std::uint64_t>(static_cast<double>(rows) * static_cast<double>(mostBytes) /
                                 static_cast<double>(bytes)),
      1);
  DatasetBuilder builder(dataset.columnNames());
  std::vector<std::string_view> cells(dataset.columnCount());
  const auto copyRow = [&](std::uint64_t row, std::vector<std::uint32_t> &to) {
    for (const ColumnId column : columns)
      cells[column.value] = dataset.cell({static_cast<std::uint32_t>(row)}, column);
    to.push_back(static_cast<std::uint32_t>(builder.rowCount()));
    builder.addRow(cells, 0);
  };
  for (std::uint64_t i = 0; i < wanted; ++i) {
    if (i % kCopiedRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    // Takes a random row of each stretch, because cells may repeat at the distance of the
    // stretches.
    const std::uint64_t first = i * rows / wanted;
    const std::uint64_t next = (i + 1) * rows / wanted;
    copyRow(first + mix64(i) % (next - first), looked.spread);
  }
  for (const std::uint32_t row : texts.drawn) copyRow(row, looked.drawn);
  looked.owned = builder.finish();
  looked.dataset = looked.owned.get();
  return looked;
}

}  // namespace shinglescope
