// SPDX-License-Identifier: MIT
#include "core/export/content/source_window.h"

#include <algorithm>
#include <utility>

#include "core/dataset/container/container.h"
#include "core/dataset/csv/record_parser.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

constexpr std::size_t kSourceWindowBlockBytes = 1U << 20U;

std::size_t lineLength(std::string_view text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  if (end == text.size()) return end;
  return text.substr(end).starts_with("\r\n") ? end + 2 : end + 1;
}

}  // namespace

Result<SourceWindow> SourceWindow::open(const LoadReport &report, std::uint64_t maxRowBytes,
                                        const RunContext &context) {
  const auto part =
      openPart(report.path, chosenPart(report.dialect), {memoryLimit(context), context.stop});
  if (!part) return part.error();
  auto source = ByteSource::open(part->source, report.dialect.encoding);
  if (!source) return source.error();
  if (report.digest) source->startDigest();
  return SourceWindow(*std::move(source), report, maxRowBytes, context);
}

SourceWindow::SourceWindow(ByteSource source, const LoadReport &report, std::uint64_t maxRowBytes,
                           const RunContext &context)
    : m_source(std::move(source)),
      m_report(&report),
      m_maxRowBytes(maxRowBytes),
      m_context(&context),
      m_begin(m_source.bomBytes()) {}

void SourceWindow::forget(std::size_t bytes) {
  m_begin += bytes;
  m_text.erase(0, bytes);
}

Result<bool> SourceWindow::read() {
  if (m_context->isCancelled()) return cancelledError();
  return m_source.readBlock(kSourceWindowBlockBytes, m_text);
}

Result<std::string_view> SourceWindow::at(std::uint64_t place) {
  while (!m_isAtEnd && m_begin + m_text.size() < place + kLeastBytes) {
    if (m_begin + m_text.size() <= place) forget(m_text.size());
    const auto more = read();
    if (!more) return more.error();
    m_isAtEnd = !*more;
  }
  if (place > m_begin)
    forget(static_cast<std::size_t>(std::min<std::uint64_t>(place - m_begin, m_text.size())));
  return std::string_view(m_text);
}

Result<std::string_view> SourceWindow::recordAt(std::uint64_t place) {
  const auto text = at(place);
  if (!text || text->empty()) return text;
  if (m_report->dialect.shape != SourceShape::Delimited) return text->substr(0, lineLength(*text));
  RecordParser parser(marksOf(m_report->dialect), m_maxRowBytes);
  parser.setColumns(static_cast<std::size_t>(m_report->columns));
  ParsedRecord record;
  switch (parser.parse(*text, m_isAtEnd, record)) {
    case ParseStatus::Record: return text->substr(0, record.length);
    case ParseStatus::NeedMore: return *text;
    case ParseStatus::TooLarge:  // only its first line is returned
    case ParseStatus::Blank:
    case ParseStatus::Comment: break;
  }
  return text->substr(0, lineLength(*text));
}

Result<void> SourceWindow::checkSource() {
  if (!m_report->digest) return {};
  while (!m_isAtEnd) {
    forget(m_text.size());
    const auto more = read();
    if (!more) return more.error();
    m_isAtEnd = !*more;
  }
  if (m_source.finishDigest() == m_report->digest) return {};
  return errorAbout(ErrorCode::Io, MessageId::SourceChangedBeforeExport, m_report->path);
}

}  // namespace shinglescope
