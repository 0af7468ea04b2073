// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "core/lesson/lesson.h"
#include "ui/pages/learn/tables/lesson_grid.h"

namespace shinglescope {

/// The items that the current step refers to.
class StepTouches {
 public:
  StepTouches(const Lesson &lesson, const LessonState &state)
      : m_touches(lesson.steps()[state.step].touches) {}
  bool has(Touched what, std::uint32_t a, std::uint32_t b = 0) const {
    return std::ranges::find(m_touches, Touch{what, a, b}) != m_touches.end();
  }
  bool hasAny(Touched what, std::uint32_t a) const {
    return std::ranges::any_of(m_touches,
                               [&](const Touch &t) { return t.what == what && t.a == a; });
  }

 private:
  const std::vector<Touch> &m_touches;
};

/// A word or number from core, for a cell.
QString shownText(const std::string &text);
QString documentName(const Lesson &lesson, std::uint32_t document);
QStringList documentNames(const Lesson &lesson);
/// The names of a pair joined by a middle dot.
QString pairName(const Lesson &lesson, const LessonPair &pair);
/// The names of all pairs.
QStringList pairNames(const Lesson &lesson);
/// The title of a hash, numbered from 1: "h3".
QString hashTitle(std::size_t hash);
GridCell wordCell(const QString &text, CellTone tone = CellTone::Normal);
/// Marks the unmarked cells of the row that is added next, and lets the view scroll to the row.
void markRow(LessonGrid &grid, std::vector<GridCell> &cells);
/// The hash that a step is about, if there is one.
std::optional<std::uint32_t> touchedHash(const LessonStep &step);
/// A share with two decimals, as in sentences.
QString shareText(double share);

}  // namespace shinglescope
