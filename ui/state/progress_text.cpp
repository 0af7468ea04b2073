#include "ui/state/progress_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace shinglescope {
namespace {

constexpr double kFirstEstimateSeconds = 0.5;
constexpr double kSecondsInMinute = 60.0;

/// Its own context of translation.
struct ProgressTextWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ProgressText)
};

/// %1 stands for "12,400" or "12,400 of 80,000".
QString stageSentence(Stage stage) {
  switch (stage) {
    case Stage::Reading: return ProgressTextWords::tr("%1 read");
    case Stage::Preparing: return ProgressTextWords::tr("%1 rows prepared");
    case Stage::Signing: return ProgressTextWords::tr("%1 texts signed");
    case Stage::Banding: return ProgressTextWords::tr("%1 bands sorted");
    case Stage::Verifying: return ProgressTextWords::tr("%1 candidates verified");
    case Stage::Joining: return ProgressTextWords::tr("%1 texts joined");
    case Stage::Grouping: return ProgressTextWords::tr("%1 groups measured");
    case Stage::Writing: return ProgressTextWords::tr("%1 rows written");
    case Stage::Filtering: return ProgressTextWords::tr("%1 rows looked through");
    case Stage::Sorting: return ProgressTextWords::tr("%1 rows sorted");
    case Stage::Judging: return ProgressTextWords::tr("judging");
    case Stage::Idle:
    case Stage::Count: break;
  }
  return ProgressTextWords::tr("starting");
}

QString amount(Stage stage, std::uint64_t value) {
  const QLocale locale;
  if (stage == Stage::Reading)
    return locale.formattedDataSize(static_cast<qint64>(value), 1, QLocale::DataSizeSIFormat);
  return locale.toString(static_cast<qulonglong>(value));
}

}  // namespace

QString progressText(const ProgressSample &sample) {
  const QString sentence = stageSentence(sample.stage);
  if (!sentence.contains(QStringLiteral("%1"))) return sentence;
  const QString done = amount(sample.stage, sample.done);
  if (sample.total == 0) return sentence.arg(done);
  return sentence.arg(
      ProgressTextWords::tr("%1 of %2").arg(done, amount(sample.stage, sample.total)));
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
