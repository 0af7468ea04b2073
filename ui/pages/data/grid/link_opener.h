// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QUrl>
#include <functional>

namespace shinglescope {

class RecordTable;

/// Opens a web address in a table, only at the user's request and after the whole address was
/// shown. Looks in the current cell, then in the row's link columns; if there are several
/// addresses, a menu offers them. GUI thread; the table outlives it.
class LinkOpener final : public QObject {
  Q_OBJECT

 public:
  explicit LinkOpener(RecordTable *table);
  /// Sets the function that opens an address in the browser; it returns false on failure.
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
