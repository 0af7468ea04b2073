// SPDX-License-Identifier: MIT
#include "app/cli/options/reading_options.h"

#include <array>
#include <string_view>

#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

constexpr std::array kShapeNames = {
    NamedChoice{"delimited", SourceShape::Delimited}, NamedChoice{"jsonl", SourceShape::JsonLines},
    NamedChoice{"lines", SourceShape::PlainLines}, NamedChoice{"id-text", SourceShape::IdText},
    NamedChoice{"folder", SourceShape::Folder}};

/// Binds a special character that may also be "none".
void bindMark(OptionBinder &binder, const char *name, const char *help,
              std::optional<std::optional<char>> &field, std::vector<std::string> words) {
  const auto take = [&field, name](const std::string &word) {
    const auto character = characterFromWord(word);
    if (!character && word != "none") refuseOption(name, word, "give one ASCII character, or none");
    field = character;
  };
  binder.offer(binder.add(name, "C", help, take), std::move(words));
}

/// Parses one character, its name, or several characters that together separate cells.
void takeDelimiter(const std::string &word, LoadOptions &load) {
  load.delimiter = characterFromWord(word);
  if (load.delimiter) return;
  const bool isLine = word.find_first_of("\r\n") != std::string::npos;
  if (word.empty() || isLine || !isValidUtf8(word))
    refuseOption("--delimiter", word,
                 "give one or more characters, or tab, comma, semicolon, pipe or space");
  load.delimiter = word.front();
  load.delimiterTail = word.substr(1);
}

void takeRowEnd(const std::string &word, LoadOptions &load) {
  if (word == "lines") {
    load.rowEnd.emplace(std::nullopt);
    return;
  }
  const auto mark = word == "record" ? std::optional<char>('\x1E') : characterFromWord(word);
  if (!mark)
    refuseOption("--row-separator", word, "give one ASCII character, record (0x1E) or lines");
  load.rowEnd = mark;
}

void bindRows(OptionBinder &binder, LoadOptions &load) {
  binder.number("--preamble", "N", "Lines to leave out above the table", 0, UINT32_MAX,
                load.preambleLines);
  binder.number("--header-lines", "N",
                "Lines of the header; their cells are joined to one name per column", 1,
                kMostHeaderLines, load.headerLines);
  binder.number("--footer", "N", "Rows to leave out at the end", 0, UINT32_MAX, load.footerRows);
  binder.offer(
      binder.add("--row-separator", "C", "End of each row: one character, record (0x1E), or lines",
                 [&load](const std::string &word) { takeRowEnd(word, load); }),
      {"record", "lines"});
  bindMark(binder, "--comment", "Leave out lines that begin with this character, or none",
           load.comment, {"none"});
  binder.offer(binder.add("--shape", "NAME", "delimited, jsonl, lines, id-text or folder",
                          [&load](const std::string &word) {
                            load.shape = choiceOf("--shape", word, kShapeNames);
                          }),
               wordsOf(kShapeNames));
}

}  // namespace

std::vector<std::string> delimiterWords() { return {"tab", "comma", "semicolon", "pipe", "space"}; }

std::optional<char> characterFromWord(const std::string &word) {
  static constexpr std::array<std::pair<std::string_view, char>, 9> kNames = {
      {{"tab", '\t'},
       {"\\t", '\t'},
       {"comma", ','},
       {"semicolon", ';'},
       {"pipe", '|'},
       {"space", ' '},
       {"double", '"'},
       {"single", '\''},
       {"backslash", '\\'}}};
  for (const auto &[name, character] : kNames) {
    if (word == name) return character;
  }
  const bool isPlain = word.size() == 1 && static_cast<unsigned char>(word[0]) < 0x80 &&
                       word[0] != '\r' && word[0] != '\n';
  return isPlain ? std::optional<char>(word[0]) : std::nullopt;
}

void bindReading(OptionBinder &binder, LoadOptions &load, bool &isStrict) {
  binder.beginGroup("Reading (guessed if not given)");
  binder.offer(binder.add("--delimiter", "C",
                          "One or more characters, or tab, comma, semicolon, pipe, space",
                          [&load](const std::string &word) { takeDelimiter(word, load); }),
               delimiterWords());
  bindMark(binder, "--quote", "One character, or none", load.quote, {"double", "single", "none"});
  binder.offer(
      binder.text("--encoding", "NAME", "Such as UTF-8 or windows-1252", load.encoding),
      {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "ISO-8859-1", "ISO-8859-15", "windows-1250",
       "windows-1251", "windows-1252", "KOI8-R", "Shift_JIS", "GB18030", "Big5", "EUC-KR"});
  binder.flags("header", "The first row contains the column names",
               [&load](bool isOn) { load.hasHeader = isOn; });
  bindMark(binder, "--escape", "One character, such as backslash, or none", load.escape,
           {"backslash", "none"});
  binder.flags("spaced-quotes", "Spaces next to an enclosing quote are not part of the cell",
               [&load](bool isOn) { load.spacedQuotes = isOn; });
  binder.flags("merge-delimiters",
               "Several delimiters in a row count as one, as in columns aligned by spaces",
               [&load](bool isOn) { load.mergesDelimiters = isOn; });
  binder.text("--part", "NAME", "Sheet, database table or file in an archive; sniff lists them",
              load.part);
  bindRows(binder, load);
  binder.toggle("--repair-text",
                "Repair characters that were decoded twice, such as \"piÃ¹\" for \"più\"",
                load.repairsText);
  binder.toggle("--strict", "Exit with code 1 if a row cannot be loaded", isStrict);
}

Result<void> settleReading(const OptionBinder &binder, LoadOptions &load) {
  if (binder.isGiven("--header-lines") && !load.hasHeader) load.hasHeader = true;
  if (load.delimiter && load.quote && *load.quote == load.delimiter)
    return badParameter("--quote is \"" + binder.app()["--quote"]->results().back() +
                        "\"; it cannot also be the delimiter.");
  return {};
}

}  // namespace shinglescope
