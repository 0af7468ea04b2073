// SPDX-License-Identifier: MIT
#include "core/shingle/row_passes.h"

#include <utility>

#include "core/shingle/shingled_texts.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

Result<RowPasses> RowPasses::create(const Dataset &dataset, std::span<const ColumnId> columns,
                                    const PreparationOptions &preparation,
                                    const ShingleOptions &shingling, const RunContext &context) {
  auto workers = makeShingleWorkers(preparation, shingling, context.threads);
  if (!workers) return workers.error();
  return RowPasses(dataset, columns, *std::move(workers), context);
}

RowPasses::RowPasses(const Dataset &dataset, std::span<const ColumnId> columns,
                     std::vector<ShingleWorker> workers, const RunContext &context)
    : m_dataset(dataset), m_columns(columns), m_context(context), m_workers(std::move(workers)) {
  for (std::size_t i = 0; i < m_workers.size(); ++i) m_windows.emplace_back(m_dataset);
}

Result<void> RowPasses::run(const Take &take) {
  m_context.startStage(Stage::Preparing, WorkUnit::Rows, m_dataset.rowCount());
  return forEachBlock(m_context, m_dataset.rowCount(), kShingledRowsPerBlock,
                      [&](const Block &block) { return visit(block, take); });
}

Result<void> RowPasses::visit(const Block &block, const Take &take) {
  RowWindow &rows = m_windows[block.worker];
  ShingleWorker &worker = m_workers[block.worker];
  auto shown =
      rows.show(static_cast<std::uint32_t>(block.begin), static_cast<std::uint32_t>(block.end));
  if (!shown) return shown;
  TextWatch watch(m_context);
  for (std::size_t row = block.begin; row < block.end; ++row) {
    const std::string_view text =
        recordText(rows, {static_cast<std::uint32_t>(row)}, m_columns, worker.joined);
    if (watch.isCancelledAt(text.size())) return cancelledError();
    if (auto taken = take({worker, block.worker, worker.preparer.prepare(text)}); !taken)
      return taken;
  }
  m_context.advance(block.end - block.begin);
  return {};
}

}  // namespace shinglescope
