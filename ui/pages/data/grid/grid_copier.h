#pragma once

#include <QObject>

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/data/grid/copied_rows.h"

namespace shinglescope {

class ColumnTools;
class RecordTable;

/// Puts rows and cells of a table on the clipboard: the columns that are shown,
/// from left to right, cells whole. Rows are written in a worker, so that a
/// million of them does not hold the window up. GUI thread; table and tools
/// outlive it.
class GridCopier final : public QObject {
  Q_OBJECT

 public:
  GridCopier(RecordTable *table, const ColumnTools *columns);
  void copyRows(CopyForm form, bool withHeader);
  void copyCell();
  bool isBusy() const { return m_job.isRunning(); }

 signals:
  /// What was copied, or why nothing was.
  void said(const QString &sentence);

 private:
  std::vector<std::uint32_t> selectedRows() const;

  RecordTable *m_table;
  const ColumnTools *m_columns;
  JobSlot<QString> m_job;
};

}  // namespace shinglescope
