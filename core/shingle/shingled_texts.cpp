#include "core/shingle/shingled_texts.h"

#include <algorithm>
#include <optional>

#include "core/base/hash.h"
#include "core/base/large_pages.h"
#include "core/base/memory_budget.h"
#include "core/base/parallel.h"
#include "core/base/radix_sort.h"
#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRowsPerBlock = 512;
constexpr std::size_t kBytesPerPoll = 1U << 18U;
constexpr std::size_t kRowsPerPoll = 1U << 15U;
constexpr std::size_t kTextsPerPoll = 1U << 12U;

/// The shingle sets and digests of a block of rows.
struct BlockSets {
  std::vector<Digest128> digests;
  std::vector<std::uint64_t> ends;  ///< of each row's set in values
  std::vector<std::uint64_t> values;

  std::span<const std::uint64_t> set(std::size_t row) const {
    const std::uint64_t begin = row == 0 ? 0 : ends[row - 1];
    return {values.data() + begin, ends[row] - begin};
  }
};

/// What one thread needs to prepare and cut texts.
struct Worker {
  TextPreparer preparer;
  Shingler shingler;
  std::string joined;
  std::vector<std::uint64_t> set;
};

/// The sets of all rows while equal texts are not yet known.
class RowSets {
 public:
  explicit RowSets(std::size_t rows) : m_rows(rows), m_blocks(blockCount(rows, kRowsPerBlock)) {}

  BlockSets &block(std::size_t index) { return m_blocks[index]; }
  void dropBlock(std::size_t index) { m_blocks[index] = {}; }
  std::size_t rowCount() const { return m_rows; }
  std::span<const std::uint64_t> set(std::uint32_t row) const {
    return m_blocks[row / kRowsPerBlock].set(row % kRowsPerBlock);
  }
  const Digest128 &digest(std::uint32_t row) const {
    return m_blocks[row / kRowsPerBlock].digests[row % kRowsPerBlock];
  }

 private:
  std::size_t m_rows;
  std::vector<BlockSets> m_blocks;
};

Result<void> shingleBlock(const Dataset &dataset, std::span<const ColumnId> columns, Worker &worker,
                          const Block &block, const RunContext &context, BlockSets &out) {
  std::size_t sinceLook = 0;
  for (std::size_t row = block.begin; row < block.end; ++row) {
    const RecordId record{static_cast<std::uint32_t>(row)};
    const std::string_view text = recordText(dataset, record, columns, worker.joined);
    const std::string &prepared = worker.preparer.prepare(text);
    worker.shingler.shingleSet(prepared, worker.set);
    out.digests.push_back(digest128(prepared));
    out.values.insert(out.values.end(), worker.set.begin(), worker.set.end());
    out.ends.push_back(out.values.size());
    sinceLook += text.size();
    if (sinceLook < kBytesPerPoll) continue;
    if (context.isCancelled()) return cancelledError();
    sinceLook = 0;
  }
  out.values.shrink_to_fit();
  context.advance(block.end - block.begin);
  return {};
}

struct DigestOfRow {
  Digest128 digest;
  std::uint32_t row = 0;
};

/// In a run of rows with equal digests: each row gets the smallest row with an
/// equal set. All sets are equal but for crafted collisions.
Result<void> assignSmallestRows(std::span<const DigestOfRow> run, const RowSets &sets,
                                const RunContext &context,
                                std::vector<std::uint32_t> &smallestRow) {
  std::vector<std::uint32_t> representatives;
  std::size_t compared = 0;
  for (const DigestOfRow &item : run) {
    if (++compared % kTextsPerPoll == 0 && context.isCancelled()) return cancelledError();
    const auto set = sets.set(item.row);
    const auto same = std::find_if(representatives.begin(), representatives.end(),
                                   [&](std::uint32_t representative) {
                                     return std::ranges::equal(sets.set(representative), set);
                                   });
    if (same != representatives.end()) {
      smallestRow[item.row] = *same;
    } else {
      smallestRow[item.row] = item.row;
      representatives.push_back(item.row);
    }
  }
  return {};
}

/// For each row the smallest row with the same text.
Result<std::vector<std::uint32_t>> findSmallestRows(const RowSets &sets,
                                                    const RunContext &context) {
  std::vector<DigestOfRow> items(sets.rowCount());
  for (std::uint32_t row = 0; row < items.size(); ++row) items[row] = {sets.digest(row), row};
  std::vector<DigestOfRow> scratch;
  // Two stable sorts, low half first, give the order of the whole digest.
  const bool isSorted =
      radixSort(
          items, scratch, [](const DigestOfRow &i) { return i.digest.low; }, context) &&
      radixSort(
          items, scratch, [](const DigestOfRow &i) { return i.digest.high; }, context);
  if (!isSorted) return cancelledError();
  std::vector<std::uint32_t> smallestRow(items.size());
  for (std::size_t begin = 0; begin < items.size();) {
    std::size_t end = begin + 1;
    while (end < items.size() && items[end].digest == items[begin].digest) ++end;
    if (context.isCancelled()) return cancelledError();
    const auto run = std::span(items).subspan(begin, end - begin);
    if (auto done = assignSmallestRows(run, sets, context, smallestRow); !done) return done.error();
    begin = end;
  }
  return smallestRow;
}

/// Numbers the texts by their smallest row and lists the rows of each.
TextClasses makeClasses(const std::vector<std::uint32_t> &smallestRow) {
  TextClasses classes;
  classes.textOfRow.resize(smallestRow.size());
  std::vector<std::uint32_t> sizes;
  for (std::uint32_t row = 0; row < smallestRow.size(); ++row) {
    const bool isNew = smallestRow[row] == row;
    const auto text =
        isNew ? static_cast<std::uint32_t>(sizes.size()) : classes.textOfRow[smallestRow[row]];
    if (isNew) sizes.push_back(0);
    classes.textOfRow[row] = text;
    ++sizes[text];
  }
  for (const std::uint32_t size : sizes)
    classes.rowOffsets.push_back(classes.rowOffsets.back() + size);
  std::vector<std::uint32_t> next(classes.rowOffsets.begin(), classes.rowOffsets.end() - 1);
  classes.rows.resize(smallestRow.size());
  for (std::uint32_t row = 0; row < smallestRow.size(); ++row)
    classes.rows[next[classes.textOfRow[row]]++] = row;
  return classes;
}

/// Moves the sets of the smallest rows together, in text order, and frees each
/// block once it is copied, so that the sets are hardly ever held twice.
Result<ShingleSets> collectSets(RowSets &rowSets, const TextClasses &classes,
                                const RunContext &context) {
  ShingleSets sets;
  sets.offsets.reserve(classes.textCount() + 1);
  for (std::uint32_t text = 0; text < classes.textCount(); ++text) {
    const auto set = rowSets.set(classes.firstRow(TextId{text}).value);
    sets.offsets.push_back(sets.offsets.back() + set.size());
  }
  sets.values.reserve(sets.offsets.back());
  preferLargePages(sets.values.data(), sets.values.capacity() * sizeof(std::uint64_t));
  for (std::uint32_t row = 0; row < rowSets.rowCount(); ++row) {
    if (row % kRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    if (row % kRowsPerBlock == 0 && row > 0) rowSets.dropBlock(row / kRowsPerBlock - 1);
    if (classes.firstRow(classes.textOf(RecordId{row})).value != row) continue;
    const auto set = rowSets.set(row);
    sets.values.insert(sets.values.end(), set.begin(), set.end());
  }
  return sets;
}

}  // namespace

std::string_view recordText(const Dataset &dataset, RecordId row, std::span<const ColumnId> columns,
                            std::string &buffer) {
  if (columns.size() == 1) return dataset.cell(row, columns[0]);
  buffer.clear();
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) buffer += ' ';
    buffer += dataset.cell(row, columns[i]);
  }
  return buffer;
}

Result<ShingledTexts> shingleDataset(const Dataset &dataset, std::span<const ColumnId> columns,
                                     const PreparationOptions &preparation,
                                     const ShingleOptions &shingling, const RunContext &context) {
  context.startStage(Stage::Preparing, dataset.rowCount());
  std::vector<Worker> workers;
  for (unsigned i = 0; i < std::max(1U, context.threads); ++i) {
    auto preparer = TextPreparer::create(preparation);
    if (!preparer) return preparer.error();
    workers.push_back({std::move(*preparer), Shingler(shingling), {}, {}});
  }
  RowSets rowSets(dataset.rowCount());
  MemoryBudget budget(context);
  const auto shingle = [&](const Block &block) -> Result<void> {
    BlockSets &sets = rowSets.block(block.index);
    auto done = shingleBlock(dataset, columns, workers[block.worker], block, context, sets);
    if (!done) return done;
    return budget.take(sets.values.size() * sizeof(std::uint64_t), "The shingles",
                       "compare fewer rows or columns, or take words for shingles");
  };
  if (auto done = forEachBlock(context, dataset.rowCount(), kRowsPerBlock, shingle); !done)
    return done.error();
  const auto smallestRow = findSmallestRows(rowSets, context);
  if (!smallestRow) return smallestRow.error();
  ShingledTexts texts;
  texts.classes = makeClasses(*smallestRow);
  auto sets = collectSets(rowSets, texts.classes, context);
  if (!sets) return sets.error();
  texts.sets = std::move(*sets);
  return texts;
}

}  // namespace shinglescope
