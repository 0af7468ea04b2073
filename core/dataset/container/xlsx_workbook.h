// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/dataset/container/container.h"
#include "core/dataset/container/number_format.h"
#include "core/dataset/container/part_source.h"
#include "core/dataset/container/zip_archive.h"

namespace shinglescope {

/// The number formats of the cells of a workbook.
struct XlsxStyles {
  std::vector<NumberFormat> formats;
  std::vector<std::uint32_t> formatOfStyle;  ///< by the style number of a cell

  /// Returns the format of a style; null for General and for an unknown style.
  const NumberFormat *of(std::uint64_t style) const;
};

/// An XLSX workbook: its sheets, and where in the archive they are. Immutable.
class XlsxWorkbook final : public Container, public std::enable_shared_from_this<XlsxWorkbook> {
 public:
  /// Reads the list of sheets. Errors: those of the archive, Format (no workbook).
  static Result<std::shared_ptr<const Container>> open(std::shared_ptr<const ZipArchive> archive,
                                                       const SourceLimits &limits);

  ContainerKind kind() const override { return ContainerKind::Xlsx; }
  const std::vector<ContainerPart> &parts() const override { return m_parts; }
  Result<std::shared_ptr<RawSource>> openPart(std::size_t number,
                                              const SourceLimits &limits) const override;

  const ZipArchive &archive() const { return *m_archive; }
  /// Returns the member with the shared texts or the styles; null if there is none.
  const ZipMember *sharedStrings() const { return m_sharedStrings; }
  const ZipMember *styles() const { return m_styles; }
  DateSystem dateSystem() const { return m_dateSystem; }

 private:
  explicit XlsxWorkbook(std::shared_ptr<const ZipArchive> archive)
      : m_archive(std::move(archive)) {}
  Result<void> readSheets(const SourceLimits &limits);

  std::shared_ptr<const ZipArchive> m_archive;
  std::vector<ContainerPart> m_parts;
  std::vector<const ZipMember *> m_members;  ///< one for each part
  const ZipMember *m_sharedStrings = nullptr;
  const ZipMember *m_styles = nullptr;
  DateSystem m_dateSystem = DateSystem::From1900;
};

/// Reads the number formats of a workbook. Errors: those of the archive.
Result<XlsxStyles> readXlsxStyles(const XlsxWorkbook &book, const SourceLimits &limits);

}  // namespace shinglescope
