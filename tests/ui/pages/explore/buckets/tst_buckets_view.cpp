// SPDX-License-Identifier: MIT
// The Buckets view by keyboard: sizes, the largest buckets with their content, and the
// preview of stop-shingles agree with core.

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "core/signature/signature_options.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/explore_parts.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/buckets/bucket_model.h"
#include "ui/pages/explore/buckets/bucket_size_plot.h"
#include "ui/pages/explore/buckets/buckets_view.h"
#include "ui/pages/explore/frame/stop_panel.h"
#include "ui/pages/explore/frame/task_footer.h"

using namespace shinglescope;

class TestBucketsView : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }
  void init() {
    makeParts();
    m_controller->openSample();
    QTRY_VERIFY(m_session->hasDataset() && !m_controller->isBusy());
    m_parts = std::make_unique<test::ExploreParts>(*m_session, *m_controller);
    m_view = std::make_unique<BucketsView>(m_parts->tools);
    m_view->resize(1188, 680);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    QTRY_VERIFY(stop().strip().button().isEnabled());
  }
  void cleanup() {
    m_view.reset();
    m_parts.reset();
    dropParts();
  }

  void looksIntoTheLargest() {
    const QAbstractItemModelTester testLargest(model<BucketModel>());
    const QAbstractItemModelTester testContent(model<BucketContentModel>());
    press(sizes());
    QTRY_VERIFY(m_view->buckets() != nullptr);
    const auto texts = makeExactSets(*m_session->dataset(), m_session->recipe(), {});
    QVERIFY(texts);
    const auto expected = viewBuckets(*texts, {.largest = 50, .mostMembers = 200}, {});
    QVERIFY(expected && expected->largest.size() > 2);
    QCOMPARE(m_view->buckets()->sizes, expected->sizes);
    auto *plot = m_view->findChild<BucketSizePlot *>();
    QCOMPARE(plot->table().rows.size(), static_cast<qsizetype>(expected->sizes.size()));
    QCOMPARE(model<BucketModel>()->rowCount(), static_cast<int>(expected->largest.size()));
    QTableView *largest = tableOf(model<BucketModel>());
    largest->setFocus();
    QTest::keyClick(largest, Qt::Key_Down);
    const HotBucket &second = expected->largest[1];
    const BucketContentModel *content = model<BucketContentModel>();
    QCOMPARE(content->rowCount(), static_cast<int>(second.shingles.size() + second.members.size()));
    QVERIFY(!std::holds_alternative<RecordId>(content->at(0)) || second.shingles.empty());
    QCOMPARE(std::get<RecordId>(content->at(static_cast<int>(second.shingles.size()))),
             second.members.front());
    // Enter shows a member on the Data page and does nothing on a shingle.
    const QSignalSpy revealed(m_view.get(), &BucketsView::rowRevealRequested);
    QTableView *inside = tableOf(content);
    inside->setFocus();
    inside->selectRow(0);
    QTest::keyClick(inside, Qt::Key_Return);
    QCOMPARE(revealed.size(), second.shingles.empty() ? 1 : 0);
    inside->selectRow(static_cast<int>(second.shingles.size()));
    QTest::keyClick(inside, Qt::Key_Return);
    QCOMPARE(revealed.last().first().toUInt(), second.members.front().value);
  }

  void previewsAndAdoptsStopShingles() {
    auto *adopt = stop().findChild<QPushButton *>(QStringLiteral("stopAdopt"));
    QVERIFY(!adopt->isEnabled());
    press(stop().strip());
    QTRY_VERIFY(stop().preview().has_value());
    const auto expected =
        previewStopShingles(*m_session->dataset(), m_session->recipe(), {1, 10}, {}, {});
    QVERIFY(expected && expected->stopped > 0);
    QCOMPARE(line("candidates"), QStringLiteral("%1, then %2")
                                     .arg(countText(expected->before.candidates),
                                          countText(expected->after.candidates)));
    QCOMPARE(line("emptied"), countText(expected->emptiedRows));
    QTest::mouseClick(adopt, Qt::LeftButton);
    QVERIFY(m_session->recipe().shingle.maxDocumentFrequency == std::optional(Ratio{1, 10}));
    m_parts->adopter.revert();
    QVERIFY(!m_session->recipe().shingle.maxDocumentFrequency);
  }

  void anotherRecipeForgetsTheBuckets() {
    press(sizes());
    QTRY_VERIFY(m_view->buckets() != nullptr);
    Recipe recipe = m_session->recipe();
    recipe.bands = 16;
    m_controller->setRecipe(recipe);
    QVERIFY(m_view->buckets() == nullptr);
    QCOMPARE(model<BucketModel>()->rowCount(), 0);
    QCOMPARE(model<BucketContentModel>()->rowCount(), 0);
  }

  void escCancels() {
    // So many hashes that the task cannot finish during the test.
    Recipe recipe = m_session->recipe();
    recipe.signature.numHashes = kMaxHashes;
    recipe.bands = kMaxHashes / 4;
    m_controller->setRecipe(recipe);
    QTRY_VERIFY(sizes().button().isEnabled());
    press(sizes());
    QVERIFY(m_view->isBusy());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!m_view->isBusy());
    QVERIFY(m_view->buckets() == nullptr);
    QCOMPARE(sizes().message(), QStringLiteral("Cancelled."));
  }

 private:
  static void press(TaskFooter &strip) {
    strip.button().setFocus();
    QTest::keyClick(&strip.button(), Qt::Key_Space);
  }
  StopPanel &stop() const { return *m_view->findChild<StopPanel *>(); }
  TaskFooter &sizes() const {
    for (auto *strip : m_view->findChildren<TaskFooter *>())
      if (strip != &stop().strip()) return *strip;
    qFatal("no strip");
  }
  QString line(const char *name) const {
    return stop().findChild<QLabel *>(QLatin1String(name))->text();
  }
  template <class Model>
  Model *model() const {
    return m_view->findChild<Model *>();
  }
  QTableView *tableOf(const QAbstractItemModel *of) const {
    for (auto *table : m_view->findChildren<QTableView *>())
      if (table->model() == of) return table;
    return nullptr;
  }

  std::unique_ptr<test::ExploreParts> m_parts;
  std::unique_ptr<BucketsView> m_view;
};

SHINGLESCOPE_TEST(TestBucketsView, QApplication)
#include "tst_buckets_view.moc"
