// SPDX-License-Identifier: MIT
#include "core/dataset/load/dataset_loader.h"

#include <algorithm>
#include <new>
#include <utility>

#include "core/dataset/load/part_reading.h"
#include "core/dataset/load/result_manifest.h"
#include "core/dataset/load/table_loader.h"
#include "core/dataset/shapes/folder_reader.h"
#include "core/dataset/shapes/shape_loader.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/late_encoding.h"
#include "core/dataset/source/source_samples.h"

namespace shinglescope {

namespace {

/// Ends of cells are 32-bit offsets, and repair can triple the bytes of a row.
constexpr std::uint64_t kLargestRowLimit = 1U << 30U;

bool isUsableMark(char mark) {
  return static_cast<unsigned char>(mark) < 0x80 && mark != '\n' && mark != '\r' && mark != '\0';
}

/// Accepts one or more UTF-8 characters.
bool isUsableDelimiter(const LoadOptions &options) {
  const std::string delimiter = *options.delimiter + options.delimiterTail;
  return delimiter.find_first_of(std::string_view("\n\r\0", 3)) == delimiter.npos &&
         isValidUtf8(delimiter);
}

Result<void> validate(const LoadOptions &options) {
  if (options.delimiter && !isUsableDelimiter(options))
    return badParameter({MessageId::DelimiterUnusable});
  if (!options.delimiter && !options.delimiterTail.empty())
    return badParameter({MessageId::DelimiterIncomplete});
  const std::optional<char> quote = options.quote.value_or(std::nullopt);
  if (quote && !isUsableMark(*quote)) {
    return badParameter({MessageId::QuoteUnusable});
  }
  if (quote && options.delimiter == quote) {
    return badParameter({MessageId::DelimiterIsQuote});
  }
  const auto isUnusable = [&](std::optional<char> mark) {
    return mark && (!isUsableMark(*mark) || mark == options.delimiter || mark == quote);
  };
  if (isUnusable(options.escape.value_or(std::nullopt)))
    return badParameter({MessageId::EscapeUnusable});
  if (isUnusable(options.comment.value_or(std::nullopt)))
    return badParameter({MessageId::CommentUnusable});
  const std::optional<char> rowEnd = options.rowEnd.value_or(std::nullopt);
  if (isUnusable(rowEnd) || (rowEnd && options.delimiterTail.find(*rowEnd) != std::string::npos))
    return badParameter({MessageId::RowSeparatorUnusable});
  if (options.headerLines == 0 || options.headerLines > kMostHeaderLines)
    return badParameter({MessageId::HeaderLinesWrong, {kMostHeaderLines}});
  if (options.blockBytes == 0) return badParameter({MessageId::BlockTooSmall});
  if (options.maxRowBytes == 0 || options.maxRowBytes > kLargestRowLimit) {
    return badParameter({MessageId::RowLimitWrong});
  }
  return {};
}

/// Returns whether UTF-8 was guessed from samples but the whole file contains invalid bytes.
bool mayBeInCodePage(const LoadReport &report, const LoadOptions &options) {
  const auto invalid = static_cast<std::size_t>(ProblemKind::InvalidBytes);
  return !options.encoding && report.dialect.encoding == "UTF-8" && report.bomBytes == 0 &&
         report.digest && report.problemCounts[invalid] > 0 &&
         report.fileBytes > kHeadSampleBytes + 2 * kLaterSampleBytes;
}

/// Reads a source again, in the encoding found by scanning all of it.
Result<LoadedDataset> readInEncoding(const std::shared_ptr<RawSource> &raw,
                                     const EncodingGuess &guess, const LoadOptions &options,
                                     const RunContext &context) {
  auto source = ByteSource::open(raw, guess.name);
  if (!source) return source.error();
  const Message chosen = source->encodingReason();
  auto loaded = loadTable(std::move(*source), options, context);
  if (!loaded) return loaded;
  SniffResult &sniffed = loaded->report.sniffed;
  std::ranges::replace(sniffed.reasons, chosen, guess.reason);
  for (SniffedItem &item : sniffed.items) {
    if (item.kind != SniffedItem::Kind::Encoding) continue;
    item.score = guess.score;
    item.reason = {guess.reason};
  }
  loaded->report.notes.push_back({MessageId::EncodingFoundLate});
  return loaded;
}

Result<LoadedDataset> readAs(SourceShape shape, ByteSource &source,
                             const std::shared_ptr<RawSource> &raw, const LoadOptions &options,
                             const RunContext &context) {
  if (shape != SourceShape::Delimited) return readShape(source, shape, options, context);
  auto loaded = loadTable(std::move(source), options, context);
  if (!loaded || !mayBeInCodePage(loaded->report, options)) return loaded;
  const auto late = findLateEncoding(*raw, context);
  if (!late) return late.error();
  if (!*late) return loaded;
  loaded->dataset.reset();
  return readInEncoding(raw, **late, options, context);
}

Result<LoadedDataset> loadSource(const std::shared_ptr<RawSource> &raw, const LoadOptions &options,
                                 const RunContext &context) {
  const auto part = openPart(raw, options.part, {memoryLimit(context), context.stop});
  if (!part) return part.error();
  const LoadOptions own = optionsOfPart(*part, options);
  auto source = ByteSource::open(part->source, own.encoding);
  if (!source) return source.error();
  const auto shape = shapeOf(*source, own);
  if (!shape) return shape.error();
  RunContext rest = context;
  const std::uint64_t limit = memoryLimit(context);
  rest.memoryBudget = std::max<std::uint64_t>(limit - std::min(limit, raw->heldBytes()), 1);
  auto loaded = readAs(shape->shape, *source, part->source, own, rest);
  if (!loaded) return loaded;
  addShapeItem(*shape, options.shape.has_value(), loaded->report.sniffed);
  describePart(*part, loaded->report);
  return loaded;
}

}  // namespace

Result<LoadedDataset> loadDataset(const std::string &path, const LoadOptions &options,
                                  const RunContext &context) {
  if (auto valid = validate(options); !valid) return valid.error();
  try {
    if (isFolderOfTexts(path, options)) return readFolder(path, options, context);
    auto raw = openFileSource(path, {memoryLimit(context), context.stop});
    if (!raw) return raw.error();
    auto loaded = loadSource(*raw, options, context);
    // The digest of a part is not that of its file.
    if (loaded && loaded->report.digest && loaded->report.dialect.part.empty()) {
      if (const auto note = manifestOfOther(path, *loaded->report.digest))
        loaded->report.notes.push_back(*note);
    }
    return loaded;
  } catch (const std::bad_alloc &) {
    return errorAbout(ErrorCode::Limit, MessageId::MemoryTooSmallFor, path);
  }
}

Result<LoadedDataset> loadDataset(const std::shared_ptr<RawSource> &source,
                                  const LoadOptions &options, const RunContext &context) {
  if (auto valid = validate(options); !valid) return valid.error();
  try {
    return loadSource(source, options, context);
  } catch (const std::bad_alloc &) {
    return errorAbout(ErrorCode::Limit, MessageId::MemoryTooSmallFor, source->name());
  }
}

}  // namespace shinglescope
