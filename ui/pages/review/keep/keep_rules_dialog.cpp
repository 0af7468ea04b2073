// SPDX-License-Identifier: MIT
#include "ui/pages/review/keep/keep_rules_dialog.h"

#include <QCheckBox>
#include <QLabel>
#include <QTableView>

#include "core/review/groups/review_marks.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/style/metrics.h"
#include "ui/base/tables/row_ground.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/review/keep/keep_example_model.h"
#include "ui/pages/review/keep/keep_rule_list.h"
#include "ui/pages/review/state/rule_dialog_parts.h"
#include "ui/parts/table/column_types.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {
namespace {

constexpr QSize kKeepRulesDialogSize(920, 580);
constexpr int kRulesWidth = 300;
constexpr int kRowWidth = 64;
constexpr int kRemovedWidth = 170;
constexpr int kWhyWidth = 170;

}  // namespace

KeepRulesDialog::KeepRulesDialog(const Session &session, ActionsController &controller,
                                 const Settings &settings, ReviewState &state,
                                 std::vector<RecordId> selected, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_controller(controller),
      m_state(state),
      m_selected(std::move(selected)),
      m_types(typesSetByHand(session, settings)) {
  setWindowTitle(tr("Keepers by rule"));
  auto *layout = makeColumn(this, kDialogMargins, kDialogMargin);
  auto *columns = makeRow(nullptr, {}, 2 * kDialogMargin);
  columns->addWidget(createRules());
  columns->addWidget(createPreview(), 1);
  layout->addLayout(columns, 1);
  m_apply = addApplyRow(*layout, *this,
                        tr("Rows are marked, not deleted: the cleaned table leaves them out."),
                        tr("Apply"));
  connect(&m_planner, &KeepPlanner::planned, this, &KeepRulesDialog::show);
  connect(&m_planner, &KeepPlanner::failed, this, &KeepRulesDialog::refuse);
  resize(kKeepRulesDialogSize);
  m_rules->setRules(m_state.keepRules());
  m_rules->focusList();
  plan();
}

QWidget *KeepRulesDialog::createRules() {
  auto *side = new QWidget(this);
  side->setFixedWidth(kRulesWidth);
  auto *layout = makeColumn(side);
  appendNote(*layout, tr("Rules"), TextRole::Title);
  appendNote(*layout, tr("Tried from top to bottom until one row is left. A tie keeps the first."),
             TextRole::Muted);
  m_rules = new KeepRuleList(m_session.dataset()->columnNames(), side);
  layout->addWidget(m_rules, 1);
  connect(m_rules, &KeepRuleList::rulesEdited, this, [this] {
    m_state.setKeepRules(m_rules->rules());
    plan();
  });
  return side;
}

QWidget *KeepRulesDialog::createPreview() {
  auto *side = new QWidget(this);
  auto *layout = makeColumn(side);
  appendNote(*layout, tr("Groups"), TextRole::Title);
  m_scope = makeGroupScope(m_selected.size(), tr("Groups to which the rules apply"), side);
  layout->addWidget(m_scope);
  m_overrules = new QCheckBox(tr("&Override manual choices"), side);
  m_overrules->setObjectName(QStringLiteral("overrules"));
  layout->addWidget(m_overrules);
  m_counts = appendNote(*layout, {}, TextRole::Strong);
  m_decided = appendNote(*layout, {}, TextRole::Muted);
  m_staying = appendNote(*layout, {}, TextRole::Warning);
  createTable(side);
  layout->addWidget(m_table, 1);
  connect(m_scope, &SegmentedControl::currentChanged, this, &KeepRulesDialog::plan);
  connect(m_overrules, &QCheckBox::toggled, this, &KeepRulesDialog::plan);
  return side;
}

void KeepRulesDialog::createTable(QWidget *parent) {
  m_examples = new KeepExampleModel(this);
  m_table = makeListTable(m_examples, tr("Examples"), parent);
  m_table->setFrameShape(QFrame::StyledPanel);
  showHeader(*m_table);
  m_table->setItemDelegateForColumn(KeepExampleModel::WhyColumn,
                                    new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_table->setColumnWidth(KeepExampleModel::KeeperColumn, kRowWidth);
  m_table->setColumnWidth(KeepExampleModel::RemovedColumn, kRemovedWidth);
  m_table->setColumnWidth(KeepExampleModel::WhyColumn, kWhyWidth);
}

void KeepRulesDialog::plan() {
  m_plan.reset();
  m_apply->setEnabled(false);
  if (m_state.groups().groups() == nullptr)
    return refuse(tr("The groups are still being built. Try again in a moment."));
  say(m_counts, tr("Counting..."));
  m_planner.plan({m_session.dataset(), m_state.groups().shared(), m_state.queue(), m_state.items(),
                  slotsOfRows(m_state.groups(), m_selected), m_types,
                  static_cast<KeepScope>(m_scope->currentIndex()), m_rules->rules(),
                  m_overrules->isChecked()});
}

void KeepRulesDialog::refuse(const QString &message) {
  say(m_counts, {});
  say(m_decided, {});
  say(m_staying, message);
  m_examples->setExamples(nullptr, {}, {}, {});
}

QString KeepRulesDialog::countsText(const KeepPlan &plan) const {
  if (plan.groups.empty()) return tr("There are no groups in this scope.");
  const QString groups = tr("%1 groups keep one row each", nullptr, pluralOf(plan.groups.size()))
                             .arg(countText(plan.groups.size()));
  const QString rows = tr("%1 other rows are removed", nullptr, pluralOf(plan.rowsRemoved))
                           .arg(countText(plan.rowsRemoved));
  return tr("%1; %2.").arg(groups, rows);
}

QString KeepRulesDialog::decidedText(const KeepPlan &plan) const {
  QStringList by;
  for (std::size_t i = 0; i < plan.byRule.size(); ++i)
    if (plan.byRule[i] > 0)
      by << tr("rule %1: %2").arg(QString::number(i + 1), countText(plan.byRule[i]));
  if (plan.byLastResort > 0) by << tr("a tie, the first row: %1").arg(countText(plan.byLastResort));
  if (plan.byHand > 0) by << tr("chosen manually: %1").arg(countText(plan.byHand));
  return by.isEmpty() ? QString() : tr("Decided by %1.").arg(by.join(QStringLiteral("; ")));
}

QStringList KeepRulesDialog::toldApartTexts(const KeepPlan &plan) const {
  QStringList texts;
  if (plan.rowsJudgedNot > 0)
    texts << tr("%1 rows stay: each was judged Not against its keeper.", nullptr,
                pluralOf(plan.rowsJudgedNot))
                 .arg(countText(plan.rowsJudgedNot));
  if (plan.rowsUnsure > 0)
    texts << tr("%1 rows stay: they were judged Unsure against their keepers.", nullptr,
                pluralOf(plan.rowsUnsure))
                 .arg(countText(plan.rowsUnsure));
  return texts;
}

void KeepRulesDialog::show(const KeepPreview &preview) {
  m_plan = preview.plan;
  QStringList staying = toldApartTexts(preview.plan);
  const std::uint64_t slow = preview.plan.slowRows.size();
  if (slow > 0)
    staying << tr("A pattern took too long on %1 cells and was skipped there.", nullptr,
                  pluralOf(slow))
                   .arg(countText(slow));
  say(m_counts, countsText(preview.plan));
  say(m_decided, decidedText(preview.plan));
  say(m_staying, staying.join(u' '));
  m_examples->setExamples(m_session.dataset(), preview.examples, m_rules->namedRules(),
                          m_state.titleColumn());
  m_apply->setEnabled(!preview.plan.marks.empty());
  m_apply->setToolTip(preview.plan.marks.empty()
                          ? tr("These rows are already the keepers.")
                          : tr("One step; %1 undoes it").arg(kUndoKey.text()));
}

void KeepRulesDialog::accept() {
  if (!m_plan || m_plan->marks.empty()) return;
  if (m_controller.apply(commandOf(*m_plan))) QDialog::accept();
}

}  // namespace shinglescope
