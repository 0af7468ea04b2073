// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/pages/review/contradictions/contradiction_model.h"
#include "ui/pages/review/contradictions/evidence_model.h"
#include "ui/pages/review/queue/offer_banner.h"
#include "ui/window/status_line.h"

using namespace shinglescope;

/// Consequences of verdicts in Review: contradictions, offers and tags, by key and mouse.
class TestConsequences : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void withoutAnyOneSentenceSaysSo() {
    queue().setMode(QueuePanel::Contradictions);
    EmptyState *empty = visibleEmptyState();
    QVERIFY(empty != nullptr);
    QVERIFY(hasLabel(empty, QStringLiteral("No verdicts contradict each other.")));
    QTest::mouseClick(empty->findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(queue().mode(), QueuePanel::Pairs);
    QVERIFY(visibleEmptyState() == nullptr);
  }

  void aChainIsShownWithEachVerdictAndResolvedByJudging() {
    contradict();
    queue().setMode(QueuePanel::Contradictions);
    QTableView *list = tableNamed(QStringLiteral("Contradictions"));
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("8 and 10"));
    QVERIFY(
        list->model()->index(0, 1).data().toString().startsWith(QStringLiteral("Not, yet joined")));
    QTableView *evidence = tableNamed(QStringLiteral("Verdicts that contradict each other"));
    QVERIFY(evidence->hasFocus());
    QCOMPARE(evidence->model()->rowCount(), 3);
    QCOMPARE(evidence->model()->index(0, EvidenceModel::RowsColumn).data().toString(),
             QStringLiteral("8 and 9"));
    QCOMPARE(evidence->model()->index(1, EvidenceModel::SaidColumn).data().toString(),
             QStringLiteral("Duplicate"));
    QCOMPARE(evidence->model()->index(2, EvidenceModel::SaidColumn).data().toString(),
             QStringLiteral("Not a duplicate"));
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("8 = 9, 9 = 10, yet 8 and 10 were judged Not.")));
    // Any pair of the contradiction can be shown and judged again.
    QTest::keyClick(evidence, Qt::Key_K);
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("Rows 9 and 10")));
    QTest::keyClick(evidence, Qt::Key_U);
    QCOMPARE(verdictOf({{8}, {9}}), Verdict::Unsure);
    QTRY_COMPARE(list->model()->rowCount(), 0);
    QVERIFY(visibleEmptyState() != nullptr);
    m_fixture->controller().undo();
    QTRY_COMPARE(list->model()->rowCount(), 1);
    QVERIFY(visibleEmptyState() == nullptr);
  }

  void whatFollowsIsOfferedAndAcceptedInOneStep() {
    judge({{7}, {8}}, Verdict::Duplicate);
    judge({{8}, {9}}, Verdict::Duplicate);
    auto *offer = m_page->findChild<OfferBanner *>();
    QTRY_VERIFY(offer->isVisible());
    QVERIFY(hasLabel(offer, QStringLiteral("1 more pair follows")));
    const std::uint64_t steps = verdicts().log().stepCount();
    QTest::keyClick(pairs(), Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(verdictOf({{7}, {9}}), Verdict::Duplicate);
    QCOMPARE(verdicts().log().stepCount(), steps + 1);
    QTRY_VERIFY(!offer->isVisible());
    m_fixture->controller().undo();
    QCOMPARE(verdictOf({{7}, {9}}), Verdict::Undecided);
    QTRY_VERIFY(offer->isVisible());
    // A contradiction among these pairs withdraws the offer.
    judge({{7}, {9}}, Verdict::NotDuplicate);
    QTRY_VERIFY(!offer->isVisible());
  }

  void openForReadingItIsShownButNotAccepted() {
    judge({{7}, {8}}, Verdict::Duplicate);
    judge({{8}, {9}}, Verdict::Duplicate);
    auto *offer = m_page->findChild<OfferBanner *>();
    QTRY_VERIFY(offer->isVisible());
    QVERIFY(keyButton(offer, QStringLiteral("Accept"))->isEnabled());
    m_fixture->session().setReadOnly(true);
    QTRY_VERIFY(!keyButton(offer, QStringLiteral("Accept"))->isEnabled());
    QVERIFY(keyButton(offer, QStringLiteral("Show"))->isEnabled());
  }

  void lookShowsWhatFollowsAlone() {
    const int all = pairs()->model()->rowCount();
    judge({{7}, {8}}, Verdict::Duplicate);
    judge({{8}, {9}}, Verdict::Duplicate);
    auto *offer = m_page->findChild<OfferBanner *>();
    QTRY_VERIFY(offer->isVisible());
    QTest::mouseClick(keyButton(offer, QStringLiteral("Show")), Qt::LeftButton);
    QTRY_COMPARE(pairs()->model()->rowCount(), 1);
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(verdictOf({{7}, {9}}), Verdict::Duplicate);
    QTRY_COMPARE(pairs()->model()->rowCount(), all);  // nothing follows from the verdicts any more
  }

  void tagsAreEditedWithTheNote() {
    const ItemKey flats{{0}, {1}};
    const auto said = [&] { return judgementOf(flats); };
    QVERIFY(queue().pairs().select(flats));
    QTest::keyClick(pairs(), Qt::Key_T);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("seen"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("<b>later</b>, ask ,later, ask"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(said().note, std::string("seen"));
    QCOMPARE(said().tags, (std::vector<std::string>{"<b>later</b>", "ask", "later"}));
    QVERIFY(pairs()->hasFocus());
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("tags <b>later</b>, ask, later")));
    // Neither a verdict nor Esc changes the note and the tags.
    QTest::keyClick(pairs(), Qt::Key_D);
    QVERIFY(queue().pairs().select(flats));
    QTest::keyClick(pairs(), Qt::Key_T);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("dropped"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(said().verdict, Verdict::Duplicate);
    QCOMPARE(said().tags.size(), std::size_t{3});
  }

  /// The text about a step stays until the next step; it also mentions verdicts on other pairs.
  void theStatusLineSaysWhatHolds() {
    StatusLine status(m_fixture->session(), m_fixture->controller());
    const auto says = [&](const QString &text) {
      for (const QLabel *label : status.findChildren<QLabel *>())
        if (label->text().contains(text)) return true;
      return false;
    };
    m_fixture->controller().apply({.items = {{{{0}, {1}}, {Verdict::Duplicate}}}});
    QVERIFY(says(QStringLiteral("reviewed <b>1</b>")) && !says(QStringLiteral("elsewhere")));
    m_fixture->controller().apply({.items = {{{{0}, {10}}, {Verdict::NotDuplicate}}}});
    QVERIFY(says(QStringLiteral("reviewed <b>1</b>")));
    QVERIFY(says(QStringLiteral(", 1 verdict elsewhere")));
    status.say(QStringLiteral("Ctrl+Z takes it back"));
    QVERIFY(says(QStringLiteral("takes it back")));
    m_fixture->controller().undo();
    QVERIFY(!says(QStringLiteral("takes it back")) && !says(QStringLiteral("elsewhere")));
  }

  void aStepOnManyItemsIsCountedAndShown() {
    StatusLine status(m_fixture->session(), m_fixture->controller());
    const auto says = [&](const QString &text) {
      for (const QLabel *label : status.findChildren<QLabel *>())
        if (label->text().startsWith(text)) return true;
      return false;
    };
    ReviewCommand command;
    for (const ItemKey key : {ItemKey{{0}, {1}}, ItemKey{{2}, {3}}, ItemKey{{4}, {4}}})
      command.items.push_back({key, {Verdict::Duplicate}});
    m_fixture->controller().apply(command);
    QVERIFY(says(QStringLiteral("reviewed <b>3</b> of")));
    m_fixture->controller().undo();
    QVERIFY(says(QStringLiteral("reviewed <b>0</b> of")));
    m_fixture->controller().redo();
    // The next undecided item is not one of the judged items.
    pairs()->selectRow(0);
    QTest::keyClick(pairs(), Qt::Key_J, Qt::ShiftModifier);
    QVERIFY(queue().pairs().current());
    const int row = pairs()->currentIndex().row();
    QCOMPARE(pairs()->model()->index(row, 0).data().toString(), QStringLiteral("Undecided"));
  }

  void modelsHoldWhatModelsMustHold() {
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    ContradictionModel contradictions;
    EvidenceModel evidence;
    const QAbstractItemModelTester one(&contradictions, Mode::QtTest);
    const QAbstractItemModelTester other(&evidence, Mode::QtTest);
    const auto dataset = m_fixture->session().dataset();
    contradictions.setContradictions(
        dataset,
        {{Contradiction::Kind::Chain, {{7}, {9}}}, {Contradiction::Kind::Decisions, {{10}, {10}}}},
        {1});
    QCOMPARE(contradictions.rowOf({{10}, {10}}), 1);
    QCOMPARE(contradictions.rowOf({{1}, {2}}), -1);
    QCOMPARE(contradictions.index(1, 0).data().toString(), QStringLiteral("rows like 11"));
    QVERIFY(contradictions.index(1, 1).data().toString().endsWith(QStringLiteral("<b>Villa</b>")));
    const Judgement kept{Verdict::Duplicate, Keep::A};
    evidence.setEvidence(dataset, {{{0}, {1}, kept, QStringLiteral("Ann\n"), {}, true}}, {1});
    QCOMPARE(evidence.index(0, EvidenceModel::SaidColumn).data().toString(),
             QStringLiteral("Duplicate, keep A"));
    QCOMPARE(evidence.index(0, EvidenceModel::WhoColumn).data().toString(),
             QStringLiteral("Ann↵ · content has changed"));
    contradictions.setContradictions(nullptr, {}, {});
    evidence.setEvidence(nullptr, {}, {});
  }

 private:
  void judge(ItemKey key, Verdict verdict) { m_fixture->controller().judge(key, {verdict}); }
  void contradict() {
    judge({{7}, {8}}, Verdict::Duplicate);
    judge({{8}, {9}}, Verdict::Duplicate);
    judge({{7}, {9}}, Verdict::NotDuplicate);
    QTRY_COMPARE(tableNamed(QStringLiteral("Contradictions"))->model()->rowCount(), 1);
  }
};

SHINGLESCOPE_TEST(TestConsequences, QApplication)
#include "tst_consequences.moc"
