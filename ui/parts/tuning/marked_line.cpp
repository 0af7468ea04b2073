// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/marked_line.h"

#include <QPainter>
#include <QTextLayout>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kPadding = 4;
/// Longer text does not fit on one line, and the time for a layout grows with its length.
constexpr qsizetype kLongestLine = 600;
constexpr char16_t kControlPictures = 0x2400;

}  // namespace

QString withVisibleControls(QString text) {
  for (QChar &character : text) {
    const char16_t code = character.unicode();
    if (code < 0x20) character = QChar(static_cast<char16_t>(kControlPictures + code));
    if (code == 0x2028 || code == 0x2029) character = QChar(0x2424);
  }
  return text;
}

MarkedLine::MarkedLine(QWidget *parent) : QWidget(parent) {
  setFont(monospaceFont());
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MarkedLine::setText(const QString &text, const QVector<TextMark> &marks) {
  m_text = withVisibleControls(text);
  m_marks = marks;
  setAccessibleName(m_text);
  update();
}

QSize MarkedLine::sizeHint() const { return {300, fontMetrics().height() + 2 * kPadding}; }

void MarkedLine::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  const qsizetype fitting =
      fontMetrics().elidedText(m_text.left(kLongestLine), Qt::ElideRight, width()).size();
  const bool isCut = m_text.size() > kLongestLine || fitting < m_text.size();
  const QString shown =
      m_text.size() <= fitting ? m_text : m_text.left(fitting - 1) + QChar(0x2026);
  QTextLayout layout(shown, font());
  QVector<QTextLayout::FormatRange> formats;
  for (const TextMark &mark : m_marks) {
    const qsizetype end = std::min(mark.end, isCut ? fitting - 1 : mark.end);
    if (end <= mark.begin) continue;
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(mark.begin);
    range.length = static_cast<int>(end - mark.begin);
    range.format.setBackground(colors.goodSoft);
    range.format.setForeground(colors.ink);
    range.format.setUnderlineStyle(QTextCharFormat::DotLine);
    range.format.setUnderlineColor(colors.goodText);
    formats.append(range);
  }
  layout.setFormats(formats);
  layout.beginLayout();
  layout.createLine().setLineWidth(1e6);
  layout.endLayout();
  QPainter painter(this);
  painter.setPen(colors.ink);
  layout.draw(&painter, QPointF(0, kPadding));
}

}  // namespace shinglescope
