// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "core/review/labels/row_lookup.h"

namespace shinglescope {

/// The rows of one table or two, each table with its own IdLookup or ContentLookup. `Key` is what
/// these find rows by. Immutable.
template <class Lookup>
class TablesLookup {
 public:
  /// `build` makes the look-up of the rows of one table, and may fail.
  template <class Build>
  static Result<TablesLookup> make(const Dataset &dataset, const Build &build) {
    TablesLookup tables;
    for (std::uint32_t table = 1; table <= (dataset.secondTable() ? 2U : 1U); ++table) {
      auto made = build(rowsOfTable(dataset, table));
      if (!made) return made.error();
      tables.m_tables.push_back(*std::move(made));
    }
    return tables;
  }

  bool hasTwo() const { return m_tables.size() > 1; }
  /// `table` is 1, or 2 if there are two.
  template <class Key>
  FoundRow find(const Key &key, std::uint32_t table) const {
    return m_tables[table - 1].find(key);
  }

  /// Finds the rows of a pair; `how` is not Named.
  template <class Key>
  std::pair<FoundRow, FoundRow> find(const Key &left, const Key &right, PairTables how) const {
    switch (how) {
      case PairTables::LeftFirst: return {find(left, 1), find(right, 2)};
      case PairTables::LeftSecond: return {find(left, 2), find(right, 1)};
      case PairTables::ById: return {findAnywhere(left), findAnywhere(right)};
      case PairTables::Named:
      case PairTables::One: break;
    }
    return {find(left, 1), find(right, 1)};
  }

 private:
  template <class Key>
  FoundRow findAnywhere(const Key &key) const {
    const FoundRow first = find(key, 1);
    const FoundRow second = find(key, 2);
    if (!isKnown(first)) return second;
    return isKnown(second) ? FoundRow(Lookup::kOfSeveral) : first;
  }
  static bool isKnown(const FoundRow &row) {
    return std::holds_alternative<RecordId>(row) || row == FoundRow(Lookup::kOfSeveral);
  }

  std::vector<Lookup> m_tables;
};

/// Guesses which of two tables the rows of a list belong to: the way that finds the rows of most
/// pairs; if several do, the first of left and right, right and left, by id.
class TablesGuess {
 public:
  /// `byId` allows that an id alone says which table it is of.
  explicit TablesGuess(bool byId) : m_ways(byId ? 3 : 2) {}

  template <class Lookup, class Key>
  void add(const TablesLookup<Lookup> &rows, const Key &left, const Key &right) {
    for (std::size_t way = 0; way < m_ways; ++way) {
      const auto [a, b] = rows.find(left, right, kWays[way]);
      const bool isFound =
          std::holds_alternative<RecordId>(a) && std::holds_alternative<RecordId>(b);
      m_found[way] += isFound ? 1 : 0;
    }
  }

  PairTables best() const {
    std::size_t best = 0;
    for (std::size_t way = 1; way < m_ways; ++way)
      if (m_found[way] > m_found[best]) best = way;
    return kWays[best];
  }

 private:
  static constexpr std::array kWays = {PairTables::LeftFirst, PairTables::LeftSecond,
                                       PairTables::ById};
  std::size_t m_ways;
  std::array<std::uint64_t, kWays.size()> m_found{};  ///< pairs, by way
};

}  // namespace shinglescope
