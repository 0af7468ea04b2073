// SPDX-License-Identifier: MIT
#include "ui/pages/find/find_page.h"

#include <QSplitter>

#include "ui/base/controls/layouts.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/find/curve_panel.h"
#include "ui/pages/find/estimate_strip.h"
#include "ui/pages/find/preparation_preview.h"
#include "ui/pages/find/recipe_editor.h"
#include "ui/pages/find/run_bar.h"
#include "ui/parts/table/tables_controller.h"
#include "ui/parts/table/two_tables_bar.h"
#include "ui/session/group_state.h"
#include "ui/session/overwrite_guards.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr int kRecipeWidth = 430;
constexpr int kLeastRecipeWidth = 410;
constexpr int kLeastRightWidth = 420;
constexpr int kFindPageGap = 8;

QString splitterName() { return QStringLiteral("find"); }
QString panelsName() { return QStringLiteral("findPanels"); }

QString outcomeText(const RunReport &report, bool isTrial) {
  const QString pairs =
      FindPage::tr("%1 pairs", nullptr, pluralOf(report.pairs)).arg(countText(report.pairs));
  // Pairs across two tables form no groups; what counts is how many rows have a partner.
  const bool isAcross = report.against && !report.against->hasPairsWithin;
  const std::uint64_t matched = isAcross ? report.against->matchedRows : 0;
  const QString groups =
      isAcross ? FindPage::tr("%1 matched rows", nullptr, pluralOf(matched)).arg(countText(matched))
               : FindPage::tr("%1 groups", nullptr, pluralOf(report.groups))
                     .arg(countText(report.groups));
  const QString time = durationText(report.totalSeconds);
  if (report.isPartial) return partialText(report);
  const QString reused = reusedText(report);
  if (!isTrial && !reused.isEmpty())
    return FindPage::tr("%1 in %2, %3. %4").arg(pairs, groups, time, reused);
  return isTrial ? FindPage::tr("%1 in %2 among the first %3 rows, %4.")
                       .arg(pairs, groups, countText(report.rows), time)
                 : FindPage::tr("%1 in %2, %3.").arg(pairs, groups, time);
}

/// Describes how the run stayed within its memory and what it left out.
QString leftOutText(const RunReport &report) {
  QStringList sentences;
  if (report.isPartial) return {};
  if (report.memoryPlan && !memoryPlanText(*report.memoryPlan).isEmpty())
    sentences += FindPage::tr("To fit in memory: %1.").arg(memoryPlanText(*report.memoryPlan));
  if (const QString links = linksText(report); !links.isEmpty()) sentences += links;
  for (const Message &message : leftOutOf(report)) sentences += messageText(message);
  if (report.buckets.pairsNotExamined > 0)
    sentences +=
        FindPage::tr("A run without a miss (%1) examines all.").arg(kFindExactlyKey.text());
  return sentences.isEmpty() ? QString() : u'\n' + sentences.join(u' ');
}

}  // namespace

FindPage::FindPage(Session &session, ActionsController &controller, Settings &settings,
                   QWidget *parent)
    : WorkspacePage(parent), m_session(session), m_controller(controller), m_settings(settings) {
  createLayout();
  connectEditor();
  connectRun();
  connectSession();
  showColumns();
  showRecipe();
  m_runBar->setActivity(controller.activity());
}

FindPage::~FindPage() {
  m_settings.setSplitterState(splitterName(), m_splitter->saveState());
  m_settings.setSplitterState(panelsName(), m_panels->saveState());
}

void FindPage::activate() { m_runBar->setFocus(Qt::OtherFocusReason); }

bool FindPage::isBusy() const { return m_estimate->isEstimating(); }

void FindPage::createLayout() {
  m_editor = new RecipeEditor;
  m_editor->setOverwriteGuard(overwriteGuardOf(m_session, m_controller));
  m_editor->setMinimumWidth(kLeastRecipeWidth);
  m_runBar = new RunBar;
  m_editor->setFooter(m_runBar);
  m_curve = new CurvePanel;
  m_preview = new PreparationPreview;
  m_estimate = new EstimateStrip;
  m_panels = new QSplitter(Qt::Vertical);
  m_panels->addWidget(m_curve);
  m_panels->addWidget(m_preview);
  m_panels->setSizes({390, 240});
  auto *right = new QWidget;
  right->setMinimumWidth(kLeastRightWidth);
  layOutColumn(right, {}, kFindPageGap, {{m_panels, 1}, m_estimate});
  m_splitter = new QSplitter(Qt::Horizontal);
  m_splitter->addWidget(m_editor);
  m_splitter->addWidget(right);
  m_splitter->setStretchFactor(1, 1);
  m_splitter->setSizes({kRecipeWidth, 2 * kRecipeWidth});
  for (QSplitter *splitter : {m_splitter, m_panels}) {
    splitter->setHandleWidth(kFindPageGap);
    splitter->setChildrenCollapsible(false);
  }
  m_splitter->restoreState(m_settings.splitterState(splitterName()));
  m_panels->restoreState(m_settings.splitterState(panelsName()));
  m_twoTables = new TwoTablesBar(m_session, m_controller, this);
  layOutColumn(this, {}, kFindPageGap, {m_twoTables, {m_splitter, 1}});
}

void FindPage::connectEditor() {
  connect(m_editor, &RecipeEditor::edited, &m_controller, &ActionsController::setRecipe);
  connect(m_editor, &RecipeEditor::rolesEdited, &m_controller, &ActionsController::setRoles);
  connect(m_editor, &RecipeEditor::loaded, this, &FindPage::adoptRecipe);
  connect(m_editor, &RecipeEditor::failed, m_runBar, &RunBar::showProblem);
  connect(m_editor, &RecipeEditor::messageRaised, this, &FindPage::messageRaised);
  connect(m_curve, &CurvePanel::messageRaised, this, &FindPage::messageRaised);
  connect(m_preview, &PreparationPreview::sampleRequested, &m_controller,
          &ActionsController::openSample);
}

void FindPage::connectRun() {
  connect(m_runBar, &RunBar::findRequested, &m_controller, &ActionsController::find);
  connect(m_runBar, &RunBar::tryRequested, &m_controller, &ActionsController::tryOnFirstRows);
  connect(m_runBar, &RunBar::partialRequested, &m_controller, &ActionsController::keepPartial);
  connect(m_runBar, &RunBar::cancelRequested, &m_controller, &ActionsController::cancel);
  connect(m_runBar, &RunBar::reviewRequested, this,
          [this] { emit pageRequested(QStringLiteral("review")); });
  connect(m_runBar, &RunBar::sweepRequested, this,
          [this] { emit pageRequested(QStringLiteral("explore:sweep")); });
  connect(m_runBar, &RunBar::recallRequested, this,
          [this] { emit pageRequested(QStringLiteral("explore:recall")); });
  connect(&m_controller, &ActionsController::activityChanged, this, [this](Activity activity) {
    m_runBar->setActivity(activity);
    m_estimate->setPaused(activity == Activity::Running);
    showReuse();
  });
  connect(&m_controller, &ActionsController::progressed, m_runBar, &RunBar::setProgress);
  connect(&m_controller, &ActionsController::failed, this,
          [this](Activity activity, const QString &message) {
            if (activity == Activity::Running) m_runBar->showProblem(message);
          });
  connect(&m_controller, &ActionsController::wasCancelled, this, &FindPage::showCancelled);
}

void FindPage::connectSession() {
  connect(&m_session, &Session::datasetChanged, m_runBar, &RunBar::clearMessage);
  connect(&m_session, &Session::rolesChanged, this, &FindPage::showColumns);
  connect(&m_session, &Session::recipeChanged, this, &FindPage::showRecipe);
  connect(&m_session, &Session::resultChanged, this, &FindPage::showOutcome);
}

void FindPage::showRecipe() {
  const Recipe &recipe = m_session.recipe();
  m_editor->setRecipe(recipe);
  m_editor->setAgainst(againstOf(m_session));
  m_curve->setRecipe(recipe);
  m_preview->setContent(m_session.dataset(), m_session.comparedColumns(), recipe);
  m_estimate->setContent(m_session.dataset(), recipeOfTables(m_session));
  showObstacle();
  showReuse();
  if (m_session.hasResult()) showOutcome();
}

void FindPage::showReuse() {
  const QString kept = reusableText(m_controller.reusable());
  m_runBar->setReuse(kept);
  m_estimate->setReuse(kept);
}

void FindPage::showCancelled(Activity activity) {
  if (activity != Activity::Running) return;
  if (m_controller.hasPartial()) {
    m_runBar->offerPartial(
        tr("Cancelled while verifying. The result is unchanged; some pairs are verified."));
  } else {
    m_runBar->showOutcome(tr("Cancelled. The result is unchanged."), false);
  }
}

void FindPage::showColumns() { m_editor->setColumns(m_session.dataset(), m_session.roles()); }

void FindPage::showObstacle() {
  m_runBar->setObstacle(!m_session.hasDataset() ? tr("Open a file first.")
                        : m_session.recipe().compare.empty()
                            ? tr("Choose at least one column to compare.")
                            : tablesObstacle(m_session));
  m_runBar->setTrialOffered(m_session.secondTable() == nullptr);
}

void FindPage::showOutcome() {
  if (!m_session.hasResult()) return;
  const RunReport &report = m_session.result()->report;
  m_judgedGroups = judgedGroupsText();
  const QString outcome =
      outcomeText(report, m_session.isTrial()) + m_judgedGroups + leftOutText(report);
  m_runBar->showOutcome(
      m_session.isResultOutdated() ? tr("%1 The recipe has changed since.").arg(outcome) : outcome,
      true);
}

void FindPage::followGroups(const GroupState &groups) {
  m_groups = &groups;
  connect(&groups, &GroupState::changed, this, [this] {
    if (judgedGroupsText() != m_judgedGroups) showOutcome();
  });
}

/// Returns an empty text if the count equals that of the run, as is the case without verdicts.
QString FindPage::judgedGroupsText() const {
  if (m_groups == nullptr || !m_session.hasResult()) return {};
  const RunReport &report = m_session.result()->report;
  const auto count = m_groups->currentCount();
  const bool isOfRun = m_session.reviewThreshold() == report.recipe.threshold;
  if (!count || !isOfRun || *count == report.groups) return {};
  return u' ' +
         tr("The verdicts leave %1 groups.", nullptr, pluralOf(*count)).arg(countText(*count));
}

void FindPage::adoptRecipe(const Recipe &recipe) {
  if (m_session.hasDataset()) {
    const auto roles = rolesForRecipe(recipe, *m_session.dataset(), m_session.roles());
    if (!roles) return m_runBar->showProblem(errorText(roles.error()));
    m_controller.setRoles(*roles);
  }
  m_controller.setRecipe(recipe);
  if (recipe.against) m_twoTables->tables().adopt(*recipe.against);
}

}  // namespace shinglescope
