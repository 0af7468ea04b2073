// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;

namespace shinglescope {

class Chip;

/// The line below the rows: how many are shown and why, a button that clears the filters, toggles,
/// the menu of columns, and the field for a row number. Does not depend on the data; its owner sets
/// and reads the contents. GUI thread.
class GridFooter final : public QWidget {
  Q_OBJECT

 public:
  /// The texts of the line.
  struct State {
    QString counts;       ///< "212 of 48,895 shown"
    QString explanation;  ///< "2 filters, sorted by price"; may be empty
    QString warning;      ///< may be empty
    bool isFiltered = false;
    bool hasSearch = false;
    bool hasProblemRows = false;
    int hiddenColumns = 0;
  };

  explicit GridFooter(QWidget *parent = nullptr);
  void setState(const State &state);
  bool isOnlyMatches() const;
  void setOnlyProblems(bool isOn);  ///< without a signal
  void setFiltersShown(bool isOn);  ///< without a signal
  QMenu *columnMenu() const { return m_columnMenu; }

  void askForRow();
  void leaveRow();  ///< hides the field for a row number
  void refuseRow(const QString &sentence);

 signals:
  void clearRequested();
  void onlyMatchesToggled(bool isOn);
  void onlyProblemsToggled(bool isOn);
  void filtersToggled(bool isOn);
  void rowTyped(const QString &text);
  void rowLeft();

 private:
  void createCounts();
  void createGoTo();
  void createChoices();

  QLabel *m_counts = nullptr;
  QLabel *m_explanation = nullptr;
  QLabel *m_warning = nullptr;
  Chip *m_clear = nullptr;
  Chip *m_onlyMatches = nullptr;
  Chip *m_onlyProblems = nullptr;
  Chip *m_filters = nullptr;
  Chip *m_columns = nullptr;
  QMenu *m_columnMenu = nullptr;
  QWidget *m_goTo = nullptr;
  QLineEdit *m_goToEntry = nullptr;
  QLabel *m_goToMessage = nullptr;
};

}  // namespace shinglescope
