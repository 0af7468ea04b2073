// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/dataset/table/dataset.h"
#include "ui/base/controls/panel.h"

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace shinglescope {

/// The whole text of one cell, wrapped and selectable, in pages if it is huge. Cells beyond the
/// table's columns follow it. The searched text is highlighted. Ctrl+PageDown and Ctrl+PageUp turn
/// the page. GUI thread; keeps the shown data set alive.
class DetailsPane final : public Panel {
  Q_OBJECT

 public:
  /// Small enough to be laid out without a visible delay, whatever it contains.
  static constexpr std::size_t kBytesPerPage = 32'768;

  explicit DetailsPane(QWidget *parent = nullptr);
  void showCell(std::shared_ptr<const Dataset> dataset, RecordId row, ColumnId column);
  void clear();
  /// Shows a problem of the row; an empty text hides it. showCell() clears it.
  void setWarning(const QString &text);
  /// Highlights a text on the page, ignoring case; empty for none.
  void setHighlight(const QString &text);

 private:
  void createPager();
  QToolButton *makeTurner(Qt::ArrowType arrow, Qt::Key key, int step);
  void turnPage(int step);
  void showPage(std::size_t page);
  void markMatches();

  std::shared_ptr<const Dataset> m_dataset;
  std::string m_joined;  ///< the texts of the cell and the extra cells, if any
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
