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

/// What the window is doing in the background.
enum class Activity { Idle, Opening, Running, Exporting, Saving, Judging };

/// Turns intents into jobs and session changes. Pages call these slots and
/// never each other. One background activity at a time; a second request while
/// one runs is refused by `isBusy()`. Failures arrive as failed(), with the
/// activity that they belong to, so that the right panel shows them.
class ActionsController : public QObject {
  Q_OBJECT

 public:
  ActionsController(Session &session, Settings &settings, QObject *parent = nullptr);
  ~ActionsController() override;

  Activity activity() const { return m_activity; }
  bool isBusy() const { return m_activity != Activity::Idle; }
  /// What the next find() would not make again; empty while a run lasts.
  std::vector<std::string> reusable() const;
  /// True if a cancelled run left verified pairs that keepPartial() can show.
  bool hasPartial() const { return !isBusy() && m_engine->hasPartial(); }
  static QString samplePath();  ///< the built-in sample, unpacked from the resources
  static QString lessonPath();  ///< the three documents, unpacked likewise
  const ImportSource &source() const { return m_source; }  ///< of the present table
  /// True if it is a built-in sample.
  bool isOwnTable() const;
  /// Asked before a data set with unexported verdicts is replaced; false stops.
  void setReplaceGuard(std::function<bool()> guard);
  bool mayReplace() const { return !m_replaceGuard || m_replaceGuard(); }
  /// Makes a table that somebody else read the data set.
  void showTable(const ImportSource &source, OpenedTable opened);
  /// Shows a job of somebody else as the background activity; its failure and
  /// end by cancel are reported here. Not while busy; its success is to be
  /// followed by finish(). `afterFailure` may mend what the failure showed and add a sentence on
  /// it.
  void begin(Activity activity, JobBase *job, const std::function<QString()> &afterFailure = {});
  void finish();
  /// Asked for the files that an export must not replace, besides the source.
  void setProtectedFiles(std::function<std::vector<ProtectedFile>()> files);
  std::vector<ProtectedFile> protectedFiles() const;
  /// Writes an export in the background; `writer` in place of exportToFile().
  /// Data set, source and judgements are those of now.
  using ExportWriter = std::function<Result<ExportOutcome>(
      const ExportRequest &, const std::string &path, const RunContext &)>;
  void exportEntries(ExportRequest request, const QString &path, ExportWriter writer = {});

 public slots:
  /// Loads in the background and, when done, replaces the data set. Without
  /// options and roles, as a file that is named like this one was last opened.
  void openFile(const QString &path, const shinglescope::LoadOptions &options = {},
                const std::vector<shinglescope::ColumnRole> &roles = {});
  void openSource(const shinglescope::ImportSource &source,
                  const shinglescope::LoadOptions &options,
                  const std::vector<shinglescope::ColumnRole> &roles);
  void openSample();
  void setRoles(const std::vector<shinglescope::ColumnRole> &roles);
  void setRecipe(const shinglescope::Recipe &recipe);
  void find();            ///< Ctrl+R
  void findExactly();     ///< every pair, without bands
  void tryOnFirstRows();  ///< the first 2,000 rows
  /// Makes the pairs that a cancelled run had verified the result.
  void keepPartial();
  void cancel();  ///< Esc
  void setReviewThreshold(shinglescope::Ratio threshold);
  /// One undo step, or none where it says nothing new; false where it is refused.
  bool judge(shinglescope::EntryKey key, const shinglescope::Judgement &judgement);
  /// One undo step. Nothing may have been judged since the other was folded.
  bool mergeReview(const std::shared_ptr<const shinglescope::OtherReview> &other);
  bool act(shinglescope::Act act);
  /// Says the same of many entries of a queue, in one undo step.
  bool judgeTogether(const std::shared_ptr<const ReviewQueue> &queue,
                     std::vector<EntryHandle> entries, const SharedVerdict &said);
  /// The same of all entries that join rows of one list, at or over the threshold.
  bool judgeAmong(const std::shared_ptr<const ReviewQueue> &queue,
                  std::vector<std::vector<RecordId>> lists, const Ratio &threshold,
                  const SharedVerdict &said);
  void acceptOffers(const std::vector<shinglescope::EntryKey> &offered);
  void undo();  ///< Ctrl+Z: takes back the last act of the log
  void redo();

 signals:
  void activityChanged(shinglescope::Activity activity);
  void progressed(const shinglescope::ProgressSample &sample);
  void failed(shinglescope::Activity activity, const QString &message);
  void wasCancelled(shinglescope::Activity activity);
  void judgedTogether(std::uint64_t entries);
  void merged(const shinglescope::OtherReview &other);
  void exported(const QString &path, const shinglescope::ExportOutcome &outcome);
  /// The table was read as files of this pattern were last opened.
  void openedAsKept(const QString &pattern);
  /// What is to be opened is no table but a project.
  void projectChosen(const QString &path);

 private:
  /// How a run finds its pairs; only Find builds on the run before it.
  enum class RunKind { Find, Exact, Trial };
  struct FoundResult {
    std::shared_ptr<const DuplicateResult> result;
    std::shared_ptr<const RecordDigests> records;
    bool isTrial = false;
    std::shared_ptr<Verdicts> verdicts = {};  ///< as far as they are folded
    bool isFolded = false;                    ///< no worker reads the log any more
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
  bool m_isKeepingPartial = false;  ///< the job makes a result of a cancelled run
  /// A result whose verdicts are being folded, before the session shows it.
  std::optional<FoundResult> m_found;
  /// Used by the worker while a run lasts, by the GUI thread otherwise.
  std::shared_ptr<EngineSession> m_engine = std::make_shared<EngineSession>();
  std::function<bool()> m_replaceGuard;
  std::function<std::vector<ProtectedFile>()> m_protectedFiles;
};

}  // namespace shinglescope
