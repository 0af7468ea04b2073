#include "core/pipeline/run/candidate_search.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/pipeline/signing/signing_pass.h"

namespace shinglescope {

/// Finds the candidates of one window in several bands, one after the other, and merges them.
class CandidateSearch::Pass {
 public:
  Pass(const CandidateSearch &search, CandidateWindow &window)
      : m_input(search.m_input),
        m_plan(search.m_plan),
        m_memory(search.m_memory),
        m_scope(search.m_scope),
        m_texts(search.m_texts),
        m_context(search.m_context),
        m_window(window),
        m_withShingles(textsWithShingles(m_texts.classes)),
        m_all{{}, BucketTally(m_texts.classes.textCount(), m_scope.firstReference)} {}

  Result<Candidates> run() {
    if (m_texts.keys.bands() == m_plan.bands)
      return generateCandidates(m_texts.keys, m_withShingles, m_context, m_scope, &m_window);
    m_rows = firstRows(m_texts.classes);
    for (std::uint32_t band = 0; band < m_plan.bands; band += m_memory.bandsAtOnce) {
      const std::uint32_t count = std::min(m_memory.bandsAtOnce, m_plan.bands - band);
      auto keys = keysOf(band, count);
      if (!keys) return keys.error();
      if (auto done = search(*keys); !done) return done.error();
    }
    return std::move(m_all);
  }

 private:
  Result<BandKeys> keysOf(std::uint32_t firstBand, std::uint32_t count) {
    if (m_texts.spill) return readKeys(firstBand, count);
    if (firstBand == 0 && m_texts.keys.bands() > 0) return std::exchange(m_texts.keys, {});
    return signKeys(firstBand, count);
  }

  Result<BandKeys> readKeys(std::uint32_t firstBand, std::uint32_t count) {
    BandKeys keys(count, m_rows.size());
    std::vector<std::uint32_t> column(m_input.dataset.rowCount());
    for (std::uint32_t band = 0; band < count; ++band) {
      if (m_context.isCancelled()) return cancelledError();
      if (auto read = m_texts.spill->readBand(firstBand + band, column); !read) return read.error();
      const auto target = keys.band(band);
      for (std::size_t text = 0; text < m_rows.size(); ++text) target[text] = column[m_rows[text]];
    }
    return keys;
  }

  Result<BandKeys> signKeys(std::uint32_t firstBand, std::uint32_t count) {
    m_context.startStage(Stage::Signing, WorkUnit::Texts, m_rows.size());
    auto pass = SigningPass::create(m_input, m_plan, m_context.threads);
    if (!pass) return pass.error();
    BandKeys keys(count, m_rows.size());
    const auto store = [&](std::size_t firstText, std::span<const std::uint32_t> rowMajor) {
      storeBands(keys, firstBand, m_plan.bands, firstText, rowMajor);
      return Result<void>{};
    };
    if (auto done = pass->run({}, store, m_context, m_rows); !done) return done.error();
    return keys;
  }

  Result<void> search(const BandKeys &keys) {
    auto found = generateCandidates(keys, m_withShingles, m_context, m_scope, &m_window);
    if (!found) return found.error();
    join(found->pairs);
    m_all.tally.merge(found->tally);
    return {};
  }

  void join(const std::vector<CandidatePair> &found) {
    std::vector<CandidatePair> joined;
    joined.reserve(m_all.pairs.size() + found.size());
    std::ranges::set_union(m_all.pairs, found, std::back_inserter(joined));
    m_all.pairs = std::move(joined);
    m_window.keepIn(m_all.pairs);
  }

  const SigningInput &m_input;
  const BandPlan &m_plan;
  const MemoryPlan &m_memory;
  const PairScope &m_scope;
  SignedTexts &m_texts;
  const RunContext &m_context;
  CandidateWindow &m_window;
  std::vector<std::uint32_t> m_rows;  ///< by text
  std::vector<std::uint32_t> m_withShingles;
  Candidates m_all;
};

CandidateSearch::CandidateSearch(const SigningInput &input, const BandPlan &plan,
                                 const MemoryPlan &memory, const PairScope &scope,
                                 SignedTexts &texts, const RunContext &context)
    : m_input(input),
      m_plan(plan),
      m_memory(memory),
      m_scope(scope),
      m_texts(texts),
      m_context(context) {}

Result<Candidates> CandidateSearch::next() {
  CandidateWindow window(m_first, m_memory.candidatesAtOnce);
  auto found = Pass(*this, window).run();
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
