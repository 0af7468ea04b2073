// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/project/project_file.h"
#include "core/project/project_run.h"

namespace shinglescope {

/// The progress of saving a result.
struct ResultSave {
  enum class State { None, Saving, Saved, Cancelled, Failed };
  State state = State::None;
  std::uint64_t done = 0;  ///< rows of tables
  std::uint64_t total = 0;
  std::optional<Error> error = {};
};

/// What remained unsaved when a project was closed.
struct ProjectClosing {
  std::uint64_t unsavedSteps = 0;
  bool areValuesSaved = true;  ///< source, settings and view state
  bool isResultSaved = true;   ///< false: it has to be computed again next time
  std::optional<Error> error = {};
  bool isAllSaved() const { return unsavedSteps == 0 && areValuesSaved && isResultSaved; }
};

/// Changes waiting to be written, except the result.
struct ProjectChanges {
  std::vector<LogStep> steps = {};
  std::map<std::string, SourceIdentity> sources = {};  ///< by role
  ProjectValues settings = {};
  ProjectValues viewState = {};
  bool isEmpty() const {
    return steps.empty() && sources.empty() && settings.empty() && viewState.empty();
  }
};

/// The only thread that writes a project. Owns the file while it is open. Writes all waiting
/// changes in one transaction, verdicts before pieces of a result. Failed changes are kept and
/// retried with the next change, at retry() and once more at close(). All functions may be called
/// from any thread; only waitSaved(), waitForResult(), saveAs() and close() wait.
class ProjectWriter {
 public:
  ProjectWriter(ProjectFile file, std::uint64_t savedThrough, std::string sourcePath);
  ProjectWriter(const ProjectWriter &) = delete;
  ProjectWriter &operator=(const ProjectWriter &) = delete;
  ~ProjectWriter();

  /// Later values replace earlier ones.
  void add(ProjectChanges changes);
  void retry();
  std::uint64_t savedThrough() const { return copyOf(m_savedThrough); }
  std::optional<Error> failure() const { return copyOf(m_failure); }

  /// Replaces a result that is still being saved.
  void saveResult(std::shared_ptr<const DuplicateResult> result);
  void cancelResult();
  ResultSave resultSave() const { return copyOf(m_resultSave); }

  /// Waits until nothing but a result is pending, or writing failed.
  Result<void> waitSaved();
  /// Waits until the result is saved, cancelled or failed.
  Result<void> waitForResult();
  /// See ProjectStore::saveAs().
  Result<void> saveAs(const std::string &path, const RunContext &context);
  /// Waits up to `patience` for a result that is not saved yet. Call it once.
  ProjectClosing close(std::chrono::milliseconds patience);

  std::string path() const { return copyOf(m_path); }
  bool isReadOnly() const { return copyOf(m_isReadOnly); }

 private:
  /// Returns a copy of a member that the mutex guards.
  template <class Member>
  Member copyOf(const Member &member) const {
    const std::lock_guard lock(m_mutex);
    return member;
  }
  struct Move {
    std::string path;
    const RunContext *context = nullptr;
    std::optional<Result<void>> outcome = {};
  };
  void run();
  bool hasWork() const;
  bool mayWriteResult() const;
  void writeChanges();
  void writeResult();
  void moveFile();
  Result<void> write(const ProjectChanges &changes);
  Result<void> writePiece();
  Result<void> beginAgain(ProjectChanges &changes);
  Result<void> movedError();
  void keepPending(ProjectChanges changes, Error error);

  mutable std::mutex m_mutex;  ///< guards everything except m_file, m_runWriter and m_isDoubtful
  std::condition_variable m_wake;
  std::condition_variable m_changed;
  ProjectChanges m_waiting;
  bool m_isWriting = false;
  bool m_shouldTry = false;  ///< try even after a failure
  std::uint64_t m_savedThrough;
  std::optional<Error> m_failure;
  std::shared_ptr<const DuplicateResult> m_result;  ///< waiting to be saved
  ResultSave m_resultSave;
  Move *m_move = nullptr;
  std::string m_path;
  std::string m_sourcePath;  ///< never replaced by saveAs()
  bool m_isReadOnly;
  bool m_isClosing = false;
  bool m_isClosed = false;  ///< the thread has ended
  std::chrono::steady_clock::time_point m_resultDeadline;

  // Used only by the writing thread.
  std::optional<ProjectFile> m_file;  ///< until close()
  std::unique_ptr<RunWriter> m_runWriter;
  bool m_isDoubtful = false;  ///< after an error the file's state is uncertain

  std::jthread m_thread;
};

}  // namespace shinglescope
