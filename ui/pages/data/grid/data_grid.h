// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <optional>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/query/row_order.h"
#include "core/export/request/shown_table.h"
#include "ui/base/controls/panel.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/session/column_role.h"

namespace shinglescope {

class ColumnMenu;
class ColumnTools;
class ColumnTypes;
class EscapeKey;
class FilterRow;
class GridCopier;
class GridFooter;
class LinkOpener;
class RecordTable;
class Settings;

/// The rows of a data set, with everything that finds, orders and shows them: filters under the
/// header, types, sorting by several columns, search, going to a row, copying, and a column layout
/// that is saved for each file. A worker computes filters and order. GUI thread; owns its table.
class DataGrid final : public Panel {
  Q_OBJECT

 public:
  explicit DataGrid(Settings &settings, QWidget *parent = nullptr);
  ~DataGrid() override;
  RecordTable *table() const { return m_table; }
  FilterRow *filterRow() const { return m_filters; }
  LinkOpener *links() const { return m_links; }
  /// Shows a data set from its first row, without filters; null for none.
  void setDataset(std::shared_ptr<const Dataset> dataset, const std::vector<ColumnRole> &roles,
                  const LoadReport &report);
  void setSearchText(const QString &text);
  void setSortKeys(const std::vector<SortKey> &keys);
  void findNext() { stepMatch(true); }
  void findPrevious() { stepMatch(false); }
  void goToRow();
  /// Goes to a data row; clears filters and search if they hide it.
  void revealRow(quint32 row);
  /// Moves the cursor to the filter of a column, by default the current one.
  void editFilter(int column = -1);
  bool isBusy() const;
  /// Returns the rows and columns as they are shown. Null while other rows are being looked for; a
  /// message then says so.
  std::shared_ptr<const ShownTable> shownTable();
  const ColumnTypes &types() const { return *m_types; }

 signals:
  void exportRequested();  ///< of what is shown
  void currentCellChanged();
  /// The search was cleared to show a row.
  void searchCleared();
  /// A step to a match was requested, but the search text is empty.
  void searchWanted();
  void messageRaised(const QString &message);

 private:
  void createTable();
  void createActions();
  void connectTable();
  void connectFooter();
  void keepLayout();
  void restoreLayout();
  void followTypes();
  void readFilters();
  void requestOrder(std::chrono::milliseconds delay);
  void applyOrder(RowOrder order);
  void stopLooking();
  void showState();
  QString countsText() const;
  QString explanationText() const;
  QString warningText() const;
  void stepMatch(bool isForward);
  int columnOfMatch(int position) const;
  /// Goes to the row to reveal, or requests an order that contains it.
  void goToRevealed();
  void goToTypedRow(const QString &text);
  void clearFilters();

  Settings &m_settings;
  std::shared_ptr<const Dataset> m_dataset;
  QString m_path;
  std::shared_ptr<const std::vector<std::uint32_t>> m_problemRows;
  JobSlot<RowOrder> m_orderJob;
  RowOrderRequest m_request;
  std::optional<quint32> m_rowToReveal;
  QString m_orderError;
  std::uint64_t m_unparsed = 0;  ///< unreadable cells in the columns that sort
  bool m_isStopped = false;
  QTimer m_busySign;  ///< delays the busy sign, so that it does not appear during quick work
  RecordTable *m_table = nullptr;
  FilterRow *m_filters = nullptr;
  ColumnTools *m_columns = nullptr;
  ColumnTypes *m_types = nullptr;
  ColumnMenu *m_menu = nullptr;
  GridCopier *m_copier = nullptr;
  LinkOpener *m_links = nullptr;
  GridFooter *m_footer = nullptr;
  EscapeKey *m_escape = nullptr;
};

}  // namespace shinglescope
