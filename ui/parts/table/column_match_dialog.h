// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/session/session.h"

class QComboBox;
class QLabel;

namespace shinglescope {

/// Matches the columns of two tables: a list with the columns of the first, the compared ones
/// first, each with a choice of the columns of the second. A sentence says which compared columns
/// have no counterpart. At most 200 columns are listed; the others stay matched by their names. GUI
/// thread; the session outlives it.
class ColumnMatchDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit ColumnMatchDialog(Session &session, QWidget *parent = nullptr);
  /// The chosen counterparts, by column of the first table.
  const ColumnMatch &match() const { return m_match; }

 private:
  void createLayout();
  QWidget *createList();
  QComboBox *createChoice(ColumnId column);
  std::vector<ColumnId> listedColumns() const;
  void choose(ColumnId column, int index);
  void guessAgain();
  void showNote();

  Session &m_session;
  SecondTable m_second;
  ColumnMatch m_match;
  std::vector<ColumnId> m_columns;  ///< those that are listed
  std::vector<QComboBox *> m_choices;
  QLabel *m_note = nullptr;
};

}  // namespace shinglescope
