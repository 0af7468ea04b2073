#include "ui/models/queue_order.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <numeric>

namespace shinglescope {
namespace {

constexpr std::size_t kPollEvery = 1024;  // entries between two looks at the stop token

/// Keeps a hostile expression from running for ever on one cell.
constexpr char kMatchLimit[] = "(*LIMIT_MATCH=1000000)";

bool isExpression(const QString &text) {
  return text.size() > 2 && text.startsWith(u'/') && text.endsWith(u'/');
}

/// Looks for the filter's text; remembers the answer for each distinct text.
class TextSearch {
 public:
  explicit TextSearch(const FilterInput &input)
      : m_input(input), m_needle(input.filter.text), m_isExpression(isExpression(m_needle)) {
    if (m_isExpression) {
      m_expression.setPattern(QLatin1String(kMatchLimit) + m_needle.mid(1, m_needle.size() - 2));
      m_expression.setPatternOptions(QRegularExpression::CaseInsensitiveOption |
                                     QRegularExpression::UseUnicodePropertiesOption);
    }
    if (!m_needle.isEmpty()) m_answers.resize(input.queue->result->classes.textCount());
  }

  bool isValid() const { return !m_isExpression || m_expression.isValid(); }
  QString problem() const { return m_expression.errorString(); }
  bool matches(const QueueEntry &entry) {
    return m_needle.isEmpty() || matches(entry.textA) || matches(entry.textB);
  }

 private:
  enum class Answer : std::uint8_t { NotAsked, No, Yes };

  bool matches(TextId text) {
    Answer &answer = m_answers[text.value];
    if (answer == Answer::NotAsked) answer = look(text) ? Answer::Yes : Answer::No;
    return answer == Answer::Yes;
  }

  bool look(TextId text) const {
    const RecordId row = m_input.queue->result->classes.firstRow(text);
    return std::any_of(m_input.columns.begin(), m_input.columns.end(), [&](ColumnId column) {
      const std::string_view cell = m_input.dataset->cell(row, column);
      const QString value = QString::fromUtf8(cell.data(), static_cast<qsizetype>(cell.size()));
      return m_isExpression ? m_expression.match(value).hasMatch()
                            : value.contains(m_needle, Qt::CaseInsensitive);
    });
  }

  const FilterInput &m_input;
  QString m_needle;
  bool m_isExpression;
  QRegularExpression m_expression;
  std::vector<Answer> m_answers;
};

bool passes(const FilterInput &input, std::uint32_t entry) {
  if (input.filter.verdict == VerdictFilter::All) return true;
  const auto found = input.judgements.find(input.queue->keyAt(entry));
  const Verdict verdict =
      found == input.judgements.end() ? Verdict::Undecided : found->second.verdict;
  switch (input.filter.verdict) {
    case VerdictFilter::All: return true;
    case VerdictFilter::Undecided: return verdict == Verdict::Undecided;
    case VerdictFilter::Duplicate: return verdict == Verdict::Duplicate;
    case VerdictFilter::NotDuplicate: return verdict == Verdict::NotDuplicate;
    case VerdictFilter::Unsure: return verdict == Verdict::Unsure;
  }
  return true;
}

void addOrders(QueueOrder &order, const ReviewQueue &queue) {
  order.rowPairs.reserve(order.size() + 1);
  order.rowPairs.push_back(0);
  for (const std::uint32_t entry : order.bySimilarity) {
    order.rowPairs.push_back(order.rowPairs.back() +
                             rowPairsOf(queue.entries[entry], *queue.result));
  }
  order.byFile.resize(order.size());
  std::iota(order.byFile.begin(), order.byFile.end(), 0U);
  std::sort(order.byFile.begin(), order.byFile.end(), [&](std::uint32_t x, std::uint32_t y) {
    const QueueEntry &a = queue.entries[order.bySimilarity[x]];
    const QueueEntry &b = queue.entries[order.bySimilarity[y]];
    return std::pair(a.textA, a.textB) < std::pair(b.textA, b.textB);
  });
}

}  // namespace

Result<QueueOrder> makeQueueOrder(const FilterInput &input, const RunContext &context) {
  TextSearch search(input);
  if (!search.isValid()) {
    return badParameter(QCoreApplication::translate("QueueOrder", "Mend the expression: %1.")
                            .arg(search.problem())
                            .toStdString());
  }
  QueueOrder order;
  order.bySimilarity.reserve(input.queue->entries.size());
  std::size_t looked = 0;
  for (const std::uint32_t entry : input.queue->bySimilarity) {
    if (++looked % kPollEvery == 0 && context.isCancelled()) return cancelledError();
    if (passes(input, entry) && search.matches(input.queue->entries[entry])) {
      order.bySimilarity.push_back(entry);
    }
  }
  addOrders(order, *input.queue);
  return order;
}

std::size_t countAtLeast(const QueueOrder &order, const ReviewQueue &queue,
                         const Ratio &threshold) {
  const auto end = std::partition_point(
      order.bySimilarity.begin(), order.bySimilarity.end(), [&](std::uint32_t entry) {
        return isEntryAtLeast(queue.entries[entry], *queue.result, threshold);
      });
  return static_cast<std::size_t>(end - order.bySimilarity.begin());
}

std::vector<std::uint32_t> sortedEntries(const QueueOrder &order, std::size_t count,
                                         QueueSort sort) {
  const auto end = order.bySimilarity.begin() + static_cast<std::ptrdiff_t>(count);
  std::vector<std::uint32_t> entries;
  if (sort == QueueSort::FileOrder) {
    entries.reserve(count);
    for (const std::uint32_t position : order.byFile) {
      if (position < count) entries.push_back(order.bySimilarity[position]);
    }
  } else {
    entries.assign(order.bySimilarity.begin(), end);
    // The lowest that still count are the nearest to the threshold.
    if (sort == QueueSort::Borderline) std::reverse(entries.begin(), entries.end());
  }
  return entries;
}

}  // namespace shinglescope
