// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep.h"

#include <algorithm>
#include <chrono>

#include "core/base/parallel.h"
#include "core/pipeline/run/find_run.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/sweep/sample_drawer.h"
#include "core/tune/sweep/sweep_memory.h"
#include "core/tune/sweep/sweep_sample.h"
#include "core/tune/sweep/sweep_search.h"

namespace shinglescope {
namespace {

/// The confidence interval of a value over the outcomes that have it.
template <class Figure>
ConfidenceInterval spreadOver(const std::vector<SweepOutcome> &outcomes, Figure figure) {
  std::vector<double> values;
  for (const SweepOutcome &outcome : outcomes) {
    const std::optional<double> value = figure(outcome);
    if (value) values.push_back(*value);
  }
  return spreadOf(values);
}

/// Rows of a sweep, ascending, and the outcome of each on one sample; none if it cannot run.
struct SampleOutcomes {
  std::vector<std::size_t> rows;
  std::vector<std::optional<SweepOutcome>> outcomes;
};

/// Returns where the rows that share something with row `begin` end.
template <class Shares>
std::size_t endOfShared(const std::vector<SweepRow> &all, const std::vector<std::size_t> &rows,
                        std::size_t begin, Shares shares) {
  std::size_t end = begin + 1;
  while (end < rows.size() && shares(all[rows[begin]].setting, all[rows[end]].setting)) ++end;
  return end;
}

bool sharesSignatures(const SweepSetting &a, const SweepSetting &b) {
  return a.k == b.k && a.hash == b.hash && a.scheme == b.scheme && a.numHashes == b.numHashes;
}

/// Runs all samples of a sweep. Lives for one call.
class Sweeper {
 public:
  Sweeper(const Dataset &dataset, SweepResult &result, SweepMemory *memory,
          const RunContext &context)
      : m_dataset(dataset), m_result(result), m_memory(memory), m_context(context) {}

  Result<void> run() {
    const SweepGrid &grid = m_result.grid;
    const auto drawer =
        SampleDrawer::create(m_dataset, m_result.recipe, grid, m_result.known, m_context);
    if (!drawer) return drawer.error();
    std::vector<std::size_t> rows(m_result.rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = i;
    const SweepRounds rounds(grid, m_dataset.rowCount());
    m_context.startStage(Stage::Sweeping, WorkUnit::Settings,
                         rounds.settingsToTry(m_result.rows) * grid.samples);
    for (std::size_t round = 0; round + 1 < rounds.count(); ++round)
      if (auto done = halve(*drawer, rounds.rowsOf(round), rows); !done) return done;
    for (std::uint32_t sample = 0; sample < grid.samples; ++sample) {
      auto measured = measure(*drawer, grid.rows, sample, rows, true);
      if (!measured) return measured.error();
      ++m_result.samplesDone;
    }
    return {};
  }

 private:
  /// Drops the worse half of the rows that answer the same question, by a sample of `sampleRows`.
  Result<void> halve(const SampleDrawer &drawer, std::uint64_t sampleRows,
                     std::vector<std::size_t> &rows) {
    SweepTrial trial(m_result.rows);
    for (std::uint32_t sample = 0; sample < m_result.grid.samples; ++sample) {
      const auto measured = measure(drawer, sampleRows, sample, rows, false);
      if (!measured) return measured.error();
      for (std::size_t i = 0; i < rows.size(); ++i)
        if (measured->outcomes[i]) trial.add(rows[i], *measured->outcomes[i]);
    }
    rows = trial.betterHalf(rows, sampleRows);
    return {};
  }

  /// Measures rows on one sample. Keeps the outcomes as they are complete, if they are final.
  Result<SampleOutcomes> measure(const SampleDrawer &drawer, std::uint64_t sampleRows,
                                 std::uint32_t sample, const std::vector<std::size_t> &rows,
                                 bool isFinal) {
    const auto drawn = drawer.draw(sample, sampleRows, m_context);
    if (!drawn) return drawn.error();
    if (isFinal) m_result.sampleRows = drawn->rowOfSample.size();
    SampleOutcomes measured{rows, std::vector<std::optional<SweepOutcome>>(rows.size())};
    for (std::size_t begin = 0; begin < rows.size();) {
      const std::size_t end =
          endOfShared(m_result.rows, rows, begin,
                      [](const SweepSetting &a, const SweepSetting &b) { return a.k == b.k; });
      auto done = measureOneK(*drawn, sample, begin, end, measured, isFinal);
      if (!done) return done.error();
      begin = end;
    }
    return measured;
  }

  /// The rows [begin, end) of `measured` share k.
  Result<void> measureOneK(const SweepSampleRows &drawn, std::uint32_t sample, std::size_t begin,
                           std::size_t end, SampleOutcomes &measured, bool isFinal) {
    std::vector<std::pair<std::size_t, std::size_t>> groups;
    for (std::size_t at = begin; at < end;) {
      const std::size_t next =
          std::min(end, endOfShared(m_result.rows, measured.rows, at, sharesSignatures));
      groups.emplace_back(at, next);
      at = next;
    }
    std::optional<SweepSample> prepared;
    if (!recall(drawn, sample, begin, end, measured)) {
      const SweepSetting &setting = m_result.rows[measured.rows[begin]].setting;
      const SweepGrid &grid = m_result.grid;
      auto made =
          assignTo(prepared,
                   SweepSample::prepare(drawn, recipeOfSweep(m_result.recipe, grid, setting.k),
                                        leastThreshold(grid), grid.sampleSeed + sample, m_context));
      if (!made) return made.error();
    }
    return forEachBlock(m_context, groups.size(), 1, [&](const Block &block) -> Result<void> {
      const auto [first, last] = groups[block.begin];
      if (prepared)
        if (auto done = measureGroup(*prepared, drawn, sample, first, last, measured); !done)
          return done;
      if (isFinal)
        for (std::size_t at = first; at < last; ++at)
          if (measured.outcomes[at])
            m_result.rows[measured.rows[at]].outcomes.push_back(*measured.outcomes[at]);
      m_context.advance(last - first);
      return {};
    });
  }

  SweepPlace placeOf(const SweepSampleRows &drawn, std::uint32_t sample,
                     const SweepSetting &setting) const {
    return {drawn.rowOfSample.size(), sample, setting};
  }

  /// Takes the outcomes that are remembered. Returns whether these are all that can be measured.
  bool recall(const SweepSampleRows &drawn, std::uint32_t sample, std::size_t begin,
              std::size_t end, SampleOutcomes &measured) const {
    bool isComplete = true;
    for (std::size_t at = begin; at < end; ++at) {
      const SweepSetting &setting = m_result.rows[measured.rows[at]].setting;
      if (!setting.canRun()) continue;
      if (m_memory != nullptr)
        measured.outcomes[at] = m_memory->find(placeOf(drawn, sample, setting));
      isComplete = isComplete && measured.outcomes[at].has_value();
    }
    return isComplete;
  }

  /// Measures the rows [begin, end), which share their signatures and have no outcome yet. Other
  /// threads write the outcomes of other groups.
  Result<void> measureGroup(const SweepSample &sample, const SweepSampleRows &drawn,
                            std::uint32_t number, std::size_t begin, std::size_t end,
                            SampleOutcomes &measured) const {
    std::vector<std::size_t> left;
    for (std::size_t at = begin; at < end; ++at)
      if (!measured.outcomes[at] && settingAt(measured, at).canRun()) left.push_back(at);
    if (left.empty()) return {};
    const auto made =
        sample.sign(groupOf(settingAt(measured, begin), m_result.recipe, number), m_context);
    if (!made) return made.error();
    const auto allErrors = sample.allErrors(*made, m_context);
    if (!allErrors) return allErrors.error();
    for (std::size_t first = 0; first < left.size();) {
      const BandPlan plan = settingAt(measured, left[first]).plan();
      std::vector<Ratio> thresholds;
      std::size_t last = first;
      for (; last < left.size() && settingAt(measured, left[last]).plan() == plan; ++last)
        thresholds.push_back(settingAt(measured, left[last]).threshold);
      auto outcomes = sample.measure(*made, plan, thresholds, m_context);
      if (!outcomes) return outcomes.error();
      for (std::size_t i = 0; i < outcomes->size(); ++i) {
        SweepOutcome &outcome = (*outcomes)[i];
        outcome.thatDiffer.allError = allErrors->thatDiffer;
        outcome.withIdentical.allError = allErrors->withIdentical;
        measured.outcomes[left[first + i]] = outcome;
      }
      first = last;
    }
    for (const std::size_t at : left) {
      if (m_memory == nullptr) break;
      auto kept =
          m_memory->add(placeOf(drawn, number, settingAt(measured, at)), *measured.outcomes[at]);
      if (!kept) return kept;
    }
    return {};
  }

  const SweepSetting &settingAt(const SampleOutcomes &measured, std::size_t at) const {
    return m_result.rows[measured.rows[at]].setting;
  }

  const Dataset &m_dataset;
  SweepResult &m_result;
  SweepMemory *m_memory;
  const RunContext &m_context;
};

}  // namespace

ConfidenceInterval SweepRow::precision(SweepPairs pairs) const {
  return spreadOver(
      outcomes, [pairs](const SweepOutcome &one) { return one.of(pairs).estimated.precision(); });
}

ConfidenceInterval SweepRow::recall(SweepPairs pairs) const {
  return spreadOver(outcomes,
                    [pairs](const SweepOutcome &one) { return one.of(pairs).estimated.recall(); });
}

ConfidenceInterval SweepRow::f1(SweepPairs pairs) const {
  return spreadOver(outcomes,
                    [pairs](const SweepOutcome &one) { return one.of(pairs).estimated.f1(); });
}

ConfidenceInterval SweepRow::verifiedRecall(SweepPairs pairs) const {
  return spreadOver(outcomes,
                    [pairs](const SweepOutcome &one) { return one.of(pairs).verified.recall(); });
}

ConfidenceInterval SweepRow::seconds() const {
  return spreadOver(outcomes, [](const SweepOutcome &one) { return std::optional(one.seconds()); });
}

ConfidenceInterval SweepRow::bytes() const {
  return spreadOver(outcomes, [](const SweepOutcome &one) {
    return std::optional(static_cast<double>(one.bytes()));
  });
}

Result<void> runSweep(const Dataset &dataset, const Recipe &recipe, const SweepGrid &grid,
                      SweepResult &result, const RunContext &context, const SweepExtras &extras) {
  const auto start = std::chrono::steady_clock::now();
  result = {};
  if (auto valid = validateGrid(grid); !valid) return valid;
  auto request = checkRequest(dataset, recipeOfSweep(recipe, grid, grid.k.front()));
  if (!request) return request.error();
  result.grid = grid;
  result.grid.unit = grid.unit.value_or(recipe.shingle.unit);
  result.recipe = recipe;
  result.recipe.shingle.unit = *result.grid.unit;
  result.known = extras.known;
  result.dataRows = dataset.rowCount();
  for (const SweepSetting &setting : settingsToTry(result.grid)) result.rows.push_back({setting});
  auto done = Sweeper(dataset, result, extras.memory, context).run();
  result.isPartial = !done;
  result.elapsedSeconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return done;
}

bool wasDroppedByFewPairs(const SweepRow &row) {
  return row.dropped && row.dropped->truePairs < kFewTruePairs;
}

bool restsOnFewPairs(const SweepRow &row, SweepPairs pairs) {
  return std::ranges::any_of(row.outcomes, [pairs](const SweepOutcome &outcome) {
    return outcome.of(pairs).truePairs < kFewTruePairs;
  });
}

}  // namespace shinglescope
