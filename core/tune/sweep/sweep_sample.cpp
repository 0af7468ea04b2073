// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep_sample.h"

#include "core/lsh/band_keys.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/candidate_generator.h"
#include "core/pipeline/estimate/exact_sample.h"
#include "core/shingle/shingler.h"
#include "core/signature/min_hasher.h"
#include "core/text/text_preparation.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

constexpr std::size_t kSweepSamplePairsPerPoll = 256;

Result<std::vector<std::string>> prepareTexts(const ExactSets &texts, const RunContext &context) {
  auto preparer = TextPreparer::create(texts.recipe.preparation);
  if (!preparer) return preparer.error();
  std::vector<std::string> prepared;
  std::string joined;
  TextWatch watch(context);
  for (std::uint32_t text = 0; text < texts.classes().textCount(); ++text) {
    const RecordId row = texts.classes().firstRow(TextId{text});
    const std::string_view raw = recordText(*texts.dataset, row, texts.columns, joined);
    if (watch.isCancelledAt(raw.size())) return cancelledError();
    prepared.emplace_back(preparer->prepare(raw));
  }
  return prepared;
}

}  // namespace

Result<SweepSample> SweepSample::prepare(const SweepSampleRows &rows, const Recipe &recipe,
                                         const Ratio &floor, std::uint64_t errorSeed,
                                         const RunContext &context) {
  const RunContext quiet = quietly(context);
  SweepSample sample;
  auto texts = makeExactSets(*rows.dataset, recipe, quiet, rows.common);
  if (!texts) return texts.error();
  sample.m_rows = rows.dataset;
  sample.m_texts = std::make_shared<const ExactSets>(*std::move(texts));
  if (auto prepared = assignTo(sample.m_prepared, prepareTexts(*sample.m_texts, quiet)); !prepared)
    return prepared.error();
  auto truth = rows.known != nullptr
                   ? PairTruth::ofKnown(sample.m_texts, *rows.known, rows.rowOfSample, quiet)
                   : PairTruth::ofSimilarity(sample.m_texts, floor, quiet);
  if (!truth) return truth.error();
  sample.m_truth = *std::move(truth);
  auto errors = AllPairsError::prepare(*sample.m_texts, errorSeed, quiet);
  if (!errors) return errors.error();
  sample.m_errors = *std::move(errors);
  return sample;
}

Result<SweepSample::Signed> SweepSample::sign(const SignatureGroup &group,
                                              const RunContext &context) const {
  const auto hasher = MinHasher::create(group.signature);
  if (!hasher) return hasher.error();
  ShingleOptions shingling = m_texts->recipe.shingle;
  shingling.hash = group.hash;
  Shingler shingler(shingling);
  Signed made{SignatureMatrix(m_prepared.size(), group.signature.numHashes), 0};
  TextWatch watch(context);
  const double start = threadSeconds();
  for (std::uint32_t text = 0; text < m_prepared.size(); ++text) {
    if (watch.isCancelledAt(m_prepared[text].size())) return cancelledError();
    hasher->sign(shingler.shingleHashes(m_prepared[text]), made.signatures.row(TextId{text}));
  }
  made.seconds = threadSeconds() - start;
  return made;
}

Result<SweepSample::Candidates> SweepSample::candidatesOf(const Signed &made, const BandPlan &plan,
                                                          const RunContext &context) const {
  const RunContext alone = quietlyAlone(context);
  Candidates found;
  double start = threadSeconds();
  const auto lap = [&start] {
    const double began = start;
    start = threadSeconds();
    return start - began;
  };
  const auto keys = makeBandKeys(made.signatures, plan, alone);
  if (!keys) return keys.error();
  const auto candidates = generateCandidates(*keys, m_texts->withShingles, alone, m_texts->scope);
  if (!candidates) return candidates.error();
  found.indexSeconds = lap();
  std::size_t looked = 0;
  for (const CandidatePair &candidate : candidates->pairs) {
    if (++looked % kSweepSamplePairsPerPoll == 0 && alone.isCancelled()) return cancelledError();
    const auto pair = confirmCandidate(candidate, made.signatures[TextId{candidate.a}],
                                       made.signatures[TextId{candidate.b}], plan);
    if (pair) found.pairs.push_back(*pair);
  }
  found.querySeconds = lap();
  for (ScoredPair &pair : found.pairs) {
    if (++looked % kSweepSamplePairsPerPoll == 0 && alone.isCancelled()) return cancelledError();
    scoreOnSets(m_texts->sets(), m_texts->recipe.measure, pair);
  }
  found.verifySeconds = lap();
  m_texts->removeIdentical(found.pairs);
  found.pairsNotExamined = candidates->tally.report(candidates->pairs).pairsNotExamined;
  return found;
}

SweepOutcome SweepSample::costsOf(const Signed &made, const BandPlan &plan,
                                  const Candidates &candidates) const {
  const std::uint64_t texts = m_prepared.size();
  SweepOutcome outcome;
  outcome.candidates = candidates.pairs.size();
  outcome.identicalPairs = m_texts->identicalRowPairs();
  ErrorTally errors;
  for (const ScoredPair &pair : candidates.pairs) {
    errors.add(m_texts->estimateOf(pair, made.signatures.numHashes()), pair.similarity(),
               static_cast<double>(m_texts->rowPairsOf(pair.textA, pair.textB)));
  }
  outcome.thatDiffer.candidateError = errors.summary();
  // Equal texts share every band, and both scores are 1.
  errors.add(1, 1, static_cast<double>(outcome.identicalPairs));
  outcome.withIdentical.candidateError = errors.summary();
  outcome.signSeconds = made.seconds;
  outcome.indexSeconds = candidates.indexSeconds;
  outcome.querySeconds = candidates.querySeconds;
  outcome.verifySeconds = candidates.verifySeconds;
  outcome.pairsNotExamined = candidates.pairsNotExamined;
  outcome.signatureBytes = texts * made.signatures.numHashes() * sizeof(std::uint32_t);
  outcome.indexBytes = texts * plan.bands * sizeof(BandEntry);
  return outcome;
}

SweepFigures SweepSample::countMatches(const Candidates &candidates, std::uint32_t numHashes,
                                       const Ratio &threshold) const {
  SweepFigures figures;
  figures.truePairs = m_truth.matches(threshold);
  const auto report = [](MatchCounts &counts, const TruthCounts &rows) {
    counts.truePositives += rows.matches;
    counts.falsePositives += rows.others;
  };
  for (const ScoredPair &pair : candidates.pairs) {
    const TruthCounts rows = m_truth.of(pair, threshold);
    if (isAtLeast(pair.intersection, pair.whole, threshold)) report(figures.verified, rows);
    if (m_texts->isEstimateAtLeast(pair, numHashes, threshold)) report(figures.estimated, rows);
  }
  figures.estimated.falseNegatives = figures.truePairs - figures.estimated.truePositives;
  figures.verified.falseNegatives = figures.truePairs - figures.verified.truePositives;
  return figures;
}

void SweepSample::addIdentical(SweepFigures &figures) const {
  const TruthCounts rows = m_truth.identical();
  figures.truePairs += rows.matches + m_truth.identicalMissed();
  for (MatchCounts *counts : {&figures.estimated, &figures.verified}) {
    counts->truePositives += rows.matches;
    counts->falsePositives += rows.others;
    counts->falseNegatives += m_truth.identicalMissed();
  }
}

Result<std::vector<SweepOutcome>> SweepSample::measure(const Signed &made, const BandPlan &plan,
                                                       const std::vector<Ratio> &thresholds,
                                                       const RunContext &context) const {
  const auto candidates = candidatesOf(made, plan, context);
  if (!candidates) return candidates.error();
  std::vector<SweepOutcome> outcomes(thresholds.size(), costsOf(made, plan, *candidates));
  for (std::size_t i = 0; i < thresholds.size(); ++i) {
    SweepOutcome &outcome = outcomes[i];
    SweepFigures figures = countMatches(*candidates, made.signatures.numHashes(), thresholds[i]);
    figures.candidateError = outcome.thatDiffer.candidateError;
    outcome.thatDiffer = figures;
    figures.candidateError = outcome.withIdentical.candidateError;
    addIdentical(figures);
    outcome.withIdentical = figures;
  }
  return outcomes;
}

}  // namespace shinglescope
