// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/lsh/tolerance_zone.h"
#include "core/pipeline/recipe/recipe.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/jobs/job_slot.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSlider;
class QSpinBox;

namespace shinglescope {

class Chip;
class ChoiceBox;
class MeasureChoice;
class SegmentedControl;
class ZoneForm;

/// The part of the recipe editor that decides which pairs are compared. It covers the signature,
/// its bands (by choice, from the threshold or from a tolerance zone), threshold, floor,
/// verification, seed, and all pairs or only links. Adds its rows to a form that it does not own.
/// Shows a recipe and reports edits. A zone from which bands were chosen becomes part of the
/// recipe; how the bands are chosen does not. GUI thread.
class BandsEditor final : public QObject {
  Q_OBJECT

 public:
  explicit BandsEditor(FormRows &form);
  void setRecipe(const Recipe &recipe);

 signals:
  void edited(const shinglescope::Recipe &recipe);

 private:
  void createSignature(FormRows &form);
  void createBands(FormRows &form);
  void createMeasure(FormRows &form);
  void createThreshold(FormRows &form);
  void createPairs(FormRows &form);
  void connectSignature();
  void connectBands();
  void connectThreshold();
  void showPermutations();
  void showBands();
  void showThreshold();
  void showPairs();
  void showMeasure();
  void setHashes(std::uint32_t numHashes);
  void setThreshold(double threshold);
  void setFloor(double floor);
  /// Reports the recipe with a change, unless the controls are being set.
  void edit(const std::function<void(Recipe &)> &change);
  void emitWithPlan(Recipe recipe);
  bool choosesByThreshold() const;
  bool choosesByZone() const;
  void connectChoice();
  void showZone();
  void findForZone();
  void takeZonePlans(const ZonePlans &plans);

  Recipe m_recipe;
  bool m_isShowing = false;  ///< setRecipe() is changing the controls, not the user
  QString m_note;            ///< why the bands changed automatically
  QSpinBox *m_numHashes = nullptr;
  QLabel *m_factors = nullptr;
  ChoiceBox *m_permutations = nullptr;
  QLabel *m_drawback = nullptr;
  SegmentedControl *m_chosenBy = nullptr;
  ZoneForm *m_zone = nullptr;
  bool m_hasZone = false;  ///< the user has seen a zone
  JobSlot<ZonePlans> m_zoneJob;
  QComboBox *m_bands = nullptr;
  QLabel *m_bandsHint = nullptr;
  QLabel *m_bandsNote = nullptr;
  MeasureChoice *m_measure = nullptr;
  QLabel *m_measureNote = nullptr;
  QSlider *m_thresholdSlider = nullptr;
  QDoubleSpinBox *m_threshold = nullptr;
  QDoubleSpinBox *m_floor = nullptr;
  Chip *m_automaticFloor = nullptr;
  SegmentedControl *m_verify = nullptr;
  SegmentedControl *m_pairs = nullptr;
  QLabel *m_pairsNote = nullptr;
  QLineEdit *m_seed = nullptr;
};

/// Returns "20×5, 10×10, 25×4, …": plans with this many hashes and at least as many bands as rows,
/// the most balanced first.
QString factorsText(std::uint32_t numHashes);

}  // namespace shinglescope
