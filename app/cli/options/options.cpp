#include "app/cli/options/options.h"

#include <array>
#include <charconv>
#include <string_view>

#include "core/base/run_context.h"
#include "core/dataset/source/encoding.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {
namespace {

using RawOption = std::optional<std::string>;

constexpr std::uint64_t kMaxThreads = 1024;
constexpr std::uint64_t kLeastMemory = 64;  // MiB; less holds no useful block
/// Of it, what the program takes itself, with its libraries: 12 MiB here.
constexpr std::uint64_t kProgramMemory = 16;
constexpr std::uint64_t kMostMemory = 1ULL << 24U;  // 16 TiB

Error unfitOption(const char *option, const std::string &value, const std::string &advice) {
  return badParameter(std::string(option) + " is \"" + value + "\"; " + advice + ".");
}

/// Applies words to fields one after the other; the first that is wrong is
/// kept, the rest is then ignored.
class OptionApplier {
 public:
  template <class Number>
  void number(const char *option, const RawOption &word, std::uint64_t least, std::uint64_t most,
              Number &field) {
    if (!isGiven(word)) return;
    std::uint64_t value = 0;
    const char *end = word->data() + word->size();
    const auto parsed = std::from_chars(word->data(), end, value);
    if (parsed.ec != std::errc() || parsed.ptr != end || value < least || value > most)
      return fail(
          option, *word,
          "give a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    field = static_cast<Number>(value);
  }

  template <class Choice, std::size_t N>
  void choice(const char *option, const RawOption &word,
              const std::array<NamedChoice<Choice>, N> &names, Choice &field) {
    if (!isGiven(word)) return;
    const auto value = choiceFromName(names, *word);
    if (!value) return fail(option, *word, "choose " + choiceList(names));
    field = *value;
  }

  void flag(const std::optional<bool> &given, bool &field) {
    if (given) field = *given;
  }

  void language(const RawOption &word, std::optional<std::string> &field) {
    if (!isGiven(word)) return;
    if (*word == "none") {
      field.reset();
    } else {
      field = *word;
    }
  }

  template <class Field>
  void ratio(const char *option, const RawOption &word, Field &field) {
    if (!isGiven(word)) return;
    const auto value = parseRatio(*word);
    if (!value || !value->isPositive())
      return fail(option, *word,
                  "give a decimal number over 0 and up to 1 with at most nine decimals, such as "
                  "0.8");
    field = *value;
  }

  void shingle(const RawOption &word, ShingleOptions &field) {
    if (!isGiven(word)) return;
    const std::size_t colon = word->find(':');
    const auto unit = choiceFromName(kShingleUnitNames, word->substr(0, colon));
    if (!unit || colon == std::string::npos)
      return fail("--shingle", *word, "give char:K or word:K, such as char:5");
    field.unit = *unit;
    number("K in --shingle", word->substr(colon + 1), 1, kMaxShingleSize, field.k);
  }

  void fail(const char *option, const std::string &value, const std::string &advice) {
    if (!m_error) m_error = unfitOption(option, value, advice);
  }
  const std::optional<Error> &error() const { return m_error; }

 private:
  bool isGiven(const RawOption &word) const { return word.has_value() && !m_error; }

  std::optional<Error> m_error;
};

Result<Recipe> startingRecipe(const RawOptions &raw) {
  if (raw.preset && raw.recipe)
    return badParameter("--preset and --recipe exclude each other; give one of them.");
  if (raw.preset) return presetRecipe(*raw.preset);
  if (!raw.recipe) return presetRecipe("default");
  auto recipe = loadRecipe(*raw.recipe);
  if (recipe) return recipe;
  return badParameter(recipe.error().detail);  // a missing recipe is a wrong argument
}

void applyText(const RawOptions &raw, OptionApplier &apply, Recipe &recipe) {
  PreparationOptions &text = recipe.preparation;
  apply.choice("--unicode", raw.unicode, kUnicodeNames, text.unicode);
  apply.flag(raw.lower, text.lowerCase);
  apply.choice("--strip-punctuation", raw.stripPunctuation, kPunctuationNames,
               text.stripPunctuation);
  apply.flag(raw.stripDigits, text.stripDigits);
  apply.flag(raw.stripLoneLetters, text.stripLoneLetters);
  apply.choice("--white-space", raw.whiteSpace, kWhiteSpaceNames, text.whiteSpace);
  apply.language(raw.stopWords, text.stopWords);
  apply.language(raw.stem, text.stem);
}

void applyRun(const RawOptions &raw, OptionApplier &apply, Recipe &recipe) {
  apply.shingle(raw.shingle, recipe.shingle);
  apply.choice("--short-texts", raw.shortTexts, kShortTextsNames, recipe.shingle.shortTexts);
  if (raw.stopShingles && *raw.stopShingles == "none") {
    recipe.shingle.stopShare.reset();
  } else {
    apply.ratio("--stop-shingles", raw.stopShingles, recipe.shingle.stopShare);
  }
  apply.choice("--hash", raw.hash, kHashNames, recipe.shingle.hash);
  apply.choice("--permutations", raw.permutations, kPermutationNames, recipe.signature.scheme);
  apply.number("--hashes", raw.hashes, 1, kMaxHashes, recipe.signature.hashes);
  apply.number("--bands", raw.bands, 1, kMaxHashes, recipe.bands);
  apply.ratio("--threshold", raw.threshold, recipe.threshold);
  apply.ratio("--floor", raw.floor, recipe.floor);
  apply.choice("--verify", raw.verify, kVerificationNames, recipe.verification);
  apply.choice("--pairs", raw.pairs, kPairsNames, recipe.pairs);
  apply.number("--seed", raw.seed, 0, UINT64_MAX, recipe.signature.seed);
}

/// One character by itself or by a name that needs no quoting in a shell.
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

/// A mark that may also be "none".
void applyMark(const char *option, const RawOption &word, OptionApplier &apply,
               std::optional<std::optional<char>> &field) {
  if (!word) return;
  const auto character = characterFromWord(*word);
  if (!character && *word != "none") apply.fail(option, *word, "give one ASCII character, or none");
  field = character;
}

void applyShape(const RawOption &word, OptionApplier &apply, std::optional<SourceShape> &field) {
  if (!word) return;
  static constexpr std::array<std::pair<std::string_view, SourceShape>, 5> kShapes = {
      {{"delimited", SourceShape::Delimited},
       {"jsonl", SourceShape::JsonLines},
       {"lines", SourceShape::PlainLines},
       {"id-text", SourceShape::IdText},
       {"folder", SourceShape::Folder}}};
  for (const auto &[name, shape] : kShapes) {
    if (*word == name) field = shape;
  }
  if (!field) apply.fail("--shape", *word, "choose delimited, jsonl, lines, id-text or folder");
}

/// One character, its name, or several characters that part cells together.
void applyDelimiter(const std::string &word, OptionApplier &apply, LoadOptions &load) {
  load.delimiter = characterFromWord(word);
  if (load.delimiter) return;
  const bool isLine = word.find_first_of("\r\n") != std::string::npos;
  if (word.empty() || isLine || !isValidUtf8(word))
    return apply.fail("--delimiter", word,
                      "give a character, or several, or tab, comma, semicolon, pipe or space");
  load.delimiter = word.front();
  load.delimiterTail = word.substr(1);
}

void applyRows(const RawOptions &raw, OptionApplier &apply, LoadOptions &load) {
  if (raw.rowSeparator && *raw.rowSeparator == "lines") load.rowEnd.emplace(std::nullopt);
  if (raw.rowSeparator && *raw.rowSeparator != "lines") {
    const auto mark = *raw.rowSeparator == "record" ? std::optional<char>('\x1E')
                                                    : characterFromWord(*raw.rowSeparator);
    if (!mark)
      apply.fail("--row-separator", *raw.rowSeparator,
                 "give one ASCII character, record (0x1E) or lines");
    load.rowEnd = mark;
  }
  apply.number("--header-lines", raw.headerLines, 1, kMostHeaderLines, load.headerLines);
  if (raw.headerLines && !raw.header) load.hasHeader = true;
  apply.number("--footer", raw.footer, 0, UINT32_MAX, load.footerRows);
}

void applyReading(const RawOptions &raw, OptionApplier &apply, LoadOptions &load) {
  if (raw.delimiter) applyDelimiter(*raw.delimiter, apply, load);
  applyMark("--quote", raw.quote, apply, load.quote);
  applyMark("--escape", raw.escape, apply, load.escape);
  applyMark("--comment", raw.comment, apply, load.comment);
  if (load.delimiter && load.quote && *load.quote == load.delimiter)
    apply.fail("--quote", *raw.quote, "it cannot be the delimiter too");
  if (raw.preamble) {
    load.preambleLines = 0;
    apply.number("--preamble", raw.preamble, 0, UINT32_MAX, *load.preambleLines);
  }
  applyShape(raw.shape, apply, load.shape);
  load.encoding = raw.encoding;
  load.hasHeader = raw.header;
  applyRows(raw, apply, load);
  load.repairsText = raw.repairText;
  load.spacedQuotes = raw.spacedQuotes;
  load.mergesDelimiters = raw.mergesDelimiters;
}

void applyOutput(const RawOptions &raw, OptionApplier &apply, CliOptions &options) {
  options.isStrict = raw.strict;
  options.threads = hardwareThreads();
  apply.number("--threads", raw.threads, 1, kMaxThreads, options.threads);
  std::uint64_t mebibytes = 0;
  apply.number("--memory", raw.memory, kLeastMemory, kMostMemory, mebibytes);
  options.memoryBytes = mebibytes == 0 ? 0 : (mebibytes - kProgramMemory) << 20U;
  apply.number("--max-pairs", raw.maxPairs, 0, UINT64_MAX, options.maxPairs);
  options.outPath = raw.out.value_or("-");
  options.groupsPath = raw.groups;
  options.against = raw.against;
  options.reportPath = raw.report;
  options.projectPath = raw.project;
  for (const auto &[name, path] : {std::pair{"--out", raw.out},
                                   {"--groups", raw.groups},
                                   {"--report", raw.report},
                                   {"--project", raw.project},
                                   {"--against", raw.against}}) {
    if (path && path->empty()) apply.fail(name, *path, "give the path of a file");
  }
  if (raw.file.empty()) apply.fail("The first argument", raw.file, "give the path of a file");
}

/// Bytes that are copied as they are cannot be written otherwise too.
Result<void> applyExact(const RawOptions &raw, ConvertOptions &convert) {
  convert.isExact = raw.exact;
  convert.dropsRejected = raw.dropRejected;
  convert.keepsHeader = raw.keepHeader;
  if (raw.exact && raw.prepared)
    return badParameter("--exact copies the file as it is; leave it out, or --prepared.");
  if (raw.exact && raw.delimiterOut)
    return badParameter("--exact copies the file as it is; leave it out, or --delimiter-out.");
  if (raw.dropRejected && !raw.exact)
    return badParameter(
        "--drop-rejected goes with --exact; without it rejected rows are never written.");
  return {};
}

/// The delimiter of a new table: as asked, else by the ending of its name.
void applyConvert(const RawOptions &raw, OptionApplier &apply, ConvertOptions &convert) {
  convert.isPrepared = raw.prepared;
  const std::string out = raw.out.value_or("");
  if (out.ends_with(".tsv") || out.ends_with(".tab")) convert.delimiter = '\t';
  if (!raw.delimiterOut) return;
  const auto character = characterFromWord(*raw.delimiterOut);
  if (!character || *character == '"')
    return apply.fail("--delimiter-out", *raw.delimiterOut,
                      "give one ASCII character other than the double quote, or tab, comma, "
                      "semicolon, pipe or space");
  convert.delimiter = *character;
}

/// A table is written as it is: what prepares its texts is refused without
/// --prepared, so that nobody believes it was done.
Result<void> requirePrepared(const RawOptions &raw) {
  if (raw.prepared) return {};
  const std::initializer_list<std::pair<const char *, bool>> given = {
      {"--compare", !raw.compare.empty()},
      {"--id", raw.id.has_value()},
      {"--preset", raw.preset.has_value()},
      {"--recipe", raw.recipe.has_value()},
      {"--lower", raw.lower.has_value()},
      {"--strip-punctuation", raw.stripPunctuation.has_value()},
      {"--strip-digits", raw.stripDigits.has_value()},
      {"--strip-lone-letters", raw.stripLoneLetters.has_value()},
      {"--unicode", raw.unicode.has_value()},
      {"--white-space", raw.whiteSpace.has_value()},
      {"--stop-words", raw.stopWords.has_value()},
      {"--stem", raw.stem.has_value()},
  };
  for (const auto &[option, isGiven] : given) {
    if (isGiven)
      return badParameter(std::string(option) + " goes with --prepared; add that, or leave " +
                          option + " out to convert the table as it is.");
  }
  return {};
}

Result<void> applyQuery(const RawOptions &raw, OptionApplier &apply, QueryOptions &query) {
  if (raw.text.has_value() == raw.row.has_value())
    return badParameter(
        "Give query either --text with the text to look up, or --row with the row's "
        "number from 0.");
  if (raw.text) query.query = QueryText{*raw.text};
  RecordId row;
  apply.number("--row", raw.row, 0, UINT32_MAX, row.value);
  if (raw.row) query.query = row;
  apply.number("--top", raw.top, 1, UINT32_MAX, query.most);
  return {};
}

Result<void> applyCommand(const RawOptions &raw, OptionApplier &apply, CliOptions &options) {
  switch (raw.command) {
    case CommandKind::Query: return applyQuery(raw, apply, options.query);
    case CommandKind::Convert:
      applyConvert(raw, apply, options.convert);
      if (auto exact = applyExact(raw, options.convert); !exact) return exact;
      return requirePrepared(raw);
    case CommandKind::Sniff: options.asJson = raw.json; break;
    case CommandKind::Review: {
      auto review = reviewOptionsFromRaw(raw);
      if (!review) return review.error();
      options.review = *std::move(review);
      break;
    }
    case CommandKind::Export: {
      auto exporting = exportOptionsFromRaw(raw);
      if (!exporting) return exporting.error();
      options.exporting = *std::move(exporting);
      options.review.source = raw.source;
      break;
    }
    case CommandKind::Sweep:
    case CommandKind::Recall:
    case CommandKind::Showdown: {
      auto tune = tuneOptionsFromRaw(raw, options.recipe);
      if (!tune) return tune.error();
      options.tune = *std::move(tune);
      options.gridFile = raw.grid.value_or("");
      break;
    }
    case CommandKind::Find:
    case CommandKind::Exact: break;
  }
  return {};
}

/// `exact` scores every pair on the sets: a recipe that estimates is put right,
/// an option that asks for it is refused.
Result<void> settleVerification(const RawOptions &raw, Recipe &recipe) {
  if (raw.command != CommandKind::Exact) return {};
  if (raw.verify && recipe.verification == Verification::Estimate)
    return badParameter("--verify estimate does not go with exact; use find, or leave it out.");
  recipe.verification = Verification::Exact;
  return {};
}

}  // namespace

Result<CliOptions> optionsFromRaw(const RawOptions &raw) {
  const auto recipe = startingRecipe(raw);
  if (!recipe) return recipe.error();
  CliOptions options;
  options.command = raw.command;
  options.file = raw.file;
  options.recipeFile = raw.recipe.value_or("");
  options.recipe = *recipe;
  if (!raw.compare.empty()) options.recipe.compare = raw.compare;
  if (!raw.same.empty()) options.recipe.same = raw.same;
  if (raw.id) options.recipe.id = raw.id;
  OptionApplier apply;
  applyText(raw, apply, options.recipe);
  applyRun(raw.command == CommandKind::Sweep ? withoutLists(raw) : raw, apply, options.recipe);
  applyReading(raw, apply, options.load);
  applyOutput(raw, apply, options);
  if (auto applied = applyCommand(raw, apply, options); !applied) return applied.error();
  if (apply.error()) return *apply.error();
  if (auto settled = settleVerification(raw, options.recipe); !settled) return settled.error();
  if (options.file == kStandardInputPath && options.against == options.file)
    return badParameter(
        "Standard input cannot be both FILE and the reference of --against; save one to a file.");
  if (options.against && options.recipe.pairs == PairsWanted::Links)
    return badParameter(
        "--pairs links does not go with --against, which has no groups to link; "
        "use --pairs all.");
  if (options.projectPath && (options.against || options.file == kStandardInputPath))
    return badParameter(
        "--project keeps the duplicates of one file; leave out --against and standard input.");
  if (auto valid = validateRecipe(options.recipe); !valid) return valid.error();
  return options;
}

}  // namespace shinglescope
