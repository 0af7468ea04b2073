// SPDX-License-Identifier: MIT
#include "app/cli/documents/manual.h"

#include <algorithm>

namespace shinglescope {
namespace {

std::vector<CommandManual> searchManuals() {
  return {
      {"find",
       {"Reads a table and writes the pairs of similar rows, and on request their groups and a "
        "report. Signatures and bands (MinHash, LSH) select the candidates, and every candidate is "
        "compared by its shingles. Every pair that find reports is also reported by exact; the "
        "share that it misses depends on hashes, bands and threshold, and recall measures it.",
        "Results appear complete or not at all. Rows are counted from 0, without the header and "
        "blank lines."},
       {"find ads.csv --compare title --compare text --preset kijiji \\\n"
        "    --out pairs.csv --groups groups.csv --report report.json",
        "find titles.tsv --compare title --shingle word:3 --threshold 0.9 > p.csv",
        "find customers.xlsx --part 2024 --compare name --out pairs.csv",
        "find new.csv --against archive.csv --compare title --groups known.csv",
        "find essays.csv --against sources.csv --compare text --preset excerpts > copied.csv",
        "find ads.csv --compare title --project ads.shinglescope --out pairs.csv"}},
      {"exact",
       {"Accepts the options of find and finds every pair at or above the threshold, without "
        "signatures. It ignores hashes, bands and seed. Before a run that is expected to take 10 "
        "seconds or more it prints the estimated cost."},
       {"exact names.csv --compare 2 --id 1 --threshold 0.7 --out pairs.csv"}},
      {"pairs",
       {"Scores the pairs of a table that another program wrote (--from), such as those that "
        "Splink predicts, and no others. With --project they open for review, with the program's "
        "scores as tags and its labels as verdicts. Every line is used, or listed with --unused."},
       {"pairs people.csv --from predictions.csv --id unique_id --compare name \\\n"
        "    --project people.shinglescope --unused unused.csv"}},
      {"query",
       {"Finds the rows that are similar to one text (--text) or to one row of the table (--row), "
        "the most similar first. Every row is compared by its shingles, so none is missed."},
       {"query titles.tsv --compare title --row 17 --top 10",
        "query titles.tsv --compare title --text \"the best of both worlds\" --threshold 0.4"}}};
}

std::vector<CommandManual> tableManuals() {
  return {
      {"convert",
       {"Writes the table as UTF-8 with LF line ends, or chosen rows and columns of it in any "
        "order, "
        "also as a workbook or JSON. With --prepared it writes the text of the "
        "compared columns after the preparation steps; with --exact it copies the bytes of the "
        "file."},
       {"convert legacy.csv --encoding windows-1252 --out table.tsv",
        "convert flats.csv --where 'price=<800' --sort price --out cheap.xlsx",
        "convert news.csv --prepared --preset news --compare text --out texts.csv"}},
      {"sniff",
       {"Prints how find, exact, query and convert would read the file: a line for each setting "
        "with its value, its score from 0 to 1 and the reason. It reads only the beginning, the "
        "middle and the end of the file. The tables of a workbook, database or archive are "
        "listed."},
       {"sniff export.txt --json", "sniff customers.xlsx"}},
      {"review",
       {"Works on a project, which find --project creates: imports and merges verdicts, applies "
        "keep rules, and writes verdicts and the cleaned table. Verdicts are saved before any "
        "result is written."},
       {"review ads.shinglescope --import verdicts.csv",
        "review ads.shinglescope --keep most-filled --keep newest:date --cleaned clean.csv"}},
      {"export",
       {"Writes the contents of a project without changing it, and next to the file a manifest "
        "with its digest and the settings of the run."},
       {"export ads.shinglescope --content groups --out groups.xlsx"}}};
}

std::vector<CommandManual> measuringManuals() {
  return {
      {"sweep",
       {"Tries a grid of settings on samples of the rows and compares each with the exact "
        "answer. Lists are separated by commas; the default is a grid around the recipe. The "
        "best setting for each threshold and shingle size is printed."},
       {"sweep news.csv --compare text --shingle word:3 --out sweep.csv",
        "sweep news.csv --compare text --hashes 64,128 --bands 8,16,32 --out sweep.json",
        "sweep news.csv --compare text --search halving --journal sweep.jsonl"}},
      {"recall",
       {"Runs find and measures the share of the similar pairs that it found, with the "
        "partners of random rows. Writes JSON."},
       {"recall news.csv --compare text --rows 2000 --out recall.json"}},
      {"accuracy",
       {"Compares a search with the matches that are known, threshold by threshold: pairs found, "
        "false and missed, precision, recall and F1 with their 95 % intervals. The truth is a "
        "table of all matches, or of labels (--truth), or the verdicts of a project. Figures from "
        "pairs that were chosen, not drawn at random, are marked as biased."},
       {"accuracy people.csv --compare name --id id --truth matches.csv --floor 0.3",
        "accuracy people.shinglescope --verdicts all --out accuracy.json"}},
      {"estimate",
       {"Estimates the time and memory of find on a table, from a sample of its rows, and the "
        "most rows like these that one machine can search: this one, and others with 64, 256 "
        "and 512 GB. Above that, run find on a cluster. Writes JSON."},
       {"estimate titles.tsv --compare title --shingle word:3 --out estimate.json"}},
      {"advise",
       {"Recommends hashes, bands and rows for a threshold: the cheapest plan that is expected to "
        "find at least --recall of the pairs, or the one with the best F1. Prints the reason, the "
        "evidence and the two nearest alternatives, and says when exact search is the better "
        "tool. Writes JSON, and with --recipe-out a recipe for find."},
       {"advise titles.tsv --compare title --threshold 0.8 --recall 0.95 \\\n"
        "    --recipe-out recipe.json --out advice.json"}},
      {"showdown",
       {"Times find against the comparison of every pair, and compares their results. Writes "
        "JSON."},
       {"showdown news.csv --compare text --for-rows 1000000 --out showdown.json"}}};
}

std::vector<CommandManual> exploreManuals() {
  return {
      {"histogram",
       {"Counts the pairs of rows by exact similarity. From a floor on every pair is counted; "
        "those "
        "below are estimated from random pairs."},
       {"histogram news.csv --compare text --bins 50 --floor 0.4 --out histogram.csv"}},
      {"bands",
       {"Counts candidates, found and missed pairs for every number of bands that divides the "
        "hashes. With --rows, the counts are estimated from random rows."},
       {"bands news.csv --compare text --threshold 0.7 --out bands.csv",
        "bands titles.tsv --compare title --rows 500"}},
      {"candidates",
       {"Lists what a run compares: found pairs, candidates below the threshold, and the pairs "
        "that "
        "it misses, each with the exact similarity and the estimate; the most similar of each, or "
        "random ones."},
       {"candidates news.csv --compare text --threshold 0.7 --out candidates.csv",
        "candidates news.csv --compare text --fate below --random --most-pairs 15"}},
      {"buckets",
       {"Counts the buckets of all bands by size. JSON also describes the largest: their rows, and "
        "the shingles that bring these together."},
       {"buckets news.csv --compare text --largest 5 --out buckets.json"}},
      {"matrices",
       {"Writes the characteristic matrix, the signatures or the pairs of a few rows, as a run "
        "computes them."},
       {"matrices news.csv --compare text --rows 0,7,12 --matrix signature --hashes 20 --bands 5"}},
      {"estimator",
       {"Compares the estimates of pairs with their exact similarities, or estimates one pair with "
        "several seeds and numbers of hashes."},
       {"estimator news.csv --compare text --threshold 0.5 --out estimates.csv",
        "estimator news.csv --compare text --pair 3,17 --seeds 5 --hash-counts 100,1000"}},
      {"curves",
       {"Computes the probability that a pair becomes a candidate, by its similarity, for plans of "
        "bands and rows per band. Reads no table."},
       {"curves 20x5,10x10,2x50 --threshold 0.95 --out curves.csv"}},
      {"plans",
       {"Lists the ways to divide hashes into bands, best first: by the errors on both sides of a "
        "threshold, or by their distance to a zone. Reads no table."},
       {"plans 128 --threshold 0.8", "plans 100-200 --d1 0.75 --d2 0.8 --out plans.csv"}}};
}

std::vector<CommandManual> helpManuals() {
  return {
      {"worker",
       {"Runs one step of a run on a cluster: reads frames from standard input and writes frames "
        "to standard output. The package shinglescope-spark starts it in the tasks of Apache "
        "Spark; "
        "docs/worker.md describes the steps."},
       {"worker plan --recipe recipe.json",
        "worker rows --recipe recipe.json --table titles.tsv > rows.frames",
        "worker digest --recipe recipe.json --parts 8 < rows.frames > digests.frames"}},
      {"completion",
       {"Prints a script that completes commands, options, values and files in a shell. The "
        "installation already contains the scripts."},
       {"completion bash > ~/.local/share/bash-completion/completions/shinglescope-cli",
        "completion zsh > ~/.zfunc/_shinglescope-cli",
        "completion fish > ~/.config/fish/completions/shinglescope-cli.fish"}},
      {"man",
       {"Prints the manual page of the program or of a command. The installation already contains "
        "the pages."},
       {"man | man -l -", "man find > shinglescope-cli-find.1"}},
      {"",
       {"Reads a table, finds near-duplicate records and writes pairs, groups and a report. It "
        "also looks up the rows that are similar to a text, rewrites tables, and works on "
        "projects. It needs neither a display nor Qt.",
        "A table is a delimited, JSON or plain text file, which may be compressed with gzip, xz or "
        "zstd; a folder of texts; or - for standard input. Encoding, delimiter, quotes and header "
        "are guessed if no option gives them.",
        "Standard output carries only results. Progress, the summary and messages go to standard "
        "error."},
       {"find ads.csv --compare title --out pairs.csv --groups groups.csv", "sniff ads.csv",
        "man find | man -l -"}}};
}

std::string indented(std::string_view example) {
  std::string text = "  shinglescope-cli ";
  for (const char letter : example) {
    text += letter;
    if (letter == '\n') text += "  ";
  }
  return text + '\n';
}

}  // namespace

CommandManual manualOf(std::string_view command) {
  for (const auto &manuals :
       {searchManuals(), tableManuals(), measuringManuals(), exploreManuals(), helpManuals()}) {
    const auto found = std::ranges::find(manuals, command, &CommandManual::command);
    if (found != manuals.end()) return *found;
  }
  return {};
}

std::string_view columnNames() {
  return "A column is named by its header or by its number from 1. A header that is a\n"
         "number takes precedence; #2 is always the second column.";
}

const std::vector<ManualItem> &exitStatuses() {
  static const std::vector<ManualItem> statuses{
      {"0", "done"},
      {"1", "reading, writing or memory failed, or there are no rows"},
      {"2", "invalid arguments, recipe or header"},
      {"129", "ended by SIGHUP"},
      {"130", "interrupted by Ctrl+C (SIGINT)"},
      {"143", "ended by SIGTERM"}};
  return statuses;
}

const std::vector<ManualItem> &manualFiles() {
  static const std::vector<ManualItem> files{
      {"*.shinglescope",
       "A project: the source of the table, the recipe, the results and the verdicts. find and "
       "exact create it with --project; review, export and the window open it."},
      {"FILE.manifest.json",
       "The manifest that export writes next to FILE: its digest, the source, the recipe and the "
       "counts."},
      {"NAME.XXXXXX",
       "A file or folder next to a result that is being written. A killed command may leave it "
       "there; it can be removed."}};
  return files;
}

const std::vector<ManualItem> &manualVariables() {
  static const std::vector<ManualItem> variables{
      {"SHINGLESCOPE_CPU",
       "The instructions that the kernels use. The results are the same for all of them."},
      {"TMPDIR", "The folder for the temporary file of a large find. The default is /tmp."}};
  return variables;
}

std::string helpFooter(std::string_view command, bool namesColumns) {
  std::string text = "Examples:\n";
  for (const std::string_view example : manualOf(command).examples) text += indented(example);
  if (namesColumns) text += '\n' + std::string(columnNames()) + '\n';
  text += "\nExit codes:\n";
  for (const auto &[code, meaning] : exitStatuses())
    text +=
        "  " + std::string(code) + std::string(5 - code.size(), ' ') + std::string(meaning) + '\n';
  return text;
}

}  // namespace shinglescope
