// SPDX-License-Identifier: MIT
// The texts of lessons in English and Italian: singular and plural, names that are not translated,
// and sources.

#include <QComboBox>
#include <QRegularExpression>
#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/window_parts.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/pages/learn/player/lesson_words.h"

using namespace shinglescope;

namespace {

/// Returns a lesson with one hash, one band of one row, and two texts that share one shingle.
LessonSpec smallLesson() {
  LessonSpec spec = *readyLesson("three-documents");
  spec = withTexts(spec, {{"a", "one two three"}, {"b", "one two three"}});
  spec = withHashes(spec, 1);
  spec.permutations.functions = {{1, 1, 0}};
  return spec;
}

QString saidBy(const Lesson &lesson) {
  QStringList all;
  for (std::size_t i = 0; i < lesson.stepCount(); ++i) all << stepText(lesson.steps()[i]);
  for (const QuizQuestion &question : lesson.questions())
    all << sentenceText(question.prompt) << sentenceText(question.explanation);
  return all.join(u'\n');
}

}  // namespace

class TestLessonLanguage : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void oneIsSaidAsOne_data();
  void oneIsSaidAsOne();
  void keptLessonsAreNamedInEachLanguage();
  void namesGoalAndDurationFollowTheWindow();
  void sourcesOfReadyLessonsAreInBothLanguages();
  void sharedShinglesAreQuoted();

 private:
  Language m_words{test::translationsFolder()};
};

void TestLessonLanguage::oneIsSaidAsOne_data() {
  QTest::addColumn<bool>("isItalian");
  QTest::addColumn<QStringList>("said");
  QTest::addColumn<QString>("never");
  QTest::newRow("English")
      << false << QStringList{QStringLiteral("With 1 hash the estimate"),
                              QStringLiteral("With 1 band of 1 row, a pair"),
                              QStringLiteral("With 1 band, are a and b"),
                              QStringLiteral("from 1 hash?"),
                              QStringLiteral("in 1 of 1 position."),
                              QStringLiteral("share 1 of the 1 shingle that"),
                              QStringLiteral("Band 1 consists of h1 alone."),
                              QStringLiteral("in 1 of 1 band;")}
      << QStringLiteral(
             "\\b1 (hashes|bands|rows|shingles|positions|are|more)\\b|h1 to h1|the values 1\\b");
  QTest::newRow("Italian") << true
                           << QStringList{QStringLiteral("Con 1 hash la stima"),
                                          QStringLiteral("Con 1 banda di 1 riga una coppia"),
                                          QStringLiteral("concordano in 1 su 1 posizione."),
                                          QStringLiteral("solo di h1."),
                                          QStringLiteral("in 1 su 1 banda;"),
                                          QStringLiteral("radice quadrata del loro numero")}
                           << QStringLiteral(
                                  "\\b1 (bande|righe|posizioni|sono)\\b|da h1 a h1|i valori 1\\b");
}

void TestLessonLanguage::oneIsSaidAsOne() {
  QFETCH(const bool, isItalian);
  QFETCH(const QStringList, said);
  QFETCH(const QString, never);
  QVERIFY(m_words.install(isItalian ? LanguageChoice::Italian : LanguageChoice::English));
  const auto lesson = Lesson::create(smallLesson());
  QVERIFY(lesson);
  const QString all = saidBy(*lesson);
  for (const QString &each : said) QVERIFY2(all.contains(each), qPrintable(each + u'\n' + all));
  const auto bad = QRegularExpression(never).match(all);
  QVERIFY2(!bad.hasMatch(), qPrintable(bad.captured() + u'\n' + all));
}

void TestLessonLanguage::keptLessonsAreNamedInEachLanguage() {
  QVERIFY(m_words.install(LanguageChoice::English));
  openWindow();
  auto *page = m_window->findChild<LearnPage *>();
  QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
  page->player().setSpec(withHashes(page->player().spec(), 8));
  page->openReady(QStringLiteral("pizza"));
  m_window.reset();
  QVERIFY(m_words.install(LanguageChoice::Italian));
  m_window = MainWindow::make(*m_session, *m_controller, *m_settings);
  m_window->show();
  QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  auto *picker = m_window->findChild<QComboBox *>(QStringLiteral("lessonPicker"));
  QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
  const QString last = picker->itemText(picker->count() - 1);
  QVERIFY2(last.startsWith(QStringLiteral("Tre documenti (")), qPrintable(last));
  QVERIFY(!last.contains(QStringLiteral("edited")));
  closeWindow();
}

void TestLessonLanguage::namesGoalAndDurationFollowTheWindow() {
  QVERIFY(m_words.install(LanguageChoice::Italian));
  openWindow();
  QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
  auto *page = m_window->findChild<LearnPage *>();
  page->openReady(QStringLiteral("twins"));
  QCOMPARE(page->player().spec().texts.front().name, std::string("riga 1626"));
  QVERIFY(!page->player().isEdited());
  const QString note = m_window->findChild<QComboBox *>(QStringLiteral("lessonPicker"))->toolTip();
  QVERIFY2(note.contains(QStringLiteral("Obiettivo: Riconoscere")), qPrintable(note));
  QVERIFY2(note.contains(QStringLiteral("Durata: 15 min")), qPrintable(note));
  closeWindow();
}

void TestLessonLanguage::sourcesOfReadyLessonsAreInBothLanguages() {
  for (const LessonSpec &spec : readyLessons()) {
    const bool isPath = spec.source.in("en").find('/') != std::string::npos;
    QVERIFY2(isPath || spec.source.in("en") != spec.source.in("it"), spec.id.c_str());
  }
}

void TestLessonLanguage::sharedShinglesAreQuoted() {
  QVERIFY(m_words.install(LanguageChoice::English));
  const Sentence shared{SentenceId::WhyShared, {"a", "b", SentenceValue::quoted({"x, y", "z "})}};
  QCOMPARE(sentenceText(shared), QStringLiteral("a and b share: \"x, y\", \"z \"."));
  QVERIFY(m_words.install(LanguageChoice::Italian));
  QVERIFY(sentenceText(shared).contains(QStringLiteral("«x, y», «z »")));
}

SHINGLESCOPE_TEST(TestLessonLanguage, QApplication)
#include "tst_lesson_language.moc"
