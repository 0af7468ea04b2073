// SPDX-License-Identifier: MIT
#include "ui/pages/explore/recall/missed_model.h"

#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kMissedModelTextCharacters = 120;

}  // namespace

void MissedModel::setPairs(const std::shared_ptr<const Dataset> &dataset,
                           const std::vector<ColumnId> &columns, const BandPlan &plan,
                           std::vector<PairExample> pairs) {
  const auto similarity = [](const PairExample &pair) { return similarityText(pair.similarity()); };
  const auto chance = [plan](const PairExample &pair) {
    return percentText(candidateProbability(pair.similarity(), plan));
  };
  const auto rows = [dataset](const PairExample &pair) {
    return tr("%1 and %2")
        .arg(rowNumberText(pair.rowA, dataset.get()), rowNumberText(pair.rowB, dataset.get()));
  };
  const auto textOf = [dataset, columns](RecordId row) {
    return recordLine(*dataset, row, columns, kMissedModelTextCharacters);
  };
  const auto texts = [textOf](const PairExample &pair) {
    return tr("%1 / %2").arg(textOf(pair.rowA), textOf(pair.rowB));
  };
  reset(std::move(pairs),
        {{tr("Similarity"), similarity},
         {tr("P(found)"), chance, kAtRight},
         {tr("Rows"), rows},
         {tr("Texts"), texts}},
        {{PairModel::SimilarityRole, &PairExample::similarity}});
}

}  // namespace shinglescope
