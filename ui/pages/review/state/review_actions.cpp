// SPDX-License-Identifier: MIT
#include "ui/pages/review/state/review_actions.h"

#include <QMenu>
#include <QWidget>

namespace shinglescope {

QAction *ReviewActions::add(const char *name, const QString &text, const QKeySequence &key,
                            bool isToggle) const {
  auto *action = new QAction(text, m_page);
  action->setObjectName(QLatin1String(name));
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  action->setCheckable(isToggle);
  m_page->addAction(action);
  return action;
}

QAction *ReviewActions::submenu(const QString &title, const QList<QAction *> &actions) const {
  auto *menu = new QMenu(title, m_page);
  for (QAction *action : actions) {
    if (action == nullptr)
      menu->addSeparator();
    else
      menu->addAction(action);
  }
  return menu->menuAction();
}

ReviewActions::ReviewActions(QWidget *page) : m_page(page) {
  // A held key would judge pairs that nobody has read.
  for (QAction *action : judging() + QList<QAction *>{keeper, acceptOffer, takeOut})
    action->setAutoRepeat(false);
  inMenu = judging();
  inMenu << nullptr
         << submenu(tr("&Go to"), {next, previous, nextUndecided, nullptr, previousDifference,
                                   nextDifference, previousHit, nextHit, nullptr, reveal, learn})
         << submenu(tr("&Show"),
                    {why, whyNot, nullptr, swap, flip, nullptr, onlyDifferences, whiteSpace,
                     shingles, nullptr, ignoreSpace, ignoreCase, ignoreDigits})
         << submenu(tr("Grou&p"),
                    {group, members, groupPicture, nullptr, keeper, takeOut, keepRules, nullptr,
                     mergeRecords, mergeRules, nullptr, contradictions, acceptOffer, lookAtOffer})
         << submenu(tr("Si&milar rows"), {likeA, likeB});
  inMenu << nullptr << verdictRule << matches << quality << recall << merge
         << submenu(tr("Labels o&f other programs"), {importLabels, exportLabels});
  inMenu << nullptr << autoAdvance << blind;
}

}  // namespace shinglescope
