#pragma once

#include <string>
#include <vector>

namespace shinglescope {

/// What the core has to say, its values in this order. The command line has the words in
/// core/base/message_english.cpp, the window in ui/base/text/message_text.cpp.
enum class MessageId {
  None,
  // files beside a project
  JournalSetAside,          ///< file, where it is now
  JournalLeftOut,           ///< file: the project was read without it
  JournalIsLink,            ///< file
  JournalIsNoFile,          ///< file
  JournalNamesFile,         ///< file
  JournalOfOther,           ///< file
  JournalWouldDamage,       ///< file
  JournalCannotBeSetAside,  ///< file, why
  NoOrdinaryFile,           ///< file
  ReadWithoutUnfinished,    ///< project
  ProjectCannotBeCopied,    ///< file, why
  StepsDamaged,             ///< how many, their numbers
  ResultDamaged,
  ReviewCannotBeMoved,  ///< project, why
  NotUntitled,          ///< file
  // reading
  RowsAlmostEmpty,  ///< rows so far, columns so far
  ManifestOfOther,  ///< manifest, result
  LinksOutside,     ///< how many
  // commands
  VerdictsSavedBefore,  ///< project, changes of verdicts
  NothingSavedBefore,   ///< project
  CpuTargetUnknown,     ///< the word, the words that there are
  CpuTargetMissing,     ///< the word, the one that is used
  // for every id: keep last
  Count
};

struct Message {
  MessageId id = MessageId::None;
  std::vector<std::string> values = {};
  bool operator==(const Message &) const = default;
};

/// One sentence or more, with full stops.
std::string inEnglish(const Message &message);

}  // namespace shinglescope
