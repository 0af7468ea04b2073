#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "core/review/queue/judged_together.h"
#include "core/tune/rows/matrix_rows.h"
#include "ui/pages/export/export_plan.h"
#include "ui/pages/review/state/review_state.h"

namespace shinglescope {

class ActionsController;
class RowComparison;
struct ReviewActions;

/// What the presenters have in common; outlives them.
struct ReviewParts {
  Session &session;
  ActionsController &controller;
  ReviewState &state;
  const ReviewActions &actions;
  RowComparison &comparison;
};

/// What the commands of Review do, and what stands in its middle, while a list of
/// one kind is in front: pairs, groups or contradictions. GUI thread.
class ReviewPresenter : public QObject {
  Q_OBJECT

 public:
  /// In place of a comparison, with an action that helps. The action holds what it needs, so that
  /// it does what its button says whatever has changed since.
  struct EmptyText {
    QString sentence;
    QString action = {};
    std::function<void()> act = {};
  };

  ReviewPresenter(const ReviewParts &parts, QObject *parent) : QObject(parent), m_parts(parts) {}
  /// The list came to the front, or goes to the back.
  virtual void setInFront(bool isInFront) { m_isInFront = isInFront; }
  bool isInFront() const { return m_isInFront; }
  /// Shows what the list is on, if it is in front.
  virtual void show() = 0;
  /// Follows a state that changed while the list is in front.
  virtual void followState() {}
  /// Nothing where two rows are compared.
  virtual std::optional<EmptyText> emptyText() { return std::nullopt; }
  virtual void focus() = 0;

  virtual bool move(int step) = 0;  ///< false at an end
  virtual void moveToUndecided() = 0;
  virtual void advance() = 0;  ///< after a verdict
  /// An entry was judged, undone or redone elsewhere than here.
  virtual void goTo(EntryKey) {}

  /// Over the comparison.
  virtual QString title() const;
  virtual QString subtitle() const { return {}; }
  /// What a verdict is about beside the rows shown; empty for those alone.
  virtual QString judgedText() const { return {}; }
  virtual bool tellsOfGroup() const { return true; }  ///< in the line under the comparison

  /// What a verdict is about: the entry shown.
  virtual std::optional<EntryKey> judgedKey() const;
  /// Judges what is selected; false where a verdict is about the rows shown.
  virtual bool judgeSelected(const SharedVerdict &) { return false; }
  /// Keeps a side without a verdict; false where it is said with one.
  virtual bool keepSide(Keep) { return false; }
  /// Of the rows shown, where that is no part of the verdict.
  virtual std::optional<Keep> keptSide() const { return std::nullopt; }
  virtual void markKeeper();
  virtual void takeOutOrPutBack();

  /// A row of each group that is meant.
  virtual std::vector<RecordId> chosenGroups() const;
  /// At most so many.
  MatrixRows chosenRows(std::size_t most) const;
  virtual void addSelection(ExportMaterial &) const {}

 signals:
  void moved();          ///< to something else
  void centreChanged();  ///< emptyText() may be another one
  void messageRaised(const QString &message);

 protected:
  virtual std::vector<RecordId> rowsInFront() const;
  const ReviewParts &parts() const { return m_parts; }

 private:
  ReviewParts m_parts;
  bool m_isInFront = false;
};

}  // namespace shinglescope
