// SPDX-License-Identifier: MIT
#include "core/shingle/shingled_texts.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/large_pages.h"
#include "core/base/memory_budget.h"
#include "core/base/parallel.h"
#include "core/shingle/shingle_worker.h"
#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

constexpr std::size_t kShingledTextsRowsPerPoll = 1U << 15U;

/// The shingle sets of a block of rows.
struct BlockSets {
  std::vector<std::uint64_t> ends;  ///< of each row's set in values
  std::vector<std::uint64_t> values;

  std::span<const std::uint64_t> set(std::size_t row) const {
    const std::uint64_t begin = row == 0 ? 0 : ends[row - 1];
    return {values.data() + begin, ends[row] - begin};
  }
};

/// The sets of all rows, before equal texts are known.
class RowSets {
 public:
  explicit RowSets(std::size_t rows)
      : m_blocks(blockCount(rows, kShingledRowsPerBlock)), m_digests(rows) {}

  BlockSets &block(std::size_t index) { return m_blocks[index]; }
  void dropBlock(std::size_t index) { m_blocks[index] = {}; }
  std::size_t rowCount() const { return m_digests.size(); }
  std::span<const std::uint64_t> set(std::uint32_t row) const {
    return m_blocks[row / kShingledRowsPerBlock].set(row % kShingledRowsPerBlock);
  }
  std::span<Digest128> digests() { return m_digests; }

 private:
  std::vector<BlockSets> m_blocks;
  std::vector<Digest128> m_digests;
};

template <class Cells>
std::string_view joinedCells(const Cells &cells, RecordId row, std::span<const ColumnId> columns,
                             std::string &buffer) {
  if (columns.size() == 1) return cells.cell(row, columns[0]);
  buffer.clear();
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) buffer += ' ';
    buffer += cells.cell(row, columns[i]);
  }
  return buffer;
}

Result<void> shingleBlock(RowWindow &rows, std::span<const ColumnId> columns, ShingleWorker &worker,
                          const Block &block, const RunContext &context, RowSets &rowSets) {
  auto shown =
      rows.show(static_cast<std::uint32_t>(block.begin), static_cast<std::uint32_t>(block.end));
  if (!shown) return shown;
  BlockSets &out = rowSets.block(block.index);
  TextWatch watch(context);
  for (std::size_t row = block.begin; row < block.end; ++row) {
    const RecordId record{static_cast<std::uint32_t>(row)};
    const std::string_view text = recordText(rows, record, columns, worker.joined);
    if (watch.isCancelledAt(text.size())) return cancelledError();
    const std::string_view prepared = worker.preparer.prepare(text);
    worker.shingler.shingleSet(prepared, worker.set);
    rowSets.digests()[row] = digest128(prepared);
    out.values.insert(out.values.end(), worker.set.begin(), worker.set.end());
    out.ends.push_back(out.values.size());
  }
  out.values.shrink_to_fit();
  context.advance(block.end - block.begin);
  return {};
}

/// Compacts the sets of the smallest rows in text order and frees each block once it is copied, so
/// the sets are almost never in memory twice. Records which texts have no shingle.
Result<ShingleSets> collectSets(RowSets &rowSets, TextClasses &classes, const RunContext &context) {
  ShingleSets sets;
  sets.offsets.reserve(classes.textCount() + 1);
  for (std::uint32_t text = 0; text < classes.textCount(); ++text) {
    const auto set = rowSets.set(classes.firstRow(TextId{text}).value);
    sets.offsets.push_back(sets.offsets.back() + set.size());
    if (set.empty()) classes.emptyTexts.push_back(text);
  }
  sets.values.reserve(sets.offsets.back());
  preferLargePages(sets.values.data(), sets.values.capacity() * sizeof(std::uint64_t));
  for (std::uint32_t row = 0; row < rowSets.rowCount(); ++row) {
    if (row % kShingledTextsRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    if (row % kShingledRowsPerBlock == 0 && row > 0)
      rowSets.dropBlock(row / kShingledRowsPerBlock - 1);
    if (classes.firstRow(classes.textOf(RecordId{row})).value != row) continue;
    const auto set = rowSets.set(row);
    sets.values.insert(sets.values.end(), set.begin(), set.end());
  }
  return sets;
}

}  // namespace

std::string_view recordText(const Dataset &dataset, RecordId row, std::span<const ColumnId> columns,
                            std::string &buffer) {
  return joinedCells(dataset, row, columns, buffer);
}

std::string_view recordText(const RowWindow &rows, RecordId row, std::span<const ColumnId> columns,
                            std::string &buffer) {
  return joinedCells(rows, row, columns, buffer);
}

Result<ShingledTexts> shingleDataset(const Dataset &dataset, std::span<const ColumnId> columns,
                                     const PreparationOptions &preparation,
                                     const ShingleOptions &shingling, const RunContext &context,
                                     const RowScope &scope) {
  context.startStage(Stage::Preparing, WorkUnit::Rows, dataset.rowCount());
  auto workers = makeShingleWorkers(preparation, shingling, context.threads);
  if (!workers) return workers.error();
  std::vector<RowWindow> windows;
  for (std::size_t i = 0; i < workers->size(); ++i) windows.emplace_back(dataset);
  RowSets rowSets(dataset.rowCount());
  MemoryBudget budget(context);
  const auto shingle = [&](const Block &block) -> Result<void> {
    auto done = shingleBlock(windows[block.worker], columns, (*workers)[block.worker], block,
                             context, rowSets);
    if (!done) return done;
    for (std::size_t row = block.begin; row < block.end; ++row) {
      Digest128 &digest = rowSets.digests()[row];
      digest = scope.classDigest(digest, RecordId{static_cast<std::uint32_t>(row)});
    }
    return budget.take(rowSets.block(block.index).values.size() * sizeof(std::uint64_t),
                       MessageId::TheShingles, MessageId::CompareFewerRowsOrColumns);
  };
  if (auto done = forEachBlock(context, dataset.rowCount(), kShingledRowsPerBlock, shingle); !done)
    return done.error();
  const auto isSame = [&](std::uint32_t a, std::uint32_t b) {
    return scope.isSameClass(RecordId{a}, RecordId{b}) &&
           std::ranges::equal(rowSets.set(a), rowSets.set(b));
  };
  const auto equal = findEqualRows(rowSets.digests(), isSame, context);
  if (!equal) return equal.error();
  ShingledTexts texts;
  texts.classes = makeTextClasses(equal->smallestRow);
  if (auto sets = assignTo(texts.sets, collectSets(rowSets, texts.classes, context)); !sets)
    return sets.error();
  return texts;
}

}  // namespace shinglescope
