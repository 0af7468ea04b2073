// SPDX-License-Identifier: MIT
#include "core/verify/shingle_survey.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>

namespace shinglescope {
namespace {

/// A table of this many shingles is small anyway.
constexpr std::size_t kFewShingles = 1U << 16U;
/// One distinct shingle in 64 is sampled, and marked with one of 2^23 bits.
constexpr unsigned kSampledBits = 6;
constexpr unsigned kMarkBits = 23;
constexpr unsigned kBitsPerMarkWord = 64;
constexpr std::size_t kNotedAhead = 48;
constexpr std::size_t kNotedPerPoll = 1U << 18U;
/// The estimate should not be too low, even if few shingles are sampled.
constexpr double kLeastMargin = 4096;

}  // namespace

bool ShingleSurvey::needsSieve(std::span<const std::uint64_t> sample) {
  if (sample.size() < kFewShingles) return false;
  RepeatSieve sieve(sample.size(), false);
  std::size_t repeated = 0;
  for (const std::uint64_t shingle : sample) repeated += sieve.note(shingle) ? 1 : 0;
  return repeated < sample.size() / 3;
}

ShingleSurvey::ShingleSurvey(std::uint64_t expectedShingles, bool hasSieve, unsigned threads)
    : m_sampled((std::size_t{1} << kMarkBits) / kBitsPerMarkWord) {
  if (hasSieve) m_sieve.emplace(expectedShingles, threads > 1);
}

void ShingleSurvey::sample(std::uint64_t shingle) {
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15ULL;  // also spreads values that are small
  const std::uint64_t key = shingle * kOdd;
  if (key >> (64U - kSampledBits) != 0) return;
  const std::uint64_t place = key >> (64U - kSampledBits - kMarkBits);
  std::atomic_ref(m_sampled[place / kBitsPerMarkWord])
      .fetch_or(std::uint64_t{1} << place % kBitsPerMarkWord, std::memory_order_relaxed);
}

void ShingleSurvey::note(std::span<const std::uint64_t> shingles) {
  if (m_sieve) return noteInSieve(shingles);
  for (const std::uint64_t shingle : shingles) sample(shingle);
}

bool ShingleSurvey::noteMany(std::span<const std::uint64_t> shingles, const RunContext &context) {
  for (std::size_t i = 0; i < shingles.size(); i += kNotedPerPoll) {
    if (context.isCancelled()) return false;
    note(shingles.subspan(i, std::min(shingles.size() - i, kNotedPerPoll)));
  }
  return true;
}

void ShingleSurvey::noteInSieve(std::span<const std::uint64_t> shingles) {
  for (std::size_t i = 0; i < shingles.size(); ++i) {
    m_sieve->prefetch(shingles[std::min(i + kNotedAhead, shingles.size() - 1)]);
    if (m_sieve->note(shingles[i])) sample(shingles[i]);
  }
}

std::uint64_t ShingleSurvey::estimateListed() const {
  std::uint64_t marked = 0;
  for (const std::uint64_t word : m_sampled) marked += static_cast<unsigned>(std::popcount(word));
  // Linear counting: Whang, Vander-Zanden and Taylor, 1990.
  const double marks = std::ldexp(1.0, kMarkBits);
  const double sampled =
      marks * std::log(marks / std::max(marks - static_cast<double>(marked), 1.0));
  return static_cast<std::uint64_t>(std::ldexp(sampled, kSampledBits) + kLeastMargin) +
         (m_sieve ? m_sieve->estimateMistaken() : 0);
}

}  // namespace shinglescope
