#include "ui/pages/review/contradictions/evidence_model.h"

#include <QLocale>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kEvidenceModelNameCharacters = 40;

/// "Duplicate, keep A".
QString saidText(const Judgement &judgement) {
  const QString word = verdictWord(judgement.verdict);
  switch (judgement.keep) {
    case Keep::A: return EvidenceModel::tr("%1, keep A").arg(word);
    case Keep::B: return EvidenceModel::tr("%1, keep B").arg(word);
    case Keep::Neither: return word;
  }
  return word;
}

}  // namespace

void EvidenceModel::setEvidence(std::shared_ptr<const Dataset> dataset, std::vector<Evidence> all,
                                ColumnId titleColumn) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_all = std::move(all);
  m_titleColumn = titleColumn;
  endResetModel();
}

int EvidenceModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_all.size());
}

int EvidenceModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString EvidenceModel::saidBy(const Evidence &said) const {
  QStringList parts;
  if (!said.reviewer.isEmpty())
    parts << cellDisplayText(said.reviewer.toStdString(), kEvidenceModelNameCharacters);
  if (said.time.isValid()) parts << QLocale().toString(said.time, QLocale::ShortFormat);
  if (said.isOfOtherContent) parts << tr("of other content");
  return parts.join(QStringLiteral(" · "));
}

QVariant EvidenceModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const Evidence &said = at(index.row());
  if (role == VerdictRole) return static_cast<int>(said.judgement.verdict);
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  switch (index.column()) {
    case VerdictColumn: return verdictWord(said.judgement.verdict);
    case SaidColumn: return saidText(said.judgement);
    case RowsColumn: return tr("%1 and %2").arg(rowNumberText(said.a), rowNumberText(said.b));
    case WhoColumn: return saidBy(said);
    default: break;
  }
  const QString a = cellDisplayText(m_dataset->cell(said.a, m_titleColumn), 120);
  const QString b = cellDisplayText(m_dataset->cell(said.b, m_titleColumn), 120);
  return a == b ? a : tr("%1 / %2").arg(a, b);
}

QVariant EvidenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case VerdictColumn: return {};
    case SaidColumn: return tr("Verdict");
    case RowsColumn: return tr("Rows");
    case WhoColumn: return tr("Given by");
    case TitleColumn: return tr("Title");
    default: return {};
  }
}

}  // namespace shinglescope
