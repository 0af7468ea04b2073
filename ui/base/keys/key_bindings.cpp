// SPDX-License-Identifier: MIT
#include "ui/base/keys/key_bindings.h"

#include <QMenu>
#include <algorithm>

namespace shinglescope {

QString plainMenuText(QString text) {
  // "&&" is an ampersand, "&" alone marks an access letter.
  text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
  text.remove(u'&').replace(u'\x01', u'&');
  while (text.endsWith(u'.')) text.chop(1);
  return text;
}

void KeyBindings::add(const QString &groupId, const QString &groupName,
                      const QList<QAction *> &actions, Scope scope) {
  for (QAction *action : actions) {
    if (action != nullptr && action->menu() != nullptr)
      add(groupId, groupName, action->menu()->actions(), scope);
    if (action == nullptr || action->objectName().isEmpty()) continue;
    m_commands.push_back({.id = groupId + u'.' + action->objectName(),
                          .name = plainMenuText(action->text()),
                          .group = groupName,
                          .action = action,
                          .standard = action->shortcuts(),
                          .isEverywhere = scope == Scope::Window});
  }
}

void KeyBindings::load(const ChosenKeys &keys) {
  setChosenKeys(keys);
  apply();
}

void KeyBindings::setKey(const QString &id, const QKeySequence &key) {
  const BoundCommand *command = find(id);
  if (command == nullptr) return;
  if (!key.isEmpty() && command->standard.value(0) == key) return setStandard(id);
  ChosenKeys keys = chosenKeys();
  keys[id] = key;
  load(keys);
}

void KeyBindings::setStandard(const QString &id) {
  ChosenKeys keys = chosenKeys();
  keys.remove(id);
  load(keys);
}

void KeyBindings::setAllStandard() { load({}); }

bool KeyBindings::isStandard(const QString &id) const { return !chosenKeys().contains(id); }

std::optional<QString> KeyBindings::conflict(const QString &id, const QKeySequence &key) const {
  const BoundCommand *own = find(id);
  if (own == nullptr || key.isEmpty()) return std::nullopt;
  for (const BoundCommand &other : m_commands) {
    const bool meets = own->isEverywhere || other.isEverywhere || own->group == other.group;
    if (other.id == id || !meets || !other.action) continue;
    // "Ctrl+K, Ctrl+C" and "Ctrl+K" conflict too: Qt waits for the second key.
    const auto isSame = [&key](const QKeySequence &used) {
      return used.matches(key) != QKeySequence::NoMatch ||
             key.matches(used) != QKeySequence::NoMatch;
    };
    if (std::ranges::any_of(other.action->shortcuts(), isSame)) return other.id;
  }
  return std::nullopt;
}

const BoundCommand *KeyBindings::find(const QString &id) const {
  const auto found = std::ranges::find(m_commands, id, &BoundCommand::id);
  return found == m_commands.end() ? nullptr : &*found;
}

void KeyBindings::apply() {
  const ChosenKeys chosen = chosenKeys();
  for (const BoundCommand &command : m_commands) {
    if (!command.action) continue;
    QList<QKeySequence> keys = command.standard;
    if (const auto own = chosen.constFind(command.id); own != chosen.constEnd())
      keys = own->isEmpty() ? QList<QKeySequence>{} : QList<QKeySequence>{*own};
    if (command.action->shortcuts() != keys) command.action->setShortcuts(keys);
  }
  emit changed();
}

}  // namespace shinglescope
