#include "ui/state/message_text.h"

#include <QCoreApplication>

#include "core/base/message_words.h"
#include "ui/models/display_text.h"

namespace shinglescope {
namespace {

struct MessageWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::MessageText)
};

constexpr int kMessageValueCharacters = 300;

/// As in core/base/message_english.cpp.
QString messageWords(MessageId id) {
  switch (id) {
    case MessageId::None:
    case MessageId::Count: return {};
    case MessageId::JournalSetAside:
      return MessageWords::tr(
          "It was set aside as \"%2\" and not used; the project was opened without it.");
    case MessageId::JournalLeftOut: return MessageWords::tr("The project was read without it.");
    case MessageId::JournalIsLink:
      return MessageWords::tr("\"%1\" is a link to another file, which saving would overwrite.");
    case MessageId::JournalIsNoFile: return MessageWords::tr("\"%1\" is not an ordinary file.");
    case MessageId::JournalNamesFile:
      return MessageWords::tr("\"%1\" names another file, which opening the project would delete.");
    case MessageId::JournalOfOther:
      return MessageWords::tr("\"%1\" does not belong to this project.");
    case MessageId::JournalCannotBeSetAside:
      return MessageWords::tr(
          "\"%1\" cannot be set aside: %2. Open the project read-only, or copy it to another "
          "folder without that file.");
    case MessageId::NoOrdinaryFile:
      return MessageWords::tr(
          "\"%1\" is a folder, pipe, socket or device. Choose an ordinary file.");
    case MessageId::ReadWithoutUnfinished:
      return MessageWords::tr(
          "A program ended while it was saving \"%1\". What is shown is what was saved before.");
    case MessageId::ProjectCannotBeCopied:
      return MessageWords::tr(
          "\"%1\" has to be copied before it can be read, and cannot be: %2. Free some space, or "
          "open the project for writing.");
    case MessageId::StepsDamaged:
      return MessageWords::tr(
          "Steps of the review that are damaged and not used: %1 (%2). What they said is to be "
          "judged again; another copy of the project may still have it.");
    case MessageId::ResultDamaged:
      return MessageWords::tr(
          "The stored result is damaged. Find the duplicates again; the verdicts are kept.");
    case MessageId::ReviewCannotBeMoved:
      return MessageWords::tr("\"%1\" cannot be moved: %2. Check the rights of its folder.");
    case MessageId::NotUntitled:
      return MessageWords::tr("\"%1\" is no review without a name. It stays where it is.");
  }
  return {};
}

}  // namespace

QString messageText(const Message &message) {
  std::vector<std::string> shown;
  for (const std::string &value : message.values)
    shown.push_back(cellDisplayText(value, kMessageValueCharacters).toStdString());
  return QString::fromStdString(withValues(messageWords(message.id).toStdString(), shown));
}

}  // namespace shinglescope
