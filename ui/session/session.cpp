// SPDX-License-Identifier: MIT
#include "ui/session/session.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "core/review/verdicts/memory_verdict_store.h"
#include "ui/base/jobs/free_later.h"

namespace shinglescope {
namespace {

std::string columnNumber(ColumnId column) { return "#" + std::to_string(column.value + 1); }

Recipe firstRecipe() {
  Result<Recipe> recipe = presetRecipe("default");
  return recipe ? *std::move(recipe) : Recipe{};
}

/// Removes the origin of a recipe, which is not a setting of a run: the name of the preset, and the
/// zone from which the bands were chosen; and what it says about a second table, which the session
/// itself knows.
Recipe withoutOrigin(Recipe recipe) {
  recipe.name.clear();
  recipe.zone.reset();
  recipe.against.reset();
  return recipe;
}

/// Replaces the names of columns by their numbers. The command line and files name columns as their
/// author did.
Recipe withColumnNumbers(Recipe recipe, const Dataset &dataset) {
  const auto toNumber = [&dataset](std::string &name) {
    if (const auto column = dataset.findColumn(name)) name = columnNumber(*column);
  };
  for (std::string &name : recipe.compare) toNumber(name);
  for (std::string &name : recipe.same) toNumber(name);
  if (recipe.id) toNumber(*recipe.id);
  return recipe;
}

/// Returns the recipe with which a result would have the same scores. A list of pairs is scored by
/// the texts alone: it does not depend on bands, and its bounds are those of the list.
Recipe comparableRecipe(const DuplicateResult &result, const Recipe &now) {
  if (result.report.engine != "listed") return withoutOrigin(now);
  Recipe recipe = withoutOrigin(result.recipe());
  recipe.compare = now.compare;
  recipe.id = now.id;
  recipe.same = now.same;
  recipe.preparation = now.preparation;
  recipe.shingle = now.shingle;
  return recipe;
}

}  // namespace

Session::Session(QObject *parent)
    : QObject(parent),
      m_recipe(firstRecipe()),
      m_verdictStore(std::make_shared<MemoryVerdictStore>()),
      m_verdicts(std::make_shared<Verdicts>(*m_verdictStore, RecordSource{})) {}

QString Session::fileName() const {
  return QFileInfo(QString::fromStdString(m_loadReport.path)).fileName();
}

std::vector<ColumnId> Session::columnsWithRole(ColumnRole role) const {
  std::vector<ColumnId> columns;
  for (std::size_t i = 0; i < m_roles.size(); ++i) {
    if (m_roles[i] == role) columns.push_back({static_cast<std::uint32_t>(i)});
  }
  return columns;
}

/// The order of the table, unless the recipe names the same columns in another: a run joins the
/// columns in the recipe's order.
std::vector<ColumnId> Session::comparedColumns() const {
  if (!hasDataset()) return {};
  std::vector<ColumnId> columns = columnsWithRole(ColumnRole::Compared);
  std::vector<ColumnId> named;
  for (const std::string &name : m_recipe.compare) {
    if (const auto column = m_dataset->findColumn(name)) named.push_back(*column);
  }
  return std::ranges::is_permutation(named, columns) ? named : columns;
}

bool Session::isResultOutdated() const {
  if (m_result == nullptr) return false;
  const Recipe then = withColumnNumbers(withoutOrigin(m_result->recipe()), *m_dataset);
  const Recipe now = withColumnNumbers(comparableRecipe(*m_result, m_recipe), *m_dataset);
  return !(then == now) || m_result->firstReference != firstReference();
}

std::optional<std::uint32_t> Session::firstReference() const {
  if (!m_second || m_second->hasPairsWithin) return std::nullopt;
  return m_dataset->secondTable();
}

std::vector<ColumnId> Session::columnsWithoutCounterpart() const {
  std::vector<ColumnId> missing;
  if (!m_second) return missing;
  std::vector<std::string> names = m_recipe.compare;
  names.insert(names.end(), m_recipe.same.begin(), m_recipe.same.end());
  for (const std::string &name : names) {
    const auto column = m_dataset->findColumn(name);
    if (!column) continue;
    const bool isMatched =
        column->value < m_second->match.size() && m_second->match[column->value].has_value();
    if (!isMatched) missing.push_back(*column);
  }
  return missing;
}

void Session::setDataset(LoadedDataset loaded, LoadOptions options, std::vector<ColumnRole> roles) {
  m_dataset = m_firstTable = std::move(loaded.dataset);
  m_second.reset();
  m_loadReport = std::move(loaded.report);
  m_loadOptions = std::move(options);
  m_roles = std::move(roles);
  if (m_roles.size() != m_dataset->columnCount()) m_roles = guessColumnRoles(*m_dataset);
  startOver();
}

void Session::clear() {
  if (!hasDataset()) return;
  freeLater(std::exchange(m_dataset, nullptr));
  m_firstTable.reset();
  m_second.reset();
  m_loadReport = {};
  m_loadOptions = {};
  m_roles.clear();
  m_recipe.compare.clear();
  m_recipe.id.reset();
  startOver();
}

void Session::setTables(JoinedTables tables, std::shared_ptr<Verdicts> verdicts) {
  freeLater(std::exchange(m_dataset, std::move(tables.dataset)));
  m_second = std::move(tables.second);
  m_roles.resize(m_firstTable->columnCount());
  m_roles = joinedRoles(*m_firstTable, std::move(m_roles), *m_dataset);
  freeLater(std::exchange(m_result, nullptr));
  m_isTrial = false;
  m_isTakingSteps = false;
  if (verdicts != nullptr) {
    m_records = std::move(tables.records);
    replaceVerdicts(std::move(verdicts));
  } else {
    setRecords(std::move(tables.records));
  }
  std::erase_if(m_recipe.same,
                [this](const std::string &name) { return !m_dataset->findColumn(name); });
  applyRolesToRecipe();
  m_reviewThreshold = m_recipe.threshold;
  m_keepsVerdicts = true;
  announceTables();
  m_keepsVerdicts = false;
}

void Session::announceTables() {
  emit verdictsReplaced();
  emit datasetChanged();
  emit rolesChanged();
  emit recipeChanged();
  emit resultChanged();
  emit reviewThresholdChanged();
}

void Session::setPairsWithin(bool hasPairsWithin, TableEdits edits) {
  if (!m_second || m_second->hasPairsWithin == hasPairsWithin) return;
  m_second->hasPairsWithin = hasPairsWithin;
  m_second->edits = std::move(edits);
  emit recipeChanged();
}

/// Ends all work on the previous data set.
void Session::startOver() {
  m_result.reset();
  m_isTrial = false;
  m_isReadOnly = false;
  m_verdicts.reset();
  m_verdictStore = std::make_shared<MemoryVerdictStore>();
  setRecords(nullptr);
  m_recipe.compare.clear();  // these are columns of the previous file
  m_recipe.same.clear();
  m_recipe.against.reset();
  applyRolesToRecipe();
  m_reviewThreshold = m_recipe.threshold;
  announceTables();
}

void Session::setRoles(std::vector<ColumnRole> roles) {
  if (!hasDataset()) return;
  if (m_second && roles.size() == m_firstTable->columnCount())
    roles.insert(roles.end(), m_roles.begin() + static_cast<std::ptrdiff_t>(roles.size()),
                 m_roles.end());
  if (roles.size() != m_dataset->columnCount()) return;
  roles = joinedRoles(*m_firstTable, std::move(roles), *m_dataset);
  if (roles == m_roles) return;
  m_roles = std::move(roles);
  applyRolesToRecipe();
  emit rolesChanged();
  emit recipeChanged();
}

void Session::setRecipe(Recipe recipe) {
  const Recipe before = m_recipe;
  m_recipe = std::move(recipe);
  applyRolesToRecipe();
  if (!(m_recipe == before)) emit recipeChanged();
}

void Session::setResult(std::shared_ptr<const DuplicateResult> result, bool isTrial,
                        std::shared_ptr<const RecordDigests> records,
                        std::shared_ptr<Verdicts> verdicts) {
  m_result = std::move(result);
  const bool hasOtherVerdicts = verdicts != nullptr;
  if (hasOtherVerdicts) {
    m_records = std::move(records);
    replaceVerdicts(std::move(verdicts));
  } else {
    if (m_records == nullptr && records != nullptr) setRecords(std::move(records));
    needRecords();
  }
  const TextClasses *classes = m_result == nullptr ? nullptr : &m_result->classes;
  if (m_verdicts->classes().get() != classes)
    m_verdicts->setClasses(std::shared_ptr<const TextClasses>(m_result, classes));
  m_isTrial = isTrial;
  if (m_result != nullptr) m_reviewThreshold = m_result->recipe().threshold;
  if (hasOtherVerdicts) emit verdictsReplaced();
  emit resultChanged();
  emit reviewThresholdChanged();
}

void Session::setStore(std::shared_ptr<VerdictStore> store) {
  m_verdicts.reset();
  m_verdictStore = std::move(store);
  setRecords(m_records);
  if (m_result != nullptr)
    m_verdicts->setClasses(std::shared_ptr<const TextClasses>(m_result, &m_result->classes));
  emit verdictsReplaced();
}

void Session::setVerdicts(std::shared_ptr<VerdictStore> store, std::shared_ptr<Verdicts> verdicts) {
  m_records = verdicts->source().digests;
  replaceVerdicts(std::move(verdicts));
  m_verdictStore = std::move(store);
  emit verdictsReplaced();
}

void Session::replaceVerdicts(std::shared_ptr<Verdicts> verdicts) {
  freeLater(std::exchange(m_verdicts, std::move(verdicts)));
  m_verdicts->setIdColumn(idColumn());
}

void Session::setReadOnly(bool isReadOnly) {
  if (m_isReadOnly == isReadOnly) return;
  m_isReadOnly = isReadOnly;
  emit verdictsReplaced();
}

void Session::setReviewThreshold(Ratio threshold) {
  if (threshold == m_reviewThreshold) return;
  m_reviewThreshold = threshold;
  emit reviewThresholdChanged();
}

/// Must be called before a step is added to the log.
Result<void> Session::prepareStep() {
  if (m_isReadOnly)
    return badParameter(
        {MessageId::PlainText,
         {tr("This project is open for reading only. Save a copy to judge in it.").toStdString()}});
  if (m_isTakingSteps)
    return badParameter({MessageId::PlainText,
                         {tr("Many verdicts are being changed. Wait until that has finished, or "
                             "press Esc to cancel it.")
                              .toStdString()}});
  if (m_stepGuard) m_stepGuard();
  return {};
}

Result<std::uint64_t> Session::apply(const ReviewCommand &command) {
  std::uint64_t number = 0;
  auto taken = takeSteps([&](Verdicts &verdicts, const RunContext &context) {
    auto step = verdicts.apply(command, context);
    if (step) number = *step;
    return asSteps(step);
  });
  if (!taken) return taken.error();
  return number;
}

Result<std::uint64_t> Session::setJudgement(ItemKey key, const Judgement &judgement) {
  return apply({.items = {{key, judgement}}});
}

Result<void> Session::takeSteps(const StepWork &work) {
  if (auto writable = prepareStep(); !writable) return writable.error();
  needRecords();
  const auto steps = work(*m_verdicts, {});
  if (!steps) return steps.error();
  for (const std::uint64_t step : *steps) announceStep(step);
  return {};
}

Result<std::shared_ptr<PendingSteps>> Session::startSteps() {
  if (auto writable = prepareStep(); !writable) return writable.error();
  needRecords();
  m_isTakingSteps = true;
  // Freeing a copy of the log takes a while, so it is done later.
  return std::shared_ptr<PendingSteps>(new PendingSteps(*m_verdicts), [](PendingSteps *old) {
    freeLater(std::shared_ptr<PendingSteps>(old));
  });
}

bool Session::pauseSteps() { return !std::exchange(m_isTakingSteps, true); }

Result<void> Session::keepSteps(const std::shared_ptr<PendingSteps> &ahead) {
  m_isTakingSteps = false;
  const std::uint64_t before = m_verdicts->log().stepCount();
  if (auto kept = ahead->commitTo(*m_verdicts); !kept) return kept;
  for (std::uint64_t step = before + 1; step <= m_verdicts->log().stepCount(); ++step)
    announceStep(step);
  return {};
}

void Session::announceStep(std::uint64_t step) {
  // A large step is not scanned to find out whether it is about a single item.
  constexpr std::uint64_t kFewChanges = 64;
  emit verdictsChanged(step);
  if (m_verdicts->log().changeCount(step) > kFewChanges) return;
  const std::vector<ItemKey> items = m_verdicts->itemsOf(step);
  if (items.size() == 1) emit judgementChanged(items.front());
}

/// Runs provide the digests; only a verdict before the first run has to wait for them.
void Session::needRecords() {
  if (m_records != nullptr || m_dataset == nullptr) return;
  Result<RecordDigests> made =
      m_second ? RecordDigests::makeOfTwo(*m_firstTable, *m_second->dataset, RunContext{})
               : RecordDigests::make(*m_dataset, RunContext{});
  if (made) setRecords(std::make_shared<const RecordDigests>(*std::move(made)));
}

void Session::setRecords(std::shared_ptr<const RecordDigests> records) {
  m_records = std::move(records);
  m_verdicts =
      std::make_shared<Verdicts>(*m_verdictStore, RecordSource{m_dataset, m_records, idColumn()});
}

std::optional<ColumnId> Session::idColumn() const {
  const std::vector<ColumnId> ids = columnsWithRole(ColumnRole::Id);
  return ids.empty() ? std::nullopt : std::optional(ids.front());
}

void Session::applyRolesToRecipe() {
  if (!hasDataset()) return;
  const std::vector<ColumnId> compared = comparedColumns();
  m_recipe.compare.clear();
  for (const ColumnId column : compared) m_recipe.compare.push_back(columnNumber(column));
  const std::optional<ColumnId> id = idColumn();
  m_recipe.id.reset();
  if (id) m_recipe.id = columnNumber(*id);
  m_verdicts->setIdColumn(id);
}

}  // namespace shinglescope
