// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/options/accuracy_options.h"
#include "app/cli/options/convert_options.h"
#include "app/cli/options/explore_options.h"
#include "app/cli/options/label_options.h"
#include "app/cli/options/merge_rule_options.h"
#include "app/cli/options/verdict_rule_options.h"
#include "app/cli/options/worker_options.h"
#include "core/base/run_context.h"
#include "core/export/request/export_request.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/pipeline/run/find_similar.h"
#include "core/review/groups/keep_rules.h"
#include "core/tune/advice/advice.h"
#include "core/tune/comparison/brute_force_comparison.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/sweep/sweep.h"

namespace shinglescope {

/// What a command prints to standard error.
enum class Verbosity {
  Everything,
  NoProgress,  ///< `--no-progress`: messages and the summary
  ErrorsOnly   ///< `--quiet`: errors and the reports that an option asks for
};

/// The query of `query`, and the number of results.
struct QueryOptions {
  SimilarQuery query;
  std::uint64_t most = 0;  ///< 0: all
};

/// The actions of `review` on a project, in this order.
struct ReviewOptions {
  std::optional<std::string> source;         ///< current path of the table
  std::optional<std::string> againstSource;  ///< current path of the second table
  std::optional<std::string> importPath;     ///< verdicts to import
  std::optional<std::string> mergePath;      ///< another reviewer's project
  std::optional<std::string> agreementPath;  ///< another project to compare with
  std::vector<std::string> keepWords;        ///< rules of `--keep`, in order
  KeepRules rules;
  bool appliesRules = false;
  bool overrulesHand = false;
  VerdictRuleOptions judging;
  MergeRuleOptions merging;
  bool isDryRun = false;           ///< only prints what the rules would do
  bool isReviewedOnly = false;     ///< only groups that verdicts join
  std::optional<Ratio> threshold;  ///< of the groups; by default the run's
  std::string reviewer;
  std::optional<std::string> exportPath;
  std::optional<std::string> cleanedPath;
  std::optional<std::string> fatesPath;  ///< output: the fate of each row
  std::string rulesFile;                 ///< empty if none was given

  bool changesProject() const {
    return importPath || mergePath ||
           ((appliesRules || judging.verdict || merging.rules) && !isDryRun);
  }
};

/// The items or groups that `export` writes.
enum class VerdictScope {
  All,      ///< at or above the threshold
  Flagged,  ///< items judged Duplicate; groups that verdicts join
  Reviewed  ///< items with any verdict; groups that verdicts join
};

/// The output of `export` from a project.
struct ExportOptions {
  ExportContent content = ExportContent::Pairs;
  ExportFormat format = ExportFormat::Csv;
  ExportProfile profile = ExportProfile::Exact;
  VerdictScope scope = VerdictScope::All;
  std::optional<Ratio> threshold;  ///< by default the run's
  bool hasNoManifest = false;
  MergeRuleOptions merging;
};

/// The options of `sweep`, `recall`, `showdown` and `advise`.
struct TuneOptions {
  SweepGrid grid;
  bool usesPublishedGrid = false;    ///< the default of the lists, instead of the recipe
  std::optional<Ratio> leastRecall;  ///< of the best setting; none: the highest F1 is best
  std::optional<std::string> journalPath;
  bool hasIdenticalRows = false;
  SweepPairs sweepPairs = SweepPairs::ThatDiffer;
  RecallOptions recall;
  BruteForceOptions showdown;
  AdviceQuestion advice;
  double forRows = kPublishedRows;  ///< rows that a showdown is extrapolated to
};

/// The parsed command line, checked as far as possible without the data.
struct CliOptions {
  bool isExact = false;  ///< `exact`, not `find`
  Verbosity verbosity = Verbosity::Everything;
  std::string file;
  std::string recipeFile;  ///< empty if none was given
  LoadOptions load;
  bool isStrict = false;                   ///< a row that would be dropped ends the command
  std::vector<std::string> compare, same;  ///< empty: those of the recipe
  std::optional<std::string> id;           ///< by default that of the recipe
  Recipe recipe;
  std::optional<std::string> against;         ///< the reference's file
  std::optional<std::string> againstPart;     ///< its sheet, table or file in an archive
  std::vector<std::string> againstColumns;    ///< "COL=COL2": called differently in the reference
  std::vector<ColumnPair> columnPairs;        ///< the same, parsed
  std::optional<bool> isWithinGiven;          ///< --within or --no-within
  bool hasPairsWithin = false;                ///< rows of one file form pairs too
  std::optional<std::string> candidatesPath;  ///< pairs of rows to score, and no others
  unsigned threads = hardwareThreads();
  std::uint64_t memoryBytes = 0;  ///< memory limit of a run; 0: determined by the machine
  std::uint64_t maxPairs = 50'000'000;
  QueryOptions query;
  ConvertOptions convert;
  ReviewOptions review;
  ExportOptions exporting;
  TuneOptions tune;
  WorkerOptions worker;
  LabelOptions labels;
  ExploreOptions explore;
  TruthOptions truth;
  AccuracyOptions accuracy;
  std::string gridFile;                    ///< empty if none was given
  std::optional<std::string> projectPath;  ///< a new project for the results
  bool asJson = false;                     ///< output of `sniff`
  std::string outPath = "-";               ///< pairs, rows or the table; "-" is standard output
  std::optional<std::string> groupsPath;
  std::optional<std::string> matchesPath;  ///< the best matches in the reference
  bool isOneToOne = false;                 ///< each row in at most one match
  std::optional<std::string> reportPath;
  std::optional<std::string> recipeOutPath;  ///< the recommended recipe

  /// Tests whether `review` only exports verdicts or labels, which does not require a result.
  bool onlyExportsVerdicts() const;
  bool changesProject() const { return review.changesProject() || labels.importPath; }
};

}  // namespace shinglescope
