// SPDX-License-Identifier: MIT
// A window that is put together without the style sheet looks like any other, and its parts are
// told of their style once.

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/unstyled_widgets.h"

using namespace shinglescope;

namespace {

constexpr int kLevels = 12;

/// Counts how often widgets are told that their style has changed.
class StyleCounter : public QObject {
 public:
  StyleCounter() { qApp->installEventFilter(this); }
  int changes() const { return m_changes; }

 protected:
  bool eventFilter(QObject *, QEvent *event) override {
    if (event->type() == QEvent::StyleChange) ++m_changes;
    return false;
  }

 private:
  int m_changes = 0;
};

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
  void aVisibleWindowKeepsItsStyle();
  void noSheetStaysNone();
};

void TestUnstyledWidgets::partsAreToldOnce() {
  const StyleCounter styled;
  const auto usual = madeFromInside();
  const int whileStyled = styled.changes();
  StyleCounter counter;
  std::unique_ptr<QWidget> widget;
  {
    const UnstyledWidgets unstyled;
    widget = madeFromInside();
  }
  const int parts = kLevels + 3;
  QVERIFY2(whileStyled > 4 * parts, qPrintable(QString::number(whileStyled)));
  // Once each when the style sheet goes and comes back, also those of the other window.
  QVERIFY2(counter.changes() <= 3 * parts, qPrintable(QString::number(counter.changes())));
}

void TestUnstyledWidgets::theLookIsTheSame() {
  const auto usual = madeFromInside();
  std::unique_ptr<QWidget> quick;
  {
    const UnstyledWidgets unstyled;
    quick = madeFromInside();
  }
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

void TestUnstyledWidgets::aVisibleWindowKeepsItsStyle() {
  QWidget window;
  window.show();
  const UnstyledWidgets unstyled;
  QVERIFY(!qApp->styleSheet().isEmpty());
}

void TestUnstyledWidgets::noSheetStaysNone() {
  qApp->setStyleSheet({});
  { const UnstyledWidgets unstyled; }
  QVERIFY(qApp->styleSheet().isEmpty());
}

SHINGLESCOPE_TEST(TestUnstyledWidgets, QApplication)
#include "tst_unstyled_widgets.moc"
