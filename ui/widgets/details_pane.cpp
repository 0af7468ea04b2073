#include "ui/widgets/details_pane.h"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <QToolButton>

#include "ui/models/display_text.h"
#include "ui/style/text_role.h"

namespace shinglescope {

namespace {

constexpr int kTextMargin = 10;

}  // namespace

DetailsPane::DetailsPane(QWidget *parent) : Panel({}, parent) {
  m_view = new QPlainTextEdit(this);
  m_view->setReadOnly(true);
  m_view->setUndoRedoEnabled(false);
  m_view->setProperty("frameless", true);
  m_view->setTabChangesFocus(true);
  m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_view->document()->setDocumentMargin(kTextMargin);
  m_view->setAccessibleName(tr("Whole text of the current cell"));
  createPager();
  setBody(m_view);
  clear();
}

void DetailsPane::createPager() {
  m_previous = new QToolButton(this);
  m_previous->setArrowType(Qt::LeftArrow);
  m_previous->setAccessibleName(tr("Previous page of the text"));
  m_next = new QToolButton(this);
  m_next->setArrowType(Qt::RightArrow);
  m_next->setAccessibleName(tr("Next page of the text"));
  m_pageLabel = new QLabel(this);
  setTextRole(m_pageLabel, TextRole::Muted);
  addHeaderWidget(m_previous);
  addHeaderWidget(m_pageLabel);
  addHeaderWidget(m_next);
  connect(m_previous, &QToolButton::clicked, this, [this] { showPage(m_page - 1); });
  connect(m_next, &QToolButton::clicked, this, [this] { showPage(m_page + 1); });
}

void DetailsPane::showCell(std::shared_ptr<const Dataset> dataset, RecordId row, ColumnId column) {
  m_dataset = std::move(dataset);
  m_text = m_dataset->cell(row, column);
  m_joined.clear();
  const std::vector<std::string> &extra = m_dataset->extraCells(row);
  if (!extra.empty()) {
    m_joined.append(m_text).append("\n\n");
    const auto count = static_cast<int>(extra.size());
    m_joined += (count == 1 ? tr("1 cell beyond the columns of the table:")
                            : tr("%Ln cells beyond the columns of the table:", nullptr, count))
                    .toStdString();
    for (const std::string &cell : extra) m_joined.append("\n").append(cell);
    m_text = m_joined;
  }
  setTitle(tr("Row %1").arg(QLocale().toString(row.value + 1)));
  setSubtitle(tr("whole text of %1").arg(cellDisplayText(m_dataset->columnName(column), 60)));
  m_starts = pageStarts(m_text, kCharactersPerPage);
  showPage(0);
}

void DetailsPane::clear() {
  m_dataset.reset();
  m_joined.clear();
  m_text = {};
  m_starts = {0};
  setTitle(tr("No row"));
  setSubtitle(tr("nothing is selected"));
  showPage(0);
}

void DetailsPane::showPage(std::size_t page) {
  m_page = page;
  const std::size_t begin = m_starts[page];
  const std::size_t end = page + 1 < m_starts.size() ? m_starts[page + 1] : m_text.size();
  m_view->setPlainText(wholeDisplayText(m_text.substr(begin, end - begin)));
  const bool isPaged = m_starts.size() > 1;
  m_previous->setVisible(isPaged);
  m_next->setVisible(isPaged);
  m_pageLabel->setVisible(isPaged);
  m_previous->setEnabled(page > 0);
  m_next->setEnabled(page + 1 < m_starts.size());
  m_pageLabel->setText(tr("page %1 of %2")
                           .arg(QLocale().toString(static_cast<qulonglong>(page + 1)),
                                QLocale().toString(static_cast<qulonglong>(m_starts.size()))));
}

}  // namespace shinglescope
