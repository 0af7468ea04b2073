// SPDX-License-Identifier: MIT
#include "app/cli/commands/worker_rows.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/commands/input.h"
#include "app/cli/worker/frames/payload.h"
#include "app/cli/worker/frames/row_bits.h"
#include "core/dataset/table/row_window.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kRowsOfFrame = 16384;

Result<std::vector<ColumnId>> columnsOf(const Dataset &dataset, const Recipe &recipe) {
  auto columns = comparedColumns(dataset, recipe);
  if (!columns) return columns;
  const auto same = sameColumns(dataset, recipe);
  if (!same) return same.error();
  columns->insert(columns->end(), same->begin(), same->end());
  const auto id = idColumn(dataset, recipe);
  if (!id) return id.error();
  if (*id) columns->push_back(**id);
  return columns;
}

/// Writes rows as one frame or, if their cells are long, as several.
class RowFrames {
 public:
  RowFrames(std::vector<ColumnId> columns, FrameWriter &out)
      : m_columns(std::move(columns)), m_cells(m_columns.size()), m_out(out) {}

  Result<void> add(const RowWindow &window, std::uint32_t row) {
    if (m_numbers.empty())
      for (ColumnText &column : m_cells) column = {{0}, {}};
    m_numbers.push_back(row);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
      const std::string_view cell = window.cell(RecordId{row}, m_columns[i]);
      m_cells[i].bytes += cell;
      m_cells[i].ends.push_back(static_cast<std::int32_t>(m_cells[i].bytes.size()));
      m_bytes += cell.size();
    }
    return m_bytes < kUsualPayloadBytes && m_numbers.size() < kRowsOfFrame ? Result<void>()
                                                                           : flush();
  }

  Result<void> flush() {
    if (m_numbers.empty()) return {};
    PayloadWriter payload;
    for (const std::int64_t number : m_numbers) payload.number(number);
    payload.number(static_cast<std::uint32_t>(m_cells.size()));
    for (const ColumnText &column : m_cells) {
      for (const std::int32_t end : column.ends) payload.number(end);
      payload.bytes(column.bytes);
    }
    auto written = m_out.write(FrameKind::Rows, 0, m_numbers.size(), payload.payload());
    m_numbers.clear();
    m_bytes = 0;
    return written;
  }

 private:
  struct ColumnText {
    std::vector<std::int32_t> ends;
    std::string bytes;
  };

  std::vector<ColumnId> m_columns;
  std::vector<std::int64_t> m_numbers;
  std::vector<ColumnText> m_cells;
  std::size_t m_bytes = 0;
  FrameWriter &m_out;
};

Result<void> writeAllRows(const Dataset &dataset, RowFrames &frames, const RunContext &context) {
  RowWindow window(dataset);
  const auto rows = static_cast<std::uint32_t>(dataset.rowCount());
  for (std::uint32_t begin = 0; begin < rows; begin += std::min(kRowsOfFrame, rows - begin)) {
    if (context.isCancelled()) return cancelledError();
    const std::uint32_t end = begin + std::min(kRowsOfFrame, rows - begin);
    if (auto shown = window.show(begin, end); !shown) return shown;
    for (std::uint32_t row = begin; row < end; ++row)
      if (auto added = frames.add(window, row); !added) return added;
  }
  return frames.flush();
}

Result<std::vector<std::uint32_t>> chosenRows(const std::string &path, const Dataset &dataset) {
  const auto bits = RowBits::open(path, dataset.rowCount());
  if (!bits) return bits.error();
  std::vector<std::uint32_t> rows;
  for (const std::uint64_t row : bits->rows()) rows.push_back(static_cast<std::uint32_t>(row));
  return rows;
}

Result<void> writeChosenRows(const Dataset &dataset, std::span<const std::uint32_t> rows,
                             RowFrames &frames, const RunContext &context) {
  RowWindow window(dataset);
  while (!rows.empty()) {
    if (context.isCancelled()) return cancelledError();
    const auto some = rows.first(std::min<std::size_t>(kRowsOfFrame, rows.size()));
    if (auto shown = window.show(some); !shown) return shown;
    for (const std::uint32_t row : some)
      if (auto added = frames.add(window, row); !added) return added;
    rows = rows.subspan(some.size());
  }
  return frames.flush();
}

Result<void> writeCounts(std::uint64_t rows, FrameWriter &out) {
  const nlohmann::ordered_json counts = {{"step", "rows"}, {"values", {{"rows", rows}}}};
  auto written = out.write(FrameKind::Counts, 0, 1, counts.dump());
  return written ? out.end() : written;
}

/// Writes the names of all columns as a row before the others, with the number -1.
Result<void> writeNames(const Dataset &dataset, FrameWriter &out) {
  PayloadWriter payload;
  payload.number(std::int64_t{-1});
  payload.number(static_cast<std::uint32_t>(dataset.columnCount()));
  for (const std::string &name : dataset.columnNames()) {
    payload.number(std::int32_t{0});
    payload.number(static_cast<std::int32_t>(name.size()));
    payload.bytes(name);
  }
  return out.write(FrameKind::Rows, 0, 1, payload.payload());
}

/// Writes the chosen rows with all columns.
Result<void> writeWholeRows(const std::string &chosenPath, const Dataset &dataset, FrameWriter &out,
                            const RunContext &context) {
  const auto rows = chosenRows(chosenPath, dataset);
  if (!rows) return rows.error();
  std::vector<ColumnId> columns;
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
    columns.push_back(ColumnId{column});
  if (auto written = writeNames(dataset, out); !written) return written;
  RowFrames frames(std::move(columns), out);
  if (auto written = writeChosenRows(dataset, *rows, frames, context); !written) return written;
  return writeCounts(rows->size(), out);
}

}  // namespace

Result<void> writeTableRows(const CliOptions &options, FrameWriter &out,
                            const RunContext &context) {
  const auto loaded = loadInput(options.worker.table, options, context);
  if (!loaded) return loaded.error();
  const Dataset &dataset = *loaded->dataset;
  const std::string &chosenPath = options.worker.onlyPath;
  if (!chosenPath.empty()) return writeWholeRows(chosenPath, dataset, out, context);
  auto columns = columnsOf(dataset, options.recipe);
  if (!columns) return columns.error();
  RowFrames frames(*std::move(columns), out);
  if (auto written = writeAllRows(dataset, frames, context); !written) return written;
  return writeCounts(dataset.rowCount(), out);
}

}  // namespace shinglescope
