#include "core/dataset/dataset_loader.h"

#include <algorithm>
#include <new>
#include <utility>

#include "core/dataset/byte_source.h"
#include "core/dataset/encoding.h"
#include "core/dataset/folder_reader.h"
#include "core/dataset/shape_loader.h"
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

Result<LoadedDataset> loadSource(const std::shared_ptr<RawSource> &raw, const LoadOptions &options,
                                 const RunContext &context) {
  auto source = ByteSource::open(raw, options.encoding);
  if (!source) return source.error();
  const auto shape = shapeOf(*source, options);
  if (!shape) return shape.error();
  RunContext rest = context;
  const std::uint64_t limit = memoryLimit(context);
  rest.memoryBudget = std::max<std::uint64_t>(limit - std::min(limit, raw->heldBytes()), 1);
  if (*shape != SourceShape::Delimited) return readShape(*source, *shape, options, rest);
  return TableLoader(std::move(*source), options, rest).run();
}

Error outOfMemory(const std::string &name) {
  return {ErrorCode::Limit,
          "There is not enough memory to read " + quotedForMessage(name) +
              "; close other programs or split the file.",
          name};
}

}  // namespace

Result<LoadedDataset> loadDataset(const std::string &path, const LoadOptions &options,
                                  const RunContext &context) {
  if (auto valid = validate(options); !valid) return valid.error();
  try {
    if (isFolderOfTexts(path, options)) return readFolder(path, options, context);
    auto raw = openFileSource(path, {memoryLimit(context), context.stop});
    if (!raw) return raw.error();
    return loadSource(*raw, options, context);
  } catch (const std::bad_alloc &) {
    return outOfMemory(path);
  }
}

Result<LoadedDataset> loadDataset(const std::shared_ptr<RawSource> &source,
                                  const LoadOptions &options, const RunContext &context) {
  if (auto valid = validate(options); !valid) return valid.error();
  try {
    return loadSource(source, options, context);
  } catch (const std::bad_alloc &) {
    return outOfMemory(source->name());
  }
}

}  // namespace shinglescope
