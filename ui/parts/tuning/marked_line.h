#pragma once

#include <QWidget>

#include "ui/parts/tuning/preparation_steps.h"

namespace shinglescope {

/// One line of literal monospace text, cut with an ellipsis where the width
/// ends; marked stretches are tinted and underlined. GUI thread.
class MarkedLine final : public QWidget {
  Q_OBJECT

 public:
  explicit MarkedLine(QWidget *parent = nullptr);
  void setText(const QString &text, const QVector<TextMark> &marks);
  const QString &text() const { return m_text; }
  const QVector<TextMark> &marks() const { return m_marks; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QString m_text;
  QVector<TextMark> m_marks;
};

/// Line ends, tabs and other controls as their visible pictures, so that one
/// line can show them; as many characters as before.
QString withVisibleControls(QString text);

}  // namespace shinglescope
