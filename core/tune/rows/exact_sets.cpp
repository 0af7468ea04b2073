#include "core/tune/rows/exact_sets.h"

#include <numeric>
#include <string_view>
#include <unordered_set>

#include "core/base/hash.h"
#include "core/base/memory_budget.h"
#include "core/pipeline/run/find_run.h"

namespace shinglescope {

std::uint64_t ExactSets::identicalRowPairs() const {
  if (scope.hasReference()) return 0;
  std::uint64_t pairs = 0;
  for (const std::uint32_t text : withShingles) {
    const std::uint64_t rows = classes().rowsOf(TextId{text}).size();
    pairs += rows * (rows - 1) / 2;
  }
  return pairs;
}

Result<ExactSets> makeExactSets(const Dataset &dataset, const Recipe &recipe,
                                const RunContext &context) {
  auto request = checkRequest(dataset, recipe);
  if (!request) return request.error();
  if (auto stopped = resolveStopShingles(*request, context); !stopped) return stopped.error();
  auto shingled = shingleDataset(dataset, request->columns, request->recipe.preparation,
                                 request->recipe.shingle, context, request->scope);
  if (!shingled) return shingled.error();
  auto scope = makePairScope(request->scope, shingled->classes, context);
  if (!scope) return scope.error();
  ExactSets made{&dataset,
                 request->recipe,
                 std::move(request->columns),
                 std::make_shared<const ShingledTexts>(*std::move(shingled)),
                 std::move(*scope),
                 {}};
  made.withShingles = textsWithShingles(made.classes());
  return made;
}

Result<TextSubset> signExactSets(const ExactSets &texts, const SignatureOptions &signature,
                                 const RunContext &context) {
  MemoryBudget budget(context);
  const std::uint64_t bytes =
      std::uint64_t{texts.classes().textCount()} * signature.hashes * sizeof(std::uint32_t);
  if (auto taken = budget.take(bytes, MessageId::TheSignatures, MessageId::TakeFewerHashesOrRows);
      !taken)
    return taken.error();
  std::vector<std::uint32_t> all(texts.classes().textCount());
  std::iota(all.begin(), all.end(), 0U);
  const SigningInput input{*texts.dataset, texts.columns, texts.recipe.preparation,
                           texts.recipe.shingle, signature};
  context.startStage(Stage::Signing, WorkUnit::Texts, all.size());
  return makeTextSubset(input, texts.classes(), all, {false, true}, context);
}

std::vector<std::uint32_t> drawRows(std::size_t rows, std::size_t count, std::uint64_t seed) {
  std::vector<std::uint32_t> drawn;
  if (count >= rows) {
    drawn.resize(rows);
    std::iota(drawn.begin(), drawn.end(), 0U);
    return drawn;
  }
  SplitMix64 random(seed);
  std::unordered_set<std::uint32_t> taken;
  for (std::size_t last = rows - count; last < rows; ++last) {
    const auto row = static_cast<std::uint32_t>(random.next() % (last + 1));
    const auto next = taken.contains(row) ? static_cast<std::uint32_t>(last) : row;
    taken.insert(next);
    drawn.push_back(next);
  }
  std::ranges::sort(drawn);
  return drawn;
}

std::shared_ptr<const Dataset> copyRows(const Dataset &dataset,
                                        const std::vector<std::uint32_t> &rows) {
  DatasetBuilder builder(dataset.columnNames());
  std::vector<std::string_view> cells(dataset.columnCount());
  for (const std::uint32_t row : rows) {
    for (std::uint32_t column = 0; column < cells.size(); ++column)
      cells[column] = dataset.cell(RecordId{row}, ColumnId{column});
    builder.addRow(cells, dataset.sourceOffset(RecordId{row}));
  }
  return builder.finish();
}

}  // namespace shinglescope
