#include "core/dataset/source_sniffer.h"

#include <string>
#include <utility>

#include "core/dataset/file_kind.h"
#include "core/dataset/source_samples.h"
#include "core/dataset/text_decoder.h"

namespace shinglescope {

namespace {

/// The later pieces as UTF-8; none where a character has units of two bytes,
/// since a piece may begin within one.
Result<std::vector<std::string>> readLater(const ByteSource &source) {
  if (source.encoding().starts_with("UTF-16") || source.encoding().starts_with("UTF-32")) {
    return std::vector<std::string>();
  }
  auto pieces = readLaterSamples(*source.raw());
  if (!pieces || !source.isDecoded()) return pieces;
  for (std::string &piece : *pieces) {
    auto decoder = TextDecoder::open(source.encoding());
    if (!decoder) return decoder.error();
    std::string text;
    decoder->decode(piece, true, text);
    piece = std::move(text);
  }
  return pieces;
}

SniffInput inputFrom(const LoadOptions &options) {
  SniffInput input;
  input.delimiter = options.delimiter;
  input.quote = options.quote;
  input.hasHeader = options.hasHeader;
  input.escape = options.escape;
  input.comment = options.comment;
  input.spacedQuotes = options.spacedQuotes;
  input.mergesDelimiters = options.mergesDelimiters;
  input.preambleLines = options.preambleLines;
  input.shape = options.shape;
  return input;
}

}  // namespace

Result<SniffedTable> sniffSource(ByteSource &source, const LoadOptions &options,
                                 const RunContext &context) {
  if (context.isCancelled()) return cancelledError();
  const auto head = source.head();
  if (!head) return head.error();
  std::string_view text = (*head)->text;
  // Behind the text, as a crash leaves them: no sign of a binary file.
  if (const std::size_t last = text.find_last_not_of('\0'); last != text.npos) {
    text = text.substr(0, last + 1);
  }
  if (!options.encoding) {
    if (auto known = refuseUnknownBinary(text, source.path()); !known) return known.error();
  }
  const auto later = readLater(source);
  if (!later) return later.error();
  SniffInput input = inputFrom(options);
  input.head = text;
  input.isComplete = (*head)->isComplete;
  input.later.assign(later->begin(), later->end());
  SniffedTable table = sniffDialect(input);
  const EncodingGuess &encoding = source.encodingGuess();
  table.guess.dialect.encoding = source.encoding();
  table.guess.reasons.push_back(encoding.reason);
  table.guess.items.push_back({SniffedItem::Kind::Encoding, source.encoding(), encoding.score,
                               encoding.reason, options.encoding.has_value()});
  return table;
}

}  // namespace shinglescope
