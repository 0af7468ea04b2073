#pragma once

#include <QWidget>
#include <memory>

#include "core/tune/recall/similarity_histogram.h"
#include "core/tune/recall/threshold_move.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/parts/tuning/tuned_shelf.h"

class QLabel;
class QPushButton;
class QTableView;

namespace shinglescope {

class PairExampleModel;

/// What another threshold takes in or leaves out, before it is one: how many
/// pairs, the nearest of them as examples, and what to do with it. Counted off
/// the GUI thread. GUI thread; owns its job.
class ThresholdPreview final : public QWidget {
  Q_OBJECT

 public:
  explicit ThresholdPreview(QWidget *parent = nullptr);
  void setPairs(std::shared_ptr<const TunedRows> rows,
                std::shared_ptr<const SimilarityHistogram> histogram);
  /// The threshold that holds, and the one that is looked at.
  void compare(const Ratio &from, const Ratio &to);
  /// Off where there is a reason, which is its tool tip then.
  void setReviewOff(const QString &reason);
  bool isBusy() const { return m_job.isRunning(); }
  const QString &words() const { return m_words; }

 signals:
  /// "212 pairs at 0.80, 31 more at 0.75".
  void wordsChanged(const QString &words);
  void reviewRequested(const shinglescope::Ratio &threshold);
  void recipeRequested(const shinglescope::Ratio &threshold);
  /// The bar is to go back.
  void dropped();

 private:
  struct Answer {
    std::uint64_t pairs = 0;  ///< row pairs at the threshold that holds
    ThresholdMove move;
  };
  QWidget *createButtons();
  void show(const Answer &answer);

  std::shared_ptr<const TunedRows> m_rows;
  std::shared_ptr<const SimilarityHistogram> m_histogram;
  Ratio m_from{8, 10};
  Ratio m_to{8, 10};
  QString m_words;
  QLabel *m_title = nullptr;
  QPushButton *m_review = nullptr;
  QPushButton *m_recipe = nullptr;
  QTableView *m_table = nullptr;
  PairExampleModel *m_model = nullptr;
  JobSlot<Answer> m_job;
};

}  // namespace shinglescope
