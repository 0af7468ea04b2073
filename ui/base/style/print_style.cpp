// SPDX-License-Identifier: MIT
#include "ui/base/style/print_style.h"

#include "ui/base/style/literal_font.h"

namespace shinglescope {

QString printStyleSheet() {
  return QStringLiteral(
      "h1 { font-size: 16pt; } h2 { font-size: 13pt; } h3 { font-size: 10pt; }"
      "p.note { color: #333333; }"
      "table { border-color: #999999; border-style: solid; border-collapse: collapse; }"
      "th, td { padding: 2px 6px; border: 1px solid #999999; text-align: left; }"
      "td.text, pre { white-space: pre-wrap; }"
      "del { color: #8a3c00; text-decoration: underline; }"
      "ins { color: #005c44; text-decoration: underline; }");
}

QFont printFont() {
  QFont font(QStringLiteral("Noto Sans"));
  font.setStyleHint(QFont::SansSerif);
  font.setPointSizeF(9);
  return literalFont(font);
}

QFont printCodeFont() {
  QFont font;
  font.setFamilies({QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono"),
                    QStringLiteral("monospace")});
  font.setStyleHint(QFont::Monospace);
  font.setPointSizeF(9);
  return literalFont(font);
}

QPalette printPalette() {
  QPalette palette;
  palette.setColor(QPalette::Text, QColor(0, 0, 0));
  return palette;
}

QColor printRule() { return {0x77, 0x77, 0x77}; }
QColor printGround() { return {0xee, 0xee, 0xee}; }
QColor printGrid() { return {0xcc, 0xcc, 0xcc}; }

}  // namespace shinglescope
