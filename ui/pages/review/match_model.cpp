// SPDX-License-Identifier: MIT
#include "ui/pages/review/match_model.h"

#include "core/pipeline/recipe/recipe_columns.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kMatchTextCharacters = 120;

}  // namespace

MatchModel::MatchModel(QObject *parent) : FlatModel(parent) { setMatches(nullptr, nullptr, {}); }

void MatchModel::setMatches(const std::shared_ptr<const Dataset> &dataset,
                            const std::shared_ptr<const DuplicateResult> &result,
                            Matching matching) {
  std::vector<ColumnId> columns;
  if (dataset != nullptr) {
    auto compared = comparedColumns(*dataset, result->recipe());
    if (compared) columns = *std::move(compared);
  }
  const auto scoreOf = [result](const RowMatch &match) {
    return decidingSimilarity(result->pairs[match.pair], result->recipe());
  };
  const auto similarity = [=](const RowMatch &match) {
    return similarityText(scoreOf(match), result->recipe().threshold);
  };
  const auto first = [dataset](const RowMatch &match) {
    return rowNumberText(match.row, dataset.get());
  };
  const auto second = [dataset](const RowMatch &match) {
    return rowNumberText(match.partner, dataset.get());
  };
  const auto ties = [](const RowMatch &match) {
    return match.ties == 0
               ? QString()
               : tr("%1 as similar", nullptr, pluralOf(match.ties)).arg(countText(match.ties));
  };
  const auto texts = [=](const RowMatch &match) {
    return tr("%1 / %2").arg(recordLine(*dataset, match.row, columns, kMatchTextCharacters),
                             recordLine(*dataset, match.partner, columns, kMatchTextCharacters));
  };
  reset(std::move(matching.matches),
        {{tr("Similarity"), similarity},
         {tr("Row"), first, kAtRight, kAtRight},
         {tr("Match"), second, kAtRight, kAtRight},
         {.header = tr("Others"),
          .text = ties,
          .headerTip = tr("Other rows of the second table that are as similar to the row")},
         {tr("Texts"), texts}},
        {{PairModel::SimilarityRole, scoreOf}});
}

}  // namespace shinglescope
