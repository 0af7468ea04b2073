// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep_sample.h"

#include "core/lsh/band_keys.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/candidate_generator.h"
#include "core/pipeline/estimate/exact_sample.h"
#include "core/shingle/shingler.h"
#include "core/signature/min_hasher.h"
#include "core/text/text_preparation.h"
#include "core/verify/exact_join.h"
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

Result<SweepSample> SweepSample::prepare(std::shared_ptr<const Dataset> rows, Recipe recipe,
                                         const Ratio &floor, std::uint64_t errorSeed,
                                         const RunContext &context) {
  const RunContext quiet = quietly(context);
  SweepSample sample;
  auto texts = makeExactSets(*rows, recipe, quiet);
  if (!texts) return texts.error();
  sample.m_rows = std::move(rows);
  sample.m_texts = std::make_shared<const ExactSets>(*std::move(texts));
  if (auto prepared = assignTo(sample.m_prepared, prepareTexts(*sample.m_texts, quiet)); !prepared)
    return prepared.error();
  auto joined = exactJoin(sample.m_texts->sets(), floor, quiet, sample.m_texts->scope);
  if (!joined) return joined.error();
  sample.m_truth = std::move(joined->pairs);
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
    scoreOnSets(m_texts->sets(), pair);
  }
  found.verifySeconds = lap();
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
    errors.add(static_cast<double>(pair.equalPositions) / made.signatures.numHashes(),
               pair.jaccard(), static_cast<double>(m_texts->rowPairsOf(pair.textA, pair.textB)));
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
  for (const ScoredPair &pair : m_truth)
    if (isAtLeast(pair.intersection, pair.unionSize, threshold))
      figures.truePairs += m_texts->rowPairsOf(pair.textA, pair.textB);
  for (const ScoredPair &pair : candidates.pairs) {
    const std::uint64_t rows = m_texts->rowPairsOf(pair.textA, pair.textB);
    const bool isTrue = isAtLeast(pair.intersection, pair.unionSize, threshold);
    if (isTrue) figures.verified.truePositives += rows;
    if (!isAtLeast(pair.equalPositions, numHashes, threshold)) continue;
    (isTrue ? figures.estimated.truePositives : figures.estimated.falsePositives) += rows;
  }
  figures.estimated.falseNegatives = figures.truePairs - figures.estimated.truePositives;
  figures.verified.falseNegatives = figures.truePairs - figures.verified.truePositives;
  return figures;
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
    figures.truePairs += outcome.identicalPairs;
    figures.estimated.truePositives += outcome.identicalPairs;
    figures.verified.truePositives += outcome.identicalPairs;
    outcome.withIdentical = figures;
  }
  return outcomes;
}

}  // namespace shinglescope
