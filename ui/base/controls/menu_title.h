// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace shinglescope {

/// Returns a text from data as the title of an action or button, without mnemonics.
inline QString menuTitle(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

}  // namespace shinglescope
