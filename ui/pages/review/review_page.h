#pragma once

#include "core/review/queue/judged_together.h"
#include "core/tune/rows/matrix_rows.h"
#include "ui/pages/review/state/review_actions.h"
#include "ui/pages/review/state/review_state.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/parts/why/pair_explainer.h"

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
class Settings;
class VerdictBar;
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
  /// The two rows that are compared: rows, since another run makes another queue.
  struct Comparison {
    std::shared_ptr<const Dataset> dataset;  ///< whose rows they are
    RecordId a;
    RecordId b;
  };

  void createLayout();
  QWidget *createMiddle();
  void connectActions();
  void connectComparison();
  void connectSession();
  void showState();
  void showEmptyCentre();
  void pickEntry();
  void connectGroups();
  void showMode();
  void showGroup();
  void connectConsequences();
  void showContradiction();
  void acceptOffer();
  void lookAtOffer();
  bool isIn(int mode) const;
  const QueueEntry *shownEntry() const;
  std::optional<EntryKey> judgedKey() const;
  void markKeeper(RecordId row);
  void takeOutOrPutBack();
  void openKeepRules();
  std::vector<RecordId> chosenGroups() const;
  void addSelection(ExportMaterial &material) const;
  void keepSide(Keep side);
  Keep keptOfShown() const;
  void move(int step);
  void moveToUndecided();
  void focusList();
  void compareRows(RecordId a, RecordId b);
  void showComparison();
  void clearComparison();
  void applyCompareOptions();
  void showShingles();
  void askWhyNot();
  PairExplainer::Question question() const;
  std::vector<RecordId> membersBeside(RecordId first) const;
  QString membersText() const;
  void findLike(Keep side);
  void openInLearn();
  void showQuality();
  void askForReview();
  void tellOfMerge(const OtherReview &other);
  void showTitle();
  void showGroupLine();
  void showVerdict();
  void explain();
  void judge(const Judgement &judgement, bool isAdvancing);
  void judgeAs(Verdict verdict, std::optional<Keep> keep);
  bool judgeSelected(const SharedVerdict &said);
  void clearVerdict();
  void repeatVerdict();
  void setNote(const QString &note, const QStringList &tags);
  void advance();
  Judgement currentJudgement() const;
  Keep shownSide(Keep keep) const;

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
  ComparePanel *m_compare = nullptr;
  VerdictBar *m_verdicts = nullptr;
  WhyPanel *m_why = nullptr;
  std::optional<Comparison> m_shown;
  std::optional<SharedVerdict> m_lastJudgement;
  QString m_judged;  ///< what was said of the rows shown, or why nothing can be
  bool m_isJudging = false;
  PairExplainer *m_explainer = nullptr;
};

}  // namespace shinglescope
