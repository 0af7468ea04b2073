// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace shinglescope::lint {

/// A text of a .ts file with its translation.
struct Message {
  QString context;
  QString source;
  QStringList forms;  ///< one, or one for each plural form
  bool hasPlural = false;
  bool isUnfinished = false;  ///< also if there is no translation at all
  bool isGone = false;        ///< no source uses it any more

  bool operator==(const Message &) const = default;
};

/// Returns the messages of a .ts file; empty if it is not one.
QList<Message> readMessages(const QByteArray &ts);

/// Returns the faults of a finished translation, one line each: placeholders (%1, %n), mnemonics,
/// tags, lines, white space and the final punctuation must be as in the source, and no plural form
/// may be missing. For languages with two forms, such as English and Italian.
QStringList checkMessage(const Message &message);

}  // namespace shinglescope::lint
