// SPDX-License-Identifier: MIT
#include "bench/advisor/advised_tables.h"

#include <filesystem>

#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/raw_source.h"

namespace shinglescope::bench {
namespace {

/// Draws from fixed seeds, so the tables are the same everywhere.
class Writer {
 public:
  explicit Writer(std::uint64_t seed) : m_random(seed) {}

  std::uint64_t below(std::uint64_t count) { return m_random.next() % count; }

  /// A made-up word of 2 to 10 letters, always the same for a number.
  static std::string word(std::uint64_t number) {
    std::string text;
    std::uint64_t bits = mix64(number + 1);
    for (std::uint64_t left = 1 + bits % 5; left > 0; --left) {
      bits = mix64(bits);
      text.push_back("bcdfghklmnprstvz"[bits & 15U]);
      text.push_back("aeiou"[(bits >> 4U) % 5]);
    }
    return text;
  }
  /// A word of a vocabulary in which words get rarer roughly as in a language.
  std::string common(std::uint64_t vocabulary) { return word(below(below(vocabulary) + 1)); }

 private:
  SplitMix64 m_random;
};

std::string joined(const std::vector<std::string> &words) {
  std::string line;
  for (const std::string &word : words) line += (line.empty() ? "" : " ") + word;
  return line + "\n";
}

/// Notices of 35 words from 150 templates; up to 12 of the words are filled in.
std::string noticesFromTemplates() {
  Writer writer(11);
  std::vector<std::vector<std::string>> templates;
  for (int i = 0; i < 150; ++i) {
    std::vector<std::string> words;
    for (int word = 0; word < 35; ++word) words.push_back(writer.common(3000));
    templates.push_back(std::move(words));
  }
  std::string text = "text\n";
  for (int row = 0; row < 4000; ++row) {
    std::vector<std::string> words = templates[writer.below(templates.size())];
    const std::uint64_t filled = writer.below(13);
    for (std::uint64_t slot = 0; slot < filled; ++slot)
      words[slot * 3 % 35] = Writer::word(5000 + writer.below(400));
    text += joined(words);
  }
  return text;
}

/// Names of two or three words; one in four is an earlier name with one or two letters changed,
/// dropped or doubled.
std::string namesWithTypos() {
  Writer writer(12);
  std::vector<std::string> names;
  std::string text = "text\n";
  for (int row = 0; row < 20'000; ++row) {
    std::string name;
    if (row > 100 && writer.below(4) == 0) {
      name = names[writer.below(names.size())];
      for (std::uint64_t errors = 1 + writer.below(2); errors > 0 && name.size() > 4; --errors) {
        const std::size_t at = 1 + writer.below(name.size() - 2);
        const std::uint64_t kind = writer.below(3);
        if (kind == 0) name[at] = static_cast<char>('a' + writer.below(26));
        if (kind == 1) name.erase(at, 1);
        if (kind == 2) name.insert(at, 1, name[at]);
      }
    } else {
      for (std::uint64_t words = 2 + writer.below(2); words > 0; --words)
        name += (name.empty() ? "" : " ") + writer.common(6000);
    }
    text += name + "\n";
    names.push_back(std::move(name));
  }
  return text;
}

/// Documents of 300 to 700 words; half of them revise an earlier one and change up to a fifth of
/// its words.
std::string documentsWithRevisions() {
  Writer writer(13);
  std::vector<std::vector<std::string>> documents;
  std::string text = "text\n";
  for (int row = 0; row < 1500; ++row) {
    std::vector<std::string> words;
    if (row > 10 && writer.below(2) == 0) {
      words = documents[writer.below(documents.size())];
      const std::uint64_t changes = writer.below(words.size() / 5);
      for (std::uint64_t i = 0; i < changes; ++i)
        words[writer.below(words.size())] = writer.common(20'000);
    } else {
      for (std::uint64_t left = 300 + writer.below(400); left > 0; --left)
        words.push_back(writer.common(20'000));
    }
    text += joined(words);
    documents.push_back(std::move(words));
  }
  return text;
}

Recipe recipeFor(const std::vector<std::string> &columns, ShingleUnit unit, std::uint32_t k) {
  Recipe recipe;
  recipe.compare = columns;
  recipe.shingle.unit = unit;
  recipe.shingle.k = k;
  return recipe;
}

Recipe listings() {
  for (const Preset &preset : presets()) {
    if (preset.name != "kijiji") continue;
    Recipe recipe = preset.recipe;
    recipe.compare = {"Short Description"};
    return recipe;
  }
  return {};
}

}  // namespace

std::vector<AdvisedTable> advisedTables() {
  constexpr auto kChar = ShingleUnit::Character;
  constexpr auto kWord = ShingleUnit::Word;
  return {
      {"Kijiji", "kijiji_rome.tsv", 0, {}, listings()},
      {"NYC names", "airbnb_nyc_2019.csv", 0, {}, recipeFor({"name"}, kChar, 5)},
      {"AG News", "ag_news_test.csv", 0, {}, recipeFor({"#2", "#3"}, kChar, 5)},
      {"McCormick 1000", "mccormick/articles_1000.tsv", 0, {}, recipeFor({"article"}, kWord, 3)},
      {"Reddit 100,000", "reddit_titles_1m.tsv.xz", 100'000, {}, recipeFor({"title"}, kChar, 5)},
      {"febrl1",
       "labelled/febrl1.tsv",
       0,
       {},
       recipeFor({"given_name", "surname", "address_1", "suburb"}, kChar, 3)},
      {"templates", {}, 0, noticesFromTemplates(), recipeFor({"text"}, kWord, 2)},
      {"typos", {}, 0, namesWithTypos(), recipeFor({"text"}, kChar, 3)},
      {"revisions", {}, 0, documentsWithRevisions(), recipeFor({"text"}, kWord, 3)},
  };
}

Result<std::shared_ptr<const Dataset>> loadAdvised(const AdvisedTable &table,
                                                   const std::string &folder,
                                                   const RunContext &context) {
  LoadOptions options;
  if (table.maxRows > 0) options.maxRows = table.maxRows;
  if (!table.file.empty()) {
    const std::string path = folder + "/" + table.file;
    if (!std::filesystem::exists(path)) return std::shared_ptr<const Dataset>();
    auto loaded = loadDataset(path, options, context);
    if (!loaded) return loaded.error();
    return loaded->dataset;
  }
  options.delimiter = '\t';
  options.hasHeader = true;
  auto source = openMemorySource(table.name, table.generated, {});
  if (!source) return source.error();
  auto loaded = loadDataset(*source, options, context);
  if (!loaded) return loaded.error();
  return loaded->dataset;
}

}  // namespace shinglescope::bench
