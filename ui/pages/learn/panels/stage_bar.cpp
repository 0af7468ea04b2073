// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/stage_bar.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/base/style/focus_ring.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {
constexpr int kStageBarStages = static_cast<int>(kLessonStages);
constexpr int kStageBarLineWidth = 3;
constexpr int kRadius = 6;
constexpr int kStageBarSidePadding = 12;
constexpr double kStageBarMinSize = 7;

QString titleOf(int stage) {
  return QStringLiteral("%1 %2").arg(stage + 1).arg(stageName(static_cast<LessonStage>(stage)));
}

/// Returns the font, or the largest smaller font in which every name fits into a ninth of the
/// width.
QFont fittingFont(QFont font, int width) {
  font.setWeight(QFont::DemiBold);
  const auto fits = [&] {
    const QFontMetrics metrics(font);
    for (int stage = 0; stage < kStageBarStages; ++stage)
      if (metrics.horizontalAdvance(titleOf(stage)) >
          width / kStageBarStages - kStageBarSidePadding)
        return false;
    return true;
  };
  while (font.pointSizeF() > kStageBarMinSize && !fits())
    font.setPointSizeF(font.pointSizeF() - 0.5);
  font.setWeight(QFont::Normal);
  return font;
}

}  // namespace

StageBar::StageBar(QWidget *parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  FocusRing::leaveOut(*this);
  setAccessibleName(tr("Stages of the lesson"));
}

void StageBar::setStage(int stage, double progress) {
  const bool isOther = stage != m_stage;
  m_stage = stage;
  m_progress = progress;
  setAccessibleDescription(tr("Stage %1 of %2: %3")
                               .arg(stage + 1)
                               .arg(kStageBarStages)
                               .arg(stageName(static_cast<LessonStage>(stage))));
  update();
  if (isOther) tellCurrent(*this, stage);
}

int StageBar::partCount() const { return kStageBarStages; }

AccessiblePart StageBar::part(int stage) const {
  return {titleOf(stage), stageRect(stage), stage == m_stage};
}

QSize StageBar::sizeHint() const { return {600, fontMetrics().height() + 18}; }

QRect StageBar::stageRect(int stage) const {
  const int left = width() * stage / kStageBarStages;
  return {left, 0, width() * (stage + 1) / kStageBarStages - left, height()};
}

void StageBar::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(colors.line);
  painter.setBrush(colors.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
  const QFont fitting = fittingFont(font(), width());
  for (int stage = 0; stage < kStageBarStages; ++stage) {
    const QRect area = stageRect(stage);
    const bool isCurrent = stage == m_stage;
    QFont shown = fitting;
    if (isCurrent) shown.setWeight(QFont::DemiBold);
    painter.setFont(shown);
    painter.setPen(isCurrent ? colors.accent : stage < m_stage ? colors.ink : colors.muted);
    painter.drawText(area.adjusted(0, 0, 0, -kStageBarLineWidth), Qt::AlignCenter, titleOf(stage));
    const QRect line(area.left(), height() - kStageBarLineWidth - 1, area.width(),
                     kStageBarLineWidth);
    if (stage < m_stage) painter.fillRect(line.adjusted(4, 1, 0, 0), colors.accentSoft);
    if (isCurrent) {
      painter.fillRect(line, colors.accentSoft);
      painter.fillRect(line.x(), line.y(), static_cast<int>(line.width() * m_progress),
                       kStageBarLineWidth, colors.accent);
    }
    if (isCurrent && hasFocus()) {
      painter.setPen(colors.accent);
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(area.adjusted(3, 3, -4, -kStageBarLineWidth - 3), 3, 3);
    }
  }
}

void StageBar::mousePressEvent(QMouseEvent *event) {
  for (int stage = 0; stage < kStageBarStages; ++stage)
    if (stageRect(stage).contains(event->pos())) emit stageChosen(stage);
}

}  // namespace shinglescope
