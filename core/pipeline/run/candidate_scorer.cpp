#include "core/pipeline/run/candidate_scorer.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/pipeline/report/memory_plan.h"
#include "core/verify/bucket_linker.h"

namespace shinglescope {
namespace {

/// With fewer candidates a filter would cost more than it saves.
constexpr std::size_t kManyCandidates = 4096;
/// The part of a chunk's memory that the filter may take.
constexpr std::uint64_t kFilterShare = 4;

/// Groups the pairs of two tiles, so that a chunk contains most pairs of its texts. In the order
/// (a, b) a text would be rebuilt for nearly every pair that contains it.
std::vector<CandidatePair> orderByTiles(std::span<const CandidatePair> candidates,
                                        std::span<const std::uint32_t> tiles) {
  const auto tileOf = [tiles](std::uint32_t text) {
    return std::ranges::upper_bound(tiles, text) - tiles.begin();
  };
  std::vector<CandidatePair> ordered(candidates.begin(), candidates.end());
  std::ranges::sort(ordered, {}, [&](const CandidatePair &pair) {
    return std::tuple(tileOf(pair.a), tileOf(pair.b), pair.a, pair.b);
  });
  return ordered;
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
      m_isMarked[text] = true;
    }
  }
  return candidates.size();
}

std::vector<std::uint32_t> CandidateScorer::takeMarked() {
  std::vector<std::uint32_t> texts;
  for (std::uint32_t text = 0; text < m_isMarked.size(); ++text)
    if (m_isMarked[text]) texts.push_back(text);
  m_isMarked.assign(m_isMarked.size(), false);
  return texts;
}

Result<void> CandidateScorer::makeFilter(std::span<const CandidatePair> candidates,
                                         const RunContext &context) {
  if (candidates.size() < kManyCandidates || m_recipe.verification != Verification::Exact)
    return {};
  for (const CandidatePair &candidate : candidates)
    m_isMarked[candidate.a] = m_isMarked[candidate.b] = true;
  return assignTo(m_filter, BitmapFilter::make(m_input, m_classes, takeMarked(), m_occurrences,
                                               m_room.chunkBytes / kFilterShare, quietly(context)));
}

Result<void> CandidateScorer::score(std::span<const CandidatePair> candidates,
                                    const RunContext &context) {
  if (m_filter) return scorePassing(candidates, context);
  if (auto made = makeFilter(candidates, context); !made) return made;
  auto done = scorePassing(candidates, context);
  m_filter.reset();
  return done;
}

Result<void> CandidateScorer::scorePassing(std::span<const CandidatePair> all,
                                           const RunContext &context) {
  context.startStage(Stage::Verifying, WorkUnit::Candidates, all.size());
  std::vector<CandidatePair> passing;
  std::span<const CandidatePair> candidates = all;
  if (m_filter) {
    if (auto done = assignTo(passing, m_filter->passing(all, m_floor, context)); !done) return done;
    candidates = passing;
    m_result.verified.compared += all.size() - passing.size();
    context.advance(all.size() - passing.size());
  }
  if (candidates.empty()) return {};
  if (markChunk(candidates) == candidates.size()) return scoreChunk(candidates, context);
  const std::vector<std::uint32_t> tiles = tilesOf(candidates);
  const std::vector<CandidatePair> inTiles = orderByTiles(candidates, tiles);
  std::vector<ScoredPair> &pairs = m_result.verified.pairs;
  const auto known = static_cast<std::ptrdiff_t>(pairs.size());
  auto done = scoreChunks(inTiles, context);
  std::sort(pairs.begin() + known, pairs.end(), isBefore);
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
  for (const CandidatePair &candidate : candidates)
    m_isMarked[candidate.a] = m_isMarked[candidate.b] = true;
  std::vector<std::uint32_t> tiles;
  std::uint64_t bytes = 0;
  for (const std::uint32_t text : takeMarked()) {
    if (bytes == 0) tiles.push_back(text);
    bytes += bytesOf(text);
    if (bytes > m_room.chunkBytes / 2) bytes = 0;
  }
  return tiles;
}

Result<void> CandidateScorer::scoreLinks(std::span<const CandidatePair> candidates,
                                         const RunContext &context) {
  std::vector<ScoredPair> &pairs = m_result.verified.pairs;
  const auto scoreRound =
      [&](std::span<const CandidatePair> round) -> Result<std::vector<ScoredPair>> {
    if (auto done = score(round, context); !done) return done.error();
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
    m_isMarked[text] = true;
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
