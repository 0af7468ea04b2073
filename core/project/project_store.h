#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "core/project/project_file.h"
#include "core/project/project_writer.h"
#include "core/review/verdicts/verdict_store.h"

namespace shinglescope {

/// A project that is open: what it held when it was opened, and all that is to
/// be kept from then on. docs/project-file.md describes the file.
///
/// Threads: whatever is handed over is written by a thread of its own, so
/// append(), the save...() functions and all that only ask return at once and
/// may be called from the GUI thread. open(), restoreResult(), saveAs() and
/// close() take as long as the file is large: call them from a job (open() and
/// close() of a project without a large result take some milliseconds). The
/// caller keeps append(), steps() and readNewSteps() to one thread; all else is
/// safe from any.
///
/// Owns the file, its lock and the thread. One that is destroyed without close()
/// is closed.
class ProjectStore final : public VerdictStore {
 public:
  /// A new project; Io where there is a file already (saveAs() replaces one).
  static Result<std::unique_ptr<ProjectStore>> create(const std::string &path,
                                                      const ProjectOptions &options = {});
  /// See ProjectFile::open().
  static Result<std::unique_ptr<ProjectStore>> open(const std::string &path,
                                                    const ProjectOptions &options = {},
                                                    const RunContext &context = {});

  const std::vector<LogStep> &steps() const override { return m_content.steps; }
  using VerdictStore::append;
  void append(LogStep step) override;
  std::uint64_t savedThrough() const override { return m_writer->savedThrough(); }
  /// Of steps, source, settings and view state; resultSave() has a result's own.
  std::optional<Error> failure() const override { return m_writer->failure(); }
  void retry() override { m_writer->retry(); }

  /// As it was when the project was opened.
  const ProjectContent &content() const { return m_content; }
  std::string path() const { return m_writer->path(); }
  /// Until saveAs(): then nothing can be kept.
  bool isReadOnly() const { return m_writer->isReadOnly(); }
  /// Why it was opened read-only though it was to be written; else MessageId::None.
  const Message &readOnlyReason() const { return m_readOnlyReason; }
  /// What was found beside the project when it was opened, and what was done about it.
  const std::vector<Message> &notes() const { return m_notes; }
  /// See ::placeWarning().
  Message placeWarning() const;

  /// `role` is "data", or "reference" for what the data is compared with.
  void saveSource(const std::string &role, SourceIdentity identity);
  /// Names: project_setting. An empty value removes it.
  void saveSetting(const std::string &name, std::string value);
  /// Any names; where the user was, so that the next opening lands there.
  void saveView(const std::string &name, std::string value);

  /// Saves a result in pieces, between which verdicts are saved.
  void saveResult(std::shared_ptr<const DuplicateResult> result);
  void cancelResult() { m_writer->cancelResult(); }
  ResultSave resultSave() const { return m_writer->resultSave(); }
  /// What is known of the last result that was saved whole; none where none was.
  Result<std::optional<StoredRun>> storedRun() const;
  /// See restoreRun().
  Result<DuplicateResult> restoreResult(const StoredRun &stored, const Dataset &dataset,
                                        const RunContext &context) const;

  /// Waits until steps and values are saved or cannot be.
  Result<void> flush() { return m_writer->waitSaved(); }
  Result<void> waitForResult() { return m_writer->waitForResult(); }
  /// Writes all into a copy at `path`, replacing what is there in one step, and
  /// goes on in it; the old file stays as it is. Also the way out where the old
  /// file cannot be written. Errors: BadParameter (`path` is the source), Io,
  /// Format, Cancelled; then all goes on where it was.
  Result<void> saveAs(const std::string &path, const RunContext &context = {});
  /// For a project that is read-only here: the steps that were committed since
  /// it was opened or this was last called, also added to steps().
  Result<std::vector<LogStep>> readNewSteps();

  /// Saves what waits, with a last try of what failed, and closes the file. A
  /// result that is being saved is given `patience`. Says what was not saved.
  ProjectClosing close(std::chrono::milliseconds patience = std::chrono::milliseconds(500));

 private:
  ProjectStore(ProjectFile file, ProjectContent content);
  Result<Database> openToRead() const;
  Result<std::vector<LogStep>> readNewStepsOfFile();
  Result<std::vector<LogStep>> readNewSteps(Database &database);

  ProjectContent m_content;
  Message m_readOnlyReason;
  std::vector<Message> m_notes;
  std::shared_ptr<const PrivateCopy> m_copy;  ///< where it is read; null: where it is
  ProjectOptions m_options;
  std::unique_ptr<ProjectWriter> m_writer;
};

}  // namespace shinglescope
