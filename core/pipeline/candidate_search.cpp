#include "core/pipeline/candidate_search.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "core/base/pair_budget.h"
#include "core/pipeline/signing_pass.h"

namespace shinglescope {
namespace {

/// Looks for candidates in some bands after the other and joins what they give.
class BandwiseSearch {
 public:
  BandwiseSearch(const SigningInput &input, const BandPlan &plan, const MemoryPlan &memory,
                 const PairScope &scope, SignedTexts &texts, const RunContext &context)
      : m_input(input),
        m_plan(plan),
        m_memory(memory),
        m_scope(scope),
        m_texts(texts),
        m_context(context),
        m_rows(firstRows(texts.classes)),
        m_withShingles(textsWithShingles(texts.classes)),
        m_all{{}, BucketTally(texts.classes.textCount(), scope.firstReference)} {}

  Result<Candidates> run() {
    for (std::uint32_t band = 0; band < m_plan.bands; band += m_memory.bandsAtOnce) {
      const std::uint32_t count = std::min(m_memory.bandsAtOnce, m_plan.bands - band);
      auto keys = keysOf(band, count);
      if (!keys) return keys.error();
      if (auto done = searchParts(*keys); !done) return done.error();
    }
    return std::move(m_all);
  }

 private:
  Result<BandKeys> keysOf(std::uint32_t firstBand, std::uint32_t count) {
    if (m_texts.spill) return readKeys(firstBand, count);
    if (firstBand == 0) return std::move(m_texts.keys);
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
    m_context.startStage(Stage::Signing, m_rows.size());
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

  /// All texts at once, or those of one range of keys after the other; these
  /// share the cap that the whole band has.
  Result<void> searchParts(const BandKeys &keys) {
    if (m_memory.keyParts == 1) return search(keys, m_withShingles, std::nullopt);
    BucketSizes sizes;
    const auto count = [&](std::span<const std::uint32_t> texts) {
      return countBucketSizes(keys, 0, texts, m_scope, sizes, m_context);
    };
    if (auto counted = forEachPart(keys, count); !counted) return counted;
    const std::size_t cap = sizes.cap(keys.textCount());
    return forEachPart(
        keys, [&](std::span<const std::uint32_t> texts) { return search(keys, texts, cap); });
  }

  template <class Function>
  Result<void> forEachPart(const BandKeys &keys, Function visit) {
    const auto shift = static_cast<unsigned>(32 - std::countr_zero(m_memory.keyParts));
    std::vector<std::uint32_t> texts;
    for (std::uint32_t part = 0; part < m_memory.keyParts; ++part) {
      texts.clear();
      for (const std::uint32_t text : m_withShingles)
        if (keys.band(0)[text] >> shift == part) texts.push_back(text);
      if (auto done = visit(texts); !done) return done;
    }
    return {};
  }

  Result<void> search(const BandKeys &keys, std::span<const std::uint32_t> texts,
                      std::optional<std::size_t> cap) {
    auto found = generateCandidates(keys, texts, m_context, m_scope, cap);
    if (!found) return found.error();
    std::vector<CandidatePair> joined;
    joined.reserve(m_all.pairs.size() + found->pairs.size());
    std::ranges::set_union(m_all.pairs, found->pairs, std::back_inserter(joined));
    m_all.pairs = std::move(joined);
    m_all.tally.merge(found->tally);
    return PairBudget(m_context).take(m_all.pairs.size(), kPairAdvice);
  }

  const SigningInput &m_input;
  BandPlan m_plan;
  const MemoryPlan &m_memory;
  const PairScope &m_scope;
  SignedTexts &m_texts;
  const RunContext &m_context;
  std::vector<std::uint32_t> m_rows;  ///< of each text
  std::vector<std::uint32_t> m_withShingles;
  Candidates m_all;
};

}  // namespace

Result<Candidates> findCandidates(const SigningInput &input, const BandPlan &plan,
                                  const MemoryPlan &memory, const PairScope &scope,
                                  SignedTexts &texts, const RunContext &context) {
  if (texts.keys.bands() == plan.bands && memory.keyParts == 1) {
    auto candidates =
        generateCandidates(texts.keys, textsWithShingles(texts.classes), context, scope);
    texts.keys = {};
    return candidates;
  }
  auto candidates = BandwiseSearch(input, plan, memory, scope, texts, context).run();
  texts.keys = {};
  texts.spill.reset();
  return candidates;
}

}  // namespace shinglescope
