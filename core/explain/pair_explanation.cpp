// SPDX-License-Identifier: MIT
#include "core/explain/pair_explanation.h"

#include <algorithm>
#include <string>

#include "core/explain/row_signer.h"
#include "core/lsh/s_curve.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

using Signature = std::vector<std::uint32_t>;

struct SignedRow {
  std::string text;  ///< prepared
  std::vector<std::uint64_t> set;
  Signature signature;  ///< empty without a shingle
};

Result<void> checkRow(const Dataset &dataset, RecordId row) {
  if (row.value < dataset.rowCount()) return {};
  if (dataset.rowCount() == 0) return badParameter({MessageId::NoRowToExplain, {}});
  return badParameter({MessageId::RowOutOfRange, {row.value, dataset.rowCount() - 1}});
}

SignedRow signRow(RowSigner &signer, RecordId row, std::uint32_t numHashes) {
  SignedRow result;
  result.text = signer.preparedText(row);
  signer.setOf(result.text, result.set);
  result.signature.resize(numHashes);
  if (!signer.sign(result.text, result.signature)) result.signature.clear();
  return result;
}

void explainSets(PairExplanation &explanation, const SignedRow &a, const SignedRow &b,
                 const Recipe &recipe) {
  explanation.isOneText = a.text == b.text;
  explanation.shinglesA = a.set.size();
  explanation.shinglesB = b.set.size();
  explanation.intersection = intersectionSize(a.set, b.set);
  explanation.unionSize = a.set.size() + b.set.size() - explanation.intersection;
  if (explanation.unionSize > 0) {
    explanation.jaccard =
        static_cast<double>(explanation.intersection) / static_cast<double>(explanation.unionSize);
  }
  explanation.measure = recipe.measure;
  explanation.whole = recipe.measure.wholeOf(a.set.size(), b.set.size(), explanation.intersection);
  if (explanation.whole > 0) {
    explanation.similarity =
        static_cast<double>(explanation.intersection) / static_cast<double>(explanation.whole);
  }
  explanation.isSimilar = isAtLeast(explanation.intersection, explanation.whole, recipe.threshold);
}

PairFate fateOf(const PairExplanation &explanation, const Recipe &recipe, bool isAllowed) {
  if (!isAllowed) return PairFate::NotAllowed;
  if (explanation.shinglesA == 0 || explanation.shinglesB == 0) return PairFate::NoShingles;
  if (recipe.measure.isContainment()) {
    const std::uint64_t smaller = std::min(explanation.shinglesA, explanation.shinglesB);
    if (smaller < recipe.measure.leastSize()) return PairFate::FewShingles;
    return explanation.isSimilar ? PairFate::Found : PairFate::BelowThreshold;
  }
  if (explanation.collidedBands == 0) return PairFate::NoCandidate;
  const bool isEnough =
      recipe.verification == Verification::Exact
          ? explanation.isSimilar
          : isAtLeast(explanation.equalPositions, explanation.numHashes, recipe.threshold);
  return isEnough ? PairFate::Found : PairFate::BelowThreshold;
}

/// Returns whether two recipes have the same stop shingles and common words.
bool stopsAlike(const Recipe &a, const Recipe &b) {
  return a.shingle == b.shingle && a.preparation == b.preparation && a.compare == b.compare;
}

}  // namespace

void explainSignatures(PairExplanation &explanation, std::span<const std::uint32_t> a,
                       std::span<const std::uint32_t> b, const BandPlan &plan) {
  explanation.numHashes = plan.numHashes();
  explanation.equalPositions = 0;
  explanation.positionIsEqual.assign(plan.numHashes(), false);
  explanation.equalRows.assign(plan.bands, 0);
  explanation.bandCollided.assign(plan.bands, false);
  explanation.collidedBands = 0;
  const std::size_t compared = std::min(a.size(), b.size());
  for (std::size_t i = 0; i < compared; ++i) {
    if (a[i] != b[i]) continue;
    explanation.positionIsEqual[i] = true;
    ++explanation.equalRows[i / plan.rows];
    ++explanation.equalPositions;
  }
  for (std::uint32_t band = 0; band < plan.bands; ++band) {
    if (explanation.equalRows[band] < plan.rows) continue;
    explanation.bandCollided[band] = true;
    ++explanation.collidedBands;
  }
  const auto closest = std::ranges::max_element(explanation.equalRows);
  explanation.closestBand = static_cast<std::uint32_t>(closest - explanation.equalRows.begin());
  explanation.estimate = static_cast<double>(explanation.equalPositions) / plan.numHashes();
  explanation.interval = wilsonInterval95(explanation.equalPositions, plan.numHashes());
}

Result<PairExplanation> explainPair(const Dataset &dataset, const Recipe &recipe, RecordId a,
                                    RecordId b, const RunContext &context) {
  for (const RecordId row : {a, b})
    if (const Result<void> there = checkRow(dataset, row); !there) return there.error();
  const auto resolved = resolveRecipe(dataset, recipe, context);
  if (!resolved) return resolved.error();
  const auto scope = recipeScope(dataset, *resolved);
  if (!scope) return scope.error();
  auto signer = RowSigner::create(dataset, *resolved);
  if (!signer) return signer.error();
  SignedRow rowA = signRow(*signer, a, resolved->signature.numHashes);
  SignedRow rowB = signRow(*signer, b, resolved->signature.numHashes);
  PairExplanation explanation;
  explainSets(explanation, rowA, rowB, *resolved);
  const BandPlan plan = resolved->bandPlan();
  explainSignatures(explanation, rowA.signature, rowB.signature, plan);
  explanation.foundProbability = candidateProbability(explanation.jaccard, plan);
  explanation.missProbability = missProbability(explanation.jaccard, plan);
  explanation.fate = fateOf(explanation, *resolved, scope->isSameLabel(a, b));
  explanation.signatureA = std::move(rowA.signature);
  explanation.signatureB = std::move(rowB.signature);
  return explanation;
}

Result<WhatIf> whatIf(const Dataset &dataset, const Recipe &recipe, const Recipe &changed,
                      RecordId a, RecordId b, const RunContext &context) {
  auto before = explainPair(dataset, recipe, a, b, context);
  if (!before) return before.error();
  Recipe other = changed;
  const bool isAlike = stopsAlike(recipe, changed);
  other.shingle.stop = isAlike ? recipe.shingle.stop : nullptr;
  other.shingle.common = isAlike ? recipe.shingle.common : nullptr;
  auto after = explainPair(dataset, other, a, b, context);
  if (!after) return after.error();
  return WhatIf{*std::move(before), *std::move(after)};
}

}  // namespace shinglescope
