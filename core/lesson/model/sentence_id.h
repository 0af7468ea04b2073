// SPDX-License-Identifier: MIT
#pragma once

namespace shinglescope {

/// The sentences of a lesson, each with its values in order; the window contains the texts.
enum class SentenceId {
  Plain,  ///< text: shown as it is
  Yes,
  No,
  Nothing,         ///< the stage has nothing to show
  TextShown,       ///< stage 1, texts: document, characters
  TextPrepared,    ///< document
  TextUnchanged,   ///< document
  MatrixGiven,     ///< rows, documents
  Cut,             ///< stage 2, shingles: document, shingle
  CutRepeated,     ///< document, shingle: already in the document
  CutRest,         ///< document, number of further shingles
  CutNothing,      ///< document
  CutTotal,        ///< document, distinct shingles
  RowFilled,       ///< stage 3: matrix: x, shingle, documents
  RowOfNobody,     ///< x, shingle
  RowChanged,      ///< documents whose cells were changed manually
  RowsHidden,      ///< rows not shown, rows shown
  Jaccard,         ///< document, document, shared, all, similarity, all as counted noun
  JaccardEmpty,    ///< document, document: neither has a shingle
  ColumnHashed,    ///< stage 4: permutations: hash, a, b, p
  ColumnShuffled,  ///< hash
  ColumnGiven,     ///< hash
  ColumnChanged,   ///< hash
  OrderIs,         ///< hash, the rows' x from first to last
  RepeatsValue,    ///< hash, value, rows' x with it: not a permutation
  RepeatsToo,      ///< value, rows' x with it
  RepeatsRest,     ///< number of further values with several rows
  PrimeHelps,      ///< next prime
  ConventionValue,
  ConventionPosition,
  ConventionElement,
  OrdersCounted,    ///< orders, document, document, colliding, shared, all
  RowVisited,       ///< stage 5: signature: x, shingle, documents, hash, value
  RowSkipped,       ///< x, shingle
  TakesFirst,       ///< document, value
  TakesLess,        ///< document, before, value
  KeepsLess,        ///< document, held, value
  AlreadyFilled,    ///< document, held
  RestVisited,      ///< rows not shown, hash
  HashDone,         ///< hash, values
  ClaimHolds,       ///< hash
  ClaimWrong,       ///< hash, document, claimed, computed
  Compared,         ///< stage 6: comparison: document, document, equal, hashes, estimate, exact
  Convergence,      ///< hashes
  BandStarts,       ///< stage 7, bands: band, first hash, last hash
  BandOfOneStarts,  ///< band, its hash
  NewBucket,        ///< document, band, values
  JoinsBucket,      ///< document, band, values, documents there
  EmptyInNoBucket,  ///< document
  Candidates,       ///< band, documents that share one bucket
  NoCandidates,     ///< band
  CurveMinhash,     ///< stage 8, curve
  CurveBand,        ///< rows as a counted noun, rows
  CurveOtherBand,   ///< rows
  CurveMiss,        ///< bands as a counted noun, rows, bands
  CurveIs,          ///< bands and rows as counted nouns, rows, bands
  CurveThreshold,   ///< the similarity with a probability of one half
  PointFound,       ///< document, document, similarity, chance
  PointMissed,      ///< document, document, similarity, chance
  PointLeftOut,     ///< document, document, similarity, chance
  Question,         ///< stage 9, questions: number, total
  Lesson,           ///< text of the lesson's author
#include "core/lesson/model/paper_ids.inc"
  NotesFollow,  // moc cannot read two included parts without a name between them
#include "core/lesson/model/question_ids.inc"
  Count
};

}  // namespace shinglescope
