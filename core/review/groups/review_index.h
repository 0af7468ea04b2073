// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

/// The resolved judgement of a queue item, or of two rows that are not an item.
struct JudgedPair {
  RecordId a;
  RecordId b;
  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;
  bool isContested = false;  ///< reviewers disagree, so no verdict applies
};

/// The mark of a row as a member of its group.
struct GroupMark {
  RecordId row;
  RowMark mark = RowMark::None;
  bool isByHand = true;  ///< false if a keep rule set it
};

/// All judgements and marks, as input for the groups.
struct ReviewMarks {
  std::vector<JudgedPair> pairs;
  std::vector<GroupMark> rows;
};

/// The review decisions on a result, indexed by pair, class and row. As in the queue, a judgement
/// applies to all rows of its two texts, or to the class if both rows have the same text. Also
/// finds the pairs of a text. Takes 6 bytes a pair, 10 a text and 2 a row. Only one thread may
/// write, and no thread may read meanwhile.
class ReviewIndex {
 public:
  struct ResolvedJudgement {
    Verdict verdict = Verdict::Undecided;
    Keep keep = Keep::Neither;
    bool isContested = false;
    bool isSilent() const {
      return verdict == Verdict::Undecided && keep == Keep::Neither && !isContested;
    }
    bool isNot() const { return verdict == Verdict::NotDuplicate || isContested; }
    bool isDuplicate() const { return verdict == Verdict::Duplicate && !isContested; }
  };
  using TextPair = std::pair<TextId, TextId>;

  /// Skips rows that the result does not contain. O(pairs + texts + rows).
  ReviewIndex(std::shared_ptr<const DuplicateResult> result, const ReviewMarks &marks);

  const DuplicateResult &result() const { return *m_result; }
  /// Replaces the previous judgement. O(log pairs).
  void judge(const JudgedPair &judged);
  void mark(const GroupMark &marked);

  ResolvedJudgement ofPair(std::size_t pair) const { return m_pairs[pair]; }
  ResolvedJudgement ofClass(TextId text) const { return m_classes[text.value]; }
  /// Judgements of text pairs that the result does not contain; first < second.
  const std::map<TextPair, ResolvedJudgement> &loose() const { return m_loose; }
  bool hasVerdicts() const { return m_hasVerdicts; }
  /// The judgement of the texts of two rows, or of their class. O(log pairs).
  ResolvedJudgement judgementOfRows(RecordId a, RecordId b) const;

  RowMark markOf(RecordId row) const { return m_rows[row.value].mark; }
  bool isByHand(RecordId row) const { return m_rows[row.value].isByHand; }
  bool isPresent(RecordId row) const { return markOf(row) != RowMark::TakenOut; }
  /// The first row of a text that was not taken out.
  std::optional<RecordId> firstPresent(TextId text) const;

  /// The pairs that have this text as textA: [first, second), indices into the result's pairs.
  std::pair<std::uint32_t, std::uint32_t> pairsFrom(TextId text) const {
    return {m_from[text.value], m_from[text.value + 1]};
  }
  /// The pairs that have this text as textB.
  std::span<const std::uint32_t> pairsTo(TextId text) const {
    return {m_to.data() + m_toOffsets[text.value],
            m_toOffsets[text.value + 1] - m_toOffsets[text.value]};
  }
  /// The pair of two texts, if the result has one.
  std::optional<std::uint32_t> findPair(TextId a, TextId b) const;

 private:
  struct RowSaid {
    RowMark mark = RowMark::None;
    bool isByHand = false;
  };
  void indexPairs();

  std::shared_ptr<const DuplicateResult> m_result;
  std::vector<std::uint32_t> m_from;
  std::vector<std::uint32_t> m_toOffsets;
  std::vector<std::uint32_t> m_to;
  std::vector<ResolvedJudgement> m_pairs;
  std::vector<ResolvedJudgement> m_classes;
  std::vector<RowSaid> m_rows;
  std::map<TextPair, ResolvedJudgement> m_loose;
  bool m_hasVerdicts = false;
};

}  // namespace shinglescope
