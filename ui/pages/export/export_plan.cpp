#include "ui/pages/export/export_plan.h"

#include <algorithm>
#include <numeric>

#include "core/export/content/export_rows.h"
#include "core/export/content/group_rows.h"
#include "core/export/export_preview.h"
#include "core/export/request/export_choices.h"
#include "core/review/groups/removal.h"
#include "core/review/groups/review_marks.h"

namespace shinglescope {
namespace {

std::size_t placeOf(ExportScope scope) { return static_cast<std::size_t>(scope); }

/// Returns the items of which both texts are among the rows.
std::vector<std::uint32_t> entriesAmong(const ReviewQueue &queue,
                                        const std::vector<RecordId> &rows) {
  const TextClasses &classes = queue.result->classes;
  std::vector<bool> isAmong(classes.textCount(), false);
  for (const RecordId row : rows) isAmong[classes.textOfRow[row.value]] = true;
  std::vector<std::uint32_t> entries;
  for (std::uint32_t i = 0; i < queue.entries.size(); ++i) {
    const QueueEntry &entry = queue.entries[i];
    if (isAmong[entry.textA.value] && isAmong[entry.textB.value]) entries.push_back(i);
  }
  return entries;
}

std::vector<std::uint32_t> flaggedEntries(const ExportMaterial &material) {
  std::vector<std::uint32_t> entries;
  material.judgements.forEach([&](EntryKey key, const EntryState &state) {
    if (state.verdict != Verdict::Duplicate) return;
    const std::uint32_t entry = findEntry(*material.queue, key.a, key.b);
    if (entry != kNoEntry && material.queue->keyAt(entry) == key) entries.push_back(entry);
  });
  std::sort(entries.begin(), entries.end());
  return entries;
}

Result<std::shared_ptr<const EntryScopes>> makeEntryScopes(const ExportMaterial &material,
                                                           const RunContext &context) {
  auto scopes = std::make_shared<EntryScopes>();
  auto &all = (*scopes)[placeOf(ExportScope::All)];
  all.resize(material.queue->entries.size());
  std::iota(all.begin(), all.end(), 0U);
  if (context.isCancelled()) return cancelledError();
  (*scopes)[placeOf(ExportScope::Filtered)] = material.filtered;
  (*scopes)[placeOf(ExportScope::Selected)] =
      material.selectedRows.empty() ? material.selectedEntries
                                    : entriesAmong(*material.queue, material.selectedRows);
  if (context.isCancelled()) return cancelledError();
  (*scopes)[placeOf(ExportScope::Flagged)] = flaggedEntries(material);
  return {std::move(scopes)};
}

/// Returns the groups that contain both records of one of the items, or one of the rows.
std::vector<std::uint32_t> slotsWith(const ExportMaterial &material, const GroupScopes &scopes,
                                     const std::vector<std::uint32_t> &entries,
                                     const std::vector<RecordId> &rows) {
  const ReviewGroups &groups = *scopes.groups;
  std::vector<bool> isMarked(groups.bySlot().size(), false);
  for (const std::uint32_t entry : entries) {
    const QueueEntry &pair = material.queue->entries[entry];
    const std::uint32_t slot = slotOfText(groups, pair.textA);
    if (slot != ReviewGroups::kNoGroup && slot == slotOfText(groups, pair.textB))
      isMarked[slot] = true;
  }
  for (const RecordId row : rows)
    if (groups.slotOf(row) != ReviewGroups::kNoGroup) isMarked[groups.slotOf(row)] = true;
  std::vector<std::uint32_t> chosen = scopes.bySlot[placeOf(ExportScope::All)];
  std::erase_if(chosen, [&](std::uint32_t slot) { return !isMarked[slot]; });
  return chosen;
}

Result<std::shared_ptr<const GroupScopes>> makeGroupScopes(const ExportMaterial &material,
                                                           const RunContext &context) {
  auto groups = ReviewGroups::make(material.result, material.threshold,
                                   reviewMarks(material.judgements, material.rowMarks), context);
  if (!groups) return groups.error();
  auto scopes = std::make_shared<GroupScopes>();
  scopes->groups = std::make_shared<const ReviewGroups>(*std::move(groups));
  scopes->bySlot[placeOf(ExportScope::All)] = scopes->groups->inOrder();
  scopes->bySlot[placeOf(ExportScope::Filtered)] =
      slotsWith(material, *scopes, material.filtered, {});
  if (context.isCancelled()) return cancelledError();
  scopes->bySlot[placeOf(ExportScope::Selected)] =
      slotsWith(material, *scopes, material.selectedEntries, material.selectedRows);
  scopes->bySlot[placeOf(ExportScope::Flagged)] = reviewedGroups(*scopes->groups);
  return {std::move(scopes)};
}

Result<void> makeScopes(const ExportMaterial &material, ExportContent content,
                        const ExportPlan *before, ExportPlan &plan, const RunContext &context) {
  if (before != nullptr) {
    plan.entries = before->entries;
    plan.groups = before->groups;
    plan.chart = before->chart;
  }
  if (hasEntries(content) && !plan.entries) {
    auto made = makeEntryScopes(material, context);
    if (!made) return made.error();
    plan.entries = *std::move(made);
  }
  if (hasGroups(content) && !plan.groups) {
    auto made = makeGroupScopes(material, context);
    if (!made) return made.error();
    plan.groups = *std::move(made);
  }
  if (content == ExportContent::Report && !plan.chart && material.records) {
    auto made = makeQualityChart(*material.queue, material.judgements, *material.records,
                                 material.auditSeed, material.threshold, context);
    if (!made) return made.error();
    plan.chart = std::make_shared<const QualityChart>(*std::move(made));
  }
  return {};
}

ExportRequest requestOf(const ExportMaterial &material, const ExportChoice &choice,
                        const ExportPlan &plan) {
  ExportRequest request;
  request.dataset = material.dataset;
  request.result = material.result;
  request.source = material.source;
  request.maxRowBytes = material.maxRowBytes;
  request.judgements = material.judgements;
  request.content = choice.content;
  request.format = choice.kind.format;
  request.profile = choice.profile;
  request.scope = scopeName(choice.scope).toStdString();
  request.hasManifest = choice.hasManifest;
  if (hasEntries(choice.content)) {
    const auto &entries = (*plan.entries)[placeOf(choice.scope)];
    request.entries.reserve(entries.size());
    for (const std::uint32_t entry : entries)
      request.entries.push_back(material.queue->entries[entry]);
  }
  if (hasGroups(choice.content)) {
    request.groups = plan.groups->groups;
    request.groupSlots = plan.groups->bySlot[placeOf(choice.scope)];
  }
  return request;
}

/// Counts the columns, then stops the export.
class ColumnCounter final : public RowWriter {
 public:
  Result<void> begin(const std::vector<ExportColumn> &columns) override {
    m_columns = columns.size();
    return cancelledError();
  }
  Result<void> row(std::span<const ExportCell>) override { return cancelledError(); }
  Result<void> end() override { return {}; }
  std::uint64_t columns() const { return m_columns; }

 private:
  std::uint64_t m_columns = 0;
};

ExportFacts factsOf(const ExportMaterial &material, const ExportPlan &plan) {
  const ExportRequest &request = *plan.request;
  ExportFacts facts;
  facts.groups = request.groupSlots.size();
  if (request.content == ExportContent::RejectedRows) {
    facts.rows = material.source->problems.size();
    return facts;
  }
  const EntryScopes &scopes = hasEntries(request.content) ? *plan.entries : plan.groups->bySlot;
  std::ranges::transform(scopes, facts.inScope.emplace().begin(),
                         [](const auto &scope) { return scope.size(); });
  if (hasEntries(request.content)) {
    facts.rows = request.entries.size();
    for (const QueueEntry &entry : request.entries)
      facts.rowPairs += rowPairsOf(entry, *material.result);
  }
  if (request.content == ExportContent::Groups) {
    for (const std::uint32_t slot : request.groupSlots)
      facts.rows += request.groups->bySlot()[slot].rows.size();
  }
  if (request.content == ExportContent::CleanedTable) {
    facts.removed = planRemoval(*request.groups, request.groupSlots).rows.size();
    facts.rows = material.dataset->rowCount() - facts.removed;
    facts.columns = material.dataset->columnCount();
  }
  if (request.content == ExportContent::Pairs || request.content == ExportContent::Groups) {
    ColumnCounter counter;
    (void)writeRows(request, counter, {});
    facts.columns = counter.columns();
  }
  return facts;
}

}  // namespace

Result<ExportPlan> planExport(const ExportMaterial &material, const ExportChoice &choice,
                              const ExportPlan *before, std::size_t previewLines,
                              const RunContext &context) {
  ExportPlan plan;
  if (auto made = makeScopes(material, choice.content, before, plan, context); !made)
    return made.error();
  plan.request = std::make_shared<const ExportRequest>(requestOf(material, choice, plan));
  if (context.isCancelled()) return cancelledError();
  plan.facts = factsOf(material, plan);
  if (context.isCancelled()) return cancelledError();
  auto preview = exportPreview(*plan.request, previewLines, context);
  if (context.isCancelled()) return cancelledError();
  if (preview)
    plan.preview = *std::move(preview);
  else
    plan.previewError = preview.error();
  return plan;
}

}  // namespace shinglescope
