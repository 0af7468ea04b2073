// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/lsh/s_curve.h"

namespace shinglescope {

/// "20 × 5": bands × rows of a band.
inline QString planText(const BandPlan &plan) {
  return QStringLiteral("%1 × %2").arg(plan.bands).arg(plan.rows);
}

}  // namespace shinglescope
