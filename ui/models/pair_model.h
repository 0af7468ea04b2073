#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/review/review_queue.h"
#include "core/review/verdicts.h"

namespace shinglescope {

/// The queue as a flat table: verdict, similarity, title. Stands on shared
/// immutable objects and an index vector, so a million entries cost four bytes
/// each; data() is O(1) but for the verdict's map. GUI thread; the verdicts
/// must outlive the model or be set to null.
class PairModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { VerdictColumn, SimilarityColumn, TitleColumn, ColumnCount };
  enum Role { VerdictRole = Qt::UserRole + 1, SimilarityRole, EntryRole };

  explicit PairModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

  /// Everything at once; `verdicts` may be null, an empty queue is null.
  void setQueue(std::shared_ptr<const Dataset> dataset, std::shared_ptr<const ReviewQueue> queue,
                const Verdicts *verdicts, ColumnId titleColumn);
  /// Others about the same queue, before the former ones are asked again.
  void setVerdicts(const Verdicts *verdicts);
  /// Which entries are shown, in order.
  void setEntries(std::vector<std::uint32_t> entries);
  const std::vector<std::uint32_t> &entries() const { return m_entries; }
  std::uint32_t entryAt(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
  /// -1 where the entry is not shown. O(n), about a millisecond for a million.
  int rowOf(std::uint32_t entry) const;
  int rowOf(EntryKey key) const;
  void setBlind(bool isBlind);  ///< similarities are not shown
  void refreshRow(int row);     ///< its verdict changed

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const QueueEntry &entryOf(const QModelIndex &index) const;
  Verdict verdictOf(const QModelIndex &index) const;
  QString titleOf(const QueueEntry &entry) const;
  QString describe(const QModelIndex &index) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const ReviewQueue> m_queue;
  const Verdicts *m_verdicts = nullptr;
  ColumnId m_titleColumn;
  std::vector<std::uint32_t> m_entries;
  bool m_isBlind = false;
};

/// The word for a verdict: "Duplicate", "Not a duplicate", ...
QString verdictWord(Verdict verdict);

}  // namespace shinglescope
