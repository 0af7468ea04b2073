// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lesson/model/lesson_stage.h"
#include "core/shingle/shingle_options.h"
#include "core/signature/explicit_family.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

inline constexpr std::size_t kMaxLessonTexts = 8;
inline constexpr std::size_t kShownLessonRows = 60;  ///< of a matrix; the rest are counted
inline constexpr std::uint32_t kMaxLessonHashes = 100;
inline constexpr std::size_t kMaxLessonTextBytes = 1U << 16U;
inline constexpr std::size_t kMaxLessonRows = 1U << 16U;
inline constexpr std::size_t kMaxMovedRows = 1000;  ///< of an order that is changed manually

/// A text in several languages, by their ISO 639-1 codes; the code of a text without a language is
/// "".
struct LocalText {
  std::map<std::string, std::string> byLanguage;

  /// The text in this language; otherwise the one without a language, then English, then any.
  std::string in(std::string_view language) const;
  bool isEmpty() const { return byLanguage.empty(); }
  bool operator==(const LocalText &) const = default;
};

struct LessonText {
  std::string name;  ///< in the language of the reader
  std::string text;
  LocalText names = {};  ///< the name in several languages; empty if it is the same in all
  bool operator==(const LessonText &) const = default;
};

/// A characteristic matrix given directly, instead of texts.
struct GivenMatrix {
  std::vector<std::string> rows;                 ///< labels
  std::vector<std::string> columns;              ///< names of the documents
  std::vector<std::vector<std::uint32_t>> ones;  ///< rows x columns of 0 and 1
  bool operator==(const GivenMatrix &) const = default;
};

/// The origin of the numbers of a hash column.
enum class LessonPermutations {
  Modular,   ///< (a x + b) mod p
  Shuffled,  ///< random shuffles of the rows
  Columns    ///< given numbers, for example from a textbook
};

/// The way in which a signature cell shows the row that determines it.
enum class LessonConvention {
  Value,     ///< the hash value (source 3)
  Position,  ///< the row's position in the permuted order, from 1 (source 1)
  Element    ///< the row's label (source 4)
};

/// How a signature is filled.
enum class LessonWalk {
  Ones,  ///< row by row, each 1 keeps the minimum: the usual algorithm
  Order  ///< rows in permuted order, the first 1 of a column counts
};

/// The order of one hash, changed manually: it replaces the numbers of the hash with the places of
/// the rows.
struct ChangedOrder {
  std::uint32_t hash = 1;           ///< from 1, as in the tables
  std::vector<std::uint32_t> rows;  ///< the x of all rows, from first to last
  bool operator==(const ChangedOrder &) const = default;
};

/// A cell of the matrix that was changed manually: it contains the opposite of what the texts or
/// the given matrix say.
struct ChangedCell {
  std::string row;             ///< the label
  std::uint32_t document = 1;  ///< from 1
  bool operator==(const ChangedCell &) const = default;
};

struct PermutationSpec {
  LessonPermutations kind = LessonPermutations::Modular;
  std::uint32_t numHashes = 4;                      ///< given ones first, the rest is drawn
  std::uint64_t seed = 42;                          ///< of the drawn hashes
  std::uint32_t firstRow = 1;                       ///< the x of the first row
  std::vector<ModularPermutation> functions;        ///< p = 0: the next prime above the rows
  std::vector<std::vector<std::string>> orders;     ///< labels of the rows, first to last
  std::vector<std::vector<std::uint32_t>> columns;  ///< hashes x rows
  std::vector<ChangedOrder> changed;                ///< at most one for each hash
  bool operator==(const PermutationSpec &) const = default;
};

/// A remark at one step. In the signature stage, hash and row select the step (from 1, as in the
/// tables; 0: any); in other stages the remark is at the first step.
struct LessonNote {
  LessonStage stage = LessonStage::Texts;
  std::uint32_t hash = 0;
  std::uint32_t row = 0;
  LocalText text;
  bool operator==(const LessonNote &) const = default;
};

/// A question by the author, for the quiz of a stage or for the last stage; `answer` is an index
/// into `choices`.
struct LessonQuestion {
  LocalText prompt;
  std::vector<LocalText> choices;
  std::uint32_t answer = 0;
  LocalText explanation;
  LessonStage stage = LessonStage::Questions;
  std::vector<LocalText> remarks = {};  ///< on each wrong choice; empty, or one for each choice
  bool operator==(const LessonQuestion &) const = default;
};

/// A lesson as written by its author: the content of a lesson file, which the window edits. Plain
/// data; docs/lessons.md describes the file.
struct LessonSpec {
  std::string id;
  LocalText title;
  LocalText about;
  LocalText source;           ///< its origin, as a remark
  LocalText goal;             ///< what it teaches, in one sentence
  std::uint32_t minutes = 0;  ///< its duration; 0: not given
  std::vector<LessonText> texts;
  std::optional<GivenMatrix> matrix;  ///< instead of texts
  PreparationOptions preparation;
  ShingleOptions shingle;
  std::vector<ChangedCell> changedCells;
  PermutationSpec permutations;
  LessonConvention convention = LessonConvention::Value;
  LessonWalk walk = LessonWalk::Ones;
  std::uint32_t bands = 2;
  /// Claimed signatures to be checked, hashes x documents, as the convention shows them.
  std::vector<std::vector<std::string>> claimed;
  std::vector<LessonNote> notes;
  std::vector<LessonNote> prompts;  ///< "try this"
  std::vector<LessonQuestion> questions;
  bool operator==(const LessonSpec &) const = default;
};

/// The lesson with the names of its texts in this language.
LessonSpec withNamesIn(LessonSpec spec, std::string_view language);

}  // namespace shinglescope
