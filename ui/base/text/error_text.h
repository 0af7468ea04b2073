#pragma once

#include <QString>

#include "core/base/result.h"

namespace shinglescope {

/// The sentence that the user sees for an error: what happened, by the code,
/// in the window's language, then the core's detail.
QString errorText(const Error &error);

/// The detail alone.
QString errorDetailText(const Error &error);

}  // namespace shinglescope
