// SPDX-License-Identifier: MIT
#include "bench/generated_titles.h"

#include <vector>

#include "core/base/files/atomic_file.h"
#include "core/base/hash.h"

namespace shinglescope::bench {
namespace {

constexpr std::uint64_t kWords = 40'000;
constexpr std::size_t kRemembered = 4096;

using Title = std::vector<std::uint32_t>;

/// Draws a word as the product of two uniform draws: words get rarer roughly as in a language.
std::uint32_t drawWord(SplitMix64 &random) {
  const std::uint64_t first = random.next() % kWords + 1;
  return static_cast<std::uint32_t>(random.next() % first);
}

/// Appends a made-up word of 2 to 10 letters, always the same for a number.
void appendWord(std::string &out, std::uint32_t word) {
  std::uint64_t bits = mix64(word + 1);
  const std::uint64_t syllables = 1 + bits % 5;
  for (std::uint64_t i = 0; i < syllables; ++i) {
    bits = mix64(bits);
    out.push_back("bcdfghklmnprstvz"[bits & 15U]);
    out.push_back("aeiou"[(bits >> 4U) % 5]);
  }
}

Title drawTitle(SplitMix64 &random, const std::vector<Title> &earlier) {
  const std::uint64_t kind = random.next() % 40;
  if (kind < 3 && !earlier.empty()) {
    Title title = earlier[random.next() % earlier.size()];
    if (kind < 2) title[random.next() % title.size()] = drawWord(random);
    return title;
  }
  Title title(3 + random.next() % 12);
  for (std::uint32_t &word : title) word = drawWord(random);
  return title;
}

}  // namespace

Result<void> writeGeneratedTitles(const std::string &path, std::uint64_t rows, std::uint64_t seed) {
  auto file = AtomicFile::open(path);
  if (!file) return file.error();
  if (auto written = file->write("id\ttitle\n"); !written) return written;
  SplitMix64 random(seed);
  std::vector<Title> remembered;
  std::string line;
  for (std::uint64_t row = 0; row < rows; ++row) {
    Title title = drawTitle(random, remembered);
    line = std::to_string(row);
    for (std::size_t i = 0; i < title.size(); ++i) {
      line.push_back(i == 0 ? '\t' : ' ');
      appendWord(line, title[i]);
    }
    line.push_back('\n');
    if (auto written = file->write(line); !written) return written;
    if (remembered.size() < kRemembered) {
      remembered.push_back(std::move(title));
    } else {
      remembered[random.next() % kRemembered] = std::move(title);
    }
  }
  return file->commit();
}

Result<std::string> fileOrGeneratedTitles(const std::string &file, const std::string &folder,
                                          std::uint64_t rows, std::uint64_t seed) {
  if (!file.empty()) return file;
  const std::string path = folder + "/titles.tsv";
  if (auto written = writeGeneratedTitles(path, rows, seed); !written) return written.error();
  return path;
}

}  // namespace shinglescope::bench
