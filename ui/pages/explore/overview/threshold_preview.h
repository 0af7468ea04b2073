// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>

#include "core/tune/recall/similarity_histogram.h"
#include "core/tune/recall/threshold_move.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/parts/tuning/exact_set_cache.h"

class QLabel;
class QPushButton;
class QTableView;

namespace shinglescope {

class PairExampleModel;

/// Previews another threshold: how many pairs it adds or removes, the nearest of them as examples,
/// and buttons to use it. A worker counts the pairs. GUI thread; owns its job.
class ThresholdPreview final : public QWidget {
  Q_OBJECT

 public:
  explicit ThresholdPreview(QWidget *parent = nullptr);
  void setPairs(std::shared_ptr<const TunedRows> rows,
                std::shared_ptr<const SimilarityHistogram> histogram);
  /// Compares the current threshold with another one.
  void compare(const Ratio &from, const Ratio &to);
  /// Disables the Review button and sets the reason as its tool tip; an empty reason
  /// enables it.
  void setReviewOff(const QString &reason);
  bool isBusy() const { return m_job.isRunning(); }
  const QString &words() const { return m_words; }

 signals:
  /// "212 pairs at 0.80, 31 more at 0.75".
  void wordsChanged(const QString &words);
  void reviewRequested(const shinglescope::Ratio &threshold);
  void recipeRequested(const shinglescope::Ratio &threshold);
  /// The user rejected the threshold; the bar should return.
  void dropped();

 private:
  struct Answer {
    std::uint64_t pairs = 0;  ///< row pairs at the current threshold
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
