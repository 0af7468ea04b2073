#pragma once

#include <QPushButton>

class QAction;

namespace shinglescope {

/// A button that shows the key which presses it in a small cap, as on the
/// verdict bar: "Duplicate [D]". Display only; the shortcut belongs to an
/// action. GUI thread.
class KeyButton : public QPushButton {
  Q_OBJECT

 public:
  KeyButton(const QString &text, const QString &key, QWidget *parent = nullptr);
  /// Filled with the accent colour.
  void setPrimary(bool isPrimary);
  void setKey(const QString &key);
  /// Breaks a long text into lines where there is little room.
  void setWrapping();
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  int capWidth() const;
  /// Of the text in one line.
  int textWidth() const;
  /// At the left and right of text and key.
  int paddingWidth() const;

  QString m_key;
  bool m_isPrimary = false;
  bool m_isWrapping = false;
};

/// A button with the key of its action, which it presses: it can be pressed
/// while the action can, and is reached by Tab. The action's text is its tool
/// tip and its accessible name.
KeyButton *makeActionButton(QAction *action, const QString &text, QWidget *parent);

}  // namespace shinglescope
