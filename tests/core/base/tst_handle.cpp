// SPDX-License-Identifier: MIT
// A handle into a list does not find the item at the same position in a list that replaced it.

#include <QtTest>

#include "core/base/handle.h"
#include "tests/support/projects/stale_answer.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::kPromisedStaleAnswer;
using test::staleAnswer;
using test::StaleAnswer;

class TestHandle : public QObject {
  Q_OBJECT

 private slots:
  void findsItsItem() {
    const std::vector<int> items{7, 8, 9};
    const Generation generation;
    const Handle<int> handle = handleAt(items, 1, generation);
    QVERIFY(isOf(handle, generation));
    QCOMPARE(*itemOf(items, handle, generation), 8);
    QCOMPARE(staleAnswer([&] { return itemOf(items, handle, generation) != nullptr; }),
             StaleAnswer::AnItem);
  }

  void generationsDifferUnlessCopied() {
    const Generation first;
    const Generation second;
    QVERIFY(first != second);
    Generation copy = first;
    QVERIFY(copy == first);
    copy.renew();
    QVERIFY(copy != first && copy != second);
    QVERIFY(!isOf(Handle<int>(), Generation()));
  }

  void aStaleHandleFindsNothing_data() {
    QTest::addColumn<bool>("isShorter");
    QTest::newRow("a list as long") << false;
    QTest::newRow("a shorter list") << true;
  }

  void aStaleHandleFindsNothing() {
    QFETCH(bool, isShorter);
    std::vector<int> items{7, 8, 9};
    Generation generation;
    const Handle<int> handle = handleAt(items, 2, generation);
    if (isShorter) items.resize(1);
    generation.renew();
    QVERIFY(!isOf(handle, generation));
    QCOMPARE(staleAnswer([&] { return itemOf(items, handle, generation) != nullptr; }),
             kPromisedStaleAnswer);
    QCOMPARE(staleAnswer([&] { return itemOf(items, Handle<int>(), generation) != nullptr; }),
             kPromisedStaleAnswer);
  }
};

SHINGLESCOPE_TEST(TestHandle, NoApplication)
#include "tst_handle.moc"
