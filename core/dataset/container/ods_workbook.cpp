// SPDX-License-Identifier: MIT
#include "core/dataset/container/ods_workbook.h"

#include <set>
#include <utility>

#include "core/dataset/container/ods_sheet.h"
#include "core/dataset/container/part_names.h"
#include "core/dataset/container/xml_reader.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kMostOdsManifestBytes = 16U << 20U;
constexpr std::string_view kSpreadsheetType = "application/vnd.oasis.opendocument.spreadsheet";
constexpr std::uint64_t kMostOdsTypeBytes = 256;

/// The sheets of a document, in its order; tables in cells are not sheets.
class OdsSheetList final : public XmlHandler {
 public:
  void startElement(std::string_view name, const XmlAttributes &attributes) override {
    if (name == "style") {
      m_style = attributes.value("name");
    } else if (name == "table-properties") {
      if (attributes.value("display") == "false") m_hiddenStyles.insert(m_style);
    } else if (name == "table" && ++m_depth == 1) {
      const bool isHidden = m_hiddenStyles.contains(std::string(attributes.value("style-name")));
      parts.push_back({m_names.unique(std::string(attributes.value("name"))),
                       ContainerPart::Kind::Sheet, isHidden});
    }
  }
  void endElement(std::string_view name) override {
    if (name == "table" && m_depth > 0) --m_depth;
  }
  void addText(std::string_view /*text*/) override {}
  const std::optional<Error> &failure() const override { return m_failure; }

  std::vector<ContainerPart> parts;

 private:
  PartNames m_names;
  std::string m_style;
  std::set<std::string> m_hiddenStyles;
  std::size_t m_depth = 0;
  std::optional<Error> m_failure;
};

Error odsError(const ZipArchive &archive, MessageId id) {
  return errorAbout(ErrorCode::Format, id, archive.sourceName());
}

/// A document with a password is not an encrypted ZIP archive: its members are.
Result<bool> isEncrypted(const ZipArchive &archive) {
  if (archive.find("encrypted-package") != nullptr) return true;
  const ZipMember *manifest = archive.find("META-INF/manifest.xml");
  if (manifest == nullptr) return false;
  const auto text = readWholeMember(archive, *manifest, kMostOdsManifestBytes);
  if (!text) return text.error();
  return text->find("encryption-data") != text->npos;
}

}  // namespace

Result<std::shared_ptr<const Container>> OdsWorkbook::open(
    std::shared_ptr<const ZipArchive> archive, const SourceLimits &limits) {
  std::shared_ptr<OdsWorkbook> book(new OdsWorkbook(std::move(archive)));
  const ZipArchive &zip = book->archive();
  const ZipMember *type = zip.find("mimetype");
  const auto text = type == nullptr ? Result<std::string>(std::string())
                                    : readWholeMember(zip, *type, kMostOdsTypeBytes);
  if (!text) return text.error();
  if (!text->starts_with(kSpreadsheetType)) return odsError(zip, MessageId::FileIsOtherOffice);
  const auto encrypted = isEncrypted(zip);
  if (!encrypted) return encrypted.error();
  if (*encrypted) return odsError(zip, MessageId::ContainerEncrypted);
  book->m_content = zip.find("content.xml");
  if (book->m_content == nullptr) return zip.damageIn("content.xml");
  OdsSheetList list;
  auto read = parseXmlMember(zip, *book->m_content, list, limits.stop);
  if (!read) return read.error();
  if (list.parts.empty()) return odsError(zip, MessageId::ContainerEmpty);
  book->m_parts = std::move(list.parts);
  return std::shared_ptr<const Container>(std::move(book));
}

Result<std::shared_ptr<RawSource>> OdsWorkbook::openPart(std::size_t number,
                                                         const SourceLimits &limits) const {
  return openOdsSheet(shared_from_this(), number, limits);
}

}  // namespace shinglescope
