// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/matrix_pair_model.h"

#include <algorithm>

#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

using MatrixLine = std::optional<MatrixPairHandle>;

/// The line of all rows, then the pairs; empty if there are no pairs.
std::vector<MatrixLine> matrixLines(const RowMatrices &matrices) {
  std::vector<MatrixLine> lines;
  for (std::size_t pair = 0; pair < matrices.pairs.size(); ++pair)
    lines.emplace_back(matrices.pairAt(pair));
  std::ranges::stable_sort(lines, std::greater<>(), [&matrices](const MatrixLine &line) {
    return matrices.find(*line)->jaccard();
  });
  if (!lines.empty()) lines.insert(lines.begin(), std::nullopt);
  return lines;
}

}  // namespace

void MatrixPairModel::setMatrices(const std::shared_ptr<const RowMatrices> &matrices) {
  const auto ask = [matrices](auto answer, const QVariant &ofAllRows = {}) {
    return [=](const MatrixLine &line) {
      return line ? QVariant(answer(*matrices->find(*line))) : ofAllRows;
    };
  };
  const auto number = [matrices](std::uint32_t row) {
    return rowNumberText(matrices->rows[row].row, matrices->secondTable);
  };
  const auto rows = [number](const MatrixPair &pair) {
    return number(pair.a) + QStringLiteral(" · ") + number(pair.b);
  };
  const auto described = [matrices, number](const MatrixPair &pair) {
    return tr("Rows %1 and %2: %3 of %4 shingles shared, %5 of %6 hashes equal, one bucket in %7 "
              "of %8 bands")
        .arg(number(pair.a), number(pair.b), countText(pair.intersection),
             countText(pair.unionSize), countText(pair.equalPositions),
             countText(matrices->plan().numHashes()), countText(pair.sharedBands),
             countText(matrices->plan().bands));
  };
  const auto jaccard = [](const MatrixPair &pair) { return pair.jaccard(); };
  const auto exact = [](const MatrixPair &pair) { return similarityText(pair.jaccard()); };
  const auto estimate = [matrices](const MatrixPair &pair) {
    return similarityText(static_cast<double>(pair.equalPositions) / matrices->plan().numHashes());
  };
  const auto bands = [](const MatrixPair &pair) { return countText(pair.sharedBands); };
  const QString allRows = tr("all rows");
  reset(matrices == nullptr ? std::vector<MatrixLine>() : matrixLines(*matrices),
        {{.header = tr("Rows"),
          .text = ask(rows, allRows),
          .roles = {{Qt::AccessibleTextRole, ask(described, allRows)}}},
         {tr("Exact"), ask(exact)},
         {tr("Estimate"), ask(estimate), kAtRight, kAtRight},
         {tr("Bands"), ask(bands), kAtRight, kAtRight}},
        {{PairModel::SimilarityRole, ask(jaccard)}, {Qt::ToolTipRole, ask(described)}});
}

}  // namespace shinglescope
