#include "core/export/exact_copy.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "core/dataset/byte_source.h"
#include "core/dataset/encoding.h"
#include "core/dataset/source_digest.h"
#include "core/dataset/source_spans.h"

namespace shinglescope {
namespace {

constexpr std::size_t kBlockBytes = 1U << 20U;

/// Reads a source from its first byte to its last, once or more often.
class SourceCopy {
 public:
  SourceCopy(const LoadReport &report, RawSource &source, const RunContext &context)
      : m_report(report), m_source(source), m_context(context) {}

  /// Hands all bytes to `sink` but those of `leftOut`; checks what was read.
  Result<void> copy(const std::vector<SourceSpan> &leftOut, const ByteSink &sink) {
    SourceDigest digest;
    std::string block;
    auto next = leftOut.begin();
    for (std::uint64_t at = 0;; at += block.size()) {
      if (m_context.isCancelled()) return cancelledError();
      block.resize(kBlockBytes);
      const auto read = m_source.readAt(block.data(), block.size(), at);
      if (!read) return read.error();
      block.resize(*read);
      if (block.empty()) break;
      digest.update(block);
      if (auto written = writeKept(block, at, leftOut.end(), next, sink); !written) return written;
      m_context.advance(block.size());
    }
    if (digest.finish() == m_report.digest) return {};
    return Error{ErrorCode::Io,
                 quotedForMessage(m_report.path) +
                     " is not what it was when it was read; open it again before you copy it.",
                 m_report.path};
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

Result<std::vector<SourceSpan>> spansToLeaveOut(ByteSource &source, const LoadReport &report,
                                                std::uint64_t maxRowBytes, const LeftOut &leftOut,
                                                const RunContext &context) {
  if (leftOut.rows.empty() && !leftOut.rejected) return std::vector<SourceSpan>();
  auto spans =
      findRecordSpans(source, report, maxRowBytes, {leftOut.rows, leftOut.rejected}, context);
  if (!spans || !source.isDecoded()) return spans;
  return rawSpans(source, *spans, context);
}

}  // namespace

Result<ExactCopySummary> copyExactly(const LoadReport &report, std::uint64_t maxRowBytes,
                                     const LeftOut &leftOut, const ByteSink &sink,
                                     const RunContext &context) {
  if (report.dialect.shape != SourceShape::Delimited || !report.digest) {
    return badParameter(quotedForMessage(report.path) +
                        " cannot be copied byte for byte; it is no delimited text that was read "
                        "to its end.");
  }
  if (report.path == kStandardInputName) {
    return badParameter(
        "Standard input can be read only once; save it to a file before you copy it byte for "
        "byte.");
  }
  auto raw = openFileSource(report.path, {memoryLimit(context), context.stop});
  if (!raw) return raw.error();
  auto source = ByteSource::open(*raw, report.dialect.encoding);
  if (!source) return source.error();
  context.startStage(Stage::Writing, 2 * source->storedSize());
  SourceCopy copy(report, **raw, context);
  const auto toNowhere = [](std::string_view) { return Result<void>(); };
  if (auto same = copy.copy({}, toNowhere); !same) return same.error();
  const auto spans = spansToLeaveOut(*source, report, maxRowBytes, leftOut, context);
  if (!spans) return spans.error();
  ExactCopySummary summary;
  summary.rowsLeftOut = spans->size();
  const auto counting = [&](std::string_view bytes) {
    summary.bytesWritten += bytes.size();
    return sink(bytes);
  };
  if (auto copied = copy.copy(*spans, counting); !copied) return copied.error();
  return summary;
}

}  // namespace shinglescope
