// SPDX-License-Identifier: MIT
// The Accuracy view of Explore: figures of verdicts and files, wrong pairs that open in Review, and
// a threshold that goes into the recipe.

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <memory>

#include "core/review/queue/queue_item.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/explore_parts.h"
#include "tests/support/window/review_fixture.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/explore/accuracy/accuracy_model.h"
#include "ui/pages/explore/accuracy/accuracy_plot.h"
#include "ui/pages/explore/accuracy/accuracy_view.h"
#include "ui/pages/explore/frame/view_stack.h"
#include "ui/parts/why/why_not_dialog.h"

using namespace shinglescope;
using namespace shinglescope::test;

class TestAccuracyView : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { useEnglishAndLight(); }
  void init() {
    m_fixture = std::make_unique<ReviewFixture>();
    m_fixture->run();
    m_parts = std::make_unique<ExploreParts>(m_fixture->session(), m_fixture->controller());
    m_view = std::make_unique<AccuracyView>(m_parts->tools);
    m_view->resize(1100, 700);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    rest();
  }
  void cleanup() {
    m_view.reset();
    m_parts.reset();
    m_fixture.reset();
  }

  void withoutVerdictsItSaysWhatToDo() {
    QVERIFY(hasText(QStringLiteral("No verdict belongs to the random audit")));
    choose(1);
    QVERIFY(hasText(QStringLiteral("No pair has the verdict")));
  }

  /// Every item is judged, so the audit is complete whatever its order.
  void anAuditIsEstimated() {
    judgeAll();
    rest();
    QVERIFY(kind().contains(QStringLiteral("Recall refers to the matches at or above 0.40")));
    const AccuracyModel &model = points();
    const QAbstractItemModelTester tester(table("Accuracy by threshold")->model());
    const AccuracyPoint *at = pointAt({4, 10});
    QVERIFY(at != nullptr);
    QCOMPARE(at->precision->value, 1.0);
    QCOMPARE(at->recall->value, 1.0);
    QVERIFY(model.at(0).threshold > at->threshold);
    QVERIFY(model.at(0).recall->value < 1.0);
    // The curve has the same points.
    QCOMPARE(m_view->findChild<AccuracyPlot *>()->accuracy().points.size(), model.all().size());
  }

  void chosenVerdictsAreMarkedAsBiased() {
    judgeAll();
    choose(1);
    QVERIFY2(kind().contains(QStringLiteral("Biased: somebody chose these pairs")),
             qPrintable(kind()));
  }

  /// Rows 0 and 1 are a match; 4 and 5 are equal but no match; 0 and 10 share hardly anything.
  void aFileOfMatchesIsCompleteAndItsErrorsOpen() {
    useFile("row_a,row_b\n0,1\n0,10\nx,1\n");
    QVERIFY2(kind().contains(QStringLiteral("taken to be complete")), qPrintable(kind()));
    QVERIFY2(kind().contains(QStringLiteral("Lines not used: 1 of 3.")), qPrintable(kind()));
    const AccuracyPoint *at = pointAt({7, 10});
    QVERIFY(at != nullptr);
    QCOMPARE(at->matches, 1.0);
    QCOMPARE(at->missed, 1.0);
    QCOMPARE(at->falsePairs(), static_cast<double>(at->found) - 1);

    const QTableView *wrong = table("Wrong pairs");
    const QAbstractItemModelTester tester(wrong->model());
    QCOMPARE(wrong->model()->rowCount(), static_cast<int>(at->falsePairs()));
    QSignalSpy asked(m_view.get(), &ExploreView::pairRequested);
    QTest::keyClick(table("Wrong pairs"), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    const auto key = asked.front().front().value<ItemKey>();
    QCOMPARE(key.a, RecordId{4});  // the most similar first
    QCOMPARE(key.b, RecordId{5});

    errors().setCurrentIndex(1);
    QCOMPARE(wrong->model()->rowCount(), 1);
    QCOMPARE(wrong->model()->index(0, 0).data().toString(), QStringLiteral("not found"));
    QTest::keyClick(table("Wrong pairs"), Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    auto *why = m_view->findChild<WhyNotDialog *>();
    QVERIFY(why != nullptr);
    why->reject();
  }

  void theChosenThresholdGoesIntoTheRecipe() {
    useFile("row_a,row_b\n0,1\n");
    const int row = table("Accuracy by threshold")->currentIndex().row();
    QCOMPARE(points().at(row).threshold, (Ratio{7, 10}));  // that under review
    QTest::keyClick(table("Accuracy by threshold"), Qt::Key_Up);
    rest();
    const Ratio threshold = points().at(row - 1).threshold;
    auto *use = m_view->findChild<QPushButton *>(QStringLiteral("useThreshold"));
    QTest::keyClick(use, Qt::Key_Space);
    QCOMPARE(m_fixture->session().recipe().threshold, threshold);
  }

  void labelsAndUnreadableFiles() {
    useFile("row_a,row_b,label\n0,1,1\n2,3,0\n");
    QVERIFY2(kind().contains(QStringLiteral("2 pairs are known, 1 of them matches.")),
             qPrintable(kind()));
    QVERIFY(kind().contains(QStringLiteral("Biased")));
    useFile("nothing\n");
    QVERIFY(hasText(QStringLiteral("fewer than two columns")));
    useFile("row_a,row_b\nx,y\n");
    QVERIFY(hasText(QStringLiteral("names a pair of rows")));
  }

  /// Another verdict changes the figures; another table makes the view forget the file.
  void theViewFollowsTheSession() {
    judgeAll();
    choose(1);
    const double before = pointAt({7, 10})->precision->value;
    QCOMPARE(before, 1.0);
    m_fixture->controller().judge({{0}, {1}}, {.verdict = Verdict::NotDuplicate});
    rest();
    QVERIFY(pointAt({7, 10})->precision->value < 1.0);
    useFile("row_a,row_b\n0,1\n");
    m_fixture->session().setDataset(reviewRows(), {}, {});
    rest();
    QVERIFY(hasText(QStringLiteral("find the near-duplicates first")));
    m_fixture->session().clear();
    rest();
  }

 private:
  void rest() {
    QCoreApplication::processEvents();
    QTRY_VERIFY(!m_view->isBusy());
    QCoreApplication::processEvents();
    QTRY_VERIFY(!m_view->isBusy());
  }
  void choose(int source) {
    for (auto *choice : m_view->findChildren<SegmentedControl *>())
      if (choice->accessibleName() == QStringLiteral("What is known to be true"))
        choice->setCurrentIndex(source);
    rest();
  }
  SegmentedControl &errors() const {
    for (auto *choice : m_view->findChildren<SegmentedControl *>())
      if (choice->accessibleName() == QStringLiteral("Kind of error")) return *choice;
    qFatal("no kinds of errors");
  }
  void useFile(const QByteArray &content) {
    const QString path = m_fixture->filePath(QStringLiteral("truth.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    m_view->useFile(path);
    rest();
  }
  void judgeAll() {
    const DuplicateResult &result = *m_fixture->session().result();
    for (const QueueItem &item : makeQueue(result))
      m_fixture->controller().judge(keyOf(item, result), {.verdict = Verdict::Duplicate});
  }
  QString kind() const {
    return m_view->findChild<QLabel *>(QStringLiteral("accuracyKind"))->text();
  }
  const AccuracyModel &points() const {
    return *static_cast<AccuracyModel *>(table("Accuracy by threshold")->model());
  }
  const AccuracyPoint *pointAt(const Ratio &threshold) const {
    for (const AccuracyPoint &point : points().all())
      if (point.threshold == threshold) return &point;
    return nullptr;
  }
  QTableView *table(const char *name) const {
    for (QTableView *each : m_view->findChildren<QTableView *>())
      if (each->accessibleName() == QLatin1String(name)) return each;
    qFatal("no table");
  }
  bool hasText(const QString &text) const {
    for (const QLabel *label : m_view->findChildren<QLabel *>())
      if (label->isVisible() && label->text().contains(text)) return true;
    return false;
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<ExploreParts> m_parts;
  std::unique_ptr<AccuracyView> m_view;
};

SHINGLESCOPE_TEST(TestAccuracyView, QApplication)
#include "tst_accuracy_view.moc"
