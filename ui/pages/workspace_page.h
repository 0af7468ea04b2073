#pragma once

#include <QWidget>

namespace shinglescope {

/// A page of the rail. A page emits intents, the controller acts, the session
/// changes, the page shows the change; pages never talk to each other.
class WorkspacePage : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  /// Called when the page comes to the front: put the focus where work begins.
  virtual void activate() {}

 signals:
  /// Asks the window to show another page, such as "review".
  void pageRequested(const QString &name);
  /// Asks to show a data row (0-based) on the Data page.
  void rowRevealRequested(quint32 row);
  /// A short passing message for the status bar.
  void messageRaised(const QString &message);
};

}  // namespace shinglescope
