// SPDX-License-Identifier: MIT
// The Advisor view by keyboard: a recommendation with its evidence, adopted and taken back; another
// wish; alternatives; tables that are large, empty or without an answer.

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "core/tune/advice/advisor.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/controls/empty_state.h"
#include "ui/pages/explore/advisor/advice_plot.h"
#include "ui/pages/explore/advisor/advisor_view.h"
#include "ui/pages/explore/advisor/alternative_model.h"

using namespace shinglescope;

namespace {

constexpr int kAdvicePatience = test::kIsSanitized ? 240'000 : 60'000;

}  // namespace

class TestAdvisorView : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }
  void init() {
    makeParts();
    m_adopter = std::make_unique<RecipeAdopter>(*m_session, *m_controller);
    m_curves = std::make_unique<CurveChoice>(*m_session);
    m_view = std::make_unique<AdvisorView>(ExploreTools{
        *m_session, *m_controller, *m_adopter, *m_curves, std::make_shared<ExactSetCache>()});
    m_view->resize(1188, 680);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
  }
  void cleanup() {
    m_view.reset();
    m_curves.reset();
    m_adopter.reset();
    dropParts();
  }

  void withoutATableItSaysWhatToDo() {
    QTRY_VERIFY(says(QStringLiteral("Open a table")));
    QSignalSpy asked(m_view.get(), &ExploreView::pageRequested);
    m_view->findChild<EmptyState *>()->findChild<QPushButton *>()->click();
    QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("data"));
  }

  /// What the view shows is what core advises; Return adopts it, Backspace takes it back.
  void theRecommendationIsAdoptedAndTakenBackByKey() {
    openSample();
    const auto expected = adviseOn(*m_session->dataset(), m_session->recipe(), {}, {});
    QVERIFY(expected && expected->plan);
    QVERIFY(m_view->advice() && m_view->advice()->plan);
    QVERIFY(m_view->advice()->plan->plan == expected->plan->plan);
    QVERIFY(!label("adviceReason").isEmpty());
    QCOMPARE(m_view->advice()->reason.size(), std::size_t{3});
    QCOMPARE(m_view->findChild<AdvicePlot *>()->table().rows.size(),
             qsizetype(expected->histogram.size()));
    const Recipe before = m_session->recipe();
    m_view->activate();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(m_session->recipe().signature.numHashes, expected->plan->plan.numHashes());
    QCOMPARE(m_session->recipe().bands, expected->plan->plan.bands);
    QCOMPARE(m_session->recipe().threshold, before.threshold);
    QCoreApplication::processEvents();
    QVERIFY(m_view->advice());  // the question is still answered
    auto *adopt = m_view->findChild<QPushButton *>(QStringLiteral("adviceAdopt"));
    adopt->setFocus();
    QTest::keyClick(adopt, Qt::Key_Backspace);
    QVERIFY(m_session->recipe() == before);
  }

  void anotherWishHasAnotherAnswer() {
    openSample();
    auto *recall = m_view->findChild<QSpinBox *>(QStringLiteral("adviceRecall"));
    const double cost = m_view->advice()->plan->cost();
    recall->setFocus();
    recall->selectAll();
    QTest::keyClicks(recall, QStringLiteral("99"));
    QTest::keyClick(recall, Qt::Key_Tab);
    rest();
    QVERIFY(m_view->advice()->plan->promised() >= 0.99);
    QVERIFY(m_view->advice()->plan->cost() > cost);
    // A threshold that is only asked about is not yet in the recipe.
    auto *threshold = m_view->findChild<QDoubleSpinBox *>(QStringLiteral("adviceThreshold"));
    const Recipe before = m_session->recipe();
    threshold->setValue(0.6);
    rest();
    QCOMPARE(m_view->advice()->recipe.threshold, (Ratio{6, 10}));
    QVERIFY(m_session->recipe() == before);
    QSignalSpy said(m_adopter.get(), &RecipeAdopter::messageRaised);
    m_view->findChild<QPushButton *>(QStringLiteral("adviceAdopt"))->click();
    QCOMPARE(m_session->recipe().threshold, (Ratio{6, 10}));
    QVERIFY(said.value(0).value(0).toString().contains(QStringLiteral("bands and threshold 0.60")));
  }

  void anAlternativeIsAdoptedByEnter() {
    openSample();
    auto *table = m_view->findChild<QTableView *>();
    const QAbstractItemModelTester tester(table->model());
    const auto *model = static_cast<AlternativeModel *>(table->model());
    QCOMPARE(model->all().size(), m_view->advice()->alternatives.size());
    QVERIFY(!model->all().empty());
    for (int row = 0; row < model->rowCount(); ++row)
      QVERIFY(!model->index(row, AlternativeModel::ChangeColumn).data().toString().isEmpty());
    table->setFocus();
    table->setCurrentIndex(model->index(0, 0));
    QCOMPARE(label("adviceChange"),
             model->index(0, AlternativeModel::ChangeColumn).data().toString());
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(m_session->recipe().bands, model->at(0).plan.bands);
  }

  void findAndExactSearchAreRequested() {
    openSample();
    QSignalSpy asked(m_view.get(), &AdvisorView::searchRequested);
    m_view->findChild<QPushButton *>(QStringLiteral("adviceFind"))->click();
    m_view->findChild<QPushButton *>(QStringLiteral("adviceUseExact"))->click();
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked[0][0].toBool(), false);
    QCOMPARE(asked[1][0].toBool(), true);
    QCOMPARE(m_session->recipe().bands, m_view->advice()->plan->plan.bands);
    // The threshold is the recipe's own, so it is not named.
    QVERIFY(!m_adopter->adopted().contains(QStringLiteral("threshold")));
  }

  void aLargeTableWaitsForARequestAndEscCancels() {
    DatasetBuilder builder({"text"});
    for (int i = 0; i < 20'001; ++i)
      builder.addRow({"a room number " + std::to_string(i) + " in the old town"}, 0);
    LoadedDataset loaded;
    loaded.dataset = builder.finish();
    m_session->setDataset(std::move(loaded), {}, {ColumnRole::Compared});
    QTRY_VERIFY(says(QStringLiteral("20,001 rows")));
    QVERIFY(!m_view->isBusy());
    m_view->findChild<EmptyState *>()->findChild<QPushButton *>()->click();
    QTRY_VERIFY(m_view->isBusy());
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isBusy(), kAdvicePatience);
    QVERIFY(says(QStringLiteral("Cancelled.")));
    // Return asks too, also from a field; there is nothing to adopt yet.
    const Recipe before = m_session->recipe();
    m_view->activate();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(m_view->isBusy());
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isBusy(), kAdvicePatience);
    QVERIFY(m_session->recipe() == before);
  }

 private:
  void openSample() {
    m_controller->openSample();
    QTRY_VERIFY(m_session->hasDataset() && !m_controller->isBusy());
    rest();
    QVERIFY(m_view->advice().has_value());
  }
  void rest() const {
    QCoreApplication::processEvents();
    QTRY_VERIFY_WITH_TIMEOUT(!m_view->isBusy() && m_view->advice(), kAdvicePatience);
  }
  QString label(const char *name) const {
    return m_view->findChild<QLabel *>(QLatin1String(name))->text();
  }
  bool says(const QString &text) const {
    const auto *empty = m_view->findChild<EmptyState *>();
    for (const QLabel *shown : empty->findChildren<QLabel *>())
      if (empty->isVisible() && shown->text().contains(text)) return true;
    return false;
  }

  std::unique_ptr<RecipeAdopter> m_adopter;
  std::unique_ptr<CurveChoice> m_curves;
  std::unique_ptr<AdvisorView> m_view;
};

SHINGLESCOPE_TEST(TestAdvisorView, QApplication)
#include "tst_advisor_view.moc"
