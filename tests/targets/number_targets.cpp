// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/base/hash.h"
#include "core/lsh/key_kernels.h"
#include "core/signature/hash_family.h"
#include "core/verify/number_kernels.h"
#include "tests/targets/kernel_check.h"

namespace shinglescope::targets {

namespace {

constexpr std::pair<PermutationScheme, const char *> kSchemes[] = {
    {PermutationScheme::Affine, "affine minima"},
    {PermutationScheme::Xor, "xor minima"},
    {PermutationScheme::Rehash, "rehash minima"},
    {PermutationScheme::Salted, "salted minima"},
    {PermutationScheme::OnePermutation, "one permutation"}};

std::vector<std::uint32_t> drawNumbers(SplitMix64 &random, std::size_t count, std::uint64_t below) {
  std::vector<std::uint32_t> numbers(count);
  for (std::uint32_t &number : numbers) number = static_cast<std::uint32_t>(random.next() % below);
  return numbers;
}

void checkMinima(KernelCheck &check, SplitMix64 &random) {
  for (const auto &[scheme, name] : kSchemes) {
    for (const std::uint32_t numHashes : {1U, 15U, 16U, 33U, 100U, 128U, 129U, 260U}) {
      const auto family = makeHashFamily({scheme, numHashes, random.next()});
      if (!family) return;
      for (const std::size_t size : {0U, 1U, 9U, 10U, 11U, 36U, 37U, 228U, 511U, 513U, 1100U}) {
        if (scheme == PermutationScheme::Salted && size > 40) continue;  // slow
        std::vector<std::uint64_t> shingles(size);
        for (std::uint64_t &shingle : shingles) shingle = random.next();
        // Some shingles share the upper halves of their numbers.
        for (std::size_t i = 3; i < size; i += 3) shingles[i] = shingles[i - 3] ^ i;
        const auto sign = [&](CpuTarget, Numbers &numbers) {
          std::vector<std::uint32_t> signature(numHashes);
          (*family)->sign(shingles, signature);
          numbers.assign(signature.begin(), signature.end());
        };
        check.compare(name, sign, {});
      }
    }
  }
}

void checkKeys(KernelCheck &check, SplitMix64 &random) {
  for (std::size_t rows = 1; rows <= 40; ++rows) {
    for (std::size_t bands = 0; bands <= 40; ++bands) {
      const auto values = drawNumbers(random, rows * bands, 1ULL << 32U);
      const auto write = [&](CpuTarget target, Numbers &numbers) {
        const KeyKernels kernels = keyKernels(target);
        for (const KeyKernel kernel : {kernels.lower, kernels.upper}) {
          std::vector<std::uint32_t> keys(bands);
          kernel(values.data(), bands, rows, keys.data());
          numbers.insert(numbers.end(), keys.begin(), keys.end());
        }
      };
      check.compare("band keys", write, {});
    }
  }
}

std::vector<std::uint32_t> drawSet(SplitMix64 &random, std::size_t most, std::uint32_t below) {
  auto set = drawNumbers(random, 1 + random.next() % most, below);
  std::ranges::sort(set);
  set.erase(std::unique(set.begin(), set.end()), set.end());
  return set;
}

void checkSets(KernelCheck &check, SplitMix64 &random) {
  for (int round = 0; round < 400; ++round) {
    const auto below = static_cast<std::uint32_t>(1 + random.next() % 300);
    const auto drawn = drawNumbers(random, random.next() % 600, 4 * below);
    const auto sortUnique = [&](CpuTarget target, Numbers &numbers) {
      auto copy = drawn;
      copy.resize(numberKernels(target).sortUnique(copy.data(), copy.size()));
      numbers.assign(copy.begin(), copy.end());
    };
    check.compare("sortUnique", sortUnique, {});
    const auto a = drawSet(random, 120, below);
    const auto b = drawSet(random, 120, below);
    const auto overlap = [&](CpuTarget target, Numbers &numbers) {
      for (std::size_t required = 0; required <= std::min(a.size(), b.size()); ++required)
        numbers.push_back(numberKernels(target).overlap(a, b, required).value_or(~0U));
    };
    check.compare("overlap", overlap, {});
  }
}

ParityBits drawParity(SplitMix64 &random) {
  switch (random.next() % 4) {
    case 0: return {{0, 0}};
    case 1: return {{~0ULL, ~0ULL}};
    default: return {{random.next() & random.next(), random.next()}};
  }
}

void checkPostings(KernelCheck &check, SplitMix64 &random) {
  for (std::size_t count = 0; count < 200; ++count) {
    std::vector<ParityBits> parities(count + 1);
    for (ParityBits &parity : parities) parity = drawParity(random);
    std::vector<SetPosting> postings;
    for (std::uint32_t i = 0; i < count; ++i)
      postings.push_back({i, static_cast<std::uint32_t>(random.next() % 10)});
    const auto filter = [&](CpuTarget target, Numbers &numbers) {
      for (std::uint32_t most = 0; most <= 130; most += 5) {
        const PostingFilter passes{parities.back(), most, most % 7, parities.data()};
        std::vector<std::uint32_t> ranks(count);
        ranks.resize(numberKernels(target).filter(postings, passes, ranks.data()));
        numbers.insert(numbers.end(), ranks.begin(), ranks.end());
      }
    };
    check.compare("posting filter", filter, {});
  }
}

}  // namespace

void checkNumberKernels(KernelCheck &check) {
  SplitMix64 random(7);
  checkMinima(check, random);
  checkKeys(check, random);
  checkSets(check, random);
  checkPostings(check, random);
}

}  // namespace shinglescope::targets
