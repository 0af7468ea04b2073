// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QString>
#include <vector>

namespace shinglescope {

/// One line of a walk file.
struct WalkStep {
  enum class Kind {
    Open,    ///< opens the file `text`
    Click,   ///< clicks the button or entry of the open menu that begins with `text`
    Focus,   ///< gives the keyboard to the widget whose accessible name is `text`, as Tab does
    Press,   ///< presses `key`
    Type,    ///< types `text` into the widget with the focus
    See,     ///< fails unless the window shows `text`
    Picture  ///< saves a picture as `text`.png
  };
  Kind kind;
  QString text;
  QKeyCombination key = {};
  int line = 0;  ///< from 1
};

/// Parses a walk file: one step per line, the kind as a word in lower case, then a space and its
/// text. Keys are separated by spaces, such as "Ctrl+R J D", and each becomes a step. Blank lines
/// and lines that begin with # are skipped. Returns no steps and sets `mistake` if a line cannot be
/// read.
std::vector<WalkStep> parseWalk(const QString &text, QString &mistake);

}  // namespace shinglescope
