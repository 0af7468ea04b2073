// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/compare_view.h"

#include <QKeyEvent>
#include <QScrollBar>

#include "ui/base/jobs/delay.h"

namespace shinglescope {
namespace {

/// Longer texts are compared off the GUI thread; this many bytes take a few milliseconds.
constexpr std::size_t kBytesAtOnce = 60'000;

}  // namespace

CompareView::CompareView(QWidget *parent) : QTextEdit(parent) {
  setReadOnly(true);
  setAcceptRichText(false);
  setTextInteractionFlags(Qt::TextSelectableByMouse);
  setFrameShape(QFrame::NoFrame);
  setProperty("frameless", true);
  setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  setLineWrapMode(QTextEdit::WidgetWidth);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Two records side by side"));
  setDelay(m_resizeTimer, 0, this, [this] {
    if (viewport()->width() != m_builtWidth) rebuild();
  });
}

/// Prepares to show other data from its beginning.
void CompareView::startOver(std::shared_ptr<const Dataset> dataset) {
  m_comparing.drop();
  m_dataset = std::move(dataset);
  m_members.reset();
  m_shingles.reset();
  m_options.part = 0;
  m_current = -1;
}

void CompareView::showContent(std::shared_ptr<const Dataset> dataset, CompareContent content) {
  startOver(std::move(dataset));
  m_content = std::move(content);
  compare();
  verticalScrollBar()->setValue(0);
}

void CompareView::showMembers(std::shared_ptr<const Dataset> dataset, MemberContent members) {
  startOver(std::move(dataset));
  m_members = std::move(members);
  rebuild();
  verticalScrollBar()->setValue(0);
  horizontalScrollBar()->setValue(0);
}

void CompareView::showShingles(std::shared_ptr<const ShingleView> shingles) {
  if (m_dataset == nullptr || m_members || shingles == m_shingles) return;
  m_shingles = std::move(shingles);
  m_options.part = 0;
  m_current = -1;
  rebuild();
  verticalScrollBar()->setValue(0);
}

void CompareView::clearContent() {
  startOver(nullptr);
  m_content = {};
  m_diffs.reset();
  m_summary = {};
  document()->clear();
  emit contentChanged();
}

void CompareView::setOptions(const CompareOptions &options) {
  const int scrolled = verticalScrollBar()->value();
  const bool isOtherDiff = !(options.ignored == m_options.ignored);
  const bool isOtherText = isOtherDiff || options.part != m_options.part ||
                           options.isOnlyDifferences != m_options.isOnlyDifferences;
  m_options = options;
  if (isOtherText) m_current = -1;
  if (m_dataset == nullptr) return;
  if (isOtherDiff && !m_members) {
    m_options.part = 0;
    compare();
  } else {
    rebuild();
  }
  verticalScrollBar()->setValue(scrolled);
}

void CompareView::compare() {
  m_comparing.drop();
  if (comparedBytes(m_content) <= kBytesAtOnce) {
    m_diffs = diffFields(m_content, m_options.ignored);
    return rebuild();
  }
  m_diffs.reset();
  rebuild();
  m_comparing.start(
      [dataset = m_dataset, content = m_content, ignored = m_options.ignored](const RunContext &)
          -> Result<std::vector<FieldDiff>> { return diffFields(content, ignored); },
      {[this](std::vector<FieldDiff> diffs) {
         m_diffs = std::move(diffs);
         rebuild();
       },
       [this](const Error &) {
         document()->setPlainText(tr("There is not enough memory to compare these texts."));
       }});
}

CompareSummary CompareView::fill() {
  const ThemeColors &colors = themeColors(palette());
  const QFont plain = font();
  if (m_members)
    return fillMemberDocument(*document(), *m_members, m_options, colors, plain, m_builtWidth);
  static const std::vector<FieldDiff> kNone;
  const CompareSource source{m_content, m_diffs ? *m_diffs : kNone, colors, plain, m_builtWidth};
  if (m_shingles != nullptr || m_diffs)
    return fillCompareDocument(*document(), source, m_options, m_shingles.get());
  document()->setPlainText(tr("Comparing long texts..."));
  return {};
}

void CompareView::rebuild() {
  if (m_dataset == nullptr) return;
  m_builtWidth = viewport()->width();
  if (m_members) {
    setLineWrapMode(QTextEdit::FixedPixelWidth);
    setLineWrapColumnOrWidth(memberTableWidth(*m_members, m_builtWidth));
  } else {
    setLineWrapMode(QTextEdit::WidgetWidth);
  }
  setAccessibleName(m_members ? tr("%n records side by side", nullptr, memberCount())
                              : tr("Two records side by side"));
  setHorizontalScrollBarPolicy(m_members ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
  m_summary = fill();
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
  // A text edit accepts letters before shortcuts, but this one is read-only.
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
