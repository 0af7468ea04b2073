// SPDX-License-Identifier: MIT
#include "core/signature/text_subset.h"

#include "core/base/large_pages.h"
#include "core/base/parallel.h"
#include "core/shingle/shingle_worker.h"
#include "core/shingle/shingled_texts.h"
#include "core/signature/min_hasher.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextSubsetTextsPerBlock = 128;

/// Builds the sets in blocks, each in separate memory.
class SubsetMaker {
 public:
  SubsetMaker(const SigningInput &input, const TextClasses &classes,
              std::span<const std::uint32_t> texts, SubsetParts parts, MinHasher hasher)
      : m_input(input),
        m_classes(classes),
        m_texts(texts),
        m_parts(parts),
        m_hasher(std::move(hasher)),
        m_values(blockCount(texts.size(), kTextSubsetTextsPerBlock)) {
    if (parts.signatures) m_subset.signatures = SignatureMatrix(texts.size(), m_hasher.numHashes());
    m_subset.sets.offsets.assign(texts.size() + 1, 0);
    m_subset.sets.slotOfText.assign(classes.textCount(), ShingleSets::kNoSlot);
    for (std::uint32_t slot = 0; slot < texts.size(); ++slot)
      m_subset.sets.slotOfText[texts[slot]] = slot;
  }

  Result<TextSubset> make(const RunContext &context) {
    auto workers = assignTo(
        m_workers, makeShingleWorkers(m_input.preparation, m_input.shingling, context.threads));
    if (!workers) return workers.error();
    for (std::size_t i = 0; i < m_workers.size(); ++i) m_windows.emplace_back(m_input.dataset);
    auto made = forEachBlock(context, m_texts.size(), kTextSubsetTextsPerBlock,
                             [&](const Block &block) { return makeBlock(block, context); });
    if (!made) return made.error();
    if (auto joined = joinValues(context); !joined) return joined.error();
    return std::move(m_subset);
  }

 private:
  Result<void> makeBlock(const Block &block, const RunContext &context) {
    ShingleWorker &worker = m_workers[block.worker];
    RowWindow &rows = m_windows[block.worker];
    if (auto shown = showRows(block, rows); !shown) return shown;
    std::vector<std::uint64_t> &values = m_values[block.index];
    TextWatch watch(context);
    for (std::size_t slot = block.begin; slot < block.end; ++slot) {
      const RecordId row = m_classes.firstRow(TextId{m_texts[slot]});
      const auto text = recordText(rows, row, m_input.columns, worker.joined);
      if (watch.isCancelledAt(text.size())) return cancelledError();
      const std::string_view prepared = worker.preparer.prepare(text);
      if (m_parts.signatures)
        m_hasher.sign(worker.shingler.shingleHashes(prepared),
                      m_subset.signatures.row(TextId{static_cast<std::uint32_t>(slot)}));
      if (m_parts.sets) {
        worker.shingler.shingleSet(prepared, worker.set);
        values.insert(values.end(), worker.set.begin(), worker.set.end());
        m_subset.sets.offsets[slot + 1] = worker.set.size();  // the sizes; joinValues() sums them
      }
    }
    context.advance(block.end - block.begin);
    return {};
  }

  Result<void> showRows(const Block &block, RowWindow &window) const {
    if (m_input.dataset.keepsText()) return {};
    std::vector<std::uint32_t> rows;
    for (std::size_t slot = block.begin; slot < block.end; ++slot)
      rows.push_back(m_classes.firstRow(TextId{m_texts[slot]}).value);
    return window.show(rows, m_input.columns);
  }

  Result<void> joinValues(const RunContext &context) {
    ShingleSets &sets = m_subset.sets;
    for (std::size_t i = 1; i < sets.offsets.size(); ++i) sets.offsets[i] += sets.offsets[i - 1];
    sets.values.reserve(sets.offsets.back());
    preferLargePages(sets.values.data(), sets.offsets.back() * sizeof(std::uint64_t));
    for (std::vector<std::uint64_t> &values : m_values) {
      if (context.isCancelled()) return cancelledError();
      sets.values.insert(sets.values.end(), values.begin(), values.end());
      std::vector<std::uint64_t>().swap(values);  // so the values are almost never in memory twice
    }
    return {};
  }

  const SigningInput &m_input;
  const TextClasses &m_classes;
  std::span<const std::uint32_t> m_texts;
  SubsetParts m_parts;
  MinHasher m_hasher;
  std::vector<ShingleWorker> m_workers;
  std::vector<RowWindow> m_windows;  ///< one for each worker
  std::vector<std::vector<std::uint64_t>> m_values;
  TextSubset m_subset;
};

}  // namespace

Result<TextSubset> makeTextSubset(const SigningInput &input, const TextClasses &classes,
                                  std::span<const std::uint32_t> texts, SubsetParts parts,
                                  const RunContext &context) {
  auto hasher = MinHasher::create(input.signature);
  if (!hasher) return hasher.error();
  return SubsetMaker(input, classes, texts, parts, std::move(*hasher)).make(context);
}

}  // namespace shinglescope
