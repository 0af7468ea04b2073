#pragma once

#include <QTextDocument>
#include <string>
#include <string_view>
#include <vector>

#include "ui/style/theme.h"

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

struct CompareOptions {
  bool isOnlyDifferences = false;
  bool isFlipped = false;  ///< the left side shows B in the place of A
  int part = 0;            ///< of long texts, from 0
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

/// Long texts are shown in parts of so many bytes, cut between characters.
inline constexpr std::size_t kComparePartBytes = 20'000;

/// Fills the document with a table: field, A, B. Words and characters that only
/// one side has are tinted and underlined, solid in A and dotted in B. Record
/// text is inserted as plain text, invisible characters as symbols.
CompareSummary fillCompareDocument(QTextDocument &document, const CompareContent &content,
                                   const CompareOptions &options, const ThemeColors &colors,
                                   const QFont &font, int width);

}  // namespace shinglescope
