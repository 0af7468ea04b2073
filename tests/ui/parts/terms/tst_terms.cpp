// SPDX-License-Identifier: MIT
// The terms of the method: the guide's page and its translation agree, explanations are short, and
// the words of a text are found.

#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QSet>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "ui/base/controls/note_label.h"
#include "ui/parts/terms/term_list.h"
#include "ui/parts/terms/term_marks.h"
#include "ui/parts/terms/terms_dialog.h"

using namespace shinglescope;

namespace {

QByteArray sourceOf(const char *path) {
  QFile file(test::sourcePath() + QLatin1String(path));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<Term> termsOfFile(bool isItalian) {
  return parseTerms(sourceOf(isItalian ? "/resources/terms/terms_it.md" : "/docs/guide/terms.md"));
}

QStringList namesIn(const QString &text) {
  QStringList names;
  for (const FoundTerm &found : findTerms(text)) names << found.term->name;
  return names;
}

}  // namespace

class TestTerms : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }

  void theLanguagesHaveTheSameTerms() {
    QSet<QString> english, italian;
    for (const Term &term : termsOfFile(false)) english << term.key;
    for (const Term &term : termsOfFile(true)) italian << term.key;
    QVERIFY(english.size() > 40);
    QVERIFY2((english - italian).isEmpty() && (italian - english).isEmpty(),
             qPrintable((QSet(english - italian) + (italian - english)).values().join(u'\n')));
  }

  void theProgramHasTheFilesOfTheSources() {
    QCOMPARE(termsIn(QStringLiteral("en")).size(), termsOfFile(false).size());
    QCOMPARE(termsIn(QStringLiteral("it")).size(), termsOfFile(true).size());
    QVERIFY(termsIn(QStringLiteral("it")).front().key != QString());
  }

  void explanationsAreShort() {
    for (const bool isItalian : {false, true}) {
      for (const Term &term : termsOfFile(isItalian)) {
        const QString &text = term.explanation;
        QVERIFY2(text.endsWith(u'.'), qPrintable(text));
        QVERIFY2(text.front().isUpper() || text.front() == u'(', qPrintable(text));
        const auto sentences = text.count(QStringLiteral(". ")) + 1;
        QVERIFY2(sentences <= 2, qPrintable(text));
        QVERIFY2(text.size() <= 160, qPrintable(text));
      }
    }
  }

  void noSpellingLeadsToTwoTerms() {
    for (const bool isItalian : {false, true}) {
      QSet<QString> seen;
      for (const Term &term : termsOfFile(isItalian))
        for (const QString &spelling : term.spellings) {
          QVERIFY2(!seen.contains(spelling.toLower()), qPrintable(spelling));
          seen << spelling.toLower();
        }
    }
  }

  void wholeWordsAreFound_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("one") << "Recall" << QStringList{"recall"};
    QTest::newRow("two") << "Candidates by bands" << QStringList{"candidate", "band"};
    QTest::newRow("longest") << "Exact join" << QStringList{"exact join"};
    QTest::newRow("sign") << "false +" << QStringList{"false +"};
    QTest::newRow("abbreviated") << "false pos." << QStringList{"false positive chance"};
    QTest::newRow("part of a word") << "husbands, precisions" << QStringList{};
    QTest::newRow("hyphen") << "pre-recall" << QStringList{};
    QTest::newRow("nothing") << "" << QStringList{};
    QTest::newRow("colon") << "threshold: all" << QStringList{"threshold"};
  }
  void wholeWordsAreFound() {
    QFETCH(QString, text);
    QTEST(namesIn(text), "names");
  }

  void strangeTablesAreSkipped() {
    QVERIFY(parseTerms("").isEmpty());
    QVERIFY(parseTerms("| a | b |\nno table\n|---|---|---|\n| term | x | y |\n").isEmpty());
    const QList<Term> terms = parseTerms("| b | c, d | Text. |\n| a |  | Other. |\r\n");
    QCOMPARE(terms.size(), 2);
    QCOMPARE(terms.front().name, QStringLiteral("a"));
    QCOMPARE(terms.back().spellings, QStringList({"b", "c", "d"}));
  }

  void namesAreMarkedAndSentencesAreNot() {
    QWidget page;
    QLabel *title = makeLabel(&page, TextRole::Title, QStringLiteral("Measured recall"));
    makeNote(&page, TextRole::Muted, QStringLiteral("The recall is high."));
    makeLabel(&page, TextRole::Body, QStringLiteral("recall 0.9"));
    new TermMarks(page);
    page.resize(400, 100);
    title->setGeometry(0, 0, 300, 30);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QCOMPARE(termTextsOf(page), QStringList{QStringLiteral("Measured recall")});
    QCOMPARE(termsOf(page).size(), 1);
    // Dots below the word, and none below the other.
    const auto dotsBetween = [&](int from, int to) {
      const QImage image = title->grab().toImage();
      const QFontMetrics metrics(title->font());
      const int y = (title->height() - metrics.height()) / 2 + metrics.ascent() + 2;
      int dots = 0;
      for (int x = from; x < std::min(to, image.width()); ++x)
        dots += image.pixel(x, y) != image.pixel(image.width() - 1, y);
      return dots;
    };
    const int word = QFontMetrics(title->font()).horizontalAdvance(QStringLiteral("Measured "));
    QCOMPARE(dotsBetween(0, word - 1), 0);
    QVERIFY(dotsBetween(word, 300) >= 5);
    title->setText(QStringLiteral("Nothing of the kind"));
    QCOMPARE(dotsBetween(word + 60, 300), 0);
    QVERIFY(termsOf(page).isEmpty());
  }

  void theTooltipExplains() {
    const QString text = explanationOf(QStringLiteral("Precision and recall"));
    QVERIFY(text.contains(QStringLiteral("precision: ")));
    QVERIFY(text.contains(QStringLiteral("\nrecall: ")));
    QCOMPARE(explanationOf(QStringLiteral("recall, recall")).count(QStringLiteral("recall:")), 1);
    QVERIFY(explanationOf(QStringLiteral("Rows")).isEmpty());
  }

  void theDialogIsUsedByKeyboard() {
    const QList<Term> &all = termsIn(QStringLiteral("en"));
    TermsDialog dialog({&all[0], &all[1]});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *list = dialog.findChild<QListWidget *>();
    QVERIFY(list->hasFocus());
    QCOMPARE(list->count(), 2);
    const auto isExplained = [&](const Term &term) {
      for (const auto *label : dialog.findChildren<QLabel *>())
        if (label->text() == term.explanation) return true;
      return false;
    };
    QVERIFY(isExplained(all[0]));
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(isExplained(all[1]));
    QVERIFY(list->item(1)->data(Qt::AccessibleTextRole).toString().contains(all[1].explanation));
    QTest::keyClick(list, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
  }
};

SHINGLESCOPE_TEST(TestTerms, QApplication)
#include "tst_terms.moc"
