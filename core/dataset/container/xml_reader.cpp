// SPDX-License-Identifier: MIT
#include "core/dataset/container/xml_reader.h"

#include <expat.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr int kXmlStepBytes = 64 << 10;
constexpr std::size_t kMostXmlDepth = 256;
/// Expat keeps a tag until it is complete, and begins it again with each step.
constexpr std::uint64_t kMostTagBytes = 8U << 20U;
/// Beyond this size, a member must not be more than kMostRatio times as large as it is stored.
/// Deflate reaches 1,030; a sheet of a million equal rows was 340 times as large.
constexpr std::uint64_t kFreeXmlBytes = 256U << 20U;
constexpr std::uint64_t kMostRatio = 500;

std::string_view withoutPrefix(const char *name) {
  const std::string_view whole(name);
  const std::size_t colon = whole.rfind(':');
  return colon == whole.npos ? whole : whole.substr(colon + 1);
}

}  // namespace

std::optional<std::string_view> XmlAttributes::find(std::string_view name) const {
  for (const char *const *pair = m_pairs; *pair != nullptr; pair += 2) {
    if (withoutPrefix(*pair) == name) return std::string_view(pair[1]);
  }
  return std::nullopt;
}

std::optional<std::uint64_t> XmlAttributes::number(std::string_view name) const {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 53U;
  const auto text = find(name);
  if (!text) return std::nullopt;
  std::uint64_t number = 0;
  const char *end = text->data() + text->size();
  const auto [last, code] = std::from_chars(text->data(), end, number);
  if (code != std::errc() || last != end || number >= kMost) return std::nullopt;
  return number;
}

/// The functions that expat calls.
struct XmlCallbacks {
  static void start(void *reader, const XML_Char *name, const XML_Char **attributes) {
    auto &self = *static_cast<XmlReader *>(reader);
    if (++self.m_depth > kMostXmlDepth) return self.refuse(MessageId::XmlTooDeep);
    self.m_handler.startElement(withoutPrefix(name), XmlAttributes(attributes));
    self.afterCallback();
  }

  static void end(void *reader, const XML_Char *name) {
    auto &self = *static_cast<XmlReader *>(reader);
    --self.m_depth;
    self.m_handler.endElement(withoutPrefix(name));
    self.afterCallback();
  }

  static void text(void *reader, const XML_Char *text, int bytes) {
    auto &self = *static_cast<XmlReader *>(reader);
    self.m_handler.addText({text, static_cast<std::size_t>(bytes)});
    self.afterCallback();
  }

  static void documentType(void *reader, const XML_Char * /*name*/, const XML_Char * /*system*/,
                           const XML_Char * /*public*/, int /*hasInternalSubset*/) {
    static_cast<XmlReader *>(reader)->refuse(MessageId::XmlHasEntities);
  }
};

Result<std::unique_ptr<XmlReader>> XmlReader::open(const ZipArchive &archive,
                                                   const ZipMember &member, XmlHandler &handler) {
  auto bytes = archive.read(member);
  if (!bytes) return bytes.error();
  return std::unique_ptr<XmlReader>(
      new XmlReader(std::move(*bytes), archive.sourceName(), member, handler));
}

XmlReader::XmlReader(std::unique_ptr<ZipMemberReader> bytes, std::string file,
                     const ZipMember &member, XmlHandler &handler)
    : m_bytes(std::move(bytes)),
      m_file(std::move(file)),
      m_member(member.name),
      m_storedBytes(std::max<std::uint64_t>(member.storedBytes, 1)),
      m_handler(handler),
      m_parser(XML_ParserCreate(nullptr)) {
  if (m_parser == nullptr) return;
  XML_SetUserData(m_parser, this);
  XML_SetElementHandler(m_parser, XmlCallbacks::start, XmlCallbacks::end);
  XML_SetCharacterDataHandler(m_parser, XmlCallbacks::text);
  XML_SetStartDoctypeDeclHandler(m_parser, XmlCallbacks::documentType);
}

XmlReader::~XmlReader() {
  if (m_parser != nullptr) XML_ParserFree(m_parser);
}

void XmlReader::afterCallback() {
  if (m_refusal) return;
  if (m_handler.failure())
    XML_StopParser(m_parser, XML_FALSE);
  else if (m_handler.isFull())
    XML_StopParser(m_parser, XML_TRUE);
}

void XmlReader::refuse(MessageId why) {
  m_refusal = why;
  XML_StopParser(m_parser, XML_FALSE);
}

Result<bool> XmlReader::step() {
  if (m_parser == nullptr)
    return errorOf(ErrorCode::Limit, {MessageId::MemoryTooSmallFor, {m_file}}, m_file);
  if (m_isPaused) {
    m_isPaused = false;
    return outcome(XML_ResumeParser(m_parser));
  }
  if (m_isAtEnd) return false;
  void *buffer = XML_GetBuffer(m_parser, kXmlStepBytes);
  if (buffer == nullptr) return outcome(XML_STATUS_ERROR);
  const auto read = m_bytes->read(static_cast<char *>(buffer), kXmlStepBytes);
  if (!read) return read.error();
  m_fedBytes += *read;
  m_isAtEnd = *read == 0;
  if (auto fits = checkSize(); !fits) return fits.error();
  return outcome(XML_ParseBuffer(m_parser, static_cast<int>(*read), m_isAtEnd ? 1 : 0));
}

Result<void> XmlReader::checkSize() const {
  if (m_fedBytes <= kFreeXmlBytes || m_fedBytes / kMostRatio <= m_storedBytes) return {};
  return errorOf(
      ErrorCode::Limit,
      {MessageId::ZipBomb, {escapedForMessage(m_file), quotedForMessage(m_member), kMostRatio}},
      m_file);
}

Result<bool> XmlReader::outcome(int status) {
  if (status == XML_STATUS_SUSPENDED) {
    m_isPaused = true;
    return true;
  }
  if (status == XML_STATUS_OK) {
    const auto parsed =
        static_cast<std::uint64_t>(std::max<XML_Index>(XML_GetCurrentByteIndex(m_parser), 0));
    if (m_fedBytes > parsed + kMostTagBytes) return errorAt(MessageId::XmlTagTooLong);
    return !m_isAtEnd;
  }
  if (m_refusal) return errorAt(*m_refusal);
  if (m_handler.failure()) return *m_handler.failure();
  if (XML_GetErrorCode(m_parser) == XML_ERROR_NO_MEMORY)
    return errorOf(ErrorCode::Limit, {MessageId::MemoryTooSmallFor, {m_file}}, m_file);
  return errorAt(MessageId::XmlMalformed);
}

Error XmlReader::errorAt(MessageId id) const {
  const auto place = std::max<XML_Index>(XML_GetCurrentByteIndex(m_parser), 0);
  return errorOf(ErrorCode::Format,
                 {id, {escapedForMessage(m_file), quotedForMessage(m_member), place}}, m_file);
}

Result<void> parseXmlMember(const ZipArchive &archive, const ZipMember &member, XmlHandler &handler,
                            const std::stop_token &stop) {
  const auto reader = XmlReader::open(archive, member, handler);
  if (!reader) return reader.error();
  while (true) {
    if (stop.stop_requested()) return cancelledError();
    const auto more = (*reader)->step();
    if (!more) return more.error();
    if (!*more) return {};
  }
}

}  // namespace shinglescope
