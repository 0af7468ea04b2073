#include "core/dataset/source_sniffer.h"

#include <string>
#include <utility>

#include "core/dataset/file_kind.h"
#include "core/dataset/source_samples.h"
#include "core/dataset/text_decoder.h"

namespace shinglescope {

namespace {

/// The text of the head: 512 KiB, or all where there is hardly more.
Result<std::string> readHead(ByteSource &source, const RunContext &context) {
  constexpr std::size_t kWholeBytes = kHeadSampleBytes + 2 * kLaterSampleBytes;
  const bool isSmall = source.hasKnownSize() && source.fileSize() <= kWholeBytes;
  const std::size_t wanted = isSmall ? kWholeBytes : kHeadSampleBytes;
  std::string head;
  bool more = true;
  while (more && source.position() < wanted) {
    if (context.isCancelled()) return cancelledError();
    const auto read = source.readBlock(wanted - static_cast<std::size_t>(source.position()), head);
    if (!read) return read.error();
    more = *read;
  }
  return head;
}

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
  source.rewind();
  auto head = readHead(source, context);
  if (!head) return head.error();
  const bool isComplete = source.isAtEnd();
  source.rewind();
  // Behind the text, as a crash leaves them: no sign of a binary file.
  if (const std::size_t last = head->find_last_not_of('\0'); last != head->npos) {
    head->resize(last + 1);
  }
  if (auto text = refuseUnknownBinary(*head, source.path()); !text) return text.error();
  const auto later = readLater(source);
  if (!later) return later.error();
  SniffInput input = inputFrom(options);
  input.head = *head;
  input.isComplete = isComplete;
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
