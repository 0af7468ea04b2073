// SPDX-License-Identifier: MIT
#include "ui/base/style/high_contrast.h"

#include <QApplication>

namespace shinglescope {
namespace {

constexpr char kIsHighContrast[] = "shinglescope.highContrast";

}  // namespace

const ThemeColors &highContrastColors() {
  static const ThemeColors kColors{
      .isDark = false,
      .ground = QColor(0xffffff),
      .panel = QColor(0xffffff),
      .line = QColor(Qt::black),
      .ink = QColor(Qt::black),
      .muted = QColor(0x383838),
      .faint = QColor(0x8a8a8a),
      .accent = QColor(0x004a86),
      .accentSoft = QColor(0xdcecfa),
      .accentInk = QColor(0xffffff),
      .good = QColor(0x006b4c),
      .goodText = QColor(0x00543b),
      .goodSoft = QColor(0xd8f2e6),
      .difference = QColor(0xa83c00),
      .differenceText = QColor(0x7c2c00),
      .differenceSoft = QColor(0xfde6d6),
      .highlight = QColor(0xa86a00),
      .highlightSoft = QColor(0xffefc2),
      .second = QColor(0x771a58),
      .bar = QColor(0x9ccbe9),
      .barTrack = QColor(0xe4e4e4),
  };
  return kColors;
}

const ThemeColors &highContrastDarkColors() {
  static const ThemeColors kColors{
      .isDark = true,
      .ground = QColor(Qt::black),
      .panel = QColor(Qt::black),
      .line = QColor(0xffffff),
      .ink = QColor(0xffffff),
      .muted = QColor(0xd6d6d6),
      .faint = QColor(0x808080),
      .accent = QColor(0x82d0ff),
      .accentSoft = QColor(0x0b3047),
      .accentInk = QColor(Qt::black),
      .good = QColor(0x44e6b4),
      .goodText = QColor(0x44e6b4),
      .goodSoft = QColor(0x073326),
      .difference = QColor(0xffab6e),
      .differenceText = QColor(0xffab6e),
      .differenceSoft = QColor(0x42240a),
      .highlight = QColor(0xffcc66),
      .highlightSoft = QColor(0x33290f),
      .second = QColor(0xf0a8d6),
      .bar = QColor(0x1f5478),
      .barTrack = QColor(0x262626),
  };
  return kColors;
}

void setHighContrast(QApplication &application, bool isOn) {
  application.setProperty(kIsHighContrast, isOn);
}

bool isHighContrast(const QApplication &application) {
  return application.property(kIsHighContrast).toBool();
}

}  // namespace shinglescope
