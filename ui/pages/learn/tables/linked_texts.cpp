// SPDX-License-Identifier: MIT
#include "ui/pages/learn/tables/linked_texts.h"

#include <QEvent>
#include <QGridLayout>

#include "core/base/unicode.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/parts/tuning/marked_line.h"

namespace shinglescope {
namespace {

constexpr int kLettersBefore = 12;  ///< visible before a mark
constexpr qsizetype kLettersShown = 600;

/// The positions of the shingles in the displayed text, whose line ends are one character.
std::vector<TextMark> marksOf(const LessonDocument &document) {
  std::vector<qsizetype> units(document.prepared.size() + 1);
  qsizetype at = 0;
  for (std::size_t byte = 0; byte < document.prepared.size(); ++byte) {
    units[byte] = at;
    const auto lead = static_cast<unsigned char>(document.prepared[byte]);
    const bool isLineEnd = lead == '\n' && byte > 0 && document.prepared[byte - 1] == '\r';
    if (!isContinuationByte(lead) && !isLineEnd) at += lead >= 0xF0 ? 2 : 1;
  }
  units.back() = at;
  std::vector<TextMark> marks;
  for (const LessonCut &cut : document.cuts) marks.push_back({units[cut.begin], units[cut.end]});
  return marks;
}

bool isLinked(LessonStage stage) {
  return stage >= LessonStage::Matrix && stage <= LessonStage::Signature;
}

}  // namespace

LinkedTexts::LinkedTexts(LessonPlayer &player, QWidget *parent)
    : QWidget(parent), m_player(player), m_grid(new QGridLayout(this)) {
  m_grid->setContentsMargins(12, 6, 12, 6);
  m_grid->setVerticalSpacing(0);
  m_grid->setHorizontalSpacing(8);
  m_grid->setColumnStretch(1, 1);
  connect(&player, &LessonPlayer::lessonChanged, this, &LinkedTexts::showLesson);
  connect(&player, &LessonPlayer::stepChanged, this, &LinkedTexts::showStep);
}

void LinkedTexts::showLesson() {
  const auto &documents = m_player.lesson()->tables().documents;
  m_texts.clear();
  if (!m_player.lesson()->spec().matrix)
    for (const LessonDocument &document : documents)
      m_texts.push_back({wholeDisplayText(document.prepared), marksOf(document)});
  while (m_lines.size() > m_texts.size()) {
    discard(m_lines.back());
    discard(m_names.back());
    m_lines.pop_back();
    m_names.pop_back();
  }
  while (m_lines.size() < m_texts.size()) {
    const int row = static_cast<int>(m_lines.size());
    m_names.push_back(makeLabel(this, TextRole::Muted));
    m_lines.push_back(new MarkedLine(this));
    m_grid->addWidget(m_names.back(), row, 0);
    m_grid->addWidget(m_lines.back(), row, 1);
  }
  for (std::uint32_t i = 0; i < m_names.size(); ++i)
    m_names[i]->setText(documentName(*m_player.lesson(), i));
  fitFonts();
}

void LinkedTexts::showStep() {
  setVisible(isLinked(m_player.stage()) && !m_texts.empty());
  if (isHidden()) return;
  std::vector<bool> isTouched(m_player.lesson()->tables().rows.size());
  for (const Touch &touch : m_player.step().touches) {
    if (touch.what == Touched::Row) isTouched[touch.a] = true;
    if (touch.what == Touched::ColumnCell) isTouched[touch.b] = true;
  }
  for (std::size_t i = 0; i < m_lines.size(); ++i) showLine(i, isTouched);
}

void LinkedTexts::showLine(std::size_t document, const std::vector<bool> &isTouched) {
  const Text &text = m_texts[document];
  const auto &cuts = m_player.lesson()->tables().documents[document].cuts;
  QVector<TextMark> marks;  // cuts are sorted by their start, and may overlap
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    if (!isTouched[cuts[i].row]) continue;
    if (!marks.isEmpty() && text.cuts[i].begin <= marks.last().end)
      marks.last().end = std::max(marks.last().end, text.cuts[i].end);
    else
      marks << text.cuts[i];
  }
  MarkedLine &line = *m_lines[document];
  // A text longer than its line starts just before its first mark.
  const int letter = std::max(1, line.fontMetrics().averageCharWidth());
  const qsizetype room = std::max(1, line.width() / letter);
  qsizetype from = 0;
  if (!marks.isEmpty() && text.shown.size() > room && marks.first().end > room)
    from = std::max<qsizetype>(0, marks.first().begin - kLettersBefore);
  const QString before = from > 0 ? QStringLiteral("…") : QString();
  for (TextMark &mark : marks) {
    mark.begin += before.size() - from;
    mark.end += before.size() - from;
  }
  line.setText(before + text.shown.mid(from, kLettersShown), marks);
}

void LinkedTexts::fitFonts() {
  QFont code = monospaceFont();
  code.setPointSizeF(font().pointSizeF() * 0.95);
  for (MarkedLine *line : m_lines) {
    line->setFont(code);
    line->updateGeometry();
  }
}

void LinkedTexts::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitFonts();
}

void LinkedTexts::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  if (m_player.hasLesson()) showStep();
}

}  // namespace shinglescope
