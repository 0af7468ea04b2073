// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <variant>

#include "core/lsh/tolerance_zone.h"
#include "core/tune/plans/curves.h"
#include "ui/base/controls/panel.h"
#include "ui/base/jobs/job_slot.h"

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace shinglescope {

class PlanModel;
class SegmentedControl;
class ZoneForm;

/// Lists all band plans for a tolerance zone, or for a threshold and a weight of
/// misses, best first, with a warning for numbers of hashes that gain nothing. A
/// worker finds them. GUI thread; owns its job.
class PlanFinder final : public Panel {
  Q_OBJECT

 public:
  explicit PlanFinder(QWidget *parent = nullptr);
  const ToleranceZone &zone() const;
  void setZone(const ToleranceZone &zone);
  /// True while plans for a zone are requested, not for a threshold.
  bool isByZone() const;
  void setByZone(bool isByZone);
  void setThreshold(double threshold);
  bool isBusy() const { return m_job.isRunning(); }
  /// The plan under the cursor, if any.
  std::optional<BandPlan> current() const;

 signals:
  /// The zone or isByZone() changed.
  void zoneChanged();
  void currentChanged();
  void curveRequested(const shinglescope::BandPlan &plan);
  void adoptRequested(const shinglescope::BandPlan &plan);

 private:
  using Found = std::variant<ZonePlans, std::vector<WeightedPlan>>;
  void createForms();
  QWidget *createWeight();
  QWidget *createTable();
  QWidget *createButtons();
  void connectForms();
  void find();
  void show(const Found &found);
  void showZone(const ZonePlans &plans);
  void showWeighted(const std::vector<WeightedPlan> &plans);
  void propose(std::optional<std::size_t> row);
  void enableButtons();
  void showWarnings(const ZonePlans &plans);
  static Result<Found> look(bool isByZone, const ToleranceZone &zone,
                            const WeightedPlanRequest &weight);

  SegmentedControl *m_kind = nullptr;
  QStackedWidget *m_forms = nullptr;
  ZoneForm *m_zone = nullptr;
  QDoubleSpinBox *m_threshold = nullptr;
  QDoubleSpinBox *m_weight = nullptr;
  QDoubleSpinBox *m_leastFound = nullptr;
  QSpinBox *m_least = nullptr;
  QSpinBox *m_most = nullptr;
  QLabel *m_words = nullptr;
  QLabel *m_warning = nullptr;
  PlanModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QPushButton *m_allow = nullptr;  ///< allows as many hashes as the zone needs
  std::uint32_t m_wantedHashes = 0;
  QPushButton *m_add = nullptr;
  QPushButton *m_adopt = nullptr;
  JobSlot<Found> m_job;
};

/// Explains in one sentence why a number of hashes with few divisors gains nothing.
QString fewDivisorsWords(const FewDivisors &warning);

}  // namespace shinglescope
