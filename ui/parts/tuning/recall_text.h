#pragma once

#include <QString>

#include "core/tune/comparison/showdown.h"
#include "core/tune/recall/recall_misses.h"

namespace shinglescope {

/// What the window says of a measured recall and of LSH against brute force.

/// "0.997"; a share under 1 never becomes 1: "over 0.999".
QString recallFigure(double recall);
/// "0.997 (0.989 to 0.999)", "none among the rows searched" where there are none.
QString recallText(const RecallEstimate &estimate);
/// "0.826 of pairs that differ": identical rows are always found, so they say nothing of a run.
QString recallHeadline(const MeasuredRecall &measured);
/// "(0.801 to 0.849), 0.988 with identical rows; 400 of 2,627 rows searched": beside the headline.
QString recallDetail(const MeasuredRecall &measured);
/// "6,325 of 50,000 rows, with a partner first".
QString sampledRowsText(const Showdown &showdown);
/// That the figure rests on few pairs, and what tells more; empty where there are enough, or none.
QString fewPairsText(const RecallEstimate &others);
/// The same of brute force.
QString fewPairsText(const Showdown &showdown);
/// "412 of 413 partners found".
QString partnersText(const RecallEstimate &estimate);
/// What the curve expects to be missed of the same partners, beside what was.
QString expectedText(const RecallFindings &findings);
/// How many pairs of the whole table are thought to be missed.
QString inAllText(const RecallFindings &findings);

/// "0.42 s, 10,360 pairs, 23,000 comparisons".
QString contestantText(double seconds, std::uint64_t rowPairs, std::uint64_t comparisons);
/// What brute force and LSH would cost for so many rows.
QString extrapolationText(const Showdown &showdown, double rows);
/// The published "six days", made of its figures.
QString publishedText();

}  // namespace shinglescope
