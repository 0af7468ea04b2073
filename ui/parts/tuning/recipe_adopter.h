#pragma once

#include <QObject>
#include <optional>

#include "core/lsh/s_curve.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

class ActionsController;
class Session;

/// Puts what was found in Explore into the recipe, and takes it back again as
/// long as nobody has changed the recipe since. GUI thread; session and
/// controller outlive it.
class RecipeAdopter final : public QObject {
  Q_OBJECT

 public:
  RecipeAdopter(Session &session, ActionsController &controller, QObject *parent = nullptr);
  /// `what` names it: "20 × 5 bands".
  void adopt(const Recipe &recipe, const QString &what);
  /// Its hashes and bands.
  void adoptPlan(const BandPlan &plan);
  void adoptThreshold(const Ratio &threshold);
  bool canTakeBack() const { return m_before.has_value(); }
  void takeBack();
  const QString &adopted() const { return m_what; }  ///< what was put in last

 signals:
  void takeBackChanged();
  void messageRaised(const QString &message);

 private:
  Session &m_session;
  ActionsController &m_controller;
  std::optional<Recipe> m_before;
  QString m_what;
  bool m_isAdopting = false;
};

}  // namespace shinglescope
