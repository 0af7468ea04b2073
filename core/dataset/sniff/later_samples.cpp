// SPDX-License-Identifier: MIT
#include "core/dataset/sniff/later_samples.h"

#include "core/dataset/sniff/delimiter_guess.h"
#include "core/dataset/sniff/quote_guess.h"

namespace shinglescope {

namespace {

constexpr double kClearlyEven = 0.8;
constexpr std::size_t kLeastQuotedFields = 3;

/// Returns the part after the first line end that directly follows a quote.
std::string_view behindClosingQuote(std::string_view piece, char quote) {
  for (std::size_t at = piece.find(quote); at != piece.npos; at = piece.find(quote, at + 1)) {
    const std::size_t end = piece.find_first_not_of('\r', at + 1);
    if (end != piece.npos && piece[end] == '\n') return piece.substr(end + 1);
  }
  return {};
}

/// Reads a piece as the head was read.
DialectTrial tryPiece(std::string_view piece, const DialectTrial &head) {
  DialectTrial trial = tryDialect(piece, false, head.marks, head.knownColumns);
  if (!head.marks.quote) return trial;
  const std::string_view rest = behindClosingQuote(piece, *head.marks.quote);
  if (rest.empty()) return trial;
  DialectTrial other = tryDialect(rest, false, head.marks, head.knownColumns);
  return other.structure() > trial.structure() + 0.05 ? other : trial;
}

}  // namespace

SampleConsistency compareLater(const SniffInput &input, const DialectTrial &best) {
  SampleConsistency verdict;
  const bool headHasQuotes = input.head.find('"') != std::string_view::npos;
  for (std::size_t i = 0; i < input.later.size(); ++i) {
    const std::string_view piece = input.later[i];
    const bool isEnd = i + 1 == input.later.size();
    if (!best.marks.quote && !input.options.quote && !headHasQuotes) {
      const DialectTrial quoted = bestQuoting(input, piece, false, best.marks.delimiter);
      verdict.hasQuotes = verdict.hasQuotes || (quoted.marks.quote && quoted.flawShare() == 0 &&
                                                quoted.quotedFields >= kLeastQuotedFields);
    }
    const DialectTrial same = tryPiece(piece, best);
    if (same.records == 0 || same.columns == best.columns || input.options.delimiter) continue;
    const DialectTrial other = rankDelimiters({piece}).front();
    const bool isOther = other.marks.delimiter != best.marks.delimiter && other.columns > 1 &&
                         other.consistency >= kClearlyEven && other.score() > same.score();
    if (isOther) {
      verdict.remarks.push_back({isEnd ? MessageId::EndReadsBetter : MessageId::MiddleReadsBetter,
                                 {delimiterName(other.marks.delimiter)}});
    } else if (same.consistency >= kClearlyEven) {
      verdict.remarks.push_back(
          {isEnd ? MessageId::EndHasOtherWidth : MessageId::MiddleHasOtherWidth,
           {same.columns, best.columns}});
    }
  }
  return verdict;
}

}  // namespace shinglescope
