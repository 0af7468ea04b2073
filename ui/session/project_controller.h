#pragma once

#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include "core/project/project_recovery.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/session/actions_controller.h"
#include "ui/session/opened_project.h"
#include "ui/session/project_notice.h"
#include "ui/session/saving_state.h"
#include "ui/session/store_closer.h"

namespace shinglescope {

class LogRelay;

/// Keeps the session's work in a project file: makes one for untitled work with
/// its first verdict, opens, saves under another name, finds a source again and
/// says what is saved. All that touches a disk runs in jobs or on the store's
/// own thread. GUI thread; session and controller outlive it.
class ProjectController final : public QObject {
  Q_OBJECT

 public:
  ProjectController(Session &session, ActionsController &controller, QObject *parent = nullptr);
  ~ProjectController() override;

  QString path() const;  ///< empty for work without a name
  bool isUntitled() const { return path().isEmpty(); }
  const SavingState &saving() const { return m_saving; }
  const std::vector<RecoverableProject> &recoverable() const { return m_recoverable; }
  /// Deleted reviews that can be brought back.
  std::size_t deletedCount() const { return m_deleted.size(); }
  const ProjectNotice &notice() const { return m_notice; }
  /// True if a project must be named to save what was judged.
  bool needsName() const;

 public slots:
  void open(const QString &path);
  /// Everything is written as it happens; this says so, or tries again.
  void save();
  void saveAs(const QString &path);
  void retry();
  /// The data of the open project is at this path.
  void locateSource(const QString &path);
  /// Where the user is, so that the next opening lands there.
  void keepView(const QString &name, const QJsonObject &view);
  void recover(const QString &path) { open(path); }
  void discard(const QString &path);  ///< deletes a recoverable project; it is kept for 30 days
  void restoreLastDeleted();
  /// Looks for untitled work that can be gone on with; recoverableChanged() says when.
  void lookForRecoverable();

 signals:
  void savingChanged();
  void noticeChanged();
  void recoverableChanged();
  void projectChanged();  ///< another one, or another name
  /// The table that was just opened has a review without a name.
  void unsavedFound(const shinglescope::RecoverableProject &review);
  void messageRaised(const QString &message);
  /// Everything that a project held is in the session; the page shows it again.
  void viewRestored(const QString &name, const QJsonObject &view);

 private:
  void followDataset();
  void lookForReviewOfTable();
  void followResult();
  void followStep();
  void startUntitled();
  void fillStore();
  void startWork();
  void watchLog();
  void saveCopy(const QString &path);
  void useOpened(OpenedProject opened);
  void startOpening(std::function<Result<OpenedProject>(const RunContext &)> work);
  void closeStore();
  void keepSettings();
  void noteWork();
  void look();
  void setNotice(ProjectNotice notice);
  void followRoles();
  void follow();
  bool isOpen(const QString &path) const;

  Session &m_session;
  ActionsController &m_controller;
  std::shared_ptr<LogRelay> m_relay;  ///< of the session
  /// What a project is to know of the work in m_relay, also when the session has
  /// gone on to other data.
  struct Work {
    SourceIdentity source = {};
    std::string recipe = {};
    std::shared_ptr<const DuplicateResult> result = {};
  };
  Work m_work;
  std::shared_ptr<ProjectStore> m_store;
  Job<Done> *m_creating = nullptr;
  /// What m_creating makes, where it is found even if its end is not awaited.
  std::shared_ptr<std::shared_ptr<ProjectStore>> m_created;
  bool m_isRetryAsked = false;              ///< while m_creating was under way
  std::shared_ptr<ProjectStore> m_waiting;  ///< its source is missing
  QTimer m_look;
  SavingState m_saving;
  ProjectNotice m_notice;
  std::uint64_t m_seenSaved = 0;
  bool m_isOpening = false;
  std::string m_folder;  ///< of untitled work
  struct FoundReviews {
    std::vector<RecoverableProject> recoverable;
    std::vector<std::string> deleted;
  };
  std::vector<RecoverableProject> m_recoverable;
  std::vector<std::string> m_deleted;  ///< the last one first
  JobSlot<FoundReviews> m_recoveryJob;
  JobSlot<std::optional<RecoverableProject>> m_offerJob;
  JobSlot<std::optional<FollowedVerdicts>> m_followJob;
  QTimer m_followTimer;  ///< while the project is only read
  StoreCloser m_closer;
};

}  // namespace shinglescope
