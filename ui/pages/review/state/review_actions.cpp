#include "ui/pages/review/state/review_actions.h"

#include <QWidget>

namespace shinglescope {
namespace {

QAction *add(QWidget *page, const QString &text, const QKeySequence &key, bool isToggle = false) {
  auto *action = new QAction(text, page);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  action->setCheckable(isToggle);
  page->addAction(action);
  return action;
}

}  // namespace

ReviewActions::ReviewActions(QWidget *page)
    : duplicate(add(page, tr("Duplicate"), Qt::Key_D)),
      notDuplicate(add(page, tr("Not a duplicate"), Qt::Key_N)),
      unsure(add(page, tr("Unsure"), Qt::Key_U)),
      clear(add(page, tr("Clear the verdict"), Qt::Key_Backspace)),
      keepA(add(page, tr("Duplicate, keep A"), Qt::Key_1)),
      keepB(add(page, tr("Duplicate, keep B"), Qt::Key_2)),
      repeat(add(page, tr("Repeat the last verdict"), Qt::Key_Period)),
      note(add(page, tr("Note"), Qt::Key_T)),
      next(add(page, tr("Next"), Qt::Key_J)),
      previous(add(page, tr("Previous"), Qt::Key_K)),
      nextUndecided(add(page, tr("Next undecided"), Qt::SHIFT | Qt::Key_J)),
      previousDifference(add(page, tr("Previous difference"), Qt::Key_BracketLeft)),
      nextDifference(add(page, tr("Next difference"), Qt::Key_BracketRight)),
      swap(add(page, tr("Swap A and B"), Qt::Key_X, true)),
      flip(add(page, tr("Flip A and B in place"), Qt::Key_F, true)),
      onlyDifferences(add(page, tr("Only fields that differ"), Qt::Key_O, true)),
      whiteSpace(add(page, tr("Show white space"), Qt::Key_W, true)),
      shingles(add(page, tr("Show shingles"), Qt::Key_H, true)),
      ignoreSpace(add(page, tr("Ignore white space"), {}, true)),
      ignoreCase(add(page, tr("Ignore case"), {}, true)),
      ignoreDigits(add(page, tr("Ignore digits"), {}, true)),
      why(add(page, tr("Show or hide Why"), Qt::Key_Y, true)),
      whyNot(add(page, tr("Why not? Any two rows..."), Qt::SHIFT | Qt::Key_Y)),
      group(add(page, tr("Show the group"), Qt::Key_G)),
      members(add(page, tr("All rows of the group side by side"), Qt::SHIFT | Qt::Key_G, true)),
      acceptOffer(add(page, tr("Accept what follows from verdicts"), Qt::SHIFT | Qt::Key_D)),
      lookAtOffer(add(page, tr("Show what follows from verdicts"), Qt::Key_V)),
      keeper(add(page, tr("Make the row the keeper"), Qt::Key_M)),
      keepRules(add(page, tr("Keepers by rule..."), Qt::SHIFT | Qt::Key_M)),
      takeOut(add(page, tr("Take out of the group, or put back"), Qt::Key_Delete)),
      reveal(add(page, tr("Show the row in Data"), Qt::Key_R)),
      learn(add(page, tr("Open this pair in Learn"), Qt::Key_E)),
      likeA(add(page, tr("Find rows like A"), Qt::Key_L)),
      likeB(add(page, tr("Find rows like B"), Qt::SHIFT | Qt::Key_L)),
      quality(add(page, tr("Quality from verdicts..."), Qt::Key_Q)),
      recall(add(page, tr("Recall of the run..."), {})),
      merge(add(page, tr("Merge another review..."), {})),
      autoAdvance(add(page, tr("Go on after a verdict"), {}, true)),
      blind(add(page, tr("Judge blind: hide all scores"), {}, true)) {
  // A held key would judge pairs that nobody has read.
  for (QAction *action : judging()) action->setAutoRepeat(false);
  keeper->setAutoRepeat(false);
  acceptOffer->setAutoRepeat(false);
  takeOut->setAutoRepeat(false);
}

QList<QAction *> ReviewActions::inMenu() const {
  return {duplicate,
          notDuplicate,
          unsure,
          clear,
          keepA,
          keepB,
          repeat,
          note,
          nullptr,
          next,
          previous,
          nextUndecided,
          previousDifference,
          nextDifference,
          nullptr,
          swap,
          flip,
          onlyDifferences,
          whiteSpace,
          shingles,
          ignoreSpace,
          ignoreCase,
          ignoreDigits,
          nullptr,
          why,
          whyNot,
          group,
          members,
          keeper,
          takeOut,
          keepRules,
          nullptr,
          acceptOffer,
          lookAtOffer,
          nullptr,
          reveal,
          learn,
          likeA,
          likeB,
          nullptr,
          quality,
          recall,
          merge,
          nullptr,
          autoAdvance,
          blind};
}

}  // namespace shinglescope
