// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <utility>

#include "ui/window/window_pages.h"

class QStackedWidget;

namespace shinglescope {

class WorkspacePage;

/// Brings pages to the front, at the request of the user or of another page. Pages do not refer to
/// each other. Pages and stack outlive it. GUI thread.
class Navigator final : public QObject {
  Q_OBJECT

 public:
  /// Adds the pages to the stack, in their order.
  Navigator(const WindowPages &pages, QStackedWidget &stack, QObject *parent);
  const WindowPages &pages() const { return m_pages; }
  /// Returns the page with this name; null if there is none.
  WorkspacePage *page(const QString &name) const;
  /// All pages with their names: "data", "find", "review", "explore", "learn".
  const auto &named() const { return m_named; }
  QString nameOf(const WorkspacePage &page) const;
  QString current() const;
  bool isInFront(const WorkspacePage *page) const;
  /// Shows a page, or a part of one: "explore:sweep". Ignores unknown names.
  void show(const QString &place);
  void show(const WorkspacePage *page);
  /// Searches in Review if it is in front, otherwise on the Data page.
  void startSearch();
  void findLikeCurrent();
  /// Opens the export of pairs in Review if there is a result, otherwise the export of the rows
  /// with problems.
  void openExportDialog(bool hasResult);

 signals:
  void shown(const QString &name);

 private:
  void connectPage(const WorkspacePage &page);

  WindowPages m_pages;
  std::array<std::pair<QString, WorkspacePage *>, 5> m_named;
  QStackedWidget &m_stack;
};

}  // namespace shinglescope
