// SPDX-License-Identifier: MIT
#include "core/verify/numbered_sets.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <numeric>
#include <optional>

#include "core/base/memory_budget.h"
#include "core/base/parallel.h"
#include "core/base/radix_sort.h"
#include "core/verify/number_kernels.h"

namespace shinglescope {
namespace {

/// Unused memory of a list that is not worth a copy: an eighth.
constexpr std::uint64_t kToleratedSlack = 8;
/// The first shingles show whether a sieve pays.
constexpr std::size_t kSurveySample = 1U << 20U;
constexpr std::size_t kResolvedTogether = 1024;
/// Of one text. A multiple of kResolvedTogether.
constexpr std::size_t kListedPerPoll = 1U << 18U;
/// Sorting more numbers takes so long that it must be stoppable.
constexpr std::size_t kLargeSet = 1U << 20U;

}  // namespace

/// Builds NumberedSets. Lives for one call.
class SetNumberer {
 public:
  SetNumberer(ShingleSource &source, std::unique_ptr<ShingleSurvey> survey,
              const RunContext &context, const KnownCounts *known)
      : m_source(source), m_survey(std::move(survey)), m_context(context), m_known(known) {
    m_sets.m_sizes.resize(source.textCount());
  }

  Result<NumberedSets> number() {
    std::uint64_t shingles = m_survey->estimateListed();
    do {
      if (auto done = fill(shingles + shingles / 2); !done) return done.error();
      // Only texts that were crafted to mislead the survey get here, so the table grows quickly.
      shingles = 2 * m_table->slotCount();
    } while (m_table->isFull());
    m_survey.reset();
    if (m_known != nullptr && !m_table->setCounts(*m_known, m_context)) return cancelledError();
    if (!m_table->assignNumbers(m_context)) return cancelledError();
    if (auto done = finishBlocks(); !done) return done.error();
    m_sets.m_numbers = m_table->numberCount();
    std::erase_if(m_sets.m_blocks, [](const auto &block) { return block.ends.empty(); });
    return std::move(m_sets);
  }

 private:
  using NumberBlock = NumberedSets::NumberBlock;
  /// The block that a thread is filling.
  struct OpenBlock {
    std::size_t index = 0;
    NumberBlock block;                    ///< with slots for numbers
    std::vector<std::uint64_t> shingles;  ///< the last ones, which have no slots yet
    std::uint64_t resolved = 0;           ///< the others
  };

  bool isShared() const { return m_context.threads > 1; }

  /// Lists, for each text, the table's slots of shingles that may be shared.
  Result<void> fill(std::uint64_t slots) {
    m_table.emplace(slots, isShared());
    m_sets.m_blocks.assign(m_source.blockCount(), {});
    m_open.assign(std::max(1U, m_context.threads), {});
    m_budget.emplace(m_context);
    const auto add = [&](const VisitedText &text) {
      if (m_isOver.load(std::memory_order_relaxed)) return;
      OpenBlock &open = m_open[text.worker];
      if (open.index != text.block) close(open);
      open.index = text.block;
      if (open.block.ends.empty()) open.block.firstText = text.text;
      for (std::size_t i = 0; i < text.shingles.size(); i += kResolvedTogether) {
        if (i > 0 && i % kListedPerPoll == 0 && m_context.isCancelled()) return stop();
        const auto rest = text.shingles.subspan(i);
        const auto some = rest.first(std::min(rest.size(), kResolvedTogether));
        open.shingles.insert(open.shingles.end(), some.begin(), some.end());
        if (open.shingles.size() >= kResolvedTogether) resolve(open);
      }
      open.block.ends.push_back(open.resolved + open.shingles.size());
    };
    auto done = m_source.visitTexts(add, m_context);
    if (!done) return done;
    if (m_context.isCancelled()) return cancelledError();
    for (OpenBlock &open : m_open) close(open);
    return takeMemory(0);
  }

  void stop() { m_isOver.store(true, std::memory_order_relaxed); }

  Result<void> takeMemory(std::uint64_t numbers) {
    return m_budget->take(numbers * sizeof(std::uint32_t), MessageId::TheShingles,
                          MessageId::CompareFewerRowsOrColumns);
  }

  /// Replaces shingles by slots: many at once, so that reading the table does not wait for memory.
  void resolve(OpenBlock &open) {
    open.block.numbers.resize(open.resolved + open.shingles.size());
    m_table->add(open.shingles, m_survey->sieve(), open.block.numbers.data() + open.resolved);
    open.resolved = open.block.numbers.size();
    open.shingles.clear();
  }

  /// Leaves out the shingles that occur only once, and counts them.
  void dropSingle(NumberBlock &block) {
    std::uint64_t begin = 0;
    std::uint64_t kept = 0;
    std::uint32_t text = block.firstText;
    for (std::uint64_t &end : block.ends) {
      const std::uint64_t first = kept;
      for (std::uint64_t i = begin; i < end; ++i) {
        block.numbers[kept] = block.numbers[i];
        kept += block.numbers[i] != ShingleTable::kNoNumber ? 1 : 0;
      }
      m_sets.m_sizes[text++] = static_cast<std::uint32_t>((end - begin) - (kept - first));
      begin = end;
      end = kept;
    }
    block.numbers.resize(kept);
  }

  /// Stores a copy without spare capacity, and reuses the memory.
  void close(OpenBlock &open) {
    if (open.block.ends.empty()) return;
    resolve(open);
    dropSingle(open.block);
    if (!takeMemory(open.block.numbers.size())) stop();
    m_sets.m_blocks[open.index] = open.block;
    open.block.ends.clear();
    open.block.numbers.clear();
    open.resolved = 0;
  }

  /// Replaces slots by numbers.
  Result<void> finishBlocks() {
    const auto finish = [&](const Block &block) -> Result<void> {
      return finishBlock(m_sets.m_blocks[block.index]) ? Result<void>{} : cancelledError();
    };
    return forEachBlock(m_context, m_sets.m_blocks.size(), 1, finish);
  }

  bool finishBlock(NumberBlock &block) {
    std::uint64_t begin = 0;
    std::uint64_t kept = 0;
    std::uint32_t text = block.firstText;
    for (std::uint64_t &end : block.ends) {
      const std::span slots(block.numbers.data() + begin, end - begin);
      const auto numbers = numberSet(slots, block.numbers.data() + kept);
      if (!numbers) return false;
      m_sets.m_sizes[text++] += static_cast<std::uint32_t>(numbers->once + numbers->kept);
      kept += numbers->kept;
      begin = end;
      end = kept;
    }
    block.numbers.resize(kept);
    if (block.numbers.capacity() > kept + kept / kToleratedSlack) block.numbers.shrink_to_fit();
    return true;
  }

  struct SetNumbers {
    std::uint64_t once = 0;  ///< shingles of only this set
    std::uint64_t kept = 0;  ///< numbers without repetitions
  };
  /// Writes the numbers of a set to `out`, which is at or before its slots; nothing if cancelled.
  std::optional<SetNumbers> numberSet(std::span<const std::uint32_t> slots, std::uint32_t *out) {
    std::uint64_t kept = 0;
    for (std::size_t i = 0; i < slots.size(); i += kListedPerPoll) {
      if (m_context.isCancelled()) return std::nullopt;
      for (const std::uint32_t slot :
           slots.subspan(i, std::min(slots.size() - i, kListedPerPoll))) {
        const std::uint32_t number = m_table->numberOf(slot);
        out[kept] = number;
        kept += number != ShingleTable::kNoNumber ? 1 : 0;
      }
    }
    const auto unique = sortUnique(out, kept);
    if (!unique) return std::nullopt;
    return SetNumbers{slots.size() - kept, *unique};
  }

  std::optional<std::size_t> sortUnique(std::uint32_t *numbers, std::size_t count) const {
    if (count < kLargeSet) return m_kernels.sortUnique(numbers, count);
    std::vector<std::uint32_t> sorted(numbers, numbers + count);
    std::vector<std::uint32_t> scratch;
    if (!radixSort<32>(sorted, scratch, std::identity(), m_context)) return std::nullopt;
    return static_cast<std::size_t>(std::ranges::unique_copy(sorted, numbers).out - numbers);
  }

  ShingleSource &m_source;
  std::unique_ptr<ShingleSurvey> m_survey;
  const RunContext &m_context;
  const KnownCounts *m_known;
  const NumberKernels &m_kernels = numberKernels();
  std::optional<ShingleTable> m_table;
  std::vector<OpenBlock> m_open;
  std::optional<MemoryBudget> m_budget;
  std::atomic<bool> m_isOver{false};
  NumberedSets m_sets;
};

Result<NumberedSets> NumberedSets::build(ShingleSource &source,
                                         std::unique_ptr<ShingleSurvey> survey,
                                         const RunContext &context) {
  return SetNumberer(source, std::move(survey), context, nullptr).number();
}

Result<NumberedSets> NumberedSets::build(const ShingleSets &sets, const RunContext &context,
                                         const KnownCounts *known) {
  const std::span values(sets.values);
  // With known counts, a shingle that is in only one of these sets may be in others.
  const bool hasSieve =
      known == nullptr &&
      ShingleSurvey::needsSieve(values.first(std::min(values.size(), kSurveySample)));
  auto survey = std::make_unique<ShingleSurvey>(values.size(), hasSieve, 1);
  if (!survey->noteMany(values, context)) return cancelledError();
  SetShingleSource source(sets);
  return SetNumberer(source, std::move(survey), context, known).number();
}

std::span<const std::uint32_t> NumberedSets::numbersOf(std::uint32_t text) const {
  const auto after = std::ranges::upper_bound(m_blocks, text, {}, &NumberBlock::firstText);
  const NumberBlock &block = *(after - 1);
  const std::uint32_t place = text - block.firstText;
  const std::uint64_t begin = place == 0 ? 0 : block.ends[place - 1];
  return {block.numbers.data() + begin, block.ends[place] - begin};
}

std::uint64_t NumberedSets::shingleCount() const {
  return std::accumulate(m_sizes.begin(), m_sizes.end(), std::uint64_t{0});
}

}  // namespace shinglescope
