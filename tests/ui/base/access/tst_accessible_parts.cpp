// SPDX-License-Identifier: MIT
// Widgets that paint several texts: each text is an object of the accessible tree, in its place,
// with its state and the action of a click.

#include <QAccessible>
#include <QWidget>
#include <QtTest>
#include <memory>

#include "tests/support/test_registry.h"
#include "ui/base/access/accessible_parts.h"

using namespace shinglescope;

namespace {

constexpr int kSide = 20;

class Boxes final : public QWidget, public AccessibleParts {
 public:
  int partCount() const override { return static_cast<int>(names.size()); }
  AccessiblePart part(int index) const override {
    return {names[index], QRect(index * kSide, 0, kSide, kSide), index == current};
  }
  void pressPart(int index) override { pressed = index; }
  bool canBePressed() const override { return canPress; }

  QStringList names{QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")};
  int current = 1;
  int pressed = -1;
  bool canPress = true;
};

}  // namespace

class TestAccessibleParts : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_boxes = std::make_unique<Boxes>();
    m_boxes->setAccessibleName(QStringLiteral("Boxes"));
    m_boxes->setFocusPolicy(Qt::StrongFocus);
    m_boxes->resize(100, kSide);
    m_boxes->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_boxes.get()));
    m_object = QAccessible::queryAccessibleInterface(m_boxes.get());
  }

  void everyPartIsAChild() {
    QCOMPARE(m_object->role(), QAccessible::List);
    QCOMPARE(m_object->text(QAccessible::Name), QStringLiteral("Boxes"));
    QCOMPARE(m_object->childCount(), 3);
    for (int index = 0; index < 3; ++index) {
      QAccessibleInterface *part = m_object->child(index);
      QVERIFY(part != nullptr && part->isValid());
      QCOMPARE(part->text(QAccessible::Name), m_boxes->names[index]);
      QCOMPARE(part->role(), QAccessible::ListItem);
      QCOMPARE(part->parent(), m_object);
      QCOMPARE(m_object->indexOfChild(part), index);
      QCOMPARE(m_object->child(index), part);
    }
    QVERIFY(m_object->child(3) == nullptr);
    QVERIFY(m_object->child(-1) == nullptr);
  }

  void partsAreFoundByTheirPlace() {
    const QPoint place = m_boxes->mapToGlobal(QPoint(kSide + 3, 5));
    QAccessibleInterface *found = m_object->childAt(place.x(), place.y());
    QVERIFY(found != nullptr);
    QCOMPARE(found->text(QAccessible::Name), QStringLiteral("two"));
    QCOMPARE(found->rect(), QRect(m_boxes->mapToGlobal(QPoint(kSide, 0)), QSize(kSide, kSide)));
    const QPoint outside = m_boxes->mapToGlobal(QPoint(4 * kSide, 5));
    QVERIFY(m_object->childAt(outside.x(), outside.y()) == nullptr);
  }

  void theFocusIsThatOfTheCurrentPart() {
    m_boxes->activateWindow();
    m_boxes->setFocus();
    QTRY_VERIFY(m_boxes->hasFocus());
    QCOMPARE(m_object->focusChild(), m_object->child(1));
    QVERIFY(m_object->child(1)->state().focused && m_object->child(1)->state().selected);
    QVERIFY(!m_object->child(0)->state().focused && !m_object->child(0)->state().selected);
    m_boxes->current = -1;
    QCOMPARE(m_object->focusChild(), m_object);
  }

  void aPartCanBePressed() {
    QAccessibleActionInterface *action = m_object->child(2)->actionInterface();
    QVERIFY(action != nullptr);
    action->doAction(action->actionNames().constFirst());
    QCOMPARE(m_boxes->pressed, 2);
    m_boxes->canPress = false;
    QVERIFY(m_object->child(2)->actionInterface() == nullptr);
    QVERIFY(!m_object->child(2)->state().selectable);
  }

  void partsThatAreGoneAreNotValid() {
    QAccessibleInterface *last = m_object->child(2);
    m_boxes->names.removeLast();
    QCOMPARE(m_object->childCount(), 2);
    QVERIFY(!last->isValid());
    QVERIFY(last->state().invalid);
    QCOMPARE(last->text(QAccessible::Name), QString());
    QVERIFY(last->rect().isEmpty());
    QVERIFY(m_object->child(2) == nullptr);
    m_boxes->names << QStringLiteral("three again");
    QCOMPARE(m_object->child(2), last);
    QCOMPARE(last->text(QAccessible::Name), QStringLiteral("three again"));
  }

  void theObjectsEndWithTheWidget() {
    const QAccessible::Id id = QAccessible::uniqueId(m_object->child(0));
    QVERIFY(QAccessible::accessibleInterface(id) != nullptr);
    m_boxes.reset();
    QVERIFY(QAccessible::accessibleInterface(id) == nullptr);
  }

 private:
  std::unique_ptr<Boxes> m_boxes;
  QAccessibleInterface *m_object = nullptr;
};

SHINGLESCOPE_TEST(TestAccessibleParts, QApplication)
#include "tst_accessible_parts.moc"
