// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QObject>
#include <QPointer>
#include <optional>
#include <vector>

#include "ui/base/keys/command_keys.h"

namespace shinglescope {

/// A command whose keys the user can change.
struct BoundCommand {
  QString id;     ///< of its group and name, such as "review.duplicate"
  QString name;   ///< the text of the menu, without access letter and dots
  QString group;  ///< the heading under which it is listed
  QPointer<QAction> action;
  QList<QKeySequence> standard;
  bool isEverywhere = false;  ///< active on every page; otherwise only on the page of its group
};

/// Returns the text of a menu without access letter and dots.
QString plainMenuText(QString text);

/// The commands of a window and their keys: the standard ones, or those that the user has chosen.
/// Actions keep their standard keys until load() is called. GUI thread; the actions may die first.
class KeyBindings final : public QObject {
  Q_OBJECT

 public:
  enum class Scope { Window, Page };

  using QObject::QObject;
  /// Adds actions that have an object name, also those in submenus; others, and null, are skipped.
  void add(const QString &groupId, const QString &groupName, const QList<QAction *> &actions,
           Scope scope);
  const std::vector<BoundCommand> &commands() const { return m_commands; }
  /// Gives the commands the stored keys. Ids that no command has are kept for later versions.
  void load(const ChosenKeys &keys);
  /// Gives a command one key, or none if the key is empty.
  void setKey(const QString &id, const QKeySequence &key);
  void setStandard(const QString &id);
  void setAllStandard();
  bool isStandard(const QString &id) const;
  /// Returns the command that already reacts to this key where `id` is active.
  std::optional<QString> conflict(const QString &id, const QKeySequence &key) const;
  const BoundCommand *find(const QString &id) const;

 signals:
  void changed();

 private:
  void apply();

  std::vector<BoundCommand> m_commands;
};

}  // namespace shinglescope
