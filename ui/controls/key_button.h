#pragma once

#include <QPushButton>

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
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QString m_key;
  bool m_isPrimary = false;
};

}  // namespace shinglescope
