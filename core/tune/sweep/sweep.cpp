// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep.h"

#include <algorithm>
#include <chrono>

#include "core/base/parallel.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/run/find_run.h"
#include "core/signature/min_hasher.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/sweep/sweep_sample.h"

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

Ratio leastThreshold(const SweepGrid &grid) { return *std::ranges::min_element(grid.thresholds); }

/// The recipe without the fields that a sweep does not allow.
Recipe commonRecipe(const Recipe &recipe, std::uint32_t k) {
  Recipe common = recipe;
  common.shingle.k = k;
  common.shingle.stop.reset();
  common.floor.reset();
  return common;
}

Result<RowSampler> makeSampler(const Dataset &dataset, const Recipe &recipe, const SweepGrid &grid,
                               const RunContext &context) {
  return RowSampler::create(dataset, commonRecipe(recipe, grid.k.front()), grid.drawn, context);
}

Result<std::vector<std::uint32_t>> sampleRows(const RowSampler &sampler, const SweepGrid &grid,
                                              std::uint32_t sample, const RunContext &context) {
  return sampler.draw(grid.rows, grid.sampleSeed + sample, leastThreshold(grid), context);
}

SignatureGroup groupOf(const SweepSetting &setting, const Recipe &recipe, std::uint32_t sample) {
  return {setting.hash, {setting.scheme, setting.numHashes, recipe.signature.seed + sample}};
}

/// Runs all samples of a sweep. Lives for one call.
class Sweeper {
 public:
  Sweeper(const Dataset &dataset, SweepResult &result, const RunContext &context)
      : m_dataset(dataset), m_result(result), m_context(context) {}

  Result<void> run() {
    const SweepGrid &grid = m_result.grid;
    const auto sampler = makeSampler(m_dataset, m_result.recipe, grid, m_context);
    if (!sampler) return sampler.error();
    m_context.startStage(Stage::Sweeping, WorkUnit::Settings, m_result.rows.size() * grid.samples);
    const std::size_t ofOneK = m_result.rows.size() / grid.k.size();
    for (std::uint32_t sample = 0; sample < grid.samples; ++sample) {
      const auto drawn = sampleRows(*sampler, grid, sample, m_context);
      if (!drawn) return drawn.error();
      const auto rows = copyRows(m_dataset, *drawn);
      m_result.sampleRows = rows->rowCount();
      for (std::size_t i = 0; i < grid.k.size(); ++i)
        if (auto done = runOneK(rows, i * ofOneK, ofOneK, sample); !done) return done;
      ++m_result.samplesDone;
    }
    return {};
  }

 private:
  /// The settings [first, first + count) of the result share k.
  Result<void> runOneK(const std::shared_ptr<const Dataset> &rows, std::size_t first,
                       std::size_t count, std::uint32_t sample) {
    const SweepGrid &grid = m_result.grid;
    const Recipe recipe = commonRecipe(m_result.recipe, m_result.rows[first].setting.k);
    const auto prepared = SweepSample::prepare(rows, recipe, leastThreshold(grid),
                                               grid.sampleSeed + sample, m_context);
    if (!prepared) return prepared.error();
    const std::size_t ofOneGroup = grid.bands.size() * grid.thresholds.size();
    return forEachBlock(m_context, count, ofOneGroup, [&](const Block &block) {
      return runGroup(*prepared, std::span(m_result.rows).subspan(first + block.begin, ofOneGroup),
                      sample);
    });
  }

  /// Runs settings that share their signatures. Other threads write the rows of other groups.
  Result<void> runGroup(const SweepSample &sample, std::span<SweepRow> rows,
                        std::uint32_t number) const {
    const auto made =
        sample.sign(groupOf(rows.front().setting, m_result.recipe, number), m_context);
    if (!made) return made.error();
    const auto allErrors = sample.allErrors(*made, m_context);
    if (!allErrors) return allErrors.error();
    const std::size_t thresholds = m_result.grid.thresholds.size();
    std::vector<std::vector<SweepOutcome>> outcomes;
    for (std::size_t at = 0; at < rows.size(); at += thresholds) {
      const SweepSetting &setting = rows[at].setting;
      outcomes.emplace_back();
      if (setting.canRun()) {
        auto measured = sample.measure(*made, setting.plan(), m_result.grid.thresholds, m_context);
        if (!measured) return measured.error();
        outcomes.back() = *std::move(measured);
      }
      m_context.advance(thresholds);
    }
    for (std::size_t at = 0; at < rows.size(); ++at) {
      if (outcomes[at / thresholds].empty()) continue;
      SweepOutcome &outcome = outcomes[at / thresholds][at % thresholds];
      outcome.thatDiffer.allError = allErrors->thatDiffer;
      outcome.withIdentical.allError = allErrors->withIdentical;
      rows[at].outcomes.push_back(outcome);
    }
    return {};
  }

  const Dataset &m_dataset;
  SweepResult &m_result;
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
                      SweepResult &result, const RunContext &context) {
  const auto start = std::chrono::steady_clock::now();
  result = {};
  if (auto valid = validateGrid(grid); !valid) return valid;
  if (auto request = checkRequest(dataset, commonRecipe(recipe, grid.k.front())); !request)
    return request.error();
  result.grid = grid;
  result.recipe = recipe;
  result.dataRows = dataset.rowCount();
  for (const SweepSetting &setting : settingsOf(grid)) result.rows.push_back({setting, {}});
  auto done = Sweeper(dataset, result, context).run();
  result.isPartial = !done;
  result.elapsedSeconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return done;
}

namespace {

/// Lists the row pairs of texts, by row.
class PairLister {
 public:
  PairLister(const SweepSample &sample, const SweepSetting &setting,
             const std::vector<std::uint32_t> &rowOfSample, std::size_t most)
      : m_classes(sample.texts().classes()),
        m_setting(setting),
        m_rowOfSample(rowOfSample),
        m_most(most) {}

  void add(TextId a, TextId b, const ScoredPair &scored, bool isCandidate) {
    SweepPair pair;
    pair.jaccard = scored.jaccard();
    pair.estimate = static_cast<double>(scored.equalPositions) / m_setting.numHashes;
    pair.isCandidate = isCandidate;
    const bool isTrue = isAtLeast(scored.intersection, scored.unionSize, m_setting.threshold);
    const bool isFound =
        isCandidate && isAtLeast(scored.equalPositions, m_setting.numHashes, m_setting.threshold);
    pair.fate = isFound ? (isTrue ? SweepFate::TruePositive : SweepFate::FalsePositive)
                        : (isTrue ? SweepFate::FalseNegative : SweepFate::TrueNegative);
    for (const std::uint32_t rowA : m_classes.rowsOf(a)) {
      for (const std::uint32_t rowB : m_classes.rowsOf(b)) {
        if (a == b && rowA >= rowB) continue;
        pair.rowA = {m_rowOfSample[std::min(rowA, rowB)]};
        pair.rowB = {m_rowOfSample[std::max(rowA, rowB)]};
        m_pairs.push_back(pair);
      }
    }
    if (m_pairs.size() > 2 * m_most + 1'000'000) keepFirst();
  }

  std::vector<SweepPair> take() {
    keepFirst();
    return std::move(m_pairs);
  }

 private:
  void keepFirst() {
    std::ranges::sort(m_pairs, {},
                      [](const SweepPair &pair) { return std::pair(pair.rowA, pair.rowB); });
    if (m_pairs.size() > m_most) m_pairs.resize(m_most);
  }

  const TextClasses &m_classes;
  const SweepSetting &m_setting;
  const std::vector<std::uint32_t> &m_rowOfSample;
  std::size_t m_most;
  std::vector<SweepPair> m_pairs;
};

}  // namespace

Result<std::vector<SweepPair>> listSweepPairs(const Dataset &dataset, const Recipe &recipe,
                                              const SweepGrid &grid, const SweepPairsAsked &asked,
                                              const RunContext &context) {
  const SweepSetting &setting = asked.setting;
  if (!setting.canRun()) return badParameter({MessageId::SettingCannotRun, {}});
  const auto sampler = makeSampler(dataset, recipe, grid, context);
  if (!sampler) return sampler.error();
  const auto rows = sampleRows(*sampler, grid, asked.sample, context);
  if (!rows) return rows.error();
  const auto prepared =
      SweepSample::prepare(copyRows(dataset, *rows), commonRecipe(recipe, setting.k),
                           setting.threshold, grid.sampleSeed + asked.sample, context);
  if (!prepared) return prepared.error();
  const auto made = prepared->sign(groupOf(setting, recipe, asked.sample), context);
  if (!made) return made.error();
  auto candidates = prepared->candidatesOf(*made, setting.plan(), context);
  if (!candidates) return candidates.error();
  PairLister lister(*prepared, setting, *rows, asked.most);
  const auto textsOf = [](const ScoredPair &pair) { return std::pair(pair.textA, pair.textB); };
  for (const ScoredPair &pair : candidates->pairs) lister.add(pair.textA, pair.textB, pair, true);
  for (ScoredPair pair : prepared->truth()) {
    if (std::ranges::binary_search(candidates->pairs, textsOf(pair), {}, textsOf)) continue;
    pair.equalPositions = static_cast<std::uint16_t>(
        equalPositions(made->signatures[pair.textA], made->signatures[pair.textB]));
    lister.add(pair.textA, pair.textB, pair, false);
  }
  if (asked.pairs == SweepPairs::ThatDiffer) return lister.take();
  for (const std::uint32_t text : prepared->texts().withShingles) {
    ScoredPair same{{text}, {text}, 1, 1, static_cast<std::uint16_t>(setting.numHashes), 0};
    lister.add({text}, {text}, same, true);
  }
  return lister.take();
}

bool restsOnFewPairs(const SweepRow &row, SweepPairs pairs) {
  return std::ranges::any_of(row.outcomes, [pairs](const SweepOutcome &outcome) {
    return outcome.of(pairs).truePairs < kFewTruePairs;
  });
}

}  // namespace shinglescope
