// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/lesson/model/curve_form.h"
#include "core/lesson/model/lesson_stage.h"
#include "core/lesson/model/sentence.h"

namespace shinglescope {

/// The part of the lesson that a step points at; a and b identify it.
enum class Touched {
  Document,       ///< a: document
  Cut,            ///< a: document, b: its cut
  Row,            ///< a: row of the matrix
  Cell,           ///< a: row, b: document
  Similarity,     ///< a: pair, for its cell of the Jaccard matrix
  Column,         ///< a: hash
  ColumnCell,     ///< a: hash, b: row
  SignatureCell,  ///< a: hash, b: document
  Pair,           ///< a: pair
  Band,           ///< a: band
  Bucket,         ///< a: band, b: bucket
  CurvePoint,     ///< a: pair
  Question        ///< a: question
};

struct Touch {
  Touched what = Touched::Document;
  std::uint32_t a = 0;
  std::uint32_t b = 0;
  bool operator==(const Touch &) const = default;
};

/// The pseudocode listings that a lesson shows next to its steps.
enum class Listing {
  Prepare,
  Cut,
  Matrix,
  Jaccard,
  Hash,  ///< (a x + b) mod p
  Shuffle,
  SignOnes,   ///< every 1 keeps the minimum
  SignOrder,  ///< rows in permuted order
  Compare,
  Bands,
  Curve,
  Questions
};
inline constexpr std::size_t kListings = 12;

/// The number of items of each kind that are shown. The numbers only grow from step to step, so a
/// step can be reached from either side.
struct Revealed {
  std::uint32_t texts = 0;
  std::uint32_t prepared = 0;      ///< texts
  std::uint32_t cuts = 0;          ///< of all documents together, in their order
  std::uint32_t rows = 0;          ///< of the matrix; the hidden ones are added together at the end
  std::uint32_t similarities = 0;  ///< pairs of the Jaccard matrix
  std::uint32_t columns = 0;       ///< hashes
  std::uint32_t compared = 0;      ///< pairs
  std::uint32_t placed = 0;        ///< documents in buckets: band * documents + document
  std::uint32_t bands = 0;         ///< bands whose candidates are known
  CurveForm curveForm = CurveForm::None;
  std::uint32_t curvePoints = 0;  ///< pairs
  std::uint32_t questions = 0;
  bool operator==(const Revealed &) const = default;
};

/// A signature cell that a step sets, with its previous value, so stepping back is as cheap as
/// stepping forward.
struct CellWrite {
  std::uint32_t hash = 0;
  std::uint32_t document = 0;
  std::uint32_t before = 0;
  std::uint32_t after = 0;
};

/// One step of a lesson. `revealed` counts what is shown after it.
struct LessonStep {
  LessonStage stage = LessonStage::Texts;
  Listing listing = Listing::Prepare;
  std::uint32_t line = 0;  ///< of the listing, from 0
  Revealed revealed;
  std::vector<CellWrite> writes;
  std::vector<Touch> touches;
  std::vector<Sentence> sentences;
};

}  // namespace shinglescope
