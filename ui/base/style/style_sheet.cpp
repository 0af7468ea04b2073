// SPDX-License-Identifier: MIT
#include <QHash>
#include <QRegularExpression>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

// @name is replaced by the colour of that role, @mode by light or dark. The program's own widgets
// are selected by class; setTextRole() sets the property textRole.
constexpr char kWindowRules[] = R"(
QMainWindow, QDialog { background: @ground; }
QToolTip { background: @panel; color: @ink; border: 1px solid @line; padding: 4px 6px; }
QMenuBar { background: @panel; border-bottom: 1px solid @line; padding: 3px 4px; }
QMenuBar::item { background: transparent; color: @ink; padding: 4px 10px; border-radius: 4px; }
QMenuBar::item:disabled { color: @faint; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @accentSoft; color: @accent; }
QMenu { background: @panel; color: @ink; border: 1px solid @line; padding: 4px 0; }
QMenu::item { padding: 5px 28px 5px 24px; }
QMenu::item:selected { background: @accentSoft; color: @ink; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 4px 0; }
QStatusBar { background: @panel; border-top: 1px solid @line; color: @muted; font-size: 9pt; }
QStatusBar::item { border: none; }
QStatusBar QLabel { color: @muted; font-size: 9pt; }
QStatusBar QLabel[textRole="strong"] { color: @ink; }
QStatusBar QPushButton { padding: 0 8px; min-height: 16px; font-size: 9pt; }
QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { width: 8px; }
QSplitter::handle:vertical { height: 8px; }
QSplitter::handle:hover, QSplitter::handle:pressed { background: @line; }
QDockWidget { color: @ink; }
QScrollArea, QScrollArea > QWidget > QWidget, QStackedWidget { background: transparent; }
QScrollArea { border: none; }
)";

constexpr char kPanelRules[] = R"(
shinglescope--Panel { background: @panel; border: 1px solid @line; border-radius: 6px; }
QWidget#panelHeader, QWidget#panelFooter { background: transparent; }
QFrame#panelLine { background: @line; border: none; max-height: 1px; min-height: 1px; }
QLabel { color: @ink; background: transparent; }
QLabel:disabled { color: @muted; }
QLabel[textRole="title"], QLabel[textRole="strong"] { font-weight: 600; }
QLabel[textRole="headline"] { font-weight: 600; font-size: 15pt; }
QLabel#lessonStory { font-size: 11pt; }
QLabel#walkFormula { font-size: 13pt; }
QLabel#draggedName { background: @accentSoft; border: 1px solid @accent; border-radius: 3px;
  padding: 1px 6px; }
QLabel[textRole="figure"] { font-weight: 600; font-size: 20pt; }
QLabel[textRole="muted"] { color: @muted; font-size: 9pt; }
QLabel[textRole="warning"] { color: @differenceText; }
QLabel[textRole="good"] { color: @goodText; }
QLabel#programName { font-weight: 700; color: @ink; padding: 0 10px 0 8px; }
QLabel#menuFileName { color: @muted; padding: 4px 12px 4px 8px; }
shinglescope--Rail { background: @panel; border-right: 1px solid @line; }
QFrame#rowKind { border: none; border-left: 4px solid @line; background: @ground; }
QFrame#rowKind[kind="one"] { border-left-color: @highlight; background: @highlightSoft; }
QFrame#rowKind[kind="both"] { border-left: 8px solid @good; background: @goodSoft; }
)";

constexpr char kButtonRules[] = R"(
QPushButton { background: @panel; color: @ink; border: 1px solid @line; border-radius: 4px;
  padding: 3px 10px; min-height: 20px; }
QPushButton:hover { border-color: @muted; }
QPushButton:pressed, QPushButton:checked { background: @accentSoft; border-color: @accent; }
QPushButton:focus { border-color: @accent; }
QPushButton:disabled { color: @muted; background: @ground; }
QPushButton::menu-indicator { image: url(:/icons/arrow-down.svg); width: 12px; height: 12px;
  subcontrol-origin: padding; subcontrol-position: center right; right: 4px; }
QPushButton[hasMenu="true"] { padding-right: 22px; }
QPushButton[primary="true"] { background: @accent; color: @accentInk; border-color: @accent; }
QPushButton[primary="true"]:focus, QPushButton[primary="true"]:hover { border-color: @ink; }
QPushButton[primary="true"]:disabled { background: @ground; color: @muted; border-color: @line; }
QToolButton { background: transparent; color: @ink; border: 1px solid transparent;
  border-radius: 4px; padding: 3px; }
QToolButton:hover { background: @accentSoft; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @muted; }
QToolButton[rail="true"] { color: @muted; font-size: 9pt; border: none; border-radius: 0;
  border-left: 3px solid transparent; padding: 6px 3px 4px 0; }
QToolButton[rail="true"]:hover { background: @ground; }
QToolButton[rail="true"]:checked { background: @accentSoft; color: @accent;
  border-left-color: @accent; }
QToolButton[rail="true"]:focus { color: @accent; border-left-color: @muted; }
QToolButton[segment="middle"], QToolButton[segment="first"], QToolButton[segment="last"],
QToolButton[segment="only"] { background: @panel; border: 1px solid @line; border-radius: 0;
  padding: 3px 10px; min-height: 20px; }
QToolButton[segment][narrow="true"] { padding: 3px 2px; }
QToolButton[segment="first"] { border-top-left-radius: 4px; border-bottom-left-radius: 4px; }
QToolButton[segment="last"] { border-top-right-radius: 4px; border-bottom-right-radius: 4px; }
QToolButton[segment="only"] { border-radius: 4px; }
QToolButton[segment="middle"], QToolButton[segment="last"] { border-left: none; }
QToolButton[segment]:hover { color: @accent; }
QToolButton[segment]:checked { background: @accentSoft; color: @accent; }
QToolButton[segment]:focus { border: 1px solid @accent; }
QToolButton[segment]:disabled { color: @muted; background: @ground; }
)";

constexpr char kInputRules[] = R"(
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { background: @panel; color: @ink;
  border: 1px solid @line; border-radius: 4px; padding: 3px 7px; min-height: 20px;
  selection-background-color: @accent; selection-color: @accentInk; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QTextEdit:focus,
QPlainTextEdit:focus { border-color: @accent; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
  color: @muted; background: @ground; }
QLineEdit[invalid="true"], QSpinBox[invalid="true"] { border-color: @difference; }
QLineEdit[filter="true"] { border-color: transparent; background: transparent; padding: 0 5px;
  min-height: 0; font-size: 9pt; }
QLineEdit[filter="true"]:focus { border-color: @accent; }
QLineEdit[filter="true"][invalid="true"] { border-color: @difference; }
QTextEdit, QPlainTextEdit { background: @panel; color: @ink; border: 1px solid @line;
  border-radius: 4px; selection-background-color: @accent; selection-color: @accentInk; }
QTextEdit[frameless="true"], QPlainTextEdit[frameless="true"] { border: none; border-radius: 0; }
QComboBox { padding-right: 22px; }
QComboBox:editable { padding-left: 5px; }
QComboBox::drop-down { border: none; background: transparent; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/arrow-down.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @panel; color: @ink; border: 1px solid @line;
  selection-background-color: @accentSoft; selection-color: @ink; outline: none; }
QSpinBox, QDoubleSpinBox { padding-right: 18px; }
QSpinBox::up-button, QDoubleSpinBox::up-button { border: none; width: 16px;
  subcontrol-origin: border; subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { border: none; width: 16px;
  subcontrol-origin: border; subcontrol-position: bottom right; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/icons/arrow-up.svg);
  width: 10px; height: 10px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/icons/arrow-down.svg);
  width: 10px; height: 10px; }
QCheckBox, QRadioButton { color: @ink; spacing: 6px; background: transparent; }
QCheckBox:disabled, QRadioButton:disabled { color: @muted; }
QCheckBox::indicator, QAbstractItemView::indicator { width: 12px; height: 12px;
  border: 1px solid @muted; border-radius: 3px; background: @panel; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: @accent;
  border-color: @accent; image: url(:/icons/tick-@mode.svg); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: @ink; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid @muted;
  border-radius: 7px; background: @panel; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid @accent; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @line; }
QSlider { min-height: 20px; }
QSlider::groove:horizontal { height: 4px; background: @line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider::handle:horizontal { background: @panel; border: 2px solid @accent; width: 10px;
  height: 10px; margin: -5px 0; border-radius: 7px; }
QSlider::handle:horizontal:focus { background: @accentSoft; border-color: @ink; }
QSlider::handle:horizontal:disabled { border-color: @muted; }
QProgressBar { background: @barTrack; border: none; border-radius: 3px; max-height: 6px;
  min-height: 6px; text-align: center; color: @ink; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
)";

constexpr char kTableRules[] = R"(
QAbstractItemView { background: @panel; color: @ink; border: none; outline: none;
  gridline-color: @line; alternate-background-color: @panel;
  selection-background-color: @accentSoft; selection-color: @ink; }
QListView::item { padding: 4px 6px; border: 0; }
QTreeView::item { padding: 4px 0; }
QAbstractItemView::item:selected { background: @accentSoft; color: @ink; }
QAbstractItemView::item:focus { border: none; }
QHeaderView { background: @panel; border: none; }
QHeaderView::section { background: @panel; color: @ink; border: none;
  border-bottom: 1px solid @line; padding: 5px 8px; }
QHeaderView::section:vertical { color: @muted; border-bottom: none; padding: 0 8px; }
QTableCornerButton::section { background: @panel; border: none; border-bottom: 1px solid @line; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @line; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar::tab { background: transparent; color: @muted; padding: 6px 12px; border: none;
  border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @accent; border-bottom-color: @accent; }
QTabBar::tab:focus { color: @ink; }
)";

QHash<QString, QColor> colorsByName(const ThemeColors &colors) {
  return {
      {QStringLiteral("ground"), colors.ground},
      {QStringLiteral("panel"), colors.panel},
      {QStringLiteral("line"), colors.line},
      {QStringLiteral("ink"), colors.ink},
      {QStringLiteral("muted"), colors.muted},
      {QStringLiteral("faint"), colors.faint},
      {QStringLiteral("accent"), colors.accent},
      {QStringLiteral("accentSoft"), colors.accentSoft},
      {QStringLiteral("accentInk"), colors.accentInk},
      {QStringLiteral("good"), colors.good},
      {QStringLiteral("goodSoft"), colors.goodSoft},
      {QStringLiteral("goodText"), colors.goodText},
      {QStringLiteral("highlight"), colors.highlight},
      {QStringLiteral("highlightSoft"), colors.highlightSoft},
      {QStringLiteral("difference"), colors.difference},
      {QStringLiteral("differenceText"), colors.differenceText},
      {QStringLiteral("barTrack"), colors.barTrack},
  };
}

}  // namespace

QString styleSheetFor(const ThemeColors &colors) {
  const QString rules = QLatin1String(kWindowRules) + QLatin1String(kPanelRules) +
                        QLatin1String(kButtonRules) + QLatin1String(kInputRules) +
                        QLatin1String(kTableRules);
  const QHash<QString, QColor> values = colorsByName(colors);
  static const QRegularExpression kName(QStringLiteral("@([A-Za-z]+)"));
  const QString mode = colors.isDark ? QStringLiteral("dark") : QStringLiteral("light");
  QString sheet;
  qsizetype end = 0;
  for (auto matches = kName.globalMatch(rules); matches.hasNext();) {
    const QRegularExpressionMatch match = matches.next();
    sheet += QStringView(rules).mid(end, match.capturedStart() - end);
    const bool isMode = match.captured(1) == QStringLiteral("mode");
    sheet += isMode ? mode : values.value(match.captured(1)).name();
    end = match.capturedEnd();
  }
  return sheet.append(QStringView(rules).mid(end));
}

QString presenterSheet(double pointSize) {
  // The rules of the style sheet for these would win over the one for all.
  return QStringLiteral(
             "* { font-size: %1pt; } "
             "QLabel[textRole=\"muted\"], QHeaderView, QHeaderView::section, QLabel#lessonStory, "
             "QLabel#walkFormula { font-size: %1pt; }")
      .arg(pointSize);
}

}  // namespace shinglescope
