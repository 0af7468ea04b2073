// SPDX-License-Identifier: MIT
#include "ui/pages/explore/accuracy/accuracy_model.h"

#include <algorithm>
#include <cmath>

#include "core/pipeline/recipe/recipe_columns.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kWrongPairCharacters = 120;

QString roundedCount(double count) {
  return countText(static_cast<std::uint64_t>(std::llround(std::max(0.0, count))));
}

}  // namespace

QString accuracyShareText(const std::optional<ShareEstimate> &share) {
  if (!share) return QStringLiteral("–");
  const auto percent = [](double of) { return static_cast<int>(std::lround(100 * of)); };
  return AccuracyModel::tr("%1 % (%2–%3 %)")
      .arg(percent(share->value))
      .arg(percent(share->interval.low))
      .arg(percent(share->interval.high));
}

AccuracyModel::AccuracyModel(QObject *parent) : FlatModel(parent) {
  const auto threshold = [](const AccuracyPoint &point) {
    return similarityText(point.threshold.toDouble());
  };
  const auto found = [](const AccuracyPoint &point) { return countText(point.found); };
  const auto wrong = [](const AccuracyPoint &point) { return roundedCount(point.falsePairs()); };
  const auto missed = [](const AccuracyPoint &point) { return roundedCount(point.missed); };
  const auto precision = [](const AccuracyPoint &point) {
    return accuracyShareText(point.precision);
  };
  const auto recall = [](const AccuracyPoint &point) { return accuracyShareText(point.recall); };
  const auto f1 = [](const AccuracyPoint &point) { return accuracyShareText(point.f1); };
  setColumns({{tr("Threshold"), threshold, kAtRight, kAtRight},
              {tr("Found"), found, kAtRight, kAtRight},
              {tr("False"), wrong, kAtRight, kAtRight},
              {tr("Missed"), missed, kAtRight, kAtRight},
              {tr("Precision"), precision},
              {tr("Recall"), recall},
              {tr("F1"), f1}});
}

void AccuracyModel::setAccuracy(const Accuracy &accuracy) {
  reset({accuracy.points.rbegin(), accuracy.points.rend()});
}

void WrongPairModel::setPairs(const std::shared_ptr<const Dataset> &dataset,
                              const std::shared_ptr<const DuplicateResult> &result,
                              std::vector<AccuracyExample> pairs) {
  std::vector<ColumnId> columns;
  if (dataset != nullptr) {
    auto compared = comparedColumns(*dataset, result->recipe());
    if (compared) columns = *std::move(compared);
  }
  const auto similarity = [result](const AccuracyExample &pair) {
    const auto value = pair.similarity(*result);
    return value ? similarityText(*value) : tr("not found");
  };
  const auto bar = [result](const AccuracyExample &pair) -> QVariant {
    const auto value = pair.similarity(*result);
    return value ? QVariant(*value) : QVariant();
  };
  const auto rows = [dataset](const AccuracyExample &pair) {
    return tr("%1 and %2")
        .arg(rowNumberText(pair.a, dataset.get()), rowNumberText(pair.b, dataset.get()));
  };
  const auto texts = [=](const AccuracyExample &pair) {
    return tr("%1 / %2").arg(recordLine(*dataset, pair.a, columns, kWrongPairCharacters),
                             recordLine(*dataset, pair.b, columns, kWrongPairCharacters));
  };
  reset(std::move(pairs),
        {{tr("Similarity"), similarity}, {tr("Rows"), rows}, {tr("Texts"), texts}},
        {{PairModel::SimilarityRole, bar}});
}

}  // namespace shinglescope
