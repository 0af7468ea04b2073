// SPDX-License-Identifier: MIT
#include "ui/base/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace shinglescope {
namespace {

struct Numbers {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::Numbers)
};

constexpr qint64 kTwoDays = 172'800;

/// Adds decimals until the text is on the correct side of the threshold.
QString textNearThreshold(double similarity, const Ratio &threshold, int decimals) {
  constexpr int kMostDecimals = 9;  // that a threshold can have
  const double limit = threshold.toDouble();
  const auto isOnItsSide = [&] {
    const double shown = QString::number(similarity, 'f', decimals).toDouble();
    return (shown < limit) == (similarity < limit);
  };
  while (decimals < kMostDecimals && !isOnItsSide()) ++decimals;
  return QLocale().toString(similarity, 'f', decimals);
}

/// A no-break space keeps the number and its sign on one line.
QString percentWith(double percent, int decimals) {
  const QString pattern = Numbers::tr("%1 %").replace(QChar::Space, QChar::Nbsp);
  return pattern.arg(QLocale().toString(percent, 'f', decimals));
}

}  // namespace

QString percentText(double share) {
  const double percent = share * 100;
  if (share > 0 && percent < 0.005) return Numbers::tr("under %1").arg(percentWith(0.01, 2));
  if (share < 1 && percent > 99.995) return Numbers::tr("over %1").arg(percentWith(99.99, 2));
  if (share <= 0 || share >= 1) return percentWith(percent, 0);
  if (percent < 1 || percent > 99) return percentWith(percent, 2);
  return percentWith(percent, percent < 10 || percent > 90 ? 1 : 0);
}

QString similarityText(double similarity) { return QLocale().toString(similarity, 'f', 2); }

QString preciseSimilarityText(double similarity) { return QLocale().toString(similarity, 'f', 3); }

QString similarityText(double similarity, const Ratio &threshold) {
  return textNearThreshold(similarity, threshold, 2);
}

QString preciseSimilarityText(double similarity, const Ratio &threshold) {
  return textNearThreshold(similarity, threshold, 3);
}

QString fineText(double figure) { return QLocale().toString(figure, 'f', 4); }

QString countText(std::uint64_t count) {
  return QLocale().toString(static_cast<qulonglong>(count));
}

QString estimatedCountText(double count) {
  return countText(static_cast<std::uint64_t>(std::llround(std::max(count, 0.0))));
}

QString durationText(double seconds) {
  if (seconds < 0.1) return Numbers::tr("under %1 s").arg(QLocale().toString(0.1, 'f', 1));
  if (seconds < 9.95) return Numbers::tr("%1 s").arg(QLocale().toString(seconds, 'f', 1));
  const auto whole = static_cast<qint64>(std::llround(seconds));
  if (whole < 60) return Numbers::tr("%1 s").arg(whole);
  if (whole < 3600) return Numbers::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
  if (whole < kTwoDays) return Numbers::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
  const double days = seconds / (kTwoDays / 2.0);
  return Numbers::tr("%1 days").arg(QLocale().toString(days, 'f', days < 99.5 ? 1 : 0));
}

QString memoryText(std::uint64_t bytes) {
  constexpr double kKilo = 1000;
  constexpr double kFirstOfNextUnit = 999.5;  // would be rounded to 1,000
  double value = static_cast<double>(bytes) / kKilo;
  const char *unit = QT_TRANSLATE_NOOP("shinglescope::Numbers", "%1 kB");
  for (const char *larger : {QT_TRANSLATE_NOOP("shinglescope::Numbers", "%1 MB"),
                             QT_TRANSLATE_NOOP("shinglescope::Numbers", "%1 GB"),
                             QT_TRANSLATE_NOOP("shinglescope::Numbers", "%1 TB")}) {
    if (value < kFirstOfNextUnit) break;
    value /= kKilo;
    unit = larger;
  }
  return Numbers::tr(unit).arg(QLocale().toString(value, 'f', value < 9.95 ? 1 : 0));
}

}  // namespace shinglescope
