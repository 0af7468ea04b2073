// SPDX-License-Identifier: MIT
#include "core/export/content/prepared_texts.h"

#include <vector>

#include "core/base/parallel.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/shingled_texts.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRowsPerBlock = 64;
constexpr std::size_t kMostRowsPerBatch = 512 * kRowsPerBlock;
constexpr std::size_t kBytesPerBatch = 8U << 20U;

/// Prepares texts. One for each thread.
struct TextMaker {
  TextPreparer preparer;
  std::string joined;
};

/// The prepared texts of some rows, one after the other.
struct TextBlock {
  std::string texts;
  std::vector<std::size_t> ends;  ///< of each text
};

/// Prepares rows batch by batch: each batch is prepared in parallel and then written in order.
/// Lives for one call.
class PreparedRows {
 public:
  PreparedRows(const Dataset &dataset, const RunContext &context)
      : m_dataset(dataset), m_context(context) {}

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

  Result<void> writeTo(RowWriter &writer) {
    const ExportCellKind ids = m_idColumn ? ExportCellKind::Text : ExportCellKind::Number;
    if (auto begun = writer.begin({{"id", ids}, {"text"}}); !begun) return begun;
    for (std::size_t begin = 0; begin < m_dataset.rowCount();) {
      const std::size_t end = batchEnd(begin);
      std::vector<TextBlock> blocks(blockCount(end - begin, kRowsPerBlock));
      auto made = forEachBlock(m_context, end - begin, kRowsPerBlock, [&](const Block &block) {
        return makeTexts(begin, block, blocks[block.index]);
      });
      if (!made) return made;
      for (std::size_t i = 0; i < blocks.size(); ++i) {
        auto written = writeBlock(begin + i * kRowsPerBlock, blocks[i], writer);
        if (!written) return written;
      }
      m_context.advance(end - begin);
      begin = end;
    }
    return writer.end();
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

  Result<void> makeTexts(std::size_t first, const Block &block, TextBlock &out) {
    TextMaker &maker = m_makers[block.worker];
    TextWatch watch(m_context);
    for (std::size_t i = first + block.begin; i < first + block.end; ++i) {
      const RecordId row{static_cast<std::uint32_t>(i)};
      const std::string_view text = recordText(m_dataset, row, m_columns, maker.joined);
      out.texts += maker.preparer.prepare(text);
      out.ends.push_back(out.texts.size());
      if (watch.isCancelledAt(text.size())) return cancelledError();
    }
    return {};
  }

  Result<void> writeBlock(std::size_t first, const TextBlock &block, RowWriter &writer) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < block.ends.size(); ++i) {
      const RecordId row{static_cast<std::uint32_t>(first + i)};
      m_cells.clear();
      if (m_idColumn) {
        m_cells.id(m_dataset, row, m_idColumn);
      } else {
        m_cells.number(row.value);
      }
      m_cells.text(std::string_view(block.texts).substr(begin, block.ends[i] - begin));
      begin = block.ends[i];
      if (auto written = writer.row(m_cells.cells()); !written) return written;
    }
    return {};
  }

  const Dataset &m_dataset;
  const RunContext &m_context;
  std::vector<ColumnId> m_columns;
  std::optional<ColumnId> m_idColumn;
  std::vector<TextMaker> m_makers;
  RowCells m_cells;
};

}  // namespace

Result<void> writePreparedTexts(const Dataset &dataset, const Recipe &recipe, RowWriter &writer,
                                const RunContext &context) {
  PreparedRows rows(dataset, context);
  if (auto prepared = rows.prepare(recipe); !prepared) return prepared;
  context.startStage(Stage::Writing, WorkUnit::Rows, dataset.rowCount());
  return rows.writeTo(writer);
}

}  // namespace shinglescope
