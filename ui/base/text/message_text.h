#pragma once

#include <QString>

#include "core/base/message.h"

namespace shinglescope {

/// What the core says, in the language of the window. Values are shown literally. Any thread.
QString messageText(const Message &message);

}  // namespace shinglescope
