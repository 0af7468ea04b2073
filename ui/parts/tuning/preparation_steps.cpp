// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/preparation_steps.h"

#include <QCoreApplication>

#include "core/base/unicode.h"
#include "core/explain/sequence_aligner.h"
#include "core/explain/text_tokens.h"
#include "core/shingle/shingled_texts.h"
#include "core/shingle/shingler.h"

namespace shinglescope {
namespace {

constexpr qsizetype kShinglesShown = 60;

struct StepNames {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::StepNames)
};

bool isSpaceAt(std::string_view text, const TextToken &token) {
  return token.end - token.begin == 1 && (text[token.begin] == ' ' || text[token.begin] == '\n');
}

/// Collects the characters of `after` that are new or next to a gap.
class MarkCollector {
 public:
  explicit MarkCollector(std::string_view after)
      : m_after(after), m_tokens(characterTokens(after)), m_isMarked(m_tokens.size(), false) {}

  const std::vector<TextToken> &tokens() const { return m_tokens; }

  /// Marks the characters [begin, end) of `after`, which replaced others.
  void addChange(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) m_isMarked[i] = true;
  }
  /// Marks a character next to text that was removed before character `next`.
  void addGap(std::size_t next) {
    if (m_tokens.empty()) return;
    const bool isSpaceBefore = next > 0 && isSpaceAt(m_after, m_tokens[next - 1]);
    const bool isAtEnd = next == m_tokens.size();
    const bool isSpaceAfter = !isAtEnd && isSpaceAt(m_after, m_tokens[next]);
    const bool marksBefore = isAtEnd || isSpaceBefore || (next > 0 && !isSpaceAfter);
    m_isMarked[marksBefore ? next - 1 : next] = true;
  }

  QVector<TextMark> marks() const {
    QVector<TextMark> marks;
    qsizetype position = 0;
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
      const bool isPair = m_tokens[i].end - m_tokens[i].begin == 4;  // two UTF-16 units
      const qsizetype end = position + (isPair ? 2 : 1);
      if (m_isMarked[i] && !marks.empty() && marks.last().end == position) {
        marks.last().end = end;
      } else if (m_isMarked[i]) {
        marks.append({position, end});
      }
      position = end;
    }
    return marks;
  }

 private:
  std::string_view m_after;
  std::vector<TextToken> m_tokens;
  std::vector<bool> m_isMarked;
};

void addShingles(PreparationSteps &result, const std::string &prepared,
                 const ShingleOptions &options) {
  Shingler shingler(options);
  std::vector<std::uint64_t> set;
  shingler.shingleSet(prepared, set);
  result.shingleCount = set.size();
  for (const ShingleSpan &span : shingler.shingleSpans(prepared)) {
    if (result.shingles.size() == kShinglesShown) break;
    result.shingles += QString::fromStdString(shingler.spanText(prepared, span));
  }
}

}  // namespace

QString stepName(PreparationStep step) {
  switch (step) {
    case PreparationStep::Original: return StepNames::tr("original");
    case PreparationStep::Unicode: return StepNames::tr("unicode form");
    case PreparationStep::LowerCase: return StepNames::tr("lower case");
    case PreparationStep::Punctuation: return StepNames::tr("punctuation");
    case PreparationStep::Digits: return StepNames::tr("no digits");
    case PreparationStep::LoneLetters: return StepNames::tr("lone letters");
    case PreparationStep::WhiteSpace: return StepNames::tr("white space");
    case PreparationStep::StopWords: return StepNames::tr("stop words");
    case PreparationStep::Stem: return StepNames::tr("stem");
  }
  return {};
}

QVector<TextMark> changedMarks(std::string_view before, std::string_view after) {
  if (before == after) return {};
  MarkCollector collector(after);
  const std::vector<TextToken> tokensBefore = characterTokens(before);
  const TokenNumbers numbers = numberTokens(before, tokensBefore, after, collector.tokens());
  std::vector<Match> matches = alignSequences(numbers.a, numbers.b);
  matches.push_back(
      {static_cast<std::uint32_t>(numbers.a.size()), static_cast<std::uint32_t>(numbers.b.size())});
  std::size_t a = 0;
  std::size_t b = 0;
  for (const Match &match : matches) {
    if (match.b > b) {
      collector.addChange(b, match.b);
    } else if (match.a > a) {
      collector.addGap(match.b);
    }
    a = match.a + 1;
    b = match.b + 1;
  }
  return collector.marks();
}

Result<PreparationSteps> preparationSteps(const Dataset &dataset, RecordId row,
                                          const std::vector<ColumnId> &columns,
                                          const Recipe &recipe) {
  auto preparer = TextPreparer::create(recipe.preparation);
  if (!preparer) return preparer.error();
  std::string buffer;
  const std::string_view whole = recordText(dataset, row, columns, buffer);
  const std::string_view text = whole.substr(0, bytesOfCharacters(whole, kPreviewCharacters));
  PreparationSteps result;
  result.isCut = text.size() < whole.size();
  const std::vector<PreparedStep> steps = preparer->preview(text);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    ShownStep shown{steps[i].step, QString::fromUtf8(steps[i].text), {}};
    if (i > 0) shown.marks = changedMarks(steps[i - 1].text, steps[i].text);
    result.steps.append(shown);
  }
  if (!steps.empty()) addShingles(result, steps.back().text, recipe.shingle);
  return result;
}

}  // namespace shinglescope
