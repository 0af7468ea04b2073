// SPDX-License-Identifier: MIT
#include "core/tune/rows/exact_sets.h"

#include <algorithm>
#include <map>
#include <unordered_set>

#include "core/base/hash.h"
#include "core/base/memory_budget.h"
#include "core/base/sorted_list.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/pipeline/run/find_run.h"

namespace shinglescope {

namespace {

constexpr std::size_t kExactSetsTextsPerPoll = 4096;

/// Row pairs across of texts whose sets are equal.
std::uint64_t identicalAcross(const ExactSets &texts) {
  struct Rows {
    std::uint64_t file = 0;
    std::uint64_t reference = 0;
  };
  const PairScope &scope = texts.scope;
  std::map<std::pair<std::uint32_t, std::uint32_t>, Rows> rowsOf;  // by set and label
  for (const std::uint32_t text : texts.withShingles) {
    const std::uint32_t label = scope.labels.empty() ? 0 : scope.labels[text];
    Rows &rows = rowsOf[{texts.firstOfSet[text], label}];
    (text < scope.firstReference ? rows.file : rows.reference) +=
        texts.classes().rowsOf(TextId{text}).size();
  }
  std::uint64_t pairs = 0;
  for (const auto &[set, rows] : rowsOf) pairs += rows.file * rows.reference;
  return pairs;
}

/// By text, the first text with the same set.
Result<std::vector<std::uint32_t>> firstTextsOfSets(const ShingleSets &sets, std::size_t texts,
                                                    const RunContext &context) {
  std::vector<std::uint32_t> first(texts);
  std::map<Digest128, std::vector<std::uint32_t>> byDigest;  // several texts only by collision
  for (std::uint32_t text = 0; text < texts; ++text) {
    if (text % kExactSetsTextsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const auto set = sets[TextId{text}];
    const auto bytes = std::as_bytes(set);
    auto &others =
        byDigest[digest128({reinterpret_cast<const char *>(bytes.data()), bytes.size()})];
    const auto same = std::ranges::find_if(
        others, [&](std::uint32_t other) { return std::ranges::equal(sets[TextId{other}], set); });
    first[text] = same == others.end() ? text : *same;
    if (same == others.end()) others.push_back(text);
  }
  return first;
}

}  // namespace

double ExactSets::estimateOf(const ScoredPair &pair, std::uint32_t numHashes) const {
  return recipe.measure.estimateOf(pair.equalPositions, numHashes, sets()[pair.textA].size(),
                                   sets()[pair.textB].size());
}

bool ExactSets::isEstimateAtLeast(const ScoredPair &pair, std::uint32_t numHashes,
                                  const Ratio &threshold) const {
  if (!recipe.measure.isContainment()) return isAtLeast(pair.equalPositions, numHashes, threshold);
  return estimateOf(pair, numHashes) >= threshold.toDouble();
}

void ExactSets::removeIdentical(std::vector<ScoredPair> &pairs) const {
  std::erase_if(pairs, [&](const ScoredPair &pair) { return isIdentical(pair.textA, pair.textB); });
}

std::uint64_t ExactSets::identicalRowPairs() const {
  if (scope.hasReference()) return identicalAcross(*this);
  std::uint64_t pairs = 0;
  for (const std::uint32_t text : withShingles) pairs += classes().rowPairsWithin(TextId{text});
  return pairs;
}

Result<void> checkUsesBands(const Recipe &recipe) {
  if (!recipe.measure.isContainment()) return {};
  return badParameter({MessageId::ContainmentHasNoBands, {}});
}

namespace {

/// Marks the texts that are too small for the measure as texts that are not in any pair.
void leaveOutSmall(const Measure &measure, ShingledTexts &texts) {
  if (!measure.isContainment()) return;
  texts.classes.emptyTexts.clear();
  for (std::uint32_t text = 0; text < texts.classes.textCount(); ++text)
    if (texts.sets[TextId{text}].size() < measure.leastSize())
      texts.classes.emptyTexts.push_back(text);
}

}  // namespace

Result<ExactSets> makeExactSets(const Dataset &dataset, const Recipe &recipe,
                                const RunContext &context,
                                std::shared_ptr<const CommonWords> common) {
  auto request = checkRequest(dataset, recipe, referenceOf(dataset, recipe));
  if (!request) return request.error();
  if (auto resolved = resolveShingles(*request, context, std::move(common)); !resolved)
    return resolved.error();
  auto shingled = shingleDataset(dataset, request->columns, request->recipe.preparation,
                                 request->recipe.shingle, context, request->scope);
  if (!shingled) return shingled.error();
  leaveOutSmall(recipe.measure, *shingled);
  auto scope = makePairScope(request->scope, shingled->classes, context);
  if (!scope) return scope.error();
  ExactSets made{&dataset,
                 request->recipe,
                 std::move(request->columns),
                 std::make_shared<const ShingledTexts>(*std::move(shingled)),
                 std::move(*scope),
                 {},
                 {}};
  made.withShingles = textsWithShingles(made.classes());
  if (!made.scope.hasReference()) return made;
  auto first = firstTextsOfSets(made.sets(), made.classes().textCount(), context);
  if (auto done = assignTo(made.firstOfSet, std::move(first)); !done) return done.error();
  return made;
}

Result<TextSubset> signTexts(const ExactSets &texts, const SignatureOptions &signature,
                             std::span<const std::uint32_t> chosen, const RunContext &context) {
  const SigningInput input{*texts.dataset, texts.columns, texts.recipe.preparation,
                           texts.recipe.shingle, signature};
  return makeTextSubset(input, texts.classes(), chosen, {false, true}, context);
}

Result<TextSubset> signExactSets(const ExactSets &texts, const SignatureOptions &signature,
                                 const RunContext &context) {
  MemoryBudget budget(context);
  const std::uint64_t bytes =
      std::uint64_t{texts.classes().textCount()} * signature.numHashes * sizeof(std::uint32_t);
  if (auto taken = budget.take(bytes, MessageId::TheSignatures, MessageId::TakeFewerHashesOrRows);
      !taken)
    return taken.error();
  const std::vector<std::uint32_t> all = numbersBelow(texts.classes().textCount());
  context.startStage(Stage::Signing, WorkUnit::Texts, all.size());
  return signTexts(texts, signature, all, context);
}

std::vector<std::uint32_t> drawRows(std::size_t rows, std::size_t count, std::uint64_t seed) {
  if (count >= rows) return numbersBelow(rows);
  std::vector<std::uint32_t> drawn;
  SplitMix64 random(seed);
  std::unordered_set<std::uint32_t> taken;
  for (std::size_t last = rows - count; last < rows; ++last) {
    const auto row = static_cast<std::uint32_t>(random.next() % (last + 1));
    const auto next = taken.contains(row) ? static_cast<std::uint32_t>(last) : row;
    taken.insert(next);
    drawn.push_back(next);
  }
  std::ranges::sort(drawn);
  return drawn;
}

}  // namespace shinglescope
