// SPDX-License-Identifier: MIT
#include "app/cli/worker/steps/row_step.h"

#include "app/cli/worker/frames/payload.h"
#include "core/base/hash.h"

namespace shinglescope {

Result<void> RowStep::take(Frame frame) {
  if (frame.kind != FrameKind::Rows) return unexpectedFrame(frame);
  auto added = m_batch.add(std::move(frame), [this](std::uint64_t row) { return wants(row); });
  if (!added) return added;
  return m_batch.isFull() ? processBatch() : Result<void>();
}

Result<void> RowStep::finish() {
  if (auto processed = processBatch(); !processed) return processed;
  return flush();
}

Result<void> RowStep::processBatch() {
  const auto table = m_batch.take();
  if (!table) return table.error();
  return table->rows.empty() ? Result<void>() : process(*table);
}

std::string labelOf(const RowTable &table, RecordId row) {
  if (table.same.empty()) return {};
  PayloadWriter cells;
  for (const ColumnId column : table.same) {
    const std::string_view cell = table.dataset->cell(row, column);
    cells.number(std::uint64_t{cell.size()});
    cells.bytes(cell);
  }
  const Digest128 digest = sha256Prefix(cells.payload());
  PayloadWriter label;
  label.number(digest.high);
  label.number(digest.low);
  return label.payload();
}

}  // namespace shinglescope
