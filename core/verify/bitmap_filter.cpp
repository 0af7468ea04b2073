// SPDX-License-Identifier: MIT
#include "core/verify/bitmap_filter.h"

#include <algorithm>
#include <bit>

#include "core/base/cpu_target.h"
#include "core/base/parallel.h"
#include "core/shingle/shingle_worker.h"
#include "core/shingle/shingled_texts.h"

namespace shinglescope {
namespace {

constexpr std::size_t kBitmapsPerBlock = 256;
constexpr std::size_t kCandidatesPerBlock = 1U << 14U;
constexpr std::size_t kBitmapsAhead = 12;
constexpr std::uint64_t kBitsPerWord = 64;
constexpr std::uint64_t kBitsPerShingle = 4;
/// With fewer bits hardly any pair is rejected; with more, comparing bitmaps costs as much as
/// comparing sets.
constexpr std::uint64_t kFewestBitmapWords = 2;
constexpr std::uint64_t kMostBitmapWords = 32;

/// Returns the number of words of each bitmap; 0 if there is no room.
std::uint32_t bitmapWords(std::span<const std::uint32_t> texts,
                          std::span<const std::uint32_t> occurrences, std::uint64_t mostBytes) {
  std::uint64_t shingles = 0;
  for (const std::uint32_t text : texts) shingles += occurrences[text];
  const std::uint64_t mean = texts.empty() ? 0 : shingles / texts.size();
  std::uint64_t words = std::clamp(std::bit_ceil(kBitsPerShingle * mean) / kBitsPerWord,
                                   kFewestBitmapWords, kMostBitmapWords);
  while (words >= kFewestBitmapWords && words * sizeof(std::uint64_t) * texts.size() > mostBytes)
    words /= 2;
  return words < kFewestBitmapWords ? 0 : static_cast<std::uint32_t>(words);
}

/// Returns whether two sets with at most `a` and `b` shingles that differ in at least `differing`
/// of them may be that similar. With o shared and d differing shingles the similarity is
/// o / (o + d), which grows with o and falls with d.
bool mayReach(std::uint64_t a, std::uint64_t b, std::uint64_t differing, const Ratio &similarity) {
  const std::uint64_t shared = std::min({a, b, (a + b - std::min(a + b, differing)) / 2});
  return isAtLeast(shared, shared + differing, similarity);
}

/// Counts the bits in which two bitmaps differ.
using CountDiffering = std::uint64_t (*)(const std::uint64_t *, const std::uint64_t *, std::size_t);

std::uint64_t countDiffering(const std::uint64_t *a, const std::uint64_t *b, std::size_t words) {
  std::uint64_t differing = 0;
  for (std::size_t word = 0; word < words; ++word)
    differing += static_cast<std::uint64_t>(std::popcount(a[word] ^ b[word]));
  return differing;
}

#ifdef SHINGLESCOPE_X86
/// Every CPU with AVX2 also has an instruction that counts bits.
SHINGLESCOPE_AVX2 std::uint64_t countDifferingAvx2(const std::uint64_t *a, const std::uint64_t *b,
                                                   std::size_t words) {
  std::uint64_t differing = 0;
  for (std::size_t word = 0; word < words; ++word)
    differing += static_cast<std::uint64_t>(__builtin_popcountll(a[word] ^ b[word]));
  return differing;
}
#endif

CountDiffering countDifferingFor([[maybe_unused]] CpuTarget target) {
#ifdef SHINGLESCOPE_X86
  if (target == CpuTarget::Avx2 || target == CpuTarget::Avx512) return countDifferingAvx2;
#endif
  return countDiffering;
}

}  // namespace

/// Computes the bitmaps. One for each thread.
class BitmapFilter::Maker {
 public:
  Maker(const SigningInput &input, const TextClasses &classes, ShingleWorker worker)
      : m_input(input), m_classes(classes), m_worker(std::move(worker)), m_rows(input.dataset) {}

  Result<void> make(std::span<const std::uint32_t> texts, std::size_t firstSlot,
                    BitmapFilter &filter, const RunContext &context) {
    m_rowNumbers.clear();
    for (const std::uint32_t text : texts)
      m_rowNumbers.push_back(m_classes.firstRow(TextId{text}).value);
    if (auto shown = m_rows.show(m_rowNumbers, m_input.columns); !shown) return shown;
    TextWatch watch(context);
    const std::uint64_t bits = filter.m_words * kBitsPerWord;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const auto text =
          recordText(m_rows, RecordId{m_rowNumbers[i]}, m_input.columns, m_worker.joined);
      if (watch.isCancelledAt(text.size())) return cancelledError();
      const auto bitmap = filter.bitmap(firstSlot + i);
      const auto hashes = m_worker.shingler.shingleHashes(m_worker.preparer.prepare(text));
      for (const std::uint64_t hash : hashes) {
        const std::uint64_t bit = hash & (bits - 1);
        bitmap[bit / kBitsPerWord] |= std::uint64_t{1} << bit % kBitsPerWord;
      }
    }
    return {};
  }

 private:
  const SigningInput &m_input;
  const TextClasses &m_classes;
  ShingleWorker m_worker;
  RowWindow m_rows;
  std::vector<std::uint32_t> m_rowNumbers;
};

Result<BitmapFilter> BitmapFilter::make(const SigningInput &input, const TextClasses &classes,
                                        std::span<const std::uint32_t> texts,
                                        std::span<const std::uint32_t> occurrences,
                                        std::uint64_t mostBytes, const RunContext &context) {
  BitmapFilter filter;
  filter.m_words = bitmapWords(texts, occurrences, mostBytes);
  if (filter.m_words == 0) return filter;
  filter.m_slotOfText.resize(classes.textCount());
  filter.m_bits.resize(texts.size() * filter.m_words);
  for (std::uint32_t slot = 0; slot < texts.size(); ++slot) {
    filter.m_slotOfText[texts[slot]] = slot;
    filter.m_shingles.push_back(occurrences[texts[slot]]);
  }
  ShingleOptions exact = input.shingling;
  exact.hash = HashFunction::Fast;  // that of exact sets
  auto workers = makeShingleWorkers(input.preparation, exact, context.threads);
  if (!workers) return workers.error();
  std::vector<Maker> makers;
  for (ShingleWorker &worker : *workers) makers.emplace_back(input, classes, std::move(worker));
  const auto makeBlock = [&](const Block &block) {
    return makers[block.worker].make(texts.subspan(block.begin, block.end - block.begin),
                                     block.begin, filter, context);
  };
  if (auto made = forEachBlock(context, texts.size(), kBitmapsPerBlock, makeBlock); !made)
    return made.error();
  return filter;
}

void BitmapFilter::keepPassing(std::span<const CandidatePair> candidates, const Ratio &similarity,
                               std::vector<CandidatePair> &kept) const {
  const CountDiffering differingBits = countDifferingFor(activeCpuTarget());
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const std::size_t ahead = std::min(i + kBitmapsAhead, candidates.size() - 1);
    __builtin_prefetch(&m_bits[std::size_t{m_slotOfText[candidates[ahead].b]} * m_words]);
    const std::size_t a = m_slotOfText[candidates[i].a];
    const std::size_t b = m_slotOfText[candidates[i].b];
    const std::uint64_t differing =
        differingBits(&m_bits[a * m_words], &m_bits[b * m_words], m_words);
    if (mayReach(m_shingles[a], m_shingles[b], differing, similarity))
      kept.push_back(candidates[i]);
  }
}

Result<std::vector<CandidatePair>> BitmapFilter::passing(std::span<const CandidatePair> candidates,
                                                         const Ratio &similarity,
                                                         const RunContext &context) const {
  if (m_words == 0) return std::vector<CandidatePair>(candidates.begin(), candidates.end());
  std::vector<std::vector<CandidatePair>> slots(blockCount(candidates.size(), kCandidatesPerBlock));
  const auto filterBlock = [&](const Block &block) -> Result<void> {
    if (context.isCancelled()) return cancelledError();
    keepPassing(candidates.subspan(block.begin, block.end - block.begin), similarity,
                slots[block.index]);
    return {};
  };
  auto done = forEachBlock(context, candidates.size(), kCandidatesPerBlock, filterBlock);
  if (!done) return done.error();
  std::vector<CandidatePair> kept;
  for (const auto &slot : slots) kept.insert(kept.end(), slot.begin(), slot.end());
  return kept;
}

}  // namespace shinglescope
