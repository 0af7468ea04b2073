// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/lesson_history.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostSteps = 200;

std::optional<LessonVersion> swapIn(std::vector<LessonVersion> &from,
                                    std::vector<LessonVersion> &to, LessonVersion shown) {
  if (from.empty()) return std::nullopt;
  LessonVersion version = std::move(from.back());
  from.pop_back();
  to.push_back(std::move(shown));
  return version;
}

}  // namespace

void LessonHistory::push(LessonVersion replaced) {
  m_future.clear();
  m_past.push_back(std::move(replaced));
  if (m_past.size() > kMostSteps) m_past.erase(m_past.begin());
}

std::optional<LessonVersion> LessonHistory::dropLast() {
  if (m_past.empty()) return std::nullopt;
  LessonVersion version = std::move(m_past.back());
  m_past.pop_back();
  return version;
}

std::optional<LessonVersion> LessonHistory::undo(LessonVersion shown) {
  return swapIn(m_past, m_future, std::move(shown));
}

std::optional<LessonVersion> LessonHistory::redo(LessonVersion shown) {
  return swapIn(m_future, m_past, std::move(shown));
}

}  // namespace shinglescope
