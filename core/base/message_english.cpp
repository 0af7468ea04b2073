#include "core/base/message.h"
#include "core/base/message_words.h"

namespace shinglescope {
namespace {

/// Of reading, exports and commands.
std::string_view otherEnglishWords(MessageId id) {
  switch (id) {
    case MessageId::ManifestOfOther:
      return "\"%1\" describes another version of \"%2\". One of the two was changed after the "
             "export, or the export ended between them: export again.";
    case MessageId::LinksOutside: return "Links that lead out of the folder, not followed: %1.";
    case MessageId::VerdictsSavedBefore:
      return "Before this error, changes of verdicts saved in \"%1\": %2. They stay.";
    case MessageId::NothingSavedBefore:
      return "No verdict was saved in \"%1\". It is as it was before.";
    case MessageId::CpuTargetUnknown:
      return "SHINGLESCOPE_CPU is \"%1\", which is not a CPU target; there are %2. The fastest one "
             "is used.";
    case MessageId::CpuTargetMissing:
      return "SHINGLESCOPE_CPU is \"%1\", which this CPU does not have; %2 is used.";
    case MessageId::RowsAlmostEmpty:
      return "After %1 rows the table has %2 columns, and nearly all of its cells are empty: the "
             "objects have hardly any keys in common. Read the file as plain lines instead.";
    default: return "";
  }
}

/// %1, %2 and so on stand for the values.
std::string_view englishWords(MessageId id) {
  switch (id) {
    case MessageId::None:
    case MessageId::Count: return "";
    case MessageId::JournalSetAside:
      return "It was set aside as \"%2\" and not used; the project was opened without it.";
    case MessageId::JournalLeftOut: return "The project was read without it.";
    case MessageId::JournalIsLink:
      return "\"%1\" is a link to another file, which saving would overwrite.";
    case MessageId::JournalIsNoFile: return "\"%1\" is not an ordinary file.";
    case MessageId::JournalNamesFile:
      return "\"%1\" names another file, which opening the project would delete.";
    case MessageId::JournalOfOther: return "\"%1\" does not belong to this project.";
    case MessageId::JournalWouldDamage:
      return "\"%1\" would damage this project, or take it back to another time.";
    case MessageId::JournalCannotBeSetAside:
      return "\"%1\" cannot be set aside: %2. Open the project read-only, or copy it to another "
             "folder without that file.";
    case MessageId::NoOrdinaryFile:
      return "\"%1\" is a folder, pipe, socket or device. Choose an ordinary file.";
    case MessageId::ReadWithoutUnfinished:
      return "A program ended while it was saving \"%1\". What is shown is what was saved before.";
    case MessageId::ProjectCannotBeCopied:
      return "\"%1\" has to be copied before it can be read, and cannot be: %2. Free some space "
             "for "
             "temporary files.";
    case MessageId::StepsDamaged:
      return "Steps of the review that are damaged and not used: %1 (%2). What they said is to be "
             "judged again; another copy of the project may still have it.";
    case MessageId::ResultDamaged:
      return "The stored result is damaged. Find the duplicates again; the verdicts are kept.";
    case MessageId::ReviewCannotBeMoved:
      return "\"%1\" cannot be moved: %2. Check the rights of its folder.";
    case MessageId::NotUntitled: return "\"%1\" is not an unsaved review. It was left where it is.";
    default: return otherEnglishWords(id);
  }
}

}  // namespace

std::string withValues(std::string_view words, const std::vector<std::string> &values) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool isPlace =
        words[i] == '%' && i + 1 < words.size() && words[i + 1] >= '1' && words[i + 1] <= '9';
    if (!isPlace) {
      text += words[i];
      continue;
    }
    const auto place = static_cast<std::size_t>(words[++i] - '1');
    if (place < values.size()) text += values[place];
  }
  return text;
}

std::string inEnglish(const Message &message) {
  return withValues(englishWords(message.id), message.values);
}

}  // namespace shinglescope
