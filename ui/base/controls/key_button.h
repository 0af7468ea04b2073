// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>
#include <optional>

#include "ui/base/keys/command_keys.h"

class QAction;

namespace shinglescope {

/// A button that shows its key in a small key cap, such as "Duplicate [D]" in the verdict bar.
/// Display only: the key belongs to an action. GUI thread.
class KeyButton : public QPushButton {
  Q_OBJECT

 public:
  KeyButton(const QString &text, const QString &key, QWidget *parent = nullptr);
  void setKey(const QString &key);
  /// Sets a longer text than the one shown, for the tool tip and screen readers.
  void setExplanation(const QString &explanation);
  /// Shows the key of a command of the window, such as "window.open", which the user can change.
  void setCommand(const CommandKey &command) { m_command = command; }
  /// Shows the current key of the command after a change.
  void updateKey();
  /// Fills the button with the accent colour.
  void setPrimary(bool isPrimary);
  /// Lets a long text wrap when space is short.
  void setWrapping();
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void describe();
  int capWidth() const;
  /// Width of the text in one line.
  int textWidth() const;
  /// Padding to the left and right of text and key.
  int paddingWidth() const;

  QString m_key;
  QString m_explanation;
  std::optional<CommandKey> m_command;
  bool m_isPrimary = false;
  bool m_isWrapping = false;
};

/// Returns a button that triggers an action and shows its key. It is enabled while the action is,
/// and Tab reaches it. The action's text explains it.
KeyButton *makeActionButton(QAction *action, const QString &text, QWidget *parent);

/// Returns a button that shows the key of a command of the window.
KeyButton *makeCommandButton(const QString &text, const CommandKey &command,
                             QWidget *parent = nullptr);

}  // namespace shinglescope
