// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/base/files/overwrite_guard.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/sweep/sweep_grid.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/panel.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace shinglescope {

class Chip;
class FormRows;
class NumberListEdit;
class SegmentedControl;
class SweepTruthEdit;
class TaskFooter;

/// Edits the grid of a sweep: its lists, the sample, built-in grids, files; the footer shows the
/// number of settings, and Run or the progress. GUI thread.
class SweepForm final : public Panel {
  Q_OBJECT

 public:
  explicit SweepForm(QWidget *parent = nullptr);
  void setGrid(const SweepGrid &grid);
  /// Returns nothing if a list contains something that is not a number.
  std::optional<SweepGrid> grid() const;
  /// Sets the recipe that the grid starts from, and that it follows until the user changes it.
  void setRecipe(const Recipe &recipe);
  /// Lets the grid follow the recipe again, because the table was replaced.
  void followRecipe();
  /// Sets the reason why no grid can run; empty if a grid can run.
  void setObstacle(const QString &reason);
  SweepTruthEdit &truth() const { return *m_truth; }
  TaskFooter &strip() const { return *m_strip; }
  void loadFrom(const QString &path);
  void saveTo(const QString &path);
  /// Sets the check that a path must pass before the file is written.
  void setOverwriteGuard(OverwriteGuard check) { m_overwriteGuard = std::move(check); }

 signals:
  void runRequested(const shinglescope::SweepGrid &grid);
  void messageRaised(const QString &message);
  void truthChanged();

 private:
  void createMenu();
  void createLists(FormRows &form);
  void createSample(FormRows &form);
  void createTruth(FormRows &form);
  void createSearch(FormRows &form);
  SweepGrid aroundRecipe() const;
  void touch();
  /// Creates a chip for each value, with its text and its note as tool tip.
  template <class Names, class Text>
  QWidget *createChips(const Names &names, Text text, const QList<ChoiceBox::Choice> &notes,
                       QList<Chip *> &chips);
  void check();

  Recipe m_recipe;
  bool m_isTouched = false;  ///< the user has changed the grid
  OverwriteGuard m_overwriteGuard;
  QString m_obstacle;
  QList<Chip *> m_hashes;
  QList<Chip *> m_schemes;
  NumberListEdit *m_hashCounts = nullptr;
  NumberListEdit *m_bands = nullptr;
  QCheckBox *m_zone = nullptr;
  SweepZone m_zoneShape;  ///< of a loaded grid
  NumberListEdit *m_k = nullptr;
  SegmentedControl *m_unit = nullptr;
  QComboBox *m_search = nullptr;
  QSpinBox *m_tries = nullptr;
  NumberListEdit *m_thresholds = nullptr;
  QSpinBox *m_rows = nullptr;
  QSpinBox *m_samples = nullptr;
  QSpinBox *m_seed = nullptr;
  QCheckBox *m_partners = nullptr;
  SweepTruthEdit *m_truth = nullptr;
  TaskFooter *m_strip = nullptr;
};

}  // namespace shinglescope
