// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/signature_matrix_model.h"

#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/session/row_text.h"

namespace shinglescope {

QString sharedLetter(std::uint32_t number) {
  // Shared values number at most half the rows, so the letters suffice.
  return QChar(static_cast<char16_t>(u'A' + number));
}

QString hashName(std::uint32_t position) { return QStringLiteral("h%1").arg(position + 1); }

void SignatureMatrixModel::setValuesShown(bool isShown) {
  if (isShown == m_areValuesShown) return;
  m_areValuesShown = isShown;
  changeAll();
}

int SignatureMatrixModel::lines() const {
  return static_cast<int>(matrices().plan().numHashes() + matrices().plan().bands);
}

std::uint32_t SignatureMatrixModel::bandAt(int row) const {
  return static_cast<std::uint32_t>(row) / (matrices().plan().rows + 1);
}

std::optional<std::uint32_t> SignatureMatrixModel::positionAt(int row) const {
  const std::uint32_t rows = matrices().plan().rows;
  const std::uint32_t inBand = static_cast<std::uint32_t>(row) % (rows + 1);
  if (inBand == rows) return std::nullopt;
  return bandAt(row) * rows + inBand;
}

int SignatureMatrixModel::lineOfPosition(std::uint32_t position) const {
  return static_cast<int>(position + position / matrices().plan().rows);
}

std::uint32_t SignatureMatrixModel::sharedNumber(int row, std::uint32_t column) const {
  const MatrixRow &of = matrices().rows[column];
  if (!of.hasShingles()) return MatrixRow::kAlone;
  const auto position = positionAt(row);
  return position ? of.equals[*position] : of.buckets[bandAt(row)];
}

QString SignatureMatrixModel::cellText(int row, std::uint32_t column) const {
  const MatrixRow &of = matrices().rows[column];
  const auto position = positionAt(row);
  if (!of.hasShingles()) return QStringLiteral("–");
  if (m_areValuesShown && position) return QString::number(of.signature[*position]);
  const std::uint32_t number = sharedNumber(row, column);
  return number == MatrixRow::kAlone ? QStringLiteral("·") : sharedLetter(number);
}

QString SignatureMatrixModel::cellDescription(int row, std::uint32_t column) const {
  const MatrixRow &of = matrices().rows[column];
  const QString number = rowNumberText(of.row, matrices().secondTable);
  if (!of.hasShingles()) return tr("Row %1 has no shingle").arg(number);
  const std::uint32_t shared = sharedNumber(row, column);
  if (const auto position = positionAt(row)) {
    const QString what =
        tr("%1 of row %2: %3").arg(hashName(*position), number).arg(of.signature[*position]);
    return shared == MatrixRow::kAlone
               ? what
               : tr("%1, equal in the rows marked %2").arg(what, sharedLetter(shared));
  }
  const QString band = countText(bandAt(row) + 1ULL);
  return shared == MatrixRow::kAlone
             ? tr("Band %1: row %2 is alone in its bucket").arg(band, number)
             : tr("Band %1: row %2 is in bucket %3").arg(band, number, sharedLetter(shared));
}

CellTone SignatureMatrixModel::tone(int row, std::uint32_t column) const {
  if (isEqual(row, column)) return CellTone::Strong;
  if (m_areValuesShown && positionAt(row)) return CellTone::Muted;
  return sharedNumber(row, column) == MatrixRow::kAlone ? CellTone::Faint : CellTone::Muted;
}

bool SignatureMatrixModel::isEqual(int row, std::uint32_t column) const {
  const std::uint32_t number = sharedNumber(row, column);
  if (number == MatrixRow::kAlone) return false;
  if (pair() == nullptr) return true;
  return sharedNumber(row, pair()->a) == sharedNumber(row, pair()->b);
}

bool SignatureMatrixModel::isMadeByShingle(int row, std::uint32_t column) const {
  const auto position = positionAt(row);
  const MatrixRow &of = matrices().rows[column];
  return shingle() && position && of.hasShingles() && of.causes[*position] == *shingle();
}

bool SignatureMatrixModel::hasLineUnder(int row) const { return !positionAt(row); }

QString SignatureMatrixModel::rowTitle(int row) const {
  const auto position = positionAt(row);
  return position ? hashName(*position) : tr("band %1").arg(countText(bandAt(row) + 1ULL));
}

QString SignatureMatrixModel::rowHint(int row) const {
  const QString band = countText(bandAt(row) + 1ULL);
  if (const auto position = positionAt(row))
    return tr("%1, in band %2").arg(hashName(*position), band);
  const std::uint32_t buckets = matrices().bucketsOf[bandAt(row)];
  if (buckets == 0) return tr("Band %1: no two of the rows share a bucket").arg(band);
  return buckets == 1 ? tr("Band %1: one bucket is shared").arg(band)
                      : tr("Band %1: %n buckets are shared", nullptr, pluralOf(buckets)).arg(band);
}

QStringList SignatureMatrixModel::copiedTitles() const {
  return {QStringLiteral("hash"), QStringLiteral("band")};
}

QStringList SignatureMatrixModel::copiedLabels(int row) const {
  return {QString::number(*positionAt(row) + 1ULL), QString::number(bandAt(row) + 1ULL)};
}

QString SignatureMatrixModel::copiedCell(int row, std::uint32_t column) const {
  const MatrixRow &of = matrices().rows[column];
  return of.hasShingles() ? QString::number(of.signature[*positionAt(row)]) : QString();
}

}  // namespace shinglescope
