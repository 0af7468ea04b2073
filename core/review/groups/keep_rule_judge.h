// SPDX-License-Identifier: MIT
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

/// The row of a group that stays, and the rule that decided.
struct KeeperChoice {
  static constexpr std::uint32_t kLastResort = std::numeric_limits<std::uint32_t>::max();
  RecordId keeper;
  std::uint32_t decidedBy = kLastResort;  ///< the rule that left one row; if none, the first stays
  std::vector<RecordId> slowRows = {};    ///< rows on whose cell a regular expression took too long
  bool operator==(const KeeperChoice &) const = default;
};

/// Keep rules compiled for a table. Each rule passes on the rows that rank best. A blank or
/// unreadable cell ranks below every readable one. A rule passes on all rows if they are equal, if
/// none can be read, or if its regular expression takes too long on one of them. A judge is
/// used by one thread; another() creates a judge for a further thread. Refers to the data set,
/// which must outlive it.
class KeepRuleJudge {
 public:
  /// Compiles the rules. `types` is indexed by column; a type that is missing, or of a kind that
  /// the rule cannot compare, is guessed. Errors: BadParameter if a column does not exist or does
  /// not contain numbers or dates; Cancelled.
  static Result<KeepRuleJudge> compile(const Dataset &dataset, const std::vector<ColumnType> &types,
                                       const KeepRules &rules, const RunContext &context);
  ~KeepRuleJudge();
  KeepRuleJudge(KeepRuleJudge &&) noexcept;
  KeepRuleJudge &operator=(KeepRuleJudge &&) noexcept;

  /// A judge with the same rules; compiles the regular expressions again.
  KeepRuleJudge another() const;
  /// Chooses one of the rows, which must ascend and not be empty. O(bytes of their cells).
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
