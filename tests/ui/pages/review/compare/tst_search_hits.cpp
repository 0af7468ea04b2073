// SPDX-License-Identifier: MIT
// Hits of the queue's search in two compared records, and the overview of their differences.
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/pages/review/compare/compare_view.h"
#include "ui/pages/review/compare/difference_ruler.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> pairOf(const std::string &a, const std::string &b) {
  DatasetBuilder builder({"text", "place"});
  builder.addRow({a, "Via Roma"}, 0);
  builder.addRow({b, "Roma, via Po"}, 0);
  return builder.finish();
}

CompareContent sidesOf(const Dataset &dataset) {
  CompareContent content;
  content.headA = QStringLiteral("Roma 1");
  content.headB = QStringLiteral("2");
  for (std::uint32_t column = 0; column < 2; ++column)
    content.fields.push_back({QString::fromStdString(dataset.columnName({column})),
                              dataset.cell({0}, {column}), dataset.cell({1}, {column})});
  return content;
}

/// Two long texts whose words differ at the start and near the end.
std::string longText(const char *first, const char *last) {
  std::string text = first;
  for (int i = 0; i < 900; ++i) text += " word" + std::to_string(i % 13);
  return text + " " + last + " and the end";
}

}  // namespace

class TestSearchHits : public QObject {
  Q_OBJECT

 private slots:
  void hitsAreFoundInTheRecordsOnly() {
    open("A flat in ROMA, near roma", "A house");
    m_view->setSearch(QStringLiteral("roma"));
    // Not in the head "Roma 1".
    QCOMPARE(m_view->hits().hits.size(), std::size_t{4});
    QCOMPARE(m_view->hits().hits[0].column, 1);
    QCOMPARE(m_view->hits().hits[3].column, 2);
    QCOMPARE(m_view->hits().hits[3].field, QStringLiteral("place"));
    for (const SearchHit &hit : m_view->hits().hits) QCOMPARE(textOf(hit).toLower(), "roma");
    m_view->setSearch({});
    QVERIFY(m_view->hits().hits.empty());
  }

  void expressionsAreThoseOfTheQueue_data() {
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("any case") << QStringLiteral("/r[o]ma?/") << QStringList{"ROMA", "Roma", "Roma"};
    QTest::newRow("beyond ASCII") << QStringLiteral("/caff\u00E8/")
                                  << QStringList{QStringLiteral("CAFF\u00C8")};
    QTest::newRow("empty matches") << QStringLiteral("/x*/") << QStringList{};
    QTest::newRow("wrong") << QStringLiteral("/(/") << QStringList{};
    QTest::newRow("a slash is a text") << QStringLiteral("/") << QStringList{};
    QTest::newRow("literal") << QStringLiteral("r.ma") << QStringList{};
  }

  void expressionsAreThoseOfTheQueue() {
    QFETCH(QString, search);
    QFETCH(QStringList, found);
    open("\U0001F600 ROMA CAFF\u00C8", "b");
    m_view->setSearch(search);
    QStringList texts;
    for (const SearchHit &hit : m_view->hits().hits) texts << textOf(hit);
    QCOMPARE(texts, found);
  }

  void slowExpressionsHaveNoHits() {
    open(std::string(3'000, 'a'), "b");
    m_view->setSearch(QStringLiteral("/(a+)+$b/"));
    QVERIFY(m_view->hits().hits.empty());
  }

  void manyHitsAreBounded() {
    open(std::string(20'000, 'a'), "b");
    m_view->setSearch(QStringLiteral("a"));
    QCOMPARE(m_view->hits().hits.size(), kMostHits);
    QVERIFY(m_view->hits().isCut);
  }

  void stepsGoRoundAndAreSaid() {
    open("Roma", "Roma");
    m_view->setSearch(QStringLiteral("roma"));
    const QSignalSpy said(m_view.get(), &CompareView::hitsChanged);
    QCOMPARE(m_view->currentHit(), -1);
    m_view->stepHit(1);
    QCOMPARE(m_view->currentHit(), 0);
    m_view->stepHit(-1);
    QCOMPARE(m_view->currentHit(), static_cast<int>(m_view->hits().hits.size()) - 1);
    QCOMPARE(said.count(), 2);
  }

  /// A box is drawn around a hit, whether or not the text also differs.
  void aHitHasABox() {
    open("Roma", "Como");
    const QImage before = picture();
    m_view->setSearch(QStringLiteral("roma"));
    const QImage after = picture();
    QVERIFY(before != after);
    const SearchHit &hit = m_view->hits().hits.front();
    const QRectF box = textRectangles(*m_view->document(), hit.begin, hit.end).front();
    // Left of the first letter: the line of the box, the ground inside stays.
    const QPoint edge(static_cast<int>(std::floor(box.left() - 0.5)),
                      static_cast<int>(box.center().y()));
    QVERIFY(after.pixelColor(edge) != before.pixelColor(edge));
  }

  void theRulerShowsWhereRecordsDiffer() {
    open(longText("alpha", "omega"), longText("beta", "psi"));
    const RulerContent content = m_view->rulerContent();
    QVERIFY(content.marks.size() >= 2);
    QVERIFY(content.marks.front().begin < 0.1);
    QVERIFY(content.marks[1].begin > 0.5);
    QVERIFY(content.viewEnd < 1 && content.viewBegin == 0);
    for (const RulerMark &mark : content.marks) QVERIFY(mark.isInA || mark.isInB);
  }

  void aClickOnTheRulerGoesToTheNearestDifference() {
    open(longText("alpha", "omega"), longText("beta", "psi"));
    DifferenceRuler ruler;
    connectRuler(ruler);
    const RulerMark last = ruler.content().marks[1];
    QTest::mouseClick(&ruler, Qt::LeftButton, {},
                      {ruler.width() / 2, ruler.pixelOf(last.begin) - 3});
    QCOMPARE(m_view->currentDifference(), 1);
    QVERIFY(m_view->verticalScrollBar()->value() > 0);
    QCOMPARE(ruler.content().current, 1);
    QVERIFY(ruler.accessibleName().contains(QStringLiteral("difference 2 of")));
  }

  void theRulerWorksWithKeys() {
    open(longText("alpha", "omega"), longText("beta", "psi"));
    DifferenceRuler ruler;
    connectRuler(ruler);
    QTest::keyClick(&ruler, Qt::Key_Down);
    QCOMPARE(m_view->currentDifference(), 0);
    QTest::keyClick(&ruler, Qt::Key_Down);
    QCOMPARE(m_view->currentDifference(), 1);
    QTest::keyClick(&ruler, Qt::Key_Up);
    QCOMPARE(m_view->currentDifference(), 0);
    QTest::keyClick(&ruler, Qt::Key_End);
    QCOMPARE(m_view->currentDifference(), m_view->differenceCount() - 1);
    QTest::keyClick(&ruler, Qt::Key_Home);
    QCOMPARE(m_view->currentDifference(), 0);
    QVERIFY(ruler.focusPolicy() & Qt::TabFocus);
  }

  void theRulerCoversAllPartsOfLongTexts() {
    std::string a, b;
    for (int i = 0; i < 12'000; ++i) {
      a += " word" + std::to_string(i);
      b += i == 11'900 ? " other" : " word" + std::to_string(i);
    }
    open(a, b);
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isComparing() && m_view->partCount() > 1, 20'000);
    QCOMPARE(m_view->options().part, 0);
    const RulerContent content = m_view->rulerContent();
    const auto mark =
        std::ranges::find_if(content.marks, [](const RulerMark &each) { return each.begin > 0.9; });
    QVERIFY(mark != content.marks.end());
    QVERIFY(mark->part > 0 && mark->difference == -1);
    m_view->goToMark(*mark);
    QCOMPARE(m_view->options().part, mark->part);
    QVERIFY(m_view->currentDifference() >= 0);
  }

  void equalRecordsHaveAnEmptyRuler() {
    DatasetBuilder builder({"text", "place"});
    for (int row = 0; row < 2; ++row) builder.addRow({"same", "same"}, 0);
    const auto dataset = builder.finish();
    m_view = std::make_unique<CompareView>();
    m_view->showContent(dataset, sidesOf(*dataset));
    QVERIFY(m_view->rulerContent().marks.empty());
    DifferenceRuler ruler;
    ruler.setContent(m_view->rulerContent());
    QVERIFY(ruler.accessibleName().contains(QStringLiteral("none")));
  }

 private:
  void open(const std::string &a, const std::string &b) {
    m_dataset = pairOf(a, b);
    m_view = std::make_unique<CompareView>();
    m_view->resize(700, 300);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_view->showContent(m_dataset, sidesOf(*m_dataset));
    QTRY_VERIFY(!m_view->isComparing());
  }
  QString textOf(const SearchHit &hit) const {
    QTextCursor cursor(m_view->document());
    cursor.setPosition(hit.begin);
    cursor.setPosition(hit.end, QTextCursor::KeepAnchor);
    return cursor.selectedText();
  }
  QImage picture() const { return m_view->viewport()->grab().toImage(); }
  /// As the panel does.
  void connectRuler(DifferenceRuler &ruler) {
    ruler.resize(18, 400);
    const auto follow = [this, &ruler] { ruler.setContent(m_view->rulerContent()); };
    follow();
    connect(m_view.get(), &CompareView::differenceChanged, &ruler, follow);
    connect(&ruler, &DifferenceRuler::markChosen, m_view.get(), &CompareView::goToMark);
    connect(&ruler, &DifferenceRuler::stepWanted, m_view.get(), &CompareView::stepDifference);
    connect(&ruler, &DifferenceRuler::edgeWanted, &ruler, [this](bool isLast) {
      m_view->goToDifference(isLast ? m_view->differenceCount() - 1 : 0);
    });
  }

  std::shared_ptr<const Dataset> m_dataset;
  std::unique_ptr<CompareView> m_view;
};

SHINGLESCOPE_TEST(TestSearchHits, QApplication)
#include "tst_search_hits.moc"
