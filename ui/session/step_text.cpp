// SPDX-License-Identifier: MIT
#include "ui/session/step_text.h"

#include <QCoreApplication>

#include "core/project/project_log.h"
#include "core/review/verdicts/inference.h"
#include "core/review/verdicts/verdicts.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

/// Steps with more changes are described by their number.
constexpr std::uint64_t kStepTextFewChanges = 8;

struct StepText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::StepText)
};

/// The record of the last merge in a step, if it is in the table.
std::optional<RecordId> mergedRowOf(const Verdicts &verdicts, std::uint64_t step) {
  std::optional<RecordId> row;
  for (const std::uint32_t target : verdicts.log().targetsOf(step)) {
    const LogTarget &of = verdicts.log().target(target);
    if (!of.isMerge()) continue;
    const std::uint32_t found = verdicts.records().rowOf(of.a);
    if (found != AttachedRecords::kNoRow) row = RecordId{found};
  }
  return row;
}

QString judgedRowsText(const Verdicts &verdicts, std::uint64_t step) {
  const Dataset *dataset = verdicts.source().dataset.get();
  if (const auto items = verdicts.itemsOf(step); !items.empty()) {
    const ItemKey item = items.front();
    const QString first = rowNumberText(item.a, dataset);
    return item.a == item.b
               ? StepText::tr("rows like %1").arg(first)
               : StepText::tr("rows %1 and %2").arg(first, rowNumberText(item.b, dataset));
  }
  if (const auto row = mergedRowOf(verdicts, step))
    return StepText::tr("row %1").arg(rowNumberText(*row));
  if (const auto rows = verdicts.rowsOf(step); !rows.empty())
    return StepText::tr("row %1").arg(rowNumberText(rows.front(), dataset));
  return StepText::tr("rows that are not in this table");
}

QString keepText(Keep keep) {
  switch (keep) {
    case Keep::A: return StepText::tr("Keep A: %1");
    case Keep::B: return StepText::tr("Keep B: %1");
    case Keep::Neither: break;
  }
  return StepText::tr("Keep neither: %1");
}

QString verdictText(Verdict verdict) {
  switch (verdict) {
    case Verdict::Duplicate: return StepText::tr("Duplicate: %1");
    case Verdict::NotDuplicate: return StepText::tr("Not a duplicate: %1");
    case Verdict::Unsure: return StepText::tr("Unsure: %1");
    case Verdict::Undecided: break;
  }
  return StepText::tr("Cleared: %1");
}

QString reviewMarkText(RowMark mark) {
  switch (mark) {
    case RowMark::Keeper: return StepText::tr("Keeper: %1");
    case RowMark::TakenOut: return StepText::tr("Removed from its group: %1");
    case RowMark::None: break;
  }
  return StepText::tr("Put back: %1");
}

QString mergeText(const MergeChange &change) {
  if (change.record == kTableOfMerges) return StepText::tr("Merge rules");
  return change.after.empty() ? StepText::tr("No longer merged: %1") : StepText::tr("Merged: %1");
}

QString changeText(const LogChange &change) {
  if (const auto *row = std::get_if<RowChange>(&change)) {
    if (row->after == RowMark::None && row->before == RowMark::Keeper)
      return StepText::tr("No longer keeper: %1");
    return reviewMarkText(row->after);
  }
  if (const auto *merge = std::get_if<MergeChange>(&change)) return mergeText(*merge);
  const auto &[a, b, before, after] = std::get<PairChange>(change);
  if (before.verdict != after.verdict) return verdictText(after.verdict);
  if (before.keep != after.keep) return keepText(after.keep);
  if (before.note != after.note) return StepText::tr("Note: %1");
  return before.tags != after.tags ? StepText::tr("Tags: %1") : verdictText(after.verdict);
}

/// The merged record of a step that merges one group, which may also store rules and choose the
/// keeper; none for other steps.
std::optional<LogStep> stepOfOneMerge(const Verdicts &verdicts, std::uint64_t step) {
  const VerdictLog &log = verdicts.log();
  if (log.originOf(step) != kRecordMergeOrigin || log.changeCount(step) > kStepTextFewChanges)
    return std::nullopt;
  LogStep said = log.step(step);
  std::erase_if(said.changes, [](const LogChange &change) {
    const auto *merge = std::get_if<MergeChange>(&change);
    return merge == nullptr || merge->record == kTableOfMerges;
  });
  return said.changes.size() == 1 ? std::optional(std::move(said)) : std::nullopt;
}

QString manyText(const std::string &origin, std::uint64_t changes) {
  const QString count = countText(changes);
  if (origin == kDamagedOrigin) return StepText::tr("Damaged and not used");
  if (origin == kRuleOrigin) return StepText::tr("Keep rules: %1 changes").arg(count);
  if (origin == kVerdictRuleOrigin) return StepText::tr("Verdicts by rule: %1 pairs").arg(count);
  if (origin == kInferenceOrigin) return StepText::tr("Inferred: %1 pairs").arg(count);
  if (origin == "import") return StepText::tr("Imported: %1 verdicts").arg(count);
  if (origin == kRecordMergeOrigin) return StepText::tr("Merged records: %1 changes").arg(count);
  if (isMergeOrigin(origin)) return StepText::tr("Merged: %1 verdicts").arg(count);
  return StepText::tr("%1 changes at once").arg(count);
}

/// Describes a step that replaces one keeper by another; empty for other steps.
QString keeperText(const Verdicts &verdicts, std::uint64_t step) {
  const RowChange *keeper = nullptr;
  const LogStep said = verdicts.log().step(step);
  for (const LogChange &change : said.changes) {
    const auto *row = std::get_if<RowChange>(&change);
    if (row == nullptr || (row->after == RowMark::Keeper && keeper != nullptr)) return {};
    if (row->after == RowMark::Keeper) keeper = row;
  }
  const auto record = keeper == nullptr ? std::nullopt : verdicts.log().book().find(keeper->row);
  if (!record || verdicts.records().rowOf(*record) == AttachedRecords::kNoRow) return {};
  return StepText::tr("Keeper: row %1")
      .arg(rowNumberText({verdicts.records().rowOf(*record)}, verdicts.source().dataset.get()));
}

}  // namespace

QString stepText(const Verdicts &verdicts, std::uint64_t step) {
  const VerdictLog &log = verdicts.log();
  const std::uint64_t changes = log.changeCount(step);
  if (changes > 1 && changes <= kStepTextFewChanges && log.originOf(step) == "key") {
    if (const QString text = keeperText(verdicts, step); !text.isEmpty()) return text;
  }
  if (const auto merged = stepOfOneMerge(verdicts, step))
    return changeText(merged->changes.front()).arg(judgedRowsText(verdicts, step));
  if (changes != 1) return manyText(log.originOf(step), changes);
  return changeText(log.step(step).changes.front()).arg(judgedRowsText(verdicts, step));
}

}  // namespace shinglescope
