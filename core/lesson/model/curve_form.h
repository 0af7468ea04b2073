// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/lsh/s_curve.h"

namespace shinglescope {

/// The forms through which the curve of the bands is built, each from the one before it.
enum class CurveForm : std::uint32_t {
  None,           ///< nothing is shown yet
  Minhash,        ///< s: one minhash is equal
  Band,           ///< s^r: all of a band are equal
  OtherBand,      ///< 1 - s^r: a band differs
  AllOtherBands,  ///< (1 - s^r)^b: all bands differ
  Candidate       ///< 1 - (1 - s^r)^b: some band is equal
};

/// The value of a form at similarity s (Leskovec, Rajaraman, Ullman, Mining of Massive Datasets,
/// 3.4.2); 0 for None. Accurate for tiny values too.
double curveFormValue(CurveForm form, double similarity, const BandPlan &plan);

}  // namespace shinglescope
