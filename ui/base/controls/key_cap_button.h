// SPDX-License-Identifier: MIT
#pragma once

#include <QToolButton>

class QAction;

namespace shinglescope {

/// A button that shows only the cap of its key, such as [ or ]. It triggers an action, whose text
/// is its tool tip and its accessible name. GUI thread.
class KeyCapButton final : public QToolButton {
  Q_OBJECT

 public:
  KeyCapButton(QAction *action, const QString &key, QWidget *parent = nullptr);
  QSize sizeHint() const override { return {22, 22}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QString m_key;
};

}  // namespace shinglescope
