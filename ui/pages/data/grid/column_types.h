// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/dataset/columns/column_type.h"
#include "ui/base/jobs/job_slot.h"

class QMenu;
class QWidget;

namespace shinglescope {

/// The types of a table's columns. They are guessed off the GUI thread, first from a sample, then
/// from all rows, with a count of unreadable cells. The user can override them. GUI thread.
class ColumnTypes final : public QObject {
  Q_OBJECT

 public:
  explicit ColumnTypes(QWidget *window);
  /// Starts guessing; null stops it. Types chosen by the user take precedence over guesses.
  void setDataset(std::shared_ptr<const Dataset> dataset,
                  std::vector<std::optional<ColumnType>> chosen);
  /// Empty until the sample has been read.
  const std::vector<ColumnGuess> &guesses() const { return m_shown; }
  /// Returns the type of a column; text while it is unknown.
  ColumnType typeOf(int column) const;
  std::vector<ColumnType> types() const;
  const std::vector<std::optional<ColumnType>> &chosen() const { return m_chosen; }
  /// Overrides a column's type; nullopt removes the override.
  void choose(int column, std::optional<ColumnType> type);
  /// Fills a menu with the possible types of a column; they are added while it is open.
  void fillMenu(QMenu *menu, int column);
  bool isBusy() const { return m_guessing.isRunning() || m_counting.isRunning(); }

 signals:
  /// Types or counts are known or have changed.
  void changed();
  /// The user has set or removed a type.
  void typeChosen();
  /// Reports why a typed date pattern is invalid.
  void said(const QString &sentence);
  /// The table was replaced, so dialogs about the previous one must close.
  void tableReplaced();

 private:
  void startGuess(GuessScope scope);
  void take(std::vector<ColumnGuess> guesses, GuessScope scope);
  void count();
  void askForPattern(int column);
  void addChoices(QMenu *menu, int column, const std::vector<ColumnGuess> &choices);

  QWidget *m_window;
  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnGuess> m_guessed;
  std::vector<ColumnGuess> m_shown;
  std::vector<std::optional<ColumnType>> m_chosen;
  JobSlot<std::vector<ColumnGuess>> m_guessing;
  JobSlot<std::vector<ColumnGuess>> m_counting;
  JobSlot<std::vector<ColumnGuess>> m_choosing;
};

}  // namespace shinglescope
