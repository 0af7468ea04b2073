// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/dataset/container/container.h"
#include "core/dataset/container/zip_archive.h"

namespace shinglescope {

/// An OpenDocument spreadsheet (ODS). All its sheets are in one XML file. Immutable.
class OdsWorkbook final : public Container, public std::enable_shared_from_this<OdsWorkbook> {
 public:
  /// Reads the names of the sheets, which takes one pass over the whole content. Errors: those of
  /// the archive, Format (another document, or a password), Cancelled.
  static Result<std::shared_ptr<const Container>> open(std::shared_ptr<const ZipArchive> archive,
                                                       const SourceLimits &limits);

  ContainerKind kind() const override { return ContainerKind::Ods; }
  const std::vector<ContainerPart> &parts() const override { return m_parts; }
  Result<std::shared_ptr<RawSource>> openPart(std::size_t number,
                                              const SourceLimits &limits) const override;

  const ZipArchive &archive() const { return *m_archive; }
  const ZipMember &content() const { return *m_content; }

 private:
  explicit OdsWorkbook(std::shared_ptr<const ZipArchive> archive) : m_archive(std::move(archive)) {}

  std::shared_ptr<const ZipArchive> m_archive;
  const ZipMember *m_content = nullptr;
  std::vector<ContainerPart> m_parts;
};

}  // namespace shinglescope
