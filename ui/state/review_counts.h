#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/review/verdicts.h"

namespace shinglescope {

class Session;

/// "reviewed 41 of 212, 171 left, 3 unsure": queue entries at or over the
/// threshold under review.
struct ReviewCounts {
  std::uint64_t entries = 0;
  std::uint64_t reviewed = 0;  ///< with any verdict, Unsure included
  std::uint64_t unsure = 0;
  std::uint64_t left() const { return entries - reviewed; }
};

/// Keeps the counts of the queue as verdicts come in. GUI thread; the session
/// outlives it.
class ReviewCounter {
 public:
  explicit ReviewCounter(const Session &session) : m_session(session) {}
  const ReviewCounts &counts() const { return m_counts; }
  /// After another result or threshold. O(pairs + texts + judged log pairs).
  void recount();
  /// After a step that judged these entries. O(entries log pairs), or as
  /// recount() where that is less.
  void follow(const std::vector<EntryKey> &keys);
  void follow(EntryKey key);  ///< one

 private:
  void add(EntryKey key, Verdict verdict);
  void count(Verdict verdict, std::uint64_t step);

  const Session &m_session;
  ReviewCounts m_counts;
  std::map<EntryKey, Verdict> m_counted;  ///< those with a verdict
};

}  // namespace shinglescope
