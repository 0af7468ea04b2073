#include "core/pipeline/run/candidate_search.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/pipeline/signing/signing_pass.h"

namespace shinglescope {

namespace {

/// Adds the found pairs that are not in the list yet; both lists are ascending.
void join(const std::vector<CandidatePair> &found, std::vector<CandidatePair> &pairs) {
  std::vector<CandidatePair> joined;
  joined.reserve(pairs.size() + found.size());
  std::ranges::set_union(pairs, found, std::back_inserter(joined));
  pairs = std::move(joined);
}

}  // namespace

CandidateSearch::CandidateSearch(const SigningInput &input, const BandPlan &plan,
                                 const MemoryPlan &memory, const PairScope &scope,
                                 SignedTexts &texts, const RunContext &context)
    : m_input(input),
      m_plan(plan),
      m_memory(memory),
      m_scope(scope),
      m_texts(texts),
      m_context(context) {}

/// Finds the candidates of one window, a few bands at a time if necessary.
Result<Candidates> CandidateSearch::find(CandidateWindow &window) {
  const std::vector<std::uint32_t> withShingles = textsWithShingles(m_texts.classes);
  if (m_texts.keys.bands() == m_plan.bands)
    return generateCandidates(m_texts.keys, withShingles, m_context, m_scope, &window);
  const std::vector<std::uint32_t> rows = firstRows(m_texts.classes);
  Candidates all{{}, BucketTally(m_texts.classes.textCount(), m_scope.firstReference)};
  for (std::uint32_t band = 0; band < m_plan.bands; band += m_memory.bandsAtOnce) {
    const std::uint32_t count = std::min(m_memory.bandsAtOnce, m_plan.bands - band);
    const auto keys = keysOf(rows, band, count);
    if (!keys) return keys.error();
    const auto found = generateCandidates(*keys, withShingles, m_context, m_scope, &window);
    if (!found) return found.error();
    join(found->pairs, all.pairs);
    window.keepIn(all.pairs);
    all.tally.merge(found->tally);
  }
  return all;
}

Result<BandKeys> CandidateSearch::keysOf(std::span<const std::uint32_t> rows,
                                         std::uint32_t firstBand, std::uint32_t count) {
  if (m_texts.spill) return readKeys(rows, firstBand, count);
  if (firstBand == 0 && m_texts.keys.bands() > 0) return std::exchange(m_texts.keys, {});
  return signKeys(rows, firstBand, count);
}

Result<BandKeys> CandidateSearch::readKeys(std::span<const std::uint32_t> rows,
                                           std::uint32_t firstBand, std::uint32_t count) const {
  BandKeys keys(count, rows.size());
  std::vector<std::uint32_t> column(m_input.dataset.rowCount());
  for (std::uint32_t band = 0; band < count; ++band) {
    if (m_context.isCancelled()) return cancelledError();
    if (auto read = m_texts.spill->readBand(firstBand + band, column); !read) return read.error();
    const auto target = keys.band(band);
    for (std::size_t text = 0; text < rows.size(); ++text) target[text] = column[rows[text]];
  }
  return keys;
}

Result<BandKeys> CandidateSearch::signKeys(std::span<const std::uint32_t> rows,
                                           std::uint32_t firstBand, std::uint32_t count) const {
  m_context.startStage(Stage::Signing, WorkUnit::Texts, rows.size());
  auto pass = SigningPass::create(m_input, m_plan, m_context.threads);
  if (!pass) return pass.error();
  BandKeys keys(count, rows.size());
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
