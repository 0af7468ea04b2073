// SPDX-License-Identifier: MIT
#include "core/lesson/model/convergence.h"

#include <cmath>
#include <numeric>

#include "core/base/hash.h"
#include "core/base/parallel.h"
#include "core/signature/min_hasher.h"
#include "core/tune/comparison/estimator_study.h"

namespace shinglescope {
namespace {

using Sets = std::vector<std::vector<std::uint64_t>>;
using Signatures = std::vector<std::vector<std::uint32_t>>;

Sets shingleSets(const LessonTables &tables) {
  Sets sets(tables.documents.size());
  for (const LessonRow &row : tables.rows)
    for (std::size_t document = 0; document < sets.size(); ++document)
      if (row.isIn(document)) sets[document].push_back(row.hash);
  return sets;
}

/// The seeds must not overlap: a family draws its hashes from consecutive numbers.
std::uint64_t seedOf(std::uint64_t seed, std::size_t which) {
  return which == 0 ? seed : mix64(seed + which);
}

Result<Signatures> signSets(const Sets &sets, std::uint64_t seed, const RunContext &context) {
  const auto hasher = MinHasher::create({PermutationScheme::Rehash, kConvergenceHashes, seed});
  if (!hasher) return hasher.error();
  Signatures signatures(sets.size());
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if (context.isCancelled()) return cancelledError();
    signatures[i].resize(kConvergenceHashes);
    hasher->sign(sets[i], signatures[i]);
  }
  return signatures;
}

/// The lesson's signatures, continued as if it had more hashes.
Result<Signatures> ownSignatures(const LessonTables &tables, const PermutationSpec &permutations,
                                 const RunContext &context) {
  if (permutations.kind == LessonPermutations::Columns) return tables.signatures;
  PermutationSpec more = permutations;
  more.numHashes = std::max(tables.numHashes(), kMaxLessonHashes);
  const auto columns = makeLessonColumns(more, tables.rows, context);
  if (!columns) return columns.error();
  return signaturesBy(*columns, tables.rows, tables.documents.size(), context);
}

/// Replaces the first values of the signatures with the lesson's own.
void putInFront(const Signatures &own, Signatures &signatures) {
  for (std::size_t i = 0; i < own.size(); ++i) std::ranges::copy(own[i], signatures[i].begin());
}

std::uint32_t equalAmong(const Signatures &signatures, const PairConvergence &pair,
                         std::uint32_t numHashes) {
  return equalPositions(std::span(signatures[pair.a]).first(numHashes),
                        std::span(signatures[pair.b]).first(numHashes));
}

void followEstimates(const Signatures &signatures, PairConvergence &pair) {
  std::uint32_t equal = 0;
  for (std::uint32_t i = 0; i < kConvergenceHashes; ++i) {
    equal += signatures[pair.a][i] == signatures[pair.b][i] ? 1 : 0;
    pair.estimates.push_back(static_cast<double>(equal) / (i + 1));
  }
}

Result<void> addBands(Convergence &convergence, const RunContext &context) {
  return forEachBlock(
      context, convergence.pairs.size(), 1, [&](const Block &block) -> Result<void> {
        PairConvergence &pair = convergence.pairs[block.begin];
        for (std::uint32_t numHashes = 1; numHashes <= kConvergenceHashes; ++numHashes) {
          if (context.isCancelled()) return cancelledError();
          pair.band95.push_back(estimateBand95(pair.jaccard, numHashes));
        }
        return {};
      });
}

}  // namespace

double EstimateInterval::mean() const {
  return std::accumulate(estimates.begin(), estimates.end(), 0.0) /
         static_cast<double>(std::max<std::size_t>(1, estimates.size()));
}

double EstimateInterval::deviation() const {
  const double centre = mean();
  double sum = 0;
  for (const double estimate : estimates) sum += (estimate - centre) * (estimate - centre);
  return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, estimates.size())));
}

Result<Convergence> convergenceOf(const LessonTables &tables, const PermutationSpec &permutations,
                                  const RunContext &context) {
  Convergence convergence;
  for (const LessonPair &pair : tables.pairs) {
    if (tables.documents[pair.a].size == 0 || tables.documents[pair.b].size == 0) continue;
    PairConvergence made{pair.a, pair.b, pair.jaccard(), {}, {}, {}};
    for (const std::uint32_t numHashes : kSpreadHashes)
      made.spreads.push_back({numHashes, std::vector<double>(kSpreadSeeds)});
    convergence.pairs.push_back(std::move(made));
  }
  if (convergence.pairs.empty()) return convergence;
  context.startStage(Stage::Signing, WorkUnit::Seeds, kSpreadSeeds);
  const Sets sets = shingleSets(tables);
  const auto own = ownSignatures(tables, permutations, context);
  if (!own) return own.error();
  auto signedAll = forEachBlock(context, kSpreadSeeds, 1, [&](const Block &block) -> Result<void> {
    auto signatures = signSets(sets, seedOf(permutations.seed, block.begin), context);
    if (!signatures) return signatures.error();
    if (block.begin == 0) putInFront(*own, *signatures);
    for (PairConvergence &pair : convergence.pairs) {
      if (block.begin == 0) followEstimates(*signatures, pair);
      for (EstimateInterval &spread : pair.spreads)
        spread.estimates[block.begin] =
            static_cast<double>(equalAmong(*signatures, pair, spread.numHashes)) / spread.numHashes;
    }
    context.advance(1);
    return {};
  });
  if (!signedAll) return signedAll.error();
  for (PairConvergence &pair : convergence.pairs)
    for (EstimateInterval &spread : pair.spreads) std::ranges::sort(spread.estimates);
  if (auto bands = addBands(convergence, context); !bands) return bands.error();
  return convergence;
}

}  // namespace shinglescope
