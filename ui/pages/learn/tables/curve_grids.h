// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/lesson/lesson.h"

namespace shinglescope {

/// Tests whether the curve is still built, so that no pair was judged.
bool isCurveBuilt(const LessonState &state);
/// A form of the curve with the lesson's numbers: "(1 - s^2)^4".
QString curveFormText(CurveForm form, const BandPlan &plan);
/// The value of a form, with the decimals of a chance.
QString formValueText(double value);

}  // namespace shinglescope
