// SPDX-License-Identifier: MIT
#include "core/review/queue/items_among.h"

#include <algorithm>

#include "core/base/sorted_list.h"
#include "core/review/verdicts/stop_polls.h"

namespace shinglescope {
namespace {

/// Collects the items of several lists, one list after the other.
class AmongGatherer {
 public:
  AmongGatherer(const ReviewQueue &queue, const Ratio &threshold, const RunContext &context)
      : m_queue(queue), m_threshold(threshold), m_context(context) {}

  Result<void> add(const std::vector<RecordId> &rows) {
    takeTexts(rows);
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
      if (isStopDue(++m_looked, m_context)) return cancelledError();
      const bool isFirst = i == 0 || m_texts[i - 1] != m_texts[i];
      if (!isFirst) continue;
      if (auto added = addPairsOf(m_texts[i]); !added) return added;
      if (i + 1 < m_texts.size() && m_texts[i + 1] == m_texts[i]) addClassOf(m_texts[i]);
    }
    return {};
  }

  std::vector<ItemHandle> take() {
    sortUnique(m_items);
    std::vector<ItemHandle> handles;
    handles.reserve(m_items.size());
    for (const std::uint32_t item : m_items) handles.push_back(m_queue.handleAt(item));
    return handles;
  }

 private:
  /// Adds the text of each row, so a text occurs as often as it has rows in the list.
  void takeTexts(const std::vector<RecordId> &rows) {
    const TextClasses &classes = m_queue.result->classes;
    m_texts.clear();
    for (const RecordId row : rows)
      if (row.value < classes.textOfRow.size()) m_texts.push_back(classes.textOf(row));
    std::ranges::sort(m_texts);
  }

  Result<void> addPairsOf(TextId text) {
    const std::vector<ScoredPair> &pairs = m_queue.result->pairs;
    const auto from = std::ranges::lower_bound(pairs, text, {}, &ScoredPair::textA);
    for (auto pair = from; pair != pairs.end() && pair->textA == text; ++pair) {
      if (isStopDue(++m_looked, m_context)) return cancelledError();
      const auto item = static_cast<std::uint32_t>(pair - pairs.begin());
      if (!std::ranges::binary_search(m_texts, pair->textB)) continue;
      if (isItemAtLeast(m_queue.items[item], *m_queue.result, m_threshold)) m_items.push_back(item);
    }
    return {};
  }

  void addClassOf(TextId text) {
    const RecordId row = m_queue.result->classes.firstRow(text);
    const std::uint32_t item = findItem(m_queue, row, row);
    if (item != kNoItem) m_items.push_back(item);
  }

  const ReviewQueue &m_queue;
  const Ratio &m_threshold;
  const RunContext &m_context;
  std::vector<TextId> m_texts;
  std::vector<std::uint32_t> m_items;
  std::size_t m_looked = 0;
};

}  // namespace

Result<std::vector<ItemHandle>> itemsAmong(const ReviewQueue &queue,
                                           const std::vector<std::vector<RecordId>> &lists,
                                           const Ratio &threshold, const RunContext &context) {
  AmongGatherer gatherer(queue, threshold, context);
  for (const std::vector<RecordId> &rows : lists)
    if (auto added = gatherer.add(rows); !added) return added.error();
  return gatherer.take();
}

}  // namespace shinglescope
