// SPDX-License-Identifier: MIT
#include "core/dataset/container/zip_texts.h"

#include <utility>

#include "core/dataset/container/part_names.h"
#include "core/dataset/container/part_source.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

/// Tests for a file that a system adds without being asked.
bool isSystemFile(std::string_view name) {
  const std::string_view file = name.substr(name.rfind('/') + 1);
  return name.starts_with("__MACOSX/") || file.starts_with('.') || file == "Thumbs.db" ||
         file == "desktop.ini";
}

class ZipTextReader final : public PartReader {
 public:
  explicit ZipTextReader(std::unique_ptr<ZipMemberReader> bytes) : m_bytes(std::move(bytes)) {}
  Result<std::size_t> read(char *to, std::size_t bytes) override {
    return m_bytes->read(to, bytes);
  }
  std::uint64_t storedPosition() const override { return m_bytes->storedPosition(); }

 private:
  std::unique_ptr<ZipMemberReader> m_bytes;
};

}  // namespace

Result<std::shared_ptr<const Container>> ZipTexts::open(std::shared_ptr<const ZipArchive> archive) {
  std::shared_ptr<ZipTexts> texts(new ZipTexts(std::move(archive)));
  PartNames names;
  for (const ZipMember &member : texts->m_archive->members()) {
    if (isSystemFile(member.name)) continue;
    texts->m_parts.push_back({names.unique(member.name), ContainerPart::Kind::File, false});
    texts->m_members.push_back(&member);
  }
  if (texts->m_parts.empty()) {
    return errorAbout(ErrorCode::Format, MessageId::FileIsEmptyZip, texts->m_archive->sourceName());
  }
  return std::shared_ptr<const Container>(std::move(texts));
}

Result<std::shared_ptr<RawSource>> ZipTexts::openPart(std::size_t number,
                                                      const SourceLimits &limits) const {
  const ZipMember *member = m_members[number];
  auto open = [archive = m_archive, member]() -> Result<std::unique_ptr<PartReader>> {
    auto bytes = archive->read(*member);
    if (!bytes) return bytes.error();
    return std::unique_ptr<PartReader>(std::make_unique<ZipTextReader>(std::move(*bytes)));
  };
  return std::shared_ptr<RawSource>(std::make_shared<PartSource>(
      m_archive->source(), m_parts[number].name, member->storedBytes, std::move(open), limits));
}

}  // namespace shinglescope
