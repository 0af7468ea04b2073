#include "core/pipeline/run/candidate_search.h"

#include <algorithm>
#include <mutex>
#include <utility>

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
  Candidates all{{}, BucketTally(m_texts.classes.textCount())};
  CappedTexts capped(m_texts.classes.textCount(), m_plan.bands);
  for (std::uint32_t band = 0; band < m_plan.bands; band += m_memory.bandsAtOnce) {
    const std::uint32_t count = std::min(m_memory.bandsAtOnce, m_plan.bands - band);
    const auto keys = keysOf(rows, band, count);
    if (!keys) return keys.error();
    const BandsOfRun run{band, m_plan.bands, capped};
    const auto found = bucketCandidates(*keys, run, withShingles, m_context, m_scope, &window);
    if (!found) return found.error();
    addCandidates(found->pairs, &window, all.pairs);
    all.tally.merge(found->tally);
  }
  const auto more = findNeighbours(rows, withShingles, capped, window);
  if (!more) return more.error();
  addCandidates(*more, &window, all.pairs);
  all.tally.settle(m_scope);
  return all;
}

/// Reads or computes the keys of one band after the other, each several times.
Result<std::vector<CandidatePair>> CandidateSearch::findNeighbours(
    std::span<const std::uint32_t> rows, std::span<const std::uint32_t> texts,
    const CappedTexts &capped, CandidateWindow &window) {
  std::mutex mutex;  // signing uses all threads itself
  const auto read =
      [&](std::uint32_t band, std::uint32_t word,
          std::vector<std::uint32_t> &room) -> Result<std::span<const std::uint32_t>> {
    if (m_texts.spill) return readColumn(rows, band, word, room);
    const std::scoped_lock lock(mutex);
    const auto keys = signKeys(rows, band, 1);
    if (!keys) return keys.error();
    room.assign(keys->band(0, word).begin(), keys->band(0, word).end());
    return std::span<const std::uint32_t>(room);
  };
  return neighbourCandidates({m_plan.bands, m_words, read}, texts, capped, m_context, m_scope,
                             &window);
}

Result<BandKeys> CandidateSearch::keysOf(std::span<const std::uint32_t> rows,
                                         std::uint32_t firstBand, std::uint32_t count) {
  if (m_texts.spill) return readKeys(rows, firstBand, count);
  if (firstBand == 0 && m_texts.keys.bands() > 0) return std::exchange(m_texts.keys, {});
  return signKeys(rows, firstBand, count);
}

Result<std::span<const std::uint32_t>> CandidateSearch::readColumn(
    std::span<const std::uint32_t> rows, std::uint32_t band, std::uint32_t word,
    std::vector<std::uint32_t> &column) const {
  if (m_context.isCancelled()) return cancelledError();
  column.resize(m_input.dataset.rowCount());
  if (auto read = m_texts.spill->readColumn(word * m_plan.bands + band, column); !read)
    return read.error();
  if (rows.size() < column.size())  // rows ascend, so nothing is overwritten before it is moved
    for (std::size_t text = 0; text < rows.size(); ++text) column[text] = column[rows[text]];
  return std::span<const std::uint32_t>(column).first(rows.size());
}

Result<BandKeys> CandidateSearch::readKeys(std::span<const std::uint32_t> rows,
                                           std::uint32_t firstBand, std::uint32_t count) const {
  BandKeys keys(count, rows.size(), m_words);
  std::vector<std::uint32_t> column;
  for (std::uint32_t word = 0; word < m_words; ++word)
    for (std::uint32_t band = 0; band < count; ++band) {
      const auto read = readColumn(rows, firstBand + band, word, column);
      if (!read) return read.error();
      std::ranges::copy(*read, keys.band(band, word).begin());
    }
  return keys;
}

Result<BandKeys> CandidateSearch::signKeys(std::span<const std::uint32_t> rows,
                                           std::uint32_t firstBand, std::uint32_t count) const {
  m_context.startStage(Stage::Signing, WorkUnit::Texts, rows.size());
  auto pass = SigningPass::create(m_input, m_plan, m_words, m_context.threads);
  if (!pass) return pass.error();
  BandKeys keys(count, rows.size(), m_words);
  const auto store = [&](std::size_t firstText, std::span<const std::uint32_t> rowMajor) {
    storeBands(keys, firstBand, m_plan.bands, firstText, rowMajor);
    return Result<void>{};
  };
  if (auto done = pass->run({}, store, m_context, rows); !done) return done.error();
  return keys;
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
