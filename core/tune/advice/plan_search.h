// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "core/tune/advice/advice.h"
#include "core/tune/advice/advice_evidence.h"
#include "core/tune/advice/recall_curve.h"
#include "core/tune/advice/seed_trials.h"

namespace shinglescope {

/// Searches the band plans of every number of rows for those that keep a promise. With given rows,
/// more bands find more and cost more, so only the fewest bands that keep it can be the cheapest.
/// docs/decisions/advisor.md explains margins and ties. One thread may use it; refers to the
/// evidence.
class PlanSearch {
 public:
  PlanSearch(const AdviceEvidence &evidence, const SignatureOptions &signature, Ratio threshold,
             const AdviceQuestion &question, const RunContext &context);

  /// The plans that keep the question's promise, one for each number of rows that is worth it: the
  /// recommended one first, the others by ascending cost. Empty if no plan of so many hashes does.
  /// Errors: those of tryBandPlan(); Cancelled.
  Result<std::vector<PlanFigures>> plansThatKeep(double leastRecall);
  /// The plan with the best F1 that costs least.
  Result<PlanFigures> planOfBestF1();
  /// The cheapest plan of these rows that keeps a promise; none if there is none.
  Result<std::optional<PlanFigures>> cheapestOfRows(std::uint32_t rows, double leastRecall);
  /// Measures any plan.
  Result<PlanFigures> figuresOf(const BandPlan &plan);

  const TruePairs &pairs() const { return m_pairs; }
  const RecallCurve &curve() const { return m_curve; }

 private:
  struct Rough {
    BandPlan plan;
    double hashValues = 0;
    double cost = 0;
  };

  double hashValuesOfPlan(const BandPlan &plan) const;
  double roughlyCompared(const BandPlan &plan) const;
  double f1Of(const BandPlan &plan, double compared) const;
  bool mayTry(const BandPlan &plan) const;
  std::vector<Rough> roughPlans(double leastRecall) const;
  Result<PlanFigures> withoutTrials(const BandPlan &plan);
  Result<void> tryBands(PlanFigures &figures);
  std::uint32_t moreBands(const PlanFigures &figures, double leastRecall) const;

  const AdviceEvidence &m_evidence;
  SignatureOptions m_signature;
  const AdviceQuestion &m_question;
  const RunContext &m_context;
  TruePairs m_pairs;
  RecallCurve m_curve;
  SeedTrials m_trials;
};

}  // namespace shinglescope
