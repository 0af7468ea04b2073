// SPDX-License-Identifier: MIT
// A second window on a project that is open elsewhere: it shows a notice and the steps that the
// first window saves, and does not accept verdicts.

#include <QAction>
#include <QLabel>
#include <QTableView>
#include <QtTest>

#include "tests/support/projects/project_desk.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/style/theme.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/table/pair_model.h"
#include "ui/window/main_window.h"
#include "ui/window/project_banner.h"
#include "ui/window/saving_label.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kReadOnlyWindowTimeout = 20000;
const ItemKey kFlats{RecordId{0}, RecordId{1}};
const ItemKey kGarages{RecordId{2}, RecordId{3}};

}  // namespace

class TestReadOnlyWindow : public QObject, private SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase() {
    applyTheme(*qApp, ThemeChoice::Light);
    makeParts();
    openFirst();
    m_window = MainWindow::make(*m_session, *m_controller, *m_settings);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_controller->openFile(path("work.shinglescope"));
    QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(),
                             kReadOnlyWindowTimeout);
    m_window->showPage(QStringLiteral("review"));
    QTRY_VERIFY_WITH_TIMEOUT(!review().isBusy() && pairs()->currentIndex().isValid(),
                             kReadOnlyWindowTimeout);
  }

  void theUserIsTold() {
    const auto *banner = m_window->findChild<ProjectBanner *>();
    QVERIFY(banner->isVisible());
    QString said;
    for (const auto *label : banner->findChildren<QLabel *>()) said += label->text();
    QVERIFY2(said.contains(QStringLiteral("already open")), qPrintable(said));
    const auto *saving = m_window->findChild<SavingLabel *>();
    QVERIFY(saving->isVisible());
    QCOMPARE(saving->findChild<QLabel *>()->text(), QStringLiteral("read only"));
  }

  void nothingCanBeJudged_data() {
    QTest::addColumn<int>("key");
    for (const Qt::Key key : {Qt::Key_D, Qt::Key_N, Qt::Key_U, Qt::Key_Backspace, Qt::Key_1,
                              Qt::Key_2, Qt::Key_Period, Qt::Key_T, Qt::Key_M, Qt::Key_Delete})
      QTest::newRow(qPrintable(QKeySequence(key).toString())) << static_cast<int>(key);
  }
  void nothingCanBeJudged() {
    QFETCH(const int, key);
    pairs()->setFocus();
    const auto *model = m_window->findChild<PairModel *>();
    pairs()->setCurrentIndex(pairs()->model()->index(model->rowOf(kGarages), 0));
    // The key gives a verdict, and here it must do nothing.
    const QList<QAction *> judging = actionsOf(static_cast<Qt::Key>(key));
    QVERIFY(!judging.isEmpty());
    for (const QAction *action : judging)
      QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
    QTest::keyClick(pairs(), static_cast<Qt::Key>(key));
    QTest::keyClick(pairs(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!m_controller->isBusy());
    QCOMPARE(m_session->verdictStore()->steps().size(), std::size_t{1});
    QCOMPARE(m_session->verdicts().counts(), (VerdictCounts{1, 0, 0}));
  }

  void whatTheFirstOneSavesIsShown() {
    QCOMPARE(m_session->verdicts().judgementOf(kFlats).verdict, Verdict::Duplicate);
    m_first->judge(2, 3, Verdict::Unsure);
    QTRY_COMPARE_WITH_TIMEOUT(m_session->verdicts().judgementOf(kGarages).verdict, Verdict::Unsure,
                              kReadOnlyWindowTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!review().isBusy(), kReadOnlyWindowTimeout);
    QVERIFY(m_session->isReadOnly());
    // The list, which is based on the replaced verdicts, shows it too.
    QCOMPARE(shownVerdict(kGarages), Verdict::Unsure);
    m_first->controller().undo();
    QTRY_COMPARE_WITH_TIMEOUT(m_session->verdicts().judgementOf(kGarages).verdict,
                              Verdict::Undecided, kReadOnlyWindowTimeout);
  }

  void cleanupTestCase() {
    m_window.reset();
    dropParts();
    m_first.reset();
  }

 private:
  /// Returns the actions of Review with this key.
  QList<QAction *> actionsOf(Qt::Key key) {
    QList<QAction *> found;
    for (QAction *action : review().findChildren<QAction *>())
      if (action->shortcuts().contains(QKeySequence(key))) found << action;
    return found;
  }

  /// Opens the first window, in which a run and one verdict are saved, and leaves it open.
  void openFirst() {
    QVERIFY(writeFile(path("flats.csv"), flatsTable()));
    QVERIFY(QDir(m_directory.path()).mkdir(QStringLiteral("first")));
    m_first = std::make_unique<ProjectDesk>(path("first"));
    ActionsController &controller = m_first->controller();
    controller.openFile(path("flats.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(m_first->session().hasDataset() && !controller.isBusy(),
                             kReadOnlyWindowTimeout);
    Recipe recipe = m_first->session().recipe();
    recipe.threshold = {5, 10};
    controller.setRecipe(recipe);
    controller.findExactly();
    QTRY_VERIFY_WITH_TIMEOUT(m_first->session().hasResult() && !controller.isBusy(),
                             kReadOnlyWindowTimeout);
    m_first->judge(0, 1);
    m_first->project().saveAs(path("work.shinglescope"));
    QTRY_COMPARE_WITH_TIMEOUT(m_first->project().path(), path("work.shinglescope"),
                              kReadOnlyWindowTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_first->saving(), SavingState::Kind::Saved, kReadOnlyWindowTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!controller.isBusy(), kReadOnlyWindowTimeout);
  }
  ReviewPage &review() const { return *m_window->findChild<ReviewPage *>(); }
  Verdict shownVerdict(ItemKey key) const {
    const auto *model = m_window->findChild<PairModel *>();
    return static_cast<Verdict>(
        model->index(model->rowOf(key), 0).data(PairModel::VerdictRole).toInt());
  }
  QTableView *pairs() const {
    for (auto *table : m_window->findChildren<QTableView *>())
      if (table->accessibleName() == QStringLiteral("Pairs")) return table;
    return nullptr;
  }

  std::unique_ptr<ProjectDesk> m_first;
  std::unique_ptr<MainWindow> m_window;
};

SHINGLESCOPE_TEST(TestReadOnlyWindow, QApplication)
#include "tst_read_only_window.moc"
