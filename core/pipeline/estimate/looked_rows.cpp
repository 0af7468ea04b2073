// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/looked_rows.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/hash.h"
#include "core/base/sorted_list.h"
#include "core/dataset/table/row_window.h"
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
constexpr std::uint32_t kLookedRowsShownTogether = 1024;

/// Copies the read columns of the rows, in the given order, into a table of `looked`.
Result<LookedRows> holdRows(const Dataset &dataset, std::span<const std::uint32_t> rows,
                            LookedRows looked, const RunContext &context) {
  std::vector<std::uint32_t> ascending(rows.begin(), rows.end());
  std::ranges::sort(ascending);
  ascending.erase(std::ranges::unique(ascending).begin(), ascending.end());
  RowWindow window(dataset);
  if (auto shown = window.show(ascending, looked.columns); !shown) return shown.error();
  DatasetBuilder builder(dataset.columnNames());
  std::vector<std::string_view> cells(dataset.columnCount());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i % kCopiedRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    for (const ColumnId column : looked.columns)
      cells[column.value] = window.cell(RecordId{rows[i]}, column);
    builder.addRow(cells, 0);
  }
  looked.owned = builder.finish();
  looked.dataset = looked.owned.get();
  return looked;
}

}  // namespace

Result<CellTexts> lookAtCells(const Dataset &dataset, const std::vector<ColumnId> &columns,
                              std::uint32_t begin, std::uint32_t end, std::size_t most,
                              const RunContext &context,
                              std::optional<std::uint32_t> firstReference) {
  CellTexts texts;
  const std::uint32_t border = firstReference.value_or(end);
  DistinctSample sample(std::max(kCountedTexts, most));
  std::array<std::uint64_t, kRememberedTexts> remembered{};
  std::uint64_t nextPoll = 0;
  RowWindow window(dataset);
  for (std::uint32_t row = begin; row < end; ++row) {
    if ((row - begin) % kLookedRowsShownTogether == 0) {
      auto shown = window.show(row, std::min(row + kLookedRowsShownTogether, end));
      if (!shown) return shown.error();
    }
    const std::uint64_t looked = texts.bytes + std::uint64_t{row} * kBytesOfRow;
    if (looked >= nextPoll) {
      if (context.isCancelled()) return cancelledError();
      nextPoll = looked + kCellBytesPerPoll;
    }
    std::uint64_t hash = row < border ? 0 : 1;
    for (const ColumnId column : columns) {
      const std::string_view cell = window.cell(RecordId{row}, column);
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
                              const RunContext &context,
                              std::optional<std::uint32_t> firstReference) {
  LookedRows looked;
  looked.columns = columns;
  looked.firstReference = firstReference;
  const std::uint64_t rows = dataset.rowCount();
  const std::uint64_t bytes = texts.bytes + rows * kBytesOfRow;
  if (bytes <= mostBytes) {
    looked.spread = numbersBelow(rows);
    looked.drawn = texts.drawn;
    if (dataset.keepsText()) {
      looked.dataset = &dataset;
      return looked;
    }
    const std::vector<std::uint32_t> all = looked.spread;
    return holdRows(dataset, all, std::move(looked), context);
  }
  looked.isAll = false;
  const std::uint64_t wanted = std::max<std::uint64_t>(
      static_cast<std::uint64_t>(static_cast<double>(rows) * static_cast<double>(mostBytes) /
                                 static_cast<double>(bytes)),
      1);
  // The drawn rows of the file come before the spread ones and those of the reference after them,
  // so that the reference's rows are the last in the copy too.
  const std::uint32_t border = firstReference.value_or(0);
  std::vector<std::uint32_t> rowsInOrder;
  looked.drawn.resize(texts.drawn.size());
  const auto takeDrawn = [&](bool isOfFile) {
    for (std::size_t i = 0; i < texts.drawn.size(); ++i) {
      if ((texts.drawn[i] < border) != isOfFile) continue;
      looked.drawn[i] = static_cast<std::uint32_t>(rowsInOrder.size());
      rowsInOrder.push_back(texts.drawn[i]);
    }
  };
  takeDrawn(true);
  for (std::uint64_t i = 0; i < wanted; ++i) {
    // Takes a random row of each stretch, because cells may repeat at the distance of the
    // stretches.
    const std::uint64_t first = i * rows / wanted;
    const std::uint64_t next = (i + 1) * rows / wanted;
    looked.spread.push_back(static_cast<std::uint32_t>(rowsInOrder.size()));
    rowsInOrder.push_back(static_cast<std::uint32_t>(first + mix64(i) % (next - first)));
  }
  takeDrawn(false);
  if (firstReference)
    looked.firstReference = static_cast<std::uint32_t>(
        std::ranges::count_if(rowsInOrder, [&](std::uint32_t row) { return row < border; }));
  return holdRows(dataset, rowsInOrder, std::move(looked), context);
}

Result<double> distinctSpread(const LookedRows &looked, const RunContext &context) {
  const auto texts = lookAtCells(*looked.dataset, looked.columns, looked.spread.front(),
                                 looked.spread.back() + 1, 0, context, looked.firstReference);
  if (!texts) return texts.error();
  return std::max(texts->distinct, 1.0);
}

}  // namespace shinglescope
