// SPDX-License-Identifier: MIT
#include "core/lesson/model/lesson_tables.h"

#include "core/lesson/model/lesson_bands.h"
#include "core/lesson/model/lesson_matrix.h"
#include "core/lsh/band_plan.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {
namespace {

std::string fieldOfClaim(std::size_t hash) { return "claimed[" + std::to_string(hash) + "]"; }

Result<void> compareClaims(const LessonSpec &spec, LessonTables &tables) {
  if (spec.claimed.size() > tables.columns.size())
    return badParameter(
        {MessageId::LessonClaimsTooMany, {spec.claimed.size(), tables.columns.size()}});
  for (std::uint32_t hash = 0; hash < spec.claimed.size(); ++hash) {
    const auto &claims = spec.claimed[hash];
    if (claims.size() != tables.documents.size())
      return badParameter({MessageId::LessonClaimSizeWrong,
                           {fieldOfClaim(hash), claims.size(), tables.documents.size()}});
    for (std::uint32_t document = 0; document < claims.size(); ++document) {
      const std::string computed = tables.shown(hash, tables.signatures[document][hash]);
      if (tables.disagreement || claims[document] == computed) continue;
      tables.disagreement = Disagreement{hash, document, claims[document], computed};
    }
  }
  return {};
}

}  // namespace

std::string LessonTables::shown(std::uint32_t hash, std::uint32_t value) const {
  if (value == SignatureMatrix::kEmptyValue) return {};
  switch (convention) {
    case LessonConvention::Value: return std::to_string(value);
    case LessonConvention::Position: return std::to_string(columns[hash].positionOf(value));
    case LessonConvention::Element: return rows[columns[hash].rowOf(value)].label;
  }
  return {};
}

std::size_t LessonTables::pairOf(std::uint32_t a, std::uint32_t b) const {
  const auto found = std::ranges::find_if(pairs, [&](const LessonPair &pair) {
    return pair.a == std::min(a, b) && pair.b == std::max(a, b);
  });
  return static_cast<std::size_t>(found - pairs.begin());
}

Result<LessonTables> makeLessonTables(const LessonSpec &spec, const RunContext &context) {
  auto matrix = makeLessonMatrix(spec, context);
  if (!matrix) return matrix.error();
  LessonTables tables;
  tables.isGiven = spec.matrix.has_value();
  tables.firstRow = spec.permutations.firstRow;
  tables.convention = spec.convention;
  tables.documents = std::move(matrix->documents);
  tables.rows = std::move(matrix->rows);
  auto columns = makeLessonColumns(spec.permutations, tables.rows, context);
  if (!columns) return columns.error();
  tables.columns = std::move(*columns);
  const auto plan = makeBandPlan(tables.numHashes(), spec.bands);
  if (!plan) return plan.error();
  tables.plan = *plan;
  auto signatures = signaturesBy(tables.columns, tables.rows, tables.documents.size(), context);
  if (!signatures) return signatures.error();
  tables.signatures = std::move(*signatures);
  tables.pairs = lessonPairs(tables);
  if (context.isCancelled()) return cancelledError();
  tables.buckets = lessonBuckets(tables);
  if (auto compared = compareClaims(spec, tables); !compared) return compared.error();
  return tables;
}

}  // namespace shinglescope
