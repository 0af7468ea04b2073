// SPDX-License-Identifier: MIT
#include "ui/parts/why/why_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr double kSure = 0.95;
constexpr double kUnlikely = 0.5;

/// The translation context of these texts.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::WhyText)
};

QString closestText(const PairExplanation &why, const Recipe &recipe) {
  const std::uint32_t rows = recipe.bandPlan().rows;
  return Words::tr("The closest is band %1, with %2 of %3 equal.")
      .arg(why.closestBand + 1)
      .arg(why.equalRows[why.closestBand])
      .arg(rows);
}

QString exactFateText(const PairExplanation &why, const QString &threshold) {
  if (why.isSimilar)
    return Words::tr("A pair: %1 or more is enough, and this run compared everything.")
        .arg(threshold);
  return Words::tr(
             "Not a pair: less similar than the threshold of this run, %1. It compared everything.")
      .arg(threshold);
}

/// Never 1 while the chance of a miss is not 0: 1 - 1e-20 is 1 in a double.
double foundShare(const PairExplanation &why) {
  return why.missProbability > 0 ? std::min(why.foundProbability, std::nextafter(1.0, 0.0))
                                 : why.foundProbability;
}

}  // namespace

QString partText(const PairExplanation &why, const QString &shingle) {
  const QString shared = countText(why.intersection);
  const QString first = countText(why.shinglesA);
  const QString second = countText(why.shinglesB);
  if (why.shinglesA == why.shinglesB)
    return Words::tr("%1 shared; each text has %2 shingles (%3)").arg(shared, first, shingle);
  if (why.shinglesA < why.shinglesB)
    return Words::tr("%1 of the %2 shingles (%4) of the first text are among the %3 of the second")
        .arg(shared, first, second, shingle);
  return Words::tr("%1 of the %2 shingles (%4) of the second text are among the %3 of the first")
      .arg(shared, second, first, shingle);
}

QString fateText(const PairExplanation &why, const Recipe &recipe, bool isExactRun) {
  const QString threshold = QLocale().toString(recipe.threshold.toDouble());
  const bool comparesAll = isExactRun || recipe.measure.isContainment();
  switch (why.fate) {
    case PairFate::NotAllowed:
      return Words::tr(
          "Not a pair: the recipe only pairs rows with equal values in a column, and these "
          "differ.");
    case PairFate::NoShingles:
      return Words::tr(
          "Not a pair: a text without shingles is not similar to any other. It is empty or too "
          "short.");
    case PairFate::FewShingles:
      return Words::tr(
                 "Not a pair: a text has fewer than %1 shingles, the least of this run. It would "
                 "be part of many others by chance.")
          .arg(countText(recipe.measure.leastSize()));
    case PairFate::NoCandidate:
      if (comparesAll) return exactFateText(why, threshold);
      return Words::tr("Never compared: no band of the two is equal.") + u' ' +
             closestText(why, recipe);
    case PairFate::BelowThreshold:
      if (comparesAll) return exactFateText(why, threshold);
      return Words::tr(
                 "Compared, since a band is equal, but less similar than the threshold of this "
                 "run, %1.")
          .arg(threshold);
    case PairFate::Found:
      if (why.isOneText)
        return Words::tr(
            "A pair: after preparation the two texts are identical, so nothing had to be "
            "compared.");
      if (comparesAll) return exactFateText(why, threshold);
      return Words::tr(
                 "A pair: a band is equal, so the two were compared, and %1 or more is enough.")
          .arg(threshold);
  }
  return {};
}

QString listedFateText() {
  return Words::tr(
      "The result has the pairs of a list that another program wrote, and no others: neither bands "
      "nor a threshold chose them.");
}

QString planChanceText(const PairExplanation &why, const Recipe &recipe) {
  if (why.shinglesA == 0 || why.shinglesB == 0) return {};
  const QString plan = Words::tr("%1 × %2").arg(recipe.bands).arg(recipe.bandPlan().rows);
  return Words::tr("At this similarity %1 finds <b>%2</b> of pairs and misses %3.")
      .arg(plan, percentText(foundShare(why)), percentText(why.missProbability));
}

QString chanceText(const PairExplanation &why, const Recipe &recipe, bool isExactRun) {
  QString text = planChanceText(why, recipe);
  if (text.isEmpty()) return text;
  if (isExactRun) return text + u' ' + Words::tr("This run was exact: it misses none.");
  const bool hasBand = why.collidedBands > 0;
  if (hasBand && why.foundProbability >= kSure)
    text += u' ' + Words::tr("Nearly every seed finds it.");
  if (hasBand && why.foundProbability < kUnlikely)
    text += u' ' + Words::tr("Most seeds would have missed it.");
  if (!hasBand && why.isSimilar)
    text += u' ' + Words::tr("This one is a miss; other seeds may find it.");
  if (!hasBand && !why.isSimilar)
    text += u' ' + Words::tr("Nothing is lost: it is below the threshold.");
  return text;
}

}  // namespace shinglescope
