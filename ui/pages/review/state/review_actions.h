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

  /// Adds an action to the page. The user's keys are stored by its name.
  QAction *add(const char *name, const QString &text, const QKeySequence &key,
               bool isToggle = false) const;
  /// Returns the action that opens a submenu.
  QAction *submenu(const QString &title, const QList<QAction *> &actions) const;

 public:
  explicit ReviewActions(QWidget *page);

  QAction *duplicate = add("duplicate", tr("&Duplicate"), Qt::Key_D);
  QAction *notDuplicate = add("notDuplicate", tr("&Not a duplicate"), Qt::Key_N);
  QAction *unsure = add("unsure", tr("&Unsure"), Qt::Key_U);
  QAction *clear = add("clear", tr("&Clear the verdict"), Qt::Key_Backspace);
  QAction *keepA = add("keepA", tr("Duplicate, keep &A"), Qt::Key_1);
  QAction *keepB = add("keepB", tr("Duplicate, keep &B"), Qt::Key_2);
  QAction *repeat = add("repeat", tr("&Repeat the last verdict"), Qt::Key_Period);
  QAction *note = add("note", tr("N&ote"), Qt::Key_T);
  QAction *next = add("next", tr("&Next"), Qt::Key_J);
  QAction *previous = add("previous", tr("&Previous"), Qt::Key_K);
  QAction *nextUndecided = add("nextUndecided", tr("Next &undecided"), Qt::SHIFT | Qt::Key_J);
  QAction *previousDifference =
      add("previousDifference", tr("Previous &difference"), Qt::Key_BracketLeft);
  QAction *nextDifference = add("nextDifference", tr("Next di&fference"), Qt::Key_BracketRight);
  QAction *previousHit =
      add("previousHit", tr("Previous hit of the sea&rch"), Qt::SHIFT | Qt::Key_F3);
  QAction *nextHit = add("nextHit", tr("Next hit of the &search"), Qt::Key_F3);
  QAction *swap = add("swap", tr("&Swap A and B"), Qt::Key_X, true);
  QAction *flip = add("flip", tr("&Flip A and B in place"), Qt::Key_F, true);
  QAction *onlyDifferences =
      add("onlyDifferences", tr("&Only fields that differ"), Qt::Key_O, true);
  QAction *whiteSpace = add("whiteSpace", tr("Show &white space"), Qt::Key_W, true);
  QAction *shingles = add("shingles", tr("Show s&hingles"), Qt::Key_H, true);
  QAction *ignoreSpace = add("ignoreSpace", tr("Ignore white s&pace"), {}, true);
  QAction *ignoreCase = add("ignoreCase", tr("Ignore &case"), {}, true);
  QAction *ignoreDigits = add("ignoreDigits", tr("Ignore &digits"), {}, true);
  QAction *why = add("why", tr("Show or hide Wh&y"), Qt::Key_Y, true);
  QAction *whyNot = add("whyNot", tr("Why &not? Any two rows..."), Qt::SHIFT | Qt::Key_Y);
  QAction *group = add("group", tr("&Show the group, or the pairs again"), Qt::Key_G);
  QAction *members =
      add("members", tr("All &rows of the group side by side"), Qt::SHIFT | Qt::Key_G, true);
  QAction *groupPicture = add("groupPicture", tr("&Picture of the group..."), Qt::Key_P);
  QAction *contradictions =
      add("contradictions", tr("Show &contradictions, or the pairs again"), Qt::Key_C);
  QAction *acceptOffer =
      add("acceptOffer", tr("&Accept what follows from verdicts"), Qt::SHIFT | Qt::Key_D);
  QAction *lookAtOffer = add("lookAtOffer", tr("Show &what follows from verdicts"), Qt::Key_V);
  QAction *keeper = add("keeper", tr("Make the row the &keeper"), Qt::Key_M);
  QAction *keepRules = add("keepRules", tr("Keepers by ru&le..."), Qt::SHIFT | Qt::Key_M);
  QAction *mergeRecords =
      add("mergeRecords", tr("Merge into &one record..."), Qt::CTRL | Qt::Key_M);
  QAction *mergeRules =
      add("mergeRules", tr("Merge records &by rule..."), Qt::CTRL | Qt::SHIFT | Qt::Key_M);
  QAction *verdictRule = add("verdictRule", tr("Verdicts b&y rule..."), Qt::SHIFT | Qt::Key_U);
  QAction *takeOut = add("takeOut", tr("&Take out of the group, or put back"), Qt::Key_Delete);
  QAction *reveal = add("reveal", tr("Show the row in D&ata"), Qt::Key_R);
  QAction *learn = add("learn", tr("Open this pair in &Learn"), Qt::Key_E);
  QAction *likeA = add("likeA", tr("Find rows like &A"), Qt::Key_L);
  QAction *likeB = add("likeB", tr("Find rows like &B"), Qt::SHIFT | Qt::Key_L);
  QAction *matches = add("matches", tr("Best matc&hes..."), Qt::Key_B);
  QAction *quality = add("quality", tr("&Quality from verdicts..."), Qt::Key_Q);
  QAction *recall = add("recall", tr("Reca&ll of the run..."), {});
  QAction *merge = add("merge", tr("Merg&e another review..."), {});
  QAction *importLabels = add("importLabels", tr("&Import labels..."), {});
  QAction *exportLabels = add("exportLabels", tr("&Export labels..."), {});
  QAction *autoAdvance = add("autoAdvance", tr("Go on after a &verdict"), {}, true);
  QAction *blind = add("blind", tr("Judge bl&ind: hide all scores"), {}, true);

  /// The actions in menu order, some in submenus; null is a separator.
  QList<QAction *> inMenu;
  QList<QAction *> judging() const {
    return {duplicate, notDuplicate, unsure, clear, keepA, keepB, repeat, note};
  }
};

}  // namespace shinglescope
