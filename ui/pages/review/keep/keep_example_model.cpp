#include "ui/pages/review/keep/keep_example_model.h"

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/review/keep/keep_rule_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

QString removedText(const KeepExample &example) {
  if (example.toldApart.empty()) return rowListText(example.removed);
  const QString staying =
      KeepExampleModel::tr("%1 stay: told apart").arg(rowListText(example.toldApart));
  if (example.removed.empty()) return staying;
  return KeepExampleModel::tr("%1 (%2)").arg(rowListText(example.removed), staying);
}

}  // namespace

void KeepExampleModel::setExamples(std::shared_ptr<const Dataset> dataset,
                                   std::vector<KeepExample> examples, KeepRules rules,
                                   ColumnId titleColumn) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_examples = std::move(examples);
  m_rules = std::move(rules);
  m_titleColumn = titleColumn;
  endResetModel();
}

int KeepExampleModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_examples.size());
}

int KeepExampleModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString KeepExampleModel::whyText(const KeepExample &example) const {
  switch (example.decidedBy) {
    case DecidedBy::Hand: return tr("chosen by a person");
    case DecidedBy::LastResort: return tr("a tie: the first row");
    case DecidedBy::Rule: break;
  }
  return example.rule < m_rules.size() ? keepRuleWords(m_rules[example.rule]) : QString();
}

QVariant KeepExampleModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  const KeepExample &example = m_examples[static_cast<std::size_t>(index.row())];
  switch (index.column()) {
    case KeeperColumn: return rowNumberText(example.keeper);
    case RemovedColumn: return removedText(example);
    case WhyColumn: return whyText(example);
    case TitleColumn: return cellDisplayText(m_dataset->cell(example.keeper, m_titleColumn));
    default: return {};
  }
}

QVariant KeepExampleModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case KeeperColumn: return tr("Stays");
    case RemovedColumn: return tr("Removed");
    case WhyColumn: return tr("Why");
    case TitleColumn: return tr("Title");
    default: return {};
  }
}

}  // namespace shinglescope
