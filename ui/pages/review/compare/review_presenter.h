// SPDX-License-Identifier: MIT
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

/// The objects that all presenters use; they outlive the presenters.
struct ReviewParts {
  Session &session;
  ActionsController &controller;
  ReviewState &state;
  const ReviewActions &actions;
  RowComparison &comparison;
};

/// Handles the commands of Review and fills its centre while its list is in front. There is
/// one presenter each for pairs, groups and contradictions. GUI thread.
class ReviewPresenter : public QObject {
  Q_OBJECT

 public:
  /// The text shown instead of a comparison, with an optional action. The action captures its
  /// data, so that it does what its button promises even after later changes.
  struct EmptyText {
    QString sentence;
    QString action = {};
    std::function<void()> act = {};
  };

  ReviewPresenter(const ReviewParts &parts, QObject *parent) : QObject(parent), m_parts(parts) {}
  /// Called when the list comes to the front or leaves it.
  virtual void setInFront(bool isInFront) { m_isInFront = isInFront; }
  bool isInFront() const { return m_isInFront; }
  /// Shows the list's current element, if the list is in front.
  virtual void show() = 0;
  /// Called when the review state changes while the list is in front.
  virtual void followState() {}
  /// Returns nullopt while two rows are compared.
  virtual std::optional<EmptyText> emptyText() { return std::nullopt; }
  virtual void focus() = 0;

  virtual bool move(int step) = 0;  ///< false at either end
  virtual void moveToUndecided() = 0;
  virtual void advance() = 0;  ///< called after a verdict
  /// Called when an item was judged, undone or redone elsewhere.
  virtual void goTo(ItemKey) {}

  /// The title above the comparison.
  virtual QString title() const;
  virtual QString subtitle() const { return {}; }
  /// Describes the rows that a verdict covers; empty if it covers only the shown rows.
  virtual QString judgedText() const { return {}; }
  /// Tests whether the line below the comparison describes the group.
  virtual bool tellsOfGroup() const { return true; }

  /// The shown item, which a verdict judges.
  virtual std::optional<ItemKey> judgedKey() const;
  /// Judges the selection; returns false if a verdict judges only the shown rows.
  virtual bool judgeSelected(const SharedVerdict &) { return false; }
  /// Keeps a side without a verdict; returns false if the side is part of the verdict.
  virtual bool keepSide(Keep) { return false; }
  /// The kept side of the shown rows; nullopt if the side is part of the verdict.
  virtual std::optional<Keep> keptSide() const { return std::nullopt; }
  virtual void markKeeper();
  virtual void takeOutOrPutBack();

  /// Returns a row of each chosen group.
  virtual std::vector<RecordId> chosenGroups() const;
  /// Returns at most `most` rows of the shown pair or group.
  MatrixRows chosenRows(std::size_t most) const;
  virtual void addSelection(ExportMaterial &) const {}

 signals:
  void moved();          ///< the shown item changed
  void centreChanged();  ///< emptyText() may have changed
  void messageRaised(const QString &message);

 protected:
  virtual std::vector<RecordId> rowsInFront() const;
  const ReviewParts &parts() const { return m_parts; }

 private:
  ReviewParts m_parts;
  bool m_isInFront = false;
};

}  // namespace shinglescope
