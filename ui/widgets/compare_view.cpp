#include "ui/widgets/compare_view.h"

#include <QKeyEvent>
#include <QScrollBar>

namespace shinglescope {

CompareView::CompareView(QWidget *parent) : QTextEdit(parent) {
  setReadOnly(true);
  setAcceptRichText(false);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setFrameShape(QFrame::NoFrame);
  setProperty("frameless", true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  setLineWrapMode(QTextEdit::WidgetWidth);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Two records side by side"));
  m_resizeTimer.setSingleShot(true);
  m_resizeTimer.setInterval(0);
  connect(&m_resizeTimer, &QTimer::timeout, this, [this] {
    if (viewport()->width() != m_builtWidth) rebuild();
  });
}

void CompareView::showContent(std::shared_ptr<const Dataset> dataset, CompareContent content) {
  m_dataset = std::move(dataset);
  m_content = std::move(content);
  m_options.part = 0;
  m_current = -1;
  rebuild();
  verticalScrollBar()->setValue(0);
}

void CompareView::clearContent() {
  m_content = {};
  m_dataset.reset();
  m_summary = {};
  m_current = -1;
  document()->clear();
  emit contentChanged();
}

void CompareView::setOptions(const CompareOptions &options) {
  const int scrolled = verticalScrollBar()->value();
  const bool isOtherText =
      options.isOnlyDifferences != m_options.isOnlyDifferences || options.part != m_options.part;
  m_options = options;
  if (isOtherText) m_current = -1;
  if (m_dataset == nullptr) return;
  rebuild();
  verticalScrollBar()->setValue(scrolled);
}

void CompareView::rebuild() {
  if (m_dataset == nullptr) return;
  m_builtWidth = viewport()->width();
  m_summary = fillCompareDocument(*document(), m_content, m_options, themeColors(palette()), font(),
                                  m_builtWidth);
  markCurrent();
  emit contentChanged();
}

void CompareView::stepDifference(int step) {
  const int count = differenceCount();
  if (count == 0) return;
  m_current = m_current < 0 ? (step > 0 ? 0 : count - 1) : (m_current + step + count) % count;
  markCurrent();
  const ComparePlace &place = m_summary.places[static_cast<std::size_t>(m_current)];
  QTextCursor cursor(document());
  cursor.setPosition(place.endA > place.beginA ? place.beginA : place.beginB);
  const QRect spot = cursorRect(cursor);
  const int margin = viewport()->height() / 3;
  if (spot.top() < 0 || spot.bottom() > viewport()->height()) {
    verticalScrollBar()->setValue(verticalScrollBar()->value() + spot.top() - margin);
  }
  emit differenceChanged();
}

void CompareView::markCurrent() {
  QList<QTextEdit::ExtraSelection> selections;
  if (m_current >= 0 && m_current < differenceCount()) {
    const ComparePlace &place = m_summary.places[static_cast<std::size_t>(m_current)];
    const ThemeColors &colors = themeColors(palette());
    for (const auto &[begin, end] :
         {std::pair(place.beginA, place.endA), std::pair(place.beginB, place.endB)}) {
      QTextEdit::ExtraSelection selection;
      selection.cursor = QTextCursor(document());
      selection.cursor.setPosition(begin);
      selection.cursor.setPosition(end, QTextCursor::KeepAnchor);
      selection.format.setBackground(colors.accent);
      selection.format.setForeground(colors.accentInk);
      selections.append(selection);
    }
  }
  setExtraSelections(selections);
}

bool CompareView::event(QEvent *event) {
  // A text field takes letters before shortcuts; this one only shows.
  if (event->type() == QEvent::ShortcutOverride) {
    auto *key = static_cast<QKeyEvent *>(event);
    if (!key->matches(QKeySequence::Copy) && !key->matches(QKeySequence::SelectAll)) {
      event->ignore();
      return false;
    }
  }
  return QTextEdit::event(event);
}

void CompareView::changeEvent(QEvent *event) {
  QTextEdit::changeEvent(event);
  const bool isLook = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
  if (isLook && m_dataset != nullptr) rebuild();
}

void CompareView::resizeEvent(QResizeEvent *event) {
  QTextEdit::resizeEvent(event);
  m_resizeTimer.start();
}

}  // namespace shinglescope
