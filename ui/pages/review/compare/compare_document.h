// SPDX-License-Identifier: MIT
#pragma once

#include <QTextDocument>
#include <vector>

#include "ui/base/style/theme.h"
#include "ui/parts/compare/compare_fields.h"

namespace shinglescope {

/// The shingles that the shingle view marks.
enum class ShingleMarks { All, Shared, OnlyA, OnlyB };

struct CompareOptions {
  bool isOnlyDifferences = false;
  bool isFlipped = false;  ///< B is shown on the left
  bool isWhiteSpaceShown = false;
  DiffOptions ignored;
  ShingleMarks marks = ShingleMarks::All;
  int part = 0;  ///< shown part of a long text, from 0
};

/// One difference, as positions in the document.
struct ComparePlace {
  int beginA = 0;
  int endA = 0;
  int beginB = 0;
  int endB = 0;
};

struct CompareSummary {
  std::vector<ComparePlace> places;
  int equalFields = 0;  ///< number of fields without a difference
  int partCount = 1;    ///< number of parts of the longest text
};

/// The data from which a document is filled.
struct CompareSource {
  const CompareContent &content;
  const std::vector<FieldDiff> &diffs;  ///< one for each field of the content
  const ThemeColors &colors;
  const QFont &font;
  int width = 0;
};

/// Fills the document with a table: field, A, B. Words and characters on one side only are
/// underlined (solid on A, dotted on B) and tinted. Text is literal; control and bidi characters
/// are shown as symbols. With `shingles`, shows the prepared texts of the two rows instead: shared
/// shingles are tinted, shingles of one row are underlined, and text in shingles of both kinds is
/// hatched.
CompareSummary fillCompareDocument(QTextDocument &document, const CompareSource &source,
                                   const CompareOptions &options, const ShingleView *shingles);

}  // namespace shinglescope
