// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>

#include "ui/parts/table/workspace_page.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

class QSplitter;

namespace shinglescope {

class CurvePanel;
class EstimateStrip;
class GroupState;
class PreparationPreview;
class RecipeEditor;
class RunBar;
class Settings;
class TwoTablesBar;

/// The Find workspace: the recipe on the left; its curve, the preparation of one row and the
/// estimate of the run on the right. Edits go to the controller and come back through the session.
/// GUI thread.
class FindPage final : public WorkspacePage {
  Q_OBJECT

 public:
  FindPage(Session &session, ActionsController &controller, Settings &settings, QWidget *parent);
  ~FindPage() override;
  void activate() override;
  bool isBusy() const override;
  /// Shows after a run how many groups remain under the verdicts.
  void followGroups(const GroupState &groups);

 private:
  void createLayout();
  void connectEditor();
  void connectRun();
  void connectSession();
  void showRecipe();
  void showColumns();
  void showObstacle();
  void showOutcome();
  QString judgedGroupsText() const;
  void showReuse();
  void showCancelled(Activity activity);
  void adoptRecipe(const Recipe &recipe);

  Session &m_session;
  ActionsController &m_controller;
  Settings &m_settings;
  QSplitter *m_splitter = nullptr;
  QSplitter *m_panels = nullptr;
  TwoTablesBar *m_twoTables = nullptr;
  RecipeEditor *m_editor = nullptr;
  RunBar *m_runBar = nullptr;
  CurvePanel *m_curve = nullptr;
  PreparationPreview *m_preview = nullptr;
  EstimateStrip *m_estimate = nullptr;
  QPointer<const GroupState> m_groups;
  QString m_judgedGroups;  ///< the text as shown
};

}  // namespace shinglescope
