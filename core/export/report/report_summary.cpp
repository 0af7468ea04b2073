// SPDX-License-Identifier: MIT
#include "core/export/report/report_summary.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>

#include "core/dataset/table/two_tables.h"
#include "core/review/queue/queue_item.h"

namespace shinglescope {
namespace {

constexpr std::size_t kItemsBetweenLooks = 16'384;
constexpr CardLimits kSummaryCard{5, 160};
constexpr double kWhole = 100;

std::string shareText(std::uint64_t part, std::uint64_t whole) {
  std::string text = ReportMarkup::numberText(part);
  if (whole == 0) return text;
  const double share = static_cast<double>(part) / static_cast<double>(whole);
  return text + " (" + std::to_string(std::lround(kWhole * share)) + " %)";
}

std::string percentText(double share) { return std::to_string(std::lround(kWhole * share)) + " %"; }

bool isBelow(const RowLink &link, const Ratio &threshold) {
  return link.similarity < threshold.toDouble();
}

/// Counts the verdicts on the items of a result at a threshold.
class ProgressCounter {
 public:
  ProgressCounter(const ExportRequest &request, ReviewProgress &progress)
      : m_request(request), m_result(*request.result), m_progress(progress) {}

  Result<void> countItems(const RunContext &context) {
    const Ratio &threshold = m_request.groups->threshold();
    for (std::uint32_t i = 0; i < m_result.pairs.size(); ++i) {
      if (i % kItemsBetweenLooks == 0 && context.isCancelled()) return cancelledError();
      const ScoredPair &pair = m_result.pairs[i];
      if (isPairAtLeast(pair, m_result.recipe(), threshold)) countItem({pair.textA, pair.textB, i});
    }
    for (std::uint32_t text = 0; text < m_result.classes.textCount(); ++text) {
      if (text % kItemsBetweenLooks == 0 && context.isCancelled()) return cancelledError();
      if (isDuplicateClass(m_result, TextId{text})) countItem({TextId{text}, TextId{text}});
    }
    return {};
  }

  void countGroups() {
    for (const ReviewGroup &group : m_request.groups->bySlot()) {
      if (group.rows.empty()) continue;
      ++m_progress.groups;
      m_progress.rowsInGroups += group.rows.size();
      m_progress.reviewedGroups += group.isReviewed ? 1 : 0;
      m_progress.contradictoryGroups += group.isContradictory ? 1 : 0;
      m_progress.groupsWithoutKeeper += group.keeper() ? 0 : 1;
    }
  }

 private:
  void countItem(const QueueItem &item) {
    ++m_progress.items;
    const ItemState *state = m_request.judgements.find(keyOf(item, m_result));
    if (state == nullptr) return;
    m_progress.contested += state->isContested ? 1 : 0;
    m_progress.duplicate += state->verdict == Verdict::Duplicate ? 1 : 0;
    m_progress.notDuplicate += state->verdict == Verdict::NotDuplicate ? 1 : 0;
    m_progress.unsure += state->verdict == Verdict::Unsure ? 1 : 0;
  }

  const ExportRequest &m_request;
  const DuplicateResult &m_result;
  ReviewProgress &m_progress;
};

void writeRowFacts(const ExportRequest &request, const ReviewProgress &progress,
                   const Removal &removal, ReportMarkup &markup) {
  const std::uint64_t rows = rowsOfFirstTable(*request.dataset);
  const std::uint64_t removed = static_cast<std::uint64_t>(
      std::ranges::lower_bound(removal.rows, rows) - removal.rows.begin());
  markup.heading("Summary");
  markup.beginFacts();
  markup.count(request.dataset->secondTable() ? "rows in (table A)" : "rows in", rows);
  markup.line("rows removed", shareText(removed, rows));
  markup.line("rows left", shareText(rows - removed, rows));
  markup.count("groups", progress.groups);
  markup.line("rows in groups", shareText(progress.rowsInGroups, request.dataset->rowCount()));
  markup.line("threshold", request.groups->threshold().toString());
  markup.endFacts();
  markup.note(
      "Removed are the rows that the cleaned table leaves out: of each group in scope, all but its "
      "keeper and the rows that verdicts separate from it.");
}

void writeProgress(const ReviewProgress &progress, ReportMarkup &markup) {
  markup.subheading("How far it is reviewed");
  markup.beginFacts();
  markup.count("items at or above the threshold", progress.items);
  markup.line("with a verdict", shareText(progress.decided(), progress.items));
  markup.count("duplicate", progress.duplicate);
  markup.count("not a duplicate", progress.notDuplicate);
  markup.count("unsure", progress.unsure);
  if (progress.contested > 0) markup.count("contested between reviewers", progress.contested);
  markup.line("groups that verdicts join completely",
              shareText(progress.reviewedGroups, progress.groups));
  markup.count("groups with verdicts that contradict each other", progress.contradictoryGroups);
  markup.count("groups without a keeper", progress.groupsWithoutKeeper);
  markup.endFacts();
}

void writeQuality(const ExportRequest &request, ReportMarkup &markup) {
  markup.subheading("Quality");
  const std::optional<AuditedPrecision> &audited = request.audited;
  const std::string threshold = request.groups->threshold().toString();
  if (audited && audited->precision()) {
    const Interval interval = audited->interval();
    markup.note("Of the pairs at or above " + threshold + ", " +
                ReportMarkup::numberText(audited->decided()) +
                " were drawn at random and decided; " +
                ReportMarkup::numberText(audited->duplicate) + " are duplicates: " +
                percentText(*audited->precision()) + ", with 95 % confidence between " +
                percentText(interval.low) + " and " + percentText(interval.high) + ".");
  } else {
    markup.note(
        "No pair of the random audit has been decided, so the share of duplicates among "
        "the pairs is not known. The audit is in Review, Quality from verdicts.");
  }
  if (request.result->report.engine == "find")
    markup.note(
        "The run compared candidates only, so it may have missed pairs; Explore and the command "
        "recall measure how many.");
}

Result<void> writeCards(const ExportRequest &request, std::vector<std::uint32_t> slots,
                        bool hasReasons, ReportCards &cards, const RunContext &context) {
  slots.resize(std::min(slots.size(), kSummaryGroups));
  for (const std::uint32_t slot : slots) {
    if (context.isCancelled()) return cancelledError();
    const ReviewGroup &group = request.groups->bySlot()[slot];
    cards.add(group, kSummaryCard,
              hasReasons ? doubtAbout(group, request.groups->threshold()) : std::string());
  }
  return {};
}

std::string firstOf(std::string_view kind, std::size_t all) {
  return "The " + std::string(kind) + " " +
         ReportMarkup::numberText(std::min(all, kSummaryGroups)) + " of " +
         ReportMarkup::numberText(all) + ".";
}

}  // namespace

Result<ReviewProgress> reviewProgress(const ExportRequest &request, const RunContext &context) {
  ReviewProgress progress;
  ProgressCounter counter(request, progress);
  if (auto counted = counter.countItems(context); !counted) return counted.error();
  counter.countGroups();
  return progress;
}

std::string doubtAbout(const ReviewGroup &group, const Ratio &threshold) {
  if (group.isContradictory) return "Verdicts on its rows contradict each other.";
  if (group.judgedNot > 0)
    return "Pairs judged as not duplicates are still joined by others: " +
           ReportMarkup::numberText(group.judgedNot) + ".";
  if (!group.isReviewed && group.weakest && isBelow(*group.weakest, threshold))
    return "A chain: two of its rows are less similar than the threshold.";
  return {};
}

std::vector<std::uint32_t> doubtfulGroups(const ExportRequest &request) {
  const std::vector<ReviewGroup> &all = request.groups->bySlot();
  const Ratio &threshold = request.groups->threshold();
  std::vector<std::uint32_t> slots;
  for (const std::uint32_t slot : request.groupSlots)
    if (!doubtAbout(all[slot], threshold).empty()) slots.push_back(slot);
  const auto rank = [&all](std::uint32_t slot) {
    const ReviewGroup &group = all[slot];
    return std::tuple(!group.isContradictory, -static_cast<std::int64_t>(group.judgedNot),
                      group.weakest ? group.weakest->similarity : 1.0, group.rows.front().value);
  };
  std::ranges::sort(slots, {}, rank);
  return slots;
}

std::vector<std::uint32_t> largestGroups(const ExportRequest &request) {
  const std::vector<ReviewGroup> &all = request.groups->bySlot();
  std::vector<std::uint32_t> slots = request.groupSlots;
  std::ranges::stable_sort(slots, std::ranges::greater(),
                           [&all](std::uint32_t slot) { return all[slot].rows.size(); });
  return slots;
}

Result<void> writeSummary(const ExportRequest &request, ReportMarkup &markup, ReportCards &cards,
                          const RunContext &context) {
  const auto progress = reviewProgress(request, context);
  if (!progress) return progress.error();
  writeRowFacts(request, *progress, cards.removal(), markup);
  writeProgress(*progress, markup);
  writeQuality(request, markup);
  const std::vector<std::uint32_t> largest = largestGroups(request);
  if (!largest.empty()) {
    markup.heading("The largest groups");
    markup.note(firstOf("largest", largest.size()));
    if (auto done = writeCards(request, largest, false, cards, context); !done) return done;
  }
  const std::vector<std::uint32_t> doubtful = doubtfulGroups(request);
  markup.heading("Doubtful groups");
  markup.note(doubtful.empty() ? "No group is doubtful: no verdicts contradict each other, and all "
                                 "rows of each group are as similar as the threshold."
                               : firstOf("most doubtful", doubtful.size()));
  return writeCards(request, doubtful, true, cards, context);
}

}  // namespace shinglescope
