// SPDX-License-Identifier: MIT
#include "ui/parts/table/tables_controller.h"

#include "ui/session/project_path.h"

namespace shinglescope {
namespace {

/// Reads a table and matches its columns to those of the first.
Result<SecondTable> readSecond(const Dataset &first, const std::vector<ColumnRole> &roles,
                               const ImportSource &source, const LoadOptions &options,
                               const Recipe &recipe, bool hasPairsWithin,
                               const RunContext &context) {
  Result<LoadedDataset> loaded = loadSource(source, options, context);
  if (!loaded) return loaded.error();
  if (loaded->dataset->rowCount() == 0)
    return errorOf(ErrorCode::Format, {MessageId::DataHasNoRows, {}});
  SecondTable second{
      source, std::move(loaded->dataset), std::move(loaded->report), options, {}, hasPairsWithin};
  second.match = guessColumnMatch(first, roles, *second.dataset, guessColumnRoles(*second.dataset));
  if (recipe.against) adoptAgainst(*recipe.against, first, recipe, second);
  return second;
}

}  // namespace

TablesController::TablesController(Session &session, ActionsController &controller, QObject *parent)
    : QObject(parent), m_session(session), m_controller(controller) {}

TablesController::~TablesController() { delete m_job; }

void TablesController::open(const ImportSource &source, const LoadOptions &options) {
  const bool hadSecond = m_session.secondTable() != nullptr;
  join(
      [=, first = m_session.firstTable(), roles = m_session.roles(), recipe = m_session.recipe(),
       within = hadSecond && m_session.secondTable()->hasPairsWithin](
          const RunContext &context) -> Result<JoinedTables> {
        auto second = readSecond(*first, roles, source, options, recipe, within, context);
        if (!second) return second.error();
        return joinWithSecond(first, *std::move(second), context);
      },
      true);
}

void TablesController::match(const ColumnMatch &match) {
  if (const SecondTable *now = m_session.secondTable())
    change({match, now->hasPairsWithin}, TableChange::New);
}

void TablesController::adopt(const AgainstRecipe &against) {
  if (m_session.secondTable() == nullptr) return;
  SecondTable second = *m_session.secondTable();
  adoptAgainst(against, *m_session.firstTable(), m_session.recipe(), second);
  change(second.tableMatch(), TableChange::New);
}

void TablesController::setPairsWithin(bool hasPairsWithin) {
  if (const SecondTable *now = m_session.secondTable())
    change({now->match, hasPairsWithin}, TableChange::New);
}

void TablesController::revert(TableChange how) {
  const SecondTable *now = m_session.secondTable();
  if (now == nullptr) return;
  const VerdictLog &log = m_session.verdicts().log();
  const TableEdit *edit =
      how == TableChange::Undo ? now->edits.nextUndo(log) : now->edits.nextRedo(log);
  if (edit != nullptr) change(how == TableChange::Undo ? edit->before : edit->after, how);
}

/// Joins the tables again only if other columns match.
void TablesController::change(TableMatch to, TableChange change) {
  const SecondTable &now = *m_session.secondTable();
  const bool isSame = now.match == to.columns;
  if (m_controller.isBusy() || (isSame && now.hasPairsWithin == to.hasPairsWithin)) return;
  TableEdits edits = now.edits;
  edits.record(change, now.tableMatch(), to, m_session.verdicts().log().stepCount());
  if (isSame) return m_session.setPairsWithin(to.hasPairsWithin, std::move(edits));
  SecondTable second = now;
  second.match = std::move(to.columns);
  second.hasPairsWithin = to.hasPairsWithin;
  second.edits = std::move(edits);
  join([first = m_session.firstTable(), second = std::move(second)](
           const RunContext &context) { return joinWithSecond(first, second, context); },
       false);
}

void TablesController::close() {
  if (m_session.secondTable() == nullptr) return;
  join([first = m_session.firstTable()](
           const RunContext &context) { return joinWithSecond(first, std::nullopt, context); },
       false);
}

void TablesController::join(Joining work, bool isOpening) {
  if (m_controller.isBusy() || !m_session.hasDataset()) return;
  auto *job = new Job<JoinedTables>(this);
  m_job = job;
  connect(job, &JobBase::finished, this,
          [this, job, isOpening] { fold(job->takeResult(), isOpening); });
  m_controller.begin(Activity::Opening, job);
  job->start(std::move(work));
}

/// Folds the verdicts for the rows of the joined tables; a million take a second or two.
void TablesController::fold(JoinedTables joined, bool isOpening) {
  m_controller.finish();
  if (!m_session.pauseSteps()) return;
  RecordSource source = m_session.recordSource();
  source.dataset = joined.dataset;
  source.digests = joined.records;
  auto *job = new Job<std::shared_ptr<Verdicts>>(this);
  m_job = job;
  connect(job, &JobBase::finished, this, [this, job, joined, isOpening] {
    std::shared_ptr<Verdicts> verdicts = job->takeResult();
    m_session.setTables(joined, std::move(verdicts));
    m_controller.finish();
    if (isOpening) emit opened();
  });
  connect(job, &JobBase::cancelled, this, [this] { m_session.dropSteps(); });
  connect(job, &JobBase::failed, this, [this] { m_session.dropSteps(); });
  m_controller.begin(Activity::Opening, job);
  job->start([source, store = m_session.verdictStore()](
                 const RunContext &context) -> Result<std::shared_ptr<Verdicts>> {
    auto verdicts = Verdicts::open(*store, source, nullptr, context);
    if (!verdicts) return verdicts.error();
    return std::shared_ptr<Verdicts>(*std::move(verdicts));
  });
}

}  // namespace shinglescope
