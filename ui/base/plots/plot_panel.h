#pragma once

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace shinglescope {

class FlowLayout;
class PlotView;

/// A plot with its table twin and what can be done with both, as buttons that
/// keys reach, or where there is little room as one button with a menu: table or
/// picture, scale, copy image, copy data, save, reset. Owns the plot. GUI thread.
class PlotPanel final : public QWidget {
  Q_OBJECT

 public:
  enum class Tools { Buttons, Menu };
  PlotPanel(PlotView *plot, const QString &tableName, QWidget *parent = nullptr)
      : PlotPanel(plot, tableName, Tools::Buttons, parent) {}
  PlotPanel(PlotView *plot, const QString &tableName, Tools tools, QWidget *parent = nullptr);
  /// To be called when the plot draws other values: the table is made anew when
  /// it is next looked at.
  void showTable();
  bool isTableShown() const;
  /// Table or picture.
  void showTableNow(bool isTable);
  QTableWidget &table();
  PlotView &plot() const { return *m_plot; }
  /// Of Tools::Menu, to be put where it belongs; else null.
  QPushButton *menuButton() const { return m_menuButton; }

 signals:
  void messageRaised(const QString &message);
  /// A row of the table was chosen by double click or Return.
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
  bool m_isStale = false;  ///< the table
  QList<int> m_widths;     ///< that its columns need
  QTableWidget *m_table = nullptr;
  QStackedWidget *m_stack = nullptr;
  FlowLayout *m_buttons = nullptr;
  QPushButton *m_menuButton = nullptr;
  QMenu *m_menu = nullptr;
};

}  // namespace shinglescope
