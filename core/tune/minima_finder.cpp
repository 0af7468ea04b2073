#include "core/tune/minima_finder.h"

#include <algorithm>
#include <numeric>

namespace shinglescope {
namespace {

/// Some 30 ms of the slowest permutations.
constexpr std::size_t kEvaluationsPerPart = 1U << 18U;
/// A part that is so many times longer than a signature keeps few of its shingles.
constexpr std::size_t kLeastThinning = 4;

constexpr std::uint32_t kNowhere = 0xFFFFFFFFU;

}  // namespace

MinimaFinder::MinimaFinder(MinHasher hasher, MinHasher lone, std::uint32_t hashes)
    : m_hasher(std::move(hasher)),
      m_lone(std::move(lone)),
      m_part(std::max(kEvaluationsPerPart / hashes, kLeastThinning * hashes)),
      m_values(hashes),
      m_alone(m_lone.hashes()) {}

Result<MinimaFinder> MinimaFinder::create(const SignatureOptions &options) {
  auto hasher = MinHasher::create(options);
  if (!hasher) return hasher.error();
  // Cut into one bin it shows the value that a shingle has in every bin, own or lent.
  SignatureOptions alone = options;
  if (options.scheme == PermutationScheme::OnePermutation) alone.hashes = 1;
  auto lone = MinHasher::create(alone);
  if (!lone) return lone.error();
  return MinimaFinder(*std::move(hasher), *std::move(lone), options.hashes);
}

void MinimaFinder::signAll(const std::vector<std::uint32_t> &places,
                           std::span<const std::uint64_t> shingles, std::size_t begin,
                           std::size_t end) {
  m_hashes.clear();
  for (std::size_t i = begin; i < end; ++i) m_hashes.push_back(shingles[places[i]]);
  m_hasher.sign(m_hashes, m_values);
}

/// The shingles that give a part of the text one of its minima.
Result<std::vector<std::uint32_t>> MinimaFinder::thin(const std::vector<std::uint32_t> &places,
                                                      std::span<const std::uint64_t> shingles,
                                                      const RunContext &context) {
  std::vector<std::uint32_t> left;
  for (std::size_t begin = 0; begin < places.size(); begin += m_part) {
    const std::size_t end = std::min(places.size(), begin + m_part);
    signAll(places, shingles, begin, end);
    for (std::size_t i = begin; i < end; ++i) {
      if (context.isCancelled()) return cancelledError();
      m_lone.sign(shingles.subspan(places[i], 1), m_alone);
      for (std::size_t at = 0; at < m_values.size(); ++at) {
        if (aloneAt(at) != m_values[at]) continue;
        left.push_back(places[i]);
        break;
      }
    }
  }
  return left;
}

Result<TextMinima> MinimaFinder::find(std::span<const std::uint64_t> shingles,
                                      const RunContext &context) {
  TextMinima minima;
  if (shingles.empty()) return minima;
  std::vector<std::uint32_t> places(shingles.size());
  std::iota(places.begin(), places.end(), 0U);
  while (places.size() > m_part) {
    auto left = thin(places, shingles, context);
    if (!left) return left.error();
    if (left->size() == places.size()) break;  // shingles that all hash alike
    places = *std::move(left);
  }
  signAll(places, shingles, 0, places.size());
  minima.values = m_values;
  minima.causes.assign(m_values.size(), kNowhere);
  for (const std::uint32_t place : places) {
    if (context.isCancelled()) return cancelledError();
    m_lone.sign(shingles.subspan(place, 1), m_alone);
    for (std::size_t at = 0; at < m_values.size(); ++at)
      if (minima.causes[at] == kNowhere && aloneAt(at) == m_values[at]) minima.causes[at] = place;
  }
  return minima;
}

}  // namespace shinglescope
