// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

namespace shinglescope {

/// Returns the font without contextual alternates and ligatures, with which Inter draws "1920x1080
/// ->" as "1920×1080 →". Shaping, kerning and marks stay. All fonts of the window, of pictures and
/// of PDFs are created here (docs/decisions/literal_text.md). Any thread.
QFont literalFont(QFont font);

}  // namespace shinglescope
