// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/lesson_controls.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <limits>

#include "core/lsh/band_plan.h"
#include "core/pipeline/recipe/recipe.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/said_value.h"
#include "ui/pages/learn/tables/grid_parts.h"

namespace shinglescope {
namespace {

using S = LessonStage;

constexpr int kGap = 12;
constexpr int kNumberLetters = 11;      ///< in the boxes of a formula, with their arrows
constexpr int kLeastNumberLetters = 8;  ///< so that the formula fits a narrow panel
constexpr int kGroupHeight = 31;
constexpr int kArrowsWidth = 44;
constexpr int kSliderWidth = 160;

}  // namespace

LessonControls::LessonControls(LessonPlayer &player, QWidget *parent)
    : QWidget(parent), m_player(player) {
  auto *flow = new FlowLayout(this, kGap);
  flow->setContentsMargins(12, 8, 12, 8);
  createShingles();
  createPermutations();
  createFormula();
  createSignature();
  createBands();
  keepKeys(this);
  connect(&player, &LessonPlayer::lessonChanged, this, &LessonControls::showLesson);
  connect(&player, &LessonPlayer::stepChanged, this, &LessonControls::showStage);
}

QWidget *LessonControls::addGroup(const QString &label, const QList<QWidget *> &controls,
                                  const QList<LessonStage> &stages) {
  auto *group = new QWidget(this);
  group->setMinimumHeight(kGroupHeight);
  auto *row = makeRow(group, {}, 6);
  row->addWidget(makeLabel(group, TextRole::Muted, label));
  for (QWidget *control : controls) row->addWidget(control);
  layout()->addWidget(group);
  m_groups.push_back({group, stages});
  return group;
}

QSpinBox *LessonControls::makeSpin(int from, int to, const QString &name) {
  auto *spin = new QSpinBox(this);
  spin->setRange(from, to);
  spin->setAccessibleName(name);
  spin->setKeyboardTracking(false);
  return spin;
}

/// A box for unsigned 32-bit integers, the range of lesson files.
QDoubleSpinBox *LessonControls::makeNumber(std::uint32_t from, const QString &name) {
  auto *box = new QDoubleSpinBox(this);
  box->setDecimals(0);
  box->setRange(from, std::numeric_limits<std::uint32_t>::max());
  box->setAccessibleName(name);
  box->setKeyboardTracking(false);
  box->setPrefix(name + QStringLiteral(" = "));
  connect(box, &QDoubleSpinBox::valueChanged, this, &LessonControls::changeFormula);
  return box;
}

void LessonControls::createShingles() {
  m_unit = new SegmentedControl({tr("characters"), tr("words")}, this);
  m_unit->setAccessibleName(tr("What shingles are made of"));
  m_k = makeSpin(1, kMaxShingleSize, tr("Length of a shingle"));
  addGroup(tr("Shingles of"), {m_k, m_unit}, {S::Shingles});
  const auto change = [this] {
    const auto unit = m_unit->currentIndex() == 1 ? ShingleUnit::Word : ShingleUnit::Character;
    m_player.setSpec(withShingles(m_player.spec(), unit, static_cast<std::uint32_t>(m_k->value())));
  };
  connect(m_unit, &SegmentedControl::currentChanged, this, change);
  connect(m_k, &QSpinBox::valueChanged, this, change);
}

void LessonControls::createPermutations() {
  m_kind = new SegmentedControl({tr("(a x + b) mod p"), tr("true shuffles")}, this);
  m_kind->setAccessibleName(tr("How rows are permuted"));
  m_numHashes = makeSpin(1, static_cast<int>(kMaxLessonHashes), tr("Number of hashes"));
  auto *draw = new QPushButton(tr("Draw again"), this);
  draw->setToolTip(tr("Other permutations, from the next seed"));
  addGroup(tr("Permutations"), {m_kind}, {S::Permutations});
  addGroup(tr("Hashes"), {m_numHashes, draw}, {S::Permutations, S::Compare, S::Bands});
  connect(m_kind, &SegmentedControl::currentChanged, this, [this](int index) {
    m_player.setSpec(withPermutations(
        m_player.spec(), index == 0 ? LessonPermutations::Modular : LessonPermutations::Shuffled));
  });
  connect(m_numHashes, &QSpinBox::valueChanged, this, [this](int numHashes) {
    m_player.setSpec(withHashes(m_player.spec(), static_cast<std::uint32_t>(numHashes)));
  });
  connect(draw, &QPushButton::clicked, this,
          [this] { m_player.setSpec(withNewDraw(m_player.spec())); });
}

void LessonControls::createFormula() {
  m_which = makeSpin(1, 1, tr("Which hash"));
  m_which->setPrefix(QStringLiteral("h"));
  m_a = makeNumber(0, QStringLiteral("a"));
  m_b = makeNumber(0, QStringLiteral("b"));
  m_p = makeNumber(1, QStringLiteral("p"));
  fitNumbers();
  m_formula = addGroup(tr("Formula"), {m_which, m_a, m_b, m_p}, {S::Permutations, S::Signature});
  connect(m_which, &QSpinBox::valueChanged, this, &LessonControls::showFormula);
}

void LessonControls::createSignature() {
  m_walk = new SegmentedControl({tr("every 1"), tr("permuted order")}, this);
  m_walk->setSegmentHint(0, tr("Row by row, every 1 keeps the minimum: the usual algorithm"));
  m_walk->setSegmentHint(1, tr("Rows in permuted order, the first 1 of a document counts"));
  m_walk->setAccessibleName(tr("How the signature is filled"));
  m_convention = new SegmentedControl({tr("value"), tr("position"), tr("element")}, this);
  m_convention->setAccessibleName(tr("What a signature holds"));
  addGroup(tr("Walk"), {m_walk}, {S::Signature});
  addGroup(tr("Cells hold"), {m_convention}, {S::Signature});
  connect(m_walk, &SegmentedControl::currentChanged, this, [this](int index) {
    LessonSpec spec = m_player.spec();
    spec.walk = static_cast<LessonWalk>(index);
    m_player.setSpec(std::move(spec));
  });
  connect(m_convention, &SegmentedControl::currentChanged, this, [this](int index) {
    LessonSpec spec = m_player.spec();
    spec.convention = static_cast<LessonConvention>(index);
    spec.claimed.clear();  // claims are only valid in their author's convention
    m_player.setSpec(std::move(spec));
  });
}

void LessonControls::createBands() {
  m_bands = new QSlider(Qt::Horizontal, this);
  m_bands->setObjectName(QStringLiteral("lessonBands"));
  m_bands->setAccessibleName(tr("Number of bands"));
  m_bands->setFixedWidth(kSliderWidth);
  m_bandsText = new QLabel(this);
  addGroup(tr("Bands"), {m_bands, m_bandsText}, {S::Bands, S::Curve});
  connect(m_bands, &QSlider::valueChanged, this, [this](int index) {
    const auto plans = bandPlansFor(m_player.spec().permutations.numHashes);
    if (index < 0 || static_cast<std::size_t>(index) >= plans.size()) return;
    LessonSpec spec = m_player.spec();
    spec.bands = plans[static_cast<std::size_t>(index)].bands;
    m_player.setSpec(std::move(spec));
  });
}

/// The boxes accept 32 bits, but most numbers are short, and three boxes share a line.
void LessonControls::fitNumbers() {
  const int letter = fontMetrics().averageCharWidth();
  for (QDoubleSpinBox *box : {m_a, m_b, m_p}) {
    box->setMinimumWidth(kLeastNumberLetters * letter + kArrowsWidth);
    box->setMaximumWidth(kNumberLetters * letter + kArrowsWidth);
  }
}

void LessonControls::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && m_p != nullptr) fitNumbers();
}

void LessonControls::endEdit() {
  for (QAbstractSpinBox *field : findChildren<QAbstractSpinBox *>())
    if (field->hasFocus()) field->interpretText();
}

void LessonControls::changeFormula() {
  if (!m_player.hasLesson()) return;
  std::vector<ModularPermutation> functions;
  for (const LessonColumn &column : m_player.lesson()->tables().columns)
    if (const auto &function = column.isChanged ? column.replaced : column.function; function)
      functions.push_back(*function);
  const auto which = static_cast<std::size_t>(m_which->value() - 1);
  if (which >= functions.size()) return;
  const auto number = [](const QDoubleSpinBox *box) {
    return static_cast<std::uint32_t>(box->value());
  };
  m_player.setSpec(
      withFunction(m_player.spec(), functions, which, {number(m_a), number(m_b), number(m_p)}));
}

void LessonControls::showLesson() {
  const LessonSpec &spec = m_player.spec();
  const QSignalBlocker blockers[] = {QSignalBlocker(m_unit), QSignalBlocker(m_k),
                                     QSignalBlocker(m_kind), QSignalBlocker(m_numHashes),
                                     QSignalBlocker(m_walk), QSignalBlocker(m_convention)};
  m_unit->setCurrentIndex(spec.shingle.unit == ShingleUnit::Word ? 1 : 0);
  m_k->setValue(static_cast<int>(spec.shingle.k));
  m_unit->setEnabled(!spec.matrix);
  m_k->setEnabled(!spec.matrix);
  m_kind->setCurrentIndex(spec.permutations.kind == LessonPermutations::Modular ? 0 : 1);
  const bool isGiven = spec.permutations.kind == LessonPermutations::Columns;
  m_kind->setEnabled(!isGiven);
  m_numHashes->setEnabled(!isGiven);
  m_numHashes->setValue(static_cast<int>(spec.permutations.numHashes));
  m_walk->setCurrentIndex(static_cast<int>(spec.walk));
  m_convention->setCurrentIndex(static_cast<int>(spec.convention));
  showBands();
  showFormula();
}

void LessonControls::showBands() {
  const LessonSpec &spec = m_player.spec();
  const auto plans = bandPlansFor(spec.permutations.numHashes);
  const QSignalBlocker blocker(m_bands);
  m_bands->setRange(0, static_cast<int>(plans.size()) - 1);
  m_bands->setPageStep(1);
  for (std::size_t i = 0; i < plans.size(); ++i)
    if (plans[i].bands == spec.bands) m_bands->setValue(static_cast<int>(i));
  const QString text =
      tr("%1 × %2", "bands, rows of each")
          .arg(QString::number(spec.bands),
               saidValue(SentenceValue::counted(spec.permutations.numHashes / spec.bands,
                                                SentenceValue::Thing::Rows)));
  m_bandsText->setText(text);
  m_bands->setAccessibleDescription(text);
}

void LessonControls::showFormula() {
  const auto &columns = m_player.lesson()->tables().columns;
  m_which->setMaximum(static_cast<int>(columns.size()));
  const auto &function = columns[static_cast<std::size_t>(m_which->value() - 1)].function;
  m_formula->setEnabled(function.has_value());
  if (!function) return;
  const QSignalBlocker blockers[] = {QSignalBlocker(m_a), QSignalBlocker(m_b), QSignalBlocker(m_p)};
  m_a->setValue(function->a);
  m_b->setValue(function->b);
  m_p->setValue(function->p);
}

void LessonControls::showStage() {
  m_hasAny = false;
  for (const Group &group : std::as_const(m_groups)) {
    const bool isHere = group.stages.contains(m_player.stage());
    const bool hasMeaning = group.widget != m_formula || m_formula->isEnabled();
    group.widget->setVisible(isHere && hasMeaning);
    m_hasAny = m_hasAny || isHere;
  }
  // Follows the step's hash. A hash that the user chose stays while the lesson is rebuilt at
  // the same step.
  const bool isNewStep = m_followed != m_player.state().step;
  m_followed = m_player.state().step;
  if (const auto hash = touchedHash(m_player.step()); isNewStep && hash) {
    const QSignalBlocker blocker(m_which);
    m_which->setValue(static_cast<int>(*hash) + 1);
    showFormula();
  }
  emit shownChanged(m_hasAny);
}

}  // namespace shinglescope
