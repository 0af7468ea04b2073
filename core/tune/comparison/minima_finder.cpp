// SPDX-License-Identifier: MIT
#include "core/tune/comparison/minima_finder.h"

namespace shinglescope {
namespace {

constexpr std::uint32_t kNowhere = 0xFFFFFFFFU;

}  // namespace

Result<MinimaFinder> MinimaFinder::create(const SignatureOptions &options) {
  auto hasher = MinHasher::create(options);
  if (!hasher) return hasher.error();
  // With a single bin, the hasher returns the value that a lone shingle has in every bin, its own
  // or a borrowed one.
  SignatureOptions alone = options;
  if (options.scheme == PermutationScheme::OnePermutation) alone.numHashes = 1;
  auto lone = MinHasher::create(alone);
  if (!lone) return lone.error();
  return MinimaFinder(*std::move(hasher), *std::move(lone));
}

Result<TextMinima> MinimaFinder::find(std::span<const std::uint64_t> shingles,
                                      const RunContext &context) {
  TextMinima minima;
  if (shingles.empty()) return minima;
  minima.values.resize(m_hasher.numHashes());
  if (auto done = m_hasher.signUnlessStopped(shingles, minima.values, context); !done)
    return done.error();
  minima.causes.assign(minima.values.size(), kNowhere);
  std::size_t missing = minima.causes.size();
  for (std::uint32_t place = 0; place < shingles.size() && missing > 0; ++place) {
    if (context.isCancelled()) return cancelledError();
    m_lone.sign(shingles.subspan(place, 1), m_alone);
    for (std::size_t at = 0; at < minima.values.size(); ++at) {
      if (minima.causes[at] != kNowhere || aloneAt(at) != minima.values[at]) continue;
      minima.causes[at] = place;
      --missing;
    }
  }
  return minima;
}

}  // namespace shinglescope
