// SPDX-License-Identifier: MIT
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

class BufferedVerdictStore;

/// Keeps the session's work in a project file. Creates one for untitled work at the first
/// verdict, opens projects, saves them under another name, locates a moved source and reports
/// what is saved. Disk access runs in jobs or on the store's own thread. GUI thread; session
/// and controller outlive it.
class ProjectController final : public QObject {
  Q_OBJECT

 public:
  ProjectController(Session &session, ActionsController &controller, QObject *parent = nullptr);
  ~ProjectController() override;

  QString path() const;  ///< empty for work without a name
  bool isUntitled() const { return path().isEmpty(); }
  /// True while a result is being written; another program does not find it in the file yet.
  bool isSavingResult() const;
  const SavingState &saving() const { return m_saving; }
  const std::vector<RecoverableProject> &recoverable() const { return m_recoverable; }
  /// The number of deleted reviews that can be restored.
  std::size_t deletedCount() const { return m_deleted.size(); }
  const ProjectNotice &notice() const { return m_notice; }
  /// Tests whether the verdicts can be saved only after the project is named.
  bool needsName() const;

 public slots:
  void open(const QString &path);
  /// Reports that everything is saved, because work is saved immediately. Retries a failed save.
  void save();
  void saveAs(const QString &path);
  void retry();
  /// Reads the data of the open project from this path.
  void locateSource(const QString &path);
  /// Stores the user's position, which is restored when the project is next opened.
  void keepView(const QString &name, const QJsonObject &view);
  void recover(const QString &path) { open(path); }
  void discard(const QString &path);  ///< deletes a recoverable project; restorable for 30 days
  void restoreLastDeleted();
  /// Looks for untitled work that can be continued; ends in recoverableChanged().
  void lookForRecoverable();

 signals:
  void savingChanged();
  void noticeChanged();
  void recoverableChanged();
  void projectChanged();  ///< the project or its name changed
  /// The table that was just opened has an unnamed review.
  void unsavedFound(const shinglescope::RecoverableProject &review);
  void messageRaised(const QString &message);
  /// The session contains everything from a project; the page must restore this view.
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
  void saveSources();
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
  std::shared_ptr<BufferedVerdictStore> m_relay;  ///< the session's store
  /// Data that a project needs about the work in m_relay, even if the session has changed to
  /// other data.
  struct Work {
    SourceIdentity source = {};
    SourceIdentity second = {};  ///< without a path if there is no second table
    std::string recipe = {};
    std::shared_ptr<const DuplicateResult> result = {};
  };
  Work m_work;
  std::shared_ptr<ProjectStore> m_store;
  Job<Done> *m_creating = nullptr;
  /// The store that m_creating creates, available even before its finished() is handled.
  std::shared_ptr<std::shared_ptr<ProjectStore>> m_created;
  bool m_isRetryAsked = false;              ///< retry() was called while m_creating ran
  std::shared_ptr<ProjectStore> m_waiting;  ///< a project whose source is missing
  LocatedSources m_located;                 ///< where its sources were found so far
  bool m_isSecondSaved = false;             ///< the store has a second table
  bool m_isSecondWanted = false;            ///< the second table is what is missing
  QTimer m_look;
  SavingState m_saving;
  ProjectNotice m_notice;
  std::uint64_t m_seenSaved = 0;
  bool m_isOpening = false;
  std::string m_folder;  ///< the folder of untitled work
  struct FoundReviews {
    std::vector<RecoverableProject> recoverable;
    std::vector<std::string> deleted;
  };
  std::vector<RecoverableProject> m_recoverable;
  std::vector<std::string> m_deleted;  ///< latest first
  JobSlot<FoundReviews> m_recoveryJob;
  JobSlot<std::optional<RecoverableProject>> m_offerJob;
  JobSlot<std::optional<FollowedVerdicts>> m_followJob;
  QTimer m_followTimer;  ///< active while the project is read-only
  StoreCloser m_closer;
};

}  // namespace shinglescope
