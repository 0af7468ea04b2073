// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace shinglescope {

/// For a focused control and its children, reserves keys that the page's shortcuts would take:
/// Space, arrows, Home, End, digits, + and -, in fields also Enter and Backspace; for an ungrouped
/// button only Space, for a list Space, Home and End. Undo and redo stay with the page.
void keepKeys(QWidget *control);

}  // namespace shinglescope
