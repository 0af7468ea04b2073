// SPDX-License-Identifier: MIT
#include "ui/session/session.h"

#include <QFileInfo>
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

/// Removes the name of the preset, which is the origin of a recipe and not a setting.
Recipe withoutName(Recipe recipe) {
  recipe.name.clear();
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

bool Session::isResultOutdated() const {
  return m_result != nullptr && !(withoutName(m_result->recipe()) == withoutName(m_recipe));
}

void Session::setDataset(LoadedDataset loaded, LoadOptions options, std::vector<ColumnRole> roles) {
  m_dataset = std::move(loaded.dataset);
  m_loadReport = std::move(loaded.report);
  m_loadOptions = std::move(options);
  m_roles = std::move(roles);
  if (m_roles.size() != m_dataset->columnCount()) m_roles = guessColumnRoles(*m_dataset);
  startOver();
}

void Session::clear() {
  if (!hasDataset()) return;
  freeLater(std::exchange(m_dataset, nullptr));
  m_loadReport = {};
  m_loadOptions = {};
  m_roles.clear();
  m_recipe.compare.clear();
  m_recipe.id.reset();
  startOver();
}

/// Ends all work on the previous data set.
void Session::startOver() {
  m_result.reset();
  m_isTrial = false;
  m_isReadOnly = false;
  m_verdicts.reset();
  m_verdictStore = std::make_shared<MemoryVerdictStore>();
  setRecords(nullptr);
  m_recipe.same.clear();  // these are columns of the previous file
  applyRolesToRecipe();
  m_reviewThreshold = m_recipe.threshold;
  emit verdictsReplaced();
  emit datasetChanged();
  emit rolesChanged();
  emit recipeChanged();
  emit resultChanged();
  emit reviewThresholdChanged();
}

void Session::setRoles(std::vector<ColumnRole> roles) {
  if (!hasDataset() || roles.size() != m_dataset->columnCount() || roles == m_roles) return;
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
  Result<RecordDigests> made = RecordDigests::make(*m_dataset, RunContext{});
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
  m_recipe.compare.clear();
  for (const ColumnId column : columnsWithRole(ColumnRole::Compared)) {
    m_recipe.compare.push_back(columnNumber(column));
  }
  const std::optional<ColumnId> id = idColumn();
  m_recipe.id.reset();
  if (id) m_recipe.id = columnNumber(*id);
  m_verdicts->setIdColumn(id);
}

}  // namespace shinglescope
