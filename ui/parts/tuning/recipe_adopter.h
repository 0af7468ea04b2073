// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <optional>

#include "core/lsh/s_curve.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

class ActionsController;
class Session;

/// Puts settings that were found in Explore into the recipe. Can undo this until the recipe is
/// changed in another way. GUI thread; session and controller outlive it.
class RecipeAdopter final : public QObject {
  Q_OBJECT

 public:
  RecipeAdopter(Session &session, ActionsController &controller, QObject *parent = nullptr);
  /// `what` names the settings: "20 × 5 bands".
  void adopt(Recipe recipe, const QString &what);
  /// Adopts the hashes and bands of a plan.
  void adoptPlan(const BandPlan &plan);
  void adoptThreshold(const Ratio &threshold);
  bool canRevert() const { return m_before.has_value(); }
  void revert();
  const QString &adopted() const { return m_what; }  ///< name of the settings last adopted

 signals:
  void canRevertChanged();
  void messageRaised(const QString &message);

 private:
  Session &m_session;
  ActionsController &m_controller;
  std::optional<Recipe> m_before;
  QString m_what;
  bool m_isAdopting = false;
};

}  // namespace shinglescope
