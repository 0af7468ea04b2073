#pragma once

#include <QProxyStyle>

namespace shinglescope {

/// Fusion made quieter: no icons on dialog buttons, a cross of our own to clear
/// a line, and mnemonics underlined only while they are of use, which is while
/// Alt is held down or a menu that was reached by key is open. The wheel scrolls
/// the page past a list, number or slider that has no focus, instead of changing
/// it. GUI thread; owned by the application, as every style is.
class WindowStyle final : public QProxyStyle {
  Q_OBJECT

 public:
  WindowStyle();
  int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                QStyleHintReturn *returned) const override;
  QIcon standardIcon(StandardPixmap pixmap, const QStyleOption *option,
                     const QWidget *widget) const override;
  void polish(QWidget *widget) override;
  using QProxyStyle::polish;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void show(bool isShown);

  bool m_isShown = false;
};

/// The flag with which a widget draws its own text: Qt::TextShowMnemonic or
/// Qt::TextHideMnemonic.
int mnemonicFlag(const QWidget &widget);

}  // namespace shinglescope
