// SPDX-License-Identifier: MIT
#include "ui/pages/review/verdict_rule_dialog.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QTableView>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/style/metrics.h"
#include "ui/base/tables/row_ground.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/review/pairs/verdict_delegate.h"
#include "ui/pages/review/state/rule_dialog_parts.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/actions_controller.h"

namespace shinglescope {
namespace {

constexpr QSize kVerdictRuleDialogSize(920, 580);
constexpr int kRuleWidth = 320;
constexpr int kRuleVerdictWidth = 88;
constexpr int kRuleSimilarityWidth = 84;
constexpr double kRuleStep = 0.01;
constexpr int kRuleDecimals = 3;
constexpr std::chrono::milliseconds kVerdictRuleDelay{120};
constexpr std::array kRuleVerdicts{Verdict::Duplicate, Verdict::NotDuplicate, Verdict::Unsure};

}  // namespace

VerdictRuleDialog::VerdictRuleDialog(const Session &session, ActionsController &controller,
                                     ReviewState &state, bool isBlind, QWidget *parent)
    : QDialog(parent), m_session(session), m_controller(controller), m_state(state) {
  setWindowTitle(tr("Verdicts by rule"));
  auto *layout = makeColumn(this, kDialogMargins, kDialogMargin);
  auto *columns = makeRow(nullptr, {}, 2 * kDialogMargin);
  columns->addWidget(createRule());
  columns->addWidget(createPreview(), 1);
  layout->addLayout(columns, 1);
  m_apply = addApplyRow(*layout, *this,
                        tr("The verdicts are marked as made by rule and never count as an audit, "
                           "until you judge a pair yourself."),
                        tr("Apply"));
  // The queue may still be filtered when the dialog opens.
  connect(&m_state, &ReviewState::itemsChanged, this, &VerdictRuleDialog::plan);
  connect(&m_state, &ReviewState::queueReset, this, &QDialog::reject);
  m_examples->setBlind(isBlind);
  resize(kVerdictRuleDialogSize);
  plan();
}

QWidget *VerdictRuleDialog::createRule() {
  auto *side = new QWidget(this);
  side->setFixedWidth(kRuleWidth);
  auto *layout = makeColumn(side);
  appendNote(*layout, tr("Verdict"), TextRole::Title);
  m_verdict = new SegmentedControl({tr("Duplicate"), tr("Not"), tr("Unsure")}, side);
  m_verdict->setAccessibleName(tr("Verdict of the rule"));
  layout->addWidget(m_verdict);
  appendNote(*layout, tr("For which pairs"), TextRole::Title);
  m_scope = new SegmentedControl({tr("Shown in the queue"), tr("All at the threshold")}, side);
  m_scope->setAccessibleName(tr("Pairs to which the rule applies"));
  layout->addWidget(m_scope);
  layout->addWidget(createSimilarities(side));
  appendNote(*layout, tr("with equal cells in"), TextRole::Muted);
  layout->addWidget(createFields(side), 1);
  m_overrules = new QCheckBox(tr("&Override verdicts of reviewers"), side);
  m_overrules->setObjectName(QStringLiteral("overrulesVerdicts"));
  layout->addWidget(m_overrules);
  for (const SegmentedControl *control : {m_verdict, m_scope})
    connect(control, &SegmentedControl::currentChanged, this, &VerdictRuleDialog::plan);
  connect(m_overrules, &QCheckBox::toggled, this, &VerdictRuleDialog::plan);
  return side;
}

QWidget *VerdictRuleDialog::createSimilarities(QWidget *parent) {
  auto *room = new QWidget(parent);
  auto *row = makeRow(room, {}, 6);
  m_from = makeShareBox(room, tr("Similarity from"), kRuleStep);
  m_to = makeShareBox(room, tr("Similarity to"), kRuleStep);
  for (QDoubleSpinBox *box : {m_from, m_to}) box->setDecimals(kRuleDecimals);
  m_from->setValue(m_session.reviewThreshold().toDouble());
  m_to->setValue(1.0);
  addWidgets(*row, {makeLabel(room, TextRole::Muted, tr("similarity from")), m_from,
                    makeLabel(room, TextRole::Muted, tr("to")), m_to, nullptr});
  for (const QDoubleSpinBox *box : {m_from, m_to})
    connect(box, &QDoubleSpinBox::valueChanged, this, &VerdictRuleDialog::plan);
  return room;
}

QWidget *VerdictRuleDialog::createFields(QWidget *parent) {
  m_fields = new QListWidget(parent);
  m_fields->setAccessibleName(tr("Columns whose cells must be equal"));
  for (const std::string &name : m_session.dataset()->columnNames()) {
    auto *item = new QListWidgetItem(cellDisplayText(name), m_fields);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Unchecked);
  }
  m_fields->setCurrentRow(0);
  connect(m_fields, &QListWidget::itemChanged, this, &VerdictRuleDialog::plan);
  return m_fields;
}

QWidget *VerdictRuleDialog::createPreview() {
  auto *side = new QWidget(this);
  auto *layout = makeColumn(side);
  appendNote(*layout, tr("Preview"), TextRole::Title);
  m_counts = appendNote(*layout, {}, TextRole::Strong);
  m_others = appendNote(*layout, {}, TextRole::Muted);
  m_warning = appendNote(*layout, {}, TextRole::Warning);
  appendNote(*layout,
             tr("The least similar pairs, where a rule is most likely to be wrong, and some "
                "others:"),
             TextRole::Muted);
  m_examples = new PairModel(this);
  m_table = makeListTable(m_examples, tr("Examples"), side);
  m_table->setFrameShape(QFrame::StyledPanel);
  showHeader(*m_table);
  m_table->setItemDelegateForColumn(PairModel::VerdictColumn, new VerdictDelegate(this));
  m_table->setColumnWidth(PairModel::VerdictColumn, kRuleVerdictWidth);
  m_table->setColumnWidth(PairModel::SimilarityColumn, kRuleSimilarityWidth);
  layout->addWidget(m_table, 1);
  return side;
}

VerdictRule VerdictRuleDialog::rule() const {
  VerdictRule rule;
  rule.verdict = kRuleVerdicts[static_cast<std::size_t>(m_verdict->currentIndex())];
  rule.scores = ScoreRange{ratioFromDouble(m_from->value()), ratioFromDouble(m_to->value())};
  for (int row = 0; row < m_fields->count(); ++row)
    if (m_fields->item(row)->checkState() == Qt::Checked)
      rule.fields.push_back({{static_cast<std::uint32_t>(row)}, true});
  rule.overrulesHand = m_overrules->isChecked();
  return rule;
}

void VerdictRuleDialog::plan() {
  m_plan.reset();
  m_apply->setEnabled(false);
  m_queue = m_state.queue();
  if (m_queue == nullptr) return refuse(tr("The pairs are being sorted. Try again in a moment."));
  say(m_counts, tr("Counting..."));
  m_examples->setQueue(m_session.dataset(), m_queue, m_session.sharedVerdicts(),
                       m_state.titleColumn());
  const bool isShownOnly = m_scope->currentIndex() == Shown;
  QueueRequest request{
      .dataset = m_session.dataset(), .queue = m_queue, .judgements = m_session.verdicts().items()};
  m_job.start(
      [request = std::move(request), rule = rule(), isShownOnly, shown = m_state.items(),
       threshold = m_session.reviewThreshold()](const RunContext &context) {
        const auto items = isShownOnly ? shown : itemsAtLeast(*request.queue, threshold);
        return planVerdictRule(request, rule, items, context);
      },
      {[this](const VerdictRulePlan &plan) { show(plan); },
       [this](const Error &error) { refuse(errorText(error)); }},
      {kVerdictRuleDelay, jobThreads()});
}

void VerdictRuleDialog::refuse(const QString &message) {
  say(m_counts, {});
  say(m_others, {});
  say(m_warning, message);
  m_examples->setQueue(nullptr, nullptr, nullptr, {});
}

QString VerdictRuleDialog::countsText(const VerdictRulePlan &plan) const {
  if (plan.meeting == 0) return tr("No pair meets the rule.");
  const QString verdict = verdictWord(plan.verdict);
  return tr("%1 pairs get the verdict \"%2\".", nullptr, pluralOf(plan.changed.size()))
      .arg(countText(plan.changed.size()), verdict);
}

QString VerdictRuleDialog::othersText(const VerdictRulePlan &plan) const {
  QStringList others;
  if (plan.same > 0)
    others
        << tr("%1 pairs have it already.", nullptr, pluralOf(plan.same)).arg(countText(plan.same));
  if (plan.kept > 0)
    others << tr("%1 pairs keep another verdict that a reviewer gave.", nullptr,
                 pluralOf(plan.kept))
                  .arg(countText(plan.kept));
  return others.join(u' ');
}

void VerdictRuleDialog::show(const VerdictRulePlan &plan) {
  if (m_queue != m_state.queue()) return this->plan();
  m_plan = plan;
  say(m_counts, countsText(plan));
  say(m_others, othersText(plan));
  say(m_warning, plan.overruled == 0
                     ? QString()
                     : tr("%1 of these pairs have another verdict that a reviewer gave.", nullptr,
                          pluralOf(plan.overruled))
                           .arg(countText(plan.overruled)));
  m_examples->setItems(m_queue, ruleExamples(plan));
  m_apply->setEnabled(!plan.changed.empty() && !m_session.isReadOnly());
  m_apply->setToolTip(tr("One step; %1 undoes it").arg(kUndoKey.text()));
}

void VerdictRuleDialog::accept() {
  if (!m_plan || m_plan->changed.empty() || m_session.isReadOnly()) return;
  if (m_controller.apply(commandOf(*m_plan, *m_queue, m_session.verdicts().items())))
    QDialog::accept();
}

}  // namespace shinglescope
