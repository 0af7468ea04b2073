#include "ui/models/row_order.h"

#include <QStringMatcher>
#include <algorithm>
#include <atomic>
#include <functional>
#include <numeric>

#include "core/base/parallel.h"
#include "ui/models/cell_order.h"

namespace shinglescope {

namespace {

constexpr std::size_t kRowsPerBlock = 8'192;
constexpr std::size_t kRowsPerRun = 32'768;
constexpr std::size_t kPollMask = 0xFFF;

using Rows = std::vector<std::uint32_t>;

/// What one cell is sorted by; equal keys of a text are told apart by the text.
struct SortKey {
  std::array<std::uint64_t, 2> prefix{};
  double number = 0;
  bool isEmpty = true;
};

/// Compares data rows by one column. Reads immutable data only, so that any
/// number of threads may use it.
class RowComparator {
 public:
  RowComparator(const Dataset &dataset, ColumnId column, bool isNumber, bool isDescending)
      : m_dataset(dataset), m_column(column), m_isNumber(isNumber), m_isDescending(isDescending) {}

  Result<void> prepare(const RunContext &context) {
    m_keys.resize(m_dataset.rowCount());
    return forEachBlock(context, m_keys.size(), kRowsPerBlock, [this](const Block &block) {
      for (std::size_t row = block.begin; row < block.end; ++row) m_keys[row] = keyOf(cell(row));
      return Result<void>();
    });
  }

  bool operator()(std::uint32_t a, std::uint32_t b) const {
    const SortKey &left = m_keys[a];
    const SortKey &right = m_keys[b];
    if (left.isEmpty || right.isEmpty) return !left.isEmpty && right.isEmpty;
    const int order = compare(left, right, a, b);
    return m_isDescending ? order > 0 : order < 0;
  }

 private:
  std::string_view cell(std::size_t row) const {
    return m_dataset.cell({static_cast<std::uint32_t>(row)}, m_column);
  }

  SortKey keyOf(std::string_view text) const {
    SortKey key;
    key.isEmpty = text.empty();
    if (key.isEmpty) return key;
    if (m_isNumber)
      key.number = plainNumber(text).value_or(0);
    else
      key.prefix = foldedPrefix(text);
    return key;
  }

  int compare(const SortKey &left, const SortKey &right, std::uint32_t a, std::uint32_t b) const {
    if (m_isNumber) return left.number < right.number ? -1 : left.number > right.number ? 1 : 0;
    if (left.prefix != right.prefix) return left.prefix < right.prefix ? -1 : 1;
    return compareFolded(cell(a), cell(b));
  }

  const Dataset &m_dataset;
  ColumnId m_column;
  bool m_isNumber;
  bool m_isDescending;
  std::vector<SortKey> m_keys;
};

/// Merges two sorted neighbours of `from` into the same place of `to`.
void mergeRuns(const Rows &from, Rows &to, const Block &block, std::size_t middle,
               const RowComparator &isLess, const RunContext &context) {
  std::size_t left = block.begin;
  std::size_t right = middle;
  for (std::size_t out = block.begin; out < block.end; ++out) {
    if ((out & kPollMask) == 0 && context.isCancelled()) return;
    const bool takeRight = left == middle || (right < block.end && isLess(from[right], from[left]));
    to[out] = takeRight ? from[right++] : from[left++];
  }
}

/// A stable merge sort that can be cancelled at any moment and gives the same
/// order for any number of threads.
Result<void> stableSort(Rows &rows, const RowComparator &isLess, const RunContext &context) {
  const auto at = [&rows](std::size_t i) { return rows.begin() + static_cast<std::ptrdiff_t>(i); };
  Result<void> sorted =
      forEachBlock(context, rows.size(), kRowsPerRun, [&](const Block &block) -> Result<void> {
        std::stable_sort(at(block.begin), at(block.end), std::cref(isLess));
        return {};
      });
  Rows merged(rows.size());
  for (std::size_t width = kRowsPerRun; sorted && width < rows.size(); width *= 2) {
    sorted = forEachBlock(context, rows.size(), 2 * width, [&](const Block &block) -> Result<void> {
      const std::size_t middle = std::min(block.begin + width, block.end);
      mergeRuns(rows, merged, block, middle, isLess, context);
      return {};
    });
    rows.swap(merged);
  }
  if (sorted && context.isCancelled()) return cancelledError();
  return sorted;
}

bool rowHolds(const Dataset &dataset, RecordId row, const QStringMatcher &matcher) {
  const auto holds = [&matcher](std::string_view text) {
    const QString decoded = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    return matcher.indexIn(decoded) >= 0;
  };
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
    if (holds(dataset.cell(row, {column}))) return true;
  return std::ranges::any_of(dataset.extraCells(row), holds);
}

/// One byte a row: 1 where a cell holds the text.
Result<std::vector<char>> findMatches(const Dataset &dataset, const QString &text,
                                      const RunContext &context) {
  std::vector<char> isMatch(dataset.rowCount(), 0);
  const QStringMatcher matcher(text, Qt::CaseInsensitive);
  const auto work = [&](const Block &block) -> Result<void> {
    for (std::size_t row = block.begin; row < block.end; ++row) {
      if (context.isCancelled()) return cancelledError();
      isMatch[row] = rowHolds(dataset, {static_cast<std::uint32_t>(row)}, matcher) ? 1 : 0;
    }
    return {};
  };
  Result<void> found = forEachBlock(context, isMatch.size(), kRowsPerBlock, work);
  if (!found) return found.error();
  return isMatch;
}

Result<void> sortRows(Rows &rows, const Dataset &dataset, const RowOrderRequest &request,
                      const RunContext &context) {
  const Result<bool> isNumber = isNumberColumn(dataset, *request.sortColumn, context);
  if (!isNumber) return isNumber.error();
  RowComparator comparator(dataset, *request.sortColumn, *isNumber, request.isDescending);
  Result<void> prepared = comparator.prepare(context);
  return prepared ? stableSort(rows, comparator, context) : prepared;
}

}  // namespace

Result<bool> isNumberColumn(const Dataset &dataset, ColumnId column, const RunContext &context) {
  std::atomic<bool> areNumbers = true;
  const auto work = [&](const Block &block) -> Result<void> {
    for (std::size_t row = block.begin; row < block.end && areNumbers; ++row) {
      const std::string_view cell = dataset.cell({static_cast<std::uint32_t>(row)}, column);
      if (!cell.empty() && !plainNumber(cell)) areNumbers = false;
    }
    return {};
  };
  Result<void> looked = forEachBlock(context, dataset.rowCount(), kRowsPerBlock, work);
  if (!looked) return looked.error();
  return areNumbers.load();
}

Result<RowOrder> makeRowOrder(const Dataset &dataset, const RowOrderRequest &request,
                              const RunContext &context) {
  RowOrder order;
  order.rows.resize(dataset.rowCount());
  std::iota(order.rows.begin(), order.rows.end(), 0U);
  std::vector<char> isMatch;
  if (!request.text.isEmpty()) {
    Result<std::vector<char>> found = findMatches(dataset, request.text, context);
    if (!found) return found.error();
    isMatch = std::move(*found);
    if (request.onlyMatches)
      std::erase_if(order.rows, [&isMatch](std::uint32_t row) { return isMatch[row] == 0; });
  }
  if (request.sortColumn) {
    Result<void> sorted = sortRows(order.rows, dataset, request, context);
    if (!sorted) return sorted.error();
  }
  for (std::uint32_t i = 0; !isMatch.empty() && i < order.rows.size(); ++i)
    if (isMatch[order.rows[i]] != 0) order.matches.push_back(i);
  return order;
}

}  // namespace shinglescope
