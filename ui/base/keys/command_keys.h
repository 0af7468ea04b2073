// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

class QAction;

namespace shinglescope {

/// The keys that the user has chosen, by the id of the command, such as "review.duplicate"; an
/// empty key means that the command has none. Other commands have their standard keys.
using ChosenKeys = QMap<QString, QKeySequence>;

/// Returns the keys of a command: first the one that the documents name, then those that the
/// desktop uses for it.
QList<QKeySequence> standardKeys(QKeySequence::StandardKey key, const QKeySequence &documented);

/// Sets the keys of the running program; called by KeyBindings. GUI thread.
void setChosenKeys(const ChosenKeys &keys);
ChosenKeys chosenKeys();

/// A command of the window whose key the pages mention, in sentences and on buttons.
struct CommandKey {
  const char *command;  ///< its id
  QKeyCombination standard;

  /// The current key, such as "Ctrl+O"; empty if the user has removed it.
  QString text() const;
};

inline constexpr CommandKey kOpenKey{"window.open", Qt::CTRL | Qt::Key_O};
inline constexpr CommandKey kReadingOptionsKey{"window.readingOptions",
                                               Qt::CTRL | Qt::SHIFT | Qt::Key_O};
inline constexpr CommandKey kFindInRowsKey{"window.findInRows", Qt::CTRL | Qt::Key_F};
inline constexpr CommandKey kFindLikeKey{"window.findLike", Qt::CTRL | Qt::Key_L};
inline constexpr CommandKey kFindDuplicatesKey{"window.findDuplicates", Qt::CTRL | Qt::Key_R};
inline constexpr CommandKey kFindExactlyKey{"window.findExactly", Qt::CTRL | Qt::SHIFT | Qt::Key_R};
inline constexpr CommandKey kUndoKey{"window.undo", Qt::CTRL | Qt::Key_Z};

/// Returns the first key of an action as text; empty if it has none.
QString keyText(const QAction &action);

}  // namespace shinglescope
