#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/lesson/lesson.h"

namespace shinglescope {

/// What is printed of a lesson.
enum class HandOutForm {
  Complete,   ///< everything, with the answers to the questions at its end
  WorkSheet,  ///< what is to be computed is left blank
  AnswerKey   ///< the work sheet filled in
};

inline constexpr std::size_t kPrintedCharacters = 3000;  ///< of a text; the rest is counted

struct HandOutCell {
  Sentence text;
  bool isAnswer = false;  ///< is to be found out; in a work sheet it has no text
};

struct HandOutColumn {
  Sentence heading;
  bool isLabel = false;  ///< says what a row is: stands in every part of a wide table
  bool isWords = false;  ///< words stand at the left, figures in the middle
};

struct HandOutTable {
  Sentence caption;
  std::vector<HandOutColumn> columns;
  std::vector<std::vector<HandOutCell>> rows;
  std::vector<std::size_t> linesAfter;  ///< rows with a strong line under them
};

struct HandOutText {
  enum class Role { Plain, Remark, Prompt, Record };
  Role role = Role::Plain;
  std::vector<Sentence> sentences;
  std::string record;  ///< of Role::Record: shown literally, line by line
};

struct HandOutListing {
  Listing listing = Listing::Prepare;
};

/// The curve of a plan; a point is named by its place in the table of pairs, from 1.
struct HandOutCurve {
  struct Point {
    double similarity = 0;
    double chance = 0;
    bool isCandidate = false;
  };
  BandPlan plan{1, 1};
  std::size_t pairs = 0;
  std::vector<Point> points;  ///< none in a work sheet: they are to be drawn in
};

struct HandOutQuestion {
  enum class Show { Asked, Answered, AnswerOnly };
  Show show = Show::Asked;
  std::size_t number = 0;  ///< from 1
  Sentence prompt;
  std::vector<Sentence> choices;
  std::optional<std::size_t> answer;  ///< where it is shown
  Sentence explanation;
};

/// LessonStage: the heading of a stage.
using HandOutBlock = std::variant<LessonStage, HandOutText, HandOutTable, HandOutListing,
                                  HandOutCurve, HandOutQuestion>;

/// A lesson on paper as data: what stands in it, in its order. The words of
/// sentences and the layout are the window's.
struct HandOut {
  HandOutForm form = HandOutForm::Complete;
  std::string title;
  std::vector<HandOutBlock> blocks;
};

/// All nine stages with their tables, the author's words in this language. Of a
/// matrix kShownLessonRows rows, of a text kPrintedCharacters characters; what is
/// left out is counted. O(rows * hashes).
HandOut handOutOf(const Lesson &lesson, HandOutForm form, std::string_view language);

}  // namespace shinglescope
