#include "ui/parts/table/pair_model.h"

#include <algorithm>
#include <cassert>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {

QString verdictWord(Verdict verdict) {
  switch (verdict) {
    case Verdict::Undecided: return PairModel::tr("Undecided");
    case Verdict::Duplicate: return PairModel::tr("Duplicate");
    case Verdict::NotDuplicate: return PairModel::tr("Not a duplicate");
    case Verdict::Unsure: return PairModel::tr("Unsure");
  }
  return {};
}

void PairModel::setQueue(std::shared_ptr<const Dataset> dataset,
                         std::shared_ptr<const ReviewQueue> queue,
                         std::shared_ptr<const Verdicts> verdicts, ColumnId titleColumn) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_queue = std::move(queue);
  m_verdicts = std::move(verdicts);
  m_titleColumn = titleColumn;
  m_entries.clear();
  endResetModel();
}

void PairModel::setVerdicts(std::shared_ptr<const Verdicts> verdicts) {
  m_verdicts = std::move(verdicts);
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PairModel::setEntries(const std::shared_ptr<const ReviewQueue> &queue,
                           std::vector<std::uint32_t> entries) {
  assert(queue == m_queue && "entries of another queue");
  beginResetModel();
  m_entries = queue == m_queue ? std::move(entries) : std::vector<std::uint32_t>();
  endResetModel();
}

const QueueEntry *PairModel::entryAt(int row) const {
  return row < 0 || row >= rowCount() ? nullptr : &m_queue->entries[numberAt(row)];
}

EntryHandle PairModel::handleAt(int row) const {
  return row < 0 || row >= rowCount() ? EntryHandle() : m_queue->handleAt(numberAt(row));
}

std::optional<EntryKey> PairModel::keyAt(int row) const {
  if (row < 0 || row >= rowCount()) return std::nullopt;
  return m_queue->keyAt(numberAt(row));
}

int PairModel::rowOf(EntryKey key) const {
  if (m_queue == nullptr) return -1;
  const std::uint32_t entry = findEntry(*m_queue, key.a, key.b);
  const auto found = std::ranges::find(m_entries, entry);
  return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

void PairModel::setBlind(bool isBlind) {
  m_isBlind = isBlind;
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PairModel::refreshRow(int row) {
  if (row < 0 || row >= rowCount()) return;
  emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int PairModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int PairModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

const QueueEntry &PairModel::entryOf(const QModelIndex &index) const {
  return m_queue->entries[numberAt(index.row())];
}

Verdict PairModel::verdictOf(const QModelIndex &index) const {
  if (m_verdicts == nullptr) return Verdict::Undecided;
  return m_verdicts->judgementOf(keyOf(index)).verdict;
}

QString PairModel::titleOf(const QueueEntry &entry) const {
  const RecordId row = m_queue->result->classes.firstRow(entry.textA);
  const QString title = cellDisplayText(m_dataset->cell(row, m_titleColumn));
  if (!entry.isClass()) return title;
  const auto rows = static_cast<qulonglong>(m_queue->result->classes.rowsOf(entry.textA).size());
  return tr("× %1 · %2").arg(countText(rows), title);
}

QString PairModel::describe(const QModelIndex &index) const {
  const QueueEntry &entry = entryOf(index);
  const QString title = titleOf(entry);
  if (entry.isClass()) {
    const auto rows = m_queue->result->classes.rowsOf(entry.textA).size();
    return tr("%n identical rows: %1", nullptr, static_cast<int>(rows)).arg(title);
  }
  const EntryKey key = keyOf(index);
  return tr("Rows %1 and %2: %3").arg(rowNumberText(key.a), rowNumberText(key.b), title);
}

QVariant PairModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) {
    return {};
  }
  if (m_isBlind && (role == SimilarityRole || index.column() == SimilarityColumn)) return {};
  switch (role) {
    case VerdictRole: return static_cast<int>(verdictOf(index));
    case SimilarityRole: return static_cast<double>(entryOf(index).similarity);
    case KeyRole: return QVariant::fromValue(keyOf(index));
    case Qt::AccessibleTextRole:
      return index.column() == TitleColumn ? describe(index) : data(index, Qt::DisplayRole);
    case Qt::DisplayRole: break;
    default: return {};
  }
  switch (index.column()) {
    case VerdictColumn: return verdictWord(verdictOf(index));
    case SimilarityColumn: return similarityText(static_cast<double>(entryOf(index).similarity));
    case TitleColumn: return titleOf(entryOf(index));
    default: return {};
  }
}

QVariant PairModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case VerdictColumn: return tr("Verdict");
    case SimilarityColumn: return tr("Similarity");
    case TitleColumn: return tr("Title");
    default: return {};
  }
}

}  // namespace shinglescope
