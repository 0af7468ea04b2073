// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/shingle_matrix_model.h"

#include "ui/base/text/plural.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kTitleCharacters = 60;
constexpr int kHashDigits = 16;

}  // namespace

QString hexText(std::uint64_t hash) {
  return QStringLiteral("%1").arg(hash, kHashDigits, 16, QLatin1Char('0'));
}

QString ShingleMatrixModel::cellText(int row, std::uint32_t column) const {
  return shingleAt(row).isIn(column) ? QStringLiteral("1") : QStringLiteral("0");
}

QString ShingleMatrixModel::cellDescription(int row, std::uint32_t column) const {
  const QString shingle = quotedText(shingleAt(row).text, kTitleCharacters);
  const QString number = rowNumberText(matrices().rows[column].row, matrices().secondTable);
  return shingleAt(row).isIn(column) ? tr("Row %1 has %2").arg(number, shingle)
                                     : tr("Row %1 does not have %2").arg(number, shingle);
}

CellTone ShingleMatrixModel::tone(int row, std::uint32_t column) const {
  return shingleAt(row).isIn(column) ? CellTone::Strong : CellTone::Faint;
}

bool ShingleMatrixModel::isEqual(int row, std::uint32_t column) const {
  const MatrixShingle &shingle = shingleAt(row);
  if (!shingle.isIn(column)) return false;
  if (pair() == nullptr) return shingle.rowCount() > 1;
  return shingle.isIn(pair()->a) && shingle.isIn(pair()->b);
}

bool ShingleMatrixModel::hasLineUnder(int row) const {
  const auto next = static_cast<std::size_t>(row) + 1;
  return next == matrices().leading && next < matrices().shingles.size();
}

QString ShingleMatrixModel::rowTitle(int row) const {
  return quotedText(shingleAt(row).text, kTitleCharacters);
}

QString ShingleMatrixModel::rowHint(int row) const {
  const std::uint32_t rows = shingleAt(row).rowCount();
  const QString shingle = quotedText(shingleAt(row).text, kTitleCharacters);
  return rows == 1 ? tr("%1, in one row").arg(shingle)
                   : tr("%1, in %n rows", nullptr, pluralOf(rows)).arg(shingle);
}

QStringList ShingleMatrixModel::copiedTitles() const {
  return {QStringLiteral("shingle"), QStringLiteral("hash")};
}

QStringList ShingleMatrixModel::copiedLabels(int row) const {
  return {QString::fromStdString(shingleAt(row).text), hexText(shingleAt(row).hash)};
}

}  // namespace shinglescope
