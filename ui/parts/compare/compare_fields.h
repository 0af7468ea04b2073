#pragma once

#include <QString>
#include <string_view>
#include <vector>

#include "core/explain/aligned_parts.h"
#include "core/explain/shingle_coverage.h"

namespace shinglescope {

/// A field of the two records, as it stands in the data set.
struct CompareField {
  QString name;
  std::string_view a;
  std::string_view b;
};

/// Two records, ready to be set side by side.
struct CompareContent {
  QString headA;  ///< row number, then a muted note such as its id
  QString noteA;
  QString headB;
  QString noteB;
  std::vector<CompareField> fields;
};

/// A field whose texts were compared, and the parts that it is shown in.
struct FieldDiff {
  TextDiff diff;
  std::vector<TextChange> parts;
};

/// Long texts are shown in parts of so many bytes.
inline constexpr std::size_t kComparePartBytes = 20'000;

/// Two rows as they are compared, and the parts that they are shown in.
struct ShingleView {
  ShingleCoverage coverage;
  std::vector<TextChange> parts;
};
/// Off the GUI thread: texts may be long.
ShingleView shingleViewOf(ShingleCoverage coverage);

/// Compares every field. Off the GUI thread where comparedBytes() is large.
std::vector<FieldDiff> diffFields(const CompareContent &content, const DiffOptions &ignored);
std::size_t comparedBytes(const CompareContent &content);

}  // namespace shinglescope
