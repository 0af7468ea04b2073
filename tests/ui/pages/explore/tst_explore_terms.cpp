// SPDX-License-Identifier: MIT
// Every title, label of a field and column title of Explore has a term that is explained, or
// consists of plain words, in both languages.

#include <QHeaderView>
#include <QLabel>
#include <QSet>
#include <QTableView>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/elided_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/language.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/parts/terms/term_list.h"
#include "ui/parts/terms/term_marks.h"

using namespace shinglescope;

namespace {

/// Texts without a term of the method.
QStringList plainTexts(bool isItalian) {
  static const QString kEnglish = QStringLiteral(
      "Compared with|For rows|In more than|Maximum rows|Memory|Note|Outcome|Pairs|"
      "Recommended|Rows|Text|Texts|The nearest alternatives|Time|Try|What|"
      "What changes|Where|Where the pairs are|against|to|at most|at least|below|from|"
      "Find at least|of the pairs at or above|within|and|time|memory|Left out|"
      "Rows left empty|Every combination of|Whole table|All pairs|In rows|Equal in rows|Minimum of|"
      "Value|One pair each");
  static const QString kItalian = QStringLiteral(
      "Confronto con|Per righe|In più del|Righe al più|Memoria|Nota|Esito|Coppie|"
      "Consigliato|Righe|Testo|Testi|Le alternative più vicine|Tempo|Provare|Che cosa|"
      "Che cosa cambia|Dove|Dove sono le coppie|rispetto a|a|al più|almeno|sotto|da|"
      "Trovare almeno|delle coppie da|in su, entro|e|tempo|memoria|Tralasciati|"
      "Righe rimaste vuote|Ogni combinazione di|Intera tabella|Tutte le coppie|"
      "Nelle righe|Uguale nelle righe|È il minimo di|Valore|Una per tipo");
  return (isItalian ? kItalian : kEnglish).split(u'|');
}

/// Numbers, and words around a number such as "at 0.80".
bool isWithNumber(const QString &text) {
  return text.isEmpty() || std::ranges::any_of(text, [](QChar c) { return c.isDigit(); });
}

QStringList namesOn(const QWidget &page) {
  QStringList names;
  for (const auto *label : page.findChildren<QLabel *>()) {
    const QString role = label->property("textRole").toString();
    if (label->wordWrap() || qobject_cast<const ElidedLabel *>(label) != nullptr ||
        (role != QStringLiteral("title") && role != QStringLiteral("muted")))
      continue;
    names << label->text().remove(u'&');
  }
  for (const auto *table : page.findChildren<QTableView *>()) {
    const QAbstractItemModel *model = table->model();
    if (model == nullptr || table->horizontalHeader()->isHidden()) continue;
    for (int column = 0; column < model->columnCount(); ++column)
      names << model->headerData(column, Qt::Horizontal).toString();
  }
  return names;
}

}  // namespace

class TestExploreTerms : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void everyNameIsExplainedOrPlain_data() {
    QTest::addColumn<bool>("isItalian");
    QTest::newRow("English") << false;
    QTest::newRow("Italian") << true;
  }
  void everyNameIsExplainedOrPlain() {
    QFETCH(bool, isItalian);
    Language language(test::translationsFolder());
    QVERIFY(language.install(isItalian ? LanguageChoice::Italian : LanguageChoice::English));
    ExplorePage page(m_fixture->session(), m_fixture->controller());
    page.resize(1200, 760);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QSet<QString> unknown, explained;
    for (const char *name :
         {"advisor", "overview", "curves", "sweep", "recall", "accuracy", "buckets", "matrices"}) {
      page.showPart(QLatin1String(name));
      QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), 60'000);
    }
    for (const QString &text : namesOn(page)) {
      if (isWithNumber(text) || plainTexts(isItalian).contains(text)) continue;
      const QList<FoundTerm> found = findTerms(text);
      if (found.isEmpty()) unknown << text;
      for (const FoundTerm &each : found) explained << each.term->key;
    }
    QStringList sorted = unknown.values();
    sorted.sort();
    QVERIFY2(unknown.isEmpty(), qPrintable(u'\n' + sorted.join(u'\n')));
    QVERIFY2(explained.size() > 25, qPrintable(QString::number(explained.size())));
  }

  void theTermsOfAViewAreThoseThatItShows() {
    Language language(test::translationsFolder());
    QVERIFY(language.install(LanguageChoice::English));
    ExplorePage page(m_fixture->session(), m_fixture->controller());
    page.resize(1200, 760);
    page.showPart(QStringLiteral("curves"));
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    const auto keys = [&page] {
      QStringList all;
      for (const Term *term : termsOf(page)) all << term->key;
      return all;
    };
    QTRY_VERIFY(keys().contains(QStringLiteral("false positive chance")));
    QVERIFY(!keys().contains(QStringLiteral("stop-shingle")));
    page.showPart(QStringLiteral("buckets"));
    QTRY_VERIFY(keys().contains(QStringLiteral("stop-shingle")));
    QVERIFY(!keys().contains(QStringLiteral("false positive chance")));
  }
};

SHINGLESCOPE_TEST(TestExploreTerms, QApplication)
#include "tst_explore_terms.moc"
