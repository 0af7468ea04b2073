// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <optional>

#include "core/explain/band_buckets.h"
#include "core/explain/pair_explanation.h"
#include "ui/base/controls/panel.h"
#include "ui/parts/compare/strips.h"

class QBoxLayout;

namespace shinglescope {

class BandDetails;
class FoundCurve;
class WhatIfArea;

/// Explains why two rows are a pair or not: a sentence about the run, the exact similarity,
/// the estimate with its interval, the bands and their contents, equal positions, the chance
/// that such a pair is found, and the effect of another recipe. Requests slow computations by
/// signals. GUI thread; shows what it is given.
class WhyPanel final : public Panel {
  Q_OBJECT

 public:
  /// If `toggle` is null, the panel has no button that hides it.
  explicit WhyPanel(QAction *toggle, QWidget *parent = nullptr);

  struct Pair {
    RecordId a;
    RecordId b;
    bool isExactRun = false;   ///< the run missed no pair, regardless of the bands
    bool isListedRun = false;  ///< the pairs are those of another program
  };
  void showExplanation(const PairExplanation &why, const Recipe &recipe, const Pair &pair);
  void showBuckets(std::vector<BandBucket> buckets);
  void showBucketProblem(const QString &sentence);
  WhatIfArea &whatIfArea() { return *m_whatIf; }
  /// Clears the panel and shows the reason, which may be empty.
  void clear(const QString &reason = {});

 signals:
  void bucketsAsked();  ///< of row A; emitted once for each pair
  void rowActivated(quint32 row);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void createContent();
  void addSimilarity(QBoxLayout *layout);
  void addBands(QBoxLayout *layout);
  QLabel *addLabel(QBoxLayout *layout);
  void showContent();
  void showSimilarity();
  void showSignature();
  void showChance();
  void showBand(int band);

  struct Shown {
    PairExplanation why;
    Recipe recipe;
    Pair pair;
    std::optional<std::vector<BandBucket>> buckets;
    bool areBucketsAsked = false;
  };
  std::optional<Shown> m_shown;
  QLabel *m_reason = nullptr;
  QWidget *m_content = nullptr;
  QLabel *m_exact = nullptr;
  QLabel *m_measure = nullptr;
  QLabel *m_shingles = nullptr;
  QLabel *m_fate = nullptr;
  IntervalStrip *m_interval = nullptr;
  QLabel *m_estimate = nullptr;
  QLabel *m_bandsTitle = nullptr;
  BandStrip *m_bands = nullptr;
  QLabel *m_bandHint = nullptr;
  BandDetails *m_band = nullptr;
  QLabel *m_positionsTitle = nullptr;
  PositionStrip *m_positions = nullptr;
  FoundCurve *m_curve = nullptr;
  QLabel *m_found = nullptr;
  WhatIfArea *m_whatIf = nullptr;
};

}  // namespace shinglescope
