// SPDX-License-Identifier: MIT
#pragma once

#include "core/review/queue/queue_filter.h"
#include "ui/base/controls/panel.h"
#include "ui/pages/explore/overview/overview_work.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class HistogramPlot;
class PlotPanel;
class ThresholdPreview;
class ViewStack;

/// Shows the similarity histogram with the threshold as a draggable bar, and previews
/// what moving it would change. Passes the user's choices on as signals. GUI thread.
class HistogramPanel final : public Panel {
  Q_OBJECT

 public:
  explicit HistogramPanel(QWidget *parent = nullptr);
  ViewStack &area() { return *m_area; }
  void setMaterial(const std::shared_ptr<const TunedRows> &rows,
                   const std::shared_ptr<const SimilarityHistogram> &histogram);
  /// Sets the current threshold and moves the bar to it.
  void setThreshold(const Ratio &threshold);
  void setReviewOff(const QString &reason);
  /// Shows a button with this text that requests the pairs below the floor; empty: none.
  void offerLowerFloor(const QString &text);
  bool isBusy() const;

 signals:
  void lowerFloorRequested();
  void reviewThresholdRequested(const shinglescope::Ratio &threshold);
  void recipeThresholdRequested(const shinglescope::Ratio &threshold);
  /// A bar was chosen; Review should show its pairs.
  void scoresRequested(const shinglescope::ScoreRange &scores);
  void messageRaised(const QString &message);

 private:
  void connectPreview();

  Ratio m_threshold{8, 10};
  QLabel *m_words = nullptr;
  QPushButton *m_lower = nullptr;
  ViewStack *m_area = nullptr;
  HistogramPlot *m_plot = nullptr;
  PlotPanel *m_panel = nullptr;
  ThresholdPreview *m_preview = nullptr;
};

/// Returns the pairs of a bin as a range with inclusive ends; it excludes the first
/// pairs of the next bin.
ScoreRange scoresOf(const SimilarityBin &bin);

}  // namespace shinglescope
