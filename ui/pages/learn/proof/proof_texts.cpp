// SPDX-License-Identifier: MIT
#include "ui/pages/learn/proof/proof_texts.h"

#include <QCoreApplication>

#include "ui/base/text/number_text.h"
#include "ui/pages/learn/tables/grid_parts.h"

namespace shinglescope {
namespace {

/// The translation context of these texts.
struct ProofWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ProofWords)
};

CellMark markOf(RowKind kind) {
  switch (kind) {
    case RowKind::Both: return CellMark::Both;
    case RowKind::One: return CellMark::One;
    case RowKind::Neither: return CellMark::None;
  }
  return CellMark::None;
}

GridCell holderCell(bool isIn) {
  return isIn ? GridCell{QStringLiteral("1"), CellTone::Strong}
              : GridCell{QStringLiteral("0"), CellTone::Faint};
}

QString bold(const QString &text) { return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()); }

QString labelOf(const Lesson &lesson, std::uint32_t row) {
  return shownText(lesson.tables().rows[row].label);
}

QString decisionText(const ProofPlayer &proof, std::uint32_t row) {
  const Lesson &lesson = proof.lesson();
  const LessonPair &pair = lesson.tables().pairs[proof.pair()];
  const QString label = bold(labelOf(lesson, row));
  const QString a = bold(documentName(lesson, pair.a));
  const QString b = bold(documentName(lesson, pair.b));
  if (proof.kinds().ofRow[row] == RowKind::Both)
    return ProofWords::tr(
               "%1 is in both documents: both have their minimum here, so the minima "
               "are equal.")
        .arg(label);
  const bool isInA = lesson.tables().rows[row].isIn(pair.a);
  return ProofWords::tr(
             "%1 is in %2 only: %2 has its minimum here and %3 further down, so the "
             "minima differ.")
      .arg(label, isInA ? a : b, isInA ? b : a);
}

}  // namespace

QString permutationName(const ProofPlayer &proof) {
  return proof.isOwnHash() ? hashTitle(proof.permutation())
                           : ProofWords::tr("shuffle %1").arg(proof.permutation() + 1);
}

LessonGrid proofGrid(const ProofPlayer &proof) {
  const Lesson &lesson = proof.lesson();
  const LessonTables &tables = lesson.tables();
  const LessonPair &pair = tables.pairs[proof.pair()];
  const bool isSorted = proof.step() > 0;
  LessonGrid grid{.headers = {isSorted ? permutationName(proof) : QStringLiteral("x"),
                              ProofWords::tr("shingle"), documentName(lesson, pair.a),
                              documentName(lesson, pair.b)},
                  .labelColumns = 2,
                  .labelShare = 0.6};
  const auto &order = proof.order();
  // The row that decides must be among those shown.
  const std::size_t shown = std::min(order.size(), std::max(kShownLessonRows, proof.walked()));
  for (std::size_t place = 0; place < shown; ++place) {
    const std::uint32_t row = order[place];
    const RowKind kind = proof.kinds().ofRow[row];
    const bool isSkipped = kind == RowKind::Neither;
    const std::uint32_t number = isSorted ? proof.valueOf(row) : row + tables.firstRow;
    std::vector<GridCell> cells;
    cells.push_back({QString::number(number), CellTone::Muted});
    cells.push_back(wordCell(labelOf(lesson, row), isSkipped ? CellTone::Muted : CellTone::Normal));
    cells.push_back(holderCell(tables.rows[row].isIn(pair.a)));
    cells.push_back(holderCell(tables.rows[row].isIn(pair.b)));
    for (GridCell &cell : cells) cell.mark = markOf(kind);
    const bool isCurrent = place + 1 == proof.walked();
    if (isCurrent) {
      grid.markedRow = static_cast<int>(place);
      grid.framedRow = static_cast<int>(place);
    }
    grid.rows.push_back(std::move(cells));
  }
  if (shown < order.size())
    grid.rows.push_back(
        {GridCell(), wordCell(ProofWords::tr("and %1 more").arg(countText(order.size() - shown)),
                              CellTone::Muted)});
  if (grid.markedRow < 0) grid.markedRow = grid.rows.empty() ? -1 : 0;
  return grid;
}

QString proofStory(const ProofPlayer &proof) {
  const Lesson &lesson = proof.lesson();
  if (proof.step() == 0)
    return ProofWords::tr("Each row is in both documents, in one of them, or in neither.");
  if (proof.step() == 1)
    return ProofWords::tr(
               "%1 puts the rows in another order. The minimum of a document is its "
               "first row from the top.")
        .arg(bold(permutationName(proof)));
  if (proof.kinds().either() == 0) return ProofWords::tr("No row is in either document.");
  const std::uint32_t row = proof.order()[proof.walked() - 1];
  if (proof.kinds().ofRow[row] == RowKind::Neither)
    return ProofWords::tr("%1 is in neither document: it is skipped.")
        .arg(bold(labelOf(lesson, row)));
  return decisionText(proof, row);
}

QString proofArgument(const ProofPlayer &proof) {
  const RowKinds &kinds = proof.kinds();
  if (kinds.either() == 0) return ProofWords::tr("No row is in either document.");
  const QString fraction = QStringLiteral("%1/%2").arg(kinds.both).arg(kinds.either());
  const double share = static_cast<double>(kinds.both) / kinds.either();
  return ProofWords::tr(
             "The first row that is not skipped decides. In a random order each of the "
             "<b>%1</b> is equally likely to come first, and <b>%2</b> of them are in "
             "both:")
             .arg(kinds.either())
             .arg(kinds.both) +
         QStringLiteral("<br><b>%1</b>")
             .arg(ProofWords::tr("P(equal minima) = %1 = %2 = J").arg(fraction, shareText(share)));
}

QString triedText(const ProofPlayer &proof) {
  if (proof.equal().empty()) return {};
  const auto tried = proof.equal().size();
  const double share = static_cast<double>(proof.equal().back()) / static_cast<double>(tried);
  return ProofWords::tr("%1 permutations tried: equal minima in %2, a share of %3.")
      .arg(countText(tried), countText(proof.equal().back()), preciseSimilarityText(share));
}

}  // namespace shinglescope
