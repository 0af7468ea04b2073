// SPDX-License-Identifier: MIT
#include "core/dataset/load/record_checks.h"

#include <functional>
#include <utility>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

bool isWithin(std::string_view part, const std::string &whole) {
  const std::less_equal<const char *> notAfter;
  return notAfter(whole.data(), part.data()) &&
         notAfter(part.data(), whole.data() + whole.size()) && !whole.empty();
}

}  // namespace

void reportRecordProblems(const SourceRecord &record, std::optional<std::uint32_t> row,
                          LoadReport &report) {
  for (const RecordProblem &problem : record.parsed.problems) {
    report.addProblem(problemAt(record, problem.kind, row, problem.detail, problem.offset));
  }
}

bool hasLooseQuote(const SourceRecord &record, std::optional<char> quote) {
  if (!quote || record.bytes.find(*quote) == std::string_view::npos) return false;
  const ParsedRecord &parsed = record.parsed;
  auto nextQuoted = parsed.quotedCells.begin();
  for (std::size_t i = 0; i < parsed.cells.size(); ++i) {
    if (nextQuoted != parsed.quotedCells.end() && *nextQuoted == i) {
      ++nextQuoted;
    } else if (parsed.cells[i].find(*quote) != std::string_view::npos &&
               !isWithin(parsed.cells[i], parsed.unescaped)) {
      return true;
    }
  }
  return false;
}

CellRepair::CellRepair(std::string encoding)
    : m_encoding(std::move(encoding)), m_isUtf16(m_encoding.starts_with("UTF-16")) {}

const std::vector<std::string_view> &CellRepair::validCells(const SourceRecord &record,
                                                            std::optional<std::uint32_t> row,
                                                            LoadReport &report) {
  const std::size_t valid = validUtf8Prefix(record.bytes);
  if (valid == record.bytes.size()) return record.parsed.cells;
  std::size_t invalid = 0;
  m_repaired.clear();
  for (const std::string_view cell : record.parsed.cells) {
    invalid += appendRepairedUtf8(cell, m_repaired.emplace_back());
  }
  m_cells.assign(m_repaired.begin(), m_repaired.end());
  // The only possible error in UTF-16 is a lone surrogate or a lone byte.
  const ProblemKind kind = m_isUtf16 ? ProblemKind::LoneSurrogate : ProblemKind::InvalidBytes;
  const MessageId detail = m_isUtf16 ? MessageId::HalvesOfCharacter : MessageId::BytesInvalid;
  report.addProblem(problemAt(record, kind, row, {detail, {invalid, m_encoding}}, valid));
  return m_cells;
}

}  // namespace shinglescope
