// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/run_probe.h"

#include <tsl/robin_map.h>
#include <tsl/robin_set.h>

#include <algorithm>

#include "core/base/sorted_list.h"
#include "core/pipeline/estimate/exact_sample.h"
#include "core/pipeline/signing/signing_pass.h"
#include "core/shingle/shingled_texts.h"
#include "core/signature/text_subset.h"
#include "core/verify/bitmap_filter.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

/// The most bytes of text in the pairs that are compared.
constexpr std::uint64_t kMostTriedBytes = 2U << 20U;
/// The pairs of buckets up to this many times the cap are listed. Larger buckets are certainly
/// capped.
constexpr double kListedCaps = 2;
constexpr double kLeastListed = 4;

/// Signs the drawn texts, then all that are looked at.
class ProbePass {
 public:
  ProbePass(const FindRequest &request, const LookedRows &looked, const RunContext &context)
      : m_input(request.signingInput()),
        m_plan(request.recipe.bandPlan()),
        m_looked(looked),
        m_alone(quietlyAlone(context)),
        m_digests(request.dataset.rowCount()),
        m_occurrences(request.dataset.rowCount()) {}

  Result<void> signDrawn() {
    const auto take = [this](std::size_t first, std::span<const std::uint32_t> keys) {
      for (std::size_t i = 0; i * m_plan.bands < keys.size(); ++i)
        takeDrawn(m_looked.drawn[first + i], keys.subspan(i * m_plan.bands, m_plan.bands));
      return Result<void>{};
    };
    return sign(m_looked.drawn, take);
  }

  Result<void> signSpread(std::size_t mostListed) {
    m_probe.emplace(m_plan.bands, m_keys, m_rows, mostListed, m_looked.firstReference);
    m_seen.reserve(m_looked.spread.size());
    const auto take = [this](std::size_t first, std::span<const std::uint32_t> keys) {
      const double start = threadSeconds();
      for (std::size_t i = 0; i * m_plan.bands < keys.size(); ++i)
        takeSpread(m_looked.spread[first + i], keys.subspan(i * m_plan.bands, m_plan.bands));
      m_lookingSeconds += threadSeconds() - start;
      return Result<void>{};
    };
    const double start = threadSeconds();
    auto done = sign(m_looked.spread, take);
    m_signingSeconds = threadSeconds() - start - m_lookingSeconds;
    return done;
  }

  const BucketProbe &probe() const { return *m_probe; }
  double sampledTexts() const { return static_cast<double>(m_rows.size()); }
  double distinct() const { return static_cast<double>(m_seen.size()); }
  double noted() const { return m_noted; }
  double occurrences() const { return m_noted > 0 ? m_shingles / m_noted : 0; }
  double rowSeconds() const {
    return m_signingSeconds / static_cast<double>(std::max<std::size_t>(m_looked.spread.size(), 1));
  }

 private:
  Result<void> sign(const std::vector<std::uint32_t> &rows, const SigningPass::KeySink &sink) {
    auto pass = SigningPass::create(m_input, m_plan, 1, 1);
    if (!pass) return pass.error();
    return pass->run({m_digests, m_occurrences, nullptr}, sink, m_alone, rows);
  }

  std::uint64_t digestOf(std::uint32_t row) const { return m_digests[row].low; }

  /// A row without keys repeats the text of a row that was already taken.
  void takeDrawn(std::uint32_t row, std::span<const std::uint32_t> keys) {
    const auto number = static_cast<std::uint32_t>(m_rows.size());
    if (m_sampled.contains(digestOf(row)) || m_occurrences[row] == 0) return;
    m_sampled[digestOf(row)] = number;
    m_rows.push_back(row);
    m_keys.insert(m_keys.end(), keys.begin(), keys.end());
  }

  void takeSpread(std::uint32_t row, std::span<const std::uint32_t> keys) {
    if (!m_seen.insert(digestOf(row)).second || m_occurrences[row] == 0) return;
    ++m_noted;
    m_shingles += m_occurrences[row];
    const auto sampled = m_sampled.find(digestOf(row));
    m_probe->note(keys, row,
                  sampled == m_sampled.end() ? BucketProbe::kNotSampled : sampled->second);
  }

  SigningInput m_input;
  BandPlan m_plan;
  const LookedRows &m_looked;
  RunContext m_alone;
  std::vector<Digest128> m_digests;
  std::vector<std::uint32_t> m_occurrences;
  tsl::robin_map<std::uint64_t, std::uint32_t> m_sampled;  ///< numbers in the sample by digest
  tsl::robin_set<std::uint64_t> m_seen;                    ///< digests of texts
  std::vector<std::uint32_t> m_rows;                       ///< of the sample
  std::vector<std::uint32_t> m_keys;                       ///< of the sample, text by text
  std::optional<BucketProbe> m_probe;
  double m_noted = 0;
  double m_shingles = 0;
  double m_signingSeconds = 0;
  double m_lookingSeconds = 0;
};

/// Pairs as indexes into a list of rows, and these rows. Limited to about kMostTriedBytes of text.
struct TriedPairs {
  std::vector<std::uint32_t> rows;
  std::vector<CandidatePair> pairs;
};

TriedPairs choosePairs(const FindRequest &request,
                       std::span<const std::array<std::uint32_t, 2>> pairs) {
  TriedPairs tried;
  std::uint64_t bytes = 0;
  std::string joined;
  tsl::robin_map<std::uint32_t, std::uint32_t> numbers;
  const auto numberOf = [&](std::uint32_t row) {
    const auto [known, isNew] =
        numbers.insert({row, static_cast<std::uint32_t>(tried.rows.size())});
    if (!isNew) return known->second;
    tried.rows.push_back(row);
    bytes += recordText(request.dataset, RecordId{row}, request.columns, joined).size();
    return known->second;
  };
  for (const auto &[a, b] : pairs) {
    if (bytes >= kMostTriedBytes) break;
    const std::uint32_t first = numberOf(a);
    const std::uint32_t second = numberOf(b);
    tried.pairs.push_back({std::min(first, second), std::max(first, second)});
  }
  return tried;
}

/// Returns the pairs that pass the filter of a run.
Result<std::vector<CandidatePair>> passingPairs(const FindRequest &request,
                                                const TextClasses &classes,
                                                const TextSubset &subset,
                                                std::span<const CandidatePair> pairs,
                                                const RunContext &context) {
  const std::vector<std::uint32_t> texts = numbersBelow(classes.textCount());
  std::vector<std::uint32_t> sizes;
  for (const std::uint32_t text : texts)
    sizes.push_back(static_cast<std::uint32_t>(subset.sets[TextId{text}].size()));
  const auto filter = BitmapFilter::make(request.signingInput(), classes, texts, sizes,
                                         std::numeric_limits<std::uint64_t>::max(), context);
  if (!filter) return filter.error();
  return filter->passing(pairs, request.recipe.effectiveFloor(), context);
}

}  // namespace

Result<RunProbe> probeRun(const FindRequest &request, const LookedRows &looked,
                          const CellTexts &texts, const RunContext &context) {
  ProbePass pass(request, looked, context);
  if (auto done = pass.signDrawn(); !done) return done.error();
  const double listed = kListedCaps * static_cast<double>(kBucketCap) * pass.sampledTexts() /
                        std::max(texts.distinct, 1.0);
  if (auto done = pass.signSpread(static_cast<std::size_t>(std::max(listed, kLeastListed))); !done)
    return done.error();
  RunProbe probe;
  probe.texts = pass.distinct();
  if (!looked.isAll) {
    const auto spread = distinctSpread(looked, context);
    if (!spread) return spread.error();
    probe.texts *= texts.distinct / *spread;
  }
  probe.comparedTexts = probe.texts * pass.noted() / std::max(pass.distinct(), 1.0);
  probe.sampledTexts = pass.sampledTexts();
  probe.occurrences = pass.occurrences();
  probe.rowSeconds = pass.rowSeconds();
  probe.buckets = pass.probe().figures(probe.comparedTexts, pass.noted());
  return probe;
}

Result<PairTrial> tryPairs(const FindRequest &request,
                           std::span<const std::array<std::uint32_t, 2>> pairs,
                           const RunContext &context) {
  PairTrial trial;
  const TriedPairs tried = choosePairs(request, pairs);
  if (tried.pairs.empty()) return trial;
  const Recipe &recipe = request.recipe;
  TextClasses classes;  // each row counts as a separate text
  classes.rows = tried.rows;
  classes.rowOffsets = numbersBelow(tried.rows.size() + 1);
  const std::vector<std::uint32_t> texts = numbersBelow(tried.rows.size());
  RunContext alone;
  alone.stop = context.stop;
  const bool isExact = recipe.verification == Verification::Exact;
  const double start = threadSeconds();
  const auto subset =
      makeTextSubset(request.signingInput(), classes, texts, {isExact, true}, alone);
  if (!subset) return subset.error();
  const double made = threadSeconds();
  std::vector<CandidatePair> passing = tried.pairs;
  if (isExact) {
    auto done = assignTo(passing, passingPairs(request, classes, *subset, tried.pairs, alone));
    if (!done) return done.error();
    trial.bitmapSeconds = (threadSeconds() - made) / static_cast<double>(texts.size());
  }
  const double filtered = threadSeconds();
  VerifiedPairs verified;
  const auto scoreAll = isExact ? verifyCandidates : estimateCandidates;
  auto done =
      scoreAll(passing, *subset, recipe.bandPlan(), recipe.effectiveFloor(), alone, verified);
  if (!done) return done.error();
  trial.pairs = static_cast<double>(tried.pairs.size());
  trial.passing = static_cast<double>(passing.size());
  trial.textSeconds = (made - start) / static_cast<double>(texts.size());
  trial.pairSeconds = (threadSeconds() - filtered) / std::max(trial.passing, 1.0);
  trial.shingles =
      static_cast<double>(subset->sets.values.size()) / static_cast<double>(texts.size());
  trial.scored = static_cast<double>(verified.pairs.size());
  const auto isLink = [&recipe](const ScoredPair &pair) {
    return isScoreAtLeast(pair, recipe.signature.numHashes, recipe.threshold);
  };
  trial.linked = static_cast<double>(std::ranges::count_if(verified.pairs, isLink));
  return trial;
}

}  // namespace shinglescope
