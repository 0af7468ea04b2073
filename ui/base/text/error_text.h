// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/base/result.h"

namespace shinglescope {

/// The text that the user sees for an error, in the window's language: what happened, according to
/// the error code, then the message.
QString errorText(const Error &error);

}  // namespace shinglescope
