#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/options/tune_options.h"
#include "core/base/result.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/request/export_request.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/run/find_similar.h"
#include "core/review/groups/keep_rules.h"

namespace shinglescope {

enum class CommandKind {
  Find,
  Exact,
  Query,
  Convert,
  Sniff,
  Review,
  Export,
  Sweep,
  Recall,
  Showdown
};

/// What `query` looks up, and how much of the answer it shows.
struct QueryOptions {
  SimilarQuery query;
  std::uint64_t most = 0;  ///< 0: all
};

/// What `convert` writes.
struct ConvertOptions {
  bool isPrepared = false;     ///< the prepared texts, not the table
  bool isExact = false;        ///< the source's own bytes
  bool dropsRejected = false;  ///< of these, rows over the limit
  bool keepsHeader = false;    ///< as the file has it, not the names that can be told apart
  char delimiter = ',';
};

/// What `review` does with a project, in this order.
struct ReviewOptions {
  std::optional<std::string> source;         ///< where the table is now
  std::optional<std::string> importPath;     ///< verdicts to take over
  std::optional<std::string> mergePath;      ///< another reviewer's project
  std::optional<std::string> agreementPath;  ///< another project to compare with
  KeepRules rules;
  bool appliesRules = false;
  bool overrulesHand = false;
  bool isDryRun = false;           ///< says what the rules would do
  bool isReviewedOnly = false;     ///< of the groups: those that verdicts join
  std::optional<Ratio> threshold;  ///< of the groups; else the run's
  std::string reviewer;
  std::optional<std::string> exportPath;
  std::optional<std::string> cleanedPath;
  std::optional<std::string> fatesPath;  ///< what becomes of each row
  std::string rulesFile;                 ///< empty where none was given

  /// Verdicts can be written without the result that they were given in.
  bool onlyExportsVerdicts() const;
  bool changesProject() const { return importPath || mergePath || (appliesRules && !isDryRun); }
};

/// Which entries or groups `export` writes.
enum class VerdictScope {
  All,      ///< at or over the threshold
  Flagged,  ///< entries judged Duplicate; groups that verdicts join
  Reviewed  ///< entries with any verdict; groups that verdicts join
};

/// What `export` writes of a project.
struct ExportOptions {
  ExportContent content = ExportContent::Pairs;
  ExportFormat format = ExportFormat::Csv;
  ExportProfile profile = ExportProfile::Exact;
  VerdictScope scope = VerdictScope::All;
  std::optional<Ratio> threshold;  ///< else the run's
  bool hasManifest = true;
};

/// What the command line asks for, checked as far as it can be without the data.
struct CliOptions {
  CommandKind command = CommandKind::Find;
  std::string file;
  std::string recipeFile;  ///< empty where none was given
  LoadOptions load;
  bool isStrict = false;  ///< a row that would be dropped ends the command
  Recipe recipe;
  std::optional<std::string> against;  ///< the reference's file
  unsigned threads = 1;
  std::uint64_t memoryBytes = 0;  ///< that a run may use; 0 leaves it to the machine
  std::uint64_t maxPairs = 50'000'000;
  QueryOptions query;
  ConvertOptions convert;
  ReviewOptions review;
  ExportOptions exporting;
  TuneOptions tune;
  std::string gridFile;                    ///< empty where none was given
  std::optional<std::string> projectPath;  ///< a new project for what is found
  bool asJson = false;                     ///< what `sniff` writes
  std::string outPath = "-";               ///< pairs, rows or the table; "-" is standard output
  std::optional<std::string> groupsPath;
  std::optional<std::string> reportPath;
};

/// The words as they were given; what was not given is not set.
struct RawOptions {
  CommandKind command = CommandKind::Find;
  std::string file;
  std::vector<std::string> compare, same;
  std::optional<std::string> id, preset, recipe;
  std::optional<std::string> delimiter, quote, escape, comment, preamble, shape, encoding;
  std::optional<std::string> rowSeparator, headerLines, footer;
  std::optional<bool> header, spacedQuotes, mergesDelimiters;
  std::optional<bool> lower, stripDigits, stripLoneLetters;
  std::optional<std::string> stripPunctuation, unicode, whiteSpace, stopWords, stem;
  std::optional<std::string> shingle, shortTexts, stopShingles, hash, permutations;
  std::optional<std::string> hashes, bands, threshold, floor, verify, pairs, seed;
  std::optional<std::string> against, threads, memory, maxPairs, out, groups, report;
  std::optional<std::string> text, row, top, delimiterOut;
  std::optional<std::string> project, source, import, merge, agreement, rules, scope, reviewer;
  std::optional<std::string> exportTo, cleaned, fates, content, format, profile;
  std::optional<std::string> grid, shingleSizes, rows, samples, sampleSeed, drawn, comparisons,
      forRows;
  std::vector<std::string> keep;
  bool overrule = false, dryRun = false;
  bool prepared = false, exact = false, dropRejected = false, keepHeader = false, strict = false;
  bool repairText = false;
  bool json = false, noManifest = false, identical = false;
};

/// Turns words into options: preset or recipe first, then each word on top.
/// BadParameter with one sentence that names the option. Reads the recipe file.
Result<CliOptions> optionsFromRaw(const RawOptions &raw);
/// Those of `sweep`, `recall` and `showdown`; also reads the file of a grid. `recipe` is that of
/// the command.
Result<TuneOptions> tuneOptionsFromRaw(const RawOptions &raw, const Recipe &recipe);
/// A sweep's options of which lists are given, without these.
RawOptions withoutLists(const RawOptions &raw);
/// Those of `review`; also reads the file of rules.
Result<ReviewOptions> reviewOptionsFromRaw(const RawOptions &raw);
/// Those of `export`: format and profile by the content and the file's ending
/// where they are not given.
Result<ExportOptions> exportOptionsFromRaw(const RawOptions &raw);

}  // namespace shinglescope
