// SPDX-License-Identifier: MIT
#include "core/lesson/model/lesson_bands.h"

#include "core/lsh/band_keys.h"
#include "core/signature/min_hasher.h"

namespace shinglescope {
namespace {

LessonPair comparePair(const LessonTables &tables, std::uint32_t a, std::uint32_t b) {
  LessonPair pair;
  pair.a = a;
  pair.b = b;
  for (const LessonRow &row : tables.rows) {
    pair.shared += row.isIn(a) && row.isIn(b) ? 1 : 0;
    pair.all += row.isIn(a) || row.isIn(b) ? 1 : 0;
  }
  if (tables.documents[a].size > 0 && tables.documents[b].size > 0) {
    pair.equalPositions = equalPositions(tables.signatures[a], tables.signatures[b]);
    pair.sharedBands = countSharedBands(tables.signatures[a], tables.signatures[b], tables.plan);
  }
  pair.chance = candidateProbability(pair.jaccard(), tables.plan);
  if (const auto orders = countCollidingOrders(tables.rows, a, b)) pair.orders = *orders;
  return pair;
}

void putIntoBucket(const LessonTables &tables, std::uint32_t band, std::uint32_t document,
                   std::vector<LessonBucket> &buckets) {
  const std::vector<std::uint32_t> &signature = tables.signatures[document];
  for (LessonBucket &bucket : buckets) {
    if (!isBandEqual(tables.signatures[bucket.documents.front()], signature, tables.plan, band))
      continue;
    bucket.documents.push_back(document);
    return;
  }
  const auto begin = signature.begin() + static_cast<std::ptrdiff_t>(band * tables.plan.rows);
  buckets.push_back({{begin, begin + tables.plan.rows}, {document}});
}

}  // namespace

std::vector<LessonPair> lessonPairs(const LessonTables &tables) {
  std::vector<LessonPair> pairs;
  const auto documents = static_cast<std::uint32_t>(tables.documents.size());
  for (std::uint32_t a = 0; a < documents; ++a)
    for (std::uint32_t b = a + 1; b < documents; ++b) pairs.push_back(comparePair(tables, a, b));
  return pairs;
}

std::vector<std::vector<LessonBucket>> lessonBuckets(const LessonTables &tables) {
  std::vector<std::vector<LessonBucket>> buckets(tables.plan.bands);
  for (std::uint32_t band = 0; band < tables.plan.bands; ++band)
    for (std::uint32_t document = 0; document < tables.documents.size(); ++document)
      if (tables.documents[document].size > 0) putIntoBucket(tables, band, document, buckets[band]);
  return buckets;
}

}  // namespace shinglescope
