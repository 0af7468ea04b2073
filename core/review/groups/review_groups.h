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

/// A group as it stands after what reviewers said.
struct ReviewGroup {
  std::vector<RecordId> rows;  ///< ascending, at least two; none: the slot is free
  /// The rows that are marked as keepers; where none is, those that judged
  /// pairs keep and no other pair drops. Ascending; mostly one or none.
  std::vector<RecordId> keepers;
  bool isKeptByHand = false;     ///< a person chose the keepers, not a rule
  bool isReviewed = false;       ///< verdicts Duplicate join all its rows
  bool isContradictory = false;  ///< verdicts on its rows cannot all hold, or are contested
  std::uint32_t judgedNot = 0;   ///< judged Not among its rows, though other pairs join them
  /// Not set where measuring it takes more than a moment: measureWeakestLink().
  std::optional<RowLink> weakest = {};

  std::optional<RecordId> keeper() const {
    return keepers.size() == 1 ? std::optional(keepers.front()) : std::nullopt;
  }
  bool operator==(const ReviewGroup &) const = default;
};

/// The groups of a result at a threshold: components of the pairs at or over it
/// and of the classes of identical rows, without what was judged Not and without
/// rows that were taken out. The score decides what links: a pair below the
/// threshold is no link, also where it was judged Duplicate. After one verdict
/// or mark only the groups that it touches are made again. A result of links
/// holds few pairs, so that a Not may split there what pairs that were not kept
/// would join; a result against a reference has no groups. Readers of one thread
/// at a time while judge() and mark() are called; shares the result.
class ReviewGroups {
 public:
  static constexpr std::uint32_t kNoGroup = 0xFFFFFFFFU;
  /// Groups that a change freed or made again, by slot.
  struct Touched {
    std::vector<std::uint32_t> gone;
    std::vector<std::uint32_t> made;
  };

  /// All groups, in the order of their smallest rows, each with its weakest
  /// link. The same for any number of threads. Practically O(pairs + rows) and
  /// what findWeakestLink() costs. Stage: Grouping. Errors: Cancelled.
  static Result<ReviewGroups> make(std::shared_ptr<const DuplicateResult> result,
                                   const Ratio &threshold, const ReviewMarks &marks,
                                   const RunContext &context);

  /// By slot. After changes slots are in no order, and some may be free.
  const std::vector<ReviewGroup> &bySlot() const { return m_slots; }
  /// The slots that are in use, by the smallest rows of their groups. O(n log n).
  std::vector<std::uint32_t> inOrder() const;
  /// kNoGroup for a row outside groups or taken out.
  std::uint32_t slotOf(RecordId row) const;
  /// Another one after every change: slots that were known before may hold other groups.
  const Generation &generation() const { return m_generation; }
  const ReviewIndex &index() const { return m_index; }
  const Ratio &threshold() const { return m_threshold; }

  /// O(rows and pairs of the groups that are touched).
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

/// The texts that rows have, ascending, each once. O(n log n).
std::vector<TextId> textsOfRows(const std::vector<RecordId> &rows, const TextClasses &classes);

/// The weakest link between all texts of a group's rows, for groups of up to
/// kMaxMembersForAllLinks rows; to be called off the GUI thread on a copy of
/// the rows. O(texts^2). Errors: Cancelled.
Result<RowLink> measureWeakestLink(const DuplicateResult &result, const std::vector<RecordId> &rows,
                                   const RunContext &context);

}  // namespace shinglescope
