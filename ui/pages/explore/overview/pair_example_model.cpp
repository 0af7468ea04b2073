// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/pair_example_model.h"

#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {

void PairExampleModel::setMove(const std::shared_ptr<const Dataset> &dataset,
                               const std::vector<ColumnId> &columns, const ThresholdMove &move,
                               const Ratio &upper) {
  const bool isGain = !move.gained.empty();
  const auto sign = [isGain](const PairExample &) {
    return isGain ? QStringLiteral("+") : QStringLiteral("−");
  };
  const auto similarity = [upper](const PairExample &pair) {
    return similarityText(pair.similarity(), upper);
  };
  const auto textOf = [dataset, columns](RecordId row) {
    return rowNumberText(row, dataset.get()) + QStringLiteral("  ") +
           recordLine(*dataset, row, columns);
  };
  const auto first = [textOf](const PairExample &pair) { return textOf(pair.rowA); };
  const auto second = [textOf](const PairExample &pair) { return textOf(pair.rowB); };
  const auto described = [=](const PairExample &pair) {
    return (isGain ? tr("gained, similarity %1: row %2; row %3")
                   : tr("lost, similarity %1: row %2; row %3"))
        .arg(similarity(pair), first(pair), second(pair));
  };
  reset(
      isGain ? move.gained : move.lost,
      {{.text = sign}, {.text = similarity}, {.text = first}, {.text = second}},
      {{PairModel::SimilarityRole, &PairExample::similarity}, {Qt::AccessibleTextRole, described}});
}

}  // namespace shinglescope
