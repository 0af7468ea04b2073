// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/review/queue/review_queue.h"
#include "core/review/verdicts/verdicts.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The queue as a flat table: verdict, similarity, title. Shares the objects that it shows.
/// Its rows are item numbers of four bytes each; data() is O(1) except for the look-up of the
/// verdict. GUI thread.
class PairModel final : public FlatModel<std::uint32_t> {
  Q_OBJECT

 public:
  enum Column { VerdictColumn, SimilarityColumn, TitleColumn };
  /// KeyRole is an ItemKey; ByRuleRole tells whether a rule gave the verdict.
  enum Role { VerdictRole = Qt::UserRole + 1, SimilarityRole, KeyRole, ByRuleRole };

  explicit PairModel(QObject *parent = nullptr);

  /// Sets all data together. `verdicts` may be null; a null queue is empty.
  void setQueue(std::shared_ptr<const Dataset> dataset, std::shared_ptr<const ReviewQueue> queue,
                std::shared_ptr<const Verdicts> verdicts, ColumnId titleColumn);
  /// Replaces the verdicts on the same queue. Must be called before the model uses the previous
  /// verdicts again.
  void setVerdicts(std::shared_ptr<const Verdicts> verdicts);
  /// Sets the shown items, in order. The queue must be the model's: otherwise an assertion
  /// fails, and nothing is shown.
  void setItems(const std::shared_ptr<const ReviewQueue> &queue, std::vector<std::uint32_t> items);
  const QueueItem *itemAt(int row) const;       ///< null if out of range
  ItemHandle handleAt(int row) const;           ///< invalid if out of range
  std::optional<ItemKey> keyAt(int row) const;  ///< nullopt if out of range
  /// Returns -1 if the item is not shown. O(n), about a millisecond for a million items.
  int rowOf(ItemKey key) const;
  void setBlind(bool isBlind);  ///< hides similarities
  void refreshRow(int row);     ///< call it after the row's verdict has changed

 private:
  const QueueItem &itemOf(std::uint32_t number) const { return m_queue->items[number]; }
  Verdict verdictOf(std::uint32_t number) const;
  bool isByRule(std::uint32_t number) const;
  QString verdictTextOf(std::uint32_t number) const;
  double similarityOf(std::uint32_t number) const;
  QString titleOf(std::uint32_t number) const;
  QString describe(std::uint32_t number) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const ReviewQueue> m_queue;
  std::shared_ptr<const Verdicts> m_verdicts;
  ColumnId m_titleColumn;
  bool m_isBlind = false;
};

/// The name of a verdict: "Duplicate", "Not a duplicate", ...
QString verdictWord(Verdict verdict);

}  // namespace shinglescope
