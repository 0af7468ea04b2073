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

/// The types of a table's columns: guessed off the GUI thread when there is a
/// data set, first from a sample, then with the cells counted that cannot be
/// read; overridden by hand. GUI thread.
class ColumnTypes final : public QObject {
  Q_OBJECT

 public:
  explicit ColumnTypes(QWidget *window);
  /// Begins to guess; null stops. Types set by hand, by column, win over guesses.
  void setDataset(std::shared_ptr<const Dataset> dataset,
                  std::vector<std::optional<ColumnType>> chosen);
  /// Empty until the sample was looked at.
  const std::vector<ColumnGuess> &guesses() const { return m_shown; }
  /// The type of a column as far as it is known; else that of a text.
  ColumnType typeOf(int column) const;
  std::vector<ColumnType> types() const;
  const std::vector<std::optional<ColumnType>> &chosen() const { return m_chosen; }
  /// Overrides a column's type, or takes that back.
  void choose(int column, std::optional<ColumnType> type);
  /// Fills a menu with what the column may be; the choices arrive while it is open.
  void fillMenu(QMenu *menu, int column);
  bool isBusy() const { return m_guessing.isRunning() || m_counting.isRunning(); }

 signals:
  /// Types or counts became known or were changed.
  void changed();
  /// Why a type that was typed is none.
  void said(const QString &sentence);
  /// What is asked about a column of the table before need not be answered.
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
