#include "ui/base/text/message_text.h"

#include <QCoreApplication>

#include "core/base/message_words.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {
namespace {

struct MessageWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::MessageText)
};

constexpr int kMessageValueCharacters = 300;

/// Of reading, exports and commands.
QString otherMessageWords(MessageId id) {
  switch (id) {
    case MessageId::ManifestOfOther:
      return MessageWords::tr(
          "\"%1\" describes another version of \"%2\". One of the two was changed after the "
          "export, or the export ended between them: export again.");
    case MessageId::LinksOutside:
      return MessageWords::tr("Links that lead out of the folder, not followed: %1.");
    case MessageId::VerdictsSavedBefore:
      return MessageWords::tr(
          "Before this error, changes of verdicts saved in \"%1\": %2. They stay.");
    case MessageId::NothingSavedBefore:
      return MessageWords::tr("No verdict was saved in \"%1\". It is as it was before.");
    case MessageId::CpuTargetUnknown:
      return MessageWords::tr(
          "SHINGLESCOPE_CPU is \"%1\", which is not a CPU target; there are %2. The fastest one is "
          "used.");
    case MessageId::CpuTargetMissing:
      return MessageWords::tr(
          "SHINGLESCOPE_CPU is \"%1\", which this CPU does not have; %2 is used.");
    case MessageId::RowsAlmostEmpty:
      return MessageWords::tr(
          "After %1 rows the table has %2 columns, and nearly all of its cells are empty: the "
          "objects have hardly any keys in common. Read the file as plain lines instead.");
    default: return {};
  }
}

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
    case MessageId::JournalWouldDamage:
      return MessageWords::tr("\"%1\" would damage this project, or take it back to another time.");
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
          "\"%1\" has to be copied before it can be read, and cannot be: %2. Free some space for "
          "temporary files.");
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
      return MessageWords::tr("\"%1\" is not an unsaved review. It was left where it is.");
    default: return otherMessageWords(id);
  }
}

}  // namespace

QString messageText(const Message &message) {
  std::vector<std::string> shown;
  for (const std::string &value : message.values)
    shown.push_back(cellDisplayText(value, kMessageValueCharacters).toStdString());
  return QString::fromStdString(withValues(messageWords(message.id).toStdString(), shown));
}

}  // namespace shinglescope
