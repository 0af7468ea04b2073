// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace shinglescope {

/// A text of one of Qt's classes, as it is looked up.
struct QtText {
  const char *context;
  const char *text;
};

/// Returns the texts of Qt's dialogs and menus that Qt's own Italian lacks; the window's
/// translations contain them.
std::span<const QtText> addedQtTexts();

}  // namespace shinglescope
