// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStringList>

namespace shinglescope::test {

/// Letters that must be unique; a second owner is recorded with the first.
class Letters {
 public:
  void add(const QString &text) {
    const QKeySequence letter = QKeySequence::mnemonic(text);
    if (letter.isEmpty()) return;
    if (m_owners.contains(letter)) m_clashes << m_owners[letter] + QStringLiteral(" | ") + text;
    m_owners.insert(letter, text);
  }
  qsizetype count() const { return m_owners.size(); }
  QStringList clashes() const { return m_clashes; }

 private:
  QHash<QKeySequence, QString> m_owners;
  QStringList m_clashes;
};

/// Returns the visible mnemonics of a window or dialog: of its menus, buttons and labels.
inline Letters shownLetters(const QWidget &window) {
  Letters letters;
  if (const auto *main = qobject_cast<const QMainWindow *>(&window))
    for (const QAction *menu : main->menuBar()->actions()) letters.add(menu->text());
  for (const auto *button : window.findChildren<QAbstractButton *>())
    if (button->isVisible()) letters.add(button->text());
  for (const auto *label : window.findChildren<QLabel *>())
    if (label->isVisible() && label->buddy() != nullptr) letters.add(label->text());
  return letters;
}

/// Returns letters that two visible commands of a menu share, over all menus of a window.
inline QStringList menuClashes(const QMainWindow &window) {
  QStringList clashes;
  for (const auto *menu : window.findChildren<QMenu *>()) {
    Letters letters;
    for (const QAction *action : menu->actions())
      if (!action->isSeparator() && action->isVisible()) letters.add(action->text());
    clashes << letters.clashes();
  }
  return clashes;
}

}  // namespace shinglescope::test
