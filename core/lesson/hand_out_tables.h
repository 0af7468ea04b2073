// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/hand_out.h"

namespace shinglescope {

/// The content of the tables of a hand-out. Refers to the lesson.
struct HandOutSource {
  const LessonTables &tables;
  HandOutForm form = HandOutForm::Complete;
  LessonPermutations kind = LessonPermutations::Modular;
  SheetBlanks blanks = {};  ///< only parts that can be computed from what is printed
  HandOutExtract extract = {};

  /// Makes the source of a lesson. A part cannot be blank if nothing on the paper determines it: a
  /// given matrix, and numbers that were given or drawn as a shuffle that is not printed in full.
  static HandOutSource of(const Lesson &lesson, HandOutForm form, const SheetBlanks &asked,
                          const PaperLimits &limits);
  /// An order that is read off the numbers of its hash, not the other way round.
  bool areOrdersDerived() const { return kind != LessonPermutations::Shuffled; }
  /// Tests whether the numbers of a hash are to be computed. An order that was changed manually has
  /// no formula.
  bool areNumbersBlank(std::uint32_t hash) const;
  /// Tests whether the orders can be printed without giving away blank numbers.
  bool hasOrders() const;
  /// A cell to fill in if its part is blank: empty in a work sheet.
  HandOutCell cell(Sentence text, bool isBlank) const;
};

// The tables of a hand-out. Similarities, estimates, candidates and chances are always to be
// computed, unless a part that they need is not printed. Each is O(size of the table).

/// The shingles of each document in the order of its text, with their rows unless the matrix is
/// blank.
HandOutTable shinglesOnPaper(const HandOutSource &source);
/// The characteristic matrix.
HandOutTable matrixOnPaper(const HandOutSource &source);
HandOutTable jaccardOnPaper(const HandOutSource &source);
/// Shared shingles and similarity of each pair.
HandOutTable pairsOnPaper(const HandOutSource &source);
/// a, b and p of each hash.
HandOutTable functionsOnPaper(const HandOutSource &source);
/// The number of each row under each hash.
HandOutTable valuesOnPaper(const HandOutSource &source);
/// The rows in the order of each hash.
HandOutTable ordersOnPaper(const HandOutSource &source);
/// The signatures, with a line between the bands.
HandOutTable signaturesOnPaper(const HandOutSource &source);
HandOutTable estimatesOnPaper(const HandOutSource &source);
/// The buckets. A blank table has as many lines for each band, however many buckets it has.
HandOutTable bucketsOnPaper(const HandOutSource &source);
HandOutTable candidatesOnPaper(const HandOutSource &source);
HandOutTable chancesOnPaper(const HandOutSource &source);

}  // namespace shinglescope
