// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/lesson.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// The curve of the lesson's bands with its pairs: a filled point for a candidate, an
/// open one for a missed pair. GUI thread.
class LessonCurvePlot final : public PlotView {
  Q_OBJECT

 public:
  explicit LessonCurvePlot(QWidget *parent = nullptr);
  void setState(std::shared_ptr<const Lesson> lesson, const LessonState &state);
  PlotTable table() const override;

 protected:
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  std::size_t shownPairs() const;
  QCPGraph *dotsFor(const LessonPair &pair) const;

  std::shared_ptr<const Lesson> m_lesson;
  LessonState m_state;
  QCPGraph *m_curve = nullptr;
  QCPGraph *m_found = nullptr;
  QCPGraph *m_missed = nullptr;
  QCPGraph *m_leftOut = nullptr;
  QCPGraph *m_current = nullptr;
};

}  // namespace shinglescope
