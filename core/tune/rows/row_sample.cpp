// SPDX-License-Identifier: MIT
#include "core/tune/rows/row_sample.h"

#include <algorithm>
#include <span>

#include "core/base/hash.h"
#include "core/tune/rows/partner_search.h"

namespace shinglescope {
namespace {

/// The first round examines only a part of the wanted number of rows: every row may have a partner.
constexpr std::size_t kFirstRoundShare = 8;
constexpr std::size_t kLeastFirstRound = 64;
constexpr std::size_t kRoundGrowth = 8;
constexpr std::uint64_t kSeedOfOrder = 0x5851F42D4C957F2DU;  ///< differs from that of drawRows()

/// The Fisher-Yates shuffle.
template <class Item>
void shuffle(std::vector<Item> &items, SplitMix64 &random) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[random.next() % left]);
}

/// The rows of a sample, in the order in which they were taken.
class TakenRows {
 public:
  TakenRows(std::size_t rows, std::size_t most) : m_isTaken(rows), m_most(most) {}

  void take(std::uint32_t row) {
    if (m_isTaken[row]) return;
    m_isTaken[row] = true;
    m_rows.push_back(row);
  }
  /// True if there is no room for two more rows.
  bool isFull() const { return m_rows.size() + 2 > m_most; }

  /// Fills the sample with random rows, and returns it in ascending order.
  std::vector<std::uint32_t> fill(std::uint64_t seed, SplitMix64 &random) {
    std::vector<std::uint32_t> any = drawRows(m_isTaken.size(), m_most + m_rows.size(), seed);
    shuffle(any, random);
    for (const std::uint32_t row : any)
      if (m_rows.size() < m_most) take(row);
    std::ranges::sort(m_rows);
    return std::move(m_rows);
  }

 private:
  std::vector<bool> m_isTaken;
  std::vector<std::uint32_t> m_rows;
  std::size_t m_most;
};

/// Fills one sample. Lives for one call.
class PartnerSample {
 public:
  PartnerSample(const ExactSets &texts, std::size_t count, std::uint64_t seed,
                const Ratio &threshold, const RunContext &context)
      : m_texts(texts),
        m_count(count),
        m_seed(seed),
        m_threshold(threshold),
        m_context(context),
        m_random(seed ^ kSeedOfOrder),
        m_taken(texts.classes().textOfRow.size(), count) {}

  Result<std::vector<std::uint32_t>> draw() {
    if (auto done = takePairs(); !done) return done.error();
    return m_taken.fill(m_seed, m_random);
  }

 private:
  /// Works in rounds, because the share of rows with a partner is unknown.
  Result<void> takePairs() {
    const std::vector<std::uint32_t> candidates = rowsWithShingles(m_texts);
    std::vector<std::uint32_t> looked =
        drawRows(candidates.size(), RowSampler::kMostLookedRows, m_seed);
    for (std::uint32_t &row : looked) row = candidates[row];
    shuffle(looked, m_random);
    std::span<const std::uint32_t> left = looked;
    std::size_t round = std::max(kLeastFirstRound, m_count / kFirstRoundShare);
    while (!left.empty() && !m_taken.isFull() && m_pairs < RowSampler::kEnoughSampledPairs) {
      const auto now = left.first(std::min(round, left.size()));
      if (auto done = lookAt(now); !done) return done;
      left = left.subspan(now.size());
      round *= kRoundGrowth;
    }
    return {};
  }

  Result<void> lookAt(std::span<const std::uint32_t> rows) {
    const auto chosen = textsOfRows(m_texts.classes(), {rows.begin(), rows.end()});
    const auto pairs =
        findPartners(m_texts, chosen, {m_threshold, m_texts.recipe.measure}, m_context);
    if (!pairs) return pairs.error();
    std::vector<std::pair<std::uint32_t, std::uint32_t>> partners;
    for (const ScoredPair &pair : *pairs) {
      partners.emplace_back(pair.textA.value, pair.textB.value);
      partners.emplace_back(pair.textB.value, pair.textA.value);
    }
    std::ranges::sort(partners);
    for (const std::uint32_t row : rows) {
      if (m_taken.isFull()) break;
      const auto of = std::ranges::equal_range(partners, m_texts.classes().textOf({row}).value, {},
                                               &std::pair<std::uint32_t, std::uint32_t>::first);
      if (!of.empty()) takePair(row, of[m_random.next() % of.size()].second);
    }
    return {};
  }

  void takePair(std::uint32_t row, std::uint32_t partner) {
    const auto rows = m_texts.classes().rowsOf(TextId{partner});
    m_taken.take(row);
    m_taken.take(rows[m_random.next() % rows.size()]);
    ++m_pairs;
  }

  const ExactSets &m_texts;
  std::size_t m_count;
  std::uint64_t m_seed;
  Ratio m_threshold;
  const RunContext &m_context;
  SplitMix64 m_random;
  TakenRows m_taken;
  std::size_t m_pairs = 0;
};

}  // namespace

Result<RowSampler> RowSampler::create(const Dataset &dataset, const Recipe &recipe, RowsDrawn drawn,
                                      const RunContext &context) {
  RowSampler sampler(dataset.rowCount());
  if (drawn == RowsDrawn::Any) return sampler;
  if (auto texts = assignTo(sampler.m_texts, makeExactSets(dataset, recipe, context)); !texts)
    return texts.error();
  return sampler;
}

Result<std::vector<std::uint32_t>> RowSampler::draw(std::uint64_t count, std::uint64_t seed,
                                                    const Ratio &threshold,
                                                    const RunContext &context) const {
  const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(count, m_rows));
  if (!m_texts || most == m_rows) return drawRows(m_rows, most, seed);
  return PartnerSample(*m_texts, most, seed, threshold, quietly(context)).draw();
}

std::vector<std::uint32_t> drawKnownRows(std::size_t rows, std::size_t count, std::uint64_t seed,
                                         std::span<const KnownPair> known) {
  if (count >= rows) return drawRows(rows, rows, seed);
  SplitMix64 random(seed ^ kSeedOfOrder);
  std::vector<KnownPair> order(known.begin(), known.end());
  shuffle(order, random);
  TakenRows taken(rows, count);
  for (const KnownPair &pair : order) {
    if (taken.isFull()) break;
    taken.take(pair.a.value);
    taken.take(pair.b.value);
  }
  return taken.fill(seed, random);
}

}  // namespace shinglescope
