// SPDX-License-Identifier: MIT
#include "ui/parts/similar/similar_model.h"

#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {

void SimilarModel::setRows(const std::shared_ptr<const Dataset> &dataset,
                           const std::vector<ColumnId> &columns, std::vector<SimilarRow> rows) {
  const auto similarity = [](const SimilarRow &row) { return similarityText(row.similarity()); };
  const auto shared = [](const SimilarRow &row) {
    return tr("%1 of %2 shingles are shared")
        .arg(countText(row.intersection), countText(row.whole));
  };
  const auto number = [dataset](const SimilarRow &row) {
    return rowNumberText(row.row, dataset.get());
  };
  const auto text = [dataset, columns](const SimilarRow &row) {
    return recordLine(*dataset, row.row, columns);
  };
  const auto described = [=](const SimilarRow &row) {
    return tr("Row %1, similarity %2: %3").arg(number(row), similarity(row), text(row));
  };
  reset(
      std::move(rows),
      {{.text = similarity, .roles = {{Qt::ToolTipRole, shared}}},
       {.text = number, .side = kAtRight},
       {.text = text}},
      {{PairModel::SimilarityRole, &SimilarRow::similarity}, {Qt::AccessibleTextRole, described}});
}

}  // namespace shinglescope
