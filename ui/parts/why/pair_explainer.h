// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>

#include "core/explain/band_buckets.h"
#include "core/explain/pair_explanation.h"
#include "core/pipeline/report/duplicate_result.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/parts/compare/compare_fields.h"

namespace shinglescope {

class WhyPanel;

/// Answers the questions of a Why panel off the GUI thread: the explanation of a pair, the
/// buckets of its row A, and the effect of another recipe. A new pair replaces the previous
/// one. GUI thread; refers to the panel, which outlives it.
class PairExplainer final : public QObject {
  Q_OBJECT

 public:
  struct Question {
    std::shared_ptr<const Dataset> dataset;
    /// The result of a run with this recipe over these rows; may be null.
    std::shared_ptr<const DuplicateResult> result;
    Recipe recipe;
    RecordId a;
    RecordId b;
  };

  explicit PairExplainer(WhyPanel &panel, QObject *parent = nullptr);
  void explain(Question question);
  /// Finds the positions of two rows' shingles; ends in shinglesFound() or shinglesFailed().
  void cover(Question question);
  void stop();
  bool isRunning() const;

 signals:
  void shinglesFound(std::shared_ptr<const shinglescope::ShingleView> shingles);
  void shinglesFailed(const QString &sentence);

 private:
  bool isRunOf(const char *engine) const;
  void findBuckets();
  void askWhatIf(const Recipe &changed);

  WhyPanel &m_panel;
  Question m_question;
  QTimer m_patience;  ///< shows "Computing..." after a delay
  JobSlot<PairExplanation> m_explaining;
  JobSlot<std::vector<BandBucket>> m_buckets;
  JobSlot<WhatIf> m_whatIf;
  JobSlot<ShingleView> m_covering;
};

}  // namespace shinglescope
