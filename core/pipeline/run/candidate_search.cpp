// SPDX-License-Identifier: MIT
#include "core/pipeline/run/candidate_search.h"

#include <algorithm>
#include <functional>
#include <mutex>
#include <utility>

#include "core/base/parallel.h"
#include "core/pipeline/signing/signing_pass.h"

namespace shinglescope {

CandidateSearch::CandidateSearch(const SigningInput &input, const BandPlan &plan,
                                 const MemoryPlan &memory, const PairScope &scope,
                                 SignedTexts &texts, const RunContext &context)
    : m_input(input),
      m_plan(plan),
      m_memory(memory),
      m_scope(scope),
      m_texts(texts),
      m_context(context),
      m_words(keyWords(texts.classes.textCount())) {}

/// Finds the candidates of one window, a few bands at a time if necessary.
Result<Candidates> CandidateSearch::find(CandidateWindow &window) {
  const std::vector<std::uint32_t> withShingles = textsWithShingles(m_texts.classes);
  if (m_texts.keys.bands() == m_plan.bands)
    return generateCandidates(m_texts.keys, withShingles, m_context, m_scope, &window);
  const std::vector<std::uint32_t> rows = firstRows(m_texts.classes);
  RunBands run(m_plan.bands, m_texts.classes.textCount());
  std::vector<CandidatePair> pairs;
  BandKeys keys;
  for (std::uint32_t band = 0; band < m_plan.bands; band += m_memory.bandsAtOnce) {
    const std::uint32_t count = std::min(m_memory.bandsAtOnce, m_plan.bands - band);
    if (auto made = makeKeys(rows, band, count, keys); !made) return made.error();
    const auto found = bucketCandidates(keys, band, run, withShingles, m_context, m_scope, &window);
    if (!found) return found.error();
    addCandidates(*found, &window, pairs);
  }
  keys = {};
  const auto more = findNeighbours(rows, withShingles, run.capped, window);
  if (!more) return more.error();
  addCandidates(*more, &window, pairs);
  run.tally.settle(m_scope);
  return Candidates{std::move(pairs), std::move(run.tally)};
}

/// Reads or computes the keys of one band after the other, each several times.
Result<std::vector<CandidatePair>> CandidateSearch::findNeighbours(
    std::span<const std::uint32_t> rows, std::span<const std::uint32_t> texts,
    const CappedTexts &capped, CandidateWindow &window) {
  std::mutex mutex;  // signing uses all threads itself
  const auto read =
      [&](std::uint32_t band, std::uint32_t word,
          std::vector<std::uint32_t> &room) -> Result<std::span<const std::uint32_t>> {
    room.resize(rows.size());
    if (m_texts.spill) {
      if (auto done = readColumn(rows, band, word, room); !done) return done.error();
      return std::span<const std::uint32_t>(room);
    }
    const std::scoped_lock lock(mutex);
    BandKeys keys;
    if (auto made = signKeys(rows, band, 1, keys); !made) return made.error();
    std::ranges::copy(keys.band(0, word), room.begin());
    return std::span<const std::uint32_t>(room);
  };
  return neighbourCandidates({m_plan.bands, m_words, read}, texts, capped, m_context, m_scope,
                             &window);
}

Result<void> CandidateSearch::makeKeys(std::span<const std::uint32_t> rows, std::uint32_t firstBand,
                                       std::uint32_t count, BandKeys &keys) {
  if (m_texts.spill) return readKeys(rows, firstBand, count, keys);
  if (firstBand > 0 || m_texts.keys.bands() == 0) return signKeys(rows, firstBand, count, keys);
  keys = std::exchange(m_texts.keys, {});
  return {};
}

/// Reads piece by piece: rows that repeat a text have keys that are not wanted.
Result<void> CandidateSearch::readColumn(std::span<const std::uint32_t> rows, std::uint32_t band,
                                         std::uint32_t word, std::span<std::uint32_t> keys) const {
  constexpr std::size_t kRowsPerPiece = 1U << 16U;
  const std::uint32_t column = word * m_plan.bands + band;
  std::vector<std::uint32_t> piece;
  for (std::size_t begin = 0; begin < keys.size();) {
    if (m_context.isCancelled()) return cancelledError();
    const std::uint32_t first = rows[begin];
    const std::size_t most = std::min(kRowsPerPiece, keys.size() - begin);
    const auto isBeyond = [&](std::uint32_t row) { return row - first >= kRowsPerPiece; };
    const auto end = std::ranges::partition_point(rows.subspan(begin, most), std::not_fn(isBeyond));
    const auto count = static_cast<std::size_t>(end - rows.begin()) - begin;
    piece.resize(rows[begin + count - 1] - first + std::size_t{1});
    if (auto read = m_texts.spill->readColumn(column, first, piece); !read) return read;
    for (std::size_t i = begin; i < begin + count; ++i) keys[i] = piece[rows[i] - first];
    begin += count;
  }
  return {};
}

Result<void> CandidateSearch::readKeys(std::span<const std::uint32_t> rows, std::uint32_t firstBand,
                                       std::uint32_t count, BandKeys &keys) const {
  if (keys.bands() != count) keys = BandKeys(count, rows.size(), m_words);
  const auto readBand = [&](const Block &block) -> Result<void> {
    const auto band = static_cast<std::uint32_t>(block.index % count);
    const auto word = static_cast<std::uint32_t>(block.index / count);
    return readColumn(rows, firstBand + band, word, keys.band(band, word));
  };
  return forEachBlock(m_context, std::size_t{count} * m_words, 1, readBand);
}

Result<void> CandidateSearch::signKeys(std::span<const std::uint32_t> rows, std::uint32_t firstBand,
                                       std::uint32_t count, BandKeys &keys) const {
  m_context.startStage(Stage::Signing, WorkUnit::Texts, rows.size());
  auto pass = SigningPass::create(m_input, m_plan, m_words, m_context.threads);
  if (!pass) return pass.error();
  if (keys.bands() != count) keys = BandKeys(count, rows.size(), m_words);
  const auto store = [&](std::size_t firstText, std::span<const std::uint32_t> rowMajor) {
    storeBands(keys, firstBand, m_plan.bands, firstText, rowMajor);
    return Result<void>{};
  };
  return pass->run({}, store, m_context, rows);
}

Result<Candidates> CandidateSearch::next() {
  CandidateWindow window(m_first, m_memory.candidatesAtOnce);
  auto found = find(window);
  if (!found) return found;
  if (window.endsEarly()) {
    m_first = window.end();
    return found;
  }
  m_isDone = true;
  m_texts.keys = {};
  m_texts.spill.reset();
  return found;
}

}  // namespace shinglescope
