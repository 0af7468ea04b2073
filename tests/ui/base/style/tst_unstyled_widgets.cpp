// SPDX-License-Identifier: MIT
// A window that is put together without the style sheet looks like any other, and its parts are
// told of their style once.

#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/style_events.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unstyled_widgets.h"

using namespace shinglescope;

namespace {

constexpr int kLevels = 12;

/// Puts a button and a label into panels, from the inside out, as parts of a window are made.
std::unique_ptr<QWidget> madeFromInside() {
  auto part = std::make_unique<QWidget>();
  auto *column = new QVBoxLayout(part.get());
  column->addWidget(new QPushButton(QStringLiteral("Find")));
  column->addWidget(new QLabel(QStringLiteral("pairs")));
  for (int level = 0; level < kLevels; ++level) {
    auto outer = std::make_unique<QWidget>();
    (new QVBoxLayout(outer.get()))->addWidget(part.release());
    part = std::move(outer);
  }
  return part;
}

}  // namespace

class TestUnstyledWidgets : public QObject {
  Q_OBJECT

 private slots:
  void init() { applyTheme(*qApp, ThemeChoice::Light); }
  void cleanup() { qApp->setStyleSheet({}); }
  void partsAreToldOnce();
  void theLookIsTheSame();
  void nestedOnesRestoreTheSheet();
  void aStyledWidgetKeepsItsStyle();
  void deletedWidgetsAreForgotten();
  void noSheetStaysNone();
};

void TestUnstyledWidgets::partsAreToldOnce() {
  qsizetype whileStyled = 0;
  {
    const test::StyleEvents styled;
    const auto usual = madeFromInside();
    whileStyled = styled.count();
  }
  const test::StyleEvents counter;
  std::unique_ptr<QWidget> widget;
  {
    const UnstyledWidgets unstyled;
    widget = madeFromInside();
  }
  const int parts = kLevels + 3;
  QVERIFY2(whileStyled > 4 * parts, qPrintable(QString::number(whileStyled)));
  QVERIFY2(counter.count() <= 2 * parts, qPrintable(QString::number(counter.count())));
}

void TestUnstyledWidgets::theLookIsTheSame() {
  std::unique_ptr<QWidget> quick;
  {
    const UnstyledWidgets unstyled;
    QVERIFY(qApp->styleSheet().isEmpty());
    quick = madeFromInside();
  }
  const auto usual = madeFromInside();
  QCOMPARE(quick->sizeHint(), usual->sizeHint());
  QCOMPARE(quick->grab().toImage(), usual->grab().toImage());
}

void TestUnstyledWidgets::nestedOnesRestoreTheSheet() {
  const QString sheet = qApp->styleSheet();
  QVERIFY(!sheet.isEmpty());
  const QFont font = QApplication::font();
  {
    const UnstyledWidgets outer;
    QVERIFY(qApp->styleSheet().isEmpty());
    { const UnstyledWidgets inner; }
    QVERIFY(qApp->styleSheet().isEmpty());
  }
  QCOMPARE(qApp->styleSheet(), sheet);
  QCOMPARE(QApplication::font(), font);
}

void TestUnstyledWidgets::aStyledWidgetKeepsItsStyle() {
  QPushButton button;
  button.ensurePolished();
  const UnstyledWidgets unstyled;
  QVERIFY(!qApp->styleSheet().isEmpty());
}

/// A window asks its style for sizes when it is made. Such a widget must not be in Qt's cache when
/// it is deleted and the theme changes afterwards.
void TestUnstyledWidgets::deletedWidgetsAreForgotten() {
  auto first = std::make_unique<QMainWindow>();
  {
    const UnstyledWidgets unstyled;
    auto second = std::make_unique<QMainWindow>();
    second->setCentralWidget(madeFromInside().release());
  }
  first.reset();
  for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) applyTheme(*qApp, theme);
}

void TestUnstyledWidgets::noSheetStaysNone() {
  qApp->setStyleSheet({});
  { const UnstyledWidgets unstyled; }
  QVERIFY(qApp->styleSheet().isEmpty());
}

SHINGLESCOPE_TEST(TestUnstyledWidgets, QApplication)
#include "tst_unstyled_widgets.moc"
