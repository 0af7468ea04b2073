#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/dataset/columns/column_type.h"
#include "core/review/groups/keep_rules.h"

namespace shinglescope {

/// Which row of a group stays, and why.
struct KeeperChoice {
  static constexpr std::uint32_t kLastResort = std::numeric_limits<std::uint32_t>::max();
  RecordId keeper;
  std::uint32_t decidedBy = kLastResort;  ///< the rule that left one row; else the first row stays
  std::vector<RecordId> slowRows = {};    ///< cells on which a regular expression gave up
  bool operator==(const KeeperChoice &) const = default;
};

/// Keep rules made ready for a table. Each rule leaves those rows that are best
/// by it: a cell that is blank or cannot be read is worse than any that can, and
/// a rule under which all rows are equal, none can be read, or whose regular
/// expression takes too long on one of them passes all to the next. One thread;
/// another() is for one more. Refers to the data set, which outlives it.
class KeepRuleJudge {
 public:
  /// `types` by column; those of columns beyond its end, or of a kind that the
  /// rule cannot compare, are guessed. BadParameter where a column is not there
  /// or holds no numbers or dates; Cancelled.
  static Result<KeepRuleJudge> compile(const Dataset &dataset, const std::vector<ColumnType> &types,
                                       const KeepRules &rules, const RunContext &context);
  ~KeepRuleJudge();
  KeepRuleJudge(KeepRuleJudge &&) noexcept;
  KeepRuleJudge &operator=(KeepRuleJudge &&) noexcept;

  /// With the same rules; compiles regular expressions again.
  KeepRuleJudge another() const;
  /// Of rows that ascend, at least one. O(bytes of their cells).
  KeeperChoice choose(std::span<const RecordId> rows);

 private:
  struct Ready;
  struct Patterns;
  explicit KeepRuleJudge(std::shared_ptr<const Ready> ready);
  std::optional<double> valueOf(std::size_t rule, RecordId row, KeeperChoice &choice);
  void narrow(std::size_t rule, std::vector<RecordId> &rows, KeeperChoice &choice);

  std::shared_ptr<const Ready> m_ready;
  std::unique_ptr<Patterns> m_patterns;
};

}  // namespace shinglescope
