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
  RowsHidden,      ///< rows not shown, rows shown
  Jaccard,         ///< document, document, shared, all, similarity, all as counted noun
  JaccardEmpty,    ///< document, document: neither has a shingle
  ColumnHashed,    ///< stage 4: permutations: hash, a, b, p
  ColumnShuffled,  ///< hash
  ColumnGiven,     ///< hash
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
  CurveIs,          ///< stage 8, curve: bands and rows as counted nouns, rows, bands
  CurveThreshold,   ///< the similarity with a probability of one half
  PointFound,       ///< document, document, similarity, chance
  PointMissed,      ///< document, document, similarity, chance
  PointLeftOut,     ///< document, document, similarity, chance
  Question,         ///< stage 9, questions: number, total
  Lesson,           ///< text of the lesson's author
  HeadPlace,        ///< hand-outs
  HeadRow,
  HeadShingle,
  HeadPair,
  HeadShared,
  HeadAll,
  HeadJaccard,
  HeadHash,
  HeadPermutation,
  HeadOrder,
  HeadEqual,
  HeadEstimate,
  HeadBand,
  HeadValues,
  HeadDocuments,
  HeadSharedBands,
  HeadCandidate,
  HeadChance,
  CaptionShingles,
  CaptionShinglesOnly,  ///< without their rows
  CaptionMatrix,
  CaptionJaccard,
  CaptionPairs,
  CaptionFunctions,
  CaptionValues,
  CaptionOrders,
  CaptionSignatures,
  CaptionEstimates,  ///< hashes
  CaptionBuckets,
  CaptionCandidates,
  CaptionChances,
  ShingleInRow,          ///< shingle, x
  ShareIs,               ///< as a fraction, as a decimal
  SourceIs,              ///< the lesson's remark
  TextOf,                ///< document
  PreparedOf,            ///< document
  CharactersHidden,      ///< their number
  ShinglesHidden,        ///< document, their number
  RowsNotPrinted,        ///< their number
  NotPrinted,            ///< their number with its noun
  ShinglesOfWords,       ///< k
  ShinglesOfCharacters,  ///< k
  HashesModular,         ///< their number
  HashesShuffled,        ///< their number
  HashesGiven,           ///< their number
  WalkByOnes,
  WalkByOrder,
  BandsOfRows,  ///< bands, rows
  PreparedNfkc,
  PreparedLower,
  PreparedAscii,
  PreparedPunctuation,
  PreparedDigits,
  PreparedLoneLetters,
  PreparedNoSpace,
  PreparedSpaces,
  PreparedAllSpace,
  PreparedStopWords,  ///< language
  PreparedStem,       ///< language
  AnswersFollow,
  NotesFollow,
#include "core/lesson/model/question_ids.inc"
  Count
};

}  // namespace shinglescope
