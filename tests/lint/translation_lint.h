#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace shinglescope::lint {

/// A text of a .ts file with what it became.
struct Message {
  QString context;
  QString source;
  QStringList forms;  ///< one, or one for each plural form
  bool hasPlural = false;
  bool isUnfinished = false;  ///< also where there is no translation at all
  bool isGone = false;        ///< no source asks for it any more

  bool operator==(const Message &) const = default;
};

/// The messages of a .ts file; empty if it is none.
QList<Message> readMessages(const QByteArray &ts);

/// What is wrong with a finished translation, one line each: places (%1, %n),
/// mnemonics, tags, lines, white space and the last sign must be as in the source,
/// and no plural form may be missing. Languages with two forms, as English and
/// Italian have.
QStringList checkMessage(const Message &message);

}  // namespace shinglescope::lint
