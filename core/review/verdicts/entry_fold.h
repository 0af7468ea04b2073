#pragma once

#include <vector>

#include "core/review/verdicts/entry_judgements.h"
#include "core/review/verdicts/verdict_log.h"

namespace shinglescope {

/// One voice's word on an entry, as the entry has its sides.
struct Word {
  Saying saying;
  std::uint32_t saidIn = 0;
  std::uint32_t target = 0;  ///< where the log says it
  bool isOwn = true;
  bool isOfOtherContent = false;  ///< a record was found by its id only
  bool isOfPart = false;          ///< of two rows of a larger class: what it says of all is open
};

/// True for what is said of only two rows of a larger class and does not decide
/// the class: two alike do not make all alike, but two that differ do.
bool isOpen(const Word &word);

/// The words that count: the project's own, and those of others that came after
/// its last one; by the steps that said them.
void keepWordsThatCount(std::vector<Word> &words);
std::vector<Word> wordsThatCount(std::vector<Word> words);

/// What the words on an entry come to, by the rules of docs/decisions/verdicts.md.
/// `firstTarget` is left alone; only the words that count are left. O(n log n).
void foldWords(std::vector<Word> &words, const VerdictLog &log, EntryState &state);

}  // namespace shinglescope
