// SPDX-License-Identifier: MIT
#include "core/review/labels/row_lookup.h"

#include <array>
#include <charconv>

#include "core/base/decimal_text.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kSeveralRows = 0xFFFFFFFFU;
constexpr std::uint32_t kLookupRowsPerPoll = 4096;

bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Appends a field as it is compared, ended by a byte that no text contains.
void appendField(std::string_view field, std::string &key) {
  const std::size_t begin = key.size();
  for (const char c : field) {
    if (isBlank(c)) {
      if (key.size() > begin && key.back() != ' ') key += ' ';
      continue;
    }
    key += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  if (key.size() > begin && key.back() == ' ') key.pop_back();
  if (const auto number = parsedNumber<double>(std::string_view(key).substr(begin))) {
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), *number);
    if (error == std::errc()) {
      key.resize(begin);
      key.append(text.data(), end);
    }
  }
  key += '\x1F';
}

FoundRow foundIn(const auto &rows, const auto &key, PairProblem unknown, PairProblem several) {
  const auto found = rows.find(key);
  if (found == rows.end()) return unknown;
  if (found->second == kSeveralRows) return several;
  return RecordId{found->second};
}

}  // namespace

Result<IdLookup> IdLookup::build(const Dataset &dataset, std::optional<ColumnId> column,
                                 RowSpan rows, const RunContext &context) {
  IdLookup lookup(rows);
  if (!column) return lookup;
  lookup.m_hasColumn = true;
  lookup.m_rows.reserve(rows.end - rows.begin);
  for (std::uint32_t row = rows.begin; row < rows.end; ++row) {
    if (row % kLookupRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const auto [known, isNew] = lookup.m_rows.try_emplace(dataset.cell({row}, *column), row);
    if (!isNew) known->second = kSeveralRows;
  }
  return lookup;
}

FoundRow IdLookup::find(std::string_view id) const {
  if (id.empty()) return PairProblem::IdMissing;
  if (m_hasColumn) return foundIn(m_rows, id, PairProblem::IdUnknown, PairProblem::IdOfSeveral);
  const auto row = parsedNumber<std::uint32_t>(id);
  if (!row || *row >= m_span.end - m_span.begin) return PairProblem::IdUnknown;
  return RecordId{m_span.begin + *row};
}

Result<ContentLookup> ContentLookup::build(const Dataset &dataset, std::vector<ColumnId> columns,
                                           RowSpan rows, const RunContext &context) {
  ContentLookup lookup;
  lookup.m_rows.reserve(rows.end - rows.begin);
  for (std::uint32_t row = rows.begin; row < rows.end; ++row) {
    if (row % kLookupRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    std::string key;
    for (const ColumnId column : columns) appendField(dataset.cell({row}, column), key);
    const auto [known, isNew] = lookup.m_rows.try_emplace(std::move(key), row);
    if (!isNew) known->second = kSeveralRows;
  }
  return lookup;
}

FoundRow ContentLookup::find(std::span<const std::string> fields) const {
  std::string key;
  for (const std::string &field : fields) appendField(field, key);
  return foundIn(m_rows, key, PairProblem::RecordUnknown, PairProblem::RecordOfSeveral);
}

}  // namespace shinglescope
