#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/options/tune_options.h"
#include "core/base/run_context.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/request/export_request.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/run/find_similar.h"
#include "core/review/groups/keep_rules.h"

namespace shinglescope {

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
  std::vector<std::string> keepWords;        ///< rules of `--keep`, in order
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
  bool hasNoManifest = false;
};

/// What the command line asks for, checked as far as it can be without the data.
struct CliOptions {
  bool isExact = false;  ///< `exact`, not `find`
  std::string file;
  std::string recipeFile;  ///< empty where none was given
  LoadOptions load;
  bool isStrict = false;                   ///< a row that would be dropped ends the command
  std::vector<std::string> compare, same;  ///< empty: those of the recipe
  std::optional<std::string> id;           ///< else that of the recipe
  Recipe recipe;
  std::optional<std::string> against;  ///< the reference's file
  unsigned threads = hardwareThreads();
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

}  // namespace shinglescope
