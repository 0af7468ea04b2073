// SPDX-License-Identifier: MIT
#include "core/explain/shingle_coverage.h"

#include <algorithm>

#include "core/explain/row_signer.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

/// A position where shingles begin or end, with the change of the two counts there.
struct Edge {
  std::uint32_t at = 0;
  std::int32_t shared = 0;
  std::int32_t own = 0;
};

std::vector<Edge> edgesOf(const std::vector<ShingleSpan> &spans,
                          const std::vector<std::uint64_t> &otherSet) {
  std::vector<Edge> edges;
  edges.reserve(2 * spans.size());
  for (const ShingleSpan &span : spans) {
    const bool isShared = std::ranges::binary_search(otherSet, span.hash);
    const std::int32_t shared = isShared ? 1 : 0;
    edges.push_back({span.begin, shared, 1 - shared});
    edges.push_back({span.end, -shared, shared - 1});
  }
  std::ranges::sort(edges, {}, &Edge::at);
  return edges;
}

std::vector<CoveredStretch> stretchesOf(std::size_t bytes, const std::vector<Edge> &edges) {
  std::vector<CoveredStretch> stretches;
  CoveredStretch open;
  const auto close = [&](std::uint32_t at) {
    if (at == open.begin) return;
    open.end = at;
    const bool isSame = !stretches.empty() && stretches.back().shared == open.shared &&
                        stretches.back().own == open.own;
    if (isSame) {
      stretches.back().end = at;
    } else {
      stretches.push_back(open);
    }
    open.begin = at;
  };
  for (const Edge &edge : edges) {
    close(edge.at);
    open.shared += static_cast<std::uint32_t>(edge.shared);
    open.own += static_cast<std::uint32_t>(edge.own);
  }
  close(static_cast<std::uint32_t>(bytes));
  return stretches;
}

}  // namespace

Result<ShingleCoverage> coverShingles(const Dataset &dataset, const Recipe &recipe, RecordId a,
                                      RecordId b, const RunContext &context) {
  if (std::max(a.value, b.value) >= dataset.rowCount())
    return badParameter({MessageId::NoRowForShingles, {}});
  const auto resolved = resolveRecipe(dataset, recipe, context);
  if (!resolved) return resolved.error();
  auto signer = RowSigner::create(dataset, *resolved);
  if (!signer) return signer.error();
  ShingleCoverage coverage;
  coverage.textA = signer->preparedText(a);
  coverage.textB = signer->preparedText(b);
  if (std::max(coverage.textA.size(), coverage.textB.size()) > kMostCoveredBytes)
    return errorOf(ErrorCode::Limit, {MessageId::TextsTooLongForShingles, {}});
  std::vector<std::uint64_t> setA;
  std::vector<std::uint64_t> setB;
  signer->setOf(coverage.textA, setA);
  signer->setOf(coverage.textB, setB);
  coverage.sharedShingles = intersectionSize(setA, setB);
  coverage.onlyA = setA.size() - coverage.sharedShingles;
  coverage.onlyB = setB.size() - coverage.sharedShingles;
  if (context.isCancelled()) return cancelledError();
  coverage.stretchesA =
      stretchesOf(coverage.textA.size(), edgesOf(signer->spansOf(coverage.textA), setB));
  coverage.stretchesB =
      stretchesOf(coverage.textB.size(), edgesOf(signer->spansOf(coverage.textB), setA));
  return coverage;
}

}  // namespace shinglescope
