#pragma once

#include <array>
#include <functional>

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
struct ExportMaterial;
class MembersPanel;
class QueuePanel;
class RecallRun;
class ReviewPresenter;
class RowComparison;
class Settings;
class VerdictBar;
class VerdictKeys;
class WhyPanel;

/// The Review workspace: the queue on the left, two records side by side in the
/// middle with the verdict bar under them, Why on the right. Verdicts go
/// through the controller; the page follows the session. GUI thread.
class ReviewPage final : public WorkspacePage {
  Q_OBJECT

 public:
  ReviewPage(Session &session, ActionsController &controller, Settings &settings,
             QWidget *parent = nullptr);
  ~ReviewPage() override;

  void activate() override;
  void findLikeCurrent() { findLike(Keep::A); }  ///< Ctrl+L
  QList<QAction *> commands() const override { return m_actions.inMenu(); }
  /// Of the pair or group that is shown, at most so many.
  MatrixRows chosenRows(std::size_t most) const;
  bool isBusy() const override;
  /// Puts something worth a picture under the cursor.
  void showExample();
  QJsonObject view() const override;
  void restoreView(const QJsonObject &json) override;
  /// Narrows the list to pairs of these similarities.
  void showScores(const ScoreRange &scores);
  /// Goes to this pair of the result.
  void showPair(const EntryKey &rows);
  const GroupState &groups() const { return m_state.groups(); }
  /// Offers the recall of the run, and says it once it is measured.
  void offerRecall(const RecallRun &run);

 public slots:
  void exportResults();  ///< Ctrl+E: asks what to export
  void focusSearch();    ///< Ctrl+F
  /// Shows how a project or table of verdicts compares, and offers to merge it.
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
  void showQuality();
  void askForReview();
  void tellOfMerge(const OtherReview &other);

  Session &m_session;
  ActionsController &m_controller;
  Settings &m_settings;
  ReviewState m_state;
  ReviewActions m_actions;
  QStackedWidget *m_stack = nullptr;
  EmptyState *m_noResult = nullptr;
  QSplitter *m_splitter = nullptr;
  QueuePanel *m_queue = nullptr;
  QSplitter *m_middle = nullptr;
  MembersPanel *m_members = nullptr;
  EvidencePanel *m_evidence = nullptr;
  QStackedWidget *m_centre = nullptr;
  EmptyState *m_noEntry = nullptr;
  std::function<void()> m_actOnEmpty;  ///< what the button of m_noEntry says; null for none
  ComparePanel *m_compare = nullptr;
  VerdictBar *m_verdicts = nullptr;
  WhyPanel *m_why = nullptr;
  RowComparison *m_comparison = nullptr;
  VerdictKeys *m_keys = nullptr;
  /// By the mode of the queue.
  std::array<ReviewPresenter *, 3> m_presenters{};
};

}  // namespace shinglescope
