// SPDX-License-Identifier: MIT
#include "core/project/project_writer.h"

#include <algorithm>
#include <iterator>
#include <new>
#include <utility>

#include "core/base/files/file_identity.h"
#include "core/project/project_log.h"

namespace shinglescope {
namespace {

Error writtenByOthers(const std::string &path) {
  return errorOf(ErrorCode::Format, {MessageId::WrittenByOthers, {path}}, path);
}

Error closedError() { return errorOf(ErrorCode::Internal, {MessageId::ProjectIsClosed, {}}); }

/// Runs a part of the writing thread's work. The thread must survive a lack of memory; the changes
/// are then pending again.
template <class Work>
Result<void> withoutThrowing(Work work) {
  try {
    return work();
  } catch (const std::bad_alloc &) {
    return errorOf(ErrorCode::Limit, {MessageId::NoMemoryToSave, {}});
  }
}

void mergeInto(ProjectChanges &to, ProjectChanges &&later) {
  std::ranges::move(later.steps, std::back_inserter(to.steps));
  for (auto &[name, value] : later.sources) to.sources.insert_or_assign(name, std::move(value));
  for (auto &[name, value] : later.settings) to.settings.insert_or_assign(name, std::move(value));
  for (auto &[name, value] : later.viewState) to.viewState.insert_or_assign(name, std::move(value));
}

}  // namespace

ProjectWriter::ProjectWriter(ProjectFile file, std::uint64_t savedThrough, std::string sourcePath)
    : m_savedThrough(savedThrough),
      m_path(file.path()),
      m_sourcePath(std::move(sourcePath)),
      m_isReadOnly(file.isReadOnly()),
      m_file(std::move(file)),
      m_thread([this] { run(); }) {}

ProjectWriter::~ProjectWriter() {
  const ProjectClosing ignored = close(std::chrono::milliseconds(0));
  static_cast<void>(ignored);
}

void ProjectWriter::add(ProjectChanges changes) {
  const std::lock_guard lock(m_mutex);
  if (const auto data = changes.sources.find("data"); data != changes.sources.end())
    m_sourcePath = data->second.path;
  mergeInto(m_waiting, std::move(changes));
  m_shouldTry = !m_isClosed;
  if (m_isClosed) m_failure = closedError();
  m_wake.notify_one();
}

void ProjectWriter::retry() {
  const std::lock_guard lock(m_mutex);
  m_shouldTry = !m_isClosed;
  m_wake.notify_one();
}

void ProjectWriter::saveResult(std::shared_ptr<const DuplicateResult> result) {
  const std::lock_guard lock(m_mutex);
  m_result = std::move(result);
  m_resultSave = {ResultSave::State::Saving, 0, 0, {}};
  if (m_isClosed) m_resultSave = {ResultSave::State::Failed, 0, 0, closedError()};
  m_wake.notify_one();
}

void ProjectWriter::cancelResult() {
  const std::lock_guard lock(m_mutex);
  m_result.reset();
  if (m_resultSave.state == ResultSave::State::Saving)
    m_resultSave.state = ResultSave::State::Cancelled;
  m_wake.notify_one();
  m_changed.notify_all();
}

Result<void> ProjectWriter::waitSaved() {
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, [this] {
    return !m_isWriting && !m_shouldTry && (m_waiting.isEmpty() || m_failure.has_value());
  });
  return m_failure ? Result<void>(*m_failure) : Result<void>();
}

Result<void> ProjectWriter::waitForResult() {
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, [this] { return m_resultSave.state != ResultSave::State::Saving; });
  if (m_resultSave.error) return *m_resultSave.error;
  if (m_resultSave.state == ResultSave::State::Cancelled) return cancelledError();
  return {};
}

Result<void> ProjectWriter::saveAs(const std::string &path, const RunContext &context) {
  Move move{path, &context};
  std::unique_lock lock(m_mutex);
  m_changed.wait(lock, [this] { return m_move == nullptr; });
  if (m_isClosing) return closedError();
  if (isSameFile(path, m_sourcePath)) return badParameter({MessageId::ProjectOverItsData, {path}});
  m_move = &move;
  m_wake.notify_one();
  m_changed.wait(lock, [&move] { return move.outcome.has_value(); });
  return *move.outcome;
}

ProjectClosing ProjectWriter::close(std::chrono::milliseconds patience) {
  {
    const std::lock_guard lock(m_mutex);
    if (!m_isClosing) {
      m_resultDeadline = std::chrono::steady_clock::now() + patience;
      m_shouldTry = !m_waiting.isEmpty();
    }
    m_isClosing = true;
    m_wake.notify_one();
  }
  if (m_thread.joinable()) m_thread.join();
  m_file.reset();
  ProjectClosing closing;
  closing.unsavedSteps = m_waiting.steps.size();
  m_waiting.steps.clear();
  closing.areValuesSaved = m_waiting.isEmpty();
  closing.isResultSaved = m_resultSave.state == ResultSave::State::None ||
                          m_resultSave.state == ResultSave::State::Saved;
  closing.error = m_failure ? m_failure : m_resultSave.error;
  return closing;
}

bool ProjectWriter::mayWriteResult() const {
  if (m_resultSave.state != ResultSave::State::Saving) return false;
  return !m_isClosing || std::chrono::steady_clock::now() < m_resultDeadline;
}

bool ProjectWriter::hasWork() const { return m_shouldTry || m_move != nullptr || mayWriteResult(); }

void ProjectWriter::run() {
  std::unique_lock lock(m_mutex);
  for (;;) {
    m_wake.wait(lock, [this] { return hasWork() || m_isClosing; });
    if (!hasWork()) break;
    const bool shouldMove = m_move != nullptr;
    const bool shouldTry = m_shouldTry;
    lock.unlock();
    if (shouldMove) {
      moveFile();
    } else if (shouldTry) {
      writeChanges();
    } else {
      writeResult();
    }
    lock.lock();
    m_changed.notify_all();
  }
  m_isClosed = true;
  if (m_resultSave.state == ResultSave::State::Saving)
    m_resultSave.state = ResultSave::State::Cancelled;
  m_changed.notify_all();
}

void ProjectWriter::writeChanges() {
  ProjectChanges changes;
  {
    const std::lock_guard lock(m_mutex);
    m_shouldTry = false;
    m_isWriting = true;
    changes = std::exchange(m_waiting, {});
  }
  const std::uint64_t last = changes.steps.empty() ? 0 : changes.steps.back().number;
  const auto written =
      withoutThrowing([&] { return changes.isEmpty() ? Result<void>() : write(changes); });
  const std::lock_guard lock(m_mutex);
  m_isWriting = false;
  if (!written) return keepPending(std::move(changes), written.error());
  m_failure.reset();
  m_savedThrough = std::max(m_savedThrough, last);
}

/// Makes changes that could not be written pending again, before later ones.
void ProjectWriter::keepPending(ProjectChanges changes, Error error) {
  m_isDoubtful = true;
  m_failure = std::move(error);
  ProjectChanges later = std::exchange(m_waiting, std::move(changes));
  mergeInto(m_waiting, std::move(later));
}

Result<void> ProjectWriter::movedError() {
  if (!m_file->database().hasMoved()) return {};
  return errorOf(ErrorCode::Io, {MessageId::ProjectHasMoved, {m_file->path()}}, m_file->path());
}

/// After an error it is unknown whether the last transaction is in the file: a commit may fail
/// after it became visible. Visible data need not be written again, but is safe only after a
/// transaction that succeeds.
Result<void> ProjectWriter::beginAgain(ProjectChanges &changes) {
  if (auto opened = m_file->reconnect(); !opened) return opened;
  const auto known = readLog(m_file->database(), savedThrough());
  if (!known) return known.error();
  const std::vector<LogStep> &there = known->steps;
  if (there.size() > changes.steps.size() ||
      !std::equal(there.begin(), there.end(), changes.steps.begin()))
    return writtenByOthers(m_file->path());
  changes.steps.erase(changes.steps.begin(),
                      changes.steps.begin() + static_cast<std::ptrdiff_t>(there.size()));
  return {};
}

Result<void> ProjectWriter::write(const ProjectChanges &changes) {
  if (m_file->isReadOnly())
    return errorOf(ErrorCode::Io, {MessageId::ProjectIsReadOnly, {m_file->path()}}, m_file->path());
  if (auto there = movedError(); !there) return there;
  ProjectChanges left = changes;
  if (m_isDoubtful) {
    if (auto begun = beginAgain(left); !begun) return begun;
  }
  Database &database = m_file->database();
  auto transaction = Transaction::begin(database);
  if (!transaction) return transaction.error();
  // Always writes a page, so that the commit syncs what an earlier one left.
  const auto version = database.number("PRAGMA user_version");
  if (!version) return version.error();
  if (auto done = database.execute("PRAGMA user_version=" + std::to_string(*version)); !done)
    return done;
  if (auto done = writeLog(database, left.steps); !done) return done;
  for (const auto &[role, source] : left.sources) {
    if (auto done = writeSource(database, role, source); !done) return done;
  }
  if (auto done = writeValues(database, "setting", left.settings); !done) return done;
  if (auto done = writeValues(database, "view_state", left.viewState); !done) return done;
  if (auto committed = transaction->commit(); !committed) return committed;
  m_isDoubtful = false;
  return {};
}

Result<void> ProjectWriter::writePiece() {
  std::shared_ptr<const DuplicateResult> next;
  {
    const std::lock_guard lock(m_mutex);
    next = std::exchange(m_result, nullptr);
  }
  if (next) m_runWriter = std::make_unique<RunWriter>(std::move(next));
  if (m_runWriter == nullptr) return {};
  if (auto there = movedError(); !there) return there;
  if (m_file->isReadOnly()) return errorOf(ErrorCode::Io, {MessageId::ResultNotSavedReadOnly, {}});
  if (m_isDoubtful) {
    if (auto opened = m_file->reconnect(); !opened) return opened;
  }
  return m_runWriter->writeNext(m_file->database());
}

void ProjectWriter::writeResult() {
  const auto written = withoutThrowing([this] { return writePiece(); });
  const std::lock_guard lock(m_mutex);
  m_isDoubtful |= !written;
  if (m_result || m_resultSave.state != ResultSave::State::Saving) return;
  if (!written) {
    m_resultSave.state = ResultSave::State::Failed;
    m_resultSave.error = written.error();
    return;
  }
  if (m_runWriter == nullptr) return;
  m_resultSave.done = m_runWriter->done();
  m_resultSave.total = m_runWriter->total();
  if (m_runWriter->isDone()) {
    m_resultSave.state = ResultSave::State::Saved;
    m_runWriter.reset();
  }
}

void ProjectWriter::moveFile() {
  Move *move = nullptr;
  {
    const std::lock_guard lock(m_mutex);
    move = m_move;
  }
  // What cannot be written here goes into the copy.
  writeChanges();
  const auto moved = m_file->moveTo(move->path, *move->context);
  if (moved) writeChanges();
  const std::lock_guard lock(m_mutex);
  m_path = m_file->path();
  m_isReadOnly = m_file->isReadOnly();
  move->outcome = moved && m_failure ? Result<void>(*m_failure) : moved;
  m_move = nullptr;
}

}  // namespace shinglescope
