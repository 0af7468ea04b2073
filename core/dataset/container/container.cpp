// SPDX-License-Identifier: MIT
#include "core/dataset/container/container.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/dataset/container/ods_workbook.h"
#include "core/dataset/container/sqlite_tables.h"
#include "core/dataset/container/xlsx_workbook.h"
#include "core/dataset/container/zip_texts.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kContainerHeadBytes = 16;
constexpr std::size_t kMostListedParts = 20;
constexpr std::uint64_t kMostTypeBytes = 256;
constexpr std::string_view kOpenDocument = "application/vnd.oasis.opendocument.";

Result<std::shared_ptr<const Container>> openZip(const std::shared_ptr<RawSource> &source,
                                                 const SourceLimits &limits) {
  auto archive = ZipArchive::open(source, limits.stop);
  if (!archive) return archive.error();
  if ((*archive)->find("[Content_Types].xml") != nullptr)
    return XlsxWorkbook::open(std::move(*archive), limits);
  if (const ZipMember *type = (*archive)->find("mimetype")) {
    const auto text = readWholeMember(**archive, *type, kMostTypeBytes);
    if (text && text->starts_with(kOpenDocument))
      return OdsWorkbook::open(std::move(*archive), limits);
  }
  return ZipTexts::open(std::move(*archive));
}

Error partError(const std::string &file, MessageId id, std::vector<MessageValue> values) {
  return errorOf(ErrorCode::BadParameter, {id, std::move(values)}, file);
}

/// Returns the part that is read if none is named: the first sheet that is shown, or the only one.
std::optional<std::size_t> defaultPart(const Container &container) {
  const std::vector<ContainerPart> &parts = container.parts();
  if (parts.size() == 1) return 0;
  const bool isBook =
      container.kind() == ContainerKind::Xlsx || container.kind() == ContainerKind::Ods;
  if (!isBook) return std::nullopt;
  const auto shown = std::ranges::find(parts, false, &ContainerPart::isHidden);
  return shown == parts.end() ? 0 : static_cast<std::size_t>(shown - parts.begin());
}

Result<std::size_t> choosePart(const Container &container, const std::string &file,
                               const std::optional<std::string> &part) {
  const std::vector<ContainerPart> &parts = container.parts();
  if (part) {
    const auto found = std::ranges::find(parts, *part, &ContainerPart::name);
    if (found != parts.end()) return static_cast<std::size_t>(found - parts.begin());
    return partError(file, MessageId::PartUnknown,
                     {escapedForMessage(file), quotedForMessage(*part), partNames(parts)});
  }
  if (const auto number = defaultPart(container)) return *number;
  return partError(file, MessageId::PartNeeded,
                   {escapedForMessage(file), parts.size(), partNames(parts)});
}

}  // namespace

std::string partNames(const std::vector<ContainerPart> &parts) {
  std::string names;
  for (std::size_t i = 0; i < std::min(parts.size(), kMostListedParts); ++i) {
    if (i > 0) names += ", ";
    names += quotedForMessage(shortenedForMessage(parts[i].name, kMostShownBytes));
  }
  return parts.size() > kMostListedParts ? names + ", and more" : names;
}

Result<std::shared_ptr<const Container>> openContainer(const std::shared_ptr<RawSource> &source,
                                                       const SourceLimits &limits) {
  if (!source->hasRandomAccess()) return std::shared_ptr<const Container>();
  std::array<char, kContainerHeadBytes> head{};
  const auto read = source->readAt(head.data(), head.size(), 0);
  if (!read) return read.error();
  const std::string_view bytes(head.data(), *read);
  if (bytes.starts_with("PK\x03\x04"sv)) return openZip(source, limits);
  if (bytes.starts_with("SQLite format 3\0"sv)) return SqliteTables::open(source, limits);
  return std::shared_ptr<const Container>();
}

Result<OpenedPart> openPart(const std::shared_ptr<RawSource> &source,
                            const std::optional<std::string> &part, const SourceLimits &limits) {
  auto container = openContainer(source, limits);
  if (!container) return container.error();
  if (!*container) {
    if (!part || part->empty()) return OpenedPart{source, nullptr, 0, false};
    return partError(source->name(), MessageId::PartNotPossible,
                     {escapedForMessage(source->name())});
  }
  const auto number = choosePart(**container, source->name(), part);
  if (!number) return number.error();
  auto opened = (*container)->openPart(*number, limits);
  if (!opened) return opened.error();
  return OpenedPart{std::move(*opened), std::move(*container), *number, part.has_value()};
}

Result<OpenedPart> openPart(const std::string &path, const std::optional<std::string> &part,
                            const SourceLimits &limits) {
  auto source = openFileSource(path, limits);
  if (!source) return source.error();
  return openPart(*source, part, limits);
}

}  // namespace shinglescope
