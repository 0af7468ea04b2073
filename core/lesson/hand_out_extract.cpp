// SPDX-License-Identifier: MIT
#include "core/lesson/hand_out_extract.h"

#include <numeric>
#include <set>

namespace shinglescope {
namespace {

using RowSet = std::set<std::uint32_t>;

/// Returns the rows that determine the values of one hash.
RowSet decidingRows(const LessonTables &tables, std::uint32_t hash) {
  RowSet rows;
  for (std::uint32_t document = 0; document < tables.documents.size(); ++document)
    for (const std::uint32_t row : tables.columns[hash].order)
      if (tables.rows[row].isIn(document)) {
        rows.insert(row);
        break;
      }
  return rows;
}

/// Chooses the hashes whose deciding rows fit, at least one, and fills up with the first rows.
void chooseRows(const LessonTables &tables, const PaperLimits &limits, HandOutExtract &extract) {
  const std::size_t most = printedOf(tables.rows.size(), limits.rows);
  const auto hashes = static_cast<std::uint32_t>(printedOf(tables.numHashes(), limits.hashes));
  const bool isWhole = most == tables.rows.size();
  RowSet chosen;
  while (extract.hashes < hashes) {
    RowSet more = chosen;
    if (!isWhole) more.merge(decidingRows(tables, extract.hashes));
    if (extract.hashes > 0 && more.size() > most) break;
    chosen = std::move(more);
    ++extract.hashes;
  }
  for (std::uint32_t row = 0; row < tables.rows.size() && chosen.size() < most; ++row)
    chosen.insert(row);
  extract.rows.assign(chosen.begin(), chosen.end());
  extract.hiddenRows = tables.rows.size() - extract.rows.size();
}

void choosePairs(const LessonTables &tables, const PaperLimits &limits, HandOutExtract &extract) {
  extract.pairs.resize(tables.pairs.size());
  std::iota(extract.pairs.begin(), extract.pairs.end(), 0U);
  const std::size_t most = printedOf(tables.pairs.size(), limits.pairs);
  if (most == tables.pairs.size()) return;
  std::ranges::stable_sort(extract.pairs, std::ranges::greater(),
                           [&tables](std::uint32_t pair) { return tables.pairs[pair].jaccard(); });
  extract.pairs.resize(most);
  std::ranges::sort(extract.pairs);
}

}  // namespace

std::size_t printedOf(std::size_t total, std::size_t limit) {
  return total <= limit + limit / 4 ? total : limit;
}

HandOutExtract extractOf(const LessonTables &tables, const PaperLimits &limits) {
  HandOutExtract extract;
  chooseRows(tables, limits, extract);
  choosePairs(tables, limits, extract);
  const std::uint32_t rows = std::max(1U, tables.plan.rows);
  extract.signature = static_cast<std::uint32_t>(
      printedOf(tables.numHashes(), std::max<std::size_t>(limits.signature, rows)));
  if (extract.signature < tables.numHashes())
    extract.signature = std::max(rows, extract.signature / rows * rows);
  extract.bands = std::min(static_cast<std::uint32_t>(printedOf(tables.plan.bands, limits.bands)),
                           std::max(1U, extract.signature / rows));
  std::size_t longest = 0;
  for (const LessonDocument &document : tables.documents)
    longest = std::max(longest, document.cuts.size());
  extract.shingles = printedOf(longest, limits.shingles);
  return extract;
}

}  // namespace shinglescope
