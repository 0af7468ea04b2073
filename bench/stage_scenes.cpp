// SPDX-License-Identifier: MIT
#include "bench/stage_scenes.h"

#include <filesystem>
#include <utility>

#include "core/base/files/atomic_file.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/content/result_rows.h"
#include "core/export/format/delimited_rows.h"
#include "core/pipeline/run/candidate_scorer.h"
#include "core/verify/exact_join.h"

namespace shinglescope::bench {
namespace {

constexpr std::uint64_t kMaxPairs = 50'000'000;
constexpr std::uint64_t kChunkBytes = 1U << 30U;

template <class T>
Result<void> withoutValue(const Result<T> &result) {
  return result ? Result<void>{} : result.error();
}

/// A call that owns copies of its inputs and frees them before it returns: the measured wait
/// includes freeing the run's memory.
template <class Inputs, class Function>
Call callWith(Inputs inputs, Function function) {
  auto held = std::make_shared<Inputs>(std::move(inputs));
  return [held, function](const RunContext &context) mutable {
    Result<void> result = function(*held, context);
    held.reset();
    return result;
  };
}

MemoryPlan allInMemory(const Workbench &bench) {
  MemoryPlan plan;
  plan.bandsAtOnce = bench.recipe.bands;
  return plan;
}

SigningInput inputOf(const Workbench &bench) {
  return {*bench.dataset, bench.columns, bench.recipe.preparation, bench.recipe.shingle,
          bench.recipe.signature};
}

Scene readingScene(const Workbench &bench) {
  return {"reading", Stage::Reading, [&bench]() -> Call {
            return [&bench](const RunContext &context) {
              return withoutValue(loadDataset(bench.path, {}, context));
            };
          }};
}

Scene preparingScene(const Workbench &bench) {
  return {"preparing", Stage::Preparing, [&bench]() -> Call {
            return [&bench](const RunContext &context) {
              return withoutValue(shingleDataset(*bench.dataset, bench.columns,
                                                 bench.recipe.preparation, bench.recipe.shingle,
                                                 context));
            };
          }};
}

Scene signingScene(const Workbench &bench) {
  return {"signing", Stage::Signing, [&bench]() -> Call {
            return [&bench](const RunContext &context) {
              const SigningInput input = inputOf(bench);
              return withoutValue(
                  signDataset(input, bench.recipe.bandPlan(), allInMemory(bench), false, context));
            };
          }};
}

Scene bandingScene(const Workbench &bench) {
  return {"banding", Stage::Banding, [&bench]() -> Call {
            return callWith(
                bench.signedTexts, [](const SignedTexts &texts, const RunContext &context) {
                  return withoutValue(
                      generateCandidates(texts.keys, textsWithShingles(texts.classes), context));
                });
          }};
}

Scene verifyingScene(const Workbench &bench) {
  return {"verifying", Stage::Verifying, [&bench]() -> Call {
            return [&bench](const RunContext &context) {
              const SigningInput input = inputOf(bench);
              CandidateScorer scorer(input, bench.signedTexts.classes,
                                     bench.signedTexts.occurrences, bench.recipe,
                                     bench.recipe.effectiveFloor(), {kChunkBytes});
              return scorer.score(bench.candidates, context);
            };
          }};
}

Scene joiningScene(const Workbench &bench) {
  return {"joining", Stage::Joining, [&bench]() -> Call {
            return callWith(
                bench.texts, [&bench](const ShingledTexts &texts, const RunContext &context) {
                  return withoutValue(exactJoin(texts.sets, {bench.recipe.threshold, {}}, context));
                });
          }};
}

Scene groupingScene(const Workbench &bench) {
  return {"grouping", Stage::Grouping, [&bench]() -> Call {
            return callWith(
                bench.result, [](const DuplicateResult &result, const RunContext &context) {
                  return withoutValue(groupsAt(result, result.recipe().threshold, context));
                });
          }};
}

/// Writes to a file that is never committed: neither it nor its temporary file may exist
/// afterwards, cancelled or not.
Result<void> writeAndLeave(const Workbench &bench, const RunContext &context) {
  std::uint64_t bytes = 0;
  {
    auto file = AtomicFile::open(bench.scratchFolder + "/pairs.csv");
    if (!file) return file.error();
    const ByteSink sink = [&](std::string_view text) {
      bytes += text.size();
      return file->write(text);
    };
    DelimitedRows rows(',', ExportProfile::Exact, sink, context);
    const auto written = writePairs(bench.result, *bench.dataset, kMaxPairs, rows, context);
    if (!written && written.error().code != ErrorCode::Cancelled) return written.error();
    if (written && bytes == 0) return plainError(ErrorCode::Internal, "Nothing was written.");
  }
  if (!std::filesystem::is_empty(bench.scratchFolder))
    return plainError(ErrorCode::Internal,
                      "A file was left behind in " + bench.scratchFolder + ".");
  return {};
}

Scene writingScene(const Workbench &bench) {
  return {"writing", Stage::Writing, [&bench]() -> Call {
            return [&bench](const RunContext &context) { return writeAndLeave(bench, context); };
          }};
}

Scene wholeRunScene(const Workbench &bench, bool exact) {
  return {exact ? "whole exact run" : "whole find run", Stage::Idle, [&bench, exact]() -> Call {
            return [&bench, exact](const RunContext &context) {
              const auto run = exact ? findExactDuplicates : findDuplicates;
              return withoutValue(run(*bench.dataset, bench.recipe, context));
            };
          }};
}

Recipe titleRecipe(const std::string &column, ShingleUnit unit, std::uint32_t k) {
  Recipe recipe;
  recipe.compare = {column};
  recipe.preparation.unicode = UnicodeForm::Keep;
  recipe.preparation.lowerCase = true;
  recipe.preparation.stripPunctuation = Punctuation::Ascii;
  recipe.shingle.unit = unit;
  recipe.shingle.k = k;
  recipe.shingle.shortTexts = ShortTexts::Skip;
  recipe.signature.numHashes = 128;
  recipe.bands = 32;
  return recipe;
}

/// Runs the stages one by one, in the order of a run.
Result<void> keepInputs(Workbench &bench, const RunContext &context) {
  auto texts = shingleDataset(*bench.dataset, bench.columns, bench.recipe.preparation,
                              bench.recipe.shingle, context);
  if (!texts) return texts.error();
  bench.texts = std::move(*texts);
  auto signedTexts =
      signDataset(inputOf(bench), bench.recipe.bandPlan(), allInMemory(bench), false, context);
  if (!signedTexts) return signedTexts.error();
  bench.signedTexts = std::move(*signedTexts);
  auto candidates = generateCandidates(bench.signedTexts.keys,
                                       textsWithShingles(bench.signedTexts.classes), context);
  if (!candidates) return candidates.error();
  bench.candidates = std::move(candidates->pairs);
  // Some candidates may turn out to share no band.
  if (bench.candidates.size() < bench.result.report.candidates)
    return plainError(ErrorCode::Internal,
                      "The stages, run one by one, give other candidates than the whole run.");
  return {};
}

}  // namespace

Recipe wordRecipe(const std::string &column) { return titleRecipe(column, ShingleUnit::Word, 3); }
Recipe characterRecipe(const std::string &column) {
  return titleRecipe(column, ShingleUnit::Character, 5);
}

Result<Workbench> layWorkbench(const std::string &path, const std::string &scratchFolder,
                               const Recipe &recipe, unsigned threads) {
  const RunContext context{{}, nullptr, threads, 0};
  Workbench bench;
  bench.path = path;
  bench.scratchFolder = scratchFolder;
  bench.recipe = recipe;
  auto loaded = loadDataset(path, {}, context);
  if (!loaded) return loaded.error();
  bench.dataset = std::move(loaded->dataset);
  for (const std::string &name : recipe.compare) {
    const auto column = bench.dataset->findColumn(name);
    if (!column) return column.error();
    bench.columns.push_back(*column);
  }
  auto result = findDuplicates(*bench.dataset, recipe, context);
  if (!result) return result.error();
  bench.result = std::move(*result);
  if (auto kept = keepInputs(bench, context); !kept) return kept.error();
  return bench;
}

std::vector<Scene> scenesOf(const Workbench &bench, bool withExact) {
  std::vector<Scene> scenes{readingScene(bench), preparingScene(bench),      signingScene(bench),
                            bandingScene(bench), verifyingScene(bench),      groupingScene(bench),
                            writingScene(bench), wholeRunScene(bench, false)};
  if (withExact) {
    scenes.push_back(joiningScene(bench));
    scenes.push_back(wholeRunScene(bench, true));
  }
  return scenes;
}

}  // namespace shinglescope::bench
