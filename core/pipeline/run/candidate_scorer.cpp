// SPDX-License-Identifier: MIT
#include "core/pipeline/run/candidate_scorer.h"

#include <algorithm>
#include <utility>

#include "core/base/radix_sort.h"
#include "core/pipeline/report/memory_plan.h"
#include "core/verify/bucket_linker.h"

namespace shinglescope {
namespace {

/// With fewer candidates a filter would cost more than it saves.
constexpr std::size_t kManyCandidates = 4096;
/// The part of the memory for chunk and result that the filter may take: the larger of both. It
/// ends before most of the result exists. Without a filter, a table of tens of millions of rows
/// would be read again hundreds of times for candidates whose keys are equal by chance.
constexpr std::uint64_t kFilterShare = 4;
/// If more than one in this many texts is marked, all are visited instead of sorting the marked.
constexpr std::size_t kTextsPerMarked = 64;

/// Groups the pairs of two tiles, so that a chunk contains most pairs of its texts. In the order
/// (a, b) a text would be rebuilt for nearly every pair that contains it. `tileOf` has the tile of
/// each text. False if cancelled.
bool orderByTiles(std::vector<CandidatePair> &candidates, std::span<const std::uint32_t> tileOf,
                  const RunContext &context) {
  std::vector<CandidatePair> scratch;
  const auto keyOf = [tileOf](const CandidatePair &pair) {
    return std::uint64_t{tileOf[pair.a]} << 32U | tileOf[pair.b];
  };
  return radixSort(candidates, scratch, keyOf, context);  // stable: ascending within two tiles
}

/// Sorts the pairs from `known` on by their texts, also those of a cancelled run.
void sortPairs(std::vector<ScoredPair> &pairs, std::size_t known) {
  std::vector<ScoredPair> scratch;
  const auto keyOf = [](const ScoredPair &pair) {
    return std::uint64_t{pair.textA.value} << 32U | pair.textB.value;
  };
  if (known == 0)
    radixSort(pairs, scratch, keyOf, RunContext{});
  else
    std::sort(pairs.begin() + static_cast<std::ptrdiff_t>(known), pairs.end(), isBefore);
}

}  // namespace

CandidateScorer::CandidateScorer(const SigningInput &input, const TextClasses &classes,
                                 std::span<const std::uint32_t> occurrences, const Recipe &recipe,
                                 const Ratio &floor, ScoringBuffers room)
    : m_input(input),
      m_classes(classes),
      m_occurrences(occurrences),
      m_recipe(recipe),
      m_floor(floor),
      m_room(room),
      m_isMarked(classes.textCount()) {
  m_result.sets.slotOfText.assign(classes.textCount(), ShingleSets::kNoSlot);
}

/// The bytes of a set, its copy while sets are joined, and a signature.
std::uint64_t CandidateScorer::bytesOf(std::uint32_t text) const {
  return 2 * sizeof(std::uint64_t) * (std::uint64_t{m_occurrences[text]} + 1) +
         sizeof(std::uint32_t) * std::uint64_t{m_input.signature.numHashes};
}

std::size_t CandidateScorer::markChunk(std::span<const CandidatePair> candidates) {
  std::uint64_t bytes = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    for (const std::uint32_t text : {candidates[i].a, candidates[i].b}) {
      if (m_isMarked[text]) continue;
      bytes += bytesOf(text);
      if (bytes > m_room.chunkBytes && i > 0) return i;
      mark(text);
    }
  }
  return candidates.size();
}

void CandidateScorer::mark(std::uint32_t text) {
  if (m_isMarked[text]) return;
  m_isMarked[text] = true;
  m_marked.push_back(text);
}

void CandidateScorer::markAll(std::span<const CandidatePair> candidates) {
  for (const CandidatePair &candidate : candidates) {
    mark(candidate.a);
    mark(candidate.b);
  }
}

/// O(marked texts), or O(texts) if many are marked: a table may have thousands of chunks.
std::vector<std::uint32_t> CandidateScorer::takeMarked() {
  std::vector<std::uint32_t> texts = std::exchange(m_marked, {});
  if (texts.size() < m_isMarked.size() / kTextsPerMarked) {
    std::ranges::sort(texts);
    for (const std::uint32_t text : texts) m_isMarked[text] = false;
    return texts;
  }
  texts.clear();
  for (std::uint32_t text = 0; text < m_isMarked.size(); ++text)
    if (m_isMarked[text]) texts.push_back(text);
  m_isMarked.assign(m_isMarked.size(), false);
  return texts;
}

std::uint64_t CandidateScorer::filterBytes() const {
  return std::max(m_room.chunkBytes, m_room.resultBytes) / kFilterShare;
}

Result<void> CandidateScorer::makeFilter(std::span<const CandidatePair> candidates,
                                         const RunContext &context) {
  if (candidates.size() < kManyCandidates || m_recipe.verification != Verification::Exact)
    return {};
  markAll(candidates);
  return assignTo(m_filter, BitmapFilter::make(m_input, m_classes, takeMarked(), m_occurrences,
                                               filterBytes(), quietly(context)));
}

Result<void> CandidateScorer::score(std::vector<CandidatePair> candidates,
                                    const RunContext &context) {
  context.startStage(Stage::Verifying, WorkUnit::Candidates, candidates.size());
  if (auto made = makeFilter(candidates, context); !made) return made;
  const auto rejected = reject(candidates, context);
  if (!rejected) return rejected.error();
  m_filter.reset();  // its memory is needed for the texts
  auto done = scorePassing(std::move(candidates), context);
  context.advance(*rejected);
  return done;
}

Result<std::size_t> CandidateScorer::reject(std::vector<CandidatePair> &candidates,
                                            const RunContext &context) {
  if (!m_filter) return std::size_t{0};
  auto passing = m_filter->passing(candidates, m_floor, context);
  if (!passing) return passing.error();
  const std::size_t rejected = candidates.size() - passing->size();
  m_result.verified.compared += rejected;
  candidates = *std::move(passing);
  return rejected;
}

Result<void> CandidateScorer::scorePassing(std::vector<CandidatePair> candidates,
                                           const RunContext &context) {
  if (candidates.empty()) return {};
  std::vector<ScoredPair> &pairs = m_result.verified.pairs;
  const std::size_t known = pairs.size();
  // Memory that is not written to costs nothing; growing the list would copy it for every chunk.
  pairs.reserve(known + candidates.size());
  if (markChunk(candidates) == candidates.size()) return scoreChunk(candidates, context);
  if (!orderByTiles(candidates, tilesOf(candidates), context)) return cancelledError();
  auto done = scoreChunks(candidates, context);
  std::vector<CandidatePair>().swap(candidates);
  sortPairs(pairs, known);
  return done;
}

Result<void> CandidateScorer::scoreChunks(std::span<const CandidatePair> candidates,
                                          const RunContext &context) {
  while (!candidates.empty()) {
    const std::size_t count = markChunk(candidates);
    if (auto done = scoreChunk(candidates.first(count), context); !done) return done;
    candidates = candidates.subspan(count);
  }
  return {};
}

std::vector<std::uint32_t> CandidateScorer::tilesOf(std::span<const CandidatePair> candidates) {
  markAll(candidates);
  std::vector<std::uint32_t> tileOf(m_isMarked.size());
  std::uint32_t tile = 0;
  std::uint64_t bytes = 0;
  for (const std::uint32_t text : takeMarked()) {
    tileOf[text] = tile;
    bytes += bytesOf(text);
    if (bytes <= m_room.chunkBytes / 2) continue;
    bytes = 0;
    ++tile;
  }
  return tileOf;
}

Result<void> CandidateScorer::scoreLinks(std::span<const CandidatePair> candidates,
                                         const RunContext &context) {
  std::vector<ScoredPair> &pairs = m_result.verified.pairs;
  const auto scoreRound =
      [&](std::span<const CandidatePair> round) -> Result<std::vector<ScoredPair>> {
    context.startStage(Stage::Verifying, WorkUnit::Candidates, round.size());
    std::vector<CandidatePair> open(round.begin(), round.end());
    const auto rejected = reject(open, context);
    if (!rejected) return rejected.error();
    if (auto done = scorePassing(std::move(open), context); !done) return done.error();
    context.advance(*rejected);
    return std::exchange(pairs, {});
  };
  const auto isLink = [&](const ScoredPair &pair) {
    return isScoreAtLeast(pair, m_recipe.signature.numHashes, m_recipe.threshold);
  };
  if (auto made = makeFilter(candidates, context); !made) return made;
  BucketLinker linker(m_classes.textCount(), candidates);
  auto done = linkCandidates(linker, scoreRound, isLink, context);
  if (!done) linker.take(std::exchange(pairs, {}), isLink);  // the pairs of the interrupted round
  pairs = linker.takePairs();
  m_filter.reset();
  return done;
}

Result<void> CandidateScorer::scoreChunk(std::span<const CandidatePair> candidates,
                                         const RunContext &context) {
  const bool isExact = m_recipe.verification == Verification::Exact;
  const std::vector<std::uint32_t> texts = takeMarked();
  const RunContext quiet = quietly(context);  // candidates are counted, not texts
  const auto subset = makeTextSubset(m_input, m_classes, texts, {isExact, true}, quiet);
  if (!subset) return subset.error();
  const std::size_t known = m_result.verified.pairs.size();
  const auto scoreAll = isExact ? verifyCandidates : estimateCandidates;
  auto done =
      scoreAll(candidates, *subset, m_recipe.bandPlan(), m_floor, context, m_result.verified);
  if (isExact && !m_result.areSetsDropped) {
    for (std::size_t i = known; i < m_result.verified.pairs.size(); ++i) {
      keepSet(subset->sets, m_result.verified.pairs[i].textA);
      keepSet(subset->sets, m_result.verified.pairs[i].textB);
    }
  }
  return done ? checkRoom() : done;
}

Result<void> CandidateScorer::checkRoom() {
  const std::uint64_t pairs = m_result.verified.pairs.size();
  const std::uint64_t pairBytes = pairs * kBytesPerScoredPair;
  // A growing list is in memory twice for a while.
  const std::uint64_t setBytes = 2 * sizeof(std::uint64_t) * m_result.sets.values.size();
  const std::uint64_t mostSets = m_room.mayDropSets ? m_room.setBytes : ~std::uint64_t{0};
  if (setBytes <= mostSets && pairBytes + setBytes <= m_room.resultBytes) return {};
  if (m_room.mayDropSets && pairBytes <= m_room.resultBytes) {
    m_result.areSetsDropped = true;
    m_result.sets = {};
    m_result.sets.slotOfText.assign(m_classes.textCount(), ShingleSets::kNoSlot);
    return {};
  }
  return errorOf(ErrorCode::Limit, {MessageId::FoundPairsOverMemory, {pairs}});
}

void CandidateScorer::keepSet(const ShingleSets &from, TextId text) {
  ShingleSets &sets = m_result.sets;
  if (sets.holds(text)) return;
  const auto set = from[text];
  sets.slotOfText[text.value] = static_cast<std::uint32_t>(sets.size());
  sets.values.insert(sets.values.end(), set.begin(), set.end());
  sets.offsets.push_back(sets.values.size());
}

Result<void> CandidateScorer::keepClasses(const RunContext &context) {
  const bool isMeasuring = m_result.areSetsDropped;
  if (isMeasuring) m_result.sets.sizeOfText.assign(m_classes.textCount(), 0);
  std::uint64_t bytes = 0;
  for (std::uint32_t text = 0; text < m_classes.textCount(); ++text) {
    if (m_classes.rowsOf(TextId{text}).size() < 2 || m_occurrences[text] == 0) continue;
    if (m_result.sets.holds(TextId{text})) continue;
    mark(text);
    bytes += bytesOf(text);
    if (bytes < m_room.chunkBytes) continue;
    if (auto done = makeMarked(context); !done) return done;
    if (m_result.areSetsDropped != isMeasuring) break;
    bytes = 0;
  }
  if (auto done = makeMarked(context); !done) return done;
  return m_result.areSetsDropped == isMeasuring ? Result<void>{} : keepClasses(context);
}

Result<void> CandidateScorer::makeMarked(const RunContext &context) {
  const std::vector<std::uint32_t> texts = takeMarked();
  if (texts.empty()) return {};
  const RunContext quiet = quietly(context);
  const auto subset = makeTextSubset(m_input, m_classes, texts, {true, false}, quiet);
  if (!subset) return subset.error();
  std::vector<std::uint32_t> &sizes = m_result.sets.sizeOfText;
  for (const std::uint32_t text : texts) {
    if (m_result.areSetsDropped)
      sizes[text] = static_cast<std::uint32_t>(subset->sets[TextId{text}].size());
    else
      keepSet(subset->sets, TextId{text});
  }
  return m_result.areSetsDropped ? Result<void>{} : checkRoom();
}

}  // namespace shinglescope
