#include "core/dataset/row_sorter.h"

#include <algorithm>
#include <functional>

#include "core/base/parallel.h"
#include "core/dataset/cell_parser.h"
#include "core/dataset/folded_text.h"

namespace shinglescope {

namespace {

constexpr std::size_t kRowsPerBlock = 8'192;
constexpr std::size_t kRowsPerRun = 32'768;
constexpr std::size_t kPollMask = 0xFFF;

using Rows = std::vector<std::uint32_t>;

enum class CellClass : std::uint8_t { Readable, Unparsed, Blank };

/// Compares data rows by one column. Reads immutable data only once prepared.
class ColumnComparator {
 public:
  ColumnComparator(const Dataset &dataset, SortKey key, const ColumnType &type)
      : m_dataset(dataset), m_key(key), m_isText(type.kind == ColumnKind::Text), m_parser(type) {}

  Result<void> prepare(const Rows &rows, const RunContext &context) {
    m_classes.resize(m_dataset.rowCount());
    if (!m_isText) m_values.resize(m_dataset.rowCount());
    return forEachBlock(context, rows.size(), kRowsPerBlock, [&](const Block &block) {
      for (std::size_t i = block.begin; i < block.end; ++i) prepareRow(rows[i]);
      return Result<void>();
    });
  }

  int compare(std::uint32_t a, std::uint32_t b) const {
    if (m_classes[a] != m_classes[b]) return m_classes[a] < m_classes[b] ? -1 : 1;
    if (m_classes[a] != CellClass::Readable) return 0;
    int order = 0;
    if (m_isText) {
      order = compareFolded(cell(a), cell(b));
    } else if (m_values[a] != m_values[b]) {
      order = m_values[a] < m_values[b] ? -1 : 1;
    }
    return m_key.isDescending ? -order : order;
  }

  std::uint64_t countUnparsed(const Rows &rows) const {
    return static_cast<std::uint64_t>(std::ranges::count_if(
        rows, [this](std::uint32_t row) { return m_classes[row] == CellClass::Unparsed; }));
  }

 private:
  std::string_view cell(std::uint32_t row) const { return m_dataset.cell({row}, m_key.column); }

  void prepareRow(std::uint32_t row) {
    const std::string_view text = cell(row);
    if (isBlankCell(text)) {
      m_classes[row] = CellClass::Blank;
    } else if (!m_isText) {
      const std::optional<double> value = m_parser.parse(text);
      m_values[row] = value.value_or(0);
      m_classes[row] = value ? CellClass::Readable : CellClass::Unparsed;
    }
  }

  const Dataset &m_dataset;
  SortKey m_key;
  bool m_isText;
  CellParser m_parser;
  std::vector<CellClass> m_classes;
  std::vector<double> m_values;
};

using IsLess = std::function<bool(std::uint32_t, std::uint32_t)>;

/// Merges two sorted neighbours of `from` into the same place of `to`.
void mergeRuns(const Rows &from, Rows &to, const Block &block, std::size_t middle,
               const IsLess &isLess, const RunContext &context) {
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
Result<void> stableSort(Rows &rows, const IsLess &isLess, const RunContext &context) {
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

}  // namespace

Result<std::vector<std::uint64_t>> sortRows(const Dataset &dataset, std::span<const SortKey> keys,
                                            const std::vector<ColumnType> &types, Rows &rows,
                                            const RunContext &context) {
  std::vector<std::uint64_t> unparsed;
  std::vector<ColumnComparator> comparators;
  comparators.reserve(keys.size());
  for (const SortKey &key : keys) {
    comparators.emplace_back(dataset, key, types[key.column.value]);
    Result<void> prepared = comparators.back().prepare(rows, context);
    if (!prepared) return prepared.error();
    unparsed.push_back(comparators.back().countUnparsed(rows));
  }
  if (keys.empty()) return unparsed;
  const IsLess isLess = [&comparators](std::uint32_t a, std::uint32_t b) {
    for (const ColumnComparator &comparator : comparators)
      if (const int order = comparator.compare(a, b); order != 0) return order < 0;
    return false;
  };
  Result<void> sorted = stableSort(rows, isLess, context);
  if (!sorted) return sorted.error();
  return unparsed;
}

}  // namespace shinglescope
