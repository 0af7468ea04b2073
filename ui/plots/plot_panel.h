#pragma once

#include <QWidget>

class QHBoxLayout;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace shinglescope {

class PlotView;

/// A plot with its table twin and what can be done with both, as buttons that
/// keys reach: table or picture, copy image, copy data, save, reset. Owns the
/// plot. GUI thread.
class PlotPanel final : public QWidget {
  Q_OBJECT

 public:
  PlotPanel(PlotView *plot, const QString &tableName, QWidget *parent = nullptr);
  /// To be called when the plot draws other values.
  void showTable();
  bool isTableShown() const;
  QTableWidget &table() const { return *m_table; }

 signals:
  void messageRaised(const QString &message);

 private:
  QPushButton *addButton(const QString &text, const char *name);
  void switchView(bool isTable);

  PlotView *m_plot = nullptr;
  QTableWidget *m_table = nullptr;
  QStackedWidget *m_stack = nullptr;
  QHBoxLayout *m_buttons = nullptr;
};

}  // namespace shinglescope
