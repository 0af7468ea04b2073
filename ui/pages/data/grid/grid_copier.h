// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/data/grid/copied_rows.h"

namespace shinglescope {

class ColumnTools;
class RecordTable;

/// Copies rows and cells of a table to the clipboard: the visible columns from left to right, whole
/// cells. A worker writes the rows, so that even a million of them do not block the window. GUI
/// thread; table and tools outlive it.
class GridCopier final : public QObject {
  Q_OBJECT

 public:
  GridCopier(RecordTable *table, const ColumnTools *columns);
  void copyRows(CopyForm form, bool withHeader);
  void copyCell();
  bool isBusy() const { return m_job.isRunning(); }

 signals:
  /// Reports what was copied, or why nothing was copied.
  void said(const QString &sentence);

 private:
  std::vector<std::uint32_t> selectedRows() const;

  RecordTable *m_table;
  const ColumnTools *m_columns;
  JobSlot<QString> m_job;
};

}  // namespace shinglescope
