// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QMenu;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace shinglescope {

class PlotView;

/// A plot with the table of its data and commands for both: table or picture, scale, copy image,
/// copy data, save, reset. The commands are buttons that can be reached with the keyboard, or one
/// button with a menu if space is short. Owns the plot. GUI thread.
class PlotPanel final : public QWidget {
  Q_OBJECT

 public:
  enum class Tools { Buttons, Menu };
  PlotPanel(PlotView *plot, const QString &tableName, QWidget *parent = nullptr)
      : PlotPanel(plot, tableName, Tools::Buttons, {}, parent) {}
  PlotPanel(PlotView *plot, const QString &tableName, Tools tools, const QMargins &margins = {},
            QWidget *parent = nullptr);
  /// Call this after the plot's values change. The table is rebuilt when it is next shown.
  void showTable();
  bool isTableShown() const;
  /// Shows the table or the picture.
  void showTableNow(bool isTable);
  QTableWidget &table();
  PlotView &plot() const { return *m_plot; }
  /// The button of Tools::Menu, for the caller to place; null for other tools.
  QPushButton *menuButton() const { return m_menuButton; }
  /// The buttons of Tools::Buttons, below the plot; null for other tools.
  QWidget *buttons() const { return m_buttons; }

 signals:
  void messageRaised(const QString &message);
  /// The user chose a row of the table by double click or Return.
  void rowActivated(int row);

 protected:
  void showEvent(QShowEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void createTable(const QString &name);
  void createButtons();
  void createMenu();
  void fillMenu();
  QPushButton *addButton(const QString &text, const char *name);
  void fillTable();
  void fitColumns();

  PlotView *m_plot = nullptr;
  bool m_isStale = false;  ///< the table needs a rebuild
  QList<int> m_widths;     ///< the widths that the table's columns need
  QTableWidget *m_table = nullptr;
  QStackedWidget *m_stack = nullptr;
  QWidget *m_buttons = nullptr;
  QPushButton *m_menuButton = nullptr;
  QMenu *m_menu = nullptr;
};

}  // namespace shinglescope
