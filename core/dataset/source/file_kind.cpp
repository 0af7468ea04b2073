// SPDX-License-Identifier: MIT
#include "core/dataset/source/file_kind.h"

#include <algorithm>
#include <array>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

using namespace std::string_view_literals;

struct Magic {
  std::string_view bytes;
  MessageId refusal;   ///< what the file is and what to do
  std::size_t at = 0;  ///< offset of the bytes
};

constexpr std::array<Magic, 17> kMagics = {{
    {"PK\x03\x04"sv, MessageId::FileIsZip},
    {"PK\x05\x06"sv, MessageId::FileIsEmptyZip},
    {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, MessageId::FileIsOldOffice},
    {"%PDF-"sv, MessageId::FileIsPdf},
    {"SQLite format 3\0"sv, MessageId::FileIsSqlite},
    {"\x1F\x8B"sv, MessageId::FileIsGzip},
    {"\xFD"
     "7zXZ\0"sv,
     MessageId::FileIsXz},
    {"\x28\xB5\x2F\xFD"sv, MessageId::FileIsZstd},
    {"BZh91AY&SY"sv, MessageId::FileIsBzip2},
    {"ustar"sv, MessageId::FileIsTar, 257},
    {"7z\xBC\xAF\x27\x1C"sv, MessageId::FileIs7z},
    {"Rar!\x1A\x07"sv, MessageId::FileIsRar},
    {"PAR1"sv, MessageId::FileIsParquet},
    {"ARROW1\0\0"sv, MessageId::FileIsArrow},
    {"FEA1"sv, MessageId::FileIsArrow},
    {"\x89PNG\r\n"sv, MessageId::FileIsPicture},
    {"\x7F"
     "ELF"sv,
     MessageId::FileIsProgram},
}};

constexpr std::size_t kFewControls = 16;

/// Form feed, escape, the DOS end mark and the four separators do occur in tables; NUL does too,
/// but rarely. Branch-free, so that compilers vectorize it.
unsigned isForeignControl(char character) {
  const auto byte = static_cast<unsigned char>(character);
  const auto fromTab = static_cast<unsigned char>(byte - '\t');
  return unsigned{byte == 0x7F} | (unsigned{byte < 0x1A} & unsigned{fromTab > '\r' - '\t'});
}

bool isSpreadsheet(std::string_view zip) {
  return zip.find("[Content_Types].xml") != zip.npos || zip.find("xl/") != zip.npos ||
         zip.find("opendocument.spreadsheet") != zip.npos;
}

constexpr std::string_view kOldOfficeMagic = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv;

std::uint64_t littleEndian(std::string_view bytes, std::size_t at, std::size_t count) {
  std::uint64_t number = 0;
  for (std::size_t i = count; i-- > 0;)
    number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

/// Tests for a name in the directory of an old Office file, which is in UTF-16.
bool hasStream(std::string_view directory, std::string_view name) {
  std::string wide;
  for (const char character : name) wide.append({character, '\0'});
  wide.append(2, '\0');
  return directory.find(wide) != directory.npos;
}

/// An old Office file, and a workbook with a password, have a directory of the streams in them.
MessageId oldOfficeKind(std::string_view directory) {
  if (hasStream(directory, "EncryptedPackage")) return MessageId::ContainerEncrypted;
  const bool isWorkbook = hasStream(directory, "Workbook") || hasStream(directory, "Book");
  return isWorkbook ? MessageId::FileIsOldWorkbook : MessageId::FileIsOldOffice;
}

}  // namespace

Result<void> refuseOldOffice(RawSource &raw, std::string_view head) {
  constexpr std::size_t kHeaderBytes = 512;
  constexpr std::size_t kShiftAt = 30;
  constexpr std::size_t kDirectoryAt = 48;
  constexpr std::uint64_t kMostShift = 16;
  constexpr std::size_t kReadBytes = 8192;
  if (!head.starts_with(kOldOfficeMagic) || head.size() < kHeaderBytes) return {};
  const std::uint64_t shift = littleEndian(head, kShiftAt, 2);
  const std::uint64_t sector = littleEndian(head, kDirectoryAt, 4);
  if (shift > kMostShift || !raw.hasRandomAccess()) return {};
  std::string directory(kReadBytes, '\0');
  const auto read = raw.readAt(directory.data(), directory.size(), (sector + 1) << shift);
  if (!read) return read.error();
  directory.resize(*read);
  return errorAbout(ErrorCode::Format, oldOfficeKind(directory), raw.name());
}

Result<void> refuseKnownBinary(std::string_view head, const std::string &path) {
  for (const Magic &magic : kMagics) {
    if (!head.substr(std::min(magic.at, head.size())).starts_with(magic.bytes)) continue;
    const bool isWorkbook = magic.bytes.starts_with("PK") && isSpreadsheet(head);
    return errorAbout(ErrorCode::Format, isWorkbook ? MessageId::FileIsWorkbook : magic.refusal,
                      path);
  }
  return {};
}

Result<void> refuseUnknownBinary(std::string_view text, const std::string &path) {
  std::size_t controls = 0;
  for (const char character : text) controls += isForeignControl(character);
  if (controls < kFewControls || controls * 20 <= text.size()) return {};
  return errorAbout(ErrorCode::Format, MessageId::FileIsBinary, path);
}

}  // namespace shinglescope
