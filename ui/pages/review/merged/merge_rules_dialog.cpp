// SPDX-License-Identifier: MIT
#include "ui/pages/review/merged/merge_rules_dialog.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QTableView>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/review/merged/merge_example_model.h"
#include "ui/pages/review/merged/merge_rule_field.h"
#include "ui/pages/review/merged/merge_rule_text.h"
#include "ui/pages/review/state/rule_dialog_parts.h"
#include "ui/parts/table/column_types.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/actions_controller.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr QSize kMergeRulesDialogSize(960, 640);
constexpr int kMergeRulesWidth = 320;
constexpr int kMergeKeeperWidth = 72;
constexpr int kMergeCountWidth = 120;
constexpr int kDoubtsHeight = 96;
constexpr std::chrono::milliseconds kMergeRulesDelay{120};

}  // namespace

MergeRulesDialog::MergeRulesDialog(const Session &session, ActionsController &controller,
                                   const Settings &settings, const ReviewState &state,
                                   std::vector<RecordId> selected, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_controller(controller),
      m_state(state),
      m_selected(std::move(selected)),
      m_types(typesSetByHand(session, settings)) {
  setWindowTitle(tr("Merge records by rule"));
  auto *layout = makeColumn(this, kDialogMargins, kDialogMargin);
  auto *columns = makeRow(nullptr, {}, 2 * kDialogMargin);
  columns->addWidget(createRules());
  columns->addWidget(createPreview(), 1);
  layout->addLayout(columns, 1);
  m_apply = addApplyRow(*layout, *this,
                        tr("No row is changed: the result is for exports of merged records."),
                        tr("Merge"));
  connect(&m_state.groups(), &GroupState::changed, this, &MergeRulesDialog::plan);
  resize(kMergeRulesDialogSize);
  takeStoredRules();
  m_all->setFocus(Qt::OtherFocusReason);
  plan();
}

QWidget *MergeRulesDialog::createRules() {
  auto *side = new QWidget(this);
  side->setFixedWidth(kMergeRulesWidth);
  auto *layout = makeColumn(side);
  appendNote(*layout, tr("Rules"), TextRole::Title);
  m_all = new MergeRuleField(m_session.dataset(), {}, side);
  m_all->firstField()->setAccessibleName(tr("Rule of all columns"));
  m_own = new MergeRuleField(m_session.dataset(), tr("as all columns"), side);
  m_own->firstField()->setAccessibleName(tr("Rule of the column"));
  m_columns = new QListWidget(side);
  m_columns->setAccessibleName(tr("Columns and their rules"));
  m_columns->setTextElideMode(Qt::ElideRight);
  layout->addWidget(makeLabel(side, TextRole::Muted, tr("&All columns"), m_all->firstField()));
  layout->addWidget(m_all);
  layout->addWidget(makeLabel(side, TextRole::Muted, tr("&Exceptions"), m_columns));
  layout->addWidget(m_columns, 1);
  layout->addWidget(
      makeLabel(side, TextRole::Muted, tr("&Rule of the column"), m_own->firstField()));
  layout->addWidget(m_own);
  connect(m_all, &MergeRuleField::edited, this, [this] {
    m_rules.byDefault = m_all->rule().value_or(MergeRule{});
    plan();
  });
  connect(m_columns, &QListWidget::currentRowChanged, this, &MergeRulesDialog::showColumn);
  connect(m_own, &MergeRuleField::edited, this, &MergeRulesDialog::takeColumn);
  return side;
}

QWidget *MergeRulesDialog::createPreview() {
  auto *side = new QWidget(this);
  auto *layout = makeColumn(side);
  appendNote(*layout, tr("Groups"), TextRole::Title);
  m_scope = makeGroupScope(m_selected.size(), tr("Groups to merge"), side);
  layout->addWidget(m_scope);
  m_dropsChoices = new QCheckBox(tr("Also re&place choices for single groups"), side);
  m_dropsChoices->setObjectName(QStringLiteral("dropsChoices"));
  layout->addWidget(m_dropsChoices);
  m_counts = appendNote(*layout, {}, TextRole::Strong);
  m_details = appendNote(*layout, {}, TextRole::Muted);
  m_left = appendNote(*layout, {}, TextRole::Warning);
  createExamples(side);
  layout->addWidget(m_table, 1);
  m_doubtsTitle = appendNote(*layout, tr("To check"), TextRole::Muted);
  m_doubts = new QListWidget(side);
  m_doubts->setAccessibleName(tr("To check"));
  m_doubts->setMaximumHeight(kDoubtsHeight);
  m_doubts->setTextElideMode(Qt::ElideRight);
  layout->addWidget(m_doubts);
  connect(m_scope, &SegmentedControl::currentChanged, this, &MergeRulesDialog::plan);
  connect(m_dropsChoices, &QCheckBox::toggled, this, &MergeRulesDialog::plan);
  return side;
}

void MergeRulesDialog::createExamples(QWidget *parent) {
  m_examples = new MergeExampleModel(this);
  m_table = makeListTable(m_examples, tr("Examples"), parent);
  m_table->setFrameShape(QFrame::StyledPanel);
  showHeader(*m_table);
  m_table->setColumnWidth(MergeExampleModel::KeeperColumn, kMergeKeeperWidth);
  m_table->setColumnWidth(MergeExampleModel::RowsColumn, kMergeKeeperWidth);
  m_table->setColumnWidth(MergeExampleModel::ChangedColumn, kMergeCountWidth);
}

/// Shows the rules of the project. Those of columns that the table does not have are left out.
void MergeRulesDialog::takeStoredRules() {
  const Dataset &dataset = *m_session.dataset();
  const auto stored = mergeRulesFromJson(m_session.verdicts().mergeTexts().rules);
  if (stored) {
    if (stored->byDefault.by.empty() || dataset.findColumn(stored->byDefault.by))
      m_rules.byDefault = stored->byDefault;
    for (const auto &[name, rule] : stored->columns)
      if (dataset.findColumn(name) && (rule.by.empty() || dataset.findColumn(rule.by)))
        m_rules.columns.emplace(name, rule);
  }
  m_all->setRule(m_rules.byDefault);
  showColumns();
}

std::string MergeRulesDialog::columnKey() const {
  const auto column = static_cast<std::uint32_t>(std::max(0, m_columns->currentRow()));
  return columnWord(*m_session.dataset(), ColumnId{column});
}

void MergeRulesDialog::showColumns() {
  const Dataset &dataset = *m_session.dataset();
  for (int row = 0; row < static_cast<int>(dataset.columnCount()); ++row) {
    const ColumnId column{static_cast<std::uint32_t>(row)};
    const auto own = m_rules.columns.find(columnWord(dataset, column));
    const QString name = cellDisplayText(dataset.columnName(column));
    const QString text =
        own == m_rules.columns.end() ? name : tr("%1: %2").arg(name, mergeRuleWords(own->second));
    if (m_columns->count() <= row) m_columns->addItem(text);
    m_columns->item(row)->setText(text);
  }
  if (m_columns->currentRow() < 0) m_columns->setCurrentRow(0);
  showColumn();
}

void MergeRulesDialog::showColumn() {
  const auto own = m_rules.columns.find(columnKey());
  m_own->setRule(own == m_rules.columns.end() ? std::nullopt : std::optional(own->second));
}

void MergeRulesDialog::takeColumn() {
  m_rules.columns.erase(columnKey());
  if (m_own->rule()) m_rules.columns.emplace(columnKey(), *m_own->rule());
  showColumns();
  plan();
}

KeepWish MergeRulesDialog::scope() const {
  KeepWish wish{m_session.dataset(), m_state.groups().shared(), m_state.queue(), m_state.items()};
  wish.selected = slotsOfRows(m_state.groups(), m_selected);
  wish.scope = static_cast<KeepScope>(m_scope->currentIndex());
  return wish;
}

void MergeRulesDialog::plan() {
  m_plan.reset();
  m_apply->setEnabled(false);
  if (m_state.groups().groups() == nullptr || m_state.queue() == nullptr)
    return refuse(tr("The groups are still being built. Try again in a moment."));
  say(m_counts, tr("Counting..."));
  MergeWish wish{{m_session.dataset(), m_session.records(), m_state.groups().shared(), m_types,
                  m_session.verdicts().mergeTexts()},
                 scope(),
                 m_rules,
                 m_dropsChoices->isChecked(),
                 m_state.titleColumn()};
  m_job.start(
      [wish = std::move(wish)](const RunContext &context) { return previewMerges(wish, context); },
      {[this](const MergePreview &preview) { show(preview); },
       [this](const Error &error) { refuse(errorText(error)); }},
      {kMergeRulesDelay, jobThreads()});
}

void MergeRulesDialog::refuse(const QString &message) {
  say(m_counts, {});
  say(m_details, {});
  say(m_left, message);
  m_examples->setExamples({});
  listDoubts({});
}

QString MergeRulesDialog::countsText(const MergePlan &plan) const {
  if (plan.groups.empty()) return tr("There are no groups to merge in this scope.");
  const QString groups =
      tr("%1 groups become one record each", nullptr, pluralOf(plan.groups.size()))
          .arg(countText(plan.groups.size()));
  const QString cells =
      tr("%1 cells differ from the keepers'", nullptr, pluralOf(plan.cellsChanged))
          .arg(countText(plan.cellsChanged));
  return tr("%1; %2.").arg(groups, cells);
}

QString MergeRulesDialog::detailsText(const MergePlan &plan) const {
  QStringList by;
  for (const MergeCriterion criterion : allMergeCriteria())
    if (const auto changed = plan.changedBy[static_cast<std::size_t>(criterion)]; changed > 0)
      by << tr("%1: %2").arg(mergeCriterionText(criterion), countText(changed));
  if (plan.cellsByHand > 0) by << tr("manually: %1").arg(countText(plan.cellsByHand));
  if (plan.cellsByOwnRule > 0)
    by << tr("by a rule of the group: %1").arg(countText(plan.cellsByOwnRule));
  return by.isEmpty() ? QString() : tr("Changed by %1.").arg(by.join(QStringLiteral("; ")));
}

QString MergeRulesDialog::leftText(const MergePlan &plan) const {
  QStringList left;
  if (plan.withoutKeeper > 0)
    left << tr("%1 groups without a keeper stay as they are. Choose keepers first, for example by "
               "rule: Review > Group > Keepers by rule.",
               nullptr, pluralOf(plan.withoutKeeper))
                .arg(countText(plan.withoutKeeper));
  if (plan.withoutOthers > 0)
    left << tr("%1 groups stay as they are, because verdicts separate all their rows.", nullptr,
               pluralOf(plan.withoutOthers))
                .arg(countText(plan.withoutOthers));
  if (plan.choicesLost > 0)
    left << tr("%1 choices name columns that cannot be used.", nullptr, pluralOf(plan.choicesLost))
                .arg(countText(plan.choicesLost));
  return left.join(u' ');
}

void MergeRulesDialog::listDoubts(const MergePlan &plan) {
  m_doubts->clear();
  for (const FoundMerge &merge : plan.toCheck) {
    const QString row = merge.row ? tr("Row %1").arg(rowNumberText(*merge.row))
                                  : tr("A row that is not in the table");
    m_doubts->addItem(tr("%1: %2").arg(row, standingText(merge.standing)));
  }
  const Dataset *dataset = m_session.dataset().get();
  for (const UnreadCell &cell : plan.unread)
    m_doubts->addItem(tr("Row %1, %2: \"%3\" is not a date or number.")
                          .arg(rowNumberText(cell.row),
                               cellDisplayText(dataset->columnName(cell.column)),
                               cellDisplayText(dataset->cell(cell.row, cell.column))));
  if (plan.unreadCount > plan.unread.size())
    m_doubts->addItem(tr("%1 more cells are not dates or numbers.", nullptr,
                         pluralOf(plan.unreadCount - plan.unread.size()))
                          .arg(countText(plan.unreadCount - plan.unread.size())));
  m_doubts->setVisible(m_doubts->count() > 0);
  m_doubtsTitle->setVisible(m_doubts->count() > 0);
}

void MergeRulesDialog::show(const MergePreview &preview) {
  m_plan = preview.plan;
  say(m_counts, countsText(preview.plan));
  say(m_details, detailsText(preview.plan));
  say(m_left, leftText(preview.plan));
  m_examples->setExamples(preview);
  listDoubts(preview.plan);
  m_apply->setEnabled(!preview.plan.groups.empty() && !m_session.isReadOnly());
  m_apply->setToolTip(tr("One step; %1 undoes it").arg(kUndoKey.text()));
}

void MergeRulesDialog::accept() {
  if (!m_plan || m_plan->groups.empty() || m_session.isReadOnly()) return;
  if (m_controller.apply(m_plan->command)) QDialog::accept();
}

}  // namespace shinglescope
