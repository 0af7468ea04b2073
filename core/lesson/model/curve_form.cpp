// SPDX-License-Identifier: MIT
#include "core/lesson/model/curve_form.h"

#include <cmath>

namespace shinglescope {

double curveFormValue(CurveForm form, double similarity, const BandPlan &plan) {
  const double rows = plan.rows;
  switch (form) {
    case CurveForm::None: return 0;
    case CurveForm::Minhash: return similarity;
    case CurveForm::Band: return std::pow(similarity, rows);
    // 1 - s^r loses digits near s = 1, where missProbability() of one band does not.
    case CurveForm::OtherBand: return missProbability(similarity, {1, plan.rows});
    case CurveForm::AllOtherBands: return missProbability(similarity, plan);
    case CurveForm::Candidate: return candidateProbability(similarity, plan);
  }
  return 0;
}

}  // namespace shinglescope
