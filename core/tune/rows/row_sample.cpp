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
void shuffle(std::vector<std::uint32_t> &rows, SplitMix64 &random) {
  for (std::size_t left = rows.size(); left > 1; --left)
    std::swap(rows[left - 1], rows[random.next() % left]);
}

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
        m_isTaken(texts.classes().textOfRow.size()) {}

  Result<std::vector<std::uint32_t>> draw() {
    if (auto done = takePairs(); !done) return done.error();
    takeAny();
    std::ranges::sort(m_rows);
    return std::move(m_rows);
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
    while (!left.empty() && !isFull() && m_pairs < RowSampler::kEnoughSampledPairs) {
      const auto now = left.first(std::min(round, left.size()));
      if (auto done = lookAt(now); !done) return done;
      left = left.subspan(now.size());
      round *= kRoundGrowth;
    }
    return {};
  }

  Result<void> lookAt(std::span<const std::uint32_t> rows) {
    const auto chosen = textsOfRows(m_texts.classes(), {rows.begin(), rows.end()});
    const auto pairs = findPartners(m_texts, chosen, m_threshold, m_context);
    if (!pairs) return pairs.error();
    std::vector<std::pair<std::uint32_t, std::uint32_t>> partners;
    for (const ScoredPair &pair : *pairs) {
      partners.emplace_back(pair.textA.value, pair.textB.value);
      partners.emplace_back(pair.textB.value, pair.textA.value);
    }
    std::ranges::sort(partners);
    for (const std::uint32_t row : rows) {
      if (isFull()) break;
      const auto of = std::ranges::equal_range(partners, m_texts.classes().textOf({row}).value, {},
                                               &std::pair<std::uint32_t, std::uint32_t>::first);
      if (!of.empty()) takePair(row, of[m_random.next() % of.size()].second);
    }
    return {};
  }

  void takePair(std::uint32_t row, std::uint32_t partner) {
    const auto rows = m_texts.classes().rowsOf(TextId{partner});
    take(row);
    take(rows[m_random.next() % rows.size()]);
    ++m_pairs;
  }

  void takeAny() {
    std::vector<std::uint32_t> any = drawRows(m_isTaken.size(), m_count + m_rows.size(), m_seed);
    shuffle(any, m_random);
    for (const std::uint32_t row : any)
      if (m_rows.size() < m_count) take(row);
  }

  bool isFull() const { return m_rows.size() + 2 > m_count; }

  void take(std::uint32_t row) {
    if (m_isTaken[row]) return;
    m_isTaken[row] = true;
    m_rows.push_back(row);
  }

  const ExactSets &m_texts;
  std::size_t m_count;
  std::uint64_t m_seed;
  Ratio m_threshold;
  const RunContext &m_context;
  SplitMix64 m_random;
  std::vector<bool> m_isTaken;
  std::vector<std::uint32_t> m_rows;
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

}  // namespace shinglescope
