// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <vector>

#include "core/lsh/s_curve.h"

namespace shinglescope {

class Session;

/// The settings whose curves Explore draws: the recipe's first, then others. Until
/// the user chooses, the others are the nearest band plans with the same number of
/// hashes. GUI thread; the session outlives it.
class CurveChoice final : public QObject {
  Q_OBJECT

 public:
  explicit CurveChoice(const Session &session, QObject *parent = nullptr);
  /// Distinct; never empty.
  std::vector<BandPlan> plans() const;
  bool contains(const BandPlan &plan) const;
  void add(const BandPlan &plan);
  /// Has no effect on the recipe's plan.
  void remove(const BandPlan &plan);
  /// Replaces all plans except the recipe's with the five published curves of 100 hashes.
  void takePublished();
  /// Restores the plans that are drawn without a choice.
  void reset();

 signals:
  void changed();

 private:
  void follow();
  void choose(std::vector<BandPlan> others);

  const Session &m_session;
  BandPlan m_own;
  std::vector<BandPlan> m_others;
  bool m_isChosen = false;  ///< the user chose the plans
};

/// The band plans with the same number of hashes next to this one: one more lenient
/// and two stricter, if they exist. Pure.
std::vector<BandPlan> neighboursOf(const BandPlan &plan);

}  // namespace shinglescope
