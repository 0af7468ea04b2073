// SPDX-License-Identifier: MIT
// Unsaved reviews on the start page: no single key deletes one, and a deleted one can be restored.

#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/focus_keys.h"
#include "ui/pages/data/start_view.h"
#include "ui/pages/data/unsaved_reviews.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

RecoverableProject review(const char *name, std::uint64_t verdicts) {
  return {std::string("/state/untitled-") + name + ".shinglescope",
          std::string("/data/") + name + ".csv",
          verdicts + 1,
          verdicts,
          1'763'870'000'000,
          {}};
}

}  // namespace

class TestUnsavedReviews : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_start = std::make_unique<StartView>();
    m_start->resize(1180, 700);
    m_start->setRecentFiles({QStringLiteral("/data/recent.csv")});
    m_start->show();
    QVERIFY(comesToFront(m_start.get()));
    m_start->setFocus();
    QCOMPARE(QApplication::focusWidget(), list(QStringLiteral("Recent files")));
  }
  void cleanup() { m_start.reset(); }

  void areListedWithTableVerdictsAndTime() {
    show({review("flats", 11), review("boats", 1)});
    QCOMPARE(reviews()->count(), 2);
    QVERIFY(reviews()->item(0)->text().startsWith(QStringLiteral("flats.csv   11 verdicts, ")));
    QVERIFY(reviews()->item(1)->text().startsWith(QStringLiteral("boats.csv   1 verdict, ")));
  }

  /// Enter continues with the review, not with the recent file.
  void haveTheFocusWhenTheyAreFound() {
    QSignalSpy recovered(m_start.get(), &StartView::recoverRequested);
    QSignalSpy opened(m_start.get(), &StartView::recentFileChosen);
    show({review("flats", 11)});
    QCOMPARE(QApplication::focusWidget(), reviews());
    press(Qt::Key_Return);
    QTRY_COMPARE(recovered.count(), 1);
    QCOMPARE(recovered.front().front().toString(),
             QStringLiteral("/state/untitled-flats.shinglescope"));
    QCOMPARE(opened.count(), 0);
  }

  /// At the program's start, reviews are found before the window is active.
  void haveTheFocusOfAWindowThatIsShownLater() {
    m_start = std::make_unique<StartView>();
    m_start->setRecentFiles({QStringLiteral("/data/recent.csv")});
    m_start->setFocus();
    show({review("flats", 11)});
    m_start->show();
    QVERIFY(comesToFront(m_start.get()));
    QTRY_COMPARE(QApplication::focusWidget(), reviews());
  }

  void deletingAsksWithTableAndCount_data() {
    QTest::addColumn<bool>("isByKey");
    QTest::newRow("Del") << true;
    QTest::newRow("button") << false;
  }

  void deletingAsksWithTableAndCount() {
    QFETCH(bool, isByKey);
    QSignalSpy deleted(m_start.get(), &StartView::discardRequested);
    show({review("flats", 11), review("boats", 3)});
    if (isByKey) {
      press(Qt::Key_Delete);
    } else {
      button(QStringLiteral("Delete"))->click();
    }
    QMessageBox *asked = question();
    QVERIFY(asked != nullptr);
    QVERIFY(asked->text().contains(QStringLiteral("flats.csv")));
    QVERIFY(asked->text().contains(QStringLiteral("11 verdicts")));
    QTest::keyClick(asked, Qt::Key_Return);  // the default is to keep the review
    QTRY_VERIFY(question() == nullptr);
    QCOMPARE(deleted.count(), 0);
    press(Qt::Key_Delete);
    asked = question();
    QVERIFY(asked != nullptr);
    for (QAbstractButton *each : asked->buttons())
      if (asked->buttonRole(each) == QMessageBox::DestructiveRole) each->click();
    QCOMPARE(deleted.count(), 1);
    QCOMPARE(deleted.front().front().toString(),
             QStringLiteral("/state/untitled-flats.shinglescope"));
    // The next review moves to the position of the deleted one; the focus is not on a button that
    // deletes.
    show({review("boats", 3)}, 1);
    QTRY_COMPARE(QApplication::focusWidget(), reviews());
    QCOMPARE(reviews()->currentRow(), 0);
  }

  void theLastDeletedIsBroughtBack() {
    QSignalSpy restored(m_start.get(), &StartView::restoreRequested);
    show({review("flats", 11)});
    show({}, 2);
    QVERIFY(QApplication::focusWidget() == list(QStringLiteral("Recent files")));
    auto *back = m_start->findChild<QPushButton *>(QStringLiteral("restoreDeleted"));
    QVERIFY(back->isVisible());
    QVERIFY(back->text().contains(QStringLiteral("(2)")));
    back->click();
    QCOMPARE(restored.count(), 1);
    show({}, 0);
    QVERIFY(!m_start->findChild<UnsavedReviews *>()->isVisible());
  }

  void namesAreShownLiterally() {
    show({review("<b>\n&x", 2)});
    QVERIFY(reviews()->item(0)->text().contains(QStringLiteral("<b>")));
    QVERIFY(!reviews()->item(0)->text().contains(u'\n'));
    press(Qt::Key_Delete);
    QVERIFY(question()->textFormat() == Qt::PlainText);
    question()->reject();
  }

  void whatCannotBeOpenedIsNamed() {
    RecoverableProject damaged = review("flats", 0);
    damaged.problem = {MessageId::ProjectIsDamaged, {"flats", "damaged"}};
    show({damaged});
    QVERIFY(reviews()->item(0)->text().contains(QStringLiteral("cannot be opened")));
  }

 private:
  void show(const std::vector<RecoverableProject> &reviews, std::size_t deleted = 0) {
    m_start->setRecoverable(reviews, deleted);
  }
  QListWidget *list(const QString &name) const {
    for (QListWidget *each : m_start->findChildren<QListWidget *>())
      if (each->accessibleName() == name) return each;
    return nullptr;
  }
  QListWidget *reviews() const { return list(QStringLiteral("Unsaved reviews")); }
  QPushButton *button(const QString &text) const {
    for (QPushButton *each : m_start->findChildren<QPushButton *>())
      if (each->text().remove(u'&').startsWith(text)) return each;
    return nullptr;
  }
  QMessageBox *question() const {
    for (QMessageBox *each : m_start->findChildren<QMessageBox *>())
      if (each->isVisible()) return each;
    return nullptr;
  }

  std::unique_ptr<StartView> m_start;
};

SHINGLESCOPE_TEST(TestUnsavedReviews, QApplication)
#include "tst_unsaved_reviews.moc"
