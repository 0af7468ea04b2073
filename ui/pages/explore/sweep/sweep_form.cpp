// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QMenu>
#include <QScrollArea>
#include <algorithm>
#include <climits>

#include "core/base/files/atomic_file.h"
#include "core/pipeline/recipe/option_names.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/error_text.h"
#include "ui/pages/explore/frame/partners_box.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/sweep/number_list_edit.h"
#include "ui/pages/explore/sweep/sweep_truth.h"
#include "ui/parts/table/file_actions.h"
#include "ui/parts/tuning/scheme_choices.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {
namespace {

constexpr int kSweepFormRowGap = 8;
constexpr int kListWidth = 186;
constexpr int kSweepFormMaxRows = INT_MAX;

/// The choices of the chips that are on.
template <class Names>
auto chosen(const QList<Chip *> &chips, const Names &names) {
  std::vector<decltype(names[0].value)> values;
  for (qsizetype i = 0; i < chips.size(); ++i)
    if (chips[i]->isChecked()) values.push_back(names[static_cast<std::size_t>(i)].value);
  return values;
}

template <class Names, class Values>
void choose(const QList<Chip *> &chips, const Names &names, const Values &values) {
  for (qsizetype i = 0; i < chips.size(); ++i)
    chips[i]->setChecked(std::ranges::count(values, names[static_cast<std::size_t>(i)].value) > 0);
}

}  // namespace

SweepForm::SweepForm(QWidget *parent) : Panel(tr("Grid"), parent) {
  createMenu();
  auto *form = new FormRows;
  form->setRowGap(kSweepFormRowGap);
  createLists(*form);
  createSearch(*form);
  createTruth(*form);
  createSample(*form);
  form->finish();
  QScrollArea *scroll = makeColumnScroller(form);
  scroll->setFocusPolicy(Qt::NoFocus);
  setBody(scroll);
  m_strip = new TaskFooter(tr("Run &the sweep"));
  setFooter(m_strip);
  connect(m_strip, &TaskFooter::startRequested, this, [this] {
    if (const auto wanted = grid()) emit runRequested(*wanted);
  });
  followRecipe();
}

SweepGrid SweepForm::aroundRecipe() const {
  SweepGrid around = gridAround(m_recipe);
  const SweepGrid sample = grid().value_or(SweepGrid());
  around.rows = sample.rows;
  around.samples = sample.samples;
  around.sampleSeed = sample.sampleSeed;
  around.drawn = sample.drawn;
  return around;
}

void SweepForm::setRecipe(const Recipe &recipe) {
  m_recipe = recipe;
  if (!m_isTouched) followRecipe();
}

void SweepForm::followRecipe() {
  setGrid(aroundRecipe());
  m_isTouched = false;
}

void SweepForm::touch() {
  m_isTouched = true;
  check();
}

void SweepForm::createMenu() {
  auto *menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("gridMenu"));
  menu->addAction(tr("&Around the recipe"), this, &SweepForm::followRecipe);
  menu->addAction(tr("&Published grid (432 settings)"), this, [this] { setGrid({}); });
  menu->addSeparator();
  const FileWords words{tr("&Load grid..."),
                        tr("&Save grid..."),
                        tr("Load grid"),
                        tr("Save grid"),
                        tr("Grids (*.json);;All files (*)"),
                        QStringLiteral("grid.json")};
  addFileActions(
      *menu, this, words, [this](const QString &path) { loadFrom(path); },
      [this](const QString &path) { saveTo(path); });
  auto *button = new QPushButton(tr("&Grids"));
  button->setProperty("hasMenu", true);
  button->setAutoDefault(false);
  button->setMenu(menu);
  addHeaderWidget(button);
}

template <class Names, class Text>
QWidget *SweepForm::createChips(const Names &names, Text text,
                                const QList<ChoiceBox::Choice> &notes, QList<Chip *> &chips) {
  auto *holder = new QWidget;
  auto *layout = new FlowLayout(holder);
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto *chip = new Chip(text(names[i].value), holder);
    chip->setToolTip(notes[static_cast<int>(i)].note);
    layout->addWidget(chip);
    connect(chip, &Chip::clicked, this, &SweepForm::touch);
    chips << chip;
  }
  return holder;
}

void SweepForm::createLists(FormRows &form) {
  using Kind = NumberListEdit::Kind;
  m_hashCounts = new NumberListEdit(Kind::Whole, tr("Numbers of hashes"));
  m_bands = new NumberListEdit(Kind::Whole, tr("Numbers of bands"));
  m_k = new NumberListEdit(Kind::Whole, tr("Shingle sizes k"));
  m_thresholds = new NumberListEdit(Kind::Ratio, tr("Thresholds"));
  for (NumberListEdit *edit : {m_hashCounts, m_bands, m_k, m_thresholds}) {
    edit->setFixedWidth(kListWidth);
    connect(edit, &NumberListEdit::edited, this, &SweepForm::touch);
  }
  form.addHeading(tr("Every combination of"));
  form.addFillingRow(tr("Hash functions"),
                     createChips(kHashNames, hashText, hashChoices(), m_hashes));
  form.addFillingRow(tr("Permutations"),
                     createChips(kPermutationNames, schemeText, permutationChoices(), m_schemes));
  form.addRow(tr("Hashes"), {m_hashCounts});
  form.addRow(tr("Bands"), {m_bands});
  m_zone = new QCheckBox(tr("bands by a zone"));
  m_zone->setObjectName(QStringLiteral("zoneBox"));
  m_zone->setToolTip(
      tr("For each number of hashes and threshold, the bands whose curve is closest to 65 % at "
         "0.05 below the threshold and 95 % at the threshold"));
  form.addRow({}, {m_zone});
  m_unit = new SegmentedControl({tr("characters"), tr("words")});
  m_unit->setAccessibleName(tr("What k counts"));
  form.addRow(tr("Shingles of"), {m_unit});
  form.addRow(tr("k"), {m_k});
  form.addRow(tr("Thresholds"), {m_thresholds});
  connect(m_zone, &QCheckBox::toggled, this, &SweepForm::touch);
  connect(m_unit, &SegmentedControl::currentChanged, this, &SweepForm::touch);
}

void SweepForm::createSearch(FormRows &form) {
  m_search = new QComboBox;
  m_search->setObjectName(QStringLiteral("sweepSearch"));
  m_search->setAccessibleName(tr("Which settings are tried"));
  m_search->addItems({tr("all settings"), tr("some at random"), tr("halving")});
  m_search->setItemData(
      2, tr("Tries the settings on a small sample, then the better half on one twice as large"),
      Qt::ToolTipRole);
  m_tries = makeSpinBox(this, tr("Settings to draw"), 0, INT_MAX, 0);
  m_tries->setSpecialValueText(tr("all"));
  m_tries->setObjectName(QStringLiteral("sweepTries"));
  form.addRow(tr("Try"), {m_search});
  form.addRow(tr("Settings"), {m_tries});
  connect(m_search, &QComboBox::currentIndexChanged, this, &SweepForm::touch);
  connect(m_tries, &QSpinBox::valueChanged, this, &SweepForm::touch);
}

void SweepForm::createSample(FormRows &form) {
  m_rows = makeSpinBox(this, tr("Rows of a sample"), 2, kSweepFormMaxRows, 2);
  m_rows->setSingleStep(500);
  m_samples = makeSpinBox(this, tr("Samples"), 1, static_cast<int>(kMostSweepSamples), 1);
  m_samples->setToolTip(tr("With several samples, figures have a 95 % interval"));
  for (QSpinBox *spin : {m_rows, m_samples}) spin->setGroupSeparatorShown(true);
  m_seed = makeSpinBox(this, tr("Seed of the samples"), 0, INT_MAX, 0);
  for (QSpinBox *spin : {m_rows, m_samples, m_seed})
    connect(spin, &QSpinBox::valueChanged, this, &SweepForm::touch);
  form.addHeading(tr("On a sample"));
  form.addRow(tr("Rows"), {m_rows});
  form.addRow(tr("Samples"), {m_samples});
  form.addRow(tr("Seed"), {m_seed});
  m_partners = makePartnersBox(this);
  connect(m_partners, &QCheckBox::toggled, this, &SweepForm::touch);
  form.addWideRow(m_partners);
}

void SweepForm::createTruth(FormRows &form) {
  m_truth = new SweepTruthEdit;
  form.addHeading(tr("True pairs"));
  form.addWideRow(m_truth);
  connect(m_truth, &SweepTruthEdit::changed, this, [this] {
    m_partners->setEnabled(m_truth->source() == SweepTruthSource::Similarity);
    check();
    emit truthChanged();
  });
}

void SweepForm::setGrid(const SweepGrid &grid) {
  choose(m_hashes, kHashNames, grid.hash);
  choose(m_schemes, kPermutationNames, grid.permutations);
  m_hashCounts->setNumbers(grid.numHashes);
  m_bands->setNumbers(grid.bands);
  m_k->setNumbers(grid.k);
  m_thresholds->setRatios(grid.thresholds);
  m_rows->setValue(static_cast<int>(std::min<std::uint64_t>(grid.rows, kSweepFormMaxRows)));
  m_samples->setValue(static_cast<int>(grid.samples));
  m_seed->setValue(static_cast<int>(std::min<std::uint64_t>(grid.sampleSeed, INT_MAX)));
  m_partners->setChecked(grid.drawn == RowsDrawn::WithPartner);
  m_zone->setChecked(grid.zone.has_value());
  const ShingleUnit unit = grid.unit.value_or(m_recipe.shingle.unit);
  m_unit->setCurrentIndex(unit == ShingleUnit::Word ? 1 : 0);
  m_zoneShape = grid.zone.value_or(SweepZone());
  m_search->setCurrentIndex(static_cast<int>(grid.search));
  m_tries->setValue(static_cast<int>(std::min<std::uint32_t>(grid.tries, INT_MAX)));
  touch();
}

std::optional<SweepGrid> SweepForm::grid() const {
  const auto numHashes = m_hashCounts->numbers();
  const auto bands = m_bands->numbers();
  const auto k = m_k->numbers();
  const auto thresholds = m_thresholds->ratios();
  if (!numHashes || !k || !thresholds) return std::nullopt;
  if (!bands && !(m_zone->isChecked() && m_bands->text().trimmed().isEmpty())) return std::nullopt;
  return SweepGrid{.hash = chosen(m_hashes, kHashNames),
                   .permutations = chosen(m_schemes, kPermutationNames),
                   .numHashes = *numHashes,
                   .bands = bands.value_or(std::vector<std::uint32_t>()),
                   .zone = m_zone->isChecked() ? std::optional(m_zoneShape) : std::nullopt,
                   .k = *k,
                   .unit = m_unit->currentIndex() == 1 ? ShingleUnit::Word : ShingleUnit::Character,
                   .thresholds = *thresholds,
                   .rows = static_cast<std::uint64_t>(m_rows->value()),
                   .samples = static_cast<std::uint32_t>(m_samples->value()),
                   .sampleSeed = static_cast<std::uint64_t>(m_seed->value()),
                   .drawn = m_partners->isChecked() ? RowsDrawn::WithPartner : RowsDrawn::Any,
                   .search = static_cast<SweepSearch>(m_search->currentIndex()),
                   .tries = static_cast<std::uint32_t>(m_tries->value())};
}

void SweepForm::setObstacle(const QString &reason) {
  m_obstacle = reason;
  check();
}

/// Shows what would run, or why nothing can.
void SweepForm::check() {
  if (m_strip == nullptr) return;
  m_tries->setEnabled(m_search->currentIndex() > 0);
  const auto wanted = grid();
  const bool isGood = wanted && validateGrid(*wanted);
  m_strip->button().setEnabled(isGood && m_obstacle.isEmpty());
  if (!m_obstacle.isEmpty()) return m_strip->say(m_obstacle);
  if (!wanted) return m_strip->sayProblem(tr("A list contains something that is not a number."));
  if (!isGood) return m_strip->sayProblem(gridText(*wanted));
  if (m_truth->source() == SweepTruthSource::File && m_truth->path().isEmpty()) {
    m_strip->button().setEnabled(false);
    return m_strip->say(tr("Choose the file of known matches or labels."));
  }
  m_strip->say(gridText(*wanted));
}

void SweepForm::loadFrom(const QString &path) {
  const auto loaded = loadGrid(QFile::encodeName(path).toStdString());
  if (!loaded) return m_strip->sayProblem(errorText(loaded.error()));
  if (loaded->sampleSeed > INT_MAX || loaded->rows > INT_MAX)
    return m_strip->sayProblem(tr("rows and sample_seed can be at most %1 here.").arg(INT_MAX));
  setGrid(*loaded);
}

void SweepForm::saveTo(const QString &path) {
  const auto wanted = grid();
  if (!wanted) return check();
  const std::string target = QFile::encodeName(path).toStdString();
  auto saved = m_overwriteGuard ? m_overwriteGuard(target) : Result<void>();
  if (saved) saved = writeFile(target, gridToJson(*wanted));
  if (!saved) return m_strip->sayProblem(errorText(saved.error()));
  emit messageRaised(tr("Saved %1.").arg(path));
}

}  // namespace shinglescope
