// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/signature/min_hasher.h"
#include "core/tune/sweep/sample_drawer.h"
#include "core/tune/sweep/sweep.h"

namespace shinglescope {
namespace {

/// Lists the row pairs of texts, by row.
class PairLister {
 public:
  PairLister(const SweepSample &sample, const SweepSetting &setting,
             const std::vector<std::uint32_t> &rowOfSample, std::size_t most)
      : m_truth(sample.truth()),
        m_texts(sample.texts()),
        m_classes(m_texts.classes()),
        m_setting(setting),
        m_rowOfSample(rowOfSample),
        m_most(most) {}

  void add(TextId a, TextId b, const ScoredPair &scored, bool isCandidate) {
    SweepPair pair;
    pair.jaccard = scored.similarity();
    pair.estimate = m_texts.estimateOf(scored, m_setting.numHashes);
    pair.isCandidate = isCandidate;
    const bool isFound =
        isCandidate && m_texts.isEstimateAtLeast(scored, m_setting.numHashes, m_setting.threshold);
    for (const std::uint32_t rowA : m_classes.rowsOf(a)) {
      for (const std::uint32_t rowB : m_classes.rowsOf(b)) {
        if (a == b && rowA >= rowB) continue;
        const auto isTrue = m_truth.isMatch(std::min(rowA, rowB), std::max(rowA, rowB), scored,
                                            m_setting.threshold);
        if (!isTrue) continue;
        pair.fate = isFound ? (*isTrue ? SweepFate::TruePositive : SweepFate::FalsePositive)
                            : (*isTrue ? SweepFate::FalseNegative : SweepFate::TrueNegative);
        pair.rowA = {m_rowOfSample[std::min(rowA, rowB)]};
        pair.rowB = {m_rowOfSample[std::max(rowA, rowB)]};
        m_pairs.push_back(pair);
      }
    }
    if (m_pairs.size() > 2 * m_most + 1'000'000) keepFirst();
  }

  std::vector<SweepPair> take() {
    keepFirst();
    return std::move(m_pairs);
  }

 private:
  void keepFirst() {
    std::ranges::sort(m_pairs, {},
                      [](const SweepPair &pair) { return std::pair(pair.rowA, pair.rowB); });
    if (m_pairs.size() > m_most) m_pairs.resize(m_most);
  }

  const PairTruth &m_truth;
  const ExactSets &m_texts;
  const TextClasses &m_classes;
  const SweepSetting &m_setting;
  const std::vector<std::uint32_t> &m_rowOfSample;
  std::size_t m_most;
  std::vector<SweepPair> m_pairs;
};

}  // namespace

Result<std::vector<SweepPair>> listSweepPairs(const Dataset &dataset, const Recipe &recipe,
                                              const SweepGrid &grid, const SweepPairsAsked &asked,
                                              const RunContext &context) {
  const SweepSetting &setting = asked.setting;
  if (!setting.canRun()) return badParameter({MessageId::SettingCannotRun, {}});
  const auto drawer = SampleDrawer::create(dataset, recipe, grid, asked.known, context);
  if (!drawer) return drawer.error();
  const auto rows = drawer->draw(asked.sample, grid.rows, context);
  if (!rows) return rows.error();
  const auto prepared =
      SweepSample::prepare(*rows, recipeOfSweep(recipe, grid, setting.k), setting.threshold,
                           grid.sampleSeed + asked.sample, context);
  if (!prepared) return prepared.error();
  const auto made = prepared->sign(groupOf(setting, recipe, asked.sample), context);
  if (!made) return made.error();
  auto candidates = prepared->candidatesOf(*made, setting.plan(), context);
  if (!candidates) return candidates.error();
  PairLister lister(*prepared, setting, rows->rowOfSample, asked.most);
  const auto textsOf = [](const ScoredPair &pair) { return std::pair(pair.textA, pair.textB); };
  for (const ScoredPair &pair : candidates->pairs) lister.add(pair.textA, pair.textB, pair, true);
  for (ScoredPair pair : prepared->truth().pairs()) {
    if (std::ranges::binary_search(candidates->pairs, textsOf(pair), {}, textsOf)) continue;
    pair.equalPositions = static_cast<std::uint16_t>(
        equalPositions(made->signatures[pair.textA], made->signatures[pair.textB]));
    lister.add(pair.textA, pair.textB, pair, false);
  }
  if (asked.pairs == SweepPairs::ThatDiffer) return lister.take();
  for (const std::uint32_t text : prepared->texts().withShingles) {
    ScoredPair same{{text}, {text}, 1, 1, static_cast<std::uint16_t>(setting.numHashes), 0};
    lister.add({text}, {text}, same, true);
  }
  return lister.take();
}

}  // namespace shinglescope
