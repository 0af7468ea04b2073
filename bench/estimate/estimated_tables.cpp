// SPDX-License-Identifier: MIT
#include "bench/estimate/estimated_tables.h"

#include <vector>

#include "core/base/files/atomic_file.h"
#include "core/base/hash.h"

namespace shinglescope::bench {
namespace {

constexpr std::size_t kRememberedTexts = 4096;

using Numbers = std::vector<std::uint32_t>;

/// The vocabulary and lengths of a kind of text.
struct TextKind {
  std::uint64_t vocabulary = 0;
  std::uint64_t fewestWords = 0;
  std::uint64_t mostWords = 0;
};

/// Appends a made-up word of 2 to 10 letters, always the same for a number.
void appendLetters(std::string &out, std::uint64_t number) {
  std::uint64_t bits = mix64(number + 1);
  for (std::uint64_t syllables = 1 + bits % 5; syllables > 0; --syllables) {
    bits = mix64(bits);
    out.push_back("bcdfghklmnprstvz"[bits & 15U]);
    out.push_back("aeiou"[(bits >> 4U) % 5]);
  }
}

/// Draws the number of a word; words get rarer roughly as in a language.
std::uint32_t drawNumber(SplitMix64 &random, std::uint64_t vocabulary) {
  const std::uint64_t most = random.next() % vocabulary + 1;
  return static_cast<std::uint32_t>(random.next() % most);
}

/// Draws a text; one in 20 is an earlier one with one word changed, one in 40 an earlier one
/// unchanged.
Numbers drawText(SplitMix64 &random, const TextKind &kind, const std::vector<Numbers> &earlier) {
  const std::uint64_t fate = random.next() % 40;
  if (fate < 3 && !earlier.empty()) {
    Numbers text = earlier[random.next() % earlier.size()];
    if (fate < 2) text[random.next() % text.size()] = drawNumber(random, kind.vocabulary);
    return text;
  }
  Numbers text(kind.fewestWords + random.next() % (kind.mostWords - kind.fewestWords + 1));
  for (std::uint32_t &word : text) word = drawNumber(random, kind.vocabulary);
  return text;
}

std::string templateRow(SplitMix64 &random, std::uint64_t row) {
  std::string text = "dear customer thank you for order " + std::to_string(row) +
                     " which we have received today and of which your ";
  appendLetters(text, 1'000'000 + random.next() % 2000);
  return text + " will be sent to the address that you gave us";
}

}  // namespace

Result<void> writeEstimatedTable(const std::string &kind, std::uint64_t rows,
                                 const std::string &path) {
  TextKind texts{40'000, 3, 14};
  if (kind == "names") texts = {60'000, 2, 2};
  if (kind == "long") texts = {80'000, 80, 320};
  if (kind != "titles" && kind != "names" && kind != "long" && kind != "template")
    return badParameter("There are titles, names, long and template.");
  auto file = AtomicFile::open(path);
  if (!file) return file.error();
  if (auto written = file->write("id\ttext\n"); !written) return written;
  SplitMix64 random(11);
  std::vector<Numbers> remembered;
  for (std::uint64_t row = 0; row < rows; ++row) {
    std::string line = std::to_string(row) + '\t';
    if (kind == "template") {
      line += templateRow(random, row);
    } else {
      Numbers text = drawText(random, texts, remembered);
      for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0) line.push_back(' ');
        appendLetters(line, text[i]);
      }
      if (remembered.size() < kRememberedTexts)
        remembered.push_back(std::move(text));
      else
        remembered[random.next() % kRememberedTexts] = std::move(text);
    }
    line.push_back('\n');
    if (auto written = file->write(line); !written) return written;
  }
  return file->commit();
}

}  // namespace shinglescope::bench
