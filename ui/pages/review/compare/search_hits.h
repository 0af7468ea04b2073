// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

class QTextDocument;

namespace shinglescope {

/// A hit of the search, as positions in a document.
struct SearchHit {
  int begin = 0;
  int end = 0;
  int column = 1;  ///< of the table: 1 for A, 2 for B, or a member
  QString field;
  bool operator==(const SearchHit &) const = default;
};

struct SearchHits {
  std::vector<SearchHit> hits;  ///< by field, then by column
  bool isCut = false;           ///< there are more
};

inline constexpr std::size_t kMostHits = 2'000;

/// Finds the text of a queue's filter, a text in any case or /a regular expression/, in the records
/// of a comparison's table. The heads and the names of the fields are not searched. A regular
/// expression that is wrong or takes too long has no hits; the queue says why. O(text).
SearchHits searchHits(const QTextDocument &document, const QString &search,
                      std::size_t most = kMostHits);

/// Returns the rectangles of a stretch of text, one for each line, in the document. O(lines of its
/// paragraph).
std::vector<QRectF> textRectangles(const QTextDocument &document, int begin, int end);

}  // namespace shinglescope
