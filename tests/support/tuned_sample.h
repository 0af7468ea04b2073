// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <memory>
#include <string>

#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/tune/rows/exact_sets.h"
#include "tests/support/places.h"

/// Helpers for the tests of core/tune.
namespace shinglescope::test {

inline RunContext threads(unsigned count) {
  RunContext context;
  context.threads = count;
  return context;
}

/// Returns the context of a run that was cancelled before it began.
inline RunContext cancelledRun() {
  std::stop_source source;
  source.request_stop();
  RunContext context;
  context.stop = source.get_token();
  return context;
}

inline std::shared_ptr<const Dataset> loadTable(const std::string &path) {
  auto loaded = loadDataset(path, {}, {});
  return loaded ? loaded->dataset : nullptr;
}

/// Returns a table of the shared data sets; null if they are missing.
inline std::shared_ptr<const Dataset> loadShared(const std::string &name) {
  const std::string path = test::sharedPath("/data/").toStdString() + name;
  return QFile::exists(QString::fromStdString(path)) ? loadTable(path) : nullptr;
}

/// Returns the built-in rentals.
inline std::shared_ptr<const Dataset> rentals() {
  return loadTable(test::sourcePath("/resources/samples/rentals.tsv").toStdString());
}
/// Returns `count` rentals, sampled with the seed; null if they cannot be read.
inline std::shared_ptr<const Dataset> someRentals(std::size_t count, std::uint64_t seed) {
  const auto all = rentals();
  return all ? copyRows(*all, drawRows(all->rowCount(), count, seed)) : nullptr;
}
inline Recipe rentalsRecipe() {
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"Title", "Description"};
  return recipe;
}

/// Returns a recipe with lower case, ASCII punctuation stripped, k words, and short texts skipped.
inline Recipe wordRecipe(const std::vector<std::string> &columns, std::uint32_t k = 3) {
  Recipe recipe;
  recipe.compare = columns;
  recipe.preparation.unicode = UnicodeForm::Keep;
  recipe.preparation.stripPunctuation = Punctuation::Ascii;
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = k;
  recipe.shingle.shortTexts = ShortTexts::Skip;
  return recipe;
}

}  // namespace shinglescope::test
