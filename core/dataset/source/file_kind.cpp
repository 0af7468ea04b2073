#include "core/dataset/source/file_kind.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

using namespace std::string_view_literals;

struct Magic {
  std::string_view bytes;
  std::string_view is;      ///< completes: "x" is ...
  std::string_view advice;  ///< what to do
  std::size_t at = 0;       ///< offset of the bytes
};

constexpr std::string_view kUnpack = "unpack it and open the file inside";
constexpr std::string_view kSaveAsCsv = "save the sheet as CSV (UTF-8) and open that";
constexpr std::string_view kExport = "export the table as CSV and open that";

constexpr std::array<Magic, 15> kMagics = {{
    {"PK\x03\x04"sv, "a ZIP archive", kUnpack},
    {"PK\x05\x06"sv, "an empty ZIP archive", kUnpack},
    {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "an old Office file", kSaveAsCsv},
    {"%PDF-"sv, "a PDF document", kExport},
    {"SQLite format 3\0"sv, "an SQLite database", kExport},
    {"\x1F\x8B"sv, "compressed with gzip", kUnpack},
    {"\xFD"
     "7zXZ\0"sv,
     "compressed with xz", kUnpack},
    {"\x28\xB5\x2F\xFD"sv, "compressed with zstd", kUnpack},
    {"BZh91AY&SY"sv, "compressed with bzip2", kUnpack},
    {"ustar"sv, "a tar archive", kUnpack, 257},
    {"7z\xBC\xAF\x27\x1C"sv, "a 7z archive", kUnpack},
    {"Rar!\x1A\x07"sv, "a RAR archive", kUnpack},
    {"PAR1"sv, "a Parquet file", kExport},
    {"\x89PNG\r\n"sv, "a picture", "choose a text file"},
    {"\x7F"
     "ELF"sv,
     "a program", "choose a text file"},
}};

constexpr std::size_t kFewControls = 16;

Error refusal(const std::string &path, std::string_view is, std::string_view advice) {
  std::string sentence = quotedForMessage(path);
  sentence.append(" is ").append(is).append(", not a text table: ").append(advice).append(".");
  return {ErrorCode::Format, std::move(sentence), path};
}

/// Form feed, escape, the DOS end mark and the four separators do occur in tables; NUL does too,
/// but rarely. Branch-free, so that compilers vectorise it.
unsigned isForeignControl(char character) {
  const auto byte = static_cast<unsigned char>(character);
  const auto fromTab = static_cast<unsigned char>(byte - '\t');
  return unsigned{byte == 0x7F} | (unsigned{byte < 0x1A} & unsigned{fromTab > '\r' - '\t'});
}

bool isSpreadsheet(std::string_view zip) {
  return zip.find("[Content_Types].xml") != zip.npos || zip.find("xl/") != zip.npos ||
         zip.find("opendocument.spreadsheet") != zip.npos;
}

}  // namespace

Result<void> refuseKnownBinary(std::string_view head, const std::string &path) {
  for (const Magic &magic : kMagics) {
    if (!head.substr(std::min(magic.at, head.size())).starts_with(magic.bytes)) continue;
    if (magic.bytes.starts_with("PK") && isSpreadsheet(head)) {
      return refusal(path, "a spreadsheet workbook", kSaveAsCsv);
    }
    return refusal(path, magic.is, magic.advice);
  }
  return {};
}

Result<void> refuseUnknownBinary(std::string_view text, const std::string &path) {
  std::size_t controls = 0;
  for (const char character : text) controls += isForeignControl(character);
  if (controls < kFewControls || controls * 20 <= text.size()) return {};
  return refusal(path, "binary",
                 "choose a CSV or TSV file, or name its encoding if it is text after all");
}

}  // namespace shinglescope
