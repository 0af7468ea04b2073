// SPDX-License-Identifier: MIT
#include "core/dataset/query/row_sorter.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/base/parallel.h"
#include "core/base/unicode.h"
#include "core/dataset/query/sort_values.h"

namespace shinglescope {

namespace {

constexpr std::size_t kRowSorterRowsPerBlock = 16'384;
/// Ranges up to this size are sorted by one thread.
constexpr std::size_t kSmallRange = 32'768;
/// Ranges up to this size are compared row by row.
constexpr std::size_t kTinyRange = 3;
constexpr std::size_t kSampleValues = 2'048;
constexpr std::size_t kSplitters = 255;
/// Texts that are still equal after this many steps are compared as a whole.
constexpr std::size_t kMaxSteps = 12;
/// Texts are scattered over the table, so this many are fetched at the same time.
constexpr std::size_t kFetchedAtOnce = 16;
constexpr std::size_t kRowSorterRowsPerPoll = 64;

struct Item {
  std::uint64_t value;
  std::uint32_t row;

  bool operator<(const Item &other) const {
    return value != other.value ? value < other.value : row < other.row;
  }
};

/// Rows that are equal in all previous keys and in all previous parts of this key.
struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t key = 0;
  std::size_t depth = 0;  ///< bytes of the folded text that are equal
  std::size_t steps = 0;  ///< steps taken into the texts of this key

  std::size_t size() const { return end - begin; }
};

/// Sorts by the first bytes of the first key, then equal rows by the next bytes or the next key.
/// All threads partition a large range; each part is sorted by one thread. Ties are broken by row
/// number, so the order is unique. Used once.
class RowSorter {
 public:
  RowSorter(std::span<const SortColumn> keys, std::vector<std::uint32_t> &rows,
            const RunContext &context)
      : m_keys(keys), m_rows(rows), m_context(context), m_items(rows.size()) {}

  Result<void> sort() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_items[i].row = m_rows[i];
    m_large.push_back({0, m_items.size(), 0, 0});
    while (!m_large.empty()) {
      const Range range = m_large.back();
      m_large.pop_back();
      if (Result<void> parted = sortLarge(range); !parted) return parted;
    }
    if (m_context.isCancelled()) return cancelledError();
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i] = m_items[i].row;
    return {};
  }

 private:
  using Bounds = std::vector<std::size_t>;

  /// Calls `work` for each block of `blockSize` items, on all threads. Errors: Cancelled.
  template <class Work>
  Result<void> inBlocks(std::size_t blockSize, std::size_t items, Work work) const {
    return forEachBlock(m_context, items, blockSize, [&work](const Block &block) {
      work(block);
      return Result<void>();
    });
  }

  Result<void> sortLarge(Range range) {
    if (range.size() <= kSmallRange) {
      sortSmall(range);
      return {};
    }
    if (Result<void> skipped = skipCommonBytes(range); !skipped) return skipped;
    if (range.steps > kMaxSteps) return sortWholeByAll(range);
    Result<void> done = inBlocks(kRowSorterRowsPerBlock, range.size(), [&](const Block &block) {
      readValues({range.begin + block.begin, range.begin + block.end, range.key, range.depth,
                  range.steps});
    });
    if (!done) return done;
    const std::vector<std::uint64_t> splitters = splittersOf(range);
    Result<Bounds> bounds = partition(range, splitters);
    if (!bounds) return bounds.error();
    return sortParts(range, splitters, *bounds);
  }

  void readValues(const Range &range) {
    const SortColumn &key = m_keys[range.key];
    std::array<std::string_view, kFetchedAtOnce> texts;
    for (std::size_t begin = range.begin; begin < range.end; begin += kFetchedAtOnce) {
      const std::size_t count = std::min(kFetchedAtOnce, range.end - begin);
      for (std::size_t i = 0; key.isText() && i < count; ++i) {
        texts[i] = key.text(m_items[begin + i].row);
        __builtin_prefetch(texts[i].data() + std::min(range.depth, texts[i].size()));
      }
      for (std::size_t i = 0; i < count; ++i) {
        Item &item = m_items[begin + i];
        item.value = key.isText() ? key.valueOf(texts[i], range.depth) : key.valueOf(item.row);
      }
    }
  }

  /// Returns distinct values that split the range about evenly.
  std::vector<std::uint64_t> splittersOf(const Range &range) const {
    std::vector<std::uint64_t> sample(kSampleValues);
    for (std::size_t i = 0; i < kSampleValues; ++i)
      sample[i] = m_items[range.begin + i * range.size() / kSampleValues].value;
    std::ranges::sort(sample);
    std::vector<std::uint64_t> splitters;
    for (std::size_t i = 1; i <= kSplitters; ++i)
      splitters.push_back(sample[i * kSampleValues / (kSplitters + 1)]);
    splitters.erase(std::unique(splitters.begin(), splitters.end()), splitters.end());
    return splitters;
  }

  /// Returns the part of a value: even parts are between splitters, odd parts contain the value of
  /// one splitter.
  static std::size_t partOf(const std::vector<std::uint64_t> &splitters, std::uint64_t value) {
    const auto at = std::ranges::lower_bound(splitters, value);
    const auto index = static_cast<std::size_t>(at - splitters.begin());
    return 2 * index + (at != splitters.end() && *at == value ? 1 : 0);
  }

  /// Groups the items of each part; returns the bounds of the parts.
  Result<Bounds> partition(const Range &range, const std::vector<std::uint64_t> &splitters) {
    const std::size_t parts = 2 * splitters.size() + 1;
    const std::size_t blocks = blockCount(range.size(), kRowSorterRowsPerBlock);
    m_scratch.resize(std::max(m_scratch.size(), range.size()));
    std::vector<std::uint16_t> partOfItem(range.size());
    Bounds starts(blocks * parts);
    Result<void> done = inBlocks(kRowSorterRowsPerBlock, range.size(), [&](const Block &block) {
      for (std::size_t i = block.begin; i < block.end; ++i) {
        const std::size_t part = partOf(splitters, m_items[range.begin + i].value);
        partOfItem[i] = static_cast<std::uint16_t>(part);
        ++starts[block.index * parts + part];
      }
    });
    if (!done) return done.error();
    Bounds bounds{range.begin};
    std::size_t sum = 0;
    for (std::size_t part = 0; part < parts; ++part) {
      for (std::size_t block = 0; block < blocks; ++block)
        sum += std::exchange(starts[block * parts + part], sum);
      bounds.push_back(range.begin + sum);
    }
    done = inBlocks(kRowSorterRowsPerBlock, range.size(), [&](const Block &block) {
      std::size_t *const next = starts.data() + block.index * parts;
      for (std::size_t i = block.begin; i < block.end; ++i)
        m_scratch[next[partOfItem[i]]++] = m_items[range.begin + i];
    });
    if (!done) return done.error();
    done = inBlocks(kRowSorterRowsPerBlock, range.size(), [&](const Block &block) {
      std::copy(at(m_scratch, block.begin), at(m_scratch, block.end),
                at(m_items, range.begin + block.begin));
    });
    if (!done) return done.error();
    return bounds;
  }

  Result<void> sortParts(const Range &range, const std::vector<std::uint64_t> &splitters,
                         const Bounds &bounds) {
    std::vector<std::uint32_t> small;
    for (std::uint32_t part = 0; part + 1 < bounds.size(); ++part) {
      Range inner{bounds[part], bounds[part + 1], range.key, range.depth, range.steps};
      if (inner.size() < 2) continue;
      const bool isOneValue = part % 2 == 1;
      if (inner.size() <= kSmallRange) {
        small.push_back(part);
      } else if (!isOneValue) {
        m_large.push_back(inner);
      } else if (moveOn(inner, splitters[part / 2])) {
        m_large.push_back(inner);
      }
    }
    return inBlocks(1, small.size(), [&](const Block &block) {
      const std::uint32_t part = small[block.begin];
      sortValues({bounds[part], bounds[part + 1], range.key, range.depth, range.steps});
      m_context.advance(bounds[part + 1] - bounds[part]);
    });
  }

  void sortSmall(Range range) {
    if (m_context.isCancelled()) return;
    if (range.size() <= kTinyRange || range.steps > kMaxSteps) return sortWhole(range);
    const std::string_view first = exampleOf(range);
    range.depth = std::max(range.depth, commonBytes(range, first, first.size()));
    readValues(range);
    sortValues(range);
  }

  /// Sorts items whose values have been read, then the runs of equal values.
  void sortValues(const Range &range) {
    if (m_context.isCancelled()) return;
    std::sort(at(m_items, range.begin), at(m_items, range.end));
    for (std::size_t begin = range.begin; begin < range.end;) {
      const std::uint64_t value = m_items[begin].value;
      std::size_t end = begin + 1;
      while (end < range.end && m_items[end].value == value) ++end;
      Range equal{begin, end, range.key, range.depth, range.steps};
      if (equal.size() > 1 && moveOn(equal, value)) sortSmall(equal);
      begin = end;
    }
  }

  /// Advances to the next bytes or the next key of rows with equal values. False if there is none;
  /// the rows are then already in order of their numbers.
  bool moveOn(Range &range, std::uint64_t value) const {
    const SortColumn &key = m_keys[range.key];
    if (key.isText() && value != kBlankValue && goesOn(value, key.isDescending())) {
      range.depth += kBytesAValue;
      ++range.steps;
      return true;
    }
    ++range.key;
    range.depth = 0;
    range.steps = 0;
    return range.key < m_keys.size();
  }

  /// Returns the length of the prefix, at most `length` bytes, that `first` shares with all texts
  /// of the range. If it is not longer than `depth`, any value up to `depth` may be returned.
  std::size_t commonBytes(const Range &range, std::string_view first, std::size_t length) const {
    for (std::size_t i = range.begin; i < range.end && length > range.depth; ++i) {
      if (i % kRowSorterRowsPerPoll == 0 && m_context.isCancelled()) return 0;
      const std::string_view text = m_keys[range.key].text(m_items[i].row);
      length = std::min(length, text.size());
      const auto end = first.begin() + static_cast<std::ptrdiff_t>(length);
      const auto other = std::mismatch(first.begin(), end, text.begin()).first;
      length = static_cast<std::size_t>(other - first.begin());
    }
    return length;
  }

  /// Returns the first text of a range whose texts may have a common prefix, such as links; empty
  /// if nothing can be skipped. Blank cells are separated at depth 0.
  std::string_view exampleOf(const Range &range) const {
    if (!m_keys[range.key].isText() || range.depth == 0) return {};
    const std::string_view first = m_keys[range.key].text(m_items[range.begin].row);
    return isAscii(first) ? first : std::string_view();
  }

  Result<void> skipCommonBytes(Range &range) const {
    const std::string_view first = exampleOf(range);
    if (first.size() <= range.depth) return {};
    std::vector<std::size_t> common(blockCount(range.size(), kRowSorterRowsPerBlock));
    Result<void> done = inBlocks(kRowSorterRowsPerBlock, range.size(), [&](const Block &block) {
      const Range part{range.begin + block.begin, range.begin + block.end, range.key, range.depth};
      common[block.index] = commonBytes(part, first, first.size());
    });
    if (done) range.depth = std::max(range.depth, std::ranges::min(common));
    return done;
  }

  /// Compares by this key and all following ones.
  bool isLess(std::size_t firstKey, const Item &a, const Item &b) const {
    // Neither std::stable_sort nor a merge leaves its range if all items compare equal after a
    // cancellation.
    if (m_context.isCancelled()) return false;
    for (std::size_t key = firstKey; key < m_keys.size(); ++key)
      if (const int order = m_keys[key].compare(a.row, b.row); order != 0) return order < 0;
    return a.row < b.row;
  }

  void sortWhole(const Range &range) {
    std::stable_sort(at(m_items, range.begin), at(m_items, range.end),
                     [&](const Item &a, const Item &b) { return isLess(range.key, a, b); });
  }

  /// Sorts with all threads: sorts runs, then merges them.
  Result<void> sortWholeByAll(const Range &range) {
    const auto inItems = [&](std::size_t i) { return at(m_items, range.begin + i); };
    const auto compare = [&](const Item &a, const Item &b) { return isLess(range.key, a, b); };
    Result<void> done = inBlocks(kSmallRange, range.size(), [&](const Block &block) {
      sortWhole({range.begin + block.begin, range.begin + block.end, range.key});
    });
    m_scratch.resize(std::max(m_scratch.size(), range.size()));
    for (std::size_t width = kSmallRange; done && width < range.size(); width *= 2) {
      done = inBlocks(2 * width, range.size(), [&](const Block &block) {
        const std::size_t middle = std::min(block.begin + width, block.end);
        std::merge(inItems(block.begin), inItems(middle), inItems(middle), inItems(block.end),
                   at(m_scratch, block.begin), compare);
        std::copy(at(m_scratch, block.begin), at(m_scratch, block.end), inItems(block.begin));
      });
    }
    return done;
  }

  static std::vector<Item>::iterator at(std::vector<Item> &items, std::size_t index) {
    return items.begin() + static_cast<std::ptrdiff_t>(index);
  }

  std::span<const SortColumn> m_keys;
  std::vector<std::uint32_t> &m_rows;
  const RunContext &m_context;
  std::vector<Item> m_items;
  std::vector<Item> m_scratch;
  std::vector<Range> m_large;
};

}  // namespace

Result<std::vector<std::uint64_t>> sortRows(const Dataset &dataset, std::span<const SortKey> keys,
                                            const std::vector<ColumnType> &types,
                                            std::vector<std::uint32_t> &rows,
                                            const RunContext &context) {
  std::vector<std::uint64_t> unparsed;
  std::vector<SortColumn> columns;
  for (const SortKey &key : keys) {
    columns.emplace_back(dataset, key, types[key.column.value]);
    Result<void> prepared = columns.back().prepare(rows, context);
    if (!prepared) return prepared.error();
    unparsed.push_back(columns.back().unparsed());
  }
  if (keys.empty() || rows.empty()) return unparsed;
  context.startStage(Stage::Sorting, WorkUnit::Rows, rows.size());
  Result<void> sorted = RowSorter(columns, rows, context).sort();
  if (!sorted) return sorted.error();
  return unparsed;
}

}  // namespace shinglescope
