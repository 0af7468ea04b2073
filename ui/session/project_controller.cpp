// SPDX-License-Identifier: MIT
#include "ui/session/project_controller.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include "core/base/files/file_identity.h"
#include "core/export/request/export_target.h"
#include "core/project/project_deleted.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"
#include "ui/session/buffered_verdict_store.h"
#include "ui/session/project_path.h"

namespace shinglescope {
namespace {

constexpr int kLookMilliseconds = 150;
constexpr int kFollowMilliseconds = 1000;

}  // namespace

ProjectController::ProjectController(Session &session, ActionsController &controller,
                                     QObject *parent)
    : QObject(parent),
      m_session(session),
      m_controller(controller),
      m_folder(defaultRecoveryFolder()),
      m_closer(m_folder) {
  m_look.setInterval(kLookMilliseconds);
  connect(&m_look, &QTimer::timeout, this, &ProjectController::look);
  m_followTimer.setInterval(kFollowMilliseconds);
  connect(&m_followTimer, &QTimer::timeout, this, &ProjectController::follow);
  connect(&session, &Session::rolesChanged, this, &ProjectController::followRoles);
  connect(&session, &Session::datasetChanged, this, &ProjectController::followDataset);
  connect(&session, &Session::resultChanged, this, &ProjectController::followResult);
  connect(&session, &Session::recipeChanged, this, &ProjectController::keepSettings);
  controller.setProtectedFiles([this]() -> std::vector<ProtectedFile> {
    if (m_store == nullptr) return {};
    return protectedProject(m_store->path());
  });
}

ProjectController::~ProjectController() {
  m_controller.setProtectedFiles({});
  if (m_relay != nullptr) m_relay->setListener({});
  closeStore();
}

QString ProjectController::path() const {
  if (m_store == nullptr) return {};
  const QString path = QFile::decodeName(m_store->path().c_str());
  return shinglescope::isUntitled(m_store->path(), m_folder) ? QString() : path;
}

bool ProjectController::isSavingResult() const {
  return m_store != nullptr && m_store->resultSave().state == ResultSave::State::Saving;
}

bool ProjectController::needsName() const { return isUntitled() && m_session.hasDataset(); }

void ProjectController::followDataset() {
  if (m_isOpening) return;
  if (m_session.keepsVerdicts()) {  // only the second table is another
    noteWork();
    return saveSources();
  }
  closeStore();
  m_waiting.reset();
  startWork();
  setNotice({});
  emit projectChanged();
  lookForReviewOfTable();
}

/// Starts a log in memory; the first verdict creates a project for it.
void ProjectController::startWork() {
  m_store.reset();
  m_relay = std::make_shared<BufferedVerdictStore>();
  m_session.setStore(m_relay);
  noteWork();
  watchLog();
}

void ProjectController::watchLog() {
  m_relay->setListener([this] { followStep(); });
  const bool isReadOnly = m_store != nullptr && m_store->isReadOnly();
  m_session.setReadOnly(isReadOnly);
  if (isReadOnly) {
    m_followTimer.start();
  } else {
    m_followTimer.stop();
  }
  m_seenSaved = 0;
  m_saving = {};
  look();
  emit savingChanged();
}

void ProjectController::followStep() {
  if (m_store == nullptr && m_creating == nullptr) startUntitled();
  look();
}

void ProjectController::startUntitled() {
  m_isRetryAsked = false;
  m_creating = new Job<Done>(this);
  m_created = std::make_shared<std::shared_ptr<ProjectStore>>();
  connect(m_creating, &JobBase::finished, this, [this] {
    m_store = std::exchange(*m_created, nullptr);
    std::exchange(m_creating, nullptr)->deleteLater();
    fillStore();
    look();
    emit projectChanged();
  });
  connect(m_creating, &JobBase::failed, this, [this](const Error &error) {
    std::exchange(m_creating, nullptr)->deleteLater();
    // The cause may have disappeared since the failed attempt.
    if (std::exchange(m_isRetryAsked, false)) return startUntitled();
    m_saving = {SavingState::Kind::NotSaved, {}, errorText(error)};
    emit savingChanged();
  });
  m_creating->start([folder = m_folder, created = m_created](const RunContext &) -> Result<Done> {
    Result<std::unique_ptr<ProjectStore>> made = createUntitled(folder);
    if (!made) return made.error();
    *created = *std::move(made);
    return Done{};
  });
}

void ProjectController::noteWork() {
  if (!m_session.hasDataset()) return;
  m_work.source = identityOf(m_controller.source(), m_session.loadReport(), m_session.loadOptions(),
                             *m_session.firstTable(), m_session.roles());
  const SecondTable *second = m_session.secondTable();
  m_work.second =
      second == nullptr ? SourceIdentity() : identityOfSecond(*second, *m_session.firstTable());
  m_work.recipe = recipeToJson(m_session.recipe());
  m_work.result = m_session.isTrial() ? nullptr : m_session.result();
}

/// Writes everything about the work into a new, empty project.
void ProjectController::fillStore() {
  m_relay->attach(m_store);
  saveSources();
  m_store->saveSetting(project_setting::kRecipe, m_work.recipe);
  if (m_work.result != nullptr) m_store->saveResult(m_work.result);
}

void ProjectController::saveSources() {
  if (m_store == nullptr || m_store->isReadOnly()) return;
  m_store->saveSource("data", m_work.source);
  const bool hadSecond = m_store->content().reference.has_value();
  if (!m_work.second.path.empty() || hadSecond || m_isSecondSaved)
    m_store->saveSource("reference", m_work.second);
  m_isSecondSaved = !m_work.second.path.empty();
}

void ProjectController::followResult() {
  if (m_isOpening || !m_session.hasResult() || m_session.isTrial()) return;
  noteWork();  // the result belongs to the current data, which may have changed
  if (m_store == nullptr || m_store->isReadOnly()) return;
  saveSources();
  m_store->saveResult(m_work.result);
}

void ProjectController::keepSettings() {
  if (m_isOpening || !m_session.hasDataset()) return;
  m_work.recipe = recipeToJson(m_session.recipe());
  if (m_store == nullptr || m_store->isReadOnly()) return;
  if (const SecondTable *second = m_session.secondTable()) {  // the kind of pairs
    m_work.second.profile = secondTableToJson(*second, *m_session.firstTable()).toStdString();
    saveSources();
  }
  m_store->saveSetting(project_setting::kRecipe, m_work.recipe);
}

void ProjectController::followRoles() {
  if (m_isOpening || !m_session.hasDataset() || m_relay == nullptr) return;
  m_work.source.profile = profileOf(m_controller.source(), m_session.loadOptions(),
                                    *m_session.firstTable(), m_session.roles());
  if (m_store != nullptr && !m_store->isReadOnly()) m_store->saveSource("data", m_work.source);
}

/// Reads what another program has saved in a project that is read-only here.
void ProjectController::follow() {
  if (m_store == nullptr || m_controller.isBusy() || m_followJob.isRunning()) return;
  m_followJob.start(
      [store = m_store, known = m_relay->steps().size(), source = m_session.recordSource(),
       classes = classesOf(m_session.result())](const RunContext &context) {
        return followProject(store, known, source, classes, context);
      },
      {[this, store = m_store, result = m_session.result()](auto followed) {
        const bool isOfNow = store == m_store && result == m_session.result();
        if (!followed || !isOfNow || m_controller.isBusy()) return;  // the next check tries again
        m_relay = followed->relay;
        m_session.setVerdicts(m_relay, std::move(followed->verdicts));
      }});
}

void ProjectController::keepView(const QString &name, const QJsonObject &view) {
  if (m_store == nullptr || m_isOpening || m_store->isReadOnly()) return;
  m_store->saveView(name.toStdString(),
                    QJsonDocument(view).toJson(QJsonDocument::Compact).toStdString());
}

void ProjectController::look() {
  SavingState state = m_saving;
  const std::uint64_t steps = m_relay == nullptr ? 0 : m_relay->steps().size();
  if (m_store == nullptr) {
    if (m_creating != nullptr) state = {SavingState::Kind::Saving};
    if (m_creating == nullptr && steps == 0) state = {};
  } else if (m_store->isReadOnly()) {
    state = {SavingState::Kind::ReadOnly, {}, messageText(m_store->readOnlyReason())};
  } else if (const std::optional<Error> failure = m_store->failure()) {
    state = {SavingState::Kind::NotSaved, {}, errorText(*failure)};
  } else if (m_store->savedThrough() < steps) {
    state = {SavingState::Kind::Saving};
  } else if (m_saving.kind != SavingState::Kind::Saved || m_seenSaved != steps) {
    state = {SavingState::Kind::Saved, QDateTime::currentDateTime()};
    m_seenSaved = steps;
  }
  const bool isMoving =
      state.kind == SavingState::Kind::Saving || state.kind == SavingState::Kind::NotSaved;
  if (isMoving && !m_look.isActive()) m_look.start();
  if (!isMoving) m_look.stop();
  if (state == m_saving) return;
  m_saving = state;
  emit savingChanged();
}

void ProjectController::retry() {
  m_isRetryAsked = m_creating != nullptr;
  if (m_store == nullptr && m_creating == nullptr && m_relay != nullptr) return startUntitled();
  if (m_relay != nullptr) m_relay->retry();
  look();
}

void ProjectController::save() {
  if (m_saving.kind == SavingState::Kind::NotSaved) retry();
}

void ProjectController::saveAs(const QString &path) {
  if (m_controller.isBusy() || !m_session.hasDataset()) return;
  if (m_store == nullptr) {
    if (m_creating == nullptr) startUntitled();
    connect(
        this, &ProjectController::projectChanged, this, [this, path] { saveAs(path); },
        Qt::SingleShotConnection);
    return;
  }
  if (m_store->isReadOnly()) return saveCopy(path);
  auto *job = new Job<Done>(this);
  connect(job, &JobBase::finished, this, [this] {
    m_controller.finish();
    // A result that could not be saved in the old place can perhaps be saved in the new one.
    if (m_store->resultSave().state == ResultSave::State::Failed) followResult();
    setNotice(placeNotice(*m_store));
    look();
    emit projectChanged();
  });
  m_controller.begin(Activity::Saving, job);
  job->start([store = m_store, path, folder = m_folder](const RunContext &context) -> Result<Done> {
    if (auto saved = saveWithName(*store, nativePath(path), folder, context); !saved)
      return saved.error();
    return Done{};
  });
}

/// Opens the saved copy like any other project, because it has the latest saved steps and may
/// contain more than this window has read.
void ProjectController::saveCopy(const QString &path) {
  startOpening([store = m_store, path, source = m_controller.source().path](
                   const RunContext &context) -> Result<OpenedProject> {
    if (auto saved = store->saveAs(nativePath(path), context); !saved) return saved.error();
    store->close();
    return openProject(path, source, context);
  });
}

bool ProjectController::isOpen(const QString &path) const {
  return m_store != nullptr && m_store->path() == canonicalPath(nativePath(path));
}

void ProjectController::open(const QString &path) {
  if (isOpen(path) && !m_store->isReadOnly())
    return emit messageRaised(tr("This project is already open."));
  // A project that this window has just closed may still be locked.
  m_located = {};
  startOpening([path, closings = m_closer.closings()](const RunContext &context) {
    for (const auto &closing : closings) closing.wait();
    return openProject(path, {}, context);
  });
}

void ProjectController::locateSource(const QString &path) {
  const std::shared_ptr<ProjectStore> store = m_waiting != nullptr ? m_waiting : m_store;
  if (store == nullptr) return;
  (m_waiting != nullptr && m_isSecondWanted ? m_located.second : m_located.data) = path;
  startOpening([store, located = m_located](const RunContext &context) {
    return openProjectData(store, located, context);
  });
}

void ProjectController::startOpening(
    std::function<Result<OpenedProject>(const RunContext &)> work) {
  if (m_controller.isBusy()) return;
  auto *job = new Job<OpenedProject>(this);
  connect(job, &JobBase::finished, this, [this, job] {
    OpenedProject opened = job->takeResult();
    m_controller.finish();
    useOpened(std::move(opened));
  });
  m_controller.begin(Activity::Opening, job);
  job->start(std::move(work));
}

void ProjectController::useOpened(OpenedProject opened) {
  if (!opened.table) {
    m_waiting = opened.store;  // the current work stays open until the data is found
    m_isSecondWanted = opened.second == SourceState::Missing;
    return setNotice(noticeOf(opened, {}));
  }
  m_waiting.reset();
  if (m_store != opened.store) closeStore();
  m_isOpening = true;
  m_controller.showTable({opened.sourcePath, nullptr}, std::move(*opened.table));
  opened.table.reset();
  const bool hasSecond = opened.joined.has_value();
  if (hasSecond) m_session.setTables(*std::move(opened.joined), nullptr);
  opened.joined.reset();
  if (opened.recipe) m_session.setRecipe(*opened.recipe);
  m_store = opened.store;
  m_relay = opened.relay;
  m_session.setVerdicts(m_relay, std::move(opened.verdicts));
  if (opened.result != nullptr) m_session.setResult(opened.result, false, opened.records);
  m_work = {*m_store->content().source,
            hasSecond ? *m_store->content().reference : SourceIdentity(),
            recipeToJson(m_session.recipe()), opened.result};
  m_isSecondSaved = hasSecond;
  m_located = {};
  m_isOpening = false;
  watchLog();
  if (!m_store->isReadOnly() && opened.source == SourceState::Moved) {
    m_work.source.path = nativePath(QFileInfo(opened.sourcePath).absoluteFilePath());
    m_store->saveSource("data", m_work.source);
  }
  if (!m_store->isReadOnly() && opened.second == SourceState::Moved) {
    m_work.second.path = nativePath(QFileInfo(opened.secondPath).absoluteFilePath());
    m_store->saveSource("reference", m_work.second);
  }
  setNotice(noticeOf(opened, m_session.verdicts().reattachment()));
  emit projectChanged();
  for (const auto &[name, value] : m_store->content().viewState) {
    emit viewRestored(QString::fromStdString(name),
                      QJsonDocument::fromJson(QByteArray::fromStdString(value)).object());
  }
}

void ProjectController::setNotice(ProjectNotice notice) {
  if (notice == m_notice) return;
  m_notice = std::move(notice);
  emit noticeChanged();
}

void ProjectController::closeStore() {
  if (m_creating != nullptr) {
    delete std::exchange(m_creating, nullptr);  // waits a few milliseconds
    m_store = std::exchange(*m_created, nullptr);
    if (m_store != nullptr) fillStore();
  }
  if (m_store == nullptr) return;
  m_followJob.drop();
  m_followTimer.stop();
  m_closer.close(std::exchange(m_store, nullptr));
}

void ProjectController::lookForRecoverable() {
  m_recoveryJob.start(
      [folder = m_folder,
       closings = m_closer.closings()](const RunContext &context) -> Result<FoundReviews> {
        // The review of a table that was just closed is one of them.
        for (const auto &closing : closings) closing.wait();
        removeLongDeleted(folder, std::chrono::system_clock::now());
        return FoundReviews{recoverableProjects(folder, context), deletedProjects(folder)};
      },
      {[this](FoundReviews found) {
        m_recoverable = std::move(found.recoverable);
        m_deleted = std::move(found.deleted);
        emit recoverableChanged();
      }});
}

/// Waits until the previous store is closed, because it may belong to this table.
void ProjectController::lookForReviewOfTable() {
  m_offerJob.drop();
  const std::string source = m_session.loadReport().path;
  if (!m_session.hasDataset() || m_controller.isOwnTable()) return;
  m_offerJob.start(
      [folder = m_folder, source, closings = m_closer.closings()](
          const RunContext &context) -> Result<std::optional<RecoverableProject>> {
        for (const auto &closing : closings) closing.wait();
        for (RecoverableProject &review : recoverableProjects(folder, context))
          if (review.steps > 0 && isSameFile(review.sourcePath, source))
            return std::optional(review);
        return std::optional<RecoverableProject>();
      },
      {[this](const std::optional<RecoverableProject> &review) {
        const bool isJudged = m_relay != nullptr && !m_relay->steps().empty();
        if (review && !isJudged) emit unsavedFound(*review);
      }});
}

void ProjectController::discard(const QString &path) {
  const auto deleted = deleteUntitled(nativePath(path), m_folder);
  if (!deleted) emit messageRaised(errorText(deleted.error()));
  lookForRecoverable();
}

void ProjectController::restoreLastDeleted() {
  if (m_deleted.empty()) return;
  const auto restored = restoreDeleted(m_deleted.front(), m_folder);
  if (!restored) emit messageRaised(errorText(restored.error()));
  lookForRecoverable();
}

}  // namespace shinglescope
