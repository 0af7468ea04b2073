#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <utility>

#include "ui/window/window_pages.h"

class QStackedWidget;

namespace shinglescope {

class WorkspacePage;

/// Brings pages to the front: what the user chooses, and what a page asks of
/// another, which it does not know. Pages and stack outlive it. GUI thread.
class Navigator final : public QObject {
  Q_OBJECT

 public:
  /// Puts the pages into the stack, in their order.
  Navigator(const WindowPages &pages, QStackedWidget &stack, QObject *parent);
  const WindowPages &pages() const { return m_pages; }
  /// By its name; null where there is none.
  WorkspacePage *page(const QString &name) const;
  /// All pages with their names: "data", "find", "review", "explore", "learn".
  const auto &named() const { return m_named; }
  QString nameOf(const WorkspacePage &page) const;
  QString current() const;
  bool isInFront(const WorkspacePage *page) const;
  /// A page by its name, or a part of one: "explore:sweep". An unknown name shows nothing.
  void show(const QString &place);
  void show(const WorkspacePage *page);
  /// In Review where it is in front, else on the Data page.
  void startSearch();
  void findLikeCurrent();
  /// Of the pairs where there are some (Review), else of the rows that could not be read.
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
