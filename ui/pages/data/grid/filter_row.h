// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QMap>
#include <QString>
#include <QTimer>
#include <QWidget>

class QHeaderView;
class QTableView;

namespace shinglescope {

class FilterEntry;

/// A row of entries under a table's header, one for each column, which follows the columns as they
/// are scrolled, resized, moved and hidden. Keeps the text of every column but creates entries only
/// for visible columns, so its cost does not grow with the number of columns. Does not parse the
/// filters. It is one tab stop; Tab then goes from column to column. GUI thread; a child of the
/// header.
class FilterRow final : public QWidget {
  Q_OBJECT

 public:
  FilterRow(QHeaderView *header, QTableView *table);
  /// Clears all texts.
  void reset();
  QString text(int column) const { return m_texts.value(column); }
  /// Texts by column.
  const QMap<int, QString> &texts() const { return m_texts; }
  /// Sets a text as if the user had typed it.
  void setText(int column, const QString &text);
  /// Clears every entry; textChanged() is emitted once.
  void clear();
  void setError(int column, const QString &sentence);
  QList<int> erroneous() const { return m_errors.keys(); }
  bool hasErrors() const { return !m_errors.isEmpty(); }
  /// Returns the first column's error; empty if all filters are valid.
  QString firstError() const { return m_errors.isEmpty() ? QString() : m_errors.first(); }
  void setPlaceholder(int column, const QString &text);
  /// Scrolls to a column and moves the cursor to its entry.
  void edit(int column);
  /// Returns the column whose entry has the focus, or -1.
  int editedColumn() const;
  /// Returns the entry of a column; creates it if needed.
  FilterEntry *entry(int column);
  /// Lays out the entries again; those of newly visible columns follow a moment later.
  void place();
  QSize sizeHint() const override;

 signals:
  void textChanged();
  /// The user is done with the filters; the rows should get the focus.
  void leaveRequested();

 protected:
  void focusInEvent(QFocusEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void showEvent(QShowEvent *event) override;

 private:
  void placeEntry(int column);
  void makeEntriesInView();
  std::pair<int, int> visualRangeInView() const;
  void scrollTo(int column);
  void stepFrom(int column, bool isNext);
  void leaveBackwards();
  void dropFarEntries();
  int visibleNeighbour(int visualIndex, int step) const;  ///< a logical index, or -1
  void noteText(int column, const QString &text);

  QHeaderView *m_header;
  QTableView *m_table;
  QMap<int, QString> m_texts;
  QMap<int, QString> m_errors;
  QHash<int, QString> m_placeholders;
  QHash<int, FilterEntry *> m_entries;
  QTimer m_making;  ///< delays new entries while others are laid out or hidden
  bool m_isClearing = false;
};

}  // namespace shinglescope
