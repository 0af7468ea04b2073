// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ui/pages/review/compare/compare_document.h"

class QTextDocument;

namespace shinglescope {

/// A difference on the ruler: where in the whole records it is, from 0 (top) to 1.
struct RulerMark {
  double begin = 0;
  double end = 0;
  bool isInA = false;
  bool isInB = false;
  int part = 0;         ///< of a long text
  int difference = -1;  ///< in the part that is shown; -1 in others
};

/// Returns the marks of the part that is shown, at the heights of the document's lines. `parts` are
/// the parts of the longest text; each takes an equal share of the ruler. O(lines + differences).
std::vector<RulerMark> shownRulerMarks(const QTextDocument &document,
                                       const std::vector<ComparePlace> &places, int part,
                                       int parts);

/// Returns the marks of another part from the lengths of its texts, since it is not laid out.
/// O(differences).
std::vector<RulerMark> hiddenRulerMarks(const CompareSource &source, const CompareOptions &options,
                                        int part, int parts);

}  // namespace shinglescope
