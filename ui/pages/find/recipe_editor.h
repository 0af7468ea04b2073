// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/base/files/overwrite_guard.h"
#include "core/pipeline/recipe/recipe.h"
#include "ui/base/controls/panel.h"
#include "ui/session/column_role.h"

class QDoubleSpinBox;
class QSpinBox;

namespace shinglescope {

class BandsEditor;
class ChoiceBox;
class CompareChips;
class FormRows;
class PrepareChips;
class SameColumnsChip;
class SegmentedControl;
class WordRules;

/// The recipe panel: presets, text, shingles, signature, bands. Shows the given recipe and reports
/// each edit as a whole new recipe; stores nothing that the session does not. GUI thread.
class RecipeEditor final : public Panel {
  Q_OBJECT

 public:
  explicit RecipeEditor(QWidget *parent = nullptr);
  void setRecipe(const Recipe &recipe);
  void setColumns(const std::shared_ptr<const Dataset> &dataset,
                  const std::vector<ColumnRole> &roles);
  /// Loads a recipe from a file without asking for its name.
  void loadFrom(const QString &path);
  void saveTo(const QString &path);
  /// Sets what a saved recipe says about a second table.
  void setAgainst(std::optional<AgainstRecipe> against) { m_against = std::move(against); }
  /// Sets the check that a file must pass before a recipe overwrites it.
  void setOverwriteGuard(OverwriteGuard check) { m_overwriteGuard = std::move(check); }

 signals:
  void edited(const shinglescope::Recipe &recipe);
  void rolesEdited(const std::vector<shinglescope::ColumnRole> &roles);
  /// A recipe was loaded from a file; its columns apply too.
  void loaded(const shinglescope::Recipe &recipe);
  void messageRaised(const QString &message);
  void failed(const QString &message);

 private:
  void createPresetMenu();
  void createText(FormRows &form);
  void createShingles(FormRows &form);
  QDoubleSpinBox *createStop();
  void connectShingles();
  void takePreset(const Preset &preset);
  void edit(const std::function<void(Recipe &)> &change);

  Recipe m_recipe;
  std::optional<AgainstRecipe> m_against;
  OverwriteGuard m_overwriteGuard;
  std::shared_ptr<const Dataset> m_dataset;  ///< for the columns' names
  bool m_isShowing = false;
  CompareChips *m_compare = nullptr;
  SameColumnsChip *m_same = nullptr;
  PrepareChips *m_prepare = nullptr;
  SegmentedControl *m_unit = nullptr;
  QSpinBox *m_k = nullptr;
  SegmentedControl *m_shortTexts = nullptr;
  SegmentedControl *m_counts = nullptr;
  WordRules *m_words = nullptr;
  ChoiceBox *m_hash = nullptr;
  QDoubleSpinBox *m_stop = nullptr;  ///< percent of the rows; 0 is off
  BandsEditor *m_bands = nullptr;
};

}  // namespace shinglescope
