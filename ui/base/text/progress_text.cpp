// SPDX-License-Identifier: MIT
#include "ui/base/text/progress_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "ui/base/text/plural.h"

namespace shinglescope {
namespace {

constexpr double kFirstEstimateSeconds = 0.5;
constexpr double kSecondsInMinute = 60.0;

/// The translation context of these texts.
struct ProgressTextWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ProgressText)
};

QString stageWord(Stage stage) {
  switch (stage) {
    case Stage::Reading: return ProgressTextWords::tr("Reading");
    case Stage::Preparing: return ProgressTextWords::tr("Preparing");
    case Stage::Signing: return ProgressTextWords::tr("Signing");
    case Stage::Banding: return ProgressTextWords::tr("Comparing bands");
    case Stage::Verifying: return ProgressTextWords::tr("Verifying");
    case Stage::Joining: return ProgressTextWords::tr("Joining");
    case Stage::Grouping: return ProgressTextWords::tr("Grouping");
    case Stage::Writing: return ProgressTextWords::tr("Writing");
    case Stage::Filtering: return ProgressTextWords::tr("Filtering");
    case Stage::Sorting: return ProgressTextWords::tr("Sorting");
    case Stage::Judging: return ProgressTextWords::tr("Judging");
    case Stage::Comparing: return ProgressTextWords::tr("Comparing");
    case Stage::Searching: return ProgressTextWords::tr("Searching for partners");
    case Stage::Sweeping: return ProgressTextWords::tr("Trying settings");
    case Stage::Digesting: return ProgressTextWords::tr("Identifying rows");
    case Stage::Choosing: return ProgressTextWords::tr("Choosing keepers");
    case Stage::Replaying: return ProgressTextWords::tr("Reading verdicts");
    case Stage::LayingOut: return ProgressTextWords::tr("Laying out pages");
    case Stage::Idle:
    case Stage::Count: break;
  }
  return ProgressTextWords::tr("starting");
}

/// Returns the text with %1 for "12,400" or "12,400 of 80,000"; the plural is that of the last
/// number.
QString unitText(WorkUnit unit, std::uint64_t number) {
  const int plural = pluralOf(number);
  switch (unit) {
    case WorkUnit::Rows: return ProgressTextWords::tr("%1 rows", nullptr, plural);
    case WorkUnit::Texts: return ProgressTextWords::tr("%1 texts", nullptr, plural);
    case WorkUnit::Bands: return ProgressTextWords::tr("%1 bands", nullptr, plural);
    case WorkUnit::BandPlans: return ProgressTextWords::tr("%1 band plans", nullptr, plural);
    case WorkUnit::Candidates: return ProgressTextWords::tr("%1 candidates", nullptr, plural);
    case WorkUnit::Pairs: return ProgressTextWords::tr("%1 pairs", nullptr, plural);
    case WorkUnit::Groups: return ProgressTextWords::tr("%1 groups", nullptr, plural);
    case WorkUnit::Settings: return ProgressTextWords::tr("%1 settings", nullptr, plural);
    case WorkUnit::Seeds: return ProgressTextWords::tr("%1 seeds", nullptr, plural);
    case WorkUnit::Problems: return ProgressTextWords::tr("%1 problems", nullptr, plural);
    case WorkUnit::Verdicts: return ProgressTextWords::tr("%1 verdicts", nullptr, plural);
    case WorkUnit::Steps: return ProgressTextWords::tr("%1 steps", nullptr, plural);
    case WorkUnit::Pages: return ProgressTextWords::tr("%1 pages", nullptr, plural);
    case WorkUnit::Bytes:
    case WorkUnit::Nothing:
    case WorkUnit::Count: break;
  }
  return QStringLiteral("%1");  // a size includes its unit
}

QString amount(WorkUnit unit, std::uint64_t value) {
  const QLocale locale;
  if (unit == WorkUnit::Bytes)
    return locale.formattedDataSize(static_cast<qint64>(value), 1, QLocale::DataSizeSIFormat);
  return locale.toString(static_cast<qulonglong>(value));
}

}  // namespace

QString progressText(const ProgressSample &sample) {
  const QString word = stageWord(sample.stage);
  const bool isCounted = sample.unit != WorkUnit::Nothing && sample.done + sample.total > 0;
  if (!isCounted) return word;
  const QString done = amount(sample.unit, sample.done);
  const QString count =
      sample.total == 0
          ? done
          : ProgressTextWords::tr("%1 of %2").arg(done, amount(sample.unit, sample.total));
  const std::uint64_t last = sample.total == 0 ? sample.done : sample.total;
  return ProgressTextWords::tr("%1: %2").arg(word, unitText(sample.unit, last).arg(count));
}

QString timeLeftText(std::optional<double> secondsLeft) {
  if (!secondsLeft) return {};
  const QLocale locale;
  if (*secondsLeft < kSecondsInMinute) {
    const int seconds = std::max(1, static_cast<int>(std::ceil(*secondsLeft)));
    return ProgressTextWords::tr("about %1 s left").arg(locale.toString(seconds));
  }
  const int minutes = static_cast<int>(std::ceil(*secondsLeft / kSecondsInMinute));
  return ProgressTextWords::tr("about %1 min left").arg(locale.toString(minutes));
}

std::optional<double> RemainingTimeEstimator::secondsLeft(const ProgressSample &sample) {
  if (sample.stage != m_stage) {
    m_stage = sample.stage;
    m_stageStart = sample.elapsedSeconds;
  }
  const double spent = sample.elapsedSeconds - m_stageStart;
  if (sample.total == 0 || sample.done == 0 || spent < kFirstEstimateSeconds) return std::nullopt;
  const double share = static_cast<double>(sample.done) / static_cast<double>(sample.total);
  return share >= 1.0 ? 0.0 : spent * (1.0 - share) / share;
}

}  // namespace shinglescope
