#include "core/dataset/dataset_loader.h"

#include <new>
#include <utility>

#include "core/dataset/byte_source.h"
#include "core/dataset/encoding.h"
#include "core/dataset/table_loader.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kLargestRowLimit = 1U << 30U;  ///< cell ends are 32-bit, repair triples

bool isUsableMark(char mark) {
  return static_cast<unsigned char>(mark) < 0x80 && mark != '\n' && mark != '\r' && mark != '\0';
}

Result<void> validateOtherMarks(const LoadOptions &options) {
  const std::optional<char> quote = options.quote.value_or(std::nullopt);
  const std::optional<char> escape = options.escape.value_or(std::nullopt);
  if (escape && (!isUsableMark(*escape) || escape == options.delimiter || escape == quote)) {
    return badParameter(
        "The escape must be one ASCII character other than delimiter, quote and line end.");
  }
  const std::optional<char> comment = options.comment.value_or(std::nullopt);
  if (comment && (!isUsableMark(*comment) || comment == options.delimiter || comment == quote)) {
    return badParameter(
        "The comment mark must be one ASCII character other than delimiter, quote and line end.");
  }
  return {};
}

Result<void> validate(const LoadOptions &options) {
  if (options.delimiter && !isUsableMark(*options.delimiter)) {
    return badParameter("The delimiter must be one ASCII character other than a line end.");
  }
  const std::optional<char> quote = options.quote.value_or(std::nullopt);
  if (quote && !isUsableMark(*quote)) {
    return badParameter("The quote must be one ASCII character other than a line end.");
  }
  if (quote && options.delimiter == quote) {
    return badParameter("Delimiter and quote must be different characters.");
  }
  if (auto others = validateOtherMarks(options); !others) return others;
  if (options.blockBytes == 0) return badParameter("The block size must be at least 1 byte.");
  if (options.maxRowBytes == 0 || options.maxRowBytes > kLargestRowLimit) {
    return badParameter("The row limit must be from 1 byte to 1 GiB.");
  }
  return {};
}

}  // namespace

Result<LoadedDataset> loadDataset(const std::string &path, const LoadOptions &options,
                                  const RunContext &context) {
  if (auto valid = validate(options); !valid) return valid.error();
  try {
    const SourceLimits limits{memoryLimit(context), context.stop};
    auto raw = openFileSource(path, limits);
    if (!raw) return raw.error();
    auto source = ByteSource::open(std::move(*raw), options.encoding);
    if (!source) return source.error();
    return TableLoader(std::move(*source), options, context).run();
  } catch (const std::bad_alloc &) {
    return Error{ErrorCode::Limit,
                 "There is not enough memory to read " + quotedForMessage(path) +
                     "; close other programs or split the file.",
                 path};
  }
}

}  // namespace shinglescope
