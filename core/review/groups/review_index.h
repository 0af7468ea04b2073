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

/// What was said of a queue entry, or of two rows that are none.
struct JudgedPair {
  RecordId a;
  RecordId b;
  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;
  bool isContested = false;  ///< reviewers disagree, so that no verdict holds
};

/// What was said of a row as a member of its group.
struct GroupMark {
  RecordId row;
  RowMark mark = RowMark::None;
  bool isByHand = true;  ///< false where a keep rule marked it
};

/// All that a reviewer said, as groups take it.
struct ReviewMarks {
  std::vector<JudgedPair> pairs;
  std::vector<GroupMark> rows;
};

/// What reviewers said, laid over a result so that it is found by pair, class
/// and row. As in the queue a judgement speaks for all rows of its two texts, or
/// of its class where both rows have the same. Also finds the pairs of a text. Costs 6 bytes a
/// pair, 10 a text and 2 a row. One thread writes; readers meanwhile none.
class ReviewIndex {
 public:
  struct Said {
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

  /// O(pairs + texts + rows). Rows that the result does not have are passed over.
  ReviewIndex(std::shared_ptr<const DuplicateResult> result, const ReviewMarks &marks);

  const DuplicateResult &result() const { return *m_result; }
  /// Replaces what was said before. O(log pairs).
  void judge(const JudgedPair &judged);
  void mark(const GroupMark &marked);

  Said ofPair(std::size_t pair) const { return m_pairs[pair]; }
  Said ofClass(TextId text) const { return m_classes[text.value]; }
  /// What was said of two texts that are no pair of the result, first < second.
  const std::map<TextPair, Said> &loose() const { return m_loose; }
  bool hasVerdicts() const { return m_hasVerdicts; }
  /// What was said of the texts of two rows, or of the class of both. O(log pairs).
  Said saidOf(RecordId a, RecordId b) const;

  RowMark markOf(RecordId row) const { return m_rows[row.value].mark; }
  bool isByHand(RecordId row) const { return m_rows[row.value].isByHand; }
  bool isPresent(RecordId row) const { return markOf(row) != RowMark::TakenOut; }
  /// The first row of a text that was not taken out.
  std::optional<RecordId> firstPresent(TextId text) const;

  /// Pairs whose textA it is: [first, second), indices into the result's pairs.
  std::pair<std::uint32_t, std::uint32_t> pairsFrom(TextId text) const {
    return {m_from[text.value], m_from[text.value + 1]};
  }
  /// Pairs whose textB it is.
  std::span<const std::uint32_t> pairsTo(TextId text) const {
    return {m_to.data() + m_toOffsets[text.value],
            m_toOffsets[text.value + 1] - m_toOffsets[text.value]};
  }
  /// The result's pair of two texts, where it has one.
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
  std::vector<Said> m_pairs;
  std::vector<Said> m_classes;
  std::vector<RowSaid> m_rows;
  std::map<TextPair, Said> m_loose;
  bool m_hasVerdicts = false;
};

}  // namespace shinglescope
