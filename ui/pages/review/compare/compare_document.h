#pragma once

#include <QTextDocument>
#include <vector>

#include "ui/base/style/theme.h"
#include "ui/parts/compare/compare_fields.h"

namespace shinglescope {

/// Which shingles are marked, where they are shown.
enum class ShingleMarks { All, Shared, OnlyA, OnlyB };

struct CompareOptions {
  bool isOnlyDifferences = false;
  bool isFlipped = false;  ///< the left side shows B in the place of A
  bool isWhiteSpaceShown = false;
  DiffOptions ignored;
  ShingleMarks marks = ShingleMarks::All;
  int part = 0;  ///< of long texts, from 0
};

/// A place that differs, as positions in the document.
struct ComparePlace {
  int beginA = 0;
  int endA = 0;
  int beginB = 0;
  int endB = 0;
};

struct CompareSummary {
  std::vector<ComparePlace> places;
  int equalFields = 0;  ///< all fields but those that differ
  int partCount = 1;    ///< of the longest text
};

/// Everything that a document is filled from.
struct CompareSource {
  const CompareContent &content;
  const std::vector<FieldDiff> &diffs;  ///< of the content's fields
  const ThemeColors &colors;
  const QFont &font;
  int width = 0;
};

/// Fills the document with a table: field, A, B. Words and characters that only
/// one side has carry an underline (solid on A, dotted on B) as well as a tint.
/// Text is literal; control and bidi characters become symbols.
CompareSummary fillCompareDocument(QTextDocument &document, const CompareSource &source,
                                   const CompareOptions &options);

/// The prepared texts of the two rows, with the shingles that both have tinted,
/// those of one underlined, and what stands in both kinds hatched.
CompareSummary fillShingleDocument(QTextDocument &document, const CompareSource &source,
                                   const ShingleView &shingles, const CompareOptions &options);

}  // namespace shinglescope
