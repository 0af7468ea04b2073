#include "ui/state/column_role.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <unordered_set>

namespace shinglescope {
namespace {

constexpr std::size_t kRowsLookedAt = 500;
constexpr double kLongTextLength = 20.0;
constexpr std::size_t kLongestId = 40;
constexpr double kMostLinks = 0.8;
constexpr double kMostLetters = 0.5;

/// What a sample of a column's cells says.
struct ColumnSummary {
  std::size_t rows = 0;
  std::size_t filled = 0;
  std::size_t bytes = 0;
  std::size_t letters = 0;
  std::size_t links = 0;
  std::size_t longest = 0;
  std::size_t distinct = 0;
  bool hasWhiteSpace = false;

  double meanLength() const {
    return filled == 0 ? 0.0 : static_cast<double>(bytes) / static_cast<double>(filled);
  }
  bool isLink() const {
    return filled > 0 && static_cast<double>(links) >= kMostLinks * static_cast<double>(filled);
  }
  bool isLongText() const {
    return meanLength() >= kLongTextLength &&
           static_cast<double>(letters) >= kMostLetters * static_cast<double>(bytes);
  }
  bool isId() const {
    return rows > 1 && filled == rows && distinct == rows && longest <= kLongestId &&
           !hasWhiteSpace && !isLink();
  }
};

bool isLinkText(std::string_view cell) {
  return cell.starts_with("http://") || cell.starts_with("https://") || cell.starts_with("www.");
}

bool isLetterByte(char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return value >= 0x80 || std::isalpha(value) != 0;
}

ColumnSummary summarize(const Dataset &dataset, ColumnId column) {
  ColumnSummary summary;
  std::unordered_set<std::string_view> seen;
  summary.rows = std::min(dataset.rowCount(), kRowsLookedAt);
  for (std::size_t row = 0; row < summary.rows; ++row) {
    const std::string_view cell = dataset.cell(RecordId{static_cast<std::uint32_t>(row)}, column);
    if (cell.empty()) continue;
    ++summary.filled;
    summary.bytes += cell.size();
    summary.longest = std::max(summary.longest, cell.size());
    summary.letters += static_cast<std::size_t>(std::ranges::count_if(cell, isLetterByte));
    summary.links += isLinkText(cell) ? 1 : 0;
    summary.hasWhiteSpace |= cell.find_first_of(" \t\n") != std::string_view::npos;
    seen.insert(cell);
  }
  summary.distinct = seen.size();
  return summary;
}

ColumnRole guessRole(const ColumnSummary &summary) {
  if (summary.filled == 0) return ColumnRole::Ignored;
  if (summary.isLink()) return ColumnRole::Link;
  return summary.isLongText() ? ColumnRole::Compared : ColumnRole::Shown;
}

/// Some column must be compared: the one with the longest cells.
std::size_t longestColumn(const std::vector<ColumnSummary> &columns) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < columns.size(); ++i) {
    const bool isBetter = columns[i].meanLength() > columns[best].meanLength();
    if ((isBetter && !columns[i].isLink()) || columns[best].isLink()) best = i;
  }
  return best;
}

}  // namespace

std::vector<ColumnRole> guessColumnRoles(const Dataset &dataset) {
  std::vector<ColumnSummary> columns;
  std::vector<ColumnRole> roles;
  for (std::size_t i = 0; i < dataset.columnCount(); ++i) {
    columns.push_back(summarize(dataset, ColumnId{static_cast<std::uint32_t>(i)}));
    roles.push_back(guessRole(columns.back()));
  }
  if (roles.empty()) return roles;
  if (std::ranges::find(roles, ColumnRole::Compared) == roles.end()) {
    roles[longestColumn(columns)] = ColumnRole::Compared;
  }
  for (std::size_t i = 0; i < roles.size(); ++i) {
    if (roles[i] != ColumnRole::Shown || !columns[i].isId()) continue;
    roles[i] = ColumnRole::Id;
    break;
  }
  return roles;
}

}  // namespace shinglescope
