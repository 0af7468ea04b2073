// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/dataset/container/container.h"
#include "core/dataset/container/zip_archive.h"

namespace shinglescope {

/// A ZIP archive of text tables, one part for each file. Immutable.
class ZipTexts final : public Container {
 public:
  /// Lists the files, without those that systems add (such as __MACOSX/). Errors: Format if there
  /// is none.
  static Result<std::shared_ptr<const Container>> open(std::shared_ptr<const ZipArchive> archive);

  ContainerKind kind() const override { return ContainerKind::Zip; }
  const std::vector<ContainerPart> &parts() const override { return m_parts; }
  Result<std::shared_ptr<RawSource>> openPart(std::size_t number,
                                              const SourceLimits &limits) const override;

 private:
  explicit ZipTexts(std::shared_ptr<const ZipArchive> archive) : m_archive(std::move(archive)) {}

  std::shared_ptr<const ZipArchive> m_archive;
  std::vector<ContainerPart> m_parts;
  std::vector<const ZipMember *> m_members;  ///< one for each part
};

}  // namespace shinglescope
