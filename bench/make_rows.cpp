// SPDX-License-Identifier: MIT
/// Makes tables of any size for measurements, the same for the same arguments.
#include <charconv>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/files/atomic_file.h"
#include "core/base/hash.h"

namespace shinglescope::bench {
namespace {

constexpr std::string_view kUsage =
    "Usage: make_rows KIND ROWS OUT [SOURCE]\n"
    "  titles     rows of SOURCE's column `title`, then such rows with words exchanged\n"
    "  distinct   12 drawn words a row\n"
    "  identical  the same 12 words in every row\n"
    "  template   the same 12 words and the row's number\n"
    "OUT is a TSV file with the columns `id` and `title`.\n";

using Words = std::vector<std::string_view>;

std::vector<std::string> readTitles(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::vector<std::string> titles;
  std::string line;
  std::size_t column = 0;
  if (!std::getline(file, line)) return titles;
  const std::size_t name = line.find("title");
  if (name == std::string::npos) return titles;
  for (std::size_t i = 0; i < name; ++i) column += line[i] == '\t';
  while (std::getline(file, line)) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < column; ++i) begin = line.find('\t', begin) + 1;
    titles.push_back(line.substr(begin, line.find('\t', begin) - begin));
  }
  return titles;
}

Words wordsOf(std::string_view title) {
  Words words;
  for (std::size_t begin = 0; begin < title.size();) {
    const std::size_t end = std::min(title.find(' ', begin), title.size());
    if (end > begin) words.push_back(title.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

/// One row in 32 is an earlier title with one word replaced; the others have half of their words
/// replaced. The result contains as few near-duplicates as the source.
std::string editedTitle(const std::vector<std::string> &titles, SplitMix64 &random) {
  Words words = wordsOf(titles[random.next() % titles.size()]);
  const auto exchange = [&](std::string_view &word) {
    const Words others = wordsOf(titles[random.next() % titles.size()]);
    if (!others.empty()) word = others[random.next() % others.size()];
  };
  if (random.next() % 32 == 0 && !words.empty()) {
    exchange(words[random.next() % words.size()]);
  } else {
    for (std::string_view &word : words) {
      if (random.next() % 2 == 0) exchange(word);
    }
  }
  std::string title;
  for (const std::string_view word : words) title.append(title.empty() ? "" : " ").append(word);
  return title;
}

std::string drawnWords(SplitMix64 &random) {
  std::string text;
  for (int i = 0; i < 12; ++i) {
    text += text.empty() ? "w" : " w";
    text += std::to_string(random.next() % 50'000);
  }
  return text;
}

std::string rowOf(std::string_view kind, std::uint64_t row, const std::vector<std::string> &titles,
                  SplitMix64 &random) {
  if (kind == "titles") return row < titles.size() ? titles[row] : editedTitle(titles, random);
  if (kind == "distinct") return drawnWords(random);
  SplitMix64 same(1);
  std::string text = drawnWords(same);
  return kind == "identical" ? text : text + " " + std::to_string(row);
}

Result<void> writeRows(std::string_view kind, std::uint64_t rows, const std::string &path,
                       const std::vector<std::string> &titles) {
  auto file = AtomicFile::open(path);
  if (!file) return file.error();
  if (auto written = file->write("id\ttitle\n"); !written) return written;
  SplitMix64 random(3);
  for (std::uint64_t row = 0; row < rows; ++row) {
    const std::string line = std::to_string(row) + '\t' + rowOf(kind, row, titles, random) + '\n';
    if (auto written = file->write(line); !written) return written;
  }
  return file->commit();
}

int run(const std::vector<std::string_view> &words) {
  std::uint64_t rows = 0;
  const bool isComplete =
      words.size() == (words.empty() || words[0] != "titles" ? 3U : 4U) &&
      std::from_chars(words[1].data(), words[1].data() + words[1].size(), rows).ec == std::errc();
  if (!isComplete) {
    std::fputs(kUsage.data(), stderr);
    return 2;
  }
  std::vector<std::string> titles;
  if (words.size() == 4) titles = readTitles(std::string(words[3]));
  if (words.size() == 4 && titles.empty()) {
    std::fprintf(stderr, "make_rows: %s has no column `title` with rows.\n", words[3].data());
    return 1;
  }
  const auto written = writeRows(words[0], rows, std::string(words[2]), titles);
  if (!written) std::fprintf(stderr, "make_rows: %s\n", written.error().detail().c_str());
  return written ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int count, char **words) { return shinglescope::bench::run({words + 1, words + count}); }
