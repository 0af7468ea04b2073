#pragma once

#include <QList>
#include <QObject>
#include <QUrl>
#include <functional>

namespace shinglescope {

class RecordTable;

/// Opens a web address that stands in a table, only when a user asks for it and
/// has seen it whole. Looks in the current cell, then in the cells of the row's
/// link columns; several addresses are offered in a menu. GUI thread; the table
/// outlives it.
class LinkOpener final : public QObject {
  Q_OBJECT

 public:
  explicit LinkOpener(RecordTable *table);
  /// What hands an address to the browser; false where that failed.
  void setBrowser(std::function<bool(const QUrl &)> browser) { m_browser = std::move(browser); }
  void openCurrent();

 signals:
  void said(const QString &sentence);

 private:
  QList<QUrl> addresses() const;
  void choose(const QList<QUrl> &addresses);
  void confirm(const QUrl &address);

  RecordTable *m_table;
  std::function<bool(const QUrl &)> m_browser;
};

}  // namespace shinglescope
