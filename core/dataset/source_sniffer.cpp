#include "core/dataset/source_sniffer.h"

#include <string>

#include "core/dataset/file_kind.h"

namespace shinglescope {

namespace {

constexpr std::size_t kSampleBytes = 1U << 20U;

}  // namespace

Result<SniffedTable> sniffSource(ByteSource &source, const LoadOptions &options,
                                 const RunContext &context) {
  source.rewind();
  std::string sample;
  bool more = true;
  while (more && sample.size() < kSampleBytes) {
    if (context.isCancelled()) return cancelledError();
    const auto read = source.readBlock(kSampleBytes - sample.size(), sample);
    if (!read) return read.error();
    more = *read;
  }
  const bool isComplete = source.isAtEnd();
  source.rewind();
  // Behind the text, as a crash leaves them: no sign of a binary file.
  if (const std::size_t last = sample.find_last_not_of('\0'); last != sample.npos) {
    sample.resize(last + 1);
  }
  if (auto text = refuseUnknownBinary(sample, source.path()); !text) return text.error();
  SniffedTable table =
      sniffDialect({sample, isComplete, options.delimiter, options.quote, options.hasHeader});
  table.guess.dialect.encoding = source.encoding();
  table.guess.reasons.push_back(source.encodingReason());
  return table;
}

}  // namespace shinglescope
