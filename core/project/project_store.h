// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "core/project/project_file.h"
#include "core/project/project_writer.h"
#include "core/review/verdicts/verdict_store.h"

namespace shinglescope {

/// An open project: its content when it was opened, and the changes to save from then on.
/// docs/project-file.md describes the file.
///
/// Threads: a separate thread writes all data, so append(), the save...() functions and the getters
/// return immediately and may be called from the GUI thread. The time of open(), restoreResult(),
/// saveAs() and close() grows with the file: call them from a job (open() and close() of a project
/// without a large result take a few milliseconds). Call append(), steps() and readNewSteps() from
/// one thread only; everything else is safe from any thread.
///
/// Owns the file, its lock and the thread. The destructor closes it if close() was not called.
class ProjectStore final : public VerdictStore {
 public:
  /// Creates a new project; Io if the file exists (saveAs() replaces one).
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
  /// Failures of steps, source, settings and view state; resultSave() returns those of a result.
  std::optional<Error> failure() const override { return m_writer->failure(); }
  void retry() override { m_writer->retry(); }

  /// The content when the project was opened.
  const ProjectContent &content() const { return m_content; }
  std::string path() const { return m_writer->path(); }
  /// If true, nothing can be saved until saveAs().
  bool isReadOnly() const { return m_writer->isReadOnly(); }
  /// Why it is read-only although writing was requested; otherwise MessageId::None.
  const Message &readOnlyReason() const { return m_readOnlyReason; }
  /// Messages about files found next to the project at opening, and what was done with them.
  const std::vector<Message> &notes() const { return m_notes; }
  /// See ::placeWarning().
  Message placeWarning() const;

  /// `role` is "data", or "reference" for the reference file.
  void saveSource(const std::string &role, SourceIdentity identity);
  /// Names: project_setting. An empty value removes the setting.
  void saveSetting(const std::string &name, std::string value);
  /// Any name; stores the user's position, so that the project reopens there.
  void saveView(const std::string &name, std::string value);

  /// Saves a result in pieces, with verdicts in between.
  void saveResult(std::shared_ptr<const DuplicateResult> result) {
    m_writer->saveResult(std::move(result));
  }
  void cancelResult() { m_writer->cancelResult(); }
  ResultSave resultSave() const { return m_writer->resultSave(); }
  /// The last completely saved result; none if there is none.
  Result<std::optional<StoredRun>> storedRun() const;
  /// See restoreRun().
  Result<DuplicateResult> restoreResult(const StoredRun &stored, const Dataset &dataset,
                                        const RunContext &context) const;

  /// Waits until steps and values are saved or have failed.
  Result<void> flush() { return m_writer->waitSaved(); }
  Result<void> waitForResult() { return m_writer->waitForResult(); }
  /// Writes everything into a copy at `path`, replacing any existing file in one step, and
  /// continues in it; the old file stays unchanged. Also works if the old file cannot be written.
  /// Errors: BadParameter (`path` is the source), Io, Format, Cancelled; then work continues in the
  /// old file.
  Result<void> saveAs(const std::string &path, const RunContext &context = {}) {
    return m_writer->saveAs(path, context);
  }
  /// For a read-only project: returns the steps that were committed since it was opened or since
  /// the last call, and adds them to steps().
  Result<std::vector<LogStep>> readNewSteps();

  /// Saves pending changes, retrying failed ones once more, and closes the file. Waits up to
  /// `patience` for a result that is being saved. Returns what was not saved.
  ProjectClosing close(std::chrono::milliseconds patience = std::chrono::milliseconds(500)) {
    return m_writer->close(patience);
  }

 private:
  ProjectStore(ProjectFile file, ProjectContent content);
  Result<Database> openToRead() const;
  Result<std::vector<LogStep>> readNewStepsOfFile();
  Result<std::vector<LogStep>> readNewSteps(Database &database);

  ProjectContent m_content;
  Message m_readOnlyReason;
  std::vector<Message> m_notes;
  std::shared_ptr<const PrivateCopy> m_copy;  ///< the copy that is read; null: the project itself
  ProjectOptions m_options;
  std::unique_ptr<ProjectWriter> m_writer;
};

}  // namespace shinglescope
