// SPDX-License-Identifier: MIT
// Details of Learn outside the main path of a lesson.

#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProcess>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/test_registry.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/plots/plot_view.h"
#include "ui/pages/learn/bands/bucket_box_list.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/player/lesson_texts.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/learn/tables/linked_texts.h"
#include "ui/parts/tuning/marked_line.h"

using namespace shinglescope;

namespace {

LessonSpec texts(const std::string &a, const std::string &b) {
  LessonSpec spec;
  spec.title.byLanguage[""] = "Own";
  spec.shingle.unit = ShingleUnit::Word;
  spec.shingle.k = 2;
  spec.texts = {{"a", a}, {"b", b}};
  return spec;
}

}  // namespace

class TestLearnDetails : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    m_page = std::make_unique<LearnPage>();
    m_page->resize(1200, 760);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_page->activate();
  }
  void cleanup() {
    m_page.reset();
    QLocale::setDefault(QLocale::c());
  }

  void aLessonThatFailsLeavesTheOneOnTheScreen();
  void theChosenHashStaysWhileItsFormulaIsEdited();
  void numbersOfFilesAreNotClamped();
  void oneStepIsShownOnceForANewLesson();
  void shinglesLightUpInTheTexts();
  void longTextsAreShownFromTheirMark();
  void givenMatricesHaveNoTextsToLight();
  void labelColumnsAreWideEnoughFromTheStart();
  void allRowsAreSeenWhereTheyFitCloser();
  void theLastBucketIsScrolledTo();
  void plotsHaveTheirOwnKeys();
  void numbersAndNamesAreWrittenAsTheLanguageDoes();
  void aFailedPrintIsSaidInThePanel();
  void printingKeepsWhatFailedBefore();
  void printedIsWhatIsShownWhenTheFileIsChosen();
  void thePickerNamesTheLessonOnTheScreen();

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(m_page->findChild<StageBar *>(), key, modifiers);
  }
  LessonPlayer &player() const { return m_page->player(); }
  template <class Box>
  Box *box(const char *name) const {
    for (Box *each : m_page->findChildren<Box *>())
      if (each->accessibleName() == QLatin1String(name)) return each;
    return nullptr;
  }
  const std::vector<MarkedLine *> &lines() const {
    return m_page->findChild<LinkedTexts *>()->lines();
  }
  /// Returns the marked parts of a text.
  static QStringList marked(const MarkedLine &line) {
    QStringList parts;
    for (const TextMark &mark : line.marks())
      parts << line.text().mid(mark.begin, mark.end - mark.begin);
    return parts;
  }

  std::unique_ptr<LearnPage> m_page;
};

void TestLearnDetails::aLessonThatFailsLeavesTheOneOnTheScreen() {
  const LessonSpec before = player().spec();
  LessonSpec bad = texts("one two", "two three");
  bad.bands = 3;  // does not divide 4 hashes
  m_page->openLesson(bad);
  QVERIFY(m_page->findChild<QLabel *>(QStringLiteral("lessonFailure"))->isVisible());
  QVERIFY(player().spec() == before);
  QVERIFY(player().lesson()->spec() == before);
}

void TestLearnDetails::theChosenHashStaysWhileItsFormulaIsEdited() {
  press(Qt::Key_4);
  auto *which = box<QSpinBox>("Which hash");
  QCOMPARE(which->value(), 1);
  which->setValue(3);
  auto *a = box<QDoubleSpinBox>("a");
  QCOMPARE(a->value(), 8.0);
  a->setValue(9);
  QCOMPARE(player().lesson()->tables().columns[2].function->a, 9U);
  QCOMPARE(which->value(), 3);
  auto *b = box<QDoubleSpinBox>("b");
  b->setValue(2);
  QCOMPARE(player().lesson()->tables().columns[2].function->b, 2U);
  QCOMPARE(player().lesson()->tables().columns[0].function->b, 9U);
  press(Qt::Key_Right);  // shows the step's own hash again
  QCOMPARE(which->value(), 2);
}

void TestLearnDetails::numbersOfFilesAreNotClamped() {
  LessonSpec spec = *readyLesson("three-documents");
  spec.permutations.functions[0] = {4000000000U, 3000000000U, 4294967291U};
  spec.claimed.clear();
  m_page->openLesson(spec);
  press(Qt::Key_4);
  QCOMPARE(box<QDoubleSpinBox>("a")->value(), 4000000000.0);
  QCOMPARE(box<QDoubleSpinBox>("p")->value(), 4294967291.0);
  box<QDoubleSpinBox>("b")->setValue(5);
  QCOMPARE(player().lesson()->tables().columns[0].function->p, 4294967291U);
  QCOMPARE(player().lesson()->tables().columns[0].function->a, 4000000000U);
  spec.shingle.k = 70;
  m_page->openLesson(spec);
  QCOMPARE(box<QSpinBox>("Length of a shingle")->value(), 70);
}

void TestLearnDetails::oneStepIsShownOnceForANewLesson() {
  QSignalSpy lessons(&player(), &LessonPlayer::lessonChanged);
  QSignalSpy steps(&player(), &LessonPlayer::stepChanged);
  m_page->openReady(QStringLiteral("pizza"));
  QCOMPARE(lessons.count(), 1);
  QCOMPARE(steps.count(), 1);
}

void TestLearnDetails::shinglesLightUpInTheTexts() {
  auto *linked = m_page->findChild<LinkedTexts *>();
  QVERIFY(!linked->isVisible());
  press(Qt::Key_3);
  for (int i = 0; i < 8; ++i) press(Qt::Key_Right);  // row 9
  QVERIFY(linked->isVisible());
  QCOMPARE(lines().size(), std::size_t{3});
  QCOMPARE(marked(*lines()[0]), QStringList{QStringLiteral("moon is red")});
  QCOMPARE(marked(*lines()[1]), QStringList{QStringLiteral("moon is red")});
  QCOMPARE(marked(*lines()[2]), QStringList{});
  press(Qt::Key_4);
  press(Qt::Key_Left);
  press(Qt::Key_Left);
  press(Qt::Key_Left);  // Jaccard of 1 and 2: three shingles, two of which overlap
  QCOMPARE(marked(*lines()[0]),
           (QStringList{QStringLiteral("the night is dark"), QStringLiteral("moon is red")}));
  press(Qt::Key_5);
  QVERIFY(linked->isVisible());
  QCOMPARE(marked(*lines()[0]), QStringList{QStringLiteral("and the moon")});
  press(Qt::Key_6);
  QVERIFY(!linked->isVisible());
}

void TestLearnDetails::longTextsAreShownFromTheirMark() {
  std::string words;
  for (int i = 0; i < 400; ++i) words += "wörd" + std::to_string(i) + ' ';
  m_page->openLesson(texts(words + "last words", "first last words"));
  press(Qt::Key_3);
  const auto &rows = player().lesson()->tables().rows;
  const auto row = std::ranges::find(rows, "last words", &LessonRow::label) - rows.begin();
  QCOMPARE(row, 1);
  press(Qt::Key_Right);
  QCOMPARE(marked(*lines()[0]), QStringList{QStringLiteral("last words")});
  QVERIFY(lines()[0]->text().startsWith(u'…'));
  QCOMPARE(marked(*lines()[1]), QStringList{QStringLiteral("last words")});
}

void TestLearnDetails::givenMatricesHaveNoTextsToLight() {
  m_page->openReady(QStringLiteral("six-rows"));
  press(Qt::Key_3);
  QVERIFY(!m_page->findChild<LinkedTexts *>()->isVisible());
}

void TestLearnDetails::labelColumnsAreWideEnoughFromTheStart() {
  press(Qt::Key_3);
  const auto *table = m_page->findChild<LessonTable *>(QStringLiteral("lessonTable"));
  const int first = table->columnWidth(1);
  for (int i = 0; i < 15; ++i) press(Qt::Key_Right);
  QCOMPARE(table->columnWidth(1), first);
  QVERIFY(first >= table->fontMetrics().horizontalAdvance(QStringLiteral("night is dark")));
}

void TestLearnDetails::allRowsAreSeenWhereTheyFitCloser() {
  press(Qt::Key_4);
  const auto *table = m_page->findChild<LessonTable *>(QStringLiteral("lessonTable"));
  const int most = table->fontMetrics().height() + 11;
  m_page->resize(1200, 1000);
  QCOMPARE(table->rowHeight(0), most);
  m_page->resize(1200, m_page->height() - (table->viewport()->height() - 16 * (most - 3)));
  QVERIFY(table->rowHeight(0) < most);
  QVERIFY(16 * table->rowHeight(0) <= table->viewport()->height());
  m_page->resize(1200, 500);
  QCOMPARE(table->rowHeight(0), most);  // smaller rows would not fit either
}

void TestLearnDetails::theLastBucketIsScrolledTo() {
  m_page->openReady(QStringLiteral("paragraph"));
  player().goTo(player().lesson()->firstStep(LessonStage::Bands) + 15);
  const auto *buckets = m_page->findChild<BucketBoxList *>();
  const QModelIndex last = buckets->model()->index(buckets->model()->rowCount() - 1, 0);
  QTRY_VERIFY(buckets->viewport()->rect().intersects(buckets->visualRect(last)));
}

void TestLearnDetails::plotsHaveTheirOwnKeys() {
  press(Qt::Key_8);
  for (int i = 0; i < 3; ++i) press(Qt::Key_Right);
  PlotPanel *panel = nullptr;
  for (PlotPanel *each : m_page->findChildren<PlotPanel *>())
    if (each->isVisible()) panel = each;
  QVERIFY(panel != nullptr);
  const std::size_t step = player().state().step;
  panel->plot().setFocus();
  QTest::keyClick(&panel->plot(), Qt::Key_Right);
  QVERIFY(!panel->plot().readout().isEmpty());
  QTest::keyClick(&panel->plot(), Qt::Key_Plus);
  QTest::keyClick(&panel->plot(), Qt::Key_0);
  QCOMPARE(player().state().step, step);
  QCOMPARE(player().speed(), 1.0);
  for (QPushButton *button : panel->findChildren<QPushButton *>())
    if (button->isVisible() && button->isEnabled()) {
      button->setFocus();
      QTest::keyClick(button, Qt::Key_Space);
      break;
    }
  QVERIFY(!player().isPlaying());
}

void TestLearnDetails::numbersAndNamesAreWrittenAsTheLanguageDoes() {
  const Sentence said{SentenceId::Compared,
                      {"a", "b", SentenceValue::count(1234), SentenceValue::count(50000),
                       SentenceValue::decimal(0.25), SentenceValue::decimal(0.5)}};
  QVERIFY(sentenceText(said).contains(QStringLiteral("1,234 of 50,000")));
  QVERIFY(sentenceText(said).contains(QStringLiteral("0.25")));
  const Sentence row{SentenceId::RowFilled,
                     {"9", "x, y", SentenceValue::names({"a, b", "c", "d"})}};
  QCOMPARE(sentenceText(row),
           QStringLiteral("Row 9, x, y, is in a, b, c and d: there it has a 1."));
  QLocale::setDefault(QLocale(QStringLiteral("it_IT")));
  QVERIFY(sentenceText(said).contains(QStringLiteral("0,25")));
  QVERIFY(sentenceText(said).contains(QStringLiteral("50.000")));
}

void TestLearnDetails::aFailedPrintIsSaidInThePanel() {
  m_page->print({HandOutForm::WorkSheet}, QStringLiteral("/no/such/folder/sheet.pdf"));
  const auto *failure = m_page->findChild<QLabel *>(QStringLiteral("printFailure"));
  QTRY_VERIFY(failure->isVisible());
  QVERIFY(failure->text().contains(QStringLiteral("sheet.pdf")));
  QVERIFY(!m_page->isBusy());
  m_page->openReady(QStringLiteral("pizza"));
  QVERIFY(!failure->isVisible());
}

void TestLearnDetails::printingKeepsWhatFailedBefore() {
  LessonSpec bad = texts("one two", "two three");
  bad.bands = 3;
  m_page->openLesson(bad);
  const auto *failure = m_page->findChild<QLabel *>(QStringLiteral("lessonFailure"));
  const QString said = failure->text();
  QVERIFY(failure->isVisible());
  const QTemporaryDir folder;
  m_page->print({HandOutForm::WorkSheet}, folder.filePath(QStringLiteral("sheet.pdf")));
  QVERIFY(m_page->isBusy());
  QTRY_VERIFY(!m_page->isBusy());
  QVERIFY(QFile::exists(folder.filePath(QStringLiteral("sheet.pdf"))));
  QVERIFY(failure->isVisible());
  QCOMPARE(failure->text(), said);
}

/// Prints the lesson that is shown when the file is chosen, even if it changed while the dialog was
/// open.
void TestLearnDetails::printedIsWhatIsShownWhenTheFileIsChosen() {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("own.pdf"));
  m_page->actions().prints[0]->trigger();
  auto *dialog = m_page->findChild<QFileDialog *>();
  QVERIFY(dialog != nullptr);
  m_page->openLesson(texts("one two three", "two three four"));
  emit dialog->fileSelected(path);
  dialog->reject();
  QTRY_VERIFY(!m_page->isBusy() && QFile::exists(path));
  QProcess read;
  read.start(QStringLiteral("pdfinfo"), {path});
  QVERIFY(read.waitForFinished());
  const QString about = QString::fromUtf8(read.readAllStandardOutput());
  QVERIFY2(about.contains(QRegularExpression(QStringLiteral("Title: +Own\n"))), qPrintable(about));
}

void TestLearnDetails::thePickerNamesTheLessonOnTheScreen() {
  const auto *picker = m_page->findChild<ChoiceBox *>(QStringLiteral("lessonPicker"));
  m_page->openReady(QStringLiteral("pizza"));
  QCOMPARE(picker->currentName(), QStringLiteral("pizza"));
  LessonSpec bad = texts("one two", "two three");
  bad.bands = 3;
  m_page->openLesson(bad);
  QCOMPARE(picker->currentName(), QStringLiteral("pizza"));
  LessonSpec own = texts("one two", "two three");
  own.id = "pizza";  // the id of another ready lesson
  m_page->openLesson(own);
  QCOMPARE(picker->currentIndex(), -1);
  QCOMPARE(picker->placeholderText(), QStringLiteral("Own"));
}

SHINGLESCOPE_TEST(TestLearnDetails, QApplication)
#include "tst_learn_details.moc"
