// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QCoreApplication>

namespace shinglescope {

/// The commands of Review with their keys. The keys work while the page or one of its
/// children has the focus; a text field accepts letters first. GUI thread; owned by the page
/// to which they are added.
struct ReviewActions {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReviewActions)

  QWidget *m_page;

  /// Adds an action to the page.
  QAction *add(const QString &text, const QKeySequence &key, bool isToggle = false) const;

 public:
  explicit ReviewActions(QWidget *page);

  QAction *duplicate = add(tr("Duplicate"), Qt::Key_D);
  QAction *notDuplicate = add(tr("Not a duplicate"), Qt::Key_N);
  QAction *unsure = add(tr("Unsure"), Qt::Key_U);
  QAction *clear = add(tr("Clear the verdict"), Qt::Key_Backspace);
  QAction *keepA = add(tr("Duplicate, keep A"), Qt::Key_1);
  QAction *keepB = add(tr("Duplicate, keep B"), Qt::Key_2);
  QAction *repeat = add(tr("Repeat the last verdict"), Qt::Key_Period);
  QAction *note = add(tr("Note"), Qt::Key_T);
  QAction *next = add(tr("Next"), Qt::Key_J);
  QAction *previous = add(tr("Previous"), Qt::Key_K);
  QAction *nextUndecided = add(tr("Next undecided"), Qt::SHIFT | Qt::Key_J);
  QAction *previousDifference = add(tr("Previous difference"), Qt::Key_BracketLeft);
  QAction *nextDifference = add(tr("Next difference"), Qt::Key_BracketRight);
  QAction *swap = add(tr("Swap A and B"), Qt::Key_X, true);
  QAction *flip = add(tr("Flip A and B in place"), Qt::Key_F, true);
  QAction *onlyDifferences = add(tr("Only fields that differ"), Qt::Key_O, true);
  QAction *whiteSpace = add(tr("Show white space"), Qt::Key_W, true);
  QAction *shingles = add(tr("Show shingles"), Qt::Key_H, true);
  QAction *ignoreSpace = add(tr("Ignore white space"), {}, true);
  QAction *ignoreCase = add(tr("Ignore case"), {}, true);
  QAction *ignoreDigits = add(tr("Ignore digits"), {}, true);
  QAction *why = add(tr("Show or hide Why"), Qt::Key_Y, true);
  QAction *whyNot = add(tr("Why not? Any two rows..."), Qt::SHIFT | Qt::Key_Y);
  QAction *group = add(tr("Show the group"), Qt::Key_G);
  QAction *members = add(tr("All rows of the group side by side"), Qt::SHIFT | Qt::Key_G, true);
  QAction *acceptOffer = add(tr("Accept what follows from verdicts"), Qt::SHIFT | Qt::Key_D);
  QAction *lookAtOffer = add(tr("Show what follows from verdicts"), Qt::Key_V);
  QAction *keeper = add(tr("Make the row the keeper"), Qt::Key_M);
  QAction *keepRules = add(tr("Keepers by rule..."), Qt::SHIFT | Qt::Key_M);
  QAction *takeOut = add(tr("Take out of the group, or put back"), Qt::Key_Delete);
  QAction *reveal = add(tr("Show the row in Data"), Qt::Key_R);
  QAction *learn = add(tr("Open this pair in Learn"), Qt::Key_E);
  QAction *likeA = add(tr("Find rows like A"), Qt::Key_L);
  QAction *likeB = add(tr("Find rows like B"), Qt::SHIFT | Qt::Key_L);
  QAction *quality = add(tr("Quality from verdicts..."), Qt::Key_Q);
  QAction *recall = add(tr("Recall of the run..."), {});
  QAction *merge = add(tr("Merge another review..."), {});
  QAction *autoAdvance = add(tr("Go on after a verdict"), {}, true);
  QAction *blind = add(tr("Judge blind: hide all scores"), {}, true);

  /// The actions in menu order; null is a separator.
  QList<QAction *> inMenu() const;
  QList<QAction *> judging() const {
    return {duplicate, notDuplicate, unsure, clear, keepA, keepB, repeat, note};
  }
};

}  // namespace shinglescope
