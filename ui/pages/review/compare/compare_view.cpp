// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/compare_view.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <algorithm>
#include <cmath>

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
  m_currentHit = -1;
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
  m_currentHit = -1;
  rebuild();
  verticalScrollBar()->setValue(0);
}

void CompareView::clearContent() {
  startOver(nullptr);
  m_content = {};
  m_diffs.reset();
  m_summary = {};
  m_hits = {};
  m_marks.clear();
  document()->clear();
  emit contentChanged();
}

void CompareView::setOptions(const CompareOptions &options) {
  const int scrolled = verticalScrollBar()->value();
  const bool isOtherDiff = !(options.ignored == m_options.ignored);
  const bool isOtherText = isOtherDiff || options.part != m_options.part ||
                           options.isOnlyDifferences != m_options.isOnlyDifferences;
  m_options = options;
  if (isOtherText) m_current = m_currentHit = -1;
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
    setLineWrapColumnOrWidth(memberTableWidth(*m_members, font(), m_builtWidth));
  } else {
    setLineWrapMode(QTextEdit::WidgetWidth);
  }
  setAccessibleName(m_members ? tr("%n records side by side", nullptr, memberCount())
                              : tr("Two records side by side"));
  setHorizontalScrollBarPolicy(m_members ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
  m_summary = fill();
  markCurrent();
  findHits();
  findMarks();
  emit contentChanged();
}

void CompareView::setSearch(const QString &search) {
  if (search == m_search) return;
  m_search = search;
  m_currentHit = -1;
  findHits();
  viewport()->update();
  emit hitsChanged();
}

void CompareView::findHits() {
  m_hits = m_dataset == nullptr ? SearchHits() : searchHits(*document(), m_search);
  m_currentHit = std::min(m_currentHit, static_cast<int>(m_hits.hits.size()) - 1);
}

void CompareView::stepHit(int step) {
  const auto count = static_cast<int>(m_hits.hits.size());
  if (count == 0) return;
  m_currentHit =
      m_currentHit < 0 ? (step > 0 ? 0 : count - 1) : (m_currentHit + step + count) % count;
  scrollTo(m_hits.hits[static_cast<std::size_t>(m_currentHit)].begin);
  viewport()->update();
  emit hitsChanged();
}

void CompareView::findMarks() {
  m_marks.clear();
  if (m_dataset == nullptr || m_members || m_shingles != nullptr || !m_diffs) return;
  const int parts = partCount();
  const CompareSource source{m_content, *m_diffs, themeColors(palette()), font(), m_builtWidth};
  for (int part = 0; part < parts; ++part) {
    const std::vector<RulerMark> marks =
        part == m_options.part ? shownRulerMarks(*document(), m_summary.places, part, parts)
                               : hiddenRulerMarks(source, m_options, part, parts);
    m_marks.insert(m_marks.end(), marks.begin(), marks.end());
  }
}

RulerContent CompareView::rulerContent() const {
  RulerContent content{m_marks, m_current};
  const double height = document()->documentLayout()->documentSize().height();
  if (m_marks.empty() || height <= 0) return content;
  content.differences = differenceCount();
  const double top = verticalScrollBar()->value();
  const auto share = [&](double y) {
    return (m_options.part + std::clamp(y / height, 0.0, 1.0)) / partCount();
  };
  content.viewBegin = share(top);
  content.viewEnd = share(top + viewport()->height());
  return content;
}

void CompareView::goToMark(const RulerMark &mark) {
  if (mark.part == m_options.part) return goToDifference(mark.difference);
  CompareOptions options = m_options;
  options.part = mark.part;
  setOptions(options);
  // The place was an estimate; the nearest difference of this part is meant.
  const auto distance = [&mark](const RulerMark &other) {
    return other.difference < 0 ? 2.0 : std::abs(other.begin - mark.begin);
  };
  const auto nearest = std::ranges::min_element(m_marks, {}, distance);
  if (nearest != m_marks.end()) goToDifference(nearest->difference);
}

void CompareView::scrollToShare(double share) {
  const double height = document()->documentLayout()->documentSize().height();
  verticalScrollBar()->setValue(static_cast<int>(share * height) - viewport()->height() / 2);
}

void CompareView::stepDifference(int step) {
  const int count = differenceCount();
  if (count == 0) return;
  goToDifference(m_current < 0 ? (step > 0 ? 0 : count - 1) : (m_current + step + count) % count);
}

void CompareView::goToDifference(int index) {
  if (index < 0 || index >= differenceCount()) return;
  m_current = index;
  markCurrent();
  const ComparePlace &place = m_summary.places[static_cast<std::size_t>(m_current)];
  scrollTo(place.endA > place.beginA ? place.beginA : place.beginB);
  emit differenceChanged();
}

/// Scrolls only if the position is not visible.
void CompareView::scrollTo(int position) {
  QTextCursor cursor(document());
  cursor.setPosition(position);
  const QRect spot = cursorRect(cursor);
  const int margin = viewport()->height() / 3;
  if (spot.top() < 0 || spot.bottom() > viewport()->height()) {
    verticalScrollBar()->setValue(verticalScrollBar()->value() + spot.top() - margin);
  }
  const int width = viewport()->width();
  if (spot.left() < 0 || spot.right() > width)
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + spot.left() - width / 3);
}

void CompareView::paintEvent(QPaintEvent *event) {
  QTextEdit::paintEvent(event);
  if (m_hits.hits.empty()) return;
  QPainter painter(viewport());
  paintHits(painter, event->rect());
}

/// Draws a box around each hit. Differences are tinted and underlined, so both can be seen where
/// they overlap, also without colours.
void CompareView::paintHits(QPainter &painter, const QRect &visible) const {
  const ThemeColors &colors = themeColors(palette());
  const QPointF scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
  const QAbstractTextDocumentLayout *layout = document()->documentLayout();
  for (std::size_t i = 0; i < m_hits.hits.size(); ++i) {
    const SearchHit &hit = m_hits.hits[i];
    const QRectF block = layout->blockBoundingRect(document()->findBlock(hit.begin));
    if (!block.translated(-scrolled).intersects(visible)) continue;
    const bool isCurrent = static_cast<int>(i) == m_currentHit;
    painter.setPen(QPen(isCurrent ? colors.accent : colors.ink, isCurrent ? 3 : 1));
    for (const QRectF &rectangle : textRectangles(*document(), hit.begin, hit.end))
      painter.drawRect(rectangle.translated(-scrolled).adjusted(-0.5, 0.5, 0.5, -0.5));
  }
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
