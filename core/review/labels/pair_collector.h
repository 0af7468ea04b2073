// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/review/labels/row_lookup.h"

namespace shinglescope {

/// Collects the lines of a file into a list, each as a pair or as unused. One thread.
class PairCollector {
 public:
  explicit PairCollector(NamedPairs &list) : m_list(list) {}

  void skip(PairProblem problem, std::uint64_t line, std::string_view value = {});
  /// Adds a pair unless a row is missing or the pair is a repetition. The values are shown if their
  /// row is missing.
  void add(const FoundRow &a, const FoundRow &b, NamedPair pair, std::string_view valueA = {},
           std::string_view valueB = {});

 private:
  NamedPairs &m_list;
  std::unordered_map<std::uint64_t, Verdict> m_known;  ///< by both rows, the smaller one first
};

}  // namespace shinglescope
