// SPDX-License-Identifier: MIT
#include <QPointer>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "ui/base/style/theme.h"
#include "ui/pages/find/preparation_preview.h"
#include "ui/pages/find/shingle_strip.h"
#include "ui/parts/tuning/marked_line.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> rowsOf(const std::vector<std::string> &texts) {
  DatasetBuilder builder({"text"});
  for (const std::string &text : texts) builder.addRow({text}, 0);
  return builder.finish();
}

const std::vector<ColumnId> kTextColumn{ColumnId{0}};

QPushButton *buttonNamed(const QWidget &parent, const QString &text) {
  for (QPushButton *button : parent.findChildren<QPushButton *>()) {
    if (button->text().remove(u'&') == text) return button;
  }
  return nullptr;
}

QStringList linesOf(const QWidget &preview) {
  QStringList lines;
  for (const MarkedLine *line : preview.findChildren<MarkedLine *>()) lines += line->text();
  return lines;
}

}  // namespace

class TestPreparationPreview : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void changedLettersAreMarked();
  void gapsMarkTheCharacterBesideThem();
  void marksCountUtf16Units();
  void longTextsAreCut();
  void stepsAppearAsTheRecipeNamesThem();
  void controlsAreVisible();
  void noDataOffersTheSample();
  void noColumnsSaysWhatToDo();
  void rowsAreChosenByBoxAndButton();
  void aClickAfterATypedRowIsSafe();
  void hostileTextIsBounded();
};

void TestPreparationPreview::initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

void TestPreparationPreview::changedLettersAreMarked() {
  const QVector<TextMark> marks = changedMarks("Via Roma", "via roma");
  QCOMPARE(marks, (QVector<TextMark>{{0, 1}, {4, 5}}));
  QVERIFY(changedMarks("same", "same").isEmpty());
  QCOMPARE(changedMarks("LOUD", "loud"), (QVector<TextMark>{{0, 4}}));
}

void TestPreparationPreview::gapsMarkTheCharacterBesideThem() {
  QCOMPARE(changedMarks("a  b", "a b"), (QVector<TextMark>{{1, 2}}));
  QCOMPARE(changedMarks("end.", "end"), (QVector<TextMark>{{2, 3}}));
  QVERIFY(changedMarks("gone", "").isEmpty());
}

void TestPreparationPreview::marksCountUtf16Units() {
  // U+1F600 consists of two UTF-16 units, so the changed letter is at 2.
  QCOMPARE(changedMarks("\xF0\x9F\x98\x80X", "\xF0\x9F\x98\x80x"), (QVector<TextMark>{{2, 3}}));
}

void TestPreparationPreview::longTextsAreCut() {
  const auto dataset = rowsOf({std::string(3000, 'a')});
  const auto steps = preparationSteps(*dataset, {0}, kTextColumn, {});
  QVERIFY(steps);
  QVERIFY(steps->isCut);
  QCOMPARE(steps->steps.first().text.size(), 2000);
  QCOMPARE(steps->shingleCount, 1U);
}

void TestPreparationPreview::stepsAppearAsTheRecipeNamesThem() {
  auto recipe = presetRecipe("news");
  QVERIFY(recipe);
  const auto dataset = rowsOf({"The 3 cats, running."});
  const auto steps = preparationSteps(*dataset, {0}, kTextColumn, *recipe);
  QVERIFY(steps);
  QCOMPARE(steps->steps.size(), 8);
  QCOMPARE(steps->steps.last().step, PreparationStep::Stem);
  QCOMPARE(steps->steps.last().text, QStringLiteral("cat run"));
  QCOMPARE(steps->shingles, QStringList{QStringLiteral("cat run")});
}

void TestPreparationPreview::controlsAreVisible() {
  QCOMPARE(withVisibleControls(QStringLiteral("a\n\tb")), QStringLiteral("a␊␉b"));
}

void TestPreparationPreview::noDataOffersTheSample() {
  PreparationPreview preview;
  preview.resize(600, 260);
  preview.show();
  QSignalSpy asked(&preview, &PreparationPreview::sampleRequested);
  QPushButton *open = buttonNamed(preview, QStringLiteral("Open the sample"));
  QVERIFY(open != nullptr);
  QVERIFY(open->isVisible());
  QTest::mouseClick(open, Qt::LeftButton);
  QCOMPARE(asked.count(), 1);
}

void TestPreparationPreview::noColumnsSaysWhatToDo() {
  PreparationPreview preview;
  preview.setContent(rowsOf({"one"}), {}, {});
  QVERIFY(linesOf(preview).isEmpty());
  bool isSaid = false;
  for (const QLabel *label : preview.findChildren<QLabel *>())
    isSaid = isSaid || label->text().startsWith(QStringLiteral("Choose at least one column"));
  QVERIFY(isSaid);
}

void TestPreparationPreview::rowsAreChosenByBoxAndButton() {
  PreparationPreview preview;
  preview.resize(600, 260);
  preview.setContent(rowsOf({"One", "Two"}), kTextColumn, {});
  preview.show();
  QVERIFY(QTest::qWaitForWindowExposed(&preview));
  QCOMPARE(linesOf(preview).first(), QStringLiteral("One"));
  auto *box = preview.findChild<QSpinBox *>();
  QTest::keyClick(box, Qt::Key_Up);
  QCOMPARE(preview.row(), 1U);
  QCOMPARE(linesOf(preview).first(), QStringLiteral("Two"));
  QTest::mouseClick(buttonNamed(preview, QStringLiteral("another row")), Qt::LeftButton);
  QCOMPARE(preview.row(), 0U);
  QCOMPARE(box->value(), 1);
  QCOMPARE(preview.findChild<ShingleStrip *>()->countText(), QStringLiteral("1 in all"));
}

/// The click takes the focus from the box, which then shows the typed row instead of the lines
/// under the mouse.
void TestPreparationPreview::aClickAfterATypedRowIsSafe() {
  PreparationPreview preview;
  preview.resize(600, 260);
  preview.setContent(rowsOf({"One", "Two"}), kTextColumn, {});
  preview.show();
  QVERIFY(QTest::qWaitForWindowActive(&preview));
  auto *box = preview.findChild<QSpinBox *>();
  box->setFocus();
  box->selectAll();
  QTest::keyClick(box, Qt::Key_2);
  const QPointer<MarkedLine> line = preview.findChild<MarkedLine *>();
  QTest::mouseClick(line, Qt::LeftButton);
  QVERIFY2(line != nullptr, "deleted while Qt was delivering the click");
  QCOMPARE(preview.row(), 1U);
  QCOMPARE(linesOf(preview).first(), QStringLiteral("Two"));
  QTRY_VERIFY(line == nullptr);
}

void TestPreparationPreview::hostileTextIsBounded() {
  std::string marks = "a";
  for (int i = 0; i < 200'000; ++i) marks += i % 2 == 0 ? "\xCC\x80" : "\xCC\xA3";
  const auto dataset = rowsOf({marks});
  QElapsedTimer timer;
  timer.start();
  PreparationPreview preview;
  preview.resize(600, 260);
  preview.setContent(dataset, kTextColumn, {});
  preview.grab();
  VERIFY_WITHIN(timer, 2000);
  QVERIFY(!linesOf(preview).isEmpty());
}

SHINGLESCOPE_TEST(TestPreparationPreview, QApplication)
#include "tst_preparation_preview.moc"
