// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <functional>
#include <set>
#include <string>

#include "core/review/queue/queue_order.h"

namespace shinglescope {

class Chip;
class ScoreChip;

/// Chips for the order and the filter of the queue. Shows the given values and reports edits. GUI
/// thread.
class QueueChips final : public QWidget {
  Q_OBJECT

 public:
  explicit QueueChips(QWidget *parent = nullptr);
  void setColumns(const std::vector<std::string> &names);
  /// Shows a filter without emitting a signal. The chips ignore the filter's text.
  void setFilter(const QueueFilter &filter);
  void setArrangement(const QueueArrangement &arrangement);
  /// Sets the row whose group the "same group" filter lists; nullopt if no row is shown.
  void setCurrentRow(std::optional<RecordId> row);
  /// Sets the number of verdicts to check again; the chip is hidden at 0.
  void setChangedCount(std::size_t count);
  /// Sets the number of items that follow from verdicts. The chip is shown only while the list
  /// is filtered to them.
  void setOfferedCount(std::size_t count);
  /// Sets the tags to choose from; the chip is hidden if there are none.
  void setTags(const std::set<std::string> &tags);
  void setBlind(bool isBlind);  ///< disables orders that would reveal similarities

 signals:
  void filterEdited(const shinglescope::QueueFilter &filter);
  void arrangementEdited(const shinglescope::QueueArrangement &arrangement);

 private:
  Chip *addChip(const QString &text, const QString &toolTip);
  Chip *addToggle(const QString &text, const QString &toolTip,
                  const std::function<void(QueueFilter &, bool)> &edit);
  Chip *addMenuChip(const QString &text, const QString &toolTip);
  Chip *addChoices(const QStringList &choices, const QString &name,
                   const std::function<void(int)> &use);
  void showChoice(Chip *chip, int choice) const;
  void editFilter(const std::function<void(QueueFilter &)> &edit);
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
