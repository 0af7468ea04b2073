// SPDX-License-Identifier: MIT
// What a run reuses, what a cancelled run leaves and what the exact engine adds, as shown in the
// window before and after the run.

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "core/dataset/table/merge_datasets.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_fixture.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/report_text.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/find/estimate_strip.h"
#include "ui/pages/find/find_page.h"
#include "ui/pages/review/review_page.h"
#include "ui/window/status_line.h"

using namespace shinglescope;

namespace {

constexpr int kPatience = 30'000;

bool says(const QWidget &parent, const QString &text) {
  for (const QLabel *label : parent.findChildren<QLabel *>()) {
    if (label->isVisible() && label->text().contains(text)) return true;
  }
  return false;
}

QPushButton *buttonIn(const QWidget &parent, const QString &text) {
  for (QPushButton *button : parent.findChildren<QPushButton *>()) {
    if (button->isVisible() && button->text().remove(u'&') == text) return button;
  }
  return nullptr;
}

/// Returns families of similar rows, each just small enough that all its pairs are compared;
/// scoring them takes a while.
LoadedDataset crowd(int families) {
  constexpr int kMembers = 500;
  DatasetBuilder builder({"text"});
  for (int family = 0; family < families; ++family) {
    std::string same;
    for (int word = 0; word < 300; ++word)
      same += "word" + std::to_string((word + 1) * (family + 1) * 7919 % 100'003) + " ";
    for (int row = 0; row < kMembers; ++row) builder.addRow({same + std::to_string(row)}, 0);
  }
  LoadedDataset loaded;
  loaded.dataset = builder.finish();
  return loaded;
}

}  // namespace

class TestEngineReuse : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_fixture = std::make_unique<ReviewFixture>(); }
  void cleanup() { m_fixture.reset(); }

  void saysWhatTheNextRunBuildsOn() {
    FindPage page(m_fixture->session(), m_fixture->controller(), m_fixture->settings(), nullptr);
    show(page);
    QVERIFY(!says(page, QStringLiteral("reused: only")));
    find();
    QVERIFY(says(page, QStringLiteral("Scores reused: only the groups are rebuilt.")));
    edit([](Recipe &recipe) { recipe.bands = 16; });
    QVERIFY(says(page, QStringLiteral("Signatures reused: only the bands are compared again.")));
    edit([](Recipe &recipe) { recipe.shingle.k = 6; });
    QVERIFY(!says(page, QStringLiteral("reused: only")));
    QVERIFY(says(page, QStringLiteral("everything; Review can lower the threshold")));
    edit([](Recipe &recipe) { recipe.shingle.k = 5; });
    find();
    QCOMPARE(m_fixture->session().result()->report.reused, std::vector<std::string>{"signatures"});
    QVERIFY(says(page, QStringLiteral("Signatures were reused.")));
  }

  void aTrialKeepsWhatTheRunLeft() {
    find();
    m_fixture->controller().tryOnFirstRows();
    QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->controller().isBusy(), kPatience);
    QVERIFY(m_fixture->session().isTrial());
    QCOMPARE(m_fixture->controller().reusable().size(), std::size_t{3});
    m_fixture->session().setDataset(reviewRows(), {}, {});
    QVERIFY(m_fixture->controller().reusable().empty());
  }

  void exactFindsWhatBandsMayMiss() {
    m_fixture->controller().findExactly();
    QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->controller().isBusy(), kPatience);
    QVERIFY(m_fixture->session().hasResult());
    QCOMPARE(m_fixture->session().result()->report.engine, std::string("exact"));
  }

  void theStripSaysWhatExactWouldCost() {
    EstimateStrip strip;
    show(strip);
    QSignalSpy estimated(&strip, &EstimateStrip::estimated);
    strip.setContent(m_fixture->session().dataset(), m_fixture->session().recipe());
    QTRY_COMPARE_WITH_TIMEOUT(estimated.count(), 1, kPatience);
    QVERIFY(says(strip, QStringLiteral("exact: ")));
  }

  void theStripCountsThePairsThatMayForm_data() {
    QTest::addColumn<bool>("hasPairsWithin");
    QTest::newRow("across") << false;
    QTest::newRow("across and within") << true;
  }

  void theStripCountsThePairsThatMayForm() {
    QFETCH(bool, hasPairsWithin);
    const Dataset &table = *m_fixture->session().dataset();
    const std::uint64_t rows = table.rowCount();
    const auto joined = joinTables(table, table, matchColumnsByName(table, table), {});
    QVERIFY(joined);
    Recipe recipe = m_fixture->session().recipe();
    recipe.against = AgainstRecipe{{}, hasPairsWithin};
    EstimateStrip strip;
    show(strip);
    QSignalSpy estimated(&strip, &EstimateStrip::estimated);
    strip.setContent(*joined, recipe);
    QTRY_COMPARE_WITH_TIMEOUT(estimated.count(), 1, kPatience);
    const std::uint64_t pairs = hasPairsWithin ? rows * (2 * rows - 1) : rows * rows;
    QVERIFY(says(strip, QStringLiteral("instead of %1 pairs").arg(countText(pairs))));
  }

  void aPlanIsNamedWhereMemoryIsShort() {
    MemoryPlan plan;
    QVERIFY(memoryPlanText(plan).isEmpty());
    plan.keys = KeyStore::Spill;
    QCOMPARE(memoryPlanText(plan), QStringLiteral("band keys on disk"));
    plan.keys = KeyStore::SignAgain;
    QCOMPARE(memoryPlanText(plan), QStringLiteral("signed again by bands"));
  }

  void crowdedBucketsAreSaidWithWhatToDo() {
    ReviewPage review(m_fixture->session(), m_fixture->controller(), m_fixture->settings());
    show(review);
    m_fixture->run();
    DuplicateResult crowded = *m_fixture->session().result();
    QVERIFY(crowdedText(crowded.report).isEmpty());
    crowded.report.buckets = {2, 3400, 1'200'000};
    m_fixture->session().setResult(std::make_shared<const DuplicateResult>(std::move(crowded)),
                                   false);
    QTRY_VERIFY(!review.isBusy());
    QVERIFY(says(review, QStringLiteral("3,400 texts share crowded buckets: up to 1,200,000")));
  }

  void aPartialResultIsMarkedWhereverItIsShown() {
    FindPage find(m_fixture->session(), m_fixture->controller(), m_fixture->settings(), nullptr);
    ReviewPage review(m_fixture->session(), m_fixture->controller(), m_fixture->settings());
    StatusLine status(m_fixture->session(), m_fixture->controller());
    show(find);
    show(review);
    show(status);
    m_fixture->run();
    QTRY_VERIFY(!review.isBusy());
    QVERIFY(!says(review, QStringLiteral("Partial")));
    DuplicateResult cut = *m_fixture->session().result();
    cut.report.isPartial = true;
    cut.report.pairs = 1234;
    m_fixture->session().setResult(std::make_shared<const DuplicateResult>(std::move(cut)), false);
    QTRY_VERIFY(!review.isBusy());
    const auto sentence = QStringLiteral("Partial: cancelled while verifying; 1,234 pairs so far.");
    QVERIFY(says(find, sentence));
    QVERIFY(says(review, sentence));
    QVERIFY(says(status, QStringLiteral(", partial")));
    review.exportResults();
    auto *dialog = review.findChild<ExportDialog *>();
    QVERIFY(says(*dialog, sentence));
    QVERIFY(dialog->findChild<QLineEdit *>()->text().endsWith(QStringLiteral("-partial.csv")));
  }

  void aCancelledRunKeepsItsPairsWhereThereIsNoResult() {
    m_fixture->session().setDataset(crowd(12), {}, {ColumnRole::Compared});
    if (!cancelWhileVerifying()) QSKIP("This machine was quicker than the cancel.");
    QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->controller().isBusy(), kPatience);
    QVERIFY(m_fixture->session().hasResult());
    QVERIFY(m_fixture->session().result()->report.isPartial);
    QVERIFY(!m_fixture->session().result()->pairs.empty());
  }

  void aCancelledRunOffersItsPairsBesideAResult() {
    m_fixture->session().setDataset(crowd(12), {}, {ColumnRole::Compared});
    edit([](Recipe &recipe) { recipe.threshold = recipe.effectiveFloor(); });
    auto whole = std::make_shared<DuplicateResult>();
    whole->report.recipe = m_fixture->session().recipe();
    m_fixture->session().setResult(whole, false);
    FindPage page(m_fixture->session(), m_fixture->controller(), m_fixture->settings(), nullptr);
    show(page);
    if (!cancelWhileVerifying()) QSKIP("This machine was quicker than the cancel.");
    QVERIFY(m_fixture->session().result() == whole);
    QPushButton *keep = buttonIn(page, QStringLiteral("Keep those"));
    QVERIFY(keep != nullptr);
    QTest::mouseClick(keep, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(m_fixture->session().result() != whole, kPatience);
    QVERIFY(m_fixture->session().result()->report.isPartial);
  }

 private:
  static void show(QWidget &widget) {
    widget.resize(1180, 700);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
  }
  void find() {
    m_fixture->controller().find();
    QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->controller().isBusy(), kPatience);
    QVERIFY(m_fixture->session().hasResult());
  }
  template <class Change>
  void edit(Change change) {
    Recipe recipe = m_fixture->session().recipe();
    change(recipe);
    m_fixture->session().setRecipe(recipe);
  }
  /// Returns false if the run ended first, or if nothing had been verified yet.
  bool cancelWhileVerifying() {
    ActionsController &controller = m_fixture->controller();
    const auto before = m_fixture->session().result();
    const auto watch = connect(&controller, &ActionsController::progressed, this,
                               [&controller](const ProgressSample &sample) {
                                 if (sample.stage == Stage::Verifying && sample.done > 0)
                                   controller.cancel();
                               });
    controller.find();
    [&] { QTRY_VERIFY_WITH_TIMEOUT(!controller.isBusy(), kPatience); }();
    disconnect(watch);
    const auto result = m_fixture->session().result();
    return controller.hasPartial() || (result != before && result->report.isPartial);
  }

  std::unique_ptr<ReviewFixture> m_fixture;
};

SHINGLESCOPE_TEST(TestEngineReuse, QApplication)
#include "tst_engine_reuse.moc"
