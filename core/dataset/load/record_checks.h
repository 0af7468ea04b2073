#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/csv/delimited_reader.h"
#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// Lists what the parser found odd in a record. `row`: none for a header.
void reportRecordProblems(const SourceRecord &record, std::optional<std::uint32_t> row,
                          LoadReport &report);

/// True if an unquoted cell contains the quote character, and not behind an escape.
bool hasLooseQuote(const SourceRecord &record, std::optional<char> quote);

/// Makes the cells of a record valid UTF-8. One thread.
class CellRepair {
 public:
  /// `encoding` is that of the source, for the report.
  explicit CellRepair(std::string encoding);
  /// The record's cells; where its bytes are no UTF-8, repaired copies that live
  /// until the next call. These are reported.
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
