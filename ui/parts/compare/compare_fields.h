// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <string_view>
#include <vector>

#include "core/explain/aligned_parts.h"
#include "core/explain/shingle_coverage.h"

namespace shinglescope {

/// A field of the two records, as stored in the data set.
struct CompareField {
  QString name;
  std::string_view a;
  std::string_view b;
};

/// Two records, to be shown side by side.
struct CompareContent {
  QString headA;  ///< row number; followed by a muted note such as the id
  QString noteA;
  QString headB;
  QString noteB;
  std::vector<CompareField> fields;
};

/// A compared field and the parts in which it is shown.
struct FieldDiff {
  TextDiff diff;
  std::vector<TextChange> parts;
};

/// The size of a part of a long text.
inline constexpr std::size_t kComparePartBytes = 20'000;

/// The prepared texts of two rows and the parts in which they are shown.
struct ShingleView {
  ShingleCoverage coverage;
  std::vector<TextChange> parts;
};
/// Splits the texts into parts. Call it off the GUI thread, because texts may be long.
ShingleView shingleViewOf(ShingleCoverage coverage);

/// Compares every field. Call it off the GUI thread if comparedBytes() is large.
std::vector<FieldDiff> diffFields(const CompareContent &content, const DiffOptions &ignored);
std::size_t comparedBytes(const CompareContent &content);

}  // namespace shinglescope
