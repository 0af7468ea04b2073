// SPDX-License-Identifier: MIT
#include "ui/parts/compare/compare_fields.h"

#include <algorithm>
#include <utility>

namespace shinglescope {

std::vector<FieldDiff> diffFields(const CompareContent &content, const DiffOptions &ignored) {
  std::vector<FieldDiff> diffs;
  diffs.reserve(content.fields.size());
  for (const CompareField &field : content.fields) {
    FieldDiff diff{diffTexts(field.a, field.b, ignored), {}};
    diff.parts = alignedParts(field.a, field.b, diff.diff.changes, kComparePartBytes);
    diffs.push_back(std::move(diff));
  }
  return diffs;
}

ShingleView shingleViewOf(ShingleCoverage coverage) {
  const std::string &a = coverage.textA;
  const std::string &b = coverage.textB;
  // Texts that fit into one part do not need alignment.
  const bool isLong = std::max(a.size(), b.size()) > kComparePartBytes;
  const std::vector<TextChange> changes =
      isLong ? diffTexts(a, b).changes : std::vector<TextChange>{};
  std::vector<TextChange> parts = alignedParts(a, b, changes, kComparePartBytes);
  return {std::move(coverage), std::move(parts)};
}

std::size_t comparedBytes(const CompareContent &content) {
  std::size_t bytes = 0;
  for (const CompareField &field : content.fields) bytes += field.a.size() + field.b.size();
  return bytes;
}

}  // namespace shinglescope
