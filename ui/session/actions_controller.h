// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "core/export/exporter.h"
#include "core/pipeline/run/engine_session.h"
#include "core/review/queue/judged_together.h"
#include "ui/base/jobs/job.h"
#include "ui/session/import_source.h"
#include "ui/session/session.h"

namespace shinglescope {

class Settings;

/// The window's current background activity.
enum class Activity { Idle, Opening, Running, Exporting, Saving, Judging };

/// Turns intents into jobs and session changes. Pages call these slots and never each other. Only
/// one background activity runs at a time; while `isBusy()`, further requests are rejected.
/// A failure is reported by failed() with its activity, for the panel of that activity.
class ActionsController : public QObject {
  Q_OBJECT

 public:
  ActionsController(Session &session, Settings &settings, QObject *parent = nullptr);
  ~ActionsController() override;

  Activity activity() const { return m_activity; }
  bool isBusy() const { return m_activity != Activity::Idle; }
  /// The stages that the next find() would reuse; empty during a run.
  std::vector<std::string> reusable() const;
  /// Tests whether a cancelled run left verified pairs that keepPartial() can show.
  bool hasPartial() const { return !isBusy() && m_engine->hasPartial(); }
  static QString samplePath();  ///< the built-in sample, unpacked from the resources
  static QString lessonPath();  ///< the lesson's three documents
  const ImportSource &source() const { return m_source; }  ///< the source of the current table
  bool isOwnTable() const;                                 ///< it is a built-in sample
  /// `guard` is called before a data set with unexported verdicts is replaced, and may refuse.
  void setReplaceGuard(std::function<bool()> guard) { m_replaceGuard = std::move(guard); }
  bool mayReplace() const { return !m_replaceGuard || m_replaceGuard(); }
  /// Replaces the data set with a table that was read elsewhere.
  void showTable(const ImportSource &source, OpenedTable opened);
  /// May fix the cause of a failure and return a sentence about it; nothing if the failure need not
  /// be shown.
  using AfterFailure = std::function<std::optional<QString>(const Error &)>;
  /// Shows another object's job as the background activity and reports its failure or
  /// cancellation. Must not be called while busy; after success the caller must call finish().
  void begin(Activity activity, JobBase *job, const AfterFailure &afterFailure = {});
  void finish();
  /// Sets a function that returns the files, besides the source, that an export must not replace.
  void setProtectedFiles(std::function<std::vector<ProtectedFile>()> files);
  std::vector<ProtectedFile> protectedFiles() const;
  /// Writes an export in the background, with `writer` instead of exportToFile() if given. Uses
  /// the current data set, source and judgements.
  using ExportWriter = std::function<Result<ExportOutcome>(
      const ExportRequest &, const std::string &path, const RunContext &)>;
  void exportItems(ExportRequest request, const QString &path, ExportWriter writer = {});

 public slots:
  /// Loads a file in the background, then replaces the data set. Without options and roles, uses
  /// those of the file with a similar name that was opened last.
  void openFile(const QString &path, const shinglescope::LoadOptions &options = {},
                const std::vector<shinglescope::ColumnRole> &roles = {});
  void openSource(const shinglescope::ImportSource &source,
                  const shinglescope::LoadOptions &options,
                  const std::vector<shinglescope::ColumnRole> &roles);
  void openSample() { openFile(samplePath()); }
  void closeTable();  ///< then the window is as at the start
  void setRoles(const std::vector<shinglescope::ColumnRole> &roles);
  void setRecipe(const shinglescope::Recipe &recipe) { m_session.setRecipe(recipe); }
  void find() { startRun(RunKind::Find); }             ///< Ctrl+R
  void findExactly() { startRun(RunKind::Exact); }     ///< every pair, without bands
  void tryOnFirstRows() { startRun(RunKind::Trial); }  ///< the first 2,000 rows
  void keepPartial();  ///< makes the verified pairs of a cancelled run the result
  void cancel();       ///< Esc
  void setReviewThreshold(shinglescope::Ratio ratio) { m_session.setReviewThreshold(ratio); }
  /// Adds one undo step, or none if nothing changes. Returns false if judging is not possible.
  bool judge(shinglescope::ItemKey key, const shinglescope::Judgement &judgement);
  /// Adds one undo step. Requires that no verdicts were added since the other review was folded.
  bool mergeReview(const std::shared_ptr<const shinglescope::OtherReview> &other);
  bool apply(shinglescope::ReviewCommand command);
  /// Gives many items of a queue the same verdict, in one undo step.
  bool judgeTogether(const std::shared_ptr<const ReviewQueue> &queue, std::vector<ItemHandle> items,
                     const SharedVerdict &said);
  /// Does the same for all items at or above the threshold that join rows of one list.
  bool judgeAmong(const std::shared_ptr<const ReviewQueue> &queue,
                  std::vector<std::vector<RecordId>> lists, const Ratio &threshold,
                  const SharedVerdict &said);
  void acceptOffers(const std::vector<shinglescope::ItemKey> &offered);
  void undo();  ///< Ctrl+Z: undoes the last step of the log
  void redo();

 signals:
  void activityChanged(shinglescope::Activity activity);
  void progressed(const shinglescope::ProgressSample &sample);
  void failed(shinglescope::Activity activity, const QString &message);
  void partNeeded(const shinglescope::ImportSource &source);  ///< it has several tables
  void wasCancelled(shinglescope::Activity activity);
  void judgedTogether(std::uint64_t items);
  void merged(const shinglescope::OtherReview &other);
  void exported(const QString &path, const shinglescope::ExportOutcome &outcome);
  /// The table was read with the settings stored for file names of this pattern.
  void openedAsKept(const QString &pattern);
  void projectChosen(const QString &path);  ///< to be opened in place of a table

 private:
  /// How a run finds its pairs. Only Find reuses stages of the previous run.
  enum class RunKind { Find, Exact, Trial };
  struct FoundResult {
    std::shared_ptr<const DuplicateResult> result;
    std::shared_ptr<const RecordDigests> records;
    bool isTrial = false;
    std::shared_ptr<Verdicts> verdicts = {};  ///< folded so far
    bool isFolded = false;                    ///< true once no worker reads the log
  };

  void startRun(RunKind kind);
  std::function<Result<DuplicateResult>(const RunContext &)> workOf(RunKind kind) const;
  void runJob(std::function<Result<DuplicateResult>(const RunContext &)> work, bool isTrial);
  void startFolding();
  void foldOn();
  void showFolded();
  void makeRoomForStep();
  bool takeSteps(std::uint64_t changes, Session::StepWork work,
                 const std::function<void()> &onKept = {});
  bool takeManySteps(Session::StepWork work, const std::function<void()> &onKept);
  void endCancelled(Activity activity);

  Session &m_session;
  Settings &m_settings;
  ImportSource m_source;
  Activity m_activity = Activity::Idle;
  QPointer<JobBase> m_job;
  bool m_isKeepingPartial = false;     ///< the job creates a result from a cancelled run
  std::optional<FoundResult> m_found;  ///< its verdicts are being folded before it is shown
  /// Used by the worker during a run, by the GUI thread otherwise.
  std::shared_ptr<EngineSession> m_engine = std::make_shared<EngineSession>();
  std::function<bool()> m_replaceGuard;
  std::function<std::vector<ProtectedFile>()> m_protectedFiles;
};

}  // namespace shinglescope
