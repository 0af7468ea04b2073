#include "core/review/verdicts/entry_fold.h"

#include <algorithm>

namespace shinglescope {
namespace {

bool isDecided(const Word &word) {
  return word.saying.verdict != Verdict::Undecided && !isOpen(word);
}

/// Joins notes and tags, the oldest note first.
std::shared_ptr<const Remark> joined(const std::vector<Word> &words, const VerdictLog &log) {
  if (words.size() == 1) return log.remark(words.front().saying.remark);
  std::vector<std::uint32_t> numbers;
  for (const Word &word : words) {
    const std::uint32_t remark = word.saying.remark;
    if (remark != 0 && std::ranges::find(numbers, remark) == numbers.end()) {
      numbers.push_back(remark);
    }
  }
  if (numbers.empty()) return nullptr;
  if (numbers.size() == 1) return log.remark(numbers.front());
  auto all = std::make_shared<Remark>();
  std::vector<std::string> notes;
  for (const std::uint32_t number : numbers) {
    const Remark &remark = *log.remark(number);
    all->tags.insert(all->tags.end(), remark.tags.begin(), remark.tags.end());
    if (remark.note.empty() || std::ranges::find(notes, remark.note) != notes.end()) continue;
    notes.push_back(remark.note);
    all->note += (all->note.empty() ? "" : "; ") + remark.note;
  }
  std::ranges::sort(all->tags);
  const auto rest = std::ranges::unique(all->tags);
  all->tags.erase(rest.begin(), rest.end());
  return all;
}

/// Leaves the entry Undecided if two decided verdicts differ.
void foldVerdicts(const std::vector<Word> &words, EntryState &state) {
  bool isOfThisContent = false;
  bool isOpenAbout = false;
  for (const Word &word : words) {
    isOpenAbout = isOpenAbout || (word.saying.verdict != Verdict::Undecided && isOpen(word));
    if (!isDecided(word)) continue;
    isOfThisContent = isOfThisContent || !word.isOfOtherContent;
    if (state.verdict == Verdict::Undecided) state.verdict = word.saying.verdict;
    if (state.verdict != word.saying.verdict) state.isContested = true;
  }
  state.needsCheck = state.verdict == Verdict::Undecided ? isOpenAbout : !isOfThisContent;
  if (state.isContested) state.verdict = Verdict::Undecided;
}

void foldKeeps(const std::vector<Word> &words, EntryState &state) {
  Keep keep = Keep::Neither;
  bool isSplit = false;
  for (const Word &word : words) {
    if (word.saying.keep == Keep::Neither || isOpen(word)) continue;
    if (keep == Keep::Neither) keep = word.saying.keep;
    isSplit = isSplit || keep != word.saying.keep;
  }
  state.isContested = state.isContested || isSplit;
  state.keep = state.isContested ? Keep::Neither : keep;
}

}  // namespace

bool isOpen(const Word &word) {
  return word.isOfPart && word.saying.verdict != Verdict::NotDuplicate;
}

void keepWordsThatCount(std::vector<Word> &words) {
  std::uint32_t lastOwn = 0;
  for (const Word &word : words) {
    if (word.isOwn) lastOwn = std::max(lastOwn, word.saidIn);
  }
  std::erase_if(words, [&](const Word &word) {
    return word.saying == Saying{} || (!word.isOwn && word.saidIn < lastOwn);
  });
  // A stable sort allocates even for one decision, and most entries have only one.
  if (words.size() > 1) std::ranges::stable_sort(words, {}, &Word::saidIn);
}

std::vector<Word> wordsThatCount(std::vector<Word> words) {
  keepWordsThatCount(words);
  return words;
}

void foldWords(std::vector<Word> &words, const VerdictLog &log, EntryState &state) {
  const std::uint32_t firstTarget = state.firstTarget;
  state = {};
  state.firstTarget = firstTarget;
  keepWordsThatCount(words);
  foldVerdicts(words, state);
  foldKeeps(words, state);
  state.remark = joined(words, log);
}

}  // namespace shinglescope
