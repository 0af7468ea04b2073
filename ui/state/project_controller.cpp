#include "ui/state/project_controller.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include "ui/controls/number_text.h"
#include "ui/models/display_text.h"
#include "ui/state/error_text.h"
#include "ui/state/log_relay.h"
#include "ui/state/project_path.h"

namespace shinglescope {
namespace {

constexpr int kLookMilliseconds = 150;

std::string encoded(const QString &path) { return QFile::encodeName(path).toStdString(); }

QString shownName(const QString &path) {
  return cellDisplayText(QFile::encodeName(QFileInfo(path).fileName()).toStdString());
}

}  // namespace

ProjectController::ProjectController(Session &session, ActionsController &controller,
                                     QObject *parent)
    : QObject(parent),
      m_session(session),
      m_controller(controller),
      m_folder(defaultRecoveryFolder()) {
  m_look.setInterval(kLookMilliseconds);
  connect(&m_look, &QTimer::timeout, this, &ProjectController::look);
  connect(&session, &Session::datasetChanged, this, &ProjectController::followDataset);
  connect(&session, &Session::resultChanged, this, &ProjectController::followResult);
  connect(&session, &Session::recipeChanged, this, &ProjectController::keepSettings);
}

ProjectController::~ProjectController() {
  if (m_relay != nullptr) m_relay->setListener({});
  closeStore();
}

QString ProjectController::path() const {
  if (m_store == nullptr) return {};
  const QString path = QFile::decodeName(m_store->path().c_str());
  return shinglescope::isUntitled(m_store->path(), m_folder) ? QString() : path;
}

bool ProjectController::needsName() const { return isUntitled() && m_session.hasDataset(); }

void ProjectController::followDataset() {
  if (m_isOpening) return;
  closeStore();
  useStore(nullptr);
  setNotice({});
  emit projectChanged();
}

/// Puts a relay under the session's verdicts: to the store, or to memory until
/// the first verdict.
void ProjectController::useStore(std::shared_ptr<ProjectStore> store) {
  m_store = std::move(store);
  m_relay = m_store == nullptr ? std::make_shared<LogRelay>() : std::make_shared<LogRelay>(m_store);
  m_relay->setListener([this] { followStep(); });
  m_session.setStore(m_relay);
  noteWork();
  m_seenSaved = 0;
  m_saving = {};
  look();
}

void ProjectController::followStep() {
  if (m_store == nullptr && m_creating == nullptr) startUntitled();
  look();
}

void ProjectController::startUntitled() {
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
                             *m_session.dataset(), m_session.roles());
  m_work.recipe = recipeToJson(m_session.recipe());
  m_work.result = m_session.isTrial() ? nullptr : m_session.result();
}

/// All that a project without content is to know of the work.
void ProjectController::fillStore() {
  m_relay->attach(m_store);
  m_store->saveSource("data", m_work.source);
  m_store->saveSetting(project_setting::kRecipe, m_work.recipe);
  if (m_work.result != nullptr) m_store->saveResult(m_work.result);
}

void ProjectController::followResult() {
  if (m_isOpening || !m_session.hasResult() || m_session.isTrial()) return;
  m_work.result = m_session.result();
  if (m_store != nullptr && !m_store->isReadOnly()) m_store->saveResult(m_work.result);
}

void ProjectController::keepSettings() {
  if (m_isOpening || !m_session.hasDataset()) return;
  m_work.recipe = recipeToJson(m_session.recipe());
  if (m_store == nullptr || m_store->isReadOnly()) return;
  m_store->saveSetting(project_setting::kRecipe, m_work.recipe);
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
    state = {SavingState::Kind::ReadOnly, {}, QString::fromStdString(m_store->readOnlyReason())};
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
  auto *job = new Job<Done>(this);
  connect(job, &JobBase::finished, this, [this] {
    m_controller.finish();
    followResult();
    setNotice({QString::fromStdString(m_store->placeWarning())});
    look();
    emit projectChanged();
  });
  m_controller.begin(Activity::Saving, job);
  job->start([store = m_store, path, folder = m_folder](const RunContext &context) -> Result<Done> {
    if (auto saved = saveWithName(*store, encoded(path), folder, context); !saved)
      return saved.error();
    return Done{};
  });
}

void ProjectController::open(const QString &path) {
  startOpening([path](const RunContext &context) { return openProject(path, {}, context); });
}

void ProjectController::locateSource(const QString &path) {
  const std::shared_ptr<ProjectStore> store = m_waiting != nullptr ? m_waiting : m_store;
  if (store == nullptr) return;
  startOpening(
      [store, path](const RunContext &context) { return openProjectData(store, path, context); });
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
  describeOpened(opened);
  if (!opened.table) {
    m_waiting = opened.store;  // what is open now stays until the data is found
    return;
  }
  m_waiting.reset();
  if (m_store != opened.store) closeStore();
  m_isOpening = true;
  m_controller.showTable({opened.sourcePath, nullptr}, std::move(*opened.table));
  if (opened.recipe) m_session.setRecipe(*opened.recipe);
  useStore(opened.store);
  if (opened.result != nullptr) m_session.setResult(opened.result, false, opened.records);
  m_isOpening = false;
  if (!m_store->isReadOnly() && opened.source == SourceState::Moved) {
    SourceIdentity identity = *m_store->content().source;
    identity.path = encoded(QFileInfo(opened.sourcePath).absoluteFilePath());
    m_store->saveSource("data", std::move(identity));
  }
  emit projectChanged();
  for (const auto &[name, value] : m_store->content().viewState) {
    emit viewRestored(QString::fromStdString(name),
                      QJsonDocument::fromJson(QByteArray::fromStdString(value)).object());
  }
  // Which verdicts were found again is known only now.
  describeOpened(opened);
}

QString ProjectController::sourceSentence(const OpenedProject &opened) const {
  const QString name = shownName(opened.sourcePath);
  const Reattachment found = m_session.verdicts().reattachment();
  const QString counts =
      tr("%1 verdicts found again, %2 on changed records, %3 without a record.")
          .arg(countText(found.same), countText(found.changed), countText(found.orphaned));
  switch (opened.source) {
    case SourceState::Same: return {};
    case SourceState::Moved: return tr("%1 was found at another place. %2").arg(name, counts);
    case SourceState::Changed:
      return tr("%1 has changed since it was judged. %2").arg(name, counts);
    case SourceState::Missing:
      return tr("%1 is missing; point to it to go on with this project.").arg(name);
  }
  return {};
}

void ProjectController::describeOpened(const OpenedProject &opened) {
  using enum ProjectNotice::Action;
  QStringList said;
  if (!opened.store->readOnlyReason().empty())
    said << QString::fromStdString(opened.store->readOnlyReason()) + u' ' +
                tr("It is open for reading; what you judge is kept only in a copy.");
  if (const QString source = sourceSentence(opened); !source.isEmpty()) said << source;
  if (!opened.resultProblem.isEmpty()) said << opened.resultProblem;
  const QString place = QString::fromStdString(opened.store->placeWarning());
  if (!place.isEmpty() && !opened.store->isReadOnly()) said << place;
  ProjectNotice::Action action = None;
  if (opened.source == SourceState::Missing) {
    action = FindSource;
  } else if (opened.store->isReadOnly()) {
    action = SaveAs;
  } else if (opened.source == SourceState::Changed || !opened.resultProblem.isEmpty()) {
    action = RunAgain;
  }
  setNotice({said.join(u' '), said.isEmpty() ? None : action});
}

void ProjectController::setNotice(ProjectNotice notice) {
  if (notice == m_notice) return;
  m_notice = std::move(notice);
  emit noticeChanged();
}

/// Closing may wait for the disk: it happens in a thread of its own, which the
/// program's end awaits.
void ProjectController::closeStore() {
  if (m_creating != nullptr) {
    delete std::exchange(m_creating, nullptr);  // waits some milliseconds
    m_store = std::exchange(*m_created, nullptr);
    if (m_store != nullptr) fillStore();
  }
  if (m_store == nullptr) return;
  m_closing = std::jthread(
      [store = std::move(m_store), folder = m_folder] { closeUntitled(*store, folder); });
  m_store = nullptr;
}

void ProjectController::lookForRecoverable() {
  m_recoveryJob.start(
      [folder = m_folder](const RunContext &context) -> Result<std::vector<RecoverableProject>> {
        return recoverableProjects(folder, context);
      },
      [this](std::vector<RecoverableProject> found) {
        m_recoverable = std::move(found);
        emit recoverableChanged();
      },
      [](const Error &) {});
}

void ProjectController::discard(const QString &path) {
  if (!discardUntitled(encoded(path), m_folder)) return;
  lookForRecoverable();
}

}  // namespace shinglescope
