#include "app/cli/options/parser.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/export/request/export_choices.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {
namespace {

constexpr const char *kExamples =
    "Examples:\n"
    "  shinglescope-cli find ads.csv --compare title --compare text --preset kijiji \\\n"
    "      --out pairs.csv --groups groups.csv --report report.json\n"
    "  shinglescope-cli find titles.tsv --compare title --shingle word:3 --threshold 0.9 > p.csv\n"
    "  shinglescope-cli exact names.csv --compare 2 --id 1 --threshold 0.7 --out pairs.csv\n"
    "  shinglescope-cli query titles.tsv --compare title --row 17 --top 10\n"
    "  shinglescope-cli convert news.csv --prepared --preset news --compare text --out texts.csv\n"
    "  shinglescope-cli sniff export.txt --json\n"
    "  shinglescope-cli sweep news.csv --compare text --shingle word:3 --out sweep.csv\n"
    "  shinglescope-cli review ads.shinglescope --keep newest:date --cleaned clean.csv\n"
    "  shinglescope-cli export ads.shinglescope --content groups --out groups.xlsx\n"
    "\n"
    "A column is named by its header or by its number from 1; a header that is a\n"
    "number wins, and #2 is always a number.\n"
    "\n"
    "Exit codes: 0 done; 1 reading, writing, memory or no rows; 2 arguments, recipe\n"
    "or header; 130 interrupted.\n";

struct Command {
  CommandKind kind;
  const char *name;
  const char *summary;
};

constexpr std::array kCommands = {
    Command{CommandKind::Find, "find",
            "Find near-duplicates by signatures and bands; precise and fast"},
    Command{CommandKind::Exact, "exact",
            "Find every pair at or over the threshold, without signatures"},
    Command{CommandKind::Query, "query", "Find the rows that are like one text or row"},
    Command{CommandKind::Convert, "convert",
            "Write the table, or its prepared texts, as a new CSV or TSV file"},
    Command{CommandKind::Sniff, "sniff", "Say how the table would be read, and why"},
    Command{CommandKind::Review, "review",
            "Verdicts, keep rules and the cleaned table of a project"},
    Command{CommandKind::Export, "export",
            "Pairs, groups, the cleaned table or a report of a project"},
    Command{CommandKind::Sweep, "sweep",
            "Try a grid of settings on samples against the exact answer"},
    Command{CommandKind::Recall, "recall", "Find, and measure on random rows how much was found"},
    Command{CommandKind::Showdown, "showdown",
            "Time find against brute force, and say what each finds"}};

/// "find, exact or query" of all commands.
std::string commandNames() {
  std::string names;
  for (const Command &command : kCommands) {
    const bool isLast = &command == &kCommands.back();
    if (!names.empty()) names += isLast ? " or " : ", ";
    names += command.name;
  }
  return names;
}

/// The options of one command. They are kept as words: CLI11 splits and names
/// them, optionsFromRaw() judges them.
class CommandParser {
 public:
  CommandParser(CLI::App &app, const Command &command)
      : m_command(command.kind), m_app(*app.add_subcommand(command.name, command.summary)) {
    m_app.footer(kExamples);
    const bool isReview = m_command == CommandKind::Review || m_command == CommandKind::Export;
    m_file = m_app.add_option(isReview ? "PROJECT" : "FILE")
                 ->description(isReview ? "Project file of Shinglescope"
                                        : "Table to read: a file, a folder of texts, or - for "
                                          "standard input")
                 ->required();
    switch (m_command) {
      case CommandKind::Find:
      case CommandKind::Exact: createForSearch(); break;
      case CommandKind::Query: createForQuery(); break;
      case CommandKind::Convert: createForConvert(); break;
      case CommandKind::Sniff: createForSniff(); break;
      case CommandKind::Review: createForReview(); break;
      case CommandKind::Export: createForExport(); break;
      case CommandKind::Sweep: createForSweep(); break;
      case CommandKind::Recall:
      case CommandKind::Showdown: createForMeasuring(); break;
    }
  }

  bool isChosen() const { return m_app.parsed(); }

  RawOptions raw() const {
    RawOptions raw;
    raw.command = m_command;
    raw.file = m_file->results().back();
    if (m_keep != nullptr && m_keep->count() > 0) raw.keep = m_keep->results();
    if (m_compare != nullptr && m_compare->count() > 0) raw.compare = m_compare->results();
    if (m_same != nullptr && m_same->count() > 0) raw.same = m_same->results();
    for (const auto &[option, field] : m_switches) raw.*field = option->count() > 0;
    for (const auto &[option, field] : m_words) {
      if (option->count() > 0) raw.*field = option->results().back();
    }
    for (const CLI::Option *parsed : m_app.parse_order()) {  // of a pair the last given wins
      for (const auto &flag : m_flags) {
        if (flag.option == parsed) raw.*flag.field = flag.value;
      }
    }
    return raw;
  }

 private:
  using WordField = std::optional<std::string> RawOptions::*;
  using FlagField = std::optional<bool> RawOptions::*;
  struct FlagOption {
    const CLI::Option *option;
    FlagField field;
    bool value;
  };

  void createForSearch() {
    createColumnOptions();
    createScopeOptions();
    createReadingOptions();
    createTextOptions();
    createShingleOptions();
    createPairOptions();
    createSearchOutputs();
  }

  void createForQuery() {
    createQueryOptions();
    createColumnOptions();
    createSame();
    createReadingOptions();
    createTextOptions();
    createShingleOptions();
    createThreads();
    m_group = "Results";
    createOutput("rows.csv", "Rows; without it, or with -, standard output");
  }

  void createForConvert() {
    m_group = "Results";
    toggle("--prepared", &RawOptions::prepared,
           "Write id and prepared text of the compared columns instead");
    toggle("--exact", &RawOptions::exact,
           "Copy the file byte for byte as it was read, in its own encoding; of a "
           "folder list the files");
    toggle("--drop-rejected", &RawOptions::dropRejected,
           "Leave out what could not be loaded: rows too large, lines that are no "
           "JSON object, files that are no text");
    toggle("--keep-header", &RawOptions::keepHeader,
           "Write the header as the file has it, with repeated and empty names");
    createOutput("table.csv", "The table; without it, or with -, standard output");
    word("--delimiter-out", &RawOptions::delimiterOut, "C",
         "One character, or its name (default tab for .tsv and .tab, else comma)");
    createReadingOptions();
    createColumnOptions();
    createTextOptions();
    createThreads();
  }

  void createForSniff() {
    m_group = "Results";
    toggle("--json", &RawOptions::json, "Write it as JSON");
    createReadingOptions();
  }

  void createForReview() {
    m_group = "Verdicts";
    word("--import", &RawOptions::import, "FILE", "Take over verdicts from CSV, TSV or JSON");
    word("--merge", &RawOptions::merge, "REVIEW", "Take over another reviewer's verdicts");
    word("--agreement", &RawOptions::agreement, "REVIEW",
         "Say how far another reviewer agrees (Cohen's kappa)");
    word("--export", &RawOptions::exportTo, "FILE", "Write verdicts as CSV, TSV or JSON");
    word("--reviewer", &RawOptions::reviewer, "NAME", "Who says so (default the project's)");
    m_group = "Keep rules";
    word("--rules", &RawOptions::rules, "FILE", "Keep rules in JSON");
    m_keep = addWord("--keep", "RULE", "Such as longest:COL or newest:COL; repeat it, in order");
    word("--scope", &RawOptions::scope, "all|reviewed",
         "Groups that are ruled and cleaned (default all)");
    toggle("--overrule", &RawOptions::overrule, "Also where a person chose the keeper");
    toggle("--dry-run", &RawOptions::dryRun, "Say what the rules would do, with ten examples");
    word("--threshold", &RawOptions::threshold, "T", "Of the groups (default the run's)");
    m_group = "Results";
    word("--cleaned", &RawOptions::cleaned, "FILE", "The source's bytes without the removed rows");
    word("--fates", &RawOptions::fates, "FILE", "What becomes of each row, and why");
    word("--source", &RawOptions::source, "FILE", "Where the table is now, if it was moved");
    createThreads();
  }

  void createForExport() {
    m_group = "Export";
    word("--content", &RawOptions::content, choiceWords(kContentNames),
         "What is written (default pairs)");
    word("--format", &RawOptions::format, choiceWords(kFormatNames),
         "How (default by the ending of --out, else csv, source or html)");
    word("--profile", &RawOptions::profile, choiceWords(kProfileNames),
         "CSV and TSV as they are, or safe to open in a spreadsheet (default exact)");
    word("--scope", &RawOptions::scope, "all|flagged|reviewed",
         "Which pairs or groups (default all)");
    word("--threshold", &RawOptions::threshold, "T",
         "Only pairs, and groups, at it or over (default the run's)");
    createOutput("FILE", "The file; without it, or with -, standard output");
    toggle("--no-manifest", &RawOptions::noManifest, "Do not write FILE.manifest.json");
    word("--source", &RawOptions::source, "FILE", "Where the table is now, if it was moved");
    createThreads();
  }

  void createForSweep() {
    createColumnOptions();
    createSame();
    createReadingOptions();
    createTextOptions();
    m_group = "Grid (lists such as 100,200,500)";
    word("--grid", &RawOptions::grid, "FILE", "The grid in JSON; lists given here replace its own");
    word("--hash", &RawOptions::hash, "LIST",
         "Hash functions (default xxh32,murmur3,farmhash,sha1)");
    word("--permutations", &RawOptions::permutations, "LIST", "How permutations are drawn");
    word("--hashes", &RawOptions::hashes, "LIST", "Values a signature (default 100,200,500)");
    word("--bands", &RawOptions::bands, "LIST", "Bands (default 2,5,10,20)");
    word("--k", &RawOptions::shingleSizes, "LIST", "Units a shingle (default 1,2,5)");
    word("--threshold", &RawOptions::threshold, "LIST", "Thresholds (default 0.8,0.9,0.95)");
    word("--rows", &RawOptions::rows, "N", "Rows of a sample (default 4000)");
    word("--samples", &RawOptions::samples, "N", "Samples, for intervals (default 1)");
    word("--sample-seed", &RawOptions::sampleSeed, "N", "Seed of the samples (default 1)");
    createDrawn();
    m_group = "Search";
    word("--shingle", &RawOptions::shingle, "char:K|word:K",
         "The unit, and K where no --k is given");
    word("--short-texts", &RawOptions::shortTexts, choiceWords(kShortTextsNames),
         "Texts shorter than K: one shingle, or none (default whole)");
    word("--seed", &RawOptions::seed, "N", "Seed of the permutations (default 42)");
    createThreads();
    m_group = "Results";
    toggle("--identical", &RawOptions::identical,
           "Measure over identical rows too, which every setting finds");
    createOutput("sweep.csv", "A line for each setting; JSON where the name ends in .json");
  }

  void createForMeasuring() {
    createColumnOptions();
    createSame();
    createReadingOptions();
    createTextOptions();
    createShingleOptions();
    createThreads();
    m_group = "Measuring";
    if (m_command == CommandKind::Recall) {
      word("--rows", &RawOptions::rows, "N", "Rows whose partners are searched (default 1000)");
    } else {
      word("--comparisons", &RawOptions::comparisons, "N",
           "Most pairs that brute force compares; of more rows a sample (default 20000000)");
      word("--for-rows", &RawOptions::forRows, "N",
           "Say the cost of so many rows (default 1000000)");
      createDrawn();
    }
    word("--sample-seed", &RawOptions::sampleSeed, "N", "Seed of the sample (default 1)");
    m_group = "Results";
    createOutput("result.json", "The figures; without it, or with -, standard output");
  }

  void createDrawn() {
    word("--drawn", &RawOptions::drawn, choiceWords(kRowsDrawnNames),
         "Which rows a sample has: any, or rows with a partner first (default any)");
  }

  CLI::Option *addWord(const char *name, const std::string &value, const char *help) {
    return m_app.add_option(name)
        ->description(help)
        ->type_name(value)
        ->take_all()
        ->allow_extra_args(false)
        ->group(m_group);
  }

  void word(const char *name, WordField field, const std::string &value, const char *help) {
    m_words.emplace_back(addWord(name, value, help), field);
  }

  void toggle(const char *name, bool RawOptions::*field, const char *help) {
    m_switches.emplace_back(m_app.add_flag(name)->description(help)->group(m_group), field);
  }

  void flags(const std::string &name, FlagField field, const char *help) {
    const auto yes = m_app.add_flag("--" + name)->description(help)->group(m_group);
    const auto no = m_app.add_flag("--no-" + name)
                        ->description("The opposite; the last one given wins")
                        ->group(m_group);
    m_flags.push_back({yes, field, true});
    m_flags.push_back({no, field, false});
  }

  void createColumnOptions() {
    m_group = "Columns and recipe";
    m_compare =
        addWord("--compare", "COL", "Column to compare; give it once for each column, in order");
    word("--id", &RawOptions::id, "COL", "Column that names a row in the results");
    word("--preset", &RawOptions::preset, "NAME",
         "Start from default, kijiji, news, raw, lesson or names");
    word("--recipe", &RawOptions::recipe, "FILE", "Start from a recipe file; options override it");
  }

  void createScopeOptions() {
    createSame();
    word("--against", &RawOptions::against, "FILE2",
         "Pair rows only with those of this reference, never with one another");
  }

  void createSame() {
    m_same = addWord("--same", "COL", "Pair rows only where this column is the same; repeatable");
  }

  void createReadingOptions() {
    m_group = "Reading (guessed where not given)";
    word("--delimiter", &RawOptions::delimiter, "C",
         "A character or several, or tab, comma, semicolon, pipe, space");
    word("--quote", &RawOptions::quote, "C", "One character, or none");
    word("--encoding", &RawOptions::encoding, "NAME", "Such as UTF-8 or windows-1252");
    flags("header", &RawOptions::header, "The first row holds the names of the columns");
    word("--escape", &RawOptions::escape, "C", "One character, such as backslash, or none");
    flags("spaced-quotes", &RawOptions::spacedQuotes,
          "Spaces beside an enclosing quote are no part of the cell");
    flags("merge-delimiters", &RawOptions::mergesDelimiters,
          "Several delimiters in a row are one, as in columns lined up by spaces");
    word("--preamble", &RawOptions::preamble, "N", "Lines above the table that are left out");
    word("--header-lines", &RawOptions::headerLines, "N",
         "Lines of the header, whose cells are joined to one name a column");
    word("--footer", &RawOptions::footer, "N", "Rows at the end that are left out");
    word("--row-separator", &RawOptions::rowSeparator, "C",
         "Ends each row: one character, record (0x1E), or lines");
    word("--comment", &RawOptions::comment, "C", "Lines that begin so are left out; or none");
    word("--shape", &RawOptions::shape, "NAME", "delimited, jsonl, lines, id-text or folder");
    toggle("--repair-text", &RawOptions::repairText,
           "Mend characters that were decoded twice, such as \"piÃ¹\" for \"più\"");
    toggle("--strict", &RawOptions::strict, "End with code 1 where a row cannot be loaded");
  }

  void createTextOptions() {
    m_group = "Text";
    flags("lower", &RawOptions::lower, "Compare in lower case (default)");
    word("--strip-punctuation", &RawOptions::stripPunctuation, choiceWords(kPunctuationNames),
         "Delete punctuation (default none)");
    flags("strip-digits", &RawOptions::stripDigits, "Delete digits");
    flags("strip-lone-letters", &RawOptions::stripLoneLetters, "Delete words of one letter");
    word("--unicode", &RawOptions::unicode, choiceWords(kUnicodeNames),
         "Unicode form (default nfkc)");
    word("--white-space", &RawOptions::whiteSpace, choiceWords(kWhiteSpaceNames),
         "What white space becomes (default all: one space a run, none at the ends)");
    word("--stop-words", &RawOptions::stopWords, "LANG|none", "Delete stop words: en, it");
    word("--stem", &RawOptions::stem, "LANG|none", "Reduce words to their stems: en, it, ...");
  }

  void createShingleOptions() {
    m_group = "Search";
    word("--shingle", &RawOptions::shingle, "char:K|word:K", "Shingles (default char:5)");
    word("--short-texts", &RawOptions::shortTexts, choiceWords(kShortTextsNames),
         "Texts shorter than K: one shingle, or none (default whole)");
    word("--stop-shingles", &RawOptions::stopShingles, "SHARE|none",
         "Leave out shingles that more than this share of the rows hold (default none)");
    word("--hash", &RawOptions::hash, choiceWords(kHashNames), "Hash of a shingle");
    word("--permutations", &RawOptions::permutations, choiceWords(kPermutationNames),
         "How permutations are drawn");
    word("--hashes", &RawOptions::hashes, "K", "Values a signature (default 128)");
    word("--bands", &RawOptions::bands, "B", "Bands; must divide the hashes (default 32)");
    word("--seed", &RawOptions::seed, "N", "Seed of the permutations (default 42)");
    word("--threshold", &RawOptions::threshold, "T",
         "Least similarity of a pair, over 0 and up to 1 (default 0.8)");
  }

  void createPairOptions() {
    word("--floor", &RawOptions::floor, "T", "Keep scores down to it (default threshold - 0.2)");
    word("--verify", &RawOptions::verify, choiceWords(kVerificationNames),
         "Score on the shingles or on signatures alone (default exact)");
    word("--pairs", &RawOptions::pairs, choiceWords(kPairsNames),
         "Every pair, or only those that link each group (default all)");
    createThreads();
    word("--memory", &RawOptions::memory, "MiB",
         "Memory that the run may use, at least 64 (default 3/4 of the machine's)");
  }

  void createThreads() {
    word("--threads", &RawOptions::threads, "N", "Worker threads (default all cores)");
  }

  void createQueryOptions() {
    m_group = "Look-up";
    word("--text", &RawOptions::text, "TEXT", "Look up this text, as it stands in the columns");
    word("--row", &RawOptions::row, "N", "Look up a row, counted from 0 as in the results");
    word("--top", &RawOptions::top, "N", "Write only the N most similar rows");
  }

  void createOutput(const char *value, const char *help) {
    word("--out", &RawOptions::out, value, help);
  }

  void createSearchOutputs() {
    m_group = "Results";
    word("--max-pairs", &RawOptions::maxPairs, "N",
         "Beyond it write links instead of all pairs (default 50000000)");
    createOutput("pairs.csv", "Pairs; without it, or with -, standard output");
    word("--groups", &RawOptions::groups, "groups.csv", "Groups: row,group");
    word("--report", &RawOptions::report, "report.json", "Counts, times, memory and the recipe");
    word("--project", &RawOptions::project, "FILE",
         "A new project for review, in the window or with review");
  }

  CommandKind m_command;
  CLI::App &m_app;
  const char *m_group = "";
  CLI::Option *m_file = nullptr;
  CLI::Option *m_compare = nullptr;
  CLI::Option *m_same = nullptr;
  CLI::Option *m_keep = nullptr;
  std::vector<std::pair<const CLI::Option *, bool RawOptions::*>> m_switches;
  std::vector<std::pair<const CLI::Option *, WordField>> m_words;
  std::vector<FlagOption> m_flags;
};

Error usageError(const CLI::App &app, const CLI::ParseError &error) {
  if (app.get_subcommands().empty())
    return badParameter("Give a command first: " + commandNames() +
                        " (see shinglescope-cli --help).");
  return badParameter(std::string(error.what()) + " (see shinglescope-cli --help)");
}

/// The text of --help and --version, which CLI11 delivers as an exception.
std::string textOf(const CLI::App &app, const CLI::ParseError &error) {
  std::ostringstream text;
  std::ostringstream ignored;
  app.exit(error, text, ignored);
  return text.str();
}

/// The words of the command line, "--name=" as two of them: CLI11 takes an empty
/// value after the equals sign for none and swallows the word that follows.
std::vector<std::string> splitWords(int argc, const char *const *argv) {
  std::vector<std::string> words;
  bool isAfterEnd = false;  // of the options
  for (int i = 0; i < argc; ++i) {
    std::string word = argv[i];
    isAfterEnd = isAfterEnd || word == "--";
    if (isAfterEnd || !word.starts_with("--") || word.find('=') + 1 != word.size()) {
      words.push_back(std::move(word));
      continue;
    }
    word.pop_back();
    words.push_back(std::move(word));
    words.emplace_back();
  }
  return words;
}

}  // namespace

Result<ParsedCommandLine> parseCommandLine(int argc, const char *const *argv) {
  CLI::App app("Finds near-duplicate records with shingling, MinHash and LSH.", "shinglescope-cli");
  app.set_version_flag("--version", "shinglescope-cli " SHINGLESCOPE_VERSION);
  app.require_subcommand(1);
  app.footer(std::string("See shinglescope-cli find --help for all options.\n\n") + kExamples);
  app.get_formatter()->column_width(36);
  std::vector<CommandParser> parsers;
  parsers.reserve(kCommands.size());
  for (const Command &command : kCommands) parsers.emplace_back(app, command);
  try {
    const std::vector<std::string> words = splitWords(argc, argv);
    std::vector<const char *> pointers;
    for (const std::string &word : words) pointers.push_back(word.c_str());
    app.parse(static_cast<int>(pointers.size()), pointers.data());
  } catch (const CLI::ParseError &error) {
    if (error.get_exit_code() == 0) return ParsedCommandLine{{}, textOf(app, error)};
    return usageError(app, error);
  }
  const auto chosen = std::find_if(parsers.begin(), parsers.end(),
                                   [](const CommandParser &parser) { return parser.isChosen(); });
  if (chosen == parsers.end()) return badParameter("Give a command first.");
  auto options = optionsFromRaw(chosen->raw());
  if (!options) return options.error();
  return ParsedCommandLine{*std::move(options), {}};
}

}  // namespace shinglescope
