// SPDX-License-Identifier: MIT
#include "app/cli/commands/input.h"

#include <algorithm>
#include <filesystem>

#include "app/cli/output/console.h"
#include "app/cli/output/summary.h"
#include "core/dataset/load/reading_summary.h"
#include "core/dataset/source/raw_source.h"
#include "core/dataset/table/merge_datasets.h"
#include "core/dataset/table/row_window.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

/// Tests whether the recipe names a column by a cell of the first row, although that row was
/// detected as data. If so, the row is a header.
bool isHeaderNamed(const Dataset &dataset, const Recipe &recipe) {
  if (dataset.rowCount() == 0) return false;
  const std::vector<std::string> names = namedColumns(recipe);
  RowWindow rows(dataset);
  if (!rows.show(0, 1)) return false;
  const auto isInFirstRow = [&](const std::string &name) {
    if (dataset.findColumn(name)) return false;
    for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
      if (rows.cell(RecordId{0}, ColumnId{column}) == name) return true;
    return false;
  };
  return std::any_of(names.begin(), names.end(), isInFirstRow);
}

/// Reads the source with `load`, a second time if the first row turns out to be a header.
template <class Load>
Result<LoadedDataset> loadWithHeader(const CliOptions &options, const Load &load) {
  auto loaded = load(options.load);
  if (!loaded || options.load.hasHeader || loaded->report.dialect.hasHeader) return loaded;
  if (!isHeaderNamed(*loaded->dataset, options.recipe)) return loaded;
  LoadOptions withHeader = options.load;
  withHeader.hasHeader = true;
  return load(withHeader);
}

Result<LoadedDataset> loadQuietly(const std::string &path, const CliOptions &options,
                                  const RunContext &context) {
  if (path != kStandardInputPath) {
    return loadWithHeader(
        options, [&](const LoadOptions &load) { return loadDataset(path, load, context); });
  }
  // A pipe can be read only once; the source keeps the data for a second pass.
  auto source = openStandardInput({memoryLimit(context), context.stop});
  if (!source) return source.error();
  return loadWithHeader(
      options, [&](const LoadOptions &load) { return loadDataset(*source, load, context); });
}

/// The columns that are called differently in the reference: those of the options, then those of
/// the recipe for other columns that the run uses.
std::vector<ColumnPair> effectivePairs(const CliOptions &options, const Dataset &file) {
  std::vector<ColumnPair> pairs = options.columnPairs;
  if (!options.recipe.against) return pairs;
  const auto isOfColumn = [&file](const std::string &name, ColumnId column) {
    const auto found = file.findColumn(name);
    return found && *found == column;
  };
  for (const ColumnPair &pair : options.recipe.against->columns) {
    const auto column = file.findColumn(pair.first);
    if (!column) continue;
    const bool isGiven = std::ranges::any_of(options.columnPairs, [&](const ColumnPair &given) {
      return isOfColumn(given.first, *column);
    });
    const bool isUsed =
        std::ranges::any_of(namedColumns(options.recipe),
                            [&](const std::string &name) { return isOfColumn(name, *column); });
    if (isUsed && !isGiven) pairs.push_back(pair);
  }
  return pairs;
}

/// Adds the reference's rows, which must have the columns that the recipe names.
Result<void> addReference(const CliOptions &options, InputTables &tables,
                          const RunContext &context) {
  const std::string name = sourceName(*options.against);
  CliOptions ofReference = options;
  ofReference.load.part = options.againstPart;
  if (auto read = assignTo(tables.reference, loadInput(*options.against, ofReference, context));
      !read)
    return read;
  if (tables.reference.dataset->rowCount() == 0)
    return plainError(
        ErrorCode::Format,
        "The reference \"" + name + "\" has no rows; there is nothing to compare with.", name);
  const Dataset &file = *tables.file.dataset;
  tables.columnPairs = effectivePairs(options, file);
  if (!options.hasPairsWithin) tables.firstReference = static_cast<std::uint32_t>(file.rowCount());
  return assignTo(tables.dataset, mergeDatasets(file, *tables.reference.dataset,
                                                namedColumns(options.recipe), tables.columnPairs));
}

}  // namespace

std::string sourceName(const std::string &path) {
  return std::string(path == kStandardInputPath ? kStandardInputName : std::string_view(path));
}

Result<LoadedDataset> loadInput(const std::string &path, const CliOptions &options,
                                const RunContext &context) {
  auto loaded = loadQuietly(path, options, context);
  if (!loaded || options.convert.isExact) return loaded;  // its bytes are copied unchanged
  const ReadingSummary reading = summaryOf(loaded->report);
  if (reading.droppedRows == 0) return loaded;
  const std::string text = droppedText(reading, sourceName(path));
  if (options.isStrict)
    return plainError(ErrorCode::Format, text + "; nothing is written with --strict.", path);
  Console(options.verbosity).say("shinglescope-cli: warning: " + text + ".");
  return loaded;
}

std::vector<std::string> tableNames(const CliOptions &options) {
  if (!options.against) return {};
  std::vector<std::string> names;
  for (const std::string &path : {options.file, *options.against})
    names.push_back(std::filesystem::path(path).filename().string());
  return names;
}

Result<InputTables> readTables(const CliOptions &options, const RunContext &context) {
  InputTables tables;
  if (auto read = assignTo(tables.file, loadInput(options.file, options, context)); !read)
    return read.error();
  tables.dataset = tables.file.dataset;
  auto checked = checkColumns(*tables.dataset, options.recipe, sourceName(options.file));
  if (checked && options.against) checked = addReference(options, tables, context);
  if (!checked) return checked.error();
  return tables;
}

Result<void> checkColumns(const Dataset &dataset, const Recipe &recipe, const std::string &file) {
  const Error noRows = plainError(
      ErrorCode::Format, "\"" + file + "\" has no rows; there is nothing to compare.", file);
  if (dataset.columnCount() == 0) return noRows;
  if (recipe.compare.empty())
    return badParameter("Give --compare the column to compare; the columns are " +
                        inEnglish(columnList(dataset)) + ".");
  if (const auto columns = comparedColumns(dataset, recipe); !columns) return columns.error();
  if (const auto id = idColumn(dataset, recipe); !id) return id.error();
  if (const auto same = sameColumns(dataset, recipe); !same) return same.error();
  if (dataset.rowCount() == 0) return noRows;
  return {};
}

}  // namespace shinglescope
