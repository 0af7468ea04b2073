// SPDX-License-Identifier: MIT
#include "ui/pages/data/details_pane.h"

#include <QPlainTextEdit>
#include <QShortcut>
#include <QTextDocument>
#include <QToolButton>

#include "ui/base/style/text_role.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/data/grid/row_warning.h"
#include "ui/session/row_text.h"

namespace shinglescope {

namespace {

constexpr int kTextMargin = 10;
constexpr int kDetailsPaneNameCharacters = 60;
constexpr qsizetype kMostMarks = 2'000;

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
  m_warning = new QLabel(this);
  m_warning->setObjectName(QStringLiteral("rowProblem"));
  m_warning->setTextFormat(Qt::PlainText);
  setTextRole(m_warning, TextRole::Warning);
  addHeaderWidget(m_warning);
  m_previous = makeTurner(Qt::LeftArrow, Qt::Key_PageUp, -1);
  m_previous->setAccessibleName(tr("Previous page of the text"));
  m_previous->setToolTip(tr("Previous page of the text (Ctrl+PageUp)"));
  m_next = makeTurner(Qt::RightArrow, Qt::Key_PageDown, 1);
  m_next->setAccessibleName(tr("Next page of the text"));
  m_next->setToolTip(tr("Next page of the text (Ctrl+PageDown)"));
  m_pageLabel = new QLabel(this);
  m_pageLabel->setObjectName(QStringLiteral("pageLabel"));
  setTextRole(m_pageLabel, TextRole::Muted);
  addHeaderWidget(m_previous);
  addHeaderWidget(m_pageLabel);
  addHeaderWidget(m_next);
}

QToolButton *DetailsPane::makeTurner(Qt::ArrowType arrow, Qt::Key key, int step) {
  auto *button = new QToolButton(this);
  button->setArrowType(arrow);
  const auto turn = [this, step] { turnPage(step); };
  new QShortcut(QKeySequence(Qt::CTRL | key), this, this, turn, Qt::WidgetWithChildrenShortcut);
  connect(button, &QToolButton::clicked, this, turn);
  return button;
}

void DetailsPane::turnPage(int step) {
  const std::size_t pages = pageCount(m_text, kBytesPerPage);
  if (step < 0 ? m_page == 0 : m_page + 1 >= pages) return;
  showPage(step < 0 ? m_page - 1 : m_page + 1);
}

void DetailsPane::showCell(std::shared_ptr<const Dataset> dataset, RecordId row, ColumnId column) {
  m_dataset = std::move(dataset);
  m_text = m_dataset->cell(row, column);
  m_joined.clear();
  const std::vector<std::string_view> extra = m_dataset->extraCells(row);
  if (!extra.empty()) {
    m_joined.append(m_text).append("\n\n");
    const auto count = static_cast<int>(extra.size());
    m_joined += tr("%Ln cells beyond the columns of the table:", nullptr, count).toStdString();
    for (const std::string_view cell : extra) m_joined.append("\n").append(cell);
    m_text = m_joined;
  }
  setTitle(tr("Row %1").arg(rowNumberText(row, m_dataset.get())));
  const QString name = cellDisplayText(m_dataset->columnName(column), kDetailsPaneNameCharacters);
  setSubtitle(m_text.empty() ? tr("%1 is empty").arg(name) : tr("whole text of %1").arg(name));
  setWarning({});
  showPage(0);
}

void DetailsPane::setWarning(const QString &text) { showWarning(m_warning, text); }

void DetailsPane::clear() {
  m_dataset.reset();
  m_joined.clear();
  m_text = {};
  setTitle(tr("No row"));
  setSubtitle(tr("nothing is selected"));
  setWarning({});
  showPage(0);
}

void DetailsPane::setHighlight(const QString &text) {
  if (m_highlight == text) return;
  m_highlight = text;
  markMatches();
}

void DetailsPane::showPage(std::size_t page) {
  m_page = page;
  const std::size_t pages = pageCount(m_text, kBytesPerPage);
  const std::size_t begin = pageStart(m_text, page, kBytesPerPage);
  const std::size_t end = pageStart(m_text, page + 1, kBytesPerPage);
  m_view->setPlainText(wholeDisplayText(m_text.substr(begin, end - begin)));
  markMatches();
  const bool isPaged = pages > 1;
  m_previous->setVisible(isPaged);
  m_next->setVisible(isPaged);
  m_pageLabel->setVisible(isPaged);
  m_previous->setEnabled(page > 0);
  m_next->setEnabled(page + 1 < pages);
  m_pageLabel->setText(tr("page %1 of %2, bytes %3 to %4 of %5")
                           .arg(countText(page + 1), countText(pages), countText(begin + 1),
                                countText(end), countText(m_text.size())));
}

void DetailsPane::markMatches() {
  QList<QTextEdit::ExtraSelection> marks;
  const QString text = m_highlight.isEmpty() ? QString() : m_view->toPlainText();
  QTextEdit::ExtraSelection mark;
  const ThemeColors &colors = themeColors(palette());
  mark.format.setBackground(colors.highlightSoft);
  mark.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
  mark.format.setUnderlineColor(colors.highlight);
  qsizetype at = text.indexOf(m_highlight, 0, Qt::CaseInsensitive);
  for (; !text.isEmpty() && at >= 0 && marks.size() < kMostMarks;
       at = text.indexOf(m_highlight, at + m_highlight.size(), Qt::CaseInsensitive)) {
    mark.cursor = QTextCursor(m_view->document());
    mark.cursor.setPosition(static_cast<int>(at));
    mark.cursor.setPosition(static_cast<int>(at + m_highlight.size()), QTextCursor::KeepAnchor);
    marks.append(mark);
  }
  m_view->setExtraSelections(marks);
}

}  // namespace shinglescope
