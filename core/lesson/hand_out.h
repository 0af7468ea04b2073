// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/lesson/hand_out_extract.h"
#include "core/lesson/lesson.h"

namespace shinglescope {

/// The form in which a lesson is printed.
enum class HandOutForm {
  Complete,   ///< everything, with the answers at the end
  WorkSheet,  ///< values to compute are left blank
  AnswerKey   ///< the work sheet filled in
};

/// The parts that are left blank in a work sheet, and filled in in its key.
struct SheetBlanks {
  bool matrix = true;
  bool hashValues = true;
  bool signature = true;
  bool buckets = true;
  static SheetBlanks none() { return {false, false, false, false}; }
  bool operator==(const SheetBlanks &) const = default;
};

struct HandOutCell {
  Sentence text;
  bool isAnswer = false;  ///< a value to find; empty in a work sheet
};

struct HandOutColumn {
  Sentence heading;
  bool isLabel = false;  ///< labels a row; repeated in every part of a wide table
  bool isWords = false;  ///< text, aligned left; numbers are centred
};

struct HandOutTable {
  Sentence caption;
  std::vector<HandOutColumn> columns = {};
  std::vector<std::vector<HandOutCell>> rows = {};
  std::vector<std::size_t> linesAfter = {};  ///< rows followed by a strong line
};

struct HandOutText {
  enum class Role { Plain, Remark, Prompt, Record };
  Role role = Role::Plain;
  std::vector<Sentence> sentences;
  std::string record = {};  ///< for Role::Record: shown literally, line by line
};

struct HandOutListing {
  Listing listing = Listing::Prepare;
};

/// The curve of a plan; a point is labelled by its position in the table of pairs, from 1.
struct HandOutCurve {
  struct Point {
    double similarity = 0;
    double chance = 0;
    bool isCandidate = false;
  };
  BandPlan plan{1, 1};
  std::size_t pairs = 0;
  std::vector<Point> points = {};  ///< none in a work sheet, where readers draw them
};

struct HandOutQuestion {
  enum class Show { Asked, Answered, AnswerOnly };
  Show show = Show::Asked;
  bool isOpen = false;     ///< answered in the reader's own words: the choices are not shown
  std::size_t number = 0;  ///< from 1
  Sentence prompt;
  std::vector<Sentence> choices;
  std::optional<std::size_t> answer;  ///< set if it is shown
  Sentence explanation;
};

/// A block of a hand-out; LessonStage is the heading of a stage.
using HandOutBlock = std::variant<LessonStage, HandOutText, HandOutTable, HandOutListing,
                                  HandOutCurve, HandOutQuestion>;

/// The content of a printed lesson, in order. The window adds the text of sentences and the layout.
struct HandOut {
  HandOutForm form = HandOutForm::Complete;
  std::string title;
  std::vector<HandOutBlock> blocks;
};

/// Builds all nine stages with their tables, with the author's texts in this language. The limits
/// summarize long texts and large tables; the rest is counted. A key has the blocks and cells of
/// its work sheet, with the blanks filled in, and the author's notes at the end. O(documents *
/// rows * hashes).
HandOut handOutOf(const Lesson &lesson, HandOutForm form, std::string_view language,
                  const SheetBlanks &blanks = {}, const PaperLimits &limits = {});

}  // namespace shinglescope
