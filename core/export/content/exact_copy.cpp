// SPDX-License-Identifier: MIT
#include "core/export/content/exact_copy.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "core/dataset/container/container.h"
#include "core/dataset/load/source_spans.h"
#include "core/dataset/shapes/folder_texts.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/source_digest.h"

namespace shinglescope {
namespace {

constexpr std::size_t kExactCopyBlockBytes = 1U << 20U;

Error changedError(const std::string &path) {
  return errorAbout(ErrorCode::Io, MessageId::SourceChangedBeforeCopy, path);
}

/// Reads a source from its first byte to its last, once or several times.
class SourceCopy {
 public:
  SourceCopy(const LoadReport &report, RawSource &source, const RunContext &context)
      : m_report(report), m_source(source), m_context(context) {}

  /// Passes all bytes except those of `leftOut` to `sink`; checks the digest of what was read.
  Result<void> copy(const std::vector<SourceSpan> &leftOut, const ByteSink &sink) {
    SourceDigest digest;
    std::string block;
    auto next = leftOut.begin();
    for (std::uint64_t at = 0;; at += block.size()) {
      if (m_context.isCancelled()) return cancelledError();
      block.resize(kExactCopyBlockBytes);
      const auto read = m_source.readAt(block.data(), block.size(), at);
      if (!read) return read.error();
      block.resize(*read);
      if (block.empty()) break;
      digest.update(block);
      if (auto written = writeKept(block, at, leftOut.end(), next, sink); !written) return written;
      m_context.advance(block.size());
    }
    const auto found = m_source.hasOwnDigest() ? m_source.ownDigest() : digest.finish();
    return found == m_report.digest ? Result<void>() : changedError(m_report.path);
  }

 private:
  using Spans = std::vector<SourceSpan>::const_iterator;

  static Result<void> writeKept(std::string_view block, std::uint64_t begin, Spans end, Spans &next,
                                const ByteSink &sink) {
    const std::uint64_t blockEnd = begin + block.size();
    std::uint64_t at = begin;
    while (at < blockEnd) {
      while (next != end && next->end <= at) ++next;
      const std::uint64_t keptEnd = next == end ? blockEnd : std::clamp(next->begin, at, blockEnd);
      if (keptEnd > at) {
        auto written = sink(block.substr(static_cast<std::size_t>(at - begin),
                                         static_cast<std::size_t>(keptEnd - at)));
        if (!written) return written;
      }
      at = next == end ? blockEnd : std::clamp(next->end, keptEnd, blockEnd);
    }
    return {};
  }

  const LoadReport &m_report;
  RawSource &m_source;
  const RunContext &m_context;
};

Result<RecordSpans> spansToLeaveOut(ByteSource &source, const LoadReport &report,
                                    std::uint64_t maxRowBytes, const LeftOut &leftOut,
                                    const RunContext &context) {
  if (leftOut.rows.empty() && !leftOut.rejected) return RecordSpans();
  auto found =
      findRecordSpans(source, report, maxRowBytes, {leftOut.rows, leftOut.rejected}, context);
  if (!found || !source.isDecoded()) return found;
  auto raw = rawSpans(source, found->spans, context);
  if (!raw) return raw.error();
  return RecordSpans{std::move(*raw), found->records};
}

Result<ExactCopySummary> copyRows(const LoadReport &report, std::uint64_t maxRowBytes,
                                  const LeftOut &leftOut, const ByteSink &sink,
                                  const RunContext &context) {
  const auto part =
      openPart(report.path, chosenPart(report.dialect), {memoryLimit(context), context.stop});
  if (!part) return part.error();
  auto source = ByteSource::open(part->source, report.dialect.encoding);
  if (!source) return source.error();
  context.startStage(Stage::Reading, WorkUnit::Bytes, source->storedSize());
  SourceCopy copy(report, *source->raw(), context);
  const auto toNowhere = [](std::string_view) { return Result<void>(); };
  if (auto same = copy.copy({}, toNowhere); !same) return same.error();
  const auto found = spansToLeaveOut(*source, report, maxRowBytes, leftOut, context);
  if (!found) return found.error();
  context.startStage(Stage::Writing, WorkUnit::Bytes, source->storedSize());
  if (auto copied = copy.copy(found->spans, sink); !copied) return copied.error();
  return ExactCopySummary{0, found->records};
}

/// The encoding that was chosen for all files of a folder, if any.
std::optional<std::string> chosenEncoding(const LoadReport &report) {
  for (const SniffedItem &item : report.sniffed.items) {
    if (item.kind == SniffedItem::Kind::Encoding && item.isChosen) return item.value;
  }
  return std::nullopt;
}

/// The names of the files to list, in row order.
class FolderList {
 public:
  explicit FolderList(const LeftOut &leftOut) : m_leftOut(leftOut), m_next(leftOut.rows.begin()) {}

  void add(const std::string &name, bool isRow) {
    bool isOut = !isRow && m_leftOut.rejected;
    if (isRow) {
      isOut = m_next != m_leftOut.rows.end() && *m_next == m_row++;
      if (isOut) ++m_next;
    }
    if (isOut) ++m_filesLeftOut;
    if (isOut != m_leftOut.listsKept) m_names.push_back(name);
  }

  Result<ExactCopySummary> write(const ByteSink &sink) const {
    for (const std::string &name : m_names) {
      if (name.find_first_of("\n\r") != std::string::npos) {
        return errorAbout(ErrorCode::Format, MessageId::NameHasLineEnd, name);
      }
    }
    for (const std::string &name : m_names) {
      if (auto written = sink(name + "\n"); !written) return written.error();
    }
    return ExactCopySummary{0, m_filesLeftOut};
  }

 private:
  const LeftOut &m_leftOut;
  std::vector<std::uint32_t>::const_iterator m_next;
  std::uint32_t m_row = 0;
  std::uint64_t m_filesLeftOut = 0;
  std::vector<std::string> m_names;
};

Result<ExactCopySummary> listFiles(const LoadReport &report, std::uint64_t maxRowBytes,
                                   const LeftOut &leftOut, const ByteSink &sink,
                                   const RunContext &context) {
  const auto listing = listFolder(report.path, context);
  if (!listing) return listing.error();
  context.startStage(Stage::Reading, WorkUnit::Bytes, listing->bytes);
  LoadOptions options;
  options.encoding = chosenEncoding(report);
  options.maxRowBytes = maxRowBytes;
  FolderTexts texts(report.path, options, context);
  FolderList names(leftOut);
  for (const TextFile &file : listing->files) {
    if (context.isCancelled()) return cancelledError();
    const auto read = texts.read(file);
    if (!read && !FolderTexts::isOfOneFile(read.error())) return read.error();
    names.add(file.name, read.hasValue());
    context.advance(file.bytes);
  }
  if (texts.finishDigest() != report.digest) return changedError(report.path);
  return names.write(sink);
}

}  // namespace

Result<ExactCopySummary> copyExactly(const LoadReport &report, std::uint64_t maxRowBytes,
                                     const LeftOut &leftOut, const ByteSink &sink,
                                     const RunContext &context) {
  if (!report.digest) {
    return badParameter({MessageId::SourceReadInPart, {escapedForMessage(report.path)}});
  }
  if (report.path == kStandardInputName) {
    return badParameter({MessageId::StandardInputReadOnce, {}});
  }
  std::uint64_t bytesWritten = 0;
  const auto counting = [&](std::string_view bytes) {
    bytesWritten += bytes.size();
    return sink(bytes);
  };
  const auto &copy = report.dialect.shape == SourceShape::Folder ? listFiles : copyRows;
  auto summary = copy(report, maxRowBytes, leftOut, counting, context);
  if (summary) summary->bytesWritten = bytesWritten;
  return summary;
}

}  // namespace shinglescope
