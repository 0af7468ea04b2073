#include "core/export/content/similar_writer.h"

#include "core/export/format/chunked_output.h"
#include "core/export/format/pair_scores.h"
#include "core/export/format/table_writer.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

PairScores scoresOf(const SimilarRow &row, const Recipe &recipe) {
  PairScores scores;
  scores.jaccard = row.jaccard();
  scores.estimate =
      static_cast<double>(row.equalPositions) / static_cast<double>(recipe.signature.hashes);
  scores.sharedBands = row.sharedBands;
  scores.intersection = row.intersection;
  scores.unionSize = row.unionSize;
  return scores;
}

}  // namespace

Result<void> writeSimilar(const SimilarRows &found, const Dataset &dataset, const Recipe &recipe,
                          const ByteSink &sink, const RunContext &context) {
  const auto ids = idColumn(dataset, recipe);
  if (!ids) return ids.error();
  const TableWriter csv(',');
  ChunkedOutput output(sink, context);
  output.buffer() = "row,id,jaccard,estimate,shared_bands,intersection,union\n";
  for (const SimilarRow &row : found.rows) {
    appendNumber(output.buffer(), row.row.value);
    output.buffer().push_back(',');
    if (*ids) csv.appendField(output.buffer(), dataset.cell(row.row, **ids));
    output.buffer().push_back(',');
    appendScores(output.buffer(), scoresOf(row, recipe), ',');
    output.buffer().push_back('\n');
    if (auto flushed = output.flushIfFull(); !flushed) return flushed;
  }
  return output.flush();
}

}  // namespace shinglescope
