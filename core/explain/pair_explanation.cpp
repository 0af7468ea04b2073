#include "core/explain/pair_explanation.h"

#include <algorithm>
#include <string>

#include "core/lsh/s_curve.h"
#include "core/pipeline/recipe_columns.h"
#include "core/shingle/shingled_texts.h"
#include "core/shingle/shingler.h"
#include "core/signature/min_hasher.h"
#include "core/text/text_preparation.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

using ShingleSet = std::vector<std::uint64_t>;
using ShingleHashes = std::vector<std::uint64_t>;
using Signature = std::vector<std::uint32_t>;

/// What a run makes of a text: the exact set, and the hashes that it signs,
/// which are of the recipe's own function.
struct ShingledText {
  ShingleSet set;
  ShingleHashes signedHashes;
};

struct ShingledPair {
  ShingledText a;
  ShingledText b;
};

void shingleInto(ShingledText &out, std::string_view preparedText, Shingler &shingler) {
  shingler.shingleSet(preparedText, out.set);
  const auto hashes = shingler.shingleHashes(preparedText);
  out.signedHashes.assign(hashes.begin(), hashes.end());
}

Result<ShingledPair> shinglePair(const Dataset &dataset, const Recipe &recipe, RecordId a,
                                 RecordId b) {
  const Result<std::vector<ColumnId>> columns = comparedColumns(dataset, recipe);
  if (!columns) return columns.error();
  Result<TextPreparer> preparer = TextPreparer::create(recipe.preparation);
  if (!preparer) return preparer.error();
  Shingler shingler(recipe.shingle);
  ShingledPair pair;
  std::string joined;
  shingleInto(pair.a, preparer->prepare(recordText(dataset, a, *columns, joined)), shingler);
  shingleInto(pair.b, preparer->prepare(recordText(dataset, b, *columns, joined)), shingler);
  return pair;
}

void explainSets(PairExplanation &explanation, const ShingledPair &pair) {
  explanation.intersection = intersectionSize(pair.a.set, pair.b.set);
  explanation.unionSize = pair.a.set.size() + pair.b.set.size() - explanation.intersection;
  if (explanation.unionSize == 0) return;
  explanation.jaccard =
      static_cast<double>(explanation.intersection) / static_cast<double>(explanation.unionSize);
}

/// Empty sets have no minima: no position of theirs is equal.
void explainSignatures(PairExplanation &explanation, const ShingledPair &pair,
                       const MinHasher &hasher) {
  explanation.hashes = hasher.hashes();
  explanation.positionIsEqual.assign(hasher.hashes(), false);
  if (!pair.a.set.empty() && !pair.b.set.empty()) {
    Signature signatureA(hasher.hashes());
    Signature signatureB(hasher.hashes());
    hasher.sign(pair.a.signedHashes, signatureA);
    hasher.sign(pair.b.signedHashes, signatureB);
    explanation.equalPositions = equalPositions(signatureA, signatureB);
    for (std::size_t i = 0; i < signatureA.size(); ++i) {
      explanation.positionIsEqual[i] = signatureA[i] == signatureB[i];
    }
  }
  explanation.estimate = static_cast<double>(explanation.equalPositions) / hasher.hashes();
  explanation.interval = wilsonInterval95(explanation.equalPositions, hasher.hashes());
}

void explainBands(PairExplanation &explanation, const BandPlan &plan) {
  explanation.bandCollided.assign(plan.bands, false);
  for (std::uint32_t band = 0; band < plan.bands; ++band) {
    const auto begin = explanation.positionIsEqual.begin() + std::ptrdiff_t{band} * plan.rows;
    if (!std::all_of(begin, begin + plan.rows, [](bool isEqual) { return isEqual; })) continue;
    explanation.bandCollided[band] = true;
    ++explanation.collidedBands;
  }
  explanation.foundProbability = candidateProbability(explanation.jaccard, plan);
}

}  // namespace

Result<PairExplanation> explainPair(const Dataset &dataset, const Recipe &recipe, RecordId a,
                                    RecordId b) {
  if (const Result<void> valid = validateRecipe(recipe); !valid) return valid.error();
  const Result<MinHasher> hasher = MinHasher::create(recipe.signature);
  if (!hasher) return hasher.error();
  const Result<ShingledPair> pair = shinglePair(dataset, recipe, a, b);
  if (!pair) return pair.error();
  PairExplanation explanation;
  explainSets(explanation, *pair);
  explainSignatures(explanation, *pair, *hasher);
  explainBands(explanation, recipe.bandPlan());
  return explanation;
}

}  // namespace shinglescope
