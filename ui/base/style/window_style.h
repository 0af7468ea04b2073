// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace shinglescope {

/// A quieter Fusion: no icons on dialog buttons and our own cross to clear a line edit. Mnemonics
/// are underlined only while Alt is pressed or a menu that was opened with the keyboard is open.
/// The wheel over a list, number or slider without focus scrolls the page and does not change the
/// value. The frame around a focused list or plot (focus_ring.h) is drawn inside of it. GUI thread;
/// owned by the application, like every style.
class WindowStyle final : public QProxyStyle {
  Q_OBJECT

 public:
  WindowStyle();
  int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                QStyleHintReturn *returned) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption *option,
                  const QWidget *widget) const override;
  void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                   const QWidget *widget) const override;
  QIcon standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                     const QWidget *widget) const override;
  void polish(QWidget *widget) override;
  using QProxyStyle::polish;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void show(bool isShown);

  bool m_isShown = false;
};

/// Returns the flag for a widget that draws its own text: Qt::TextShowMnemonic or
/// Qt::TextHideMnemonic.
int mnemonicFlag(const QWidget &widget);

}  // namespace shinglescope
