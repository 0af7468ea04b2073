// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/verify/measure.h"

class QLabel;
class QSpinBox;

namespace shinglescope {

class SegmentedControl;

/// The choice of a measure: Jaccard, or containment with the fewest shingles of the smaller text.
/// Shows a measure and reports edits. GUI thread.
class MeasureChoice final : public QWidget {
  Q_OBJECT

 public:
  explicit MeasureChoice(QWidget *parent = nullptr);
  void setMeasure(const Measure &measure);

 signals:
  void edited(const shinglescope::Measure &measure);

 private:
  void connectControls();

  Measure m_measure;
  bool m_isShowing = false;  ///< setMeasure() is changing the controls, not the user
  SegmentedControl *m_kind = nullptr;
  QLabel *m_leastName = nullptr;
  QLabel *m_leastUnit = nullptr;
  QSpinBox *m_least = nullptr;
};

}  // namespace shinglescope
