// SPDX-License-Identifier: MIT
#include "ui/pages/find/recipe_editor.h"

#include <QDoubleSpinBox>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include "core/base/files/atomic_file.h"
#include "core/pipeline/recipe/option_names.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/pages/find/bands_editor.h"
#include "ui/pages/find/compare_chips.h"
#include "ui/pages/find/prepare_chips.h"
#include "ui/pages/find/recipe_changes.h"
#include "ui/pages/find/same_columns_chip.h"
#include "ui/pages/find/word_rules.h"
#include "ui/parts/table/file_actions.h"
#include "ui/parts/tuning/scheme_choices.h"

namespace shinglescope {
namespace {

/// Replaces column positions by names if the names are unambiguous, so that the recipe fits a file
/// with the columns in another order.
Recipe withColumnNames(Recipe recipe, const Dataset &dataset) {
  const auto toName = [&dataset](std::string &reference) {
    const auto column = dataset.findColumn(reference);
    if (!column) return;
    const std::string &name = dataset.columnName(*column);
    const auto found = dataset.findColumn(name);
    if (found && *found == *column) reference = name;
  };
  for (std::string &reference : recipe.compare) toName(reference);
  for (std::string &reference : recipe.same) toName(reference);
  if (recipe.id) toName(*recipe.id);
  return recipe;
}

}  // namespace

RecipeEditor::RecipeEditor(QWidget *parent) : Panel(tr("Recipe"), parent) {
  createPresetMenu();
  auto *form = new FormRows;
  createText(*form);
  createShingles(*form);
  m_bands = new BandsEditor(*form);
  connect(m_bands, &BandsEditor::edited, this, &RecipeEditor::edited);
  form->finish();
  auto *scroll = makeColumnScroller(form);
  scroll->setFocusPolicy(Qt::NoFocus);
  setBody(scroll);
  connectShingles();
  setRecipe(m_recipe);
}

void RecipeEditor::createPresetMenu() {
  auto *menu = new QMenu(this);
  menu->setToolTipsVisible(true);
  for (const Preset &preset : presets()) {
    QAction *action = menu->addAction(messageText(Message{preset.title}), this,
                                      [this, &preset] { takePreset(preset); });
    action->setToolTip(messageText(Message{preset.use}));
  }
  menu->addSeparator();
  const FileWords words{tr("&Load recipe..."),
                        tr("&Save recipe..."),
                        tr("Load recipe"),
                        tr("Save recipe"),
                        tr("Recipes (*.json);;All files (*)"),
                        QStringLiteral("recipe.json")};
  addFileActions(
      *menu, this, words, [this](const QString &path) { loadFrom(path); },
      [this](const QString &path) { saveTo(path); });
  auto *button = new QPushButton(tr("&Presets"));
  button->setProperty("hasMenu", true);
  button->setMenu(menu);
  addHeaderWidget(button);
}

void RecipeEditor::createText(FormRows &form) {
  m_compare = new CompareChips;
  m_prepare = new PrepareChips;
  form.addHeading(tr("Text"));
  m_same = new SameColumnsChip;
  form.addFillingRow(tr("Compare"), m_compare);
  form.addRow(tr("Only within"), {m_same});
  form.addFillingRow(tr("Prepare"), m_prepare);
  connect(m_compare, &CompareChips::edited, this, &RecipeEditor::rolesEdited);
  connect(m_same, &SameColumnsChip::edited, this, [this](const std::vector<std::string> &columns) {
    edit([&](Recipe &recipe) { recipe.same = columns; });
  });
  connect(m_prepare, &PrepareChips::edited, this, [this](const PreparationOptions &options) {
    edit([&](Recipe &recipe) { recipe.preparation = options; });
  });
}

void RecipeEditor::createShingles(FormRows &form) {
  m_unit = new SegmentedControl({tr("characters"), tr("words")});
  m_unit->setAccessibleName(tr("Shingles made of"));
  m_k = new QSpinBox;
  m_k->setRange(1, kMaxShingleSize);
  m_k->setKeyboardTracking(false);
  m_k->setFixedWidth(68);
  m_k->setAccessibleName(tr("Units per shingle, k"));
  m_shortTexts = new SegmentedControl({tr("whole"), tr("skip")});
  m_shortTexts->setAccessibleName(tr("Texts shorter than k"));
  m_shortTexts->setToolTip(
      tr("A text shorter than k becomes one shingle, or is skipped and is not in any pair."));
  form.addHeading(tr("Shingles"));
  form.addRow(tr("Made of"), {m_unit, makeMutedLabel(tr("k")), m_k});
  m_hash = new ChoiceBox(hashChoices());
  m_hash->setAccessibleName(tr("Hash of a shingle"));
  form.addRow(tr("Short texts"), {m_shortTexts});
  m_counts = new SegmentedControl({tr("once"), tr("each time")});
  m_counts->setAccessibleName(tr("How often a repeated shingle counts"));
  m_counts->setToolTip(
      tr("A shingle that a text has several times counts once, as in a set, or each time, as in a "
         "multiset: texts then also differ in how often they have it."));
  form.addRow(tr("Repeats count"), {m_counts});
  m_words = new WordRules(form);
  m_stop = createStop();
  form.addRow(tr("Hash"), {m_hash, makeMutedLabel(tr("stop")), m_stop});
}

QDoubleSpinBox *RecipeEditor::createStop() {
  auto *stop = new QDoubleSpinBox;
  stop->setFixedWidth(78);
  stop->setRange(0, 100);
  stop->setDecimals(1);
  stop->setSingleStep(5);
  stop->setSuffix(tr(" %"));
  stop->setSpecialValueText(tr("off"));
  stop->setKeyboardTracking(false);
  stop->setAccessibleName(tr("Stop-shingles, percent of the rows"));
  stop->setToolTip(
      tr("Leaves out shingles in more than this share of the rows, such as boilerplate."));
  return stop;
}

void RecipeEditor::connectShingles() {
  const auto onEdit = [this](auto *control, auto signal, auto change) {
    connect(control, signal, this, [this, change](const auto &value) {
      if (!m_isShowing) edit([&](Recipe &recipe) { change(recipe.shingle, value); });
    });
  };
  using Options = ShingleOptions;
  onEdit(m_unit, &SegmentedControl::currentChanged, [](Options &shingle, int index) {
    shingle.unit = index == 0 ? ShingleUnit::Character : ShingleUnit::Word;
    if (shingle.unit == ShingleUnit::Word) return;
    shingle.minDocumentFrequency = 0;
    shingle.wordSeparator.clear();
  });
  onEdit(m_k, &QSpinBox::valueChanged,
         [](Options &shingle, int k) { shingle.k = static_cast<std::uint32_t>(k); });
  onEdit(m_shortTexts, &SegmentedControl::currentChanged, [](Options &shingle, int index) {
    shingle.shortTexts = index == 0 ? ShortTexts::Whole : ShortTexts::Skip;
  });
  onEdit(m_counts, &SegmentedControl::currentChanged, [](Options &shingle, int index) {
    shingle.counts = index == 0 ? ShingleCounts::Set : ShingleCounts::Multiset;
  });
  connect(m_words, &WordRules::edited, this, [this](const ShingleOptions &options) {
    edit([&](Recipe &recipe) { recipe.shingle = options; });
  });
  onEdit(m_stop, &QDoubleSpinBox::valueChanged, [](Options &shingle, double percent) {
    shingle.maxDocumentFrequency.reset();
    if (percent > 0)
      shingle.maxDocumentFrequency = std::max(ratioFromDouble(percent / 100), kLeastStopShare);
  });
  onEdit(m_hash, &ChoiceBox::picked, [](Options &shingle, const QString &name) {
    shingle.hash = choiceFromName(kHashNames, name.toStdString()).value_or(shingle.hash);
  });
}

void RecipeEditor::edit(const std::function<void(Recipe &)> &change) {
  Recipe recipe = m_recipe;
  change(recipe);
  emit edited(recipe);
}

void RecipeEditor::setRecipe(const Recipe &recipe) {
  m_isShowing = true;
  m_recipe = recipe;
  setSubtitle(recipeTitle(recipe));
  m_same->setColumns(m_dataset, recipe.same);
  m_prepare->setOptions(recipe.preparation);
  m_unit->setCurrentIndex(recipe.shingle.unit == ShingleUnit::Character ? 0 : 1);
  m_k->setValue(static_cast<int>(recipe.shingle.k));
  m_shortTexts->setCurrentIndex(recipe.shingle.shortTexts == ShortTexts::Whole ? 0 : 1);
  m_counts->setCurrentIndex(recipe.shingle.counts == ShingleCounts::Set ? 0 : 1);
  m_words->setOptions(recipe.shingle);
  m_hash->setCurrentName(QString::fromStdString(choiceName(kHashNames, recipe.shingle.hash)));
  m_stop->setValue(recipe.shingle.maxDocumentFrequency
                       ? recipe.shingle.maxDocumentFrequency->toDouble() * 100
                       : 0);
  m_bands->setRecipe(recipe);
  m_isShowing = false;
}

void RecipeEditor::setColumns(const std::shared_ptr<const Dataset> &dataset,
                              const std::vector<ColumnRole> &roles) {
  m_dataset = dataset;
  m_compare->setColumns(dataset, roles);
  m_same->setColumns(dataset, m_recipe.same);
}

void RecipeEditor::takePreset(const Preset &preset) {
  Recipe recipe = preset.recipe;
  recipe.compare = m_recipe.compare;
  recipe.id = m_recipe.id;
  recipe.same = m_recipe.same;
  recipe.against = m_recipe.against;
  emit edited(recipe);
}

void RecipeEditor::loadFrom(const QString &path) {
  const auto recipe = loadRecipe(QFile::encodeName(path).toStdString());
  recipe ? emit loaded(*recipe) : emit failed(errorText(recipe.error()));
}

void RecipeEditor::saveTo(const QString &path) {
  const std::string target = QFile::encodeName(path).toStdString();
  Recipe recipe = m_dataset ? withColumnNames(m_recipe, *m_dataset) : m_recipe;
  recipe.against = m_against;
  auto saved = m_overwriteGuard ? m_overwriteGuard(target) : Result<void>();
  if (saved) saved = writeFile(target, recipeToJson(recipe));
  saved ? emit messageRaised(tr("Saved %1.").arg(path)) : emit failed(errorText(saved.error()));
}

}  // namespace shinglescope
