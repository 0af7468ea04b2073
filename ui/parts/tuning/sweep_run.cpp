// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/sweep_run.h"

#include <algorithm>

#include "ui/base/text/error_text.h"

namespace shinglescope {

void SweepRun::start(std::shared_ptr<const Dataset> dataset, const Recipe &recipe,
                     const SweepGrid &grid, TruthReader readTruth) {
  // The worker writes the outcome, which is read after it has ended, even if it was cancelled.
  const auto outcome = std::make_shared<Outcome>();
  if (m_unfinished.dataset == dataset) outcome->memory = m_unfinished.memory;
  outcome->dataset = std::move(dataset);
  outcome->result = std::make_shared<SweepResult>();
  JobEnds<Done> ends;
  ends.finished = [this, outcome](Done) {
    m_unfinished = {};
    keep(*outcome);
    emit finished();
  };
  ends.cancelled = [this, outcome] {
    m_unfinished = *outcome;
    const bool hasPart = settingsDone(*outcome->result) > 0;
    if (hasPart)
      keep(*outcome);
    else
      emit changed();
    emit cancelled(hasPart);
  };
  ends.failed = [this](const Error &error) {
    emit changed();
    emit failed(errorText(error));
  };
  ends.progressed = [this](const ProgressSample &sample) { emit progressed(sample); };
  m_job.start(
      [outcome, recipe, grid,
       readTruth = std::move(readTruth)](const RunContext &context) -> Result<Done> {
        SweepExtras extras;
        if (readTruth) {
          auto read = readTruth(context);
          if (!read) return read.error();
          extras.known = *std::move(read);
        }
        const std::string identity = sweepIdentity({}, recipe, grid, extras.known.get());
        if (outcome->memory == nullptr || outcome->memory->identity() != identity)
          outcome->memory = std::make_shared<SweepMemory>(identity);
        extras.memory = outcome->memory.get();
        auto done = runSweep(*outcome->dataset, recipe, grid, *outcome->result, context, extras);
        if (!done) return done.error();
        return Done{};
      },
      std::move(ends), {.threads = jobThreads()});
  emit changed();
}

void SweepRun::clear() {
  m_job.drop();
  m_dataset.reset();
  m_result.reset();
  m_picked.reset();
  m_unfinished = {};
  emit changed();
}

void SweepRun::keep(const Outcome &outcome) {
  m_dataset = outcome.dataset;
  m_result = outcome.result;
  m_picked.reset();
  emit changed();
}

const SweepRow *SweepRun::pickedRow() const {
  return m_picked && m_result != nullptr ? m_result->find(*m_picked) : nullptr;
}

void SweepRun::pick(const SweepHandle &setting) {
  if (m_result == nullptr || m_picked == setting || !isOf(setting, m_result->generation)) return;
  m_picked = setting;
  emit pickedChanged();
}

void SweepRun::setPairs(SweepPairs pairs) {
  if (m_pairs == pairs) return;
  m_pairs = pairs;
  emit pairsChanged();
}

std::size_t settingsDone(const SweepResult &result) {
  return static_cast<std::size_t>(std::ranges::count_if(
      result.rows, [](const SweepRow &row) { return !row.outcomes.empty(); }));
}

}  // namespace shinglescope
