#pragma once

#include "core/review/queue/queue_filter.h"
#include "ui/base/controls/panel.h"
#include "ui/pages/explore/overview/overview_work.h"

class QLabel;

namespace shinglescope {

class HistogramPlot;
class PlotPanel;
class ThresholdPreview;
class WorkArea;

/// How similar the rows are, with the threshold as a bar to drag and what moving
/// it would change. Shows what it is given and says what the user wants. GUI
/// thread.
class HistogramPanel final : public Panel {
  Q_OBJECT

 public:
  explicit HistogramPanel(QWidget *parent = nullptr);
  WorkArea &area() { return *m_area; }
  void setMaterial(const std::shared_ptr<const TunedRows> &rows,
                   const std::shared_ptr<const SimilarityHistogram> &histogram);
  /// The threshold that holds; the bar goes there.
  void setThreshold(const Ratio &threshold);
  void setReviewOff(const QString &reason);
  bool isBusy() const;

 signals:
  void reviewThresholdRequested(const shinglescope::Ratio &threshold);
  void recipeThresholdRequested(const shinglescope::Ratio &threshold);
  /// A bar was chosen.
  void scoresRequested(const shinglescope::ScoreRange &scores);
  void messageRaised(const QString &message);

 private:
  void connectPreview();

  Ratio m_threshold{8, 10};
  QLabel *m_words = nullptr;
  WorkArea *m_area = nullptr;
  HistogramPlot *m_plot = nullptr;
  PlotPanel *m_panel = nullptr;
  ThresholdPreview *m_preview = nullptr;
};

/// The pairs of a bin as a range whose ends both belong to it: the next bin's
/// first pairs are not among them.
ScoreRange scoresOf(const SimilarityBin &bin);

}  // namespace shinglescope
