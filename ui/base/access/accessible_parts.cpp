// SPDX-License-Identifier: MIT
#include "ui/base/access/accessible_parts.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QWidget>

namespace shinglescope {
namespace {

/// The object of a widget with parts, which owns the objects of the parts.
class WidgetObject final : public QAccessibleWidget {
 public:
  WidgetObject(QWidget &widget, AccessibleParts &parts)
      : QAccessibleWidget(&widget, parts.roleOfWidget()), m_parts(parts) {}
  ~WidgetObject() override;

  int childCount() const override { return isValid() ? m_parts.partCount() : 0; }
  QAccessibleInterface *child(int index) const override;
  QAccessibleInterface *childAt(int x, int y) const override;
  int indexOfChild(const QAccessibleInterface *child) const override;
  QAccessibleInterface *focusChild() const override;
  AccessibleParts &parts() const { return m_parts; }
  QRect placeOf(int index) const;
  bool isFocused() const { return isValid() && widget()->hasFocus(); }

 private:
  AccessibleParts &m_parts;
  mutable QHash<int, QAccessible::Id> m_ids;  ///< of the parts that were asked for
};

class PartObject final : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  PartObject(const WidgetObject &owner, int index) : m_owner(owner), m_index(index) {}

  bool isValid() const override { return m_owner.isValid() && m_index < m_owner.childCount(); }
  QObject *object() const override { return nullptr; }
  QWindow *window() const override { return m_owner.window(); }
  QAccessibleInterface *parent() const override { return const_cast<WidgetObject *>(&m_owner); }
  QAccessibleInterface *child(int) const override { return nullptr; }
  QAccessibleInterface *childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface *) const override { return -1; }
  QAccessible::Role role() const override { return m_owner.parts().roleOfParts(); }
  QRect rect() const override { return isValid() ? m_owner.placeOf(m_index) : QRect(); }
  QAccessible::State state() const override;
  QString text(QAccessible::Text kind) const override {
    return isValid() && kind == QAccessible::Name ? part().name : QString();
  }
  void setText(QAccessible::Text, const QString &) override {}
  void *interface_cast(QAccessible::InterfaceType type) override;

  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString &name) override {
    if (isValid() && name == pressAction()) m_owner.parts().pressPart(m_index);
  }
  QStringList keyBindingsForAction(const QString &) const override { return {}; }

  int index() const { return m_index; }

 private:
  AccessiblePart part() const { return m_owner.parts().part(m_index); }

  const WidgetObject &m_owner;
  const int m_index;
};

WidgetObject::~WidgetObject() {
  for (const QAccessible::Id id : std::as_const(m_ids)) QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface *WidgetObject::child(int index) const {
  if (index < 0 || index >= childCount()) return nullptr;
  auto known = m_ids.find(index);
  if (known == m_ids.end()) {
    const QAccessible::Id id =
        QAccessible::registerAccessibleInterface(new PartObject(*this, index));
    known = m_ids.insert(index, id);
  }
  return QAccessible::accessibleInterface(*known);
}

QAccessibleInterface *WidgetObject::childAt(int x, int y) const {
  for (int index = 0; index < childCount(); ++index)
    if (placeOf(index).contains(x, y)) return child(index);
  return nullptr;
}

int WidgetObject::indexOfChild(const QAccessibleInterface *child) const {
  for (auto known = m_ids.begin(); known != m_ids.end(); ++known)
    if (QAccessible::accessibleInterface(*known) == child) return known.key();
  return -1;
}

QAccessibleInterface *WidgetObject::focusChild() const {
  if (!isFocused()) return nullptr;
  for (int index = 0; index < childCount(); ++index)
    if (m_parts.part(index).isCurrent) return child(index);
  return const_cast<WidgetObject *>(this);
}

QRect WidgetObject::placeOf(int index) const {
  const QRect place = m_parts.part(index).place;
  return {widget()->mapToGlobal(place.topLeft()), place.size()};
}

QAccessible::State PartObject::state() const {
  QAccessible::State state;
  state.invalid = !isValid();
  if (!isValid()) return state;
  state = m_owner.state();
  const bool isCurrent = part().isCurrent;
  state.selectable = m_owner.parts().canBePressed();
  state.selected = isCurrent;
  state.focusable = state.selectable;
  state.focused = isCurrent && m_owner.isFocused();
  return state;
}

void *PartObject::interface_cast(QAccessible::InterfaceType type) {
  if (type != QAccessible::ActionInterface || !m_owner.parts().canBePressed()) return nullptr;
  return static_cast<QAccessibleActionInterface *>(this);
}

QAccessibleInterface *makeWidgetObject(const QString &, QObject *object) {
  auto *parts = dynamic_cast<AccessibleParts *>(object);
  if (parts == nullptr || !object->isWidgetType()) return nullptr;
  return new WidgetObject(*static_cast<QWidget *>(object), *parts);
}

}  // namespace

AccessibleParts::AccessibleParts() {
  static const bool kIsInstalled = [] {
    QAccessible::installFactory(makeWidgetObject);
    return true;
  }();
  Q_UNUSED(kIsInstalled);
}

void AccessibleParts::tellCurrent(QWidget &widget, int index) {
  if (!widget.hasFocus()) return;
  QAccessibleEvent event(&widget, QAccessible::Focus);
  event.setChild(index);
  QAccessible::updateAccessibility(&event);
}

}  // namespace shinglescope
