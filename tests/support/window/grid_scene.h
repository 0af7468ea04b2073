// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <string_view>
#include <vector>

#include "ui/pages/data/grid/data_grid.h"
#include "ui/pages/data/grid/filter_entry.h"
#include "ui/pages/data/grid/filter_row.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/grid/role_header.h"
#include "ui/session/settings.h"

namespace shinglescope::test {

using GridRows = std::vector<std::vector<std::string_view>>;

/// A grid in a window, with its own settings.
class GridScene {
 public:
  static constexpr int kPatience = 10'000;

  GridScene()
      : m_store(m_directory.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
        m_settings(m_store) {
    renew();
  }
  /// Creates a new window with the same settings, as after a restart.
  void renew() {
    grid = nullptr;
    m_grid = std::make_unique<DataGrid>(m_settings);
    grid = m_grid.get();
    grid->resize(900, 500);
    grid->show();
    grid->activateWindow();
    [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(grid);
  }
  void close() { m_grid.reset(); }

  void open(std::vector<std::string> columns, const GridRows &rows,
            const std::vector<std::uint32_t> &problemRows = {}) {
    DatasetBuilder builder(std::move(columns));
    for (const auto &row : rows) builder.addRow(row, 0);
    LoadReport report;
    report.path = "/tmp/table.csv";
    report.problemRows.append(problemRows);
    const auto dataset = builder.finish();
    grid->setDataset(dataset, std::vector(dataset->columnCount(), ColumnRole::Shown), report);
    waitUntilIdle();
  }
  void waitUntilIdle() const { QTRY_VERIFY_WITH_TIMEOUT(!grid->isBusy(), kPatience); }
  RecordTable *table() const { return grid->table(); }
  RoleHeader *header() const { return grid->table()->roleHeader(); }
  /// Returns the visible data rows.
  std::vector<std::uint32_t> rows() const {
    waitUntilIdle();
    std::vector<std::uint32_t> rows;
    for (int at = 0; at < table()->records()->rowCount(); ++at)
      rows.push_back(table()->records()->recordAt(at).value);
    return rows;
  }
  void typeFilter(int column, const QString &text) const {
    FilterEntry *entry = grid->filterRow()->entry(column);
    entry->setFocus();
    entry->clear();
    QTest::keyClicks(entry, text);
  }
  void clickHeader(int column, Qt::KeyboardModifiers modifiers = {}) const {
    const QPoint name(header()->sectionViewportPosition(column) + 12,
                      header()->viewport()->height() / 2);
    QTest::mouseClick(header()->viewport(), Qt::LeftButton, modifiers, name);
  }
  /// The columns as the settings have them for the table.
  QByteArray storedLayout() const {
    return m_settings.tableLayout(QStringLiteral("/tmp/table.csv"));
  }
  template <class T>
  T *child(const QString &name) const {
    return grid->findChild<T *>(name);
  }

  DataGrid *grid = nullptr;

 private:
  QTemporaryDir m_directory;
  QSettings m_store;
  Settings m_settings;
  std::unique_ptr<DataGrid> m_grid;
};

}  // namespace shinglescope::test
