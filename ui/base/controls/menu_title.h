#pragma once

#include <QString>

namespace shinglescope {

/// A text from data as the title of an action or button: no character of it is a mnemonic.
inline QString menuTitle(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

}  // namespace shinglescope
