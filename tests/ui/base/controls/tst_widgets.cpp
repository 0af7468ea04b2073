// SPDX-License-Identifier: MIT
// The basic widgets: they show what they are given, react to keys and clicks, and paint in the
// colours of the theme.

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/key_cap.h"
#include "ui/base/controls/panel.h"
#include "ui/base/controls/progress_panel.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/style/theme.h"
#include "ui/window/rail.h"

using namespace shinglescope;

namespace {

bool hasColor(const QImage &image, const QColor &color) {
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixelColor(x, y) == color) return true;
    }
  }
  return false;
}

QImage grabbed(QWidget &widget) {
  widget.resize(widget.sizeHint());
  return widget.grab().toImage();
}

}  // namespace

class TestWidgets : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void panelHidesAnEmptyHeader();
  void panelReplacesItsParts();
  void aNarrowPanelMovesItsSubtitleBelow();
  void aNarrowPanelWrapsItsTitle();
  void aPanelsTextsAreWholeAtEveryWidth();
  void aLongSubtitleEndsWithAnEllipsis();
  void narrowSegmentsHaveLessSpace();
  void chipTogglesAndShows();
  void keyButtonMakesRoomForItsKey();
  void keyCapIsDrawn();
  void segmentsAreExclusive();
  void segmentsFollowTheArrowKeys();
  void focusFollowsAClickedSegment();
  void emptyStateOffersOneAction();
  void flowLayoutBreaksLines();
  void progressPanelShowsCountsAndCancels();
  void railChoosesPages();
  void railRepaintsWithTheTheme();
};

void TestWidgets::panelHidesAnEmptyHeader() {
  Panel panel;
  auto *body = new QLabel(QStringLiteral("body"));
  panel.setBody(body);
  panel.show();
  const auto *header = panel.findChild<QWidget *>(QStringLiteral("panelHeader"));
  QVERIFY(!header->isVisible());
  panel.setTitle(QStringLiteral("Title"));
  QVERIFY(header->isVisible());
  QCOMPARE(panel.accessibleName(), QStringLiteral("Title"));
  panel.setTitle({});
  panel.addHeaderWidget(new QPushButton);
  QVERIFY(header->isVisible());
  QVERIFY(body->isVisible());
  // Also where the subtitle was below.
  panel.resize(60, 60);
  panel.setSubtitle(QStringLiteral("10 bands of 5 hashes"));
  QTest::qWait(0);
  panel.setSubtitle({});
  QVERIFY(header->isVisible());
}

void TestWidgets::panelReplacesItsParts() {
  Panel panel(QStringLiteral("Title"));
  QPointer<QWidget> first = new QWidget;
  panel.setBody(first);
  panel.setBody(new QWidget);
  QVERIFY(first->parent() == nullptr);
  QPointer<QWidget> footer = new QWidget;
  panel.setFooter(footer);
  const auto lines = [&panel] {
    return panel.findChildren<QFrame *>(QStringLiteral("panelLine")).size();
  };
  const qsizetype before = lines();
  panel.setFooter(new QWidget);
  QVERIFY(footer->parent() == nullptr);
  QCOMPARE(lines(), before);
  QTRY_VERIFY(first.isNull() && footer.isNull());
}

void TestWidgets::aPanelsTextsAreWholeAtEveryWidth() {
  for (const char *text : {"Row order", "Orders", "Similarity of pairs", "Firma", "Why?"}) {
    Panel panel(QString::fromLatin1(text));
    panel.setSubtitle(QStringLiteral("6 shingles"));
    panel.addHeaderWidget(new QPushButton(QStringLiteral("Copy")));
    panel.show();
    const auto labels = panel.findChildren<QLabel *>();
    for (int width = 260; width >= 170; --width) {
      panel.resize(width, 100);
      QTest::qWait(0);
      for (const QLabel *label : labels)
        QTRY_VERIFY2(label->wordWrap() || label->width() >= label->sizeHint().width(),
                     qPrintable(QStringLiteral("%1: %2").arg(label->text()).arg(width)));
    }
  }
}

void TestWidgets::aNarrowPanelWrapsItsTitle() {
  Panel panel(QStringLiteral("Chance that a pair becomes a candidate"));
  panel.addHeaderWidget(new QPushButton(QStringLiteral("Plagiarised text")));
  auto *title = panel.findChild<QLabel *>();
  const int words = title->sizeHint().width();
  panel.setMinimumWidth(1);
  panel.resize(2 * words, 100);
  panel.show();
  QTRY_VERIFY(title->width() >= words);
  const int line = title->sizeHint().height();
  panel.resize(words, 100);
  QTRY_VERIFY(title->height() >= 2 * line);
  QVERIFY(title->heightForWidth(title->width()) <= title->height());
  panel.resize(2 * words, 100);
  QTRY_VERIFY(title->width() >= words && !title->wordWrap());
}

void TestWidgets::aNarrowPanelMovesItsSubtitleBelow() {
  Panel panel(QStringLiteral("Signature matrix"));
  const QString said = QStringLiteral("10 bands of 5 hashes, 40 rows");
  panel.setSubtitle(said);
  panel.addHeaderWidget(new QPushButton(QStringLiteral("Copy")));
  panel.resize(300, 100);
  panel.show();
  QVERIFY(QTest::qWaitForWindowExposed(&panel));
  const auto labels = panel.findChildren<QLabel *>();
  QCOMPARE(labels.size(), 2);
  const auto isBelow = [&labels] { return labels.at(1)->y() >= labels.at(0)->geometry().bottom(); };
  QTRY_VERIFY(isBelow());
  QCOMPARE(panel.width(), 300);
  for (const QLabel *label : labels) QVERIFY(label->width() >= label->sizeHint().width());
  panel.resize(900, 100);
  QTRY_VERIFY(!isBelow());
  QTRY_COMPARE(labels.at(1)->width(), labels.at(1)->sizeHint().width());
  // A longer subtitle needs the line below again.
  panel.setSubtitle(said + said + said + said + said);
  QTRY_VERIFY(isBelow());
}

void TestWidgets::aLongSubtitleEndsWithAnEllipsis() {
  Panel panel(QStringLiteral("Signature matrix"));
  panel.setSubtitle(QStringLiteral("10 bands of 5 hashes, of rows that were chosen"));
  panel.resize(180, 100);
  panel.show();
  QVERIFY(QTest::qWaitForWindowExposed(&panel));
  QLabel *subtitle = panel.findChildren<QLabel *>().at(1);
  QTRY_VERIFY(subtitle->width() < subtitle->sizeHint().width());
  // The text does not end in the middle of a letter.
  const QImage narrow = subtitle->grab().toImage();
  panel.resize(900, 100);
  QTRY_COMPARE(subtitle->width(), subtitle->sizeHint().width());
  QVERIFY(subtitle->grab().toImage().copy(narrow.rect()) != narrow);
}

void TestWidgets::narrowSegmentsHaveLessSpace() {
  SegmentedControl control({QStringLiteral("Pairs"), QStringLiteral("Groups")});
  control.ensurePolished();
  const int usual = control.sizeHint().width();
  control.setNarrow(true);
  QVERIFY(control.sizeHint().width() < usual);
  control.setNarrow(false);
  QCOMPARE(control.sizeHint().width(), usual);
}

void TestWidgets::chipTogglesAndShows() {
  Chip chip(QStringLiteral("lower case"));
  QVERIFY(!hasColor(grabbed(chip), lightColors().accentSoft));
  chip.click();
  QVERIFY(chip.isChecked());
  QVERIFY(hasColor(grabbed(chip), lightColors().accentSoft));
  const int plain = chip.sizeHint().width();
  chip.setKeyHint(QStringLiteral("L"));
  QVERIFY(chip.sizeHint().width() > plain);
}

void TestWidgets::keyButtonMakesRoomForItsKey() {
  KeyButton button(QStringLiteral("Duplicate"), QStringLiteral("D"));
  QCOMPARE(button.accessibleDescription(), QStringLiteral("D"));
  const KeyButton withoutKey(QStringLiteral("Duplicate"), {});
  QVERIFY(withoutKey.sizeHint().width() < button.sizeHint().width());
  QVERIFY(!hasColor(grabbed(button), lightColors().accent));
  button.setPrimary(true);
  QVERIFY(hasColor(grabbed(button), lightColors().accent));
}

void TestWidgets::keyCapIsDrawn() {
  QVERIFY(keyCapSize(QApplication::font(), {}).isEmpty());
  const QSize size = keyCapSize(QApplication::font(), QStringLiteral("D"));
  QImage image(size + QSize(4, 4), QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paintKeyCap(painter, image.rect(), QApplication::font(), QStringLiteral("D"), lightColors());
  painter.end();
  QVERIFY(hasColor(image, lightColors().ground));
}

void TestWidgets::segmentsAreExclusive() {
  SegmentedControl control({QStringLiteral("hand"), QStringLiteral("threshold")});
  QSignalSpy changes(&control, &SegmentedControl::currentChanged);
  QCOMPARE(control.currentIndex(), 0);
  control.setCurrentIndex(0);
  QCOMPARE(changes.count(), 0);
  control.setCurrentIndex(1);
  QCOMPARE(changes.count(), 1);
  QCOMPARE(changes.front().front().toInt(), 1);
  control.setCurrentIndex(7);
  QCOMPARE(control.currentIndex(), 1);
  const auto buttons = control.findChildren<QToolButton *>();
  control.setSegmentText(0, QStringLiteral("by hand"));
  QCOMPARE(buttons.front()->text(), QStringLiteral("by hand"));
  control.setSegmentEnabled(0, false);
  QTest::mouseClick(buttons.front(), Qt::LeftButton);
  QCOMPARE(control.currentIndex(), 1);
}

void TestWidgets::segmentsFollowTheArrowKeys() {
  SegmentedControl control({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
  control.show();
  QVERIFY(QTest::qWaitForWindowActive(&control));
  const auto buttons = control.findChildren<QToolButton *>();
  buttons.front()->setFocus();
  QTest::keyClick(buttons.front(), Qt::Key_Right);
  QCOMPARE(control.currentIndex(), 1);
}

void TestWidgets::focusFollowsAClickedSegment() {
  QWidget window;
  auto *other = new QPushButton(&window);
  SegmentedControl control({QStringLiteral("a"), QStringLiteral("b")}, &window);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  const auto buttons = control.findChildren<QToolButton *>();
  buttons.front()->setFocus();
  QTest::mouseClick(buttons.back(), Qt::LeftButton);
  QCOMPARE(QApplication::focusWidget(), buttons.back());
  other->setFocus();
  QTest::mouseClick(buttons.front(), Qt::LeftButton);
  QCOMPARE(QApplication::focusWidget(), other);
}

void TestWidgets::emptyStateOffersOneAction() {
  EmptyState state(QStringLiteral("No file is open."), QStringLiteral("Open..."));
  state.show();
  QSignalSpy asked(&state, &EmptyState::actionRequested);
  auto *button = state.findChild<QPushButton *>();
  QTest::mouseClick(button, Qt::LeftButton);
  QCOMPARE(asked.count(), 1);
  state.setAction({});
  QVERIFY(!button->isVisible());
}

void TestWidgets::flowLayoutBreaksLines() {
  QWidget holder;
  auto *layout = new FlowLayout(&holder);
  for (int i = 0; i < 6; ++i) {
    auto *box = new QWidget;
    box->setFixedSize(50, 20);
    layout->addWidget(box);
  }
  QCOMPARE(layout->heightForWidth(400), 20);
  QCOMPARE(layout->heightForWidth(170), 46);  // three in each line, 6 pixels apart
  QCOMPARE(layout->heightForWidth(10), 6 * 20 + 5 * 6);
  holder.resize(170, 100);
  holder.show();
  QCOMPARE(layout->itemAt(3)->geometry().topLeft(), QPoint(0, 26));
  QVERIFY(layout->takeAt(6) == nullptr);
}

void TestWidgets::progressPanelShowsCountsAndCancels() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  ProgressPanel panel;
  panel.setSample({Stage::Signing, WorkUnit::Rows, 12400, 80000, 1.0});
  QCOMPARE(panel.findChildren<QLabel *>().front()->text(),
           QStringLiteral("Signing: 12,400 of 80,000 rows"));
  const auto *bar = panel.findChild<QProgressBar *>();
  QCOMPARE(bar->value() * 1000 / bar->maximum(), 155);
  panel.setSample({Stage::Signing, WorkUnit::Rows, 24800, 80000, 2.0});
  QVERIFY(panel.findChildren<QLabel *>().back()->text().contains(QStringLiteral("left")));
  // Between two tasks of a run, the panel does not show "starting".
  panel.setSample({});
  QCOMPARE(panel.findChildren<QLabel *>().front()->text(),
           QStringLiteral("Signing: 24,800 of 80,000 rows"));
  panel.reset();
  // A task shows no text before its first sample.
  const QLabel *text = panel.findChildren<QLabel *>().front();
  QCOMPARE(text->text(), QString());
  QVERIFY(text->sizeHint().height() <= text->minimumHeight());
  panel.setSample({});
  QCOMPARE(text->text(), QStringLiteral("starting"));
  panel.setSample({Stage::Signing, WorkUnit::Rows, 24800, 80000, 2.0});
  QSignalSpy cancelled(&panel, &ProgressPanel::cancelRequested);
  auto *button = panel.findChild<QPushButton *>();
  button->click();
  button->click();
  QCOMPARE(cancelled.count(), 1);
  panel.reset();
  QVERIFY(button->isEnabled());
}

void TestWidgets::railChoosesPages() {
  Rail rail;
  rail.addPage(QStringLiteral("data"), QStringLiteral("Data"), {});
  rail.addPage(QStringLiteral("find"), QStringLiteral("Find"), {});
  QSignalSpy chosen(&rail, &Rail::pageChosen);
  rail.setCurrent(QStringLiteral("data"));
  QCOMPARE(chosen.count(), 0);
  rail.findChild<QToolButton *>(QStringLiteral("find"))->click();
  QCOMPARE(chosen.count(), 1);
  QCOMPARE(rail.current(), QStringLiteral("find"));
}

void TestWidgets::railRepaintsWithTheTheme() {
  Rail rail;
  rail.addPage(QStringLiteral("data"), QStringLiteral("Data"), {});
  rail.setCurrent(QStringLiteral("data"));
  rail.resize(76, 200);
  rail.show();
  QVERIFY(hasColor(rail.grab().toImage(), lightColors().accent));
  applyTheme(*qApp, ThemeChoice::Dark);
  QVERIFY(hasColor(rail.grab().toImage(), darkColors().accent));
  QVERIFY(!hasColor(rail.grab().toImage(), lightColors().accentSoft));
  applyTheme(*qApp, ThemeChoice::Light);
}

SHINGLESCOPE_TEST(TestWidgets, QApplication)
#include "tst_widgets.moc"
