// SPDX-License-Identifier: MIT
#include "ui/session/actions_controller.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <utility>

#include "core/pipeline/run/find_duplicates.h"
#include "core/review/queue/items_among.h"
#include "core/review/verdicts/inference.h"
#include "ui/base/jobs/free_later.h"
#include "ui/base/style/resources.h"
#include "ui/base/text/error_text.h"
#include "ui/session/import_profiles.h"
#include "ui/session/opened_project.h"
#include "ui/session/project_path.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTrialRows = 2000;

/// Unpacks a resource as a read-only file in the cache directory and returns its path, which
/// never changes. Replaces a file that differs from the resource.
QString unpacked(const QString &name) {
  ensureResources();
  const QString directory = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                            QStringLiteral("/shinglescope/samples");
  QDir().mkpath(directory);
  const QString path = directory + u'/' + name;
  QFile resource(QStringLiteral(":/samples/") + name);
  if (!resource.open(QIODevice::ReadOnly)) return path;
  const QByteArray content = resource.readAll();
  QFile file(path);
  if (file.open(QIODevice::ReadOnly) && file.readAll() == content) return path;
  file.close();
  QFile::remove(path);
  if (file.open(QIODevice::WriteOnly)) file.write(content);
  file.setPermissions(QFileDevice::ReadOwner | QFileDevice::ReadGroup);
  return path;
}

/// The maximum number of changes that are made without a worker; they take a few milliseconds.
constexpr std::uint64_t kManyChanges = 5'000;

}  // namespace

ActionsController::ActionsController(Session &session, Settings &settings, QObject *parent)
    : QObject(parent), m_session(session), m_settings(settings) {
  m_session.setStepGuard([this] { makeRoomForStep(); });
  // The engine keeps the table of its last run.
  connect(&m_session, &Session::datasetChanged, this, [this] { m_engine->clear(); });
}

ActionsController::~ActionsController() {
  // Stop the job before the session is destroyed, because the end of the job writes to the session.
  delete m_job;
  m_session.setStepGuard({});
}

QString ActionsController::samplePath() { return unpacked(QStringLiteral("rentals.tsv")); }

QString ActionsController::lessonPath() { return unpacked(QStringLiteral("three_documents.tsv")); }

bool ActionsController::isOwnTable() const {
  return m_source.path == samplePath() || m_source.path == lessonPath();
}

void ActionsController::openFile(const QString &path, const LoadOptions &options,
                                 const std::vector<ColumnRole> &roles) {
  openSource({path, nullptr}, options, roles);
}

void ActionsController::openSource(const ImportSource &source, const LoadOptions &options,
                                   const std::vector<ColumnRole> &roles) {
  if (isBusy() || !mayReplace()) return;
  if (isProjectPath(source.path)) {
    emit projectChosen(QFileInfo(source.path).absoluteFilePath());
    return;
  }
  const bool isOwn =
      source.isPasted() || source.path == samplePath() || source.path == lessonPath();
  std::optional<ImportProfile> profile;
  if (!isOwn && isGuessed(options) && roles.empty())
    profile = ImportProfiles(m_settings).find(source.path);
  const QFileInfo info(source.path);
  auto *job = new Job<OpenedTable>(this);
  connect(job, &JobBase::finished, this, [=, this] {
    OpenedTable opened = job->takeResult();
    const bool isAsKept = opened.isAsKept;
    showTable(source, std::move(opened));
    if (!isOwn) {
      m_settings.addRecentFile(info.absoluteFilePath());
      m_settings.setLastDirectory(info.absolutePath());
    }
    finish();
    if (isAsKept) emit openedAsKept(profile->pattern);
  });
  const auto afterFailure =
      [this, source, file = info.absoluteFilePath()](const Error &error) -> std::optional<QString> {
    if (error.message.id == MessageId::PartNeeded) {
      emit partNeeded(source);
      return std::nullopt;
    }
    if (QFileInfo::exists(file) || !m_settings.recentFiles().contains(file)) return QString();
    m_settings.removeRecentFile(file);
    return tr("It was removed from the recent files.");
  };
  begin(Activity::Opening, job, afterFailure);
  job->start([=](const RunContext &context) -> Result<OpenedTable> {
    if (profile) return openAsKept(source, *profile, context);
    Result<LoadedDataset> loaded = loadSource(source, options, context);
    if (!loaded) return loaded.error();
    return OpenedTable{*std::move(loaded), options, roles, false};
  });
}

void ActionsController::showTable(const ImportSource &source, OpenedTable opened) {
  m_source = source;
  m_session.setDataset(std::move(opened.loaded), opened.options, opened.roles);
}

void ActionsController::closeTable() {
  if (isBusy() || !m_session.hasDataset() || !mayReplace()) return;
  m_source = {};
  m_session.clear();
}

void ActionsController::setRoles(const std::vector<ColumnRole> &roles) {
  if (!isBusy()) m_session.setRoles(roles);
}

std::vector<std::string> ActionsController::reusable() const {
  if (isBusy() || !m_session.hasDataset()) return {};
  return m_engine->reusable(*m_session.dataset(), m_session.recipe(), m_session.firstReference());
}

void ActionsController::startRun(RunKind kind) {
  if (isBusy() || !m_session.hasDataset()) return;
  if (m_session.recipe().compare.empty()) {
    emit failed(Activity::Running, tr("No column is compared. Choose at least one to compare."));
    return;
  }
  if (const QString obstacle = tablesObstacle(m_session); !obstacle.isEmpty())
    return emit failed(Activity::Running, obstacle);
  // Some of the first rows of both tables would not be the first rows of the joined one.
  if (kind == RunKind::Trial && m_session.secondTable() != nullptr) return;
  m_isKeepingPartial = false;
  runJob(workOf(kind), kind == RunKind::Trial);
}

std::function<Result<DuplicateResult>(const RunContext &)> ActionsController::workOf(
    RunKind kind) const {
  const std::shared_ptr<const Dataset> dataset = m_session.dataset();
  const Recipe recipe = m_session.recipe();
  const std::optional<std::uint32_t> reference = m_session.firstReference();
  switch (kind) {
    case RunKind::Exact:
      return [=](const RunContext &context) {
        return reference ? findExactAgainst(*dataset, *reference, recipe, context)
                         : findExactDuplicates(*dataset, recipe, context);
      };
    case RunKind::Trial:
      return [=](const RunContext &context) {
        return findDuplicates(*firstRows(*dataset, kTrialRows), recipe, context);
      };
    case RunKind::Find: break;
  }
  return [=, engine = m_engine](const RunContext &context) {
    return engine->find(dataset, recipe, context, reference);
  };
}

void ActionsController::keepPartial() {
  if (!hasPartial()) return;
  m_isKeepingPartial = true;
  runJob([engine = m_engine](const RunContext &context) { return engine->partial(context); },
         false);
}

void ActionsController::runJob(std::function<Result<DuplicateResult>(const RunContext &)> work,
                               bool isTrial) {
  auto *job = new Job<FoundResult>(this);
  connect(job, &JobBase::finished, this, [=, this] {
    m_found = job->takeResult();
    m_found->isTrial = isTrial;
    startFolding();
  });
  begin(Activity::Running, job);
  std::optional<AgainstReport> against;
  if (const SecondTable *second = m_session.secondTable())
    against = againstReport(*second, *m_session.firstTable(), m_session.recipe());
  job->start(
      [work = std::move(work), dataset = m_session.dataset(), records = m_session.records(),
       source = m_session.loadReport().path, reading = summaryOf(m_session.loadReport()), against,
       recipeAgainst = againstOf(m_session)](const RunContext &context) -> Result<FoundResult> {
        Result<DuplicateResult> found = work(context);
        if (!found) return found.error();
        found->report.source = source;
        found->report.reading = reading;
        if (against && found->report.against) {
          found->report.against->source = against->source;
          found->report.against->reading = against->reading;
          found->report.against->columns = against->columns;
          found->report.recipe.against = recipeAgainst;
        }
        FoundResult all{std::make_shared<DuplicateResult>(*std::move(found)), records};
        if (all.records != nullptr) return all;
        Result<RecordDigests> made = RecordDigests::make(*dataset, context);
        if (!made) return made.error();
        all.records = std::make_shared<const RecordDigests>(*std::move(made));
        return all;
      });
}

/// Folds the verdicts on the found result; a million take a second or two.
void ActionsController::startFolding() {
  RecordSource source = m_session.recordSource();
  source.digests = m_found->records;
  m_found->verdicts = Verdicts::unfolded(*m_session.verdictStore(), std::move(source));
  foldOn();
}

/// Continues folding in another job, because the log may grow while a job runs.
void ActionsController::foldOn() {
  if (!m_found) return;
  if (m_found->isFolded) return showFolded();
  if (m_job != nullptr) m_job->deleteLater();
  auto *job = new Job<Done>(this);
  connect(job, &JobBase::finished, this, &ActionsController::showFolded);
  begin(Activity::Running, job);
  job->start([verdicts = m_found->verdicts,
              store = m_session.verdictStore()](const RunContext &context) -> Result<Done> {
    if (auto folded = verdicts->foldLog(context); !folded) return folded.error();
    return Done{};
  });
}

void ActionsController::showFolded() {
  m_found->isFolded = true;
  if (m_job != nullptr) m_job->deleteLater();
  auto *job = new Job<Done>(this);
  connect(job, &JobBase::finished, this, [this] {
    FoundResult found = *std::exchange(m_found, std::nullopt);
    found.verdicts->catchUp();
    m_session.setResult(std::move(found.result), found.isTrial, std::move(found.records),
                        std::move(found.verdicts));
    finish();
  });
  begin(Activity::Running, job);
  job->start([verdicts = m_found->verdicts,
              classes = classesOf(m_found->result)](const RunContext &context) -> Result<Done> {
    if (auto shown = verdicts->show(classes, context); !shown) return shown.error();
    return Done{};
  });
}

/// Stops a worker that reads the log, because the log is about to grow, and resumes the work
/// afterwards.
void ActionsController::makeRoomForStep() {
  if (!m_found || m_found->isFolded || m_job == nullptr) return;
  delete m_job;
  // If the worker had folded all steps, it need not read the log again.
  m_found->isFolded =
      m_found->verdicts->log().stepCount() == m_session.verdictStore()->steps().size();
  QMetaObject::invokeMethod(this, &ActionsController::foldOn, Qt::QueuedConnection);
}

void ActionsController::endCancelled(Activity activity) {
  finish();
  // The verified pairs become the result if this table has no complete one. A complete result
  // is replaced only on request.
  const bool hasWholeResult =
      m_session.hasResult() && !m_session.isTrial() && !m_session.result()->report.isPartial;
  const bool isTaken =
      activity == Activity::Running && !m_isKeepingPartial && hasPartial() && !hasWholeResult;
  if (isTaken) {
    keepPartial();
  } else {
    emit wasCancelled(activity);
  }
}

void ActionsController::cancel() {
  if (m_job != nullptr) m_job->cancel();
}

void ActionsController::setProtectedFiles(std::function<std::vector<ProtectedFile>()> files) {
  m_protectedFiles = std::move(files);
}

std::vector<ProtectedFile> ActionsController::protectedFiles() const {
  std::vector<ProtectedFile> files =
      m_protectedFiles ? m_protectedFiles() : std::vector<ProtectedFile>();
  if (const SecondTable *second = m_session.secondTable())
    files.push_back({MessageId::TheSecondTable, second->report.path});
  return files;
}

void ActionsController::exportItems(ExportRequest request, const QString &path,
                                    ExportWriter writer) {
  if (isBusy() || !m_session.hasDataset()) return;
  request.dataset = m_session.dataset();
  request.result = m_session.result();
  request.judgements = m_session.verdicts().items();
  request.source = std::make_shared<const LoadReport>(m_session.loadReport());
  if (const SecondTable *second = m_session.secondTable()) {
    request.firstTable = m_session.firstTable();
    request.second = exportedSecond(*second, *m_session.firstTable(), m_session.recipe());
  }
  request.maxRowBytes = m_session.loadOptions().maxRowBytes;
  request.protectedFiles = protectedFiles();
  auto *job = new Job<ExportOutcome>(this);
  connect(job, &JobBase::finished, this, [=, this] {
    const ExportOutcome outcome = job->takeResult();
    finish();
    emit exported(path, outcome);
  });
  begin(Activity::Exporting, job);
  job->start([request = std::move(request), writer = std::move(writer),
              target = QFile::encodeName(path).toStdString()](const RunContext &context) {
    return writer ? writer(request, target, context) : exportToFile(request, target, context);
  });
}

void ActionsController::begin(Activity activity, JobBase *job, const AfterFailure &afterFailure) {
  m_job = job;
  m_activity = activity;
  connect(job, &JobBase::progressed, this, &ActionsController::progressed);
  connect(job, &JobBase::cancelled, this, [this, activity] { endCancelled(activity); });
  connect(job, &JobBase::failed, this, [=, this](const Error &error) {
    finish();
    const std::optional<QString> more = afterFailure ? afterFailure(error) : QString();
    if (!more) return;
    emit failed(activity, more->isEmpty() ? errorText(error) : errorText(error) + u' ' + *more);
  });
  emit activityChanged(activity);
}

void ActionsController::finish() {
  if (m_job != nullptr) m_job->deleteLater();
  m_job.clear();
  if (m_activity == Activity::Judging) m_session.dropSteps();
  if (m_found) freeLater(std::move(m_found->verdicts));
  m_found.reset();
  m_activity = Activity::Idle;
  emit activityChanged(Activity::Idle);
}

bool ActionsController::judge(ItemKey key, const Judgement &judgement) {
  if (changesNothing(m_session.verdicts(), key, judgement)) return true;
  return apply({.items = {{key, judgement}}});
}

bool ActionsController::apply(ReviewCommand command) {
  const std::uint64_t changes = command.items.size() + command.rows.size() + command.merges.size();
  return takeSteps(changes,
                   [command = std::move(command)](Verdicts &verdicts, const RunContext &context) {
                     return asSteps(verdicts.apply(command, context));
                   });
}

bool ActionsController::judgeTogether(const std::shared_ptr<const ReviewQueue> &queue,
                                      std::vector<ItemHandle> items, const SharedVerdict &said) {
  const std::uint64_t count = items.size();
  const auto work = [queue, items = std::move(items), said](
                        Verdicts &verdicts,
                        const RunContext &context) -> Result<std::vector<std::uint64_t>> {
    const Result<ReviewCommand> command =
        shinglescope::judgedTogether(verdicts, *queue, items, said, context);
    if (!command) return command.error();
    return asSteps(verdicts.apply(*command, context));
  };
  return takeSteps(count, work, [this, count] { emit judgedTogether(count); });
}

bool ActionsController::judgeAmong(const std::shared_ptr<const ReviewQueue> &queue,
                                   std::vector<std::vector<RecordId>> lists, const Ratio &threshold,
                                   const SharedVerdict &said) {
  std::uint64_t most = 0;
  for (const std::vector<RecordId> &rows : lists)
    most += std::uint64_t{rows.size()} * rows.size() / 2;
  const auto count = std::make_shared<std::uint64_t>(0);
  const auto work = [queue, lists = std::move(lists), threshold, said, count](
                        Verdicts &verdicts,
                        const RunContext &context) -> Result<std::vector<std::uint64_t>> {
    const auto items = itemsAmong(*queue, lists, threshold, context);
    if (!items) return items.error();
    *count = items->size();
    const Result<ReviewCommand> command =
        shinglescope::judgedTogether(verdicts, *queue, *items, said, context);
    if (!command) return command.error();
    return asSteps(verdicts.apply(*command, context));
  };
  return takeSteps(most, work, [this, count] { emit judgedTogether(*count); });
}

void ActionsController::acceptOffers(const std::vector<ItemKey> &offered) {
  takeSteps(offered.size(), [offered](Verdicts &verdicts, const RunContext &context) {
    const ReviewCommand command = acceptedDuplicates(verdicts.items(), offered, {});
    return asSteps(verdicts.apply(command, context));
  });
}

bool ActionsController::mergeReview(const std::shared_ptr<const OtherReview> &other) {
  const std::uint64_t changes =
      other->verdicts->log().targetCount() + m_session.verdicts().log().targetCount();
  const auto merge = [other](Verdicts &verdicts,
                             const RunContext &context) -> Result<std::vector<std::uint64_t>> {
    Result<MergeReport> merged = shinglescope::mergeReview(verdicts, *other, context);
    if (!merged) return merged.error();
    return merged->steps;
  };
  return takeSteps(changes, merge, [this, other] { emit merged(*other); });
}

void ActionsController::undo() {
  const VerdictLog &log = m_session.verdicts().log();
  if (log.canUndo() && !m_session.isReadOnly()) takeSteps(changesToUndo(log), undoCommand);
}

void ActionsController::redo() {
  const VerdictLog &log = m_session.verdicts().log();
  if (log.canRedo() && !m_session.isReadOnly()) takeSteps(changesToRedo(log), redoCommand);
}

/// Returns false if the steps cannot be made; failed() then reports the reason.
bool ActionsController::takeSteps(std::uint64_t changes, Session::StepWork work,
                                  const std::function<void()> &onKept) {
  if (changes > kManyChanges) return takeManySteps(std::move(work), onKept);
  const Result<void> taken = m_session.takeSteps(work);
  if (!taken) emit failed(Activity::Idle, errorText(taken.error()));
  if (taken && onKept) onKept();
  return taken.hasValue();
}

/// Lets a worker change a copy, so that the window can still show the current state.
bool ActionsController::takeManySteps(Session::StepWork work, const std::function<void()> &onKept) {
  const Result<std::shared_ptr<PendingSteps>> ahead =
      isBusy() ? badParameter(
                     {MessageId::PlainText,
                      {tr("This changes too many verdicts while a task is running. Wait for the "
                          "task to finish, or press Esc to cancel it.")
                           .toStdString()}})
               : m_session.startSteps();
  if (!ahead) {
    emit failed(Activity::Idle, errorText(ahead.error()));
    return false;
  }
  auto *job = new Job<Done>(this);
  connect(job, &JobBase::finished, this, [this, ahead = *ahead, onKept] {
    const Result<void> kept = m_session.keepSteps(ahead);
    finish();
    if (!kept) return emit failed(Activity::Idle, errorText(kept.error()));
    if (onKept) onKept();
  });
  begin(Activity::Judging, job);
  job->start([ahead = *ahead, work = std::move(work)](const RunContext &context) -> Result<Done> {
    if (auto copied = ahead->copy(context); !copied) return copied.error();
    if (auto taken = work(ahead->verdicts(), context); !taken) return taken.error();
    if (auto finished = ahead->finish(context); !finished) return finished.error();
    return Done{};
  });
  return true;
}

}  // namespace shinglescope
