// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_pair_model.h"

#include <algorithm>

#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kSweepPairModelTextCharacters = 80;

QString fateText(const SweepPair &pair) {
  switch (pair.fate) {
    case SweepFate::TruePositive: return SweepPairModel::tr("found");
    case SweepFate::FalsePositive: return SweepPairModel::tr("wrongly found");
    case SweepFate::TrueNegative: return SweepPairModel::tr("rightly rejected");
    case SweepFate::FalseNegative: break;
  }
  return pair.isCandidate ? SweepPairModel::tr("missed: estimated too low")
                          : SweepPairModel::tr("missed: in no common band");
}

}  // namespace

void SweepPairModel::setPairs(const std::shared_ptr<const Dataset> &dataset,
                              const std::vector<ColumnId> &columns, std::vector<SweepPair> pairs) {
  const auto rows = [dataset](const SweepPair &pair) {
    return tr("%1 and %2")
        .arg(rowNumberText(pair.rowA, dataset.get()), rowNumberText(pair.rowB, dataset.get()));
  };
  const auto texts = [dataset, columns](const SweepPair &pair) {
    const QString a = recordLine(*dataset, pair.rowA, columns, kSweepPairModelTextCharacters);
    const QString b = recordLine(*dataset, pair.rowB, columns, kSweepPairModelTextCharacters);
    return a == b ? a : tr("%1 / %2").arg(a, b);
  };
  const auto exact = [](const SweepPair &pair) { return preciseSimilarityText(pair.jaccard); };
  const auto estimate = [](const SweepPair &pair) { return preciseSimilarityText(pair.estimate); };
  m_pairs = std::move(pairs);
  reset(chosen(), {{tr("Outcome"), fateText, kAtLeft},
                   {tr("Rows"), rows, kAtLeft},
                   {tr("Exact"), exact, kAtRight},
                   {tr("Estimate"), estimate, kAtRight},
                   {tr("Texts"), texts, kAtLeft}});
}

void SweepPairModel::setFate(std::optional<SweepFate> fate) {
  m_fate = fate;
  reset(chosen());
}

std::vector<SweepPair> SweepPairModel::chosen() const {
  std::vector<SweepPair> pairs;
  std::ranges::copy_if(m_pairs, std::back_inserter(pairs),
                       [this](const SweepPair &pair) { return !m_fate || pair.fate == *m_fate; });
  return pairs;
}

std::size_t SweepPairModel::countOf(SweepFate fate) const {
  return static_cast<std::size_t>(std::ranges::count(m_pairs, fate, &SweepPair::fate));
}

}  // namespace shinglescope
