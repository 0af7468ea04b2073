// SPDX-License-Identifier: MIT
#include "ui/pages/find/bands_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/pipeline/recipe/option_names.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/pages/find/measure_choice.h"
#include "ui/parts/tuning/scheme_choices.h"
#include "ui/parts/tuning/zone_form.h"

namespace shinglescope {
namespace {

constexpr int kByThreshold = 1;
constexpr int kByZone = 2;
constexpr double kZoneWidth = 0.05;
constexpr int kZoneDelayMilliseconds = 60;
constexpr int kSliderSteps = 100;
constexpr int kSliderWidth = 140;
constexpr int kFactorsShown = 3;
constexpr double kBandsEditorMin = 0.01;

QDoubleSpinBox *similarityBox(const QString &name) {
  auto *box = new QDoubleSpinBox;
  box->setRange(kBandsEditorMin, 1);
  box->setSingleStep(0.01);
  box->setKeyboardTracking(false);
  box->setAccessibleName(name);
  return box;
}

/// Shows two decimals, or as many as a loaded recipe has: showing must not change the value.
void showRatio(QDoubleSpinBox &box, const Ratio &value) {
  const QSignalBlocker blocker(box);
  const qsizetype decimals = QString::fromStdString(value.toString()).section(u'.', 1).size();
  box.setDecimals(static_cast<int>(std::clamp<qsizetype>(decimals, 2, 6)));
  box.setMinimum(std::min(kBandsEditorMin, value.toDouble()));
  box.setValue(value.toDouble());
}

}  // namespace

QString factorsText(std::uint32_t numHashes) {
  std::vector<BandPlan> plans = bandPlansFor(numHashes);
  std::stable_sort(plans.begin(), plans.end(), [](const BandPlan &a, const BandPlan &b) {
    const auto skew = [](const BandPlan &p) { return std::abs(std::log(1.0 * p.bands / p.rows)); };
    return skew(a) < skew(b);
  });
  QStringList texts;
  for (const BandPlan &plan : plans) {
    if (plan.bands < plan.rows) continue;  // such plans find little except identical texts
    if (texts.size() == kFactorsShown)
      return texts.join(QStringLiteral(", ")) + QStringLiteral(", …");
    texts += QStringLiteral("%1×%2").arg(plan.bands).arg(plan.rows);
  }
  return texts.join(QStringLiteral(", "));
}

BandsEditor::BandsEditor(FormRows &form) : QObject(&form) {
  createSignature(form);
  createBands(form);
  createMeasure(form);
  createThreshold(form);
  connectSignature();
  connectBands();
  connectThreshold();
  setRecipe(m_recipe);
}

void BandsEditor::createSignature(FormRows &form) {
  m_numHashes = new QSpinBox;
  m_numHashes->setRange(1, kMaxHashes);
  m_numHashes->setKeyboardTracking(false);
  m_numHashes->setAccessibleName(tr("Number of hashes"));
  m_factors = makeMutedLabel();
  form.addHeading(tr("Signature"));
  form.addRow(tr("Hashes"), {m_numHashes, m_factors});
  m_permutations = new ChoiceBox(permutationChoices());
  m_permutations->setAccessibleName(tr("Permutations"));
  m_drawback = makeNote(nullptr, TextRole::Muted);
  form.addRow(tr("Permutations"), {m_permutations});
  form.addFillingRow({}, m_drawback);
}

void BandsEditor::createBands(FormRows &form) {
  m_chosenBy = new SegmentedControl({tr("hand"), tr("threshold"), tr("zone")});
  m_chosenBy->setAccessibleName(tr("Bands chosen by"));
  m_bands = new QComboBox;
  m_bands->setAccessibleName(tr("Bands × rows"));
  m_bands->setMinimumWidth(100);  // wide enough for a plan with three and two digits
  m_bandsHint = makeMutedLabel();
  m_bandsNote = makeNote(nullptr, TextRole::Muted);
  form.addHeading(tr("Bands"));
  m_chosenBy->setSegmentHint(kByZone,
                             tr("The plan that keeps a tolerance zone; Explore shows all"));
  form.addRow(tr("Chosen by"), {m_chosenBy});
  form.addFillingRow({}, m_bandsNote);
  m_zone = new ZoneForm;
  m_zone->hide();
  form.addWideRow(m_zone);
  form.addRow(tr("Bands × rows"), {m_bands, m_bandsHint});
}

void BandsEditor::createMeasure(FormRows &form) {
  m_measure = new MeasureChoice;
  m_measureNote = makeNote(nullptr, TextRole::Muted);
  form.addHeading(tr("Pairs"));
  form.addRow(tr("Measure"), {m_measure});
  form.addFillingRow({}, m_measureNote);
  connect(m_measure, &MeasureChoice::edited, this, [this](const Measure &measure) {
    edit([&](Recipe &recipe) {
      recipe.measure = measure;
      if (measure.isContainment()) recipe.verification = Verification::Exact;
    });
  });
}

void BandsEditor::createThreshold(FormRows &form) {
  m_thresholdSlider = new QSlider(Qt::Horizontal);
  m_thresholdSlider->setRange(1, kSliderSteps);
  m_thresholdSlider->setPageStep(5);
  m_thresholdSlider->setFixedWidth(kSliderWidth);
  m_thresholdSlider->setAccessibleName(tr("Threshold"));
  m_threshold = similarityBox(tr("Threshold as a number"));
  m_floor = similarityBox(tr("Floor"));
  m_floor->setToolTip(
      tr("Exact scores are kept down to the floor. In Review the threshold can move down to it "
         "without a new run."));
  m_automaticFloor = new Chip(tr("threshold − 0.2"));
  m_verify = new SegmentedControl({tr("exact"), tr("estimate")});
  m_verify->setAccessibleName(tr("Verify"));
  m_seed = new QLineEdit;
  m_seed->setFixedWidth(64);
  m_seed->setAccessibleName(tr("Seed"));
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,20}")), m_seed));
  form.addRow(tr("Threshold"), {m_thresholdSlider, m_threshold});
  form.addRow(tr("Floor"), {m_floor, m_automaticFloor});
  form.addRow(tr("Verify"), {m_verify, makeMutedLabel(tr("seed")), m_seed});
  createPairs(form);
}

void BandsEditor::createPairs(FormRows &form) {
  m_pairs = new SegmentedControl({tr("all"), tr("links")});
  m_pairs->setAccessibleName(tr("Pairs"));
  m_pairsNote = makeNote(nullptr, TextRole::Muted);
  form.addRow(tr("Kept"), {m_pairs});
  form.addFillingRow({}, m_pairsNote);
}

void BandsEditor::connectSignature() {
  connect(m_numHashes, &QSpinBox::valueChanged, this,
          [this](int numHashes) { setHashes(static_cast<std::uint32_t>(numHashes)); });
  connect(m_permutations, &ChoiceBox::picked, this, [this](const QString &name) {
    edit([&](Recipe &recipe) {
      PermutationScheme &scheme = recipe.signature.scheme;
      scheme = choiceFromName(kPermutationNames, name.toStdString()).value_or(scheme);
    });
  });
  connect(m_seed, &QLineEdit::editingFinished, this, [this] {
    bool isNumber = false;
    const qulonglong seed = m_seed->text().toULongLong(&isNumber);
    if (!isNumber) {
      m_seed->setText(QString::number(m_recipe.signature.seed));
      return;
    }
    if (seed != m_recipe.signature.seed)
      edit([seed](Recipe &recipe) { recipe.signature.seed = seed; });
  });
}

void BandsEditor::connectBands() {
  connectChoice();
  connect(m_bands, &QComboBox::activated, this, [this](int index) {
    m_note.clear();
    m_chosenBy->setCurrentIndex(0);
    edit([&](Recipe &recipe) { recipe.bands = m_bands->itemData(index).toUInt(); });
  });
  connect(m_verify, &SegmentedControl::currentChanged, this, [this](int index) {
    const auto verification = index == 0 ? Verification::Exact : Verification::Estimate;
    edit([=](Recipe &recipe) { recipe.verification = verification; });
  });
  connect(m_pairs, &SegmentedControl::currentChanged, this, [this](int index) {
    const auto pairs = index == 0 ? PairsWanted::All : PairsWanted::Links;
    edit([=](Recipe &recipe) { recipe.pairs = pairs; });
  });
}

void BandsEditor::connectChoice() {
  connect(m_chosenBy, &SegmentedControl::currentChanged, this, [this] {
    m_note.clear();
    m_zoneJob.drop();
    m_zone->setVisible(choosesByZone());
    if (choosesByZone()) {
      showZone();
      findForZone();
    } else if (!m_isShowing) {
      emitWithPlan(m_recipe);
    }
    showBands();
  });
  connect(m_zone, &ZoneForm::edited, this, &BandsEditor::findForZone);
}

/// The first zone is that of the recipe. Without one it ends at the threshold and allows as many
/// hashes as the recipe has.
void BandsEditor::showZone() {
  if (std::exchange(m_hasZone, true)) return;
  if (m_recipe.zone) return m_zone->setZone(m_recipe.zone->toleranceZone());
  ToleranceZone zone = m_zone->zone();
  zone.d2 = m_recipe.threshold.toDouble();
  zone.d1 = std::max(0.0, zone.d2 - kZoneWidth);
  zone.maxHashes = m_recipe.signature.numHashes;
  m_zone->setZone(zone);
}

void BandsEditor::findForZone() {
  m_zoneJob.start([zone = m_zone->zone()](const RunContext &) { return plansForZone(zone); },
                  {[this](const ZonePlans &plans) { takeZonePlans(plans); },
                   [this](const Error &error) {
                     m_note = errorText(error);
                     showBands();
                   }},
                  {std::chrono::milliseconds(kZoneDelayMilliseconds)});
}

/// If no plan keeps the zone, the recipe stays as it is: the closest plan may miss more.
void BandsEditor::takeZonePlans(const ZonePlans &plans) {
  if (!choosesByZone()) return;
  const auto proposed = plans.proposed();
  m_note.clear();
  if (plans.ofMoreHashes)
    m_note = tr("No plan keeps the zone; %1 would.").arg(planText(plans.ofMoreHashes->plan));
  if (!proposed) {
    if (m_note.isEmpty()) m_note = tr("No plan keeps the zone; widen it.");
    return showBands();
  }
  const ZonePlan &plan = plans.plans[*proposed];
  if (!plan.isWithin) {
    m_note +=
        (m_note.isEmpty() ? tr("No plan keeps the zone; widen it.") : QString()) + u' ' +
        tr("The bands stay as they are. The closest, %1, finds %2 below the zone and misses "
           "%3 above.")
            .arg(planText(plan.plan), percentText(plan.foundAtD1), percentText(plan.missedAtD2));
    return showBands();
  }
  m_note = tr("%1 keeps the zone.").arg(planText(plan.plan));
  edit([&](Recipe &recipe) {
    recipe.signature.numHashes = plan.plan.numHashes();
    recipe.bands = plan.plan.bands;
    recipe.zone = RecipeZone::of(m_zone->zone());
  });
  showBands();
}

void BandsEditor::connectThreshold() {
  connect(m_thresholdSlider, &QSlider::valueChanged, this,
          [this](int step) { setThreshold(static_cast<double>(step) / kSliderSteps); });
  connect(m_threshold, &QDoubleSpinBox::valueChanged, this, &BandsEditor::setThreshold);
  connect(m_floor, &QDoubleSpinBox::valueChanged, this, &BandsEditor::setFloor);
  connect(m_automaticFloor, &Chip::clicked, this, [this](bool isAutomatic) {
    edit([&](Recipe &recipe) {
      recipe.floor.reset();
      if (!isAutomatic) recipe.floor = m_recipe.effectiveFloor();
    });
  });
}

bool BandsEditor::choosesByThreshold() const { return m_chosenBy->currentIndex() == kByThreshold; }

bool BandsEditor::choosesByZone() const { return m_chosenBy->currentIndex() == kByZone; }

void BandsEditor::edit(const std::function<void(Recipe &)> &change) {
  if (m_isShowing) return;
  Recipe recipe = m_recipe;
  change(recipe);
  emit edited(recipe);
}

void BandsEditor::emitWithPlan(Recipe recipe) {
  if (choosesByThreshold())
    recipe.bands =
        bandPlanForThreshold(recipe.signature.numHashes, recipe.threshold.toDouble()).bands;
  emit edited(recipe);
}

void BandsEditor::setHashes(std::uint32_t numHashes) {
  if (choosesByZone()) m_chosenBy->setCurrentIndex(0);
  Recipe recipe = m_recipe;
  recipe.signature.numHashes = numHashes;
  m_note.clear();
  if (!choosesByThreshold() && numHashes % recipe.bands != 0) {
    const BandPlan plan = bandPlanForThreshold(numHashes, recipe.threshold.toDouble());
    m_note = tr("%1 bands do not divide %2 hashes; %3 suits the threshold %4 best.")
                 .arg(recipe.bands)
                 .arg(numHashes)
                 .arg(planText(plan), similarityText(recipe.threshold.toDouble()));
    recipe.bands = plan.bands;
  }
  emitWithPlan(recipe);
}

void BandsEditor::setThreshold(double threshold) {
  if (!choosesByZone()) m_note.clear();
  Recipe recipe = m_recipe;
  recipe.threshold = ratioFromDouble(threshold);
  if (recipe.floor) recipe.floor = std::min(*recipe.floor, recipe.threshold);
  emitWithPlan(recipe);
}

void BandsEditor::setFloor(double floor) {
  edit([floor](Recipe &recipe) {
    recipe.floor = std::min(ratioFromDouble(floor), recipe.threshold);
  });
}

void BandsEditor::setRecipe(const Recipe &recipe) {
  m_isShowing = true;
  if (recipe.zone && recipe.zone != m_recipe.zone && !choosesByZone()) m_hasZone = false;
  m_recipe = recipe;
  const QSignalBlocker hashesBlocker(m_numHashes);
  m_numHashes->setValue(static_cast<int>(recipe.signature.numHashes));
  m_factors->setText(tr("factors %1").arg(factorsText(recipe.signature.numHashes)));
  m_verify->setCurrentIndex(recipe.verification == Verification::Exact ? 0 : 1);
  showPairs();
  showMeasure();
  if (!m_seed->hasFocus()) m_seed->setText(QString::number(recipe.signature.seed));
  showPermutations();
  showBands();
  showThreshold();
  m_isShowing = false;
}

void BandsEditor::showPairs() {
  const bool isAll = m_recipe.pairs == PairsWanted::All;
  m_pairs->setCurrentIndex(isAll ? 0 : 1);
  m_pairsNote->setText(
      isAll ? tr("Every pair down to the floor.")
            : tr("Only enough pairs to link each group: the same groups for less work if many rows "
                 "are similar. In Review the threshold stays as in the run."));
  m_pairs->setToolTip(m_pairsNote->text());
}

void BandsEditor::showMeasure() {
  const bool isPart = m_recipe.measure.isContainment();
  m_measure->setMeasure(m_recipe.measure);
  say(m_measureNote, isPart ? tr("Finds every pair without signatures and bands: minima say little "
                                 "about a part of a text.")
                            : QString());
  for (QWidget *widget :
       std::initializer_list<QWidget *>{m_numHashes, m_permutations, m_chosenBy, m_zone, m_bands,
                                        m_floor, m_automaticFloor, m_verify, m_seed})
    widget->setEnabled(!isPart);
}

void BandsEditor::showPermutations() {
  m_permutations->setCurrentName(
      QString::fromStdString(choiceName(kPermutationNames, m_recipe.signature.scheme)));
  say(m_drawback, permutationDrawback(m_permutations->currentName()));
}

void BandsEditor::showBands() {
  const BandPlan plan = m_recipe.bandPlan();
  if (m_bands->property("hashes").toUInt() != m_recipe.signature.numHashes) {
    m_bands->clear();
    for (const BandPlan &choice : bandPlansFor(m_recipe.signature.numHashes))
      m_bands->addItem(planText(choice), choice.bands);
    m_bands->setProperty("hashes", m_recipe.signature.numHashes);
  }
  m_bands->setCurrentIndex(m_bands->findData(plan.bands));
  m_bandsHint->setText(
      tr("half of the pairs at %1 found").arg(similarityText(similarityAtProbability(0.5, plan))));
  const QString byThreshold = choosesByThreshold() ? tr("follows the threshold") : QString();
  say(m_bandsNote, m_note.isEmpty() ? byThreshold : m_note);
}

void BandsEditor::showThreshold() {
  const Ratio floor = m_recipe.effectiveFloor();
  showRatio(*m_threshold, m_recipe.threshold);
  showRatio(*m_floor, floor);
  m_floor->setMaximum(m_recipe.threshold.toDouble());
  const QSignalBlocker blocker(m_thresholdSlider);
  m_thresholdSlider->setValue(
      static_cast<int>(std::lround(m_recipe.threshold.toDouble() * kSliderSteps)));
  m_automaticFloor->setChecked(!m_recipe.floor);
}

}  // namespace shinglescope
