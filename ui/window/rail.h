// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QHash>

class QButtonGroup;
class QToolButton;
class QVBoxLayout;

namespace shinglescope {

/// The workspaces on the left of the window: an icon above its name, and an accent bar next to the
/// current one. GUI thread.
class Rail : public QFrame {
  Q_OBJECT

 public:
  explicit Rail(QWidget *parent = nullptr);
  /// `name` is the name of the page and of its icon.
  void addPage(const QString &name, const QString &label, const QString &toolTip);
  void setCurrent(const QString &name);
  QString current() const;

 signals:
  void pageChosen(const QString &name);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void tintIcons();

  QVBoxLayout *m_layout = nullptr;
  QButtonGroup *m_group = nullptr;
  QHash<QString, QToolButton *> m_buttons;
};

}  // namespace shinglescope
