// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/recall_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "ui/base/text/number_text.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {
namespace {

struct RecallText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::RecallText)
};

constexpr double kNearlyAll = 0.9995;
constexpr double kRounding = 1e-9;  ///< rounding error of an interval that ends at 1

QString numberText(double value) {
  const double rounded = std::max(value, 0.0);
  return QLocale().toString(rounded, 'f', rounded < 9.95 ? 1 : 0);
}

}  // namespace

QString recallFigure(double recall) {
  if (recall < 1 - kRounding && recall >= kNearlyAll)
    return RecallText::tr("over %1").arg(QLocale().toString(0.999, 'f', 3));
  return QLocale().toString(recall, 'f', 3);
}

QString recallText(const RecallEstimate &estimate) {
  if (estimate.partners == 0) return RecallText::tr("none among the rows searched");
  if (estimate.interval.low >= estimate.interval.high) return recallFigure(estimate.recall);
  return RecallText::tr("%1 (%2 to %3)")
      .arg(recallFigure(estimate.recall), recallFigure(estimate.interval.low),
           recallFigure(estimate.interval.high));
}

QString recallHeadline(const MeasuredRecall &measured) {
  if (measured.others.partners == 0) return RecallText::tr("no similar pairs that differ");
  return RecallText::tr("%1 of pairs that differ").arg(recallFigure(measured.others.recall));
}

QString recallDetail(const MeasuredRecall &measured) {
  const RecallEstimate &others = measured.others;
  const QString rows =
      others.isExact
          ? RecallText::tr("exact: all %1 rows searched").arg(countText(measured.dataRows))
          : RecallText::tr("%1 of %2 rows searched")
                .arg(countText(measured.sampledRows), countText(measured.dataRows));
  if (others.partners == 0) return rows;
  const QString all = recallFigure(measured.all.recall);
  QStringList parts;
  parts << (others.interval.low >= others.interval.high
                ? RecallText::tr("%1 with identical rows").arg(all)
                : RecallText::tr("(%1 to %2), %3 with identical rows")
                      .arg(recallFigure(others.interval.low), recallFigure(others.interval.high),
                           all));
  if (pairsBehind(others) < kFewTruePairs)
    parts << RecallText::tr("rests on only %Ln pairs", nullptr,
                            static_cast<int>(pairsBehind(others)));
  parts << rows;
  return parts.join(QStringLiteral("; "));
}

QString fewPairsText(const RecallEstimate &others) {
  const std::uint64_t pairs = pairsBehind(others);
  if (others.partners == 0 || pairs >= kFewTruePairs) return {};
  const QString rests =
      RecallText::tr("This rests on only %Ln pairs.", nullptr, static_cast<int>(pairs));
  return rests + u' ' +
         (others.isExact ? RecallText::tr("Use a lower threshold.")
                         : RecallText::tr("Use more rows or a lower threshold."));
}

QString sampledRowsText(const BruteForceComparison &showdown) {
  const QString rows = countText(showdown.rows);
  if (showdown.rows == showdown.dataRows) return RecallText::tr("%1 rows").arg(rows);
  const QString all = countText(showdown.dataRows);
  return showdown.drawn == RowsDrawn::Any
             ? RecallText::tr("%1 of %2 rows").arg(rows, all)
             : RecallText::tr("%1 of %2 rows, with a partner first").arg(rows, all);
}

QString fewPairsText(const BruteForceComparison &showdown) {
  const std::uint64_t pairs = showdown.brutePairs.rows;
  if (pairs == 0 || pairs >= kFewTruePairs) return {};
  const bool isAny = showdown.rows < showdown.dataRows && showdown.drawn == RowsDrawn::Any;
  return RecallText::tr("This rests on only %Ln pairs.", nullptr, static_cast<int>(pairs)) + u' ' +
         (isAny ? RecallText::tr("Draw rows with a partner first, or use a lower threshold.")
                : RecallText::tr("Use a lower threshold."));
}

QString partnersText(const RecallEstimate &estimate) {
  if (estimate.partners == 0) return {};
  return RecallText::tr("%1 of %2 partners found")
      .arg(countText(estimate.found), countText(estimate.partners));
}

QString expectedText(const RecallFindings &findings) {
  const RecallEstimate &others = findings.measured.others;
  if (!findings.expected)
    return RecallText::tr("No curve: the run did not use bands and exact scores.");
  return RecallText::tr("%1 ± %2 partners missed (recall %3); actually missed: %4")
      .arg(numberText(findings.expected->missed), numberText(1.96 * findings.expected->deviation),
           recallFigure(findings.expected->recall), countText(others.partners - others.found));
}

QString inAllText(const RecallFindings &findings) {
  if (!findings.inAll) return RecallText::tr("not known from these rows");
  const MissedInAll &missed = *findings.inAll;
  if (findings.measured.others.isExact)
    return RecallText::tr("%n pairs missed, exactly", nullptr,
                          static_cast<int>(std::llround(missed.pairs)));
  if (std::llround(missed.low) == std::llround(missed.high))
    return RecallText::tr("about %1 pairs missed").arg(estimatedCountText(missed.pairs));
  return RecallText::tr("about %1 pairs missed (%2 to %3)")
      .arg(estimatedCountText(missed.pairs), estimatedCountText(missed.low),
           estimatedCountText(missed.high));
}

QString contestantText(double seconds, std::uint64_t rowPairs, std::uint64_t comparisons) {
  const QString pairs = RecallText::tr("%1, %2 pairs")
                            .arg(costValueText(SweepCost::Seconds, seconds), countText(rowPairs));
  if (comparisons == 0) return pairs;
  return RecallText::tr("%1, %2 comparisons").arg(pairs, countText(comparisons));
}

QString extrapolationText(const BruteForceComparison &showdown, double rows) {
  return RecallText::tr(
             "%1 pairs to compare: brute force about %2, LSH about %3 plus time for additional "
             "pairs found.")
      .arg(estimatedCountText(pairsOfRows(rows)), durationText(showdown.bruteSecondsFor(rows)),
           durationText(showdown.lshSecondsFor(rows)));
}

QString publishedText() {
  return RecallText::tr(
             "A course gives “six days of computation” for a million announcements: their %1 pairs "
             "take %2 at a microsecond each.")
      .arg(estimatedCountText(pairsOfRows(kPublishedRows)),
           durationText(pairsOfRows(kPublishedRows) * kPublishedSecondsPerPair));
}

}  // namespace shinglescope
