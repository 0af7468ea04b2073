#include "core/tune/sweep_sample.h"

#include "core/lsh/band_keys.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/candidate_generator.h"
#include "core/pipeline/exact_sample.h"
#include "core/shingle/shingler.h"
#include "core/signature/min_hasher.h"
#include "core/text/text_preparation.h"
#include "core/verify/exact_join.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextsPerPoll = 64;
constexpr std::size_t kPairsPerPoll = 1024;

Result<std::vector<std::string>> prepareTexts(const TunedTexts &texts, const RunContext &context) {
  auto preparer = TextPreparer::create(texts.recipe.preparation);
  if (!preparer) return preparer.error();
  std::vector<std::string> prepared;
  std::string joined;
  for (std::uint32_t text = 0; text < texts.classes().textCount(); ++text) {
    if (text % kTextsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const RecordId row = texts.classes().firstRow(TextId{text});
    prepared.emplace_back(
        preparer->prepare(recordText(*texts.dataset, row, texts.columns, joined)));
  }
  return prepared;
}

RunContext oneThread(const RunContext &context) {
  RunContext alone = quietly(context);
  alone.threads = 1;
  return alone;
}

}  // namespace

Result<SweepSample> SweepSample::prepare(std::shared_ptr<const Dataset> rows, Recipe recipe,
                                         const Ratio &floor, std::uint64_t errorSeed,
                                         const RunContext &context) {
  const RunContext quiet = quietly(context);
  SweepSample sample;
  auto texts = makeTunedTexts(*rows, recipe, quiet);
  if (!texts) return texts.error();
  sample.m_rows = std::move(rows);
  sample.m_texts = std::make_shared<const TunedTexts>(*std::move(texts));
  auto prepared = prepareTexts(*sample.m_texts, quiet);
  if (!prepared) return prepared.error();
  sample.m_prepared = *std::move(prepared);
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
  Signed made{SignatureMatrix(m_prepared.size(), group.signature.hashes), 0};
  const double start = threadSeconds();
  for (std::uint32_t text = 0; text < m_prepared.size(); ++text) {
    if (text % kTextsPerPoll == 0 && context.isCancelled()) return cancelledError();
    hasher->sign(shingler.shingleHashes(m_prepared[text]), made.signatures.row(TextId{text}));
  }
  made.seconds = threadSeconds() - start;
  return made;
}

Result<SweepSample::Candidates> SweepSample::candidatesOf(const Signed &made, const BandPlan &plan,
                                                          const RunContext &context) const {
  const RunContext alone = oneThread(context);
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
    if (++looked % kPairsPerPoll == 0 && alone.isCancelled()) return cancelledError();
    ScoredPair pair{{candidate.a}, {candidate.b}};
    const auto a = made.signatures[pair.textA];
    const auto b = made.signatures[pair.textB];
    pair.sharedBands = static_cast<std::uint16_t>(countSharedBands(a, b, plan));
    if (pair.sharedBands == 0) continue;  // keys that collided
    pair.equalPositions = static_cast<std::uint16_t>(equalPositions(a, b));
    found.pairs.push_back(pair);
  }
  found.querySeconds = lap();
  for (ScoredPair &pair : found.pairs) {
    if (++looked % kPairsPerPoll == 0 && alone.isCancelled()) return cancelledError();
    const auto a = m_texts->sets()[pair.textA];
    const auto b = m_texts->sets()[pair.textB];
    pair.intersection = intersectionSize(a, b);
    pair.unionSize = static_cast<std::uint32_t>(a.size() + b.size()) - pair.intersection;
  }
  found.verifySeconds = lap();
  found.pairsNotExamined = candidates->tally.report(candidates->pairs).pairsNotExamined;
  return found;
}

SweepOutcome SweepSample::judge(const Candidates &candidates, std::uint32_t hashes,
                                const Ratio &threshold) const {
  SweepOutcome outcome;
  const std::uint64_t identical = m_texts->identicalRowPairs();
  outcome.matches = identical;
  for (const ScoredPair &pair : m_truth)
    if (isAtLeast(pair.intersection, pair.unionSize, threshold))
      outcome.matches += m_texts->rowPairsOf(pair.textA, pair.textB);
  // Equal texts share every band, and both scores are 1.
  outcome.candidates = identical;
  outcome.estimated.truePositives = identical;
  outcome.verified.truePositives = identical;
  ErrorTally errors;
  errors.add(1, 1, static_cast<double>(identical));
  for (const ScoredPair &pair : candidates.pairs) {
    const std::uint64_t rows = m_texts->rowPairsOf(pair.textA, pair.textB);
    outcome.candidates += rows;
    errors.add(static_cast<double>(pair.equalPositions) / hashes, pair.jaccard(),
               static_cast<double>(rows));
    const bool isTrue = isAtLeast(pair.intersection, pair.unionSize, threshold);
    if (isTrue) outcome.verified.truePositives += rows;
    if (!isAtLeast(pair.equalPositions, hashes, threshold)) continue;
    (isTrue ? outcome.estimated.truePositives : outcome.estimated.falsePositives) += rows;
  }
  outcome.estimated.falseNegatives = outcome.matches - outcome.estimated.truePositives;
  outcome.verified.falseNegatives = outcome.matches - outcome.verified.truePositives;
  outcome.candidateError = errors.summary();
  return outcome;
}

Result<std::vector<SweepOutcome>> SweepSample::measure(const Signed &made, const BandPlan &plan,
                                                       const std::vector<Ratio> &thresholds,
                                                       const RunContext &context) const {
  const auto candidates = candidatesOf(made, plan, context);
  if (!candidates) return candidates.error();
  const std::uint64_t texts = m_prepared.size();
  std::vector<SweepOutcome> outcomes;
  for (const Ratio &threshold : thresholds) {
    SweepOutcome outcome = judge(*candidates, made.signatures.hashes(), threshold);
    outcome.signSeconds = made.seconds;
    outcome.indexSeconds = candidates->indexSeconds;
    outcome.querySeconds = candidates->querySeconds;
    outcome.verifySeconds = candidates->verifySeconds;
    outcome.pairsNotExamined = candidates->pairsNotExamined;
    outcome.signatureBytes = texts * made.signatures.hashes() * sizeof(std::uint32_t);
    outcome.indexBytes = texts * plan.bands * sizeof(BandEntry);
    outcomes.push_back(outcome);
  }
  return outcomes;
}

}  // namespace shinglescope
