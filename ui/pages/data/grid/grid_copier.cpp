// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/grid_copier.h"

#include <QClipboard>
#include <QGuiApplication>

#include "ui/base/text/error_text.h"
#include "ui/pages/data/grid/column_tools.h"
#include "ui/pages/data/grid/record_table.h"

namespace shinglescope {

GridCopier::GridCopier(RecordTable *table, const ColumnTools *columns)
    : QObject(table), m_table(table), m_columns(columns) {}

std::vector<std::uint32_t> GridCopier::selectedRows() const {
  // Uses ranges, because a selection of a million rows may be a single range.
  std::vector<std::uint32_t> rows;
  for (const auto &[first, last] : m_table->selectedRanges())
    for (int position = first; position <= last; ++position)
      rows.push_back(m_table->records()->recordAt(position).value);
  return rows;
}

void GridCopier::copyRows(CopyForm form, bool withHeader) {
  CopyRequest request{.rows = selectedRows(),
                      .columns = m_columns->shownColumns(),
                      .form = form,
                      .withHeader = withHeader};
  if (request.rows.empty()) return;
  const auto count = static_cast<int>(request.rows.size());
  m_job.start(
      [dataset = m_table->records()->dataset(), request = std::move(request)](
          const RunContext &context) { return copiedRows(*dataset, request, context); },
      {[this, count](const QString &text) {
         QGuiApplication::clipboard()->setText(text);
         emit said(count == 1 ? tr("Copied the row.") : tr("Copied %Ln rows.", nullptr, count));
       },
       [this](const Error &error) { emit said(errorText(error)); }});
}

void GridCopier::copyCell() {
  const QModelIndex cell = m_table->currentIndex();
  if (!cell.isValid()) return;
  const std::string_view text = m_table->records()->dataset()->cell(
      m_table->records()->recordAt(cell.row()), {static_cast<std::uint32_t>(cell.column())});
  if (text.size() > kMostCopiedBytes)
    return emit said(tr("The cell is too large for the clipboard; export it instead."));
  QGuiApplication::clipboard()->setText(
      QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
  emit said(tr("Copied the cell."));
}

}  // namespace shinglescope
