// SPDX-License-Identifier: MIT
#include "core/tune/advice/similarity_profile.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/base/parallel.h"

namespace shinglescope {
namespace {

constexpr std::size_t kProfileTextsPerBlock = 64;

}  // namespace

/// One profile. Lives for one call.
class ProfileMaker {
 public:
  ProfileMaker(const ExactSets &texts, const NumberedSets &numbered, const ProfileOptions &options,
               const RunContext &context)
      : m_texts(texts), m_numbered(numbered), m_options(options), m_context(context) {}

  Result<SimilarityProfile> make() {
    const std::span<const std::uint32_t> all = m_texts.withShingles;
    m_context.startStage(Stage::Comparing, WorkUnit::Texts, all.size());
    if (auto chosen = choose(); !chosen) return chosen.error();
    if (auto indexed = index(); !indexed) return indexed.error();
    std::vector<Worker> workers(std::max(1U, m_context.threads));
    for (Worker &worker : workers) worker.shared.resize(m_chosen.size());
    const auto meetBlock = [&](const Block &block) -> Result<void> {
      Worker &worker = workers[block.worker];
      for (std::size_t i = block.begin; i < block.end; ++i) {
        if (m_context.isCancelled()) return cancelledError();
        meet(all[i], worker);
      }
      m_context.advance(block.end - block.begin);
      return {};
    };
    if (auto done = forEachBlock(m_context, all.size(), kProfileTextsPerBlock, meetBlock); !done)
      return done.error();
    return collected(workers);
  }

 private:
  using Bins = std::array<SimilarityProfile::Bin, SimilarityProfile::kBins>;
  struct Worker {
    std::vector<std::uint32_t> shared;   ///< by place of m_chosen: shingles shared with this text
    std::vector<std::uint32_t> touched;  ///< places whose number is not 0
    Bins bins{};
  };

  /// Chooses the texts to profile by the number of meetings that they cause.
  Result<void> choose() {
    std::vector<std::uint32_t> holders(m_numbered.numberCount());
    for (const std::uint32_t text : m_texts.withShingles) {
      if (m_context.isCancelled()) return cancelledError();
      for (const std::uint32_t number : m_numbered.numbersOf(text)) ++holders[number];
    }
    std::uint64_t meetings = 0;
    for (const std::uint32_t count : holders) meetings += std::uint64_t{count} * count;
    const std::uint64_t all = m_texts.withShingles.size();
    const double share = static_cast<double>(m_options.mostMeetings) /
                         static_cast<double>(std::max<std::uint64_t>(meetings, 1));
    const auto wanted = static_cast<std::uint64_t>(std::min(1.0, share) * static_cast<double>(all));
    const std::uint64_t count = std::min(all, std::max(wanted, m_options.leastTexts));
    for (const std::uint32_t at : drawRows(all, count, m_options.seed))
      m_chosen.push_back(m_texts.withShingles[at]);
    return {};
  }

  Result<void> index() {
    m_begins.resize(std::size_t{m_numbered.numberCount()} + 2);
    for (const std::uint32_t text : m_chosen) {
      if (m_context.isCancelled()) return cancelledError();
      for (const std::uint32_t number : m_numbered.numbersOf(text)) ++m_begins[number + 2];
    }
    std::partial_sum(m_begins.begin(), m_begins.end(), m_begins.begin());
    m_places.resize(m_begins.back());
    for (std::uint32_t place = 0; place < m_chosen.size(); ++place) {
      if (m_context.isCancelled()) return cancelledError();
      for (const std::uint32_t number : m_numbered.numbersOf(m_chosen[place]))
        m_places[m_begins[number + 1]++] = place;
    }
    return {};
  }

  void meet(std::uint32_t text, Worker &worker) const {
    for (const std::uint32_t number : m_numbered.numbersOf(text)) {
      for (std::uint64_t at = m_begins[number]; at < m_begins[number + 1]; ++at) {
        const std::uint32_t place = m_places[at];
        if (worker.shared[place]++ == 0) worker.touched.push_back(place);
      }
    }
    const std::uint64_t size = m_numbered.sizeOf(text);
    for (const std::uint32_t place : worker.touched) {
      const std::uint64_t shared = std::exchange(worker.shared[place], 0);
      const std::uint32_t other = m_chosen[place];
      if (other == text || !m_texts.scope.mayPair(text, other)) continue;
      const std::uint64_t whole = size + m_numbered.sizeOf(other) - shared;
      const std::size_t bin =
          std::min(shared * SimilarityProfile::kBins / whole, SimilarityProfile::kBins - 1);
      ++worker.bins[bin].pairs;
      worker.bins[bin].similarities += shared * SimilarityProfile::kScale / whole;
    }
    worker.touched.clear();
  }

  /// Pairs of texts of one label; with a reference, one of them in it.
  double allowedPairs() const {
    const PairScope &scope = m_texts.scope;
    struct Texts {
      double file = 0;
      double reference = 0;
    };
    std::map<std::uint32_t, Texts> ofLabel;
    for (const std::uint32_t text : m_texts.withShingles) {
      Texts &texts = ofLabel[scope.labels.empty() ? 0 : scope.labels[text]];
      ++(text < scope.firstReference ? texts.file : texts.reference);
    }
    double pairs = 0;
    for (const auto &[label, texts] : ofLabel)
      pairs +=
          scope.hasReference() ? texts.file * texts.reference : texts.file * (texts.file - 1) / 2;
    return pairs;
  }

  SimilarityProfile collected(const std::vector<Worker> &workers) const {
    SimilarityProfile profile;
    for (const Worker &worker : workers) {
      for (std::size_t i = 0; i < SimilarityProfile::kBins; ++i) {
        profile.m_bins[i].pairs += worker.bins[i].pairs;
        profile.m_bins[i].similarities += worker.bins[i].similarities;
      }
    }
    profile.m_texts = m_texts.withShingles.size();
    profile.m_profiledTexts = m_chosen.size();
    profile.m_allPairs = allowedPairs();
    if (!m_chosen.empty())
      profile.m_pairsPerPair =
          static_cast<double>(profile.m_texts) / static_cast<double>(m_chosen.size()) / 2;
    return profile;
  }

  const ExactSets &m_texts;
  const NumberedSets &m_numbered;
  const ProfileOptions &m_options;
  const RunContext &m_context;
  std::vector<std::uint32_t> m_chosen;  ///< ascending
  std::vector<std::uint64_t> m_begins;  ///< by number: its first place, and the end of the last
  std::vector<std::uint32_t> m_places;  ///< places of m_chosen, by number
};

Result<SimilarityProfile> SimilarityProfile::make(const ExactSets &texts,
                                                  const NumberedSets &numbered,
                                                  const ProfileOptions &options,
                                                  const RunContext &context) {
  return ProfileMaker(texts, numbered, options, context).make();
}

double SimilarityProfile::expectedCandidates(const BandPlan &plan) const {
  double sum = 0;
  for (const Bin &bin : m_bins) {
    if (bin.pairs == 0) continue;
    const auto pairs = static_cast<double>(bin.pairs);
    const double mean = static_cast<double>(bin.similarities) / pairs / kScale;
    sum += pairs * candidateProbability(mean, plan);
  }
  return sum * m_pairsPerPair;
}

double SimilarityProfile::pairsBetween(double low, double high) const {
  const auto edge = [](double similarity) {
    return static_cast<std::size_t>(std::lround(similarity * kBins));
  };
  std::uint64_t sum = 0;
  for (std::size_t i = edge(low); i < std::min(edge(high), kBins); ++i) sum += m_bins[i].pairs;
  return static_cast<double>(sum) * m_pairsPerPair;
}

double SimilarityProfile::meanSimilarity() const {
  double sum = 0;
  for (const Bin &bin : m_bins) sum += static_cast<double>(bin.similarities);
  const double all = allPairs();
  return all == 0 ? 0 : sum / kScale * m_pairsPerPair / all;
}

}  // namespace shinglescope
