// SPDX-License-Identifier: MIT
#include "core/accuracy/accuracy_examples.h"

#include <algorithm>
#include <tuple>

#include "core/accuracy/threshold_sums.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerExamplePoll = 16'384;

using ExampleRows = std::pair<std::uint32_t, std::uint32_t>;

ExampleRows rowsOf(RecordId a, RecordId b) { return std::minmax(a.value, b.value); }

/// Keeps the most similar examples of those that it is given.
class ExampleList {
 public:
  ExampleList(const DuplicateResult &result, std::size_t most) : m_result(result), m_most(most) {}

  void add(const AccuracyExample &example) {
    ++m_all;
    m_examples.push_back(example);
    if (m_examples.size() >= 2 * m_most + 1024) cut();
  }
  std::uint64_t all() const { return m_all; }
  std::vector<AccuracyExample> take() {
    cut();
    return std::move(m_examples);
  }

 private:
  void cut() {
    std::ranges::sort(m_examples, [this](const AccuracyExample &x, const AccuracyExample &y) {
      return std::tuple(-x.similarity(m_result).value_or(0), x.a, x.b) <
             std::tuple(-y.similarity(m_result).value_or(0), y.a, y.b);
    });
    if (m_examples.size() > m_most) m_examples.resize(m_most);
  }

  const DuplicateResult &m_result;
  std::size_t m_most;
  std::uint64_t m_all = 0;
  std::vector<AccuracyExample> m_examples;
};

/// Compares a result with known pairs at a threshold. Lives for one call.
class ExampleFinder {
 public:
  ExampleFinder(const DuplicateResult &result, const Ratio &threshold, std::size_t most)
      : m_result(result), m_threshold(threshold), m_false(result, most), m_missed(result, most) {}

  Result<void> readKnown(std::span<const KnownPair> known, bool isComplete,
                         const RunContext &context) {
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (i % kPairsPerExamplePoll == 0 && context.isCancelled()) return cancelledError();
      const KnownPair &pair = known[i];
      const AccuracyExample example = exampleOf(pair.a, pair.b);
      if (pair.isMatch) m_matches.push_back(rowsOf(pair.a, pair.b));
      if (pair.isMatch && !isFound(example)) m_missed.add(example);
      if (!isComplete && !pair.isMatch && isFound(example)) m_false.add(example);
    }
    std::ranges::sort(m_matches);
    return {};
  }

  /// Adds every pair of rows of the result that is no known match.
  Result<void> addOthers(const RunContext &context) {
    const TextClasses &classes = m_result.classes;
    for (std::size_t i = 0; i < m_result.pairs.size(); ++i) {
      const ScoredPair &pair = m_result.pairs[i];
      if (!isPairAtLeast(pair, m_result.recipe(), m_threshold)) continue;
      for (const std::uint32_t a : classes.rowsOf(pair.textA))
        for (const std::uint32_t b : classes.rowsOf(pair.textB))
          if (!addOther({a}, {b}, i, context)) return cancelledError();
    }
    for (std::uint32_t text = 0; text < classes.textCount(); ++text) {
      if (!isDuplicateClass(m_result, {text})) continue;
      const auto rows = classes.rowsOf({text});
      for (std::size_t a = 0; a < rows.size(); ++a)
        for (std::size_t b = a + 1; b < rows.size(); ++b)
          if (!addOther({rows[a]}, {rows[b]}, std::nullopt, context)) return cancelledError();
    }
    return {};
  }

  AccuracyExamples take() {
    AccuracyExamples examples;
    examples.allFalse = m_false.all();
    examples.allMissed = m_missed.all();
    examples.falsePairs = m_false.take();
    examples.missed = m_missed.take();
    return examples;
  }

 private:
  AccuracyExample exampleOf(RecordId a, RecordId b) const {
    const auto [low, high] = rowsOf(a, b);
    AccuracyExample example{.a = {low}, .b = {high}, .pair = {}};
    const TextId textA = m_result.classes.textOf(a);
    const TextId textB = m_result.classes.textOf(b);
    if (textA == textB) {
      example.hasSameText = isDuplicateClass(m_result, textA);
      return example;
    }
    example.pair = scoredPairOf(m_result, textA, textB);
    return example;
  }

  bool isFound(const AccuracyExample &example) const {
    if (!example.pair) return example.hasSameText;
    return isPairAtLeast(m_result.pairs[*example.pair], m_result.recipe(), m_threshold);
  }

  /// Returns false if the work was cancelled.
  bool addOther(RecordId a, RecordId b, std::optional<std::size_t> pair,
                const RunContext &context) {
    if (++m_seen % kPairsPerExamplePoll == 0 && context.isCancelled()) return false;
    const ExampleRows rows = rowsOf(a, b);
    if (std::ranges::binary_search(m_matches, rows)) return true;
    m_false.add({.a = {rows.first}, .b = {rows.second}, .pair = pair, .hasSameText = !pair});
    return true;
  }

  const DuplicateResult &m_result;
  Ratio m_threshold;
  ExampleList m_false;
  ExampleList m_missed;
  std::vector<ExampleRows> m_matches;
  std::size_t m_seen = 0;
};

}  // namespace

std::optional<double> AccuracyExample::similarity(const DuplicateResult &result) const {
  if (hasSameText) return 1.0;
  if (!pair) return std::nullopt;
  return decidingSimilarity(result.pairs[*pair], result.recipe());
}

Result<AccuracyExamples> accuracyExamples(const DuplicateResult &result,
                                          std::span<const KnownPair> known, TruthKind kind,
                                          const Ratio &threshold, std::size_t most,
                                          const RunContext &context) {
  ExampleFinder finder(result, threshold, most);
  const bool isComplete = kind == TruthKind::Complete;
  if (auto done = finder.readKnown(known, isComplete, context); !done) return done.error();
  if (isComplete)
    if (auto done = finder.addOthers(context); !done) return done.error();
  return finder.take();
}

}  // namespace shinglescope
