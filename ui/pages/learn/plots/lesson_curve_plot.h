// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantAnimation>

#include "core/lesson/lesson.h"
#include "ui/base/plots/plot_view.h"

namespace shinglescope {

/// The curve of the lesson's bands with its pairs. First the curve is built from form to form, and
/// the pairs' points move along. Then each pair is judged: a filled point for a candidate, an open
/// one for a missed pair. GUI thread.
class LessonCurvePlot final : public PlotView {
  Q_OBJECT

 public:
  explicit LessonCurvePlot(QWidget *parent = nullptr);
  /// Moves the points from the form shown before if only the form is another one.
  void setState(std::shared_ptr<const Lesson> lesson, const LessonState &state);
  PlotTable table() const override;

 protected:
  PlotSubject subject() const override { return PlotSubject::Nothing; }
  QString readoutAt(const QPointF &coordinates) override;
  QList<QPointF> stops() const override;
  void restyle() override;

 private:
  bool isBuilding() const;
  CurveForm form() const { return m_state.revealed.curveForm; }
  double valueAt(double similarity) const;
  void showForms();
  void showPairs();
  void moveTo(double share);
  QCPGraph *dotsFor(const LessonPair &pair) const;

  std::shared_ptr<const Lesson> m_lesson;
  LessonState m_state;
  CurveForm m_from = CurveForm::None;  ///< where the points come from
  double m_moved = 1;                  ///< the share of the way from m_from to the form
  QVariantAnimation m_motion;
  QVector<double> m_similarities;  ///< of the curve's samples
  QList<QCPGraph *> m_earlier;     ///< one for each form
  QCPGraph *m_curve = nullptr;
  QCPGraph *m_waiting = nullptr;  ///< pairs that are not judged yet
  QCPGraph *m_found = nullptr;
  QCPGraph *m_missed = nullptr;
  QCPGraph *m_leftOut = nullptr;
  QCPGraph *m_current = nullptr;
};

}  // namespace shinglescope
