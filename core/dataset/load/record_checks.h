// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/csv/delimited_reader.h"
#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// Reports the problems that the parser found in a record. `row` is none for a header.
void reportRecordProblems(const SourceRecord &record, std::optional<std::uint32_t> row,
                          LoadReport &report);

/// Returns whether an unquoted cell contains an unescaped quote character.
bool hasLooseQuote(const SourceRecord &record, std::optional<char> quote);

/// Makes the cells of a record valid UTF-8. One thread.
class CellRepair {
 public:
  /// `encoding` is that of the source, for the report.
  explicit CellRepair(std::string encoding);
  /// Returns the record's cells; if its bytes are not UTF-8, repaired copies that live until the
  /// next call. Repairs are reported.
  const std::vector<std::string_view> &validCells(const SourceRecord &record,
                                                  std::optional<std::uint32_t> row,
                                                  LoadReport &report);

 private:
  std::string m_encoding;
  bool m_isUtf16;
  std::vector<std::string> m_repaired;
  std::vector<std::string_view> m_cells;
};

}  // namespace shinglescope
