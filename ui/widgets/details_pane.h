#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/dataset/dataset.h"
#include "ui/controls/panel.h"

class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace shinglescope {

/// The whole text of one cell, wrapped and selectable, a page at a time where
/// it is huge; cells beyond the table's columns follow it. GUI thread; keeps
/// the data set that it shows.
class DetailsPane final : public Panel {
  Q_OBJECT

 public:
  static constexpr std::size_t kCharactersPerPage = 10'000;

  explicit DetailsPane(QWidget *parent = nullptr);
  void showCell(std::shared_ptr<const Dataset> dataset, RecordId row, ColumnId column);
  void clear();

 private:
  void createPager();
  void showPage(std::size_t page);

  std::shared_ptr<const Dataset> m_dataset;
  std::string m_joined;  ///< the cell with the extra cells, where there are any
  std::string_view m_text;
  std::vector<std::size_t> m_starts;
  std::size_t m_page = 0;
  QPlainTextEdit *m_view = nullptr;
  QToolButton *m_previous = nullptr;
  QToolButton *m_next = nullptr;
  QLabel *m_pageLabel = nullptr;
};

}  // namespace shinglescope
