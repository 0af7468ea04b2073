// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstring>

#include "core/shingle/shingle_kernels.h"
#include "tests/targets/guarded_memory.h"
#include "tests/targets/input_texts.h"
#include "tests/targets/kernel_check.h"

namespace shinglescope::targets {

namespace {

constexpr std::size_t kMostWindow = 27;

/// A text in guarded memory, and memory for hashes and starts with no room to spare.
struct HashPlaces {
  GuardedMemory in{kMostTextBytes};
  GuardedMemory hashes{windowRoom(kMostTextBytes) * sizeof(std::uint64_t)};
  GuardedMemory starts{characterRoom(kMostTextBytes) * sizeof(std::uint32_t)};

  std::uint64_t *hashRoom(std::size_t count) const {
    return reinterpret_cast<std::uint64_t *>(hashes.last(count * sizeof(std::uint64_t)));
  }
  std::uint32_t *startRoom(std::size_t count) const {
    return reinterpret_cast<std::uint32_t *>(starts.last(count * sizeof(std::uint32_t)));
  }
};

void checkWords(KernelCheck &check, const HashPlaces &places, std::string_view text) {
  std::uint64_t *const out = places.hashRoom(wordRoom(text.size()));
  const auto hash = [&](CpuTarget target, Numbers &numbers) {
    numbers.assign(out, out + shingleKernels(target).hashWords(text, out));
  };
  check.compare("hashWords", hash, text);
  const auto combine = [&](CpuTarget target, Numbers &numbers) {
    for (std::size_t k = 1; k <= 10; ++k) {
      const std::size_t words = shingleKernels(target).hashWords(text, out);
      if (words < k) return;
      const std::size_t count = shingleKernels(target).combineWords(out, words, k);
      numbers.insert(numbers.end(), out, out + count);
    }
  };
  check.compare("combineWords", combine, text);
}

/// The kernel is made for ASCII, but hashes any bytes.
void checkWindows(KernelCheck &check, const HashPlaces &places, std::string_view text) {
  std::uint64_t *const out = places.hashRoom(windowRoom(text.size()));
  const auto hash = [&](CpuTarget target, Numbers &numbers) {
    for (std::size_t k = 1; k <= std::min(text.size(), kMostWindow); ++k) {
      shingleKernels(target).hashWindows(text, k, out);
      numbers.insert(numbers.end(), out, out + text.size() - k + 1);
    }
  };
  check.compare("hashWindows", hash, text);
}

void checkCharacters(KernelCheck &check, const HashPlaces &places, std::string_view text) {
  std::uint32_t *const starts = places.startRoom(characterRoom(text.size()));
  const auto find = [&](CpuTarget target, Numbers &numbers) {
    numbers.assign(starts, starts + shingleKernels(target).findCharacters(text, starts));
  };
  check.compare("findCharacters", find, text);
  std::vector<std::uint32_t> all(characterRoom(text.size()));
  const std::size_t count = scalar::findCharacters(text, all.data());
  all[count] = static_cast<std::uint32_t>(text.size());
  // The kernel reads no more starts than the windows have.
  std::uint32_t *const tight = places.startRoom(count + 1);
  std::memcpy(tight, all.data(), (count + 1) * sizeof(std::uint32_t));
  std::uint64_t *const out = places.hashRoom(windowRoom(count));
  const auto hash = [&](CpuTarget target, Numbers &numbers) {
    for (std::size_t k = 1; k <= std::min(count, kMostWindow); ++k) {
      shingleKernels(target).hashSpans(text, tight, count - k + 1, k, out);
      numbers.insert(numbers.end(), out, out + count - k + 1);
    }
  };
  check.compare("hashSpans", hash, text);
}

}  // namespace

void checkShingleKernels(KernelCheck &check, const std::vector<std::string> &texts) {
  const HashPlaces places;
  std::size_t shift = 0;
  for (const std::string &input : texts) {
    shift = (shift + 1) % 64;
    const std::size_t most = kMostTextBytes - input.size();
    for (char *place : {places.in.last(input.size()), places.in.begin(),
                        places.in.begin() + std::min(shift, most)}) {
      const std::string_view text = places.in.copyTo(place, input);
      checkWords(check, places, text);
      if (text.size() > 1000) continue;
      checkWindows(check, places, text);
      checkCharacters(check, places, text);
    }
  }
}

}  // namespace shinglescope::targets
