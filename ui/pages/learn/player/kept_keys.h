#pragma once

class QWidget;

namespace shinglescope {

/// Lets a control have the keys that it needs itself (Space, arrows, Home, End,
/// digits, + and -; of a button that stands alone Space, of a list Space, Home and End), which
/// the page's shortcuts would take while it has the focus. Undo and redo stay the page's. Also
/// its children's.
void keepKeys(QWidget *control);

}  // namespace shinglescope
