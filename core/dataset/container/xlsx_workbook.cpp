// SPDX-License-Identifier: MIT
#include "core/dataset/container/xlsx_workbook.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

#include "core/base/ascii.h"
#include "core/dataset/container/part_names.h"
#include "core/dataset/container/xlsx_sheet.h"
#include "core/dataset/container/xml_reader.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostStyles = 1'000'000;  ///< Excel allows 65,490
constexpr std::size_t kMostFormats = 10'000;    ///< Excel allows a few hundred
constexpr std::uint32_t kGeneralFormat = 0xFFFF'FFFF;

/// A handler that finds no errors of its own.
class PlainXmlHandler : public XmlHandler {
 public:
  void startElement(std::string_view, const XmlAttributes &) override {}
  void endElement(std::string_view) override {}
  void addText(std::string_view) override {}
  const std::optional<Error> &failure() const override { return m_failure; }

 private:
  std::optional<Error> m_failure;
};

struct Relationship {
  std::string type;
  std::string target;
};

/// The relationships of a part of the package, by their ids.
class RelationshipList final : public PlainXmlHandler {
 public:
  void startElement(std::string_view name, const XmlAttributes &attributes) override {
    if (name != "Relationship") return;
    relationships[std::string(attributes.value("Id"))] = {std::string(attributes.value("Type")),
                                                          std::string(attributes.value("Target"))};
  }

  const Relationship *ofType(std::string_view ending) const {
    const auto found = std::ranges::find_if(
        relationships, [&](const auto &entry) { return entry.second.type.ends_with(ending); });
    return found == relationships.end() ? nullptr : &found->second;
  }

  std::map<std::string, Relationship> relationships;
};

struct SheetEntry {
  std::string name;
  std::string id;
  bool isHidden = false;
};

class SheetList final : public PlainXmlHandler {
 public:
  void startElement(std::string_view name, const XmlAttributes &attributes) override {
    if (name == "workbookPr") {
      const std::string_view is1904 = attributes.value("date1904");
      if (is1904 == "1" || is1904 == "true") dateSystem = DateSystem::From1904;
    } else if (name == "sheet") {
      const std::string_view state = attributes.value("state");
      sheets.push_back({std::string(attributes.value("name")), std::string(attributes.value("id")),
                        state == "hidden" || state == "veryHidden"});
    }
  }

  std::vector<SheetEntry> sheets;
  DateSystem dateSystem = DateSystem::From1900;
};

class StyleList final : public PlainXmlHandler {
 public:
  void startElement(std::string_view name, const XmlAttributes &attributes) override {
    if (name == "cellXfs") m_isInCellStyles = true;
    const auto id = attributes.number("numFmtId");
    if (name == "numFmt" && id && m_codes.size() < kMostFormats)
      m_codes.emplace(*id, attributes.value("formatCode"));
    if (name == "xf" && m_isInCellStyles && styles.formatOfStyle.size() < kMostStyles)
      styles.formatOfStyle.push_back(formatOf(id.value_or(0)));
  }

  void endElement(std::string_view name) override {
    if (name == "cellXfs") m_isInCellStyles = false;
  }

  XlsxStyles styles;

 private:
  std::uint32_t formatOf(std::uint64_t id) {
    const auto known = m_formatOfId.find(id);
    if (known != m_formatOfId.end()) return known->second;
    const auto own = m_codes.find(id);
    const NumberFormat format(own != m_codes.end()
                                  ? std::string_view(own->second)
                                  : NumberFormat::builtInCode(static_cast<std::uint32_t>(id)));
    std::uint32_t number = kGeneralFormat;
    if (!format.isGeneral()) {
      number = static_cast<std::uint32_t>(styles.formats.size());
      styles.formats.push_back(format);
    }
    m_formatOfId.emplace(id, number);
    return number;
  }

  bool m_isInCellStyles = false;
  std::unordered_map<std::uint64_t, std::string> m_codes;
  std::unordered_map<std::uint64_t, std::uint32_t> m_formatOfId;
};

/// Names in a package do not depend on their case.
const ZipMember *findMember(const ZipArchive &archive, const std::string &name) {
  if (const ZipMember *exact = archive.find(name)) return exact;
  const auto isSame = [&](const ZipMember &member) {
    return std::ranges::equal(member.name, name, {}, asciiLower, asciiLower);
  };
  const auto found = std::ranges::find_if(archive.members(), isSame);
  return found == archive.members().end() ? nullptr : &*found;
}

std::string folderOf(const std::string &name) {
  const std::size_t slash = name.rfind('/');
  return slash == name.npos ? "" : name.substr(0, slash + 1);
}

/// Resolves a target such as "../media/x" from a folder of the package. It is only looked up in the
/// archive.
std::string resolved(std::string folder, std::string_view target) {
  if (target.starts_with('/')) return std::string(target.substr(1));
  while (target.starts_with("../") || target.starts_with("./")) {
    if (target.starts_with("../") && !folder.empty())
      folder = folderOf(folder.substr(0, folder.size() - 1));
    target.remove_prefix(target.find('/') + 1);
  }
  return folder + std::string(target);
}

Result<RelationshipList> readRelationships(const ZipArchive &archive, const std::string &of,
                                           const SourceLimits &limits) {
  RelationshipList list;
  const std::string folder = folderOf(of);
  const ZipMember *member =
      findMember(archive, folder + "_rels/" + of.substr(folder.size()) + ".rels");
  if (member == nullptr) return list;
  if (auto read = parseXmlMember(archive, *member, list, limits.stop); !read) return read.error();
  return list;
}

Error notAWorkbook(const ZipArchive &archive, MessageId id) {
  return errorAbout(ErrorCode::Format, id, archive.sourceName());
}

Result<const ZipMember *> findBook(const ZipArchive &archive, const SourceLimits &limits) {
  const auto package = readRelationships(archive, "", limits);
  if (!package) return package.error();
  const Relationship *main = package->ofType("/officeDocument");
  const std::string name = main != nullptr ? resolved("", main->target) : "xl/workbook.xml";
  if (name.ends_with(".bin")) return notAWorkbook(archive, MessageId::FileIsBinaryWorkbook);
  const ZipMember *member = findMember(archive, name);
  if (member == nullptr || !folderOf(name).starts_with("xl"))
    return notAWorkbook(archive, MessageId::FileIsOtherOffice);
  return member;
}

}  // namespace

const NumberFormat *XlsxStyles::of(std::uint64_t style) const {
  if (style >= formatOfStyle.size()) return nullptr;
  const std::uint32_t format = formatOfStyle[static_cast<std::size_t>(style)];
  return format == kGeneralFormat ? nullptr : &formats[format];
}

Result<std::shared_ptr<const Container>> XlsxWorkbook::open(
    std::shared_ptr<const ZipArchive> archive, const SourceLimits &limits) {
  std::shared_ptr<XlsxWorkbook> book(new XlsxWorkbook(std::move(archive)));
  if (auto read = book->readSheets(limits); !read) return read.error();
  return std::shared_ptr<const Container>(std::move(book));
}

Result<void> XlsxWorkbook::readSheets(const SourceLimits &limits) {
  const auto book = findBook(*m_archive, limits);
  if (!book) return book.error();
  const auto parts = readRelationships(*m_archive, (*book)->name, limits);
  if (!parts) return parts.error();
  SheetList list;
  auto read = parseXmlMember(*m_archive, **book, list, limits.stop);
  if (!read) return read;
  m_dateSystem = list.dateSystem;
  const std::string folder = folderOf((*book)->name);
  const auto memberOf = [&](const Relationship *part) {
    return part == nullptr ? nullptr : findMember(*m_archive, resolved(folder, part->target));
  };
  m_sharedStrings = memberOf(parts->ofType("/sharedStrings"));
  m_styles = memberOf(parts->ofType("/styles"));
  PartNames names;
  for (const SheetEntry &sheet : list.sheets) {
    const auto part = parts->relationships.find(sheet.id);
    // Sheets with a chart or a dialog have no cells.
    if (part == parts->relationships.end() || !part->second.type.ends_with("/worksheet")) continue;
    const ZipMember *member = memberOf(&part->second);
    if (member == nullptr) return m_archive->damageIn(part->second.target);
    m_parts.push_back({names.unique(sheet.name), ContainerPart::Kind::Sheet, sheet.isHidden});
    m_members.push_back(member);
  }
  return m_parts.empty() ? Result<void>(notAWorkbook(*m_archive, MessageId::ContainerEmpty))
                         : Result<void>();
}

Result<std::shared_ptr<RawSource>> XlsxWorkbook::openPart(std::size_t number,
                                                          const SourceLimits &limits) const {
  return openXlsxSheet(shared_from_this(), m_parts[number].name, *m_members[number], limits);
}

Result<XlsxStyles> readXlsxStyles(const XlsxWorkbook &book, const SourceLimits &limits) {
  StyleList list;
  if (book.styles() == nullptr) return list.styles;
  auto read = parseXmlMember(book.archive(), *book.styles(), list, limits.stop);
  if (!read) return read.error();
  return std::move(list.styles);
}

}  // namespace shinglescope
