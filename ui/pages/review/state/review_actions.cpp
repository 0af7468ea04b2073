// SPDX-License-Identifier: MIT
#include "ui/pages/review/state/review_actions.h"

#include <QWidget>

namespace shinglescope {

QAction *ReviewActions::add(const QString &text, const QKeySequence &key, bool isToggle) const {
  auto *action = new QAction(text, m_page);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  action->setCheckable(isToggle);
  m_page->addAction(action);
  return action;
}

ReviewActions::ReviewActions(QWidget *page) : m_page(page) {
  // A held key would judge pairs that nobody has read.
  for (QAction *action : judging() + QList<QAction *>{keeper, acceptOffer, takeOut})
    action->setAutoRepeat(false);
}

QList<QAction *> ReviewActions::inMenu() const {
  QList<QAction *> all = judging();
  all << nullptr << next << previous << nextUndecided << previousDifference << nextDifference;
  all << nullptr << swap << flip << onlyDifferences << whiteSpace << shingles << ignoreSpace
      << ignoreCase << ignoreDigits;
  all << nullptr << why << whyNot << group << members << keeper << takeOut << keepRules;
  all << nullptr << acceptOffer << lookAtOffer;
  all << nullptr << reveal << learn << likeA << likeB;
  all << nullptr << quality << recall << merge;
  all << nullptr << autoAdvance << blind;
  return all;
}

}  // namespace shinglescope
