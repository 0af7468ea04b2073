// SPDX-License-Identifier: MIT
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <set>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "tests/support/window/unfinished_entry.h"
#include "tests/support/window/widgets_end.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/keys/key_bindings.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/review/compare/compare_view.h"
#include "ui/pages/review/pairs/score_chip.h"
#include "ui/parts/why/what_if_area.h"
#include "ui/parts/why/why_not_dialog.h"
#include "ui/parts/why/why_panel.h"

using namespace shinglescope;

class TestReviewPage : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(openPage()); }
  void cleanup() { closePage(); }

  void widgetsEndBeforeWhatTheyUse() { QVERIFY(test::widgetsEndBefore(m_page->groups(), m_page)); }

  void withoutAResultItSaysWhatToDo() {
    const EmptyState *empty = visibleEmptyState();
    QVERIFY(empty != nullptr);
    QSignalSpy asked(m_page.get(), &WorkspacePage::pageRequested);
    QTest::mouseClick(empty->findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("find"));
  }

  void aResultWithoutPairsSaysDownToWhere() {
    DatasetBuilder builder({"text"});
    builder.addRow({"a boat with two cabins in the harbour"}, 0);
    builder.addRow({"quiet rooms near the university, no smokers"}, 0);
    LoadedDataset loaded;
    loaded.dataset = builder.finish();
    QLocale::setDefault(QLocale(QStringLiteral("it_IT")));
    m_fixture->session().setDataset(std::move(loaded), {}, {ColumnRole::Compared});
    m_fixture->run();
    QTRY_VERIFY(!m_page->isBusy());
    QLocale::setDefault(QLocale::c());
    QVERIFY(visibleEmptyState() != nullptr);
    const QString said = visibleEmptyState()->findChild<QLabel *>()->text();
    QVERIFY2(said.contains(QRegularExpression(QStringLiteral("at or above 0,\\d\\d\\. "))),
             qPrintable(said));
  }

  /// The second of two clicks arrives after the first has left the contradictions, while the queue
  /// of pairs is still being built.
  void aButtonDoesWhatItSaid() {
    queue().setMode(QueuePanel::Contradictions);
    m_fixture->run();
    const EmptyState *empty = visibleEmptyState();
    QVERIFY(empty != nullptr);
    auto *button = empty->findChild<QPushButton *>();
    QCOMPARE(button->text(), QStringLiteral("Back to the pairs"));
    const Ratio threshold = m_fixture->session().reviewThreshold();
    QSignalSpy asked(m_page.get(), &WorkspacePage::pageRequested);
    button->click();
    QCOMPARE(queue().mode(), QueuePanel::Pairs);
    button->click();
    QCOMPARE(queue().mode(), QueuePanel::Pairs);
    QCOMPARE(m_fixture->session().reviewThreshold(), threshold);
    QVERIFY(asked.isEmpty());
  }

  void judgesByKeyAndAdvances() {
    showResult();
    const ItemKey first = keyAt(0);
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(verdictOf(first), Verdict::Duplicate);
    QCOMPARE(pairs()->currentIndex().row(), 1);
    QTest::keyClick(pairs(), Qt::Key_N);
    QTest::keyClick(pairs(), Qt::Key_U);
    QCOMPARE(verdictOf(keyAt(1)), Verdict::NotDuplicate);
    QCOMPARE(verdictOf(keyAt(2)), Verdict::Unsure);
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{3});
  }

  void undoIsUnlimitedAndShowsWhatItChanged() {
    showResult();
    for (const int key : {Qt::Key_D, Qt::Key_1, Qt::Key_U}) QTest::keyClick(pairs(), Qt::Key(key));
    QCOMPARE(judgementOf(keyAt(1)).keep, Keep::A);
    ActionsController &controller = m_fixture->controller();
    for (int row = 2; row >= 0; --row) {
      controller.undo();
      QCOMPARE(pairs()->currentIndex().row(), row);
      QCOMPARE(verdictOf(keyAt(row)), Verdict::Undecided);
    }
    controller.redo();
    QCOMPARE(verdictOf(keyAt(0)), Verdict::Duplicate);
    QCOMPARE(pairs()->currentIndex().row(), 0);
  }

  void buttonsDoWhatKeysDo() {
    showResult();
    QTest::mouseClick(keyButton(m_page.get(), QStringLiteral("Not")), Qt::LeftButton);
    QCOMPARE(verdictOf(keyAt(0)), Verdict::NotDuplicate);
    QCOMPARE(pairs()->currentIndex().row(), 1);
  }

  void openForReadingNothingIsJudged() {
    showResult();
    const auto isEnabled = [this](const QString &text) {
      return keyButton(m_page.get(), text)->isEnabled();
    };
    QVERIFY(isEnabled(QStringLiteral("Duplicate")));
    m_fixture->session().setReadOnly(true);
    for (const char *text : {"Duplicate", "Not", "Unsure", "A", "B", "Note"})
      QVERIFY2(!isEnabled(QString::fromLatin1(text)), text);
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(verdictOf(keyAt(0)), Verdict::Undecided);
    QCOMPARE(pairs()->currentIndex().row(), 0);
    m_fixture->session().setReadOnly(false);
    QVERIFY(isEnabled(QStringLiteral("Duplicate")));
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(verdictOf(keyAt(0)), Verdict::Duplicate);
  }

  void repeatsClearsAndNotes() {
    showResult();
    QTest::keyClick(pairs(), Qt::Key_N);
    QTest::keyClick(pairs(), Qt::Key_Period);
    QCOMPARE(verdictOf(keyAt(1)), Verdict::NotDuplicate);
    QTest::keyClick(pairs(), Qt::Key_K);
    QTest::keyClick(pairs(), Qt::Key_Backspace);
    QCOMPARE(verdictOf(keyAt(1)), Verdict::Undecided);
    QTest::keyClick(pairs(), Qt::Key_T);
    QWidget *note = QApplication::focusWidget();
    QVERIFY(qobject_cast<QLineEdit *>(note) != nullptr);
    QTest::keyClicks(note, QStringLiteral("dun1"));  // letters are text here
    QTest::keyClick(note, Qt::Key_Return);
    QCOMPARE(judgementOf(keyAt(1)).note, std::string("dun1"));
    QCOMPARE(verdictOf(keyAt(1)), Verdict::Undecided);
  }

  void aNoteStaysWithThePairItWasTypedFor() {
    showResult();
    QTest::keyClick(pairs(), Qt::Key_T);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("first"));
    pairs()->selectRow(3);
    QCOMPARE(judgementOf(keyAt(0)).note, std::string("first"));
    QCOMPARE(judgementOf(keyAt(3)).note, std::string());
    QTest::keyClick(pairs(), Qt::Key_T);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("dropped"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(judgementOf(keyAt(3)).note, std::string());
  }

  void swapTurnsTheSidesThatAreKept() {
    showResult();
    QTest::keyClick(pairs(), Qt::Key_J);
    const ItemKey key = keyAt(1);
    QTest::keyClick(pairs(), Qt::Key_X);
    QTest::keyClick(pairs(), Qt::Key_1);
    QCOMPARE(judgementOf(key).keep, Keep::B);
  }

  void nextUndecidedSkipsWhatIsJudged() {
    showResult();
    QTest::keyClick(pairs(), Qt::Key_J);
    QTest::keyClick(pairs(), Qt::Key_D);
    pairs()->selectRow(0);
    QTest::keyClick(pairs(), Qt::Key_J, Qt::ShiftModifier);
    QCOMPARE(pairs()->currentIndex().row(), 2);
  }

  void arrowsMoveAndDifferencesAreStepped() {
    showResult();
    QTest::keyClick(pairs(), Qt::Key_Down);
    QCOMPARE(pairs()->currentIndex().row(), 1);
    QTest::keyClick(pairs(), Qt::Key_BracketRight);
    auto *view = m_page->findChild<CompareView *>();
    QCOMPARE(view->currentDifference(), 0);
    QTest::keyClick(view, Qt::Key_O);
    QVERIFY(view->options().isOnlyDifferences);
    QTest::keyClick(view, Qt::Key_F);
    QVERIFY(view->options().isFlipped);
  }

  void filtersByTypingAndKeepsLettersInTheField() {
    showResult();
    const int all = pairs()->model()->rowCount();
    m_page->focusSearch();
    auto *search = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(search != nullptr);
    QTest::keyClicks(search, QStringLiteral("dun"));
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{0});
    search->clear();
    QTest::keyClicks(search, QStringLiteral("garage"));
    QTRY_COMPARE(pairs()->model()->rowCount(), 1);
    search->clear();
    QTRY_COMPARE(pairs()->model()->rowCount(), all);
    QTest::keyClicks(search, QStringLiteral("nowhere"));
    QTRY_VERIFY(visibleEmptyState() != nullptr);
    QTest::mouseClick(visibleEmptyState()->findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_COMPARE(pairs()->model()->rowCount(), all);
  }

  void sortsByChoice() {
    showResult();
    const ItemKey best = keyAt(0);
    chipWith(QStringLiteral("similarity ↓"))->menu()->actions().at(1)->trigger();
    QTRY_COMPARE(keyAt(pairs()->model()->rowCount() - 1), best);
    QCOMPARE(pairs()->currentIndex().row(), 0);  // the pair that is now first
  }

  void filtersByVerdict() {
    showResult();
    const int all = pairs()->model()->rowCount();
    QTest::keyClick(pairs(), Qt::Key_D);
    chipWith(QStringLiteral("all verdicts"))->menu()->actions().at(1)->trigger();
    QTRY_COMPARE(pairs()->model()->rowCount(), all - 1);
  }

  void filtersByFieldScoreAndGroup() {
    showResult();
    const int all = pairs()->model()->rowCount();
    QMenu *columns = chipWith(QStringLiteral("+ field"))->menu();
    QMenu *price = columns->actions().at(3)->menu();
    price->actions().at(1)->trigger();  // different
    QTRY_COMPARE(pairs()->model()->rowCount(), 1);
    QCOMPARE(keyAt(0), (ItemKey{{0}, {1}}));
    chipWith(QStringLiteral("price differs ×"))->click();
    QTRY_COMPARE(pairs()->model()->rowCount(), all);
    QVERIFY(queue().pairs().select({{7}, {8}}));
    chipWith(QStringLiteral("same group"))->click();
    QTRY_VERIFY(pairs()->model()->rowCount() < all);
    for (int row = 0; row < pairs()->model()->rowCount(); ++row) QVERIFY(keyAt(row).a.value >= 7);
    chipWith(QStringLiteral("same group"))->click();
    QTRY_COMPARE(pairs()->model()->rowCount(), all);
    const auto ends = m_page->findChild<ScoreChip *>()->menu()->findChildren<QDoubleSpinBox *>();
    ends.at(1)->setValue(0.99);
    QTRY_COMPARE(pairs()->model()->rowCount(), all - 1);  // without the identical rows
    m_page->findChild<ScoreChip *>()->menu()->actions().back()->trigger();
    QTRY_COMPARE(pairs()->model()->rowCount(), all);
  }

  void endsWithAnUnfinishedItemInTheMenuOfSimilarities() {
    showResult();
    auto *chip = m_page->findChild<ScoreChip *>();
    QVERIFY(test::leaveEntryUnfinished(*chip));
    QSignalSpy edited(chip, &ScoreChip::rangeEdited);
    closePage();
    QCOMPARE(edited.size(), 0);  // its receivers are partly destroyed by then
  }

  void auditsAtRandomAndAnewWhereAskedAgain() {
    showResult();
    QAction *audit = chipWith(QStringLiteral("similarity ↓"))->menu()->actions().at(2);
    std::set<std::vector<ItemKey>> orders;
    for (int i = 0; i < 6; ++i) {
      audit->trigger();
      QTRY_VERIFY(!m_page->isBusy());
      std::vector<ItemKey> order;
      for (int row = 0; row < pairs()->model()->rowCount(); ++row) order.push_back(keyAt(row));
      orders.insert(order);
    }
    QVERIFY(orders.size() > 1);
  }

  void withoutAutoAdvanceItStays() {
    showResult();
    commandNamed(QStringLiteral("Go on after a verdict"))->setChecked(false);
    QVERIFY(!m_fixture->settings().isAutoAdvanceOn());
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(verdictOf(keyAt(0)), Verdict::Duplicate);
    QCOMPARE(pairs()->currentIndex().row(), 0);
    commandNamed(QStringLiteral("Go on after a verdict"))->setChecked(true);
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(pairs()->currentIndex().row(), 1);
  }

  void blindNoScoreIsShownAnywhere() {
    showResult();
    commandNamed(QStringLiteral("Judge blind: hide all scores"))->setChecked(true);
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(chipWith(QStringLiteral("random audit")) != nullptr);
    QVERIFY(!pairs()->model()->index(0, PairModel::SimilarityColumn).data().isValid());
    for (const int mode : {0, 1}) {
      queue().findChild<SegmentedControl *>()->setCurrentIndex(mode);
      QTest::qWait(50);
      for (const QLabel *label : m_page->findChildren<QLabel *>()) {
        if (!label->isVisible()) continue;
        QVERIFY2(!label->text().contains(QStringLiteral("Weakest")), qPrintable(label->text()));
        QVERIFY2(!label->text().contains(QStringLiteral("Jaccard")), qPrintable(label->text()));
      }
    }
  }

  void anotherPageLandsWhereThisOneWas() {
    showResult();
    chipWith(QStringLiteral("similarity ↓"))->menu()->actions().at(3)->trigger();
    chipWith(QStringLiteral("all verdicts"))->menu()->actions().at(1)->trigger();
    QTRY_VERIFY(!m_page->isBusy());
    pairs()->selectRow(2);
    m_page->findChild<QSlider *>()->setValue(500);
    QTRY_VERIFY(!m_page->isBusy());
    const ItemKey key = keyAt(pairs()->currentIndex().row());
    const int shown = pairs()->model()->rowCount();
    const QJsonObject view = m_page->view();
    QVERIFY(openPageAgain());
    m_page->restoreView(view);
    QTRY_VERIFY(!m_page->isBusy());
    QCOMPARE(pairs()->model()->rowCount(), shown);
    QCOMPARE(keyAt(pairs()->currentIndex().row()), key);
    QCOMPARE(m_fixture->session().reviewThreshold(), (Ratio{5, 10}));
    QVERIFY(chipWith(QStringLiteral("undecided")) != nullptr);
    QVERIFY(chipWith(QStringLiteral("order in file")) != nullptr);
    QCOMPARE(m_page->view(), view);
  }

  void theSliderFiltersAtOnceWithoutARun() {
    showResult();
    const auto before = m_fixture->session().result();
    auto *slider = m_page->findChild<QSlider *>();
    QCOMPARE(slider->minimum(), 400);
    slider->setValue(1000);
    QCOMPARE(pairs()->model()->rowCount(), 1);
    slider->setValue(400);
    QCOMPARE(pairs()->model()->rowCount(), 6);
    QCOMPARE(m_fixture->session().result(), before);
    QCOMPARE(m_fixture->session().reviewThreshold(), (Ratio{4, 10}));
  }

  /// An exact search keeps nothing below its threshold, so lowering it would show nothing more.
  void anExactResultIsReviewedFromItsThreshold() {
    const Recipe recipe = m_fixture->session().recipe();
    auto found = findExactDuplicates(*m_fixture->session().dataset(), recipe, RunContext{});
    QVERIFY(found);
    m_fixture->session().setResult(std::make_shared<const DuplicateResult>(*std::move(found)),
                                   false);
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(recipe.effectiveFloor() < recipe.threshold);
    QCOMPARE(m_page->findChild<QSlider *>()->minimum(), 700);
  }

  void withLinksTheSliderIsOffAndSaysWhy() {
    Recipe recipe = m_fixture->session().recipe();
    recipe.pairs = PairsWanted::Links;
    m_fixture->session().setRecipe(recipe);
    showResult();
    const QString why = QStringLiteral("Only the pairs that link each group are here");
    auto *slider = m_page->findChild<QSlider *>();
    QVERIFY(!slider->isEnabled());
    QVERIFY(slider->toolTip().startsWith(why));
    QVERIFY(slider->accessibleDescription().startsWith(why));
    QVERIFY(hasLabel(m_page.get(), why));
    recipe.pairs = PairsWanted::All;
    m_fixture->session().setRecipe(recipe);
    showResult();
    QTRY_VERIFY(slider->isEnabled());
    QVERIFY(!slider->toolTip().contains(why));
  }

  void groupsShowTheWeakestLinkFirst() {
    showResult();
    auto *mode = queue().findChild<SegmentedControl *>();
    mode->setCurrentIndex(1);
    QTableView *groups = tableNamed(QStringLiteral("Groups"));
    QTRY_VERIFY(groups->isVisible());
    QTRY_VERIFY(!m_page->isBusy());
    groups->selectRow(groups->model()->rowCount() - 1);
    QTableView *members = tableNamed(QStringLiteral("Members of the group"));
    QCOMPARE(members->model()->rowCount(), 3);
    const QModelIndexList chosen = members->selectionModel()->selectedRows();
    QCOMPARE(chosen.size(), 2);
    const auto rowAt = [&](int i) { return chosen.at(i).siblingAtColumn(1).data().toString(); };
    QCOMPARE(rowAt(0), QStringLiteral("8"));
    QCOMPARE(rowAt(1), QStringLiteral("10"));
    QTest::keyClick(members, Qt::Key_D);
    QCOMPARE(verdictOf({{7}, {9}}), Verdict::Duplicate);
  }

  void whyIsExplainedOffTheWindowsThread() {
    showResult();
    QTest::keyClick(pairs(), Qt::Key_J);
    auto *why = m_page->findChild<WhyPanel *>();
    const auto says = [&](const QString &text) { return hasLabel(why, text); };
    QTRY_VERIFY(says(QStringLiteral("shared of")));
    QVERIFY(says(QStringLiteral("of 32</b>")));
    QTest::keyClick(pairs(), Qt::Key_Y);
    QVERIFY(!why->isVisible());
    QTest::keyClick(pairs(), Qt::Key_Y);
    QVERIFY(why->isVisible());
  }

  void aBandTellsItsBucket() {
    showResult();
    QTest::keyClick(pairs(), Qt::Key_J);
    auto *why = m_page->findChild<WhyPanel *>();
    auto *bands = why->findChild<BandStrip *>();
    QTRY_VERIFY(bands->isVisible() && !m_page->isBusy());
    QSignalSpy revealed(m_page.get(), &WorkspacePage::rowRevealRequested);
    bands->setFocus();
    QTest::keyClick(bands, Qt::Key_Right);
    QCOMPARE(bands->chosenBand(), 0);
    QVERIFY(bands->part(0).isCurrent && bands->part(0).name.startsWith(QStringLiteral("Band 1,")));
    QTRY_VERIFY(hasLabel(why, QStringLiteral("The bucket contains")) ||
                hasLabel(why, QStringLiteral("bucket of this band")));
    emit why->rowActivated(8);
    QCOMPARE(revealed.value(0).value(0).toUInt(), 8U);
  }

  void whatIfAnswersForThisPairAlone() {
    showResult();
    const auto before = m_fixture->session().result();
    auto *why = m_page->findChild<WhyPanel *>();
    QTRY_VERIFY(why->whatIfArea().isVisible());
    why->whatIfArea().setOpen(true);
    QTRY_VERIFY(hasLabel(why, QStringLiteral("The two would")));
    why->whatIfArea().findChild<QSpinBox *>()->setValue(400);  // longer than any text
    QTRY_VERIFY(hasLabel(why, QStringLiteral("<b>1/1</b>")));
    QCOMPARE(m_fixture->session().result(), before);
  }

  void whyNotExplainsAnyTwoRows() {
    showResult();
    QTest::keyClick(pairs(), Qt::Key_Y, Qt::ShiftModifier);
    auto *dialog = m_page->findChild<WhyNotDialog *>();
    QVERIFY(dialog != nullptr);
    dialog->setRows({0}, {10});
    auto *panel = dialog->findChild<WhyPanel *>();
    QTRY_VERIFY(hasLabel(panel, QStringLiteral("Never compared")));
    QVERIFY(hasLabel(panel, QStringLiteral("misses")));
    // Text of a record is never read as markup.
    QVERIFY(hasLabel(dialog, QStringLiteral("<b>Villa</b> / <img src=x>")));
    dialog->setRows({3}, {3});
    QVERIFY(hasLabel(panel, QStringLiteral("A and B are the same row")));
  }

  void shinglesIgnoringAndMembersChangeTheView() {
    showResult();
    auto *view = m_page->findChild<CompareView *>();
    QTest::keyClick(pairs(), Qt::Key_J);
    QTest::keyClick(pairs(), Qt::Key_H);
    QTRY_VERIFY(view->coverage() != nullptr);
    QTest::keyClick(pairs(), Qt::Key_J);  // shingles are also shown for the next pair
    QTRY_VERIFY(view->coverage() != nullptr);
    QTest::keyClick(pairs(), Qt::Key_H);
    QVERIFY(view->coverage() == nullptr);
    QTest::keyClick(pairs(), Qt::Key_W);
    QVERIFY(view->options().isWhiteSpaceShown);
    for (QAction *action : m_page->actions())
      if (action->objectName() == QStringLiteral("ignoreDigits")) action->trigger();
    QVERIFY(view->options().ignored.ignoresDigits);
    QTRY_VERIFY(pairs()->model()->rowCount() > 3);
    for (int row = 0; row < pairs()->model()->rowCount(); ++row)
      if (keyAt(row).a.value == 7) pairs()->selectRow(row);
    QTest::keyClick(pairs(), Qt::Key_G, Qt::ShiftModifier);
    QTRY_COMPARE(view->memberCount(), 3);
    QTest::keyClick(pairs(), Qt::Key_G, Qt::ShiftModifier);
    QCOMPARE(view->memberCount(), 0);
  }

  void revealAndExportAreAskedFor() {
    showResult();
    QSignalSpy revealed(m_page.get(), &WorkspacePage::rowRevealRequested);
    QTest::keyClick(pairs(), Qt::Key_R);
    QCOMPARE(revealed.value(0).value(0).toUInt(), keyAt(0).a.value);
    m_page->exportResults();
    QVERIFY(m_page->findChild<ExportDialog *>() != nullptr);
  }

  void anotherDataSetEmptiesThePage() {
    showResult();
    m_fixture->session().setDataset(reviewRows(), {}, {});
    QVERIFY(visibleEmptyState() != nullptr);
    QCOMPARE(pairs()->model()->rowCount(), 0);
  }

  /// The page does not show that the list is empty while the list is still being built.
  void aListThatIsBeingBuiltSaysSo() {
    QStringList sentences;
    const auto note = [&] {
      const EmptyState *empty = visibleEmptyState();
      if (empty == nullptr) return;
      sentences << empty->findChild<QLabel *>()->text();
      QVERIFY(!empty->findChild<QPushButton *>()->isVisible());
    };
    m_fixture->run();
    note();
    QCOMPARE(sentences, QStringList{QStringLiteral("Building the list of pairs...")});
    auto *state = m_page->findChild<ReviewState *>();
    QVERIFY(state != nullptr);
    connect(state, &ReviewState::queueReset, m_page.get(), note);
    QTRY_VERIFY(!m_page->isBusy());
    sentences.removeDuplicates();
    QCOMPARE(sentences.size(), 1);
    QVERIFY(visibleEmptyState() == nullptr);
  }

 private:
  void showResult() {
    m_fixture->run();
    QTRY_VERIFY(pairs()->model()->rowCount() > 3);
    m_page->activate();
    QVERIFY(pairs()->hasFocus());
  }
  Chip *chipWith(const QString &text) const {
    for (Chip *chip : m_page->findChildren<Chip *>()) {
      if (chip->text() == text) return chip;
    }
    return nullptr;
  }
  QAction *commandNamed(const QString &text) const {
    for (QAction *action : m_page->actions()) {
      if (plainMenuText(action->text()) == text) return action;
    }
    return nullptr;
  }
};

SHINGLESCOPE_TEST(TestReviewPage, QApplication)
#include "tst_review_page.moc"
