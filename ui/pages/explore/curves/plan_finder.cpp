// SPDX-License-Identifier: MIT
#include "ui/pages/explore/curves/plan_finder.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QStackedWidget>

#include "core/signature/signature_options.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/pages/explore/curves/plan_model.h"
#include "ui/parts/table/fitted_columns.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/tuning/zone_form.h"

namespace shinglescope {
namespace {

constexpr int kPlanFinderPadding = 12;
constexpr int kPlanFinderDelayMilliseconds = 40;
constexpr int kPlanFinderRowHeight = 24;
constexpr int kDefaultHashes = 128;
constexpr double kPlanFinderStep = 0.01;

QSpinBox *hashesBox(int value, const QString &name) {
  QSpinBox *box = makeSpinBox(nullptr, name, 1, kMaxHashes, value);
  box->setKeyboardTracking(false);
  return box;
}

QDoubleSpinBox *shareBox(double value, const QString &name) {
  QDoubleSpinBox *box = makeShareBox(nullptr, name, kPlanFinderStep);
  box->setValue(value);
  return box;
}

}  // namespace

QString fewDivisorsWords(const FewDivisors &warning) {
  return PlanFinder::tr(
             "%1 hashes can be cut into bands in only %n ways, so few curves are possible: %2, "
             "with fewer, comes closer.",
             nullptr, static_cast<int>(warning.plans))
      .arg(warning.numHashes)
      .arg(planText(warning.better));
}

PlanFinder::PlanFinder(QWidget *parent) : Panel(tr("Settings for"), parent) {
  m_kind = new SegmentedControl({tr("a tolerance zone"), tr("a threshold")});
  m_kind->setAccessibleName(tr("Settings for"));
  addHeaderWidget(m_kind);
  auto *body = new QWidget;
  QVBoxLayout *layout = makeColumn(body, {0, kPlanFinderPadding, 0, 0}, 8);
  createForms();
  m_words = makeNote(body, TextRole::Body);
  m_words->setObjectName(QStringLiteral("planWords"));
  m_warning = makeNote(body, TextRole::Warning);
  m_warning->setObjectName(QStringLiteral("planWarning"));
  QVBoxLayout *top = makeColumn(nullptr, {kPlanFinderPadding, 0, kPlanFinderPadding, 0});
  addWidgets(*top, {m_forms, m_words, m_warning});
  layout->addLayout(top);
  layout->addWidget(createTable(), 1);
  setBody(body);
  setFooter(createButtons());
  connectForms();
}

void PlanFinder::createForms() {
  m_zone = new ZoneForm;
  m_forms = makeStack({m_zone, createWeight()});
  m_forms->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QWidget *PlanFinder::createWeight() {
  auto *form = new QWidget;
  QGridLayout *grid = makeGrid(form, 8, 4);
  const auto add = [grid](int row, int column, const QString &word, QWidget *widget) {
    grid->addWidget(makeMutedLabel(word), row, column);
    grid->addWidget(widget, row, column + 1);
  };
  m_threshold = shareBox(0.8, tr("Threshold"));
  m_weight = shareBox(0.5, tr("Weight of a miss"));
  m_weight->setToolTip(tr("0.5 weighs a miss like a useless comparison; 1 counts only misses"));
  m_least = hashesBox(kDefaultHashes, tr("Fewest hashes"));
  m_most = hashesBox(kDefaultHashes, tr("Most hashes"));
  add(0, 0, tr("threshold"), m_threshold);
  add(0, 2, tr("miss weight"), m_weight);
  add(1, 0, tr("hashes"), m_least);
  add(1, 2, tr("to"), m_most);
  m_leastFound = shareBox(0.95, tr("Minimum chance at the threshold"));
  m_leastFound->setToolTip(
      tr("Plans that find a smaller share of the pairs at the threshold come last"));
  add(2, 0, tr("found there"), m_leastFound);
  grid->setRowStretch(3, 1);
  grid->setColumnStretch(4, 1);
  return form;
}

QWidget *PlanFinder::createTable() {
  m_model = new PlanModel(this);
  m_table = makeListTable(m_model, tr("Settings, best first"), this);
  showHeader(*m_table);
  m_table->verticalHeader()->setDefaultSectionSize(kPlanFinderRowHeight);
  new FittedColumns(*m_table);
  return m_table;
}

QWidget *PlanFinder::createButtons() {
  auto *bar = new QWidget;
  auto *layout = new FlowLayout(bar);
  layout->setContentsMargins(kPlanFinderPadding, 6, kPlanFinderPadding, 6);
  m_add = makePushButton(nullptr, tr("Draw the curve"), "drawPlan");
  m_adopt = makePushButton(nullptr, tr("Adopt"), "adoptPlan",
                           tr("Puts hashes and bands into the recipe"));
  m_adopt->setProperty("primary", true);
  m_allow = makePushButton(nullptr, {}, "allowHashes");
  m_allow->hide();
  for (QPushButton *button : {m_add, m_adopt, m_allow}) layout->addWidget(button);
  connect(m_allow, &QPushButton::clicked, this, [this] {
    ToleranceZone wider = zone();
    wider.maxHashes = m_wantedHashes;
    setZone(wider);
  });
  connect(m_add, &QPushButton::clicked, this, [this] {
    if (const auto plan = current()) emit curveRequested(*plan);
  });
  const auto adopt = [this] {
    if (const auto plan = current()) emit adoptRequested(*plan);
  };
  connect(m_adopt, &QPushButton::clicked, this, adopt);
  connect(m_table, &QTableView::activated, this, adopt);
  return bar;
}

void PlanFinder::connectForms() {
  connect(m_kind, &SegmentedControl::currentChanged, this, [this](int index) {
    m_forms->setCurrentIndex(index);
    find();
    emit zoneChanged();
  });
  connect(m_zone, &ZoneForm::edited, this, [this] {
    find();
    emit zoneChanged();
  });
  for (QDoubleSpinBox *box : {m_threshold, m_weight, m_leastFound})
    connect(box, &QDoubleSpinBox::valueChanged, this, &PlanFinder::find);
  connect(m_least, &QSpinBox::valueChanged, this, [this](int least) {
    if (m_most->value() < least) m_most->setValue(least);
    find();
  });
  connect(m_most, &QSpinBox::valueChanged, this, [this](int most) {
    if (m_least->value() > most) m_least->setValue(most);
    find();
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    enableButtons();
    emit currentChanged();
  });
}

const ToleranceZone &PlanFinder::zone() const { return m_zone->zone(); }

bool PlanFinder::isByZone() const { return m_kind->currentIndex() == 0; }

void PlanFinder::setByZone(bool isByZone) { m_kind->setCurrentIndex(isByZone ? 0 : 1); }

void PlanFinder::setZone(const ToleranceZone &zone) {
  m_zone->setZone(zone);
  find();
  emit zoneChanged();
}

void PlanFinder::setThreshold(double threshold) {
  const QSignalBlocker quiet(m_threshold);
  m_threshold->setValue(threshold);
  // The first search runs when the view is first shown, not when the window is created.
  if (!isByZone() || m_model->rowCount() == 0) find();
}

std::optional<BandPlan> PlanFinder::current() const {
  const ListedPlan *chosen = m_model->find(m_table->currentIndex().row());
  return chosen == nullptr ? std::nullopt : std::optional(chosen->plan);
}

Result<PlanFinder::Found> PlanFinder::look(bool isByZone, const ToleranceZone &zone,
                                           const WeightedPlanRequest &weight) {
  if (isByZone) {
    auto plans = plansForZone(zone);
    if (!plans) return plans.error();
    return Found(*std::move(plans));
  }
  auto plans = weightedPlans(weight);
  if (!plans) return plans.error();
  return Found(*std::move(plans));
}

void PlanFinder::find() {
  const WeightedPlanRequest weight{
      m_threshold->value(), m_weight->value(), static_cast<std::uint32_t>(m_least->value()),
      static_cast<std::uint32_t>(m_most->value()), m_leastFound->value()};
  m_job.start([isByZone = isByZone(), zone = zone(),
               weight](const RunContext &) { return look(isByZone, zone, weight); },
              {[this](const Found &found) { show(found); },
               [this](const Error &error) { say(m_warning, errorText(error)); }},
              {std::chrono::milliseconds(kPlanFinderDelayMilliseconds)});
}

void PlanFinder::show(const Found &found) {
  say(m_warning, {});
  m_allow->hide();
  if (const auto *plans = std::get_if<ZonePlans>(&found))
    showZone(*plans);
  else
    showWeighted(std::get<std::vector<WeightedPlan>>(found));
  emit currentChanged();
}

void PlanFinder::showZone(const ZonePlans &plans) {
  m_model->setZonePlans(plans);
  const ZonePlan &closest = plans.closest();
  const auto within = static_cast<int>(plans.within);
  const QString count = countText(plans.plans.size());
  QString words = tr("%n of %1 plans keep the zone; %2 comes closest.", nullptr, within)
                      .arg(count, planText(closest.plan));
  if (within == 0) {
    words = tr("None of %1 plans keeps the zone; %2 comes closest and misses %3 at the upper "
               "similarity.")
                .arg(count, planText(closest.plan), percentText(closest.missedAtD2));
    words +=
        u' ' + (plans.ofMoreHashes ? tr("%1 would keep it.").arg(planText(plans.ofMoreHashes->plan))
                                   : tr("No number of hashes keeps it; widen the zone."));
  }
  m_words->setText(words);
  showWarnings(plans);
  if (plans.ofMoreHashes) {
    m_wantedHashes = plans.ofMoreHashes->plan.numHashes();
    m_allow->setText(tr("Allow %1 hashes").arg(countText(m_wantedHashes)));
    m_allow->show();
  }
  propose(plans.proposed());
}

void PlanFinder::showWeighted(const std::vector<WeightedPlan> &plans) {
  m_model->setWeightedPlans(plans);
  const WeightedPlan &first = plans.front();
  const QString found = percentText(first.foundAtThreshold);
  const QString wanted = percentText(m_leastFound->value());
  m_words->setText(first.foundAtThreshold >= m_leastFound->value()
                       ? tr("%1 has the lowest error of the plans that find %2 of the pairs at the "
                            "threshold; it finds %3.")
                             .arg(planText(first.plan), wanted, found)
                       : tr("No plan finds %1 of the pairs at the threshold; %2 comes closest "
                            "with %3. Allow more hashes.")
                             .arg(wanted, planText(first.plan), found));
  const bool mayPropose = 1 - first.foundAtThreshold <= kMostMissedOfProposed;
  propose(mayPropose ? std::optional<std::size_t>(0) : std::nullopt);
}

/// Selects the proposed row. Without one, nothing can be adopted until the user chooses a row.
void PlanFinder::propose(std::optional<std::size_t> row) {
  if (row) {
    selectOnly(*m_table, static_cast<int>(*row));
    m_table->scrollTo(m_table->currentIndex());
  } else {
    m_table->setCurrentIndex({});
    m_table->scrollToTop();
    m_table->clearSelection();
  }
  enableButtons();
}

void PlanFinder::enableButtons() {
  for (QPushButton *each : {m_add, m_adopt}) each->setEnabled(current().has_value());
}

void PlanFinder::showWarnings(const ZonePlans &plans) {
  if (plans.fewDivisors.empty()) return;
  // The text is about the largest number, because users tend to choose that one.
  const FewDivisors &largest = plans.fewDivisors.back();
  QString text = fewDivisorsWords(largest);
  const auto others = static_cast<int>(plans.fewDivisors.size()) - 1;
  if (others > 0)
    text += u' ' + (others == 1 ? tr("The same holds for one other number.")
                                : tr("The same holds for %n other numbers.", nullptr, others));
  say(m_warning, text);
  QStringList all;
  for (const FewDivisors &each : plans.fewDivisors) all << QString::number(each.numHashes);
  m_warning->setToolTip(tr("Few divisors: %1").arg(all.join(QStringLiteral(", "))));
}

}  // namespace shinglescope
