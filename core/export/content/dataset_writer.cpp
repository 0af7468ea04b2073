#include "core/export/content/dataset_writer.h"

#include <vector>

#include "core/base/parallel.h"
#include "core/export/format/chunked_output.h"
#include "core/export/format/pair_scores.h"
#include "core/export/format/table_writer.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/shingled_texts.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

constexpr std::size_t kDatasetWriterRowsBetweenReports = 1024;
constexpr std::size_t kRowsPerBlock = 64;
constexpr std::size_t kMostRowsPerBatch = 512 * kRowsPerBlock;
constexpr std::size_t kBytesPerBatch = 8U << 20U;
constexpr std::size_t kBytesPerPoll = 1U << 18U;

/// Prepares texts and formats their lines. One for each thread.
struct LineMaker {
  TextPreparer preparer;
  std::string joined;
};

/// Prepares rows batch by batch: a batch is worked on in parallel and then
/// written in order. Lives for one call.
class PreparedLines {
 public:
  PreparedLines(const Dataset &dataset, char delimiter, const RunContext &context)
      : m_dataset(dataset), m_table(delimiter), m_context(context) {}

  Result<void> prepare(const Recipe &recipe) {
    if (auto valid = validateRecipe(recipe); !valid) return valid;
    auto columns = comparedColumns(m_dataset, recipe);
    if (!columns) return columns.error();
    const auto ids = idColumn(m_dataset, recipe);
    if (!ids) return ids.error();
    m_columns = *std::move(columns);
    m_idColumn = *ids;
    for (unsigned i = 0; i < std::max(1U, m_context.threads); ++i) {
      auto preparer = TextPreparer::create(recipe.preparation);
      if (!preparer) return preparer.error();
      m_makers.push_back({*std::move(preparer), {}});
    }
    return {};
  }

  Result<void> writeTo(ChunkedOutput &output) {
    for (std::size_t begin = 0; begin < m_dataset.rowCount();) {
      const std::size_t end = batchEnd(begin);
      std::vector<std::string> lines(blockCount(end - begin, kRowsPerBlock));
      auto made = forEachBlock(m_context, end - begin, kRowsPerBlock, [&](const Block &block) {
        return makeLines(begin, block, lines[block.index]);
      });
      if (!made) return made;
      for (const std::string &text : lines) {
        output.buffer() += text;
        if (auto flushed = output.flushIfFull(); !flushed) return flushed;
      }
      m_context.advance(end - begin);
      begin = end;
    }
    return {};
  }

 private:
  std::size_t batchEnd(std::size_t begin) const {
    const std::size_t last = std::min(m_dataset.rowCount(), begin + kMostRowsPerBatch);
    std::size_t bytes = 0;
    std::size_t end = begin;
    while (end < last && bytes < kBytesPerBatch) {
      for (const ColumnId column : m_columns)
        bytes += m_dataset.cell({static_cast<std::uint32_t>(end)}, column).size();
      ++end;
    }
    return end;
  }

  Result<void> makeLines(std::size_t first, const Block &block, std::string &out) {
    LineMaker &maker = m_makers[block.worker];
    std::size_t sinceLook = 0;
    for (std::size_t i = first + block.begin; i < first + block.end; ++i) {
      const RecordId row{static_cast<std::uint32_t>(i)};
      if (m_idColumn) {
        m_table.appendField(out, m_dataset.cell(row, *m_idColumn));
      } else {
        appendNumber(out, i);
      }
      out.push_back(m_table.delimiter());
      const std::string_view text = recordText(m_dataset, row, m_columns, maker.joined);
      m_table.appendField(out, maker.preparer.prepare(text));
      out.push_back('\n');
      sinceLook += text.size();
      if (sinceLook < kBytesPerPoll) continue;
      if (m_context.isCancelled()) return cancelledError();
      sinceLook = 0;
    }
    return {};
  }

  const Dataset &m_dataset;
  TableWriter m_table;
  const RunContext &m_context;
  std::vector<ColumnId> m_columns;
  std::optional<ColumnId> m_idColumn;
  std::vector<LineMaker> m_makers;
};

}  // namespace

Result<void> writeTable(const Dataset &dataset, const TableStyle &style, const ByteSink &sink,
                        const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Rows, dataset.rowCount());
  const TableWriter table(style.delimiter);
  ChunkedOutput output(sink, context);
  std::vector<std::string_view> fields(dataset.columnNames().begin(), dataset.columnNames().end());
  if (style.hasHeader && style.header.empty()) table.appendRow(output.buffer(), fields);
  for (const std::vector<std::string> &row : style.header) {
    const std::vector<std::string_view> cells(row.begin(), row.end());
    table.appendRow(output.buffer(), cells);
  }
  for (std::size_t i = 0; i < dataset.rowCount(); ++i) {
    const RecordId row{static_cast<std::uint32_t>(i)};
    const std::vector<std::string_view> extra = dataset.extraCells(row);
    fields.resize(dataset.columnCount());
    for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
      fields[column] = dataset.cell(row, ColumnId{column});
    fields.insert(fields.end(), extra.begin(), extra.end());
    table.appendRow(output.buffer(), fields);
    if (auto flushed = output.flushIfFull(); !flushed) return flushed;
    if ((i + 1) % kDatasetWriterRowsBetweenReports == 0)
      context.advance(kDatasetWriterRowsBetweenReports);
  }
  context.advance(dataset.rowCount() % kDatasetWriterRowsBetweenReports);
  return output.flush();
}

Result<void> writePreparedTexts(const Dataset &dataset, const Recipe &recipe, char delimiter,
                                const ByteSink &sink, const RunContext &context) {
  PreparedLines lines(dataset, delimiter, context);
  if (auto prepared = lines.prepare(recipe); !prepared) return prepared;
  context.startStage(Stage::Writing, WorkUnit::Rows, dataset.rowCount());
  ChunkedOutput output(sink, context);
  output.buffer() = std::string("id") + delimiter + "text\n";
  if (auto written = lines.writeTo(output); !written) return written;
  return output.flush();
}

}  // namespace shinglescope
