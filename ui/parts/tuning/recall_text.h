// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/recall/recall_misses.h"

namespace shinglescope {

/// Texts about a measured recall and the comparison of LSH with brute force.

/// Formats a recall: "0.997". A value below 1 is never rounded to 1: "over 0.999".
QString recallFigure(double recall);
/// "0.997 (0.989 to 0.999)", or "none among the rows searched" if there are no partners.
QString recallText(const RecallEstimate &estimate);
/// "0.826 of pairs that differ". Identical rows are always found, so the figure excludes them.
QString recallHeadline(const MeasuredRecall &measured);
/// The text after the headline: "(0.801 to 0.849), 0.988 with identical rows; 400 of 2,627 rows
/// searched".
QString recallDetail(const MeasuredRecall &measured);
/// "6,325 of 50,000 rows, with a partner first".
QString sampledRowsText(const BruteForceComparison &showdown);
/// Warns that the figure rests on few pairs and advises how to get more; empty if there are enough
/// pairs, or none.
QString fewPairsText(const RecallEstimate &others);
/// The same for a brute-force comparison.
QString fewPairsText(const BruteForceComparison &showdown);
/// "412 of 413 partners found".
QString partnersText(const RecallEstimate &estimate);
/// The expected number of missed partners according to the curve, and the actual number.
QString expectedText(const RecallFindings &findings);
/// The estimated number of missed pairs in the whole table.
QString inAllText(const RecallFindings &findings);

/// "0.42 s, 10,360 pairs, 23,000 comparisons".
QString contestantText(double seconds, std::uint64_t rowPairs, std::uint64_t comparisons);
/// The estimated time of brute force and LSH for `rows` rows.
QString extrapolationText(const BruteForceComparison &showdown, double rows);
/// The published "six days", computed from the published figures.
QString publishedText();

}  // namespace shinglescope
