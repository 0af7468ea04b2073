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

/// A row of entries under a table's header, one for each column, that follows
/// the columns as they are scrolled, resized, moved and hidden. Keeps the text
/// of every column; makes entries only for columns in view, so that it costs the
/// same with six columns and with a hundred thousand. Understands nothing of
/// what is typed. In the tab order it is one stop; Tab then goes from column to
/// column. GUI thread; a child of the header.
class FilterRow final : public QWidget {
  Q_OBJECT

 public:
  FilterRow(QHeaderView *header, QTableView *table);
  /// Forgets all texts.
  void reset();
  QString text(int column) const { return m_texts.value(column); }
  /// The columns that have a text.
  const QMap<int, QString> &texts() const { return m_texts; }
  /// Sets a text as if it had been typed.
  void setText(int column, const QString &text);
  /// Empties every entry; textChanged() is emitted once.
  void clear();
  void setError(int column, const QString &sentence);
  QList<int> erroneous() const { return m_errors.keys(); }
  bool hasErrors() const { return !m_errors.isEmpty(); }
  /// The first column's sentence; empty where all is right.
  QString firstError() const { return m_errors.isEmpty() ? QString() : m_errors.first(); }
  void setPlaceholder(int column, const QString &text);
  /// Scrolls to a column and puts the cursor into its entry.
  void edit(int column);
  /// The column whose entry has the focus, or -1.
  int editedColumn() const;
  /// The entry of a column, made if there is none.
  FilterEntry *entry(int column);
  /// Lays the entries out anew; those of columns new in view come a moment later.
  void place();
  QSize sizeHint() const override;

 signals:
  void textChanged();
  /// The user is done here: the rows want the focus.
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
  int visibleNeighbour(int visualIndex, int step) const;  ///< logical, or -1
  void noteText(int column, const QString &text);

  QHeaderView *m_header;
  QTableView *m_table;
  QMap<int, QString> m_texts;
  QMap<int, QString> m_errors;
  QHash<int, QString> m_placeholders;
  QHash<int, FilterEntry *> m_entries;
  QTimer m_making;  ///< no widget is made while others are laid out or hidden
  bool m_isClearing = false;
};

}  // namespace shinglescope
