#pragma once

#include <QString>
#include <QStringList>
#include <string>

namespace shinglescope {

/// What the core says, in the language of the window. The core writes English;
/// the sentences that are often read are known here by their pattern, their values
/// are taken over, and all others stay as they are. Any thread; some 100 patterns
/// are tried, so for sentences, not for cells.
QString coreText(const std::string &text);
QString coreText(const QString &text);

/// The sentences that are known, with places for values; for tests.
QStringList knownCoreSentences();

}  // namespace shinglescope
