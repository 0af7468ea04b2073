// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest>
#include <memory>
#include <string>
#include <vector>

#include "core/pipeline/run/find_duplicates.h"
#include "core/review/groups/review_marks.h"
#include "core/review/merged/merge_plan.h"
#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope::test {

/// A table of `name,text,day` with its groups of identical texts, and a review of it. Each reload()
/// is as reopening the project, perhaps with another table.
class MergedDesk {
 public:
  using Rows = std::vector<std::vector<std::string>>;

  explicit MergedDesk(const Rows &rows, VerdictStore &store) : m_store(store) { reload(rows); }

  void reload(const Rows &rows) {
    DatasetBuilder builder({"name", "text", "day"});
    for (const auto &row : rows) builder.addRow({row[0], row[1], row[2]}, 0);
    dataset = builder.finish();
    digests = std::make_shared<const RecordDigests>(*RecordDigests::make(*dataset, {}));
    Recipe recipe = *presetRecipe("default");
    recipe.compare = {"text"};
    auto found = findExactDuplicates(*dataset, recipe, {});
    if (!found) qFatal("%s", found.error().detail().c_str());
    result = std::make_shared<const DuplicateResult>(*std::move(found));
    verdicts = std::make_unique<Verdicts>(m_store, RecordSource{dataset, digests, ColumnId{0}});
    verdicts->setClasses({result, &result->classes});
    regroup();
  }
  void regroup() {
    auto made = ReviewGroups::make(result, result->recipe().threshold, reviewMarks(*verdicts), {});
    groups = std::make_shared<const ReviewGroups>(*std::move(made));
  }
  void keep(std::uint32_t row) {
    if (!verdicts->apply({.rows = {{{row}, RowMark::Keeper}}})) qFatal("no such row");
    regroup();
  }
  std::uint32_t slotOf(std::uint32_t row) const { return groups->slotOf({row}); }

  MergeInput input(std::optional<MergeRules> rules = {}, bool mergesAll = false) const {
    return {.dataset = dataset.get(),
            .digests = digests.get(),
            .groups = groups.get(),
            .stored = verdicts->mergeTexts(),
            .rules = std::move(rules),
            .mergesAll = mergesAll};
  }
  MergedGroups merged(std::optional<MergeRules> rules = {}, bool mergesAll = false) const {
    auto made = MergedGroups::make(input(std::move(rules), mergesAll), {});
    if (!made) qFatal("%s", made.error().detail().c_str());
    return *std::move(made);
  }
  MergePlan plan(const MergeRules &rules, bool dropsChoices = false) const {
    MergeInput wish = input(rules, true);
    wish.dropsChoices = dropsChoices;
    const auto made = MergedGroups::make(wish, {});
    if (!made) qFatal("%s", made.error().detail().c_str());
    return *planMerges(wish, *made, groups->inOrder(), {});
  }
  /// Merges the group of a row, whose keeper it is, with these choices.
  void merge(std::uint32_t row, const std::vector<ColumnChoice> &choices) {
    const MergedGroups now = merged();
    GroupMerge merge{{}, choices};
    for (const RecordId member : rowsMergedInto(*groups, slotOf(row), {row}))
      merge.members.push_back(digests->keyOf(member));
    if (!verdicts->apply(mergeCommand(merge, {row}, slotOf(row), input(), now)))
      qFatal("no such row");
    regroup();
  }
  std::string cell(std::uint32_t row, std::uint32_t column) const {
    const auto record = merged().recordOf(slotOf(row));
    return record ? record->cells[column].value : std::string("<none>");
  }

  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const RecordDigests> digests;
  std::shared_ptr<const DuplicateResult> result;
  std::shared_ptr<const ReviewGroups> groups;
  std::unique_ptr<Verdicts> verdicts;

 private:
  VerdictStore &m_store;
};

}  // namespace shinglescope::test
