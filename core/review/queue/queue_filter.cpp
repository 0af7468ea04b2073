// SPDX-License-Identifier: MIT
#include "core/review/queue/queue_filter.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/dataset/columns/cell_pattern.h"
#include "core/dataset/query/text_finder.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextsPerBlock = 4096;
constexpr std::size_t kQueueFilterItemsPerBlock = 8192;
constexpr std::size_t kRowsBetweenPolls = 256;

using Flags = std::vector<std::uint8_t>;

bool isExpression(const std::string &text) {
  return text.size() > 2 && text.front() == '/' && text.back() == '/';
}

std::string_view patternOf(const std::string &text) {
  return std::string_view(text).substr(1, text.size() - 2);
}

/// Searches one cell for the filter's text. One thread.
class CellSearch {
 public:
  static Result<CellSearch> of(const std::string &text) {
    CellSearch search(text);
    if (!isExpression(text)) return search;
    if (auto done = assignTo(search.m_pattern, CellPattern::compile(patternOf(text), true)); !done)
      return done.error();
    return search;
  }
  bool mayBeIn(std::string_view row) const { return m_pattern || m_finder.mayBeIn(row); }
  Result<bool> isIn(std::string_view cell) {
    if (m_pattern) return m_pattern->isFoundIn(cell);
    return m_finder.isIn(cell);
  }

 private:
  explicit CellSearch(const std::string &text) : m_finder(text) {}

  TextFinder m_finder;
  std::optional<CellPattern> m_pattern;
};

/// Flags the texts that occur in an item: no others need to be searched.
Flags textsInQueue(const ReviewQueue &queue) {
  Flags wanted(queue.result->classes.textCount());
  for (const QueueItem &item : queue.items) {
    wanted[item.textA.value] = 1;
    wanted[item.textB.value] = 1;
  }
  return wanted;
}

Result<bool> holdsText(const QueueRequest &request, RecordId row, CellSearch &search) {
  if (!search.mayBeIn(request.dataset->rowText(row))) return false;
  for (const ColumnId column : request.columns) {
    const Result<bool> found = search.isIn(request.dataset->cell(row, column));
    if (!found || *found) return found;
  }
  return false;
}

Result<bool> holdsText(const QueueRequest &request, TextId text, CellSearch &search,
                       const RunContext &context) {
  std::size_t looked = 0;
  for (const std::uint32_t row : request.queue->result->classes.rowsOf(text)) {
    if (++looked % kRowsBetweenPolls == 0 && context.isCancelled()) return cancelledError();
    const Result<bool> found = holdsText(request, RecordId{row}, search);
    if (!found || *found) return found;
  }
  return false;
}

/// Flags the texts that have a row with the filter's text.
Result<Flags> textsThatHold(const QueueRequest &request, const RunContext &context) {
  Flags texts = textsInQueue(*request.queue);
  const auto work = [&](const Block &block) -> Result<void> {
    Result<CellSearch> search = CellSearch::of(request.filter.text);
    if (!search) return search.error();
    for (std::size_t text = block.begin; text < block.end; ++text) {
      if (texts[text] == 0) continue;
      const Result<bool> found =
          holdsText(request, TextId{static_cast<std::uint32_t>(text)}, *search, context);
      if (!found) return found.error();
      texts[text] = *found ? 1 : 0;
    }
    return {};
  };
  if (auto done = forEachBlock(context, texts.size(), kTextsPerBlock, work); !done)
    return done.error();
  return texts;
}

/// Flags the texts that have a row in the group.
Flags textsInGroup(const QueueRequest &request) {
  const TextClasses &classes = request.queue->result->classes;
  Flags texts(classes.textCount());
  for (const RecordId row : request.groupRows) texts[classes.textOf(row).value] = 1;
  return texts;
}

bool hasVerdict(VerdictFilter filter, Verdict verdict) {
  switch (filter) {
    case VerdictFilter::All: return true;
    case VerdictFilter::Undecided: return verdict == Verdict::Undecided;
    case VerdictFilter::Duplicate: return verdict == Verdict::Duplicate;
    case VerdictFilter::NotDuplicate: return verdict == Verdict::NotDuplicate;
    case VerdictFilter::Unsure: return verdict == Verdict::Unsure;
  }
  return true;
}

/// True if the records of an item agree in a column: the two that are shown, or all of a class.
bool isFieldEqual(const QueueRequest &request, const QueueItem &item, ColumnId column) {
  const TextClasses &classes = request.queue->result->classes;
  const std::string_view first = request.dataset->cell(classes.firstRow(item.textA), column);
  if (!item.isClass()) {
    return first == request.dataset->cell(classes.firstRow(item.textB), column);
  }
  return std::ranges::all_of(classes.rowsOf(item.textA), [&](std::uint32_t row) {
    return request.dataset->cell(RecordId{row}, column) == first;
  });
}

/// Tests items with the flags that were computed before. Shared between threads.
struct ItemTest {
  const QueueRequest &request;
  Flags holdsText;  ///< by text; empty without a text
  Flags inGroup;    ///< by text; empty without a group

  bool passes(std::uint32_t index) const {
    const QueueFilter &filter = request.filter;
    const QueueItem &item = request.queue->items[index];
    const Verdict verdict =
        index < request.verdicts.size() ? request.verdicts[index] : Verdict::Undecided;
    if (!hasVerdict(filter.verdict, verdict)) return false;
    if (!holdsText.empty() && holdsText[item.textA.value] == 0 && holdsText[item.textB.value] == 0)
      return false;
    if (!inGroup.empty() && (inGroup[item.textA.value] == 0 || inGroup[item.textB.value] == 0))
      return false;
    if (filter.scores && !isInRange(item, *filter.scores)) return false;
    if (!filter.tag.empty() && !hasTag(request.queue->keyAt(index))) return false;
    return std::ranges::all_of(filter.fields, [&](const FieldCondition &field) {
      return isFieldEqual(request, item, field.column) == field.isEqual;
    });
  }

 private:
  bool hasTag(ItemKey key) const {
    const ItemState *state = request.judgements.find(key);
    return state != nullptr && state->remark != nullptr &&
           std::ranges::binary_search(state->remark->tags, request.filter.tag);
  }
  bool isInRange(const QueueItem &item, const ScoreRange &range) const {
    const DuplicateResult &result = *request.queue->result;
    return isItemAtLeast(item, result, range.from) && !isItemOver(item, result, range.to);
  }
};

Result<void> checkFilter(const QueueRequest &request) {
  for (const FieldCondition &field : request.filter.fields) {
    if (field.column.value >= request.dataset->columnCount())
      return badParameter({MessageId::QueueFilterColumnMissing, {}});
  }
  if (!isExpression(request.filter.text)) return {};
  const std::optional<PatternFault> fault = faultOf(patternOf(request.filter.text));
  if (!fault) return {};
  return badParameter({MessageId::QueueFilterPatternFaulty, {fault->what, fault->byte + 1}});
}

/// Keeps only the passing items that are in a list.
void keepListed(Flags &passing, const std::vector<std::uint32_t> &items) {
  Flags listed(passing.size());
  for (const std::uint32_t item : items) listed[item] = passing[item];
  passing = std::move(listed);
}

}  // namespace

Result<Flags> passingItems(const QueueRequest &request, const RunContext &context) {
  if (auto checked = checkFilter(request); !checked) return checked.error();
  const std::size_t count = request.queue->items.size();
  ItemTest test{request, {}, {}};
  if (!request.filter.text.empty()) {
    if (auto done = assignTo(test.holdsText, textsThatHold(request, context)); !done)
      return done.error();
  }
  if (request.filter.sameGroupAs) test.inGroup = textsInGroup(request);
  Flags passing(count, 1);
  if (request.filter.isChangedOnly) keepListed(passing, request.changed);
  if (request.filter.isOfferedOnly) keepListed(passing, request.offered);
  const auto work = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      if (passing[i] != 0) passing[i] = test.passes(static_cast<std::uint32_t>(i)) ? 1 : 0;
    }
    return {};
  };
  if (auto done = forEachBlock(context, count, kQueueFilterItemsPerBlock, work); !done)
    return done.error();
  return passing;
}

}  // namespace shinglescope
