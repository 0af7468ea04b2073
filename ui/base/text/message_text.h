// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/base/message.h"

namespace shinglescope {

/// Returns a message of core in the language of the window. Texts of the user are shown
/// literally, numbers in the format of the language. Any thread.
QString messageText(const Message &message);

/// Returns several messages, separated by spaces.
QString allMessagesText(const std::vector<Message> &messages);

}  // namespace shinglescope
