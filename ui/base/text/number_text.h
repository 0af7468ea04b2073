// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <cstdint>

#include "core/base/ratio.h"

namespace shinglescope {

/// Numbers as the window shows them, in the language of the user.

/// A share of 1: "47 %", "96.5 %", "99.96 %". Never rounds up to 100 % or down to 0 %.
QString percentText(double share);
/// A similarity with two decimals: "0.80".
QString similarityText(double similarity);
/// Like the above, but adds decimals until the text is on the correct side of the threshold:
/// "0.7996" below 0.8.
QString similarityText(double similarity, const Ratio &threshold);
/// A similarity with three decimals: "0.857".
QString preciseSimilarityText(double similarity);
/// Like the above, but adds decimals in the same way as similarityText().
QString preciseSimilarityText(double similarity, const Ratio &threshold);
/// A small figure, such as an error, with four decimals: "0.0312".
QString fineText(double figure);
/// A count with thousands separators.
QString countText(std::uint64_t count);
/// An estimated count, rounded; 0 if it is negative.
QString estimatedCountText(double count);
/// A span of time: "0.1 s", "12 s", "3 min 20 s", "2 h 5 min", "5.8 days".
QString durationText(double seconds);
/// Bytes in the unit that fits: "6 MB".
QString memoryText(std::uint64_t bytes);

}  // namespace shinglescope
