#pragma once

#include <QString>

#include "core/base/result.h"

namespace shinglescope {

/// The sentence that the user sees for an error: what happened, by the code,
/// in the window's language, then the message.
QString errorText(const Error &error);

}  // namespace shinglescope
