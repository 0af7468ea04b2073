// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/candidate_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kCandidateTextCharacters = 120;

}  // namespace

QString candidateFateText(CandidateFate fate) {
  switch (fate) {
    case CandidateFate::Below: return CandidateModel::tr("below");
    case CandidateFate::Missed: return CandidateModel::tr("missed");
    case CandidateFate::Found: break;
  }
  return CandidateModel::tr("found");
}

void CandidateModel::setPairs(const std::shared_ptr<const Dataset> &dataset,
                              const std::vector<ColumnId> &columns, std::uint32_t numHashes,
                              std::vector<ExaminedPair> pairs) {
  m_all = std::move(pairs);
  const auto fate = [](const ExaminedPair &pair) { return candidateFateText(pair.fate); };
  const auto similarity = [](const ExaminedPair &pair) {
    return similarityText(pair.similarity());
  };
  const auto estimate = [numHashes](const ExaminedPair &pair) {
    return similarityText(static_cast<double>(pair.equalPositions) / numHashes);
  };
  const auto bands = [](const ExaminedPair &pair) { return countText(pair.sharedBands); };
  const auto rows = [dataset](const ExaminedPair &pair) {
    return tr("%1 and %2")
        .arg(rowNumberText(pair.rowA, dataset.get()), rowNumberText(pair.rowB, dataset.get()));
  };
  const auto textOf = [dataset, columns](RecordId row) {
    return recordLine(*dataset, row, columns, kCandidateTextCharacters);
  };
  const auto texts = [textOf](const ExaminedPair &pair) {
    return tr("%1 / %2").arg(textOf(pair.rowA), textOf(pair.rowB));
  };
  reset(shown(),
        {{tr("Result"), fate},
         {tr("Similarity"), similarity},
         {tr("Estimate"), estimate, kAtRight, kAtRight},
         {tr("Bands"), bands, kAtRight, kAtRight, tr("Bands in which the two texts are equal")},
         {tr("Rows"), rows},
         {tr("Texts"), texts}},
        {{PairModel::SimilarityRole, &ExaminedPair::similarity}});
}

void CandidateModel::setFate(std::optional<CandidateFate> fate) {
  m_fate = fate;
  reset(shown());
}

std::vector<ExaminedPair> CandidateModel::shown() const {
  std::vector<ExaminedPair> pairs;
  std::ranges::copy_if(m_all, std::back_inserter(pairs), [this](const ExaminedPair &pair) {
    return !m_fate || pair.fate == *m_fate;
  });
  return pairs;
}

}  // namespace shinglescope
