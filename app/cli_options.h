#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/dataset/dataset_loader.h"
#include "core/pipeline/find_similar.h"
#include "core/pipeline/recipe.h"

namespace shinglescope {

enum class CommandKind { Find, Exact, Query, Convert, Sniff };

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
  char delimiter = ',';
};

/// What the command line asks for, checked as far as it can be without the data.
struct CliOptions {
  CommandKind command = CommandKind::Find;
  std::string file;
  std::string recipeFile;  ///< empty where none was given
  LoadOptions load;
  Recipe recipe;
  std::optional<std::string> against;  ///< the reference's file
  unsigned threads = 1;
  std::uint64_t memoryBytes = 0;  ///< that a run may use; 0 leaves it to the machine
  std::uint64_t maxPairs = 50'000'000;
  QueryOptions query;
  ConvertOptions convert;
  bool asJson = false;        ///< what `sniff` writes
  std::string outPath = "-";  ///< pairs, rows or the table; "-" is standard output
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
  std::optional<bool> header, spacedQuotes, mergesDelimiters;
  std::optional<bool> lower, stripDigits, stripLoneLetters;
  std::optional<std::string> stripPunctuation, unicode, whiteSpace, stopWords, stem;
  std::optional<std::string> shingle, shortTexts, stopShingles, hash, permutations;
  std::optional<std::string> hashes, bands, threshold, floor, verify, pairs, seed;
  std::optional<std::string> against, threads, memory, maxPairs, out, groups, report;
  std::optional<std::string> text, row, top, delimiterOut;
  bool prepared = false, exact = false, dropRejected = false;
  bool json = false;
};

/// Turns words into options: preset or recipe first, then each word on top.
/// BadParameter with one sentence that names the option. Reads the recipe file.
Result<CliOptions> optionsFromRaw(const RawOptions &raw);

}  // namespace shinglescope
