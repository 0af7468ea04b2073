// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/recall_run.h"

#include "ui/base/text/error_text.h"
#include "ui/session/session.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostMissed = 10'000;

}  // namespace

QString recallObstacle(const Session &session) {
  if (!session.hasResult())
    return RecallRun::tr("Find duplicates first, then measure what was missed.");
  if (session.result()->recipe().pairs == PairsWanted::Links)
    return RecallRun::tr(
        "The run kept only the pairs that link groups; run with all pairs to measure.");
  return {};
}

RecallRun::RecallRun(const Session &session, std::shared_ptr<ExactSetCache> shelf, QObject *parent)
    : QObject(parent), m_session(session), m_shelf(std::move(shelf)) {
  connect(&session, &Session::resultChanged, this, &RecallRun::follow);
}

void RecallRun::measure(const RecallOptions &options) {
  m_options = options;
  m_result = m_session.result();
  JobEnds<Measured> ends;
  ends.finished = [this](Measured measured) {
    m_rows = std::move(measured.rows);
    m_findings = std::move(measured.findings);
    emit changed();
  };
  ends.cancelled = [this] {
    emit changed();
    emit cancelled();
  };
  ends.failed = [this](const Error &error) {
    emit changed();
    emit failed(errorText(error));
  };
  ends.progressed = [this](const ProgressSample &sample) { emit progressed(sample); };
  m_job.start(
      [options, shelf = m_shelf, dataset = m_session.dataset(),
       result = m_result](const RunContext &context) -> Result<Measured> {
        Recipe recipe = result->recipe();
        if (dataset->secondTable()) recipe.against = {{}, !result->firstReference};
        const auto rows = shelf->take(dataset, recipe, context, result->classes.textOfRow.size());
        if (!rows) return rows.error();
        const auto known = shelf->pairsOf(**rows, result->recipe().threshold);
        auto findings = known ? findMissesAmong((*rows)->texts, *result, *known, kMostMissed)
                              : findMisses((*rows)->texts, *result, options, kMostMissed, context);
        if (!findings) return findings.error();
        return Measured{*rows, *std::move(findings)};
      },
      std::move(ends), {.threads = jobThreads()});
  emit changed();
}

void RecallRun::makeExact() {
  const bool isEstimate = m_findings && !m_findings->measured.others.isExact && !isRunning();
  if (isEstimate && m_shelf->pairsOf(*m_rows, m_result->recipe().threshold)) measure(m_options);
}

/// If the result was replaced or removed, stops measuring and clears the findings.
void RecallRun::follow() {
  if (m_result == m_session.result()) return;
  m_job.drop();
  m_rows.reset();
  m_result.reset();
  m_findings.reset();
  emit changed();
}

}  // namespace shinglescope
