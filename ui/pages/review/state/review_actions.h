#pragma once

#include <QAction>
#include <QCoreApplication>

namespace shinglescope {

/// The commands of Review with their keys. The keys work while the page or one of its
/// children has the focus; a text field accepts letters first. GUI thread; owned by the page
/// to which they are added.
struct ReviewActions {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReviewActions)

 public:
  explicit ReviewActions(QWidget *page);

  QAction *duplicate;
  QAction *notDuplicate;
  QAction *unsure;
  QAction *clear;
  QAction *keepA;
  QAction *keepB;
  QAction *repeat;
  QAction *note;
  QAction *next;
  QAction *previous;
  QAction *nextUndecided;
  QAction *previousDifference;
  QAction *nextDifference;
  QAction *swap;
  QAction *flip;
  QAction *onlyDifferences;
  QAction *whiteSpace;
  QAction *shingles;
  QAction *ignoreSpace;
  QAction *ignoreCase;
  QAction *ignoreDigits;
  QAction *why;
  QAction *whyNot;
  QAction *group;
  QAction *members;
  QAction *acceptOffer;
  QAction *lookAtOffer;
  QAction *keeper;
  QAction *keepRules;
  QAction *takeOut;
  QAction *reveal;
  QAction *learn;
  QAction *likeA;
  QAction *likeB;
  QAction *quality;
  QAction *recall;
  QAction *merge;
  QAction *autoAdvance;
  QAction *blind;

  /// The actions in menu order; null is a separator.
  QList<QAction *> inMenu() const;
  QList<QAction *> judging() const {
    return {duplicate, notDuplicate, unsure, clear, keepA, keepB, repeat, note};
  }
};

}  // namespace shinglescope
