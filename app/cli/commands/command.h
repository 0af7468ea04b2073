// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/options/option_binder.h"
#include "app/cli/options/options.h"

namespace shinglescope {

/// What the first argument of a command is.
enum class FirstArgument { Table, Project, Step, Plans, Hashes };

/// A command of shinglescope-cli: its options, the checks of their combination, and its work.
struct CliCommand {
  const char *name;
  const char *summary;
  void (*bind)(OptionBinder &binder, CliOptions &options);
  /// Checks and completes the options after parsing. Errors: BadParameter.
  Result<void> (*settle)(const OptionBinder &binder, CliOptions &options);
  /// Writes the results, and a summary to standard error.
  Result<void> (*run)(const CliOptions &options, const std::stop_token &stop);
  FirstArgument argument = FirstArgument::Table;
};

/// `find` and `exact`: search a table and write the results.
const CliCommand &findCommand();
const CliCommand &exactCommand();
/// `pairs`: scores the pairs of another program and opens them for review.
const CliCommand &pairsCommand();
/// `query`: looks up one text or row in a table and writes the similar rows.
const CliCommand &queryCommand();
/// `convert`: reads a table and writes it, its prepared texts, or its own bytes.
const CliCommand &convertCommand();
/// `sniff`: prints how a file would be read, each item with value, score and reason; reads one row.
const CliCommand &sniffCommand();
/// `review`: imports verdicts, applies keep rules, and writes verdicts and the cleaned table.
/// Verdicts are saved before anything is written.
const CliCommand &reviewCommand();
/// `export`: writes the content of a project, with its manifest; does not change the project.
const CliCommand &exportCommand();
/// `sweep`: compares a grid of settings with the exact answer; writes CSV or JSON.
const CliCommand &sweepCommand();
/// `recall`: runs `find` and measures its recall; writes JSON.
const CliCommand &recallCommand();
/// `accuracy`: compares a search by threshold with known matches or verdicts; writes CSV or JSON.
const CliCommand &accuracyCommand();
/// `showdown`: compares `find` with brute force; writes JSON.
const CliCommand &showdownCommand();
/// `estimate`: estimates a run of `find`, and the largest table that one machine can search; writes
/// JSON.
const CliCommand &estimateCommand();
/// `advise`: recommends hashes, bands and rows for a promised recall; writes JSON, and the recipe.
const CliCommand &adviseCommand();
/// `curves` and `plans`: compute the probability curves of band plans, and the best of them; read
/// no table. Write CSV or JSON.
const CliCommand &curvesCommand();
const CliCommand &plansCommand();
/// The views of Explore as tables: pairs by similarity, candidates by bands, buckets, the matrices
/// of a few rows, candidates above and below the threshold, and estimates against exact
/// similarities. Write CSV or JSON.
const CliCommand &histogramCommand();
const CliCommand &bandsCommand();
const CliCommand &candidatesCommand();
const CliCommand &bucketsCommand();
const CliCommand &matricesCommand();
const CliCommand &estimatorCommand();
/// `worker`: runs one step of a distributed run, from standard input to standard output.
const CliCommand &workerCommand();
std::vector<std::string> workerStepNames();

}  // namespace shinglescope
