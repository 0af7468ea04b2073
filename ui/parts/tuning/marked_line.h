// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/parts/tuning/preparation_steps.h"

namespace shinglescope {

/// One line of literal monospace text, elided to the width; marked ranges are tinted and
/// underlined. GUI thread.
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

/// Replaces line ends, tabs and other control characters by visible symbols, so that one line
/// can show them. The number of characters stays the same.
QString withVisibleControls(QString text);

}  // namespace shinglescope
