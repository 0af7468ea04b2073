#pragma once

#include <QWidget>
#include <functional>
#include <set>
#include <string>

#include "core/review/queue/queue_order.h"

namespace shinglescope {

class Chip;
class ScoreChip;

/// The order of the queue and what it is narrowed to, as chips. Shows what it is
/// given and reports edits. GUI thread.
class QueueChips final : public QWidget {
  Q_OBJECT

 public:
  explicit QueueChips(QWidget *parent = nullptr);
  void setColumns(const std::vector<std::string> &names);
  /// Without a signal; the text of the filter is not the chips' matter.
  void setFilter(const QueueFilter &filter);
  void setArrangement(const QueueArrangement &arrangement);
  /// The row whose group "same group" stands for; none where nothing is shown.
  void setCurrentRow(std::optional<RecordId> row);
  /// How many verdicts are to be looked at again; without any there is no chip.
  void setChangedCount(std::size_t count);
  /// How many entries follow from verdicts: the chip is there while they alone
  /// are shown.
  void setOfferedCount(std::size_t count);
  /// To choose from; without any there is no chip.
  void setTags(const std::set<std::string> &tags);
  void setBlind(bool isBlind);  ///< an order by similarity would tell what is hidden

 signals:
  void filterEdited(const shinglescope::QueueFilter &filter);
  void arrangementEdited(const shinglescope::QueueArrangement &arrangement);

 private:
  Chip *addMenuChip(const QStringList &choices, const QString &name,
                    const std::function<void(int)> &use);
  void showChoice(Chip *chip, int choice) const;
  void editFilter(const std::function<void(QueueFilter &)> &edit);
  void addFieldChip();
  void addTagChip();
  void showTag();
  void rebuildFieldMenu();
  void showFields();
  QString fieldText(const FieldCondition &field) const;

  QueueFilter m_filter;
  QueueArrangement m_arrangement;
  std::vector<std::string> m_columns;
  std::optional<RecordId> m_currentRow;
  std::size_t m_changedCount = 0;
  Chip *m_sort = nullptr;
  ScoreChip *m_scores = nullptr;
  Chip *m_verdict = nullptr;
  Chip *m_field = nullptr;
  Chip *m_tag = nullptr;
  bool m_hasTags = false;
  Chip *m_group = nullptr;
  Chip *m_changed = nullptr;
  Chip *m_offered = nullptr;
  std::vector<Chip *> m_fields;  ///< one for each condition
};

}  // namespace shinglescope
