#pragma once

#include <QObject>
#include <vector>

#include "core/lsh/s_curve.h"

namespace shinglescope {

class Session;

/// The settings whose curves Explore draws: the recipe's own first, then others.
/// Until the user chooses, the others are the nearest cuts of as many hashes. GUI
/// thread; the session outlives it.
class CurveChoice final : public QObject {
  Q_OBJECT

 public:
  explicit CurveChoice(const Session &session, QObject *parent = nullptr);
  /// Each once; never empty.
  std::vector<BandPlan> plans() const;
  bool contains(const BandPlan &plan) const;
  void add(const BandPlan &plan);
  /// The recipe's own cannot be removed.
  void remove(const BandPlan &plan);
  /// The five published curves of 100 hashes in the place of all but the recipe's.
  void takePublished();
  /// Only what is drawn without a choice.
  void reset();

 signals:
  void changed();

 private:
  void follow();
  void choose(std::vector<BandPlan> others);

  const Session &m_session;
  BandPlan m_own;
  std::vector<BandPlan> m_others;
  bool m_isChosen = false;  ///< by the user
};

/// The cuts of as many hashes next to this one: one more lenient, two stricter,
/// as far as there are some. Pure.
std::vector<BandPlan> neighboursOf(const BandPlan &plan);

}  // namespace shinglescope
