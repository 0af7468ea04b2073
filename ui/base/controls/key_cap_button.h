// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

class QAction;

namespace shinglescope {

/// A button that shows only the cap of its action's key, such as [ or ]. The action's text is its
/// tool tip and its accessible name, and the key its description. GUI thread; the action outlives
/// it.
class KeyCapButton final : public QToolButton {
  Q_OBJECT

 public:
  explicit KeyCapButton(QAction *action, QWidget *parent = nullptr);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QAction *m_action;
};

}  // namespace shinglescope
