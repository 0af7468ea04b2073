// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/tables/archives.h"

namespace shinglescope::test {

/// A member of a ZIP archive that a test writes; what is set differs from the truth.
struct ZipPart {
  std::string name;
  std::string bytes;
  bool isStored = false;
  std::uint16_t flags = 0;
  std::optional<std::uint16_t> method = {};
  std::optional<std::uint32_t> statedBytes = {};
  std::optional<std::uint32_t> statedChecksum = {};
};

/// Returns the bytes compressed as in a ZIP archive.
inline std::string deflated(std::string_view text) { return packWithZlib(text, -MAX_WBITS); }

inline void appendNumber(std::string &out, std::uint64_t number, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>((number >> (8 * i)) & 0xFFU);
}

/// Returns a ZIP archive of these members, in their order.
inline std::string zipFile(const std::vector<ZipPart> &parts) {
  std::string file;
  std::string directory;
  for (const ZipPart &part : parts) {
    const std::string packed = part.isStored ? part.bytes : deflated(part.bytes);
    const auto checksum = part.statedChecksum.value_or(
        static_cast<std::uint32_t>(crc32(0, reinterpret_cast<const Bytef *>(part.bytes.data()),
                                         static_cast<uInt>(part.bytes.size()))));
    std::string common;
    appendNumber(common, 20, 2);
    appendNumber(common, part.flags, 2);
    appendNumber(common, part.method.value_or(part.isStored ? 0 : 8), 2);
    appendNumber(common, 0, 4);  // time and date
    appendNumber(common, checksum, 4);
    appendNumber(common, packed.size(), 4);
    appendNumber(common, part.statedBytes.value_or(static_cast<std::uint32_t>(part.bytes.size())),
                 4);
    appendNumber(common, part.name.size(), 2);
    appendNumber(common, 0, 2);  // extra field
    directory += "PK\x01\x02";
    appendNumber(directory, 20, 2);
    directory += common;
    directory.append(10, '\0');  // comment, disk, attributes
    appendNumber(directory, file.size(), 4);
    directory += part.name;
    file += "PK\x03\x04" + common + part.name + packed;
  }
  const std::size_t begin = file.size();
  file += directory + "PK\x05\x06";
  appendNumber(file, 0, 4);
  appendNumber(file, parts.size(), 2);
  appendNumber(file, parts.size(), 2);
  appendNumber(file, directory.size(), 4);
  appendNumber(file, begin, 4);
  appendNumber(file, 0, 2);
  return file;
}

/// An XLSX workbook that a test writes.
struct XlsxText {
  std::vector<std::pair<std::string, std::string>> sheets;  ///< name, content of sheetData
  std::string sharedStrings = {};                           ///< content of sst
  std::string numFmts = {};                                 ///< content of numFmts
  std::vector<int> styles = {};                             ///< number format of each style
  std::string bookProperties = {};                          ///< attributes of workbookPr
  std::map<std::string, std::string> states = {};           ///< of sheets, such as "hidden"
  std::string afterSheetData = {};
};

inline std::vector<ZipPart> xlsxParts(const XlsxText &text) {
  const std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
  const std::string types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const std::string main =
      "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" xmlns:r=\"" + types +
      "\"";
  const std::string package =
      "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">";
  std::string sheets;
  std::string relations;
  std::vector<ZipPart> parts = {
      {"[Content_Types].xml", head + "<Types/>"},
      {"_rels/.rels", head + package + "<Relationship Id=\"rId1\" Type=\"" + types +
                          "/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"}};
  int number = 0;
  for (const auto &[name, rows] : text.sheets) {
    const std::string id = std::to_string(++number);
    const auto state = text.states.find(name);
    sheets += "<sheet name=\"" + name + "\" sheetId=\"" + id + "\" r:id=\"rId" + id + "\"" +
              (state == text.states.end() ? "" : " state=\"" + state->second + "\"") + "/>";
    relations += "<Relationship Id=\"rId" + id + "\" Type=\"" + types +
                 "/worksheet\" Target=\"worksheets/sheet" + id + ".xml\"/>";
    parts.push_back({"xl/worksheets/sheet" + id + ".xml",
                     head + "<worksheet " + main + "><sheetData>" + rows + "</sheetData>" +
                         text.afterSheetData + "</worksheet>"});
  }
  relations += "<Relationship Id=\"rIdS\" Type=\"" + types + "/styles\" Target=\"styles.xml\"/>";
  if (!text.sharedStrings.empty()) {
    relations += "<Relationship Id=\"rIdT\" Type=\"" + types +
                 "/sharedStrings\" Target=\"/xl/sharedStrings.xml\"/>";
    parts.push_back(
        {"xl/sharedStrings.xml", head + "<sst " + main + ">" + text.sharedStrings + "</sst>"});
  }
  std::string styles;
  for (const int format : text.styles)
    styles += "<xf numFmtId=\"" + std::to_string(format) + "\"/>";
  parts.push_back(
      {"xl/styles.xml", head + "<styleSheet " + main + "><numFmts>" + text.numFmts +
                            "</numFmts><cellStyleXfs><xf numFmtId=\"9\"/></cellStyleXfs>"
                            "<cellXfs>" +
                            styles + "</cellXfs></styleSheet>"});
  parts.push_back({"xl/workbook.xml", head + "<workbook " + main + "><workbookPr " +
                                          text.bookProperties + "/><sheets>" + sheets +
                                          "</sheets></workbook>"});
  parts.push_back({"xl/_rels/workbook.xml.rels", head + package + relations + "</Relationships>"});
  return parts;
}

inline std::string xlsxFile(const XlsxText &text) { return zipFile(xlsxParts(text)); }

}  // namespace shinglescope::test
