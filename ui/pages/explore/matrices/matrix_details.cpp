// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/matrix_details.h"

#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"
#include "ui/pages/explore/matrices/shingle_matrix_model.h"
#include "ui/pages/explore/matrices/signature_matrix_model.h"
#include "ui/parts/tuning/sweep_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kMatrixDetailsShingleCharacters = 200;
constexpr std::size_t kMostNamed = 6;

QString numberOf(const RowMatrices &matrices, std::uint32_t row) {
  return rowNumberText(matrices.rows[row].row, matrices.secondTable);
}

/// The rows that satisfy a predicate.
template <class Holds>
std::vector<RecordId> rowsWhere(const RowMatrices &matrices, Holds holds) {
  std::vector<RecordId> rows;
  for (std::uint32_t row = 0; row < matrices.rows.size(); ++row)
    if (holds(row)) rows.push_back(matrices.rows[row].row);
  return rows;
}

/// "h3, h17 of row 12; h3 of row 40".
QString givenText(const RowMatrices &matrices, std::uint32_t shingle) {
  QStringList given;
  for (const MatrixRow &row : matrices.rows) {
    QStringList hashes;
    std::size_t more = 0;
    for (std::uint32_t at = 0; at < row.causes.size(); ++at) {
      if (row.causes[at] != shingle) continue;
      if (hashes.size() < static_cast<qsizetype>(kMostNamed))
        hashes << hashName(at);
      else
        ++more;
    }
    if (hashes.isEmpty()) continue;
    QString list = hashes.join(QStringLiteral(", "));
    if (more > 0) list = MatrixDetails::tr("%1 and %n more", nullptr, pluralOf(more)).arg(list);
    given
        << MatrixDetails::tr("row %1: %2").arg(rowNumberText(row.row, matrices.secondTable), list);
  }
  return given.isEmpty() ? MatrixDetails::tr("nothing: other shingles have lower values")
                         : given.join(QStringLiteral("; "));
}

}  // namespace

MatrixDetails::MatrixDetails(QWidget *parent) : QWidget(parent), m_form(new FormRows) {
  makeColumn(this)->addWidget(m_form);
  m_form->addFigure(tr("Shingle"), "shingle");
  m_form->addFigure(tr("Hash"), "hash");
  m_form->addFigure(tr("In rows"), "holders");
  m_form->addFigure(tr("Minimum of"), "gives");
  m_form->addFigure(tr("Value"), "value");
  m_form->addFigure(tr("Equal in rows"), "equal");
  m_form->addFigure(tr("Band"), "band");
  m_form->finish();
  clear();
}

QString MatrixDetails::line(const QString &name) const { return m_form->figure(name); }

void MatrixDetails::clear() { m_form->clearFigures(); }

void MatrixDetails::fillShingle(const RowMatrices &matrices, std::uint32_t shingle) {
  const MatrixShingle &shown = matrices.shingles[shingle];
  m_form->setFigure("shingle", quotedText(shown.text, kMatrixDetailsShingleCharacters));
  m_form->setFigure("hash",
                    tr("%1 (%2)").arg(hexText(shown.hash), hashText(matrices.recipe.shingle.hash)));
  const auto holders = rowsWhere(matrices, [&](std::uint32_t row) { return shown.isIn(row); });
  m_form->setFigure("holders",
                    tr("%1 (%2 of %3)")
                        .arg(rowListText(holders, matrices.secondTable), countText(holders.size()),
                             countText(matrices.rows.size())));
  m_form->setFigure("gives", givenText(matrices, shingle));
}

void MatrixDetails::fillBand(const RowMatrices &matrices, std::uint32_t row, std::uint32_t band) {
  const MatrixRow &of = matrices.rows[row];
  const QString name = countText(band + 1ULL);
  const QString key = QStringLiteral("%1").arg(of.keys[band], 8, 16, QLatin1Char('0'));
  const std::uint32_t bucket = of.buckets[band];
  if (bucket == MatrixRow::kAlone) {
    m_form->setFigure("band",
                      tr("%1: key %2, none of the other rows is in its bucket").arg(name, key));
    return;
  }
  const auto members = rowsWhere(matrices, [&](std::uint32_t other) {
    return matrices.rows[other].hasShingles() && matrices.rows[other].buckets[band] == bucket;
  });
  m_form->setFigure("band", tr("%1: key %2, bucket %3 with rows %4")
                                .arg(name, key, sharedLetter(bucket),
                                     rowListText(members, matrices.secondTable)));
}

void MatrixDetails::showShingle(const RowMatrices &matrices, std::uint32_t shingle) {
  clear();
  fillShingle(matrices, shingle);
}

void MatrixDetails::showValue(const RowMatrices &matrices, std::uint32_t row,
                              std::uint32_t position) {
  clear();
  const MatrixRow &of = matrices.rows[row];
  if (!of.hasShingles()) {
    m_form->setFigure(
        "value", tr("row %1 has no shingle, so it has no signature").arg(numberOf(matrices, row)));
    return;
  }
  fillShingle(matrices, of.causes[position]);
  m_form->setFigure("value", tr("%1 of row %2: %3")
                                 .arg(hashName(position), numberOf(matrices, row))
                                 .arg(of.signature[position]));
  const auto equal = rowsWhere(matrices, [&](std::uint32_t other) {
    const MatrixRow &with = matrices.rows[other];
    return other != row && with.hasShingles() && with.signature[position] == of.signature[position];
  });
  m_form->setFigure("equal",
                    equal.empty() ? tr("none of these") : rowListText(equal, matrices.secondTable));
  fillBand(matrices, row, position / matrices.plan().rows);
}

void MatrixDetails::showBucket(const RowMatrices &matrices, std::uint32_t row, std::uint32_t band) {
  clear();
  const MatrixRow &of = matrices.rows[row];
  if (!of.hasShingles()) return showValue(matrices, row, 0);
  fillBand(matrices, row, band);
  QStringList values;
  const BandPlan plan = matrices.plan();
  for (std::uint32_t i = 0; i < plan.rows && i < kMostNamed; ++i)
    values << QString::number(of.signature[band * plan.rows + i]);
  QString list = values.join(QStringLiteral(", "));
  if (plan.rows > kMostNamed)
    list = tr("%1 and %n more", nullptr, pluralOf(plan.rows - kMostNamed)).arg(list);
  m_form->setFigure("value", tr("of row %1: %2").arg(numberOf(matrices, row), list));
}

}  // namespace shinglescope
