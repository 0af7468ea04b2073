#pragma once

#include <QString>
#include <cstdint>

namespace shinglescope {

/// Numbers as the window writes them, in the language of the user.

/// A share of 1: "47 %", "96.5 %", "99.96 %". Never rounds up to 100 % nor
/// down to 0 %.
QString percentText(double share);
/// A similarity with two decimals: "0.80".
QString similarityText(double similarity);
/// A similarity with three decimals: "0.857".
QString preciseSimilarityText(double similarity);
/// A count with its thousands apart.
QString countText(std::uint64_t count);
/// A span of time: "0.1 s", "12 s", "3 min 20 s", "2 h 5 min", "5.8 days".
QString durationText(double seconds);
/// Bytes in the unit that fits: "6 MB".
QString memoryText(std::uint64_t bytes);

}  // namespace shinglescope
