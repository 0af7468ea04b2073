// SPDX-License-Identifier: MIT
#include "ui/parts/table/pair_model.h"

#include <algorithm>
#include <cassert>

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

PairModel::PairModel(QObject *parent) : FlatModel(parent) {
  using Number = std::uint32_t;
  const auto similarity = [this](Number number) {
    return m_isBlind ? QVariant() : similarityText(similarityOf(number));
  };
  const auto exact = [this](Number number) {
    return m_isBlind ? QVariant() : similarityOf(number);
  };
  setColumns(
      {{tr("Verdict"), [this](Number number) { return verdictTextOf(number); }},
       {tr("Similarity"), similarity},
       {.header = tr("Title"),
        .text = [this](Number number) { return titleOf(number); },
        .roles = {{Qt::AccessibleTextRole, [this](Number number) { return describe(number); }}}}},
      {{VerdictRole, [this](Number number) { return static_cast<int>(verdictOf(number)); }},
       {ByRuleRole, [this](Number number) { return isByRule(number); }},
       {SimilarityRole, exact},
       {KeyRole, [this](Number number) { return QVariant::fromValue(m_queue->keyAt(number)); }}});
}

void PairModel::setQueue(std::shared_ptr<const Dataset> dataset,
                         std::shared_ptr<const ReviewQueue> queue,
                         std::shared_ptr<const Verdicts> verdicts, ColumnId titleColumn) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_queue = std::move(queue);
  m_verdicts = std::move(verdicts);
  m_titleColumn = titleColumn;
  takeRows({});
  endResetModel();
}

void PairModel::setVerdicts(std::shared_ptr<const Verdicts> verdicts) {
  m_verdicts = std::move(verdicts);
  changeAll();
}

void PairModel::setItems(const std::shared_ptr<const ReviewQueue> &queue,
                         std::vector<std::uint32_t> items) {
  assert(queue == m_queue && "items of another queue");
  reset(queue == m_queue ? std::move(items) : std::vector<std::uint32_t>());
}

const QueueItem *PairModel::itemAt(int row) const {
  const std::uint32_t *number = find(row);
  return number == nullptr ? nullptr : &itemOf(*number);
}

ItemHandle PairModel::handleAt(int row) const {
  const std::uint32_t *number = find(row);
  return number == nullptr ? ItemHandle() : m_queue->handleAt(*number);
}

std::optional<ItemKey> PairModel::keyAt(int row) const {
  const std::uint32_t *number = find(row);
  return number == nullptr ? std::nullopt : std::optional(m_queue->keyAt(*number));
}

int PairModel::rowOf(ItemKey key) const {
  if (m_queue == nullptr) return -1;
  const auto found = std::ranges::find(all(), findItem(*m_queue, key.a, key.b));
  return found == all().end() ? -1 : static_cast<int>(found - all().begin());
}

void PairModel::setBlind(bool isBlind) {
  m_isBlind = isBlind;
  changeAll();
}

void PairModel::refreshRow(int row) {
  if (find(row) != nullptr) emit dataChanged(index(row, 0), index(row, TitleColumn));
}

Verdict PairModel::verdictOf(std::uint32_t number) const {
  if (m_verdicts == nullptr) return Verdict::Undecided;
  return m_verdicts->judgementOf(m_queue->keyAt(number)).verdict;
}

bool PairModel::isByRule(std::uint32_t number) const {
  if (m_verdicts == nullptr) return false;
  const ItemState *state = m_verdicts->stateOf(m_queue->keyAt(number));
  return state != nullptr && state->isByRule;
}

QString PairModel::verdictTextOf(std::uint32_t number) const {
  const QString word = verdictWord(verdictOf(number));
  return isByRule(number) ? tr("%1, by rule").arg(word) : word;
}

double PairModel::similarityOf(std::uint32_t number) const {
  return static_cast<double>(itemOf(number).similarity);
}

QString PairModel::titleOf(std::uint32_t number) const {
  const QueueItem &item = itemOf(number);
  const RecordId row = m_queue->result->classes.firstRow(item.textA);
  const QString title = cellDisplayText(m_dataset->cell(row, m_titleColumn));
  if (!item.isClass()) return title;
  const auto rows = static_cast<qulonglong>(m_queue->result->classes.rowsOf(item.textA).size());
  return tr("× %1 · %2").arg(countText(rows), title);
}

QString PairModel::describe(std::uint32_t number) const {
  const QueueItem &item = itemOf(number);
  if (item.isClass()) {
    const auto rows = m_queue->result->classes.rowsOf(item.textA).size();
    return tr("%n identical rows: %1", nullptr, static_cast<int>(rows)).arg(titleOf(number));
  }
  const ItemKey key = m_queue->keyAt(number);
  return tr("Rows %1 and %2: %3")
      .arg(rowNumberText(key.a, m_dataset.get()), rowNumberText(key.b, m_dataset.get()),
           titleOf(number));
}

}  // namespace shinglescope
