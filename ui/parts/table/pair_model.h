#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/review/queue/review_queue.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The queue as a flat table: verdict, similarity, title. Stands on shared
/// objects and an index vector, so a million entries cost four bytes each;
/// data() is O(1) but for the verdict's map. GUI thread.
class PairModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { VerdictColumn, SimilarityColumn, TitleColumn, ColumnCount };
  enum Role { VerdictRole = Qt::UserRole + 1, SimilarityRole, KeyRole };  ///< KeyRole: an EntryKey

  explicit PairModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

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

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::uint32_t numberAt(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
  const QueueEntry &entryOf(const QModelIndex &index) const;
  EntryKey keyOf(const QModelIndex &index) const { return m_queue->keyAt(numberAt(index.row())); }
  Verdict verdictOf(const QModelIndex &index) const;
  QString titleOf(const QueueEntry &entry) const;
  QString describe(const QModelIndex &index) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const ReviewQueue> m_queue;
  std::shared_ptr<const Verdicts> m_verdicts;
  ColumnId m_titleColumn;
  std::vector<std::uint32_t> m_entries;  ///< of m_queue
  bool m_isBlind = false;
};

/// The word for a verdict: "Duplicate", "Not a duplicate", ...
QString verdictWord(Verdict verdict);

}  // namespace shinglescope
