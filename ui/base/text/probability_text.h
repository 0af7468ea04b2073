// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace shinglescope {

/// A probability as a number with at least two significant digits, in the language of the user:
/// "0.6553", "0.00032". Never rounds up to 1 or down to 0; below 0.000000001, as "3.2e-12".
QString probabilityText(double probability);

}  // namespace shinglescope
