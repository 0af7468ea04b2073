#pragma once

#include <memory>
#include <optional>

#include "core/review/queue/review_queue.h"
#include "core/review/verdicts/verdicts.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The queue as a flat table: verdict, similarity, title. Stands on shared
/// objects; its rows are numbers of entries, so a million cost four bytes each;
/// data() is O(1) but for the verdict's map. GUI thread.
class PairModel final : public FlatModel<std::uint32_t> {
  Q_OBJECT

 public:
  enum Column { VerdictColumn, SimilarityColumn, TitleColumn };
  enum Role { VerdictRole = Qt::UserRole + 1, SimilarityRole, KeyRole };  ///< KeyRole: an EntryKey

  explicit PairModel(QObject *parent = nullptr);

  /// Everything at once; `verdicts` may be null, an empty queue is null.
  void setQueue(std::shared_ptr<const Dataset> dataset, std::shared_ptr<const ReviewQueue> queue,
                std::shared_ptr<const Verdicts> verdicts, ColumnId titleColumn);
  /// Others about the same queue, before the former ones are asked again.
  void setVerdicts(std::shared_ptr<const Verdicts> verdicts);
  /// Which entries of a queue are shown, in order. Those of another queue than the model's
  /// are a mistake: an assertion fails, and nothing is shown.
  void setEntries(const std::shared_ptr<const ReviewQueue> &queue,
                  std::vector<std::uint32_t> entries);
  const QueueEntry *entryAt(int row) const;      ///< null out of range
  EntryHandle handleAt(int row) const;           ///< of no queue out of range
  std::optional<EntryKey> keyAt(int row) const;  ///< nothing out of range
  /// -1 where the entry is not shown. O(n), about a millisecond for a million.
  int rowOf(EntryKey key) const;
  void setBlind(bool isBlind);  ///< similarities are not shown
  void refreshRow(int row);     ///< its verdict changed

 private:
  const QueueEntry &entryOf(std::uint32_t number) const { return m_queue->entries[number]; }
  Verdict verdictOf(std::uint32_t number) const;
  double similarityOf(std::uint32_t number) const;
  QString titleOf(std::uint32_t number) const;
  QString describe(std::uint32_t number) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const ReviewQueue> m_queue;
  std::shared_ptr<const Verdicts> m_verdicts;
  ColumnId m_titleColumn;
  bool m_isBlind = false;
};

/// The word for a verdict: "Duplicate", "Not a duplicate", ...
QString verdictWord(Verdict verdict);

}  // namespace shinglescope
