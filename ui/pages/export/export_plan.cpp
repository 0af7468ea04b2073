// SPDX-License-Identifier: MIT
#include "ui/pages/export/export_plan.h"

#include <algorithm>

#include "core/base/sorted_list.h"
#include "core/export/content/export_rows.h"
#include "core/export/content/group_rows.h"
#include "core/export/content/match_rows.h"
#include "core/export/content/table_rows.h"
#include "core/export/export_preview.h"
#include "core/export/format/numbered_rows.h"
#include "core/export/request/export_choices.h"
#include "core/review/groups/review_marks.h"
#include "core/review/merged/merged_groups.h"

namespace shinglescope {
namespace {

std::size_t placeOf(ExportScope scope) { return static_cast<std::size_t>(scope); }

/// Returns the items whose texts are both among the rows.
std::vector<std::uint32_t> itemsAmong(const ReviewQueue &queue, const std::vector<RecordId> &rows) {
  const TextClasses &classes = queue.result->classes;
  std::vector<bool> isAmong(classes.textCount(), false);
  for (const RecordId row : rows) isAmong[classes.textOfRow[row.value]] = true;
  std::vector<std::uint32_t> items;
  for (std::uint32_t i = 0; i < queue.items.size(); ++i) {
    const QueueItem &item = queue.items[i];
    if (isAmong[item.textA.value] && isAmong[item.textB.value]) items.push_back(i);
  }
  return items;
}

std::vector<std::uint32_t> flaggedItems(const ExportMaterial &material) {
  std::vector<std::uint32_t> items;
  material.judgements.forEach([&](ItemKey key, const ItemState &state) {
    if (state.verdict != Verdict::Duplicate) return;
    const std::uint32_t item = findItem(*material.queue, key.a, key.b);
    if (item != kNoItem && material.queue->keyAt(item) == key) items.push_back(item);
  });
  std::sort(items.begin(), items.end());
  return items;
}

Result<std::shared_ptr<const ItemScopes>> makeItemScopes(const ExportMaterial &material,
                                                         const RunContext &context) {
  auto scopes = std::make_shared<ItemScopes>();
  (*scopes)[placeOf(ExportScope::All)] = numbersBelow(material.queue->items.size());
  if (context.isCancelled()) return cancelledError();
  (*scopes)[placeOf(ExportScope::Filtered)] = material.filtered;
  (*scopes)[placeOf(ExportScope::Selected)] =
      material.selectedRows.empty() ? material.selectedItems
                                    : itemsAmong(*material.queue, material.selectedRows);
  if (context.isCancelled()) return cancelledError();
  (*scopes)[placeOf(ExportScope::Flagged)] = flaggedItems(material);
  return {std::move(scopes)};
}

/// Returns the groups that contain both records of one of the items, or one of the rows.
std::vector<std::uint32_t> slotsWith(const ExportMaterial &material, const GroupScopes &scopes,
                                     const std::vector<std::uint32_t> &items,
                                     const std::vector<RecordId> &rows) {
  const ReviewGroups &groups = *scopes.groups;
  std::vector<bool> isMarked(groups.bySlot().size(), false);
  for (const std::uint32_t item : items) {
    const QueueItem &pair = material.queue->items[item];
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
      slotsWith(material, *scopes, material.selectedItems, material.selectedRows);
  scopes->bySlot[placeOf(ExportScope::Flagged)] = reviewedGroups(*scopes->groups);
  return {std::move(scopes)};
}

Result<void> makeScopes(const ExportMaterial &material, ExportContent content,
                        const ExportPlan *before, ExportPlan &plan, const RunContext &context) {
  if (before != nullptr) {
    plan.items = before->items;
    plan.groups = before->groups;
    plan.chart = before->chart;
  }
  if (hasItems(content) && !plan.items) {
    auto made = makeItemScopes(material, context);
    if (!made) return made.error();
    plan.items = *std::move(made);
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
  request.firstTable = material.firstTable;
  request.second = material.second;
  request.isOneToOne = choice.isOneToOne;
  request.maxRowBytes = material.maxRowBytes;
  request.judgements = material.judgements;
  request.content = choice.content;
  request.format = choice.kind.format;
  request.profile = choice.profile;
  request.scope = scopeName(choice.scope).toStdString();
  request.hasManifest = choice.hasManifest;
  request.chosenTypes = material.chosenTypes;
  if (plan.chart && choice.content == ExportContent::Report)
    request.audited = plan.chart->atThreshold;
  if (choice.content == ExportContent::Shown) request.shown = material.shown;
  if (hasItems(choice.content)) {
    const auto &items = (*plan.items)[placeOf(choice.scope)];
    request.items.reserve(items.size());
    for (const std::uint32_t item : items) request.items.push_back(material.queue->items[item]);
  }
  if (hasGroups(choice.content)) {
    request.groups = plan.groups->groups;
    request.groupSlots = plan.groups->bySlot[placeOf(choice.scope)];
    request.records = material.records;
    request.merges = material.merges;
    request.columnTypes = material.columnTypes;
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

/// Returns the number of columns that the file will have.
std::uint64_t columnsOf(const ExportRequest &request) {
  auto owned = std::make_unique<ColumnCounter>();
  const ColumnCounter &counter = *owned;
  if (request.format != ExportFormat::Xlsx) {
    (void)writeRows(request, *owned, {});
    return counter.columns();
  }
  NumberedRows numbered(std::move(owned));
  (void)writeRows(request, numbered, {});
  return counter.columns();
}

void addMergedFacts(const ExportRequest &request, ExportFacts &facts) {
  const auto merged = MergedGroups::make({.dataset = request.dataset.get(),
                                          .digests = request.records.get(),
                                          .groups = request.groups.get(),
                                          .types = request.columnTypes,
                                          .stored = request.merges},
                                         {});
  if (!merged) return;  // the preview shows the error
  for (const std::uint32_t slot : request.groupSlots)
    facts.merged += merged->isMerged(slot) ? 1 : 0;
  if (request.content == ExportContent::Merged) facts.rows = facts.merged;
  if (request.content == ExportContent::MergeOrigins)
    facts.rows = facts.merged * request.dataset->columnCount();
}

Result<ExportFacts> matchFacts(const ExportRequest &request, const RunContext &context) {
  const auto matching = matchingOf(*request.result, request.isOneToOne, context);
  if (!matching) return matching.error();
  ExportFacts facts;
  facts.rows = matching->matches.size();
  for (const RowMatch &match : matching->matches) facts.tied += match.ties > 0 ? 1 : 0;
  return facts;
}

Result<ExportFacts> factsOf(const ExportMaterial &material, const ExportPlan &plan,
                            const RunContext &context) {
  const ExportRequest &request = *plan.request;
  if (request.content == ExportContent::Matches) return matchFacts(request, context);
  ExportFacts facts;
  facts.groups = request.groupSlots.size();
  if (request.content == ExportContent::RejectedRows) {
    facts.rows = material.source->problems.size();
    return facts;
  }
  if (request.content == ExportContent::Shown) {
    facts.rows = request.shown->rows.size();
    facts.columns = request.shown->columns.size();
    return facts;
  }
  const ItemScopes &scopes = hasItems(request.content) ? *plan.items : plan.groups->bySlot;
  std::ranges::transform(scopes, facts.inScope.emplace().begin(),
                         [](const auto &scope) { return scope.size(); });
  if (hasItems(request.content)) {
    facts.rows = request.items.size();
    for (const QueueItem &item : request.items)
      facts.rowPairs += rowPairsOf(item, *material.result);
  }
  if (request.content == ExportContent::Groups) {
    for (const std::uint32_t slot : request.groupSlots)
      facts.rows += request.groups->bySlot()[slot].rows.size();
  }
  if (isWholeTable(request.content)) {
    facts.removed = removalOf(request).rows.size();
    facts.rows = cleanedTable(request).rowCount() - facts.removed;
    facts.columns = cleanedTable(request).columnCount();
  }
  if (hasMerges(request.content)) addMergedFacts(request, facts);
  const bool hasOwnColumns = request.content == ExportContent::Pairs ||
                             request.content == ExportContent::Groups ||
                             (hasMerges(request.content) && !isWholeTable(request.content));
  if (hasOwnColumns) {
    facts.columns = columnsOf(request);
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
  if (auto done = assignTo(plan.facts, factsOf(material, plan, context)); !done)
    return done.error();
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
