// SPDX-License-Identifier: MIT
#include "core/shingle/row_shingle_source.h"

#include <utility>

#include "core/shingle/shingled_texts.h"

namespace shinglescope {

Result<RowShingleSource> RowShingleSource::create(const Input &input, unsigned threads) {
  ShingleOptions fast = input.shingling;
  fast.hash = HashFunction::Fast;
  auto workers = makeShingleWorkers(input.preparation, fast, threads);
  if (!workers) return workers.error();
  return RowShingleSource(input, *std::move(workers));
}

RowShingleSource::RowShingleSource(const Input &input, std::vector<ShingleWorker> workers)
    : m_input(input), m_workers(std::move(workers)) {
  for (std::size_t i = 0; i < m_workers.size(); ++i) m_windows.emplace_back(m_input.dataset);
}

std::size_t RowShingleSource::blockCount() const {
  return shinglescope::blockCount(m_input.dataset.rowCount(), kShingledRowsPerBlock);
}

Result<void> RowShingleSource::visitTexts(const Visit &visit, const RunContext &context) {
  context.startStage(Stage::Preparing, WorkUnit::Rows, m_input.dataset.rowCount());
  return forEachBlock(context, m_input.dataset.rowCount(), kShingledRowsPerBlock,
                      [&](const Block &block) { return visitRows(block, visit, context); });
}

Result<void> RowShingleSource::visitRows(const Block &block, const Visit &visit,
                                         const RunContext &context) {
  RowWindow &rows = m_windows[block.worker];
  ShingleWorker &worker = m_workers[block.worker];
  auto shown =
      rows.show(static_cast<std::uint32_t>(block.begin), static_cast<std::uint32_t>(block.end));
  if (!shown) return shown;
  TextWatch watch(context);
  for (std::size_t row = block.begin; row < block.end; ++row) {
    const RecordId record{static_cast<std::uint32_t>(row)};
    const TextId text = m_input.classes.textOf(record);
    if (m_input.classes.firstRow(text) != record) continue;
    const auto cells = recordText(rows, record, m_input.columns, worker.joined);
    if (watch.isCancelledAt(cells.size())) return cancelledError();
    const auto shingles = worker.shingler.shingleHashes(worker.preparer.prepare(cells));
    visit({text.value, block.index, block.worker, shingles});
  }
  context.advance(block.end - block.begin);
  return {};
}

}  // namespace shinglescope
