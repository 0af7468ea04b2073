// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/handle.h"
#include "core/cluster/text_components.h"
#include "core/review/groups/review_index.h"

namespace shinglescope {

/// The weakest link of a group, by rows.
struct RowLink {
  double similarity = 1.0;
  RecordId a;
  RecordId b;
  WeakestLinkBasis basis = WeakestLinkBasis::AllMembers;
  bool operator==(const RowLink &) const = default;
};

/// A group after all review decisions.
struct ReviewGroup {
  std::vector<RecordId> rows;  ///< ascending, at least two; empty if the slot is free
  /// The rows marked as keepers. Without marks: the rows that judged pairs keep and no other pair
  /// drops. Ascending; usually one or none.
  std::vector<RecordId> keepers;
  bool isKeptByHand = false;     ///< a person chose the keepers, not a rule
  bool isReviewed = false;       ///< Duplicate verdicts join all its rows
  bool isContradictory = false;  ///< verdicts on its rows conflict or are contested
  std::uint32_t judgedNot = 0;   ///< Not verdicts among its rows, which other pairs still join
  /// Not set if measuring it is slow; see measureWeakestLink().
  std::optional<RowLink> weakest = {};

  std::optional<RecordId> keeper() const {
    return keepers.size() == 1 ? std::optional(keepers.front()) : std::nullopt;
  }
  bool operator==(const ReviewGroup &) const = default;
};

/// The groups of a result at a threshold: the components of its classes of identical rows and its
/// pairs at or above the threshold. Pairs judged Not and rows that were taken out are left out.
/// Only the similarity creates links: a pair below the threshold is not a link, even if it was
/// judged Duplicate. A verdict or mark rebuilds only the groups that it touches. A result of links
/// contains few pairs, so a Not may split a group that pairs outside the result would still join. A
/// result against a reference has no groups. No thread may read during judge() and mark(). Shares
/// the result.
class ReviewGroups {
 public:
  static constexpr std::uint32_t kNoGroup = 0xFFFFFFFFU;
  /// The slots of the groups that a change freed or rebuilt.
  struct Touched {
    std::vector<std::uint32_t> gone;
    std::vector<std::uint32_t> made;
  };

  /// Builds all groups in the order of their smallest rows, each with its weakest link. Independent
  /// of the number of threads. Practically O(pairs + rows), plus the cost of findWeakestLink().
  /// Stage: Grouping. Errors: Cancelled.
  static Result<ReviewGroups> make(std::shared_ptr<const DuplicateResult> result,
                                   const Ratio &threshold, const ReviewMarks &marks,
                                   const RunContext &context);

  /// By slot. After changes the slots are unordered, and some may be free.
  const std::vector<ReviewGroup> &bySlot() const { return m_slots; }
  /// The slots in use, by the smallest rows of their groups. O(n log n).
  std::vector<std::uint32_t> inOrder() const;
  /// The slot of a row; kNoGroup for a row outside all groups or taken out.
  std::uint32_t slotOf(RecordId row) const;
  /// Differs after every change: a slot may then contain another group.
  const Generation &generation() const { return m_generation; }
  const ReviewIndex &index() const { return m_index; }
  const Ratio &threshold() const { return m_threshold; }

  /// Applies a judged pair or a mark and rebuilds the groups. O(rows and pairs of these groups).
  Touched judge(const JudgedPair &judged);
  Touched mark(const GroupMark &marked);

 private:
  ReviewGroups(std::shared_ptr<const DuplicateResult> result, const Ratio &threshold,
               const ReviewMarks &marks)
      : m_index(std::move(result), marks),
        m_threshold(threshold),
        m_slotOfText(m_index.result().classes.textCount(), kNoGroup) {}
  GroupingInput input() const;
  bool isLink(std::size_t pair) const;
  void addGroupOf(TextId text, std::vector<TextId> &texts) const;
  void addLinked(TextId text, std::vector<TextId> &texts) const;
  Touched remake(std::vector<TextId> texts);
  std::vector<TextComponent> connectAmong(const std::vector<TextId> &texts) const;
  std::uint32_t place(ReviewGroup group, const std::vector<TextId> &texts);

  ReviewIndex m_index;
  Ratio m_threshold;
  std::vector<ReviewGroup> m_slots;
  std::vector<std::uint32_t> m_slotOfText;
  std::vector<std::uint32_t> m_free;
  Generation m_generation;
};

/// The distinct texts of the rows, ascending. O(n log n).
std::vector<TextId> textsOfRows(const std::vector<RecordId> &rows, const TextClasses &classes);

/// Measures the weakest link between all texts of a group, for groups of up to
/// kMaxMembersForAllLinks rows. Call it off the GUI thread with a copy of the rows. O(texts^2).
/// Errors: Cancelled.
Result<RowLink> measureWeakestLink(const DuplicateResult &result, const std::vector<RecordId> &rows,
                                   const RunContext &context);

}  // namespace shinglescope
