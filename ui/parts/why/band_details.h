// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QWidget>
#include <vector>

#include "core/explain/band_buckets.h"
#include "core/explain/pair_explanation.h"

namespace shinglescope {

/// One band of a pair: the values of both rows side by side, whether they are equal, and the
/// bucket of row A with its other members. GUI thread; shows what it is given.
class BandDetails final : public QWidget {
  Q_OBJECT

 public:
  explicit BandDetails(QWidget *parent = nullptr);
  void showBand(const PairExplanation &why, std::uint32_t band, RecordId a, RecordId b);
  /// Shows the bucket of row A in the shown band; null while it is being looked up.
  void showBucket(const BandBucket *bucket);
  void showProblem(const QString &sentence);

 signals:
  void rowActivated(quint32 row);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void showValues();

  QLabel *m_title = nullptr;
  QLabel *m_values = nullptr;
  QLabel *m_meaning = nullptr;
  QLabel *m_bucket = nullptr;
  std::vector<std::uint32_t> m_valuesA;
  std::vector<std::uint32_t> m_valuesB;
  std::uint32_t m_band = 0;
  bool m_isCollided = false;
  RecordId m_a;
  RecordId m_b;
};

}  // namespace shinglescope
