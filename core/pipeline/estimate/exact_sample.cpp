// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/exact_sample.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <string_view>

#include "core/pipeline/recipe/find_request.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kMostSampledBytes = 16U << 20U;
/// The smaller side must not vanish in the sample.
constexpr std::size_t kLeastShareOfSide = 4;

/// Rows of the sample, ascending, and the position of each in the order of drawing.
struct ChosenRows {
  std::vector<std::uint32_t> rows;
  std::vector<std::uint32_t> places;
};

/// Draws up to `most` texts from the rows [begin, end) and stops after `bytes`. Adds the counts of
/// these rows to `cells`.
Result<SampledSide> chooseRows(const Dataset &dataset, const std::vector<ColumnId> &columns,
                               std::uint32_t begin, std::uint32_t end, std::size_t most,
                               std::uint64_t bytes, ChosenRows &chosen, CellTexts &cells,
                               const RunContext &context) {
  const auto texts = lookAtCells(dataset, columns, begin, end, most, context);
  if (!texts) return texts.error();
  cells.distinct += texts->distinct;
  cells.bytes += texts->bytes;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> drawn;  // row, place
  RowWindow window(dataset);
  std::vector<std::uint32_t> ascending = texts->drawn;
  std::ranges::sort(ascending);
  if (auto shown = window.show(ascending, columns); !shown) return shown.error();
  std::uint64_t seen = 0;
  for (const std::uint32_t row : texts->drawn) {
    if (seen >= bytes) break;
    drawn.emplace_back(row, static_cast<std::uint32_t>(drawn.size()));
    for (const ColumnId column : columns) seen += window.cell({row}, column).size();
  }
  std::ranges::sort(drawn);
  for (const auto &[row, place] : drawn) {
    chosen.rows.push_back(row);
    chosen.places.push_back(place);
  }
  return SampledSide{static_cast<double>(end - begin), texts->distinct,
                     static_cast<double>(drawn.size())};
}

/// Copies only what a run reads: the compared columns and those of the scope.
Result<std::shared_ptr<const Dataset>> copyReadColumns(const Dataset &dataset,
                                                       const std::vector<ColumnId> &columns,
                                                       const std::vector<std::uint32_t> &rows) {
  RowWindow window(dataset);
  if (auto shown = window.show(rows, columns); !shown) return shown.error();
  DatasetBuilder builder(dataset.columnNames());
  std::vector<std::string_view> cells(dataset.columnCount());
  for (const std::uint32_t row : rows) {
    for (const ColumnId column : columns) cells[column.value] = window.cell({row}, column);
    builder.addRow(cells, 0);
  }
  return builder.finish();
}

/// Orders texts by the position of their first row. The positions of two sides interleave, so every
/// prefix has rows of both.
std::vector<std::uint32_t> orderByPlace(const TextClasses &classes,
                                        const std::vector<std::uint32_t> &places,
                                        const ExactSample &sample) {
  std::vector<std::uint32_t> order(classes.textCount());
  std::vector<double> shareBefore(order.size());
  for (std::uint32_t text = 0; text < order.size(); ++text) {
    const std::uint32_t row = classes.firstRow(TextId{text}).value;
    const bool isFile = row < sample.file.sampled;
    order[text] = text;
    shareBefore[text] = places[row] / (isFile ? sample.file : sample.reference).sampled;
  }
  std::ranges::stable_sort(order, {}, [&](std::uint32_t text) { return shareBefore[text]; });
  return order;
}

}  // namespace

double threadSeconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double ExactSample::textScale() const {
  return reference.rows > 0 ? std::sqrt(file.scale() * reference.scale()) : file.scale();
}

Result<ExactSample> takeExactSample(const Dataset &dataset, const Recipe &recipe,
                                    std::optional<std::uint32_t> firstReference,
                                    const SampleSize &size, const RunContext &context) {
  const auto request = checkRequest(dataset, recipe, firstReference);
  if (!request) return request.error();
  const std::size_t rows = dataset.rowCount();
  const std::size_t border = firstReference.value_or(static_cast<std::uint32_t>(rows));
  const std::size_t most = std::max<std::size_t>(size.texts, 1);
  const std::size_t least = most / kLeastShareOfSide;
  const std::size_t ofFile = std::clamp(most * border / rows, std::min(border, least),
                                        most - std::min(rows - border, least));
  ExactSample sample;
  sample.columns = request->columns;
  const auto &same = request->scope.sameColumns();
  sample.columns.insert(sample.columns.end(), same.begin(), same.end());
  ChosenRows chosen;
  const std::uint64_t all = sampledBytes(kMostSampledBytes, kGrowthShingled, size.memory);
  const std::uint64_t bytes = firstReference ? all / 2 : all;
  const auto choose = [&](std::size_t begin, std::size_t end, std::size_t texts) {
    return chooseRows(dataset, sample.columns, static_cast<std::uint32_t>(begin),
                      static_cast<std::uint32_t>(end), texts, bytes, chosen, sample.cells, context);
  };
  if (auto file = assignTo(sample.file, choose(0, border, ofFile)); !file) return file.error();
  if (border < rows) {
    const auto reference = choose(border, rows, most - ofFile);
    if (!reference) return reference.error();
    sample.reference = *reference;
  }
  const auto copied = copyReadColumns(dataset, sample.columns, chosen.rows);
  if (!copied) return copied.error();
  const Dataset &copy = **copied;
  std::optional<std::uint32_t> copyReference;
  if (firstReference) copyReference = static_cast<std::uint32_t>(sample.file.sampled);
  auto small = checkRequest(copy, recipe, copyReference);
  if (!small) return small.error();
  auto common = commonWordsOf(dataset, recipe, context);
  if (!common) return common.error();
  if (auto resolved = resolveShingles(*small, context, *std::move(common)); !resolved)
    return resolved.error();
  const double start = threadSeconds();
  auto texts = shingleDataset(copy, small->columns, recipe.preparation, small->recipe.shingle,
                              context, small->scope);
  if (!texts) return texts.error();
  sample.preparingSeconds = threadSeconds() - start;
  auto scope = makePairScope(small->scope, texts->classes, context);
  if (!scope) return scope.error();
  sample.shingling = small->recipe.shingle;
  sample.rows = std::move(chosen.rows);
  sample.texts = *std::move(texts);
  sample.scope = *std::move(scope);
  sample.order = orderByPlace(sample.texts.classes, chosen.places, sample);
  return sample;
}

SampledSets firstSets(const ExactSample &sample, std::size_t count) {
  std::vector<std::uint32_t> texts(sample.order.begin(),
                                   sample.order.begin() + static_cast<std::ptrdiff_t>(count));
  std::ranges::sort(texts);
  SampledSets first;
  if (sample.scope.hasReference()) {
    const auto border = std::ranges::lower_bound(texts, sample.scope.firstReference);
    first.scope.firstReference = static_cast<std::uint32_t>(border - texts.begin());
  }
  for (const std::uint32_t text : texts) {
    const auto set = sample.texts.sets[TextId{text}];
    first.sets.values.insert(first.sets.values.end(), set.begin(), set.end());
    first.sets.offsets.push_back(first.sets.values.size());
    if (!sample.scope.labels.empty()) first.scope.labels.push_back(sample.scope.labels[text]);
  }
  return first;
}

}  // namespace shinglescope
