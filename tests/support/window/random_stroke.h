// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/qnamespace.h>
#include <iterator>
#include <random>

namespace shinglescope::test {

struct KeyStroke {
  Qt::Key key;
  Qt::KeyboardModifiers modifiers;
};

/// Draws a key that a user might press: one that moves, a letter, a digit, a sign or a shortcut.
inline KeyStroke drawStroke(std::mt19937 &random) {
  const auto below = [&random](unsigned count) { return static_cast<unsigned>(random() % count); };
  static constexpr Qt::Key kMoves[] = {
      Qt::Key_Down,     Qt::Key_Up,     Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Tab,
      Qt::Key_Tab,      Qt::Key_Return, Qt::Key_Return,   Qt::Key_Escape, Qt::Key_Space,
      Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Home,     Qt::Key_End,    Qt::Key_Backspace,
      Qt::Key_Delete,   Qt::Key_Menu,   Qt::Key_Backtab,  Qt::Key_F1,     Qt::Key_F2,
      Qt::Key_F5,       Qt::Key_F6,     Qt::Key_Backspace};
  static constexpr Qt::Key kSigns[] = {Qt::Key_Period, Qt::Key_Comma,      Qt::Key_Minus,
                                       Qt::Key_Plus,   Qt::Key_Slash,      Qt::Key_Question,
                                       Qt::Key_Equal,  Qt::Key_BracketLeft};
  const auto letter = [&] { return static_cast<Qt::Key>(Qt::Key_A + below(26)); };
  const auto digit = [&] { return static_cast<Qt::Key>(Qt::Key_0 + below(10)); };
  const unsigned kind = below(20);
  if (kind < 8) {
    const Qt::Key move = kMoves[below(std::size(kMoves))];
    return {move, below(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier};
  }
  if (kind < 13) return {letter(), below(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier};
  if (kind < 15) return {digit(), Qt::NoModifier};
  if (kind < 16) return {kSigns[below(std::size(kSigns))], Qt::NoModifier};
  if (kind < 17) return {digit(), Qt::ControlModifier};
  if (kind < 18) return {letter(), Qt::ControlModifier};
  if (kind < 19) return {letter(), Qt::AltModifier};
  return {kMoves[below(std::size(kMoves))], below(2) == 0 ? Qt::ControlModifier : Qt::AltModifier};
}

}  // namespace shinglescope::test
