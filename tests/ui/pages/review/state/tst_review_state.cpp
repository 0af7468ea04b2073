// SPDX-License-Identifier: MIT
// Verdicts that are given while the queue is being built are in the queue when it is ready.

#include <QtTest>

#include "core/review/verdicts/memory_verdict_store.h"
#include "tests/support/projects/stale_answer.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_fixture.h"
#include "ui/pages/review/state/review_state.h"

using namespace shinglescope;

class TestReviewState : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<ReviewFixture>();
    m_fixture->run();
    const DuplicateResult &result = *m_fixture->session().result();
    m_queue = makeQueue(result);
    QVERIFY(m_queue.size() > 2);
    m_state = std::make_unique<ReviewState>(m_fixture->session());
    QVERIFY(m_state->queue() == nullptr);  // it is still being built
  }
  void cleanup() {
    m_state.reset();
    m_fixture.reset();
  }

  /// Slots that are connected to the queue's signal can test whether its list is still being built.
  void theListIsBeingMadeUntilItIsThere() {
    QVERIFY(m_state->isListBeingMade());
    bool isSaid = true;
    connect(m_state.get(), &ReviewState::queueReset, this,
            [&] { isSaid = isSaid && m_state->isListBeingMade(); });
    connect(m_state.get(), &ReviewState::itemsChanged, this,
            [&] { isSaid = isSaid && !m_state->isListBeingMade(); });
    QTRY_VERIFY(!m_state->isBusy());
    m_fixture->session().setResult(m_fixture->session().result(), false);  // builds the queue again
    QTRY_VERIFY(!m_state->isBusy());
    QVERIFY(isSaid);
  }

  void aStepTakenMeanwhileIsShown() {
    QVERIFY(m_fixture->controller().judge(key(1), {.verdict = Verdict::Duplicate}));
    m_state->setFilter({.verdict = VerdictFilter::Undecided});
    QTRY_VERIFY(!m_state->isBusy());
    QCOMPARE(verdictOf(1), Verdict::Duplicate);
    QCOMPARE(verdictOf(0), Verdict::Undecided);
    QCOMPARE(m_state->filteredTotal(), m_queue.size() - 1);
  }

  void aLogThatTookThePlaceMeanwhileIsShown() {
    QVERIFY(m_fixture->controller().judge(key(0), {.verdict = Verdict::Duplicate}));
    const LogStep step = m_fixture->session().verdictStore()->steps().front();
    m_fixture->controller().undo();
    QTRY_VERIFY(!m_state->isBusy());
    m_fixture->session().setResult(m_fixture->session().result(), false);  // builds the queue again
    QVERIFY(m_state->queue() == nullptr);
    m_fixture->session().setStore(std::make_shared<MemoryVerdictStore>(std::vector<LogStep>{step}));
    QTRY_VERIFY(!m_state->isBusy());
    QCOMPARE(verdictOf(0), Verdict::Duplicate);
  }

  void anItemOfTheFormerQueueHasNoVerdict() {
    QTRY_VERIFY(!m_state->isBusy());
    const ItemHandle former = m_state->queue()->handleAt(1);
    QCOMPARE(m_state->verdictOf(former), std::optional(Verdict::Undecided));
    m_fixture->session().setResult(m_fixture->session().result(), false);  // builds the queue again
    QCOMPARE(m_state->verdictOf(former), std::optional<Verdict>());
    QTRY_VERIFY(!m_state->isBusy());
    QCOMPARE(test::staleAnswer([&] { return m_state->verdictOf(former).has_value(); }),
             test::kPromisedStaleAnswer);
  }

  /// An item that is judged while it is shown stays in place until the filter is set again.
  void whatIsJudgedAfterwardsStaysInTheList() {
    m_state->setFilter({.verdict = VerdictFilter::Duplicate});
    QTRY_VERIFY(!m_state->isBusy());
    QCOMPARE(m_state->filteredTotal(), std::size_t{0});
    QVERIFY(m_fixture->controller().judge(key(1), {.verdict = Verdict::Duplicate}));
    QVERIFY(!m_state->isFiltering());
    QCOMPARE(verdictOf(1), Verdict::Duplicate);
    QCOMPARE(m_state->filteredTotal(), std::size_t{0});
  }

 private:
  Verdict verdictOf(std::uint32_t item) const {
    return *m_state->verdictOf(m_state->queue()->handleAt(item));
  }
  ItemKey key(std::size_t item) const {
    return keyOf(m_queue[item], *m_fixture->session().result());
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<ReviewState> m_state;
  std::vector<QueueItem> m_queue;
};

SHINGLESCOPE_TEST(TestReviewState, QApplication)
#include "tst_review_state.moc"
