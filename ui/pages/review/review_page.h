// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "core/export/request/export_request.h"
#include "core/tune/rows/matrix_rows.h"
#include "ui/pages/review/state/review_actions.h"
#include "ui/pages/review/state/review_state.h"
#include "ui/parts/table/workspace_page.h"

class QSplitter;
class QStackedWidget;

namespace shinglescope {

class ActionsController;
class ComparePanel;
class EmptyState;
class EvidencePanel;
class LabelDialogs;
class MembersPanel;
class QueuePanel;
class RecallRun;
class ReviewPresenter;
class RowComparison;
class Settings;
class VerdictBar;
class VerdictKeys;
class WhyPanel;

/// The Review workspace: the queue on the left, two records side by side in the middle with
/// the verdict bar below, Why on the right. Verdicts go through the controller; the page
/// follows the session. GUI thread.
class ReviewPage final : public WorkspacePage {
  Q_OBJECT

 public:
  ReviewPage(Session &session, ActionsController &controller, Settings &settings,
             QWidget *parent = nullptr);
  ~ReviewPage() override;

  void activate() override;
  void findLikeCurrent() { findLike(Keep::A); }  ///< Ctrl+L
  QList<QAction *> commands() const override { return m_actions.inMenu; }
  /// Returns at most `most` rows of the shown pair or group.
  MatrixRows chosenRows(std::size_t most) const;
  bool isBusy() const override;
  /// Selects a pair that makes a good screenshot.
  void showExample();
  QJsonObject view() const override;
  void restoreView(const QJsonObject &json) override;
  /// Lists only pairs with these similarities.
  void showScores(const ScoreRange &scores);
  /// Goes to this pair of the result.
  void showPair(const ItemKey &rows);
  /// Pairs and labels of other programs.
  LabelDialogs &labels() const { return *m_labels; }
  const GroupState &groups() const { return m_state.groups(); }
  /// Adds a button that measures and shows the recall of the run.
  void offerRecall(const RecallRun &run);

 public slots:
  void exportResults();  ///< Ctrl+E: opens the export dialog
  void focusSearch();    ///< Ctrl+F
  /// Compares a project or table of verdicts with this review and offers to merge it.
  void mergeReview(const QString &path);

 protected:
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void createLayout();
  QWidget *createMiddle();
  void createPresenters();
  void connectActions();
  void connectQueue();
  void connectSession();
  ReviewPresenter &inFront() const;
  void showState();
  void showCentre();
  void showMode();
  void showTitle();
  void showGroupLine();
  QString groupText(const ReviewGroup &group) const;
  void showVerdict();

  void acceptOffer();
  void lookAtOffer();

  void findLike(Keep side);
  void openInLearn();
  void askWhyNot();
  void openKeepRules();
  void openVerdictRule();
  bool canMerge();
  /// Returns a row of the group that is chosen, or of the pair that is shown.
  std::optional<RecordId> chosenGroupRow() const;
  void openRecordMerge();
  void showGroupPicture();
  void openMergeRules();
  void showMatches();
  void openExport(std::optional<ExportContent> content);
  void showQuality();
  void askForReview();
  void tellOfMerge(const OtherReview &other);

  Session &m_session;
  ActionsController &m_controller;
  Settings &m_settings;
  ReviewState m_state;
  ReviewActions m_actions;
  LabelDialogs *m_labels = nullptr;
  QStackedWidget *m_stack = nullptr;
  EmptyState *m_noResult = nullptr;
  QSplitter *m_splitter = nullptr;
  QueuePanel *m_queue = nullptr;
  QSplitter *m_middle = nullptr;
  MembersPanel *m_members = nullptr;
  EvidencePanel *m_evidence = nullptr;
  QStackedWidget *m_centre = nullptr;
  EmptyState *m_noItem = nullptr;
  std::function<void()> m_actOnEmpty;  ///< action of the button of m_noItem; may be null
  ComparePanel *m_compare = nullptr;
  VerdictBar *m_verdicts = nullptr;
  WhyPanel *m_why = nullptr;
  RowComparison *m_comparison = nullptr;
  VerdictKeys *m_keys = nullptr;
  /// Indexed by the mode of the queue.
  std::array<ReviewPresenter *, 3> m_presenters{};
};

}  // namespace shinglescope
