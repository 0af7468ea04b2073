#pragma once

#include <memory>
#include <string>

#include "core/dataset/table/dataset.h"
#include "ui/base/controls/panel.h"

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace shinglescope {

/// The whole text of one cell, wrapped and selectable, a page at a time where
/// it is huge; cells beyond the table's columns follow it. What was searched
/// for is marked. Ctrl+PageDown and Ctrl+PageUp turn the page. GUI thread;
/// keeps the data set that it shows.
class DetailsPane final : public Panel {
  Q_OBJECT

 public:
  /// Small enough to be laid out within a blink, whatever it holds.
  static constexpr std::size_t kBytesPerPage = 32'768;

  explicit DetailsPane(QWidget *parent = nullptr);
  void showCell(std::shared_ptr<const Dataset> dataset, RecordId row, ColumnId column);
  void clear();
  /// What is wrong with the row; empty where nothing is. showCell() takes it back.
  void setWarning(const QString &text);
  /// Marks this text wherever the page holds it, whatever its case; empty: none.
  void setHighlight(const QString &text);

 private:
  void createPager();
  void turnPage(int step);
  void showPage(std::size_t page);
  void markMatches();

  std::shared_ptr<const Dataset> m_dataset;
  std::string m_joined;  ///< the cell with the extra cells, where there are any
  std::string_view m_text;
  std::size_t m_page = 0;
  QString m_highlight;
  QPlainTextEdit *m_view = nullptr;
  QToolButton *m_previous = nullptr;
  QToolButton *m_next = nullptr;
  QLabel *m_pageLabel = nullptr;
  QLabel *m_warning = nullptr;
};

}  // namespace shinglescope
