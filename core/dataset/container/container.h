// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// A file that contains several tables.
enum class ContainerKind { Xlsx, Ods, Sqlite, Zip };

/// One table of a container.
struct ContainerPart {
  enum class Kind { Sheet, Table, View, File };
  std::string name;  ///< unique in the container; valid UTF-8
  Kind kind = Kind::Sheet;
  bool isHidden = false;  ///< a sheet that spreadsheet programs do not show
  bool operator==(const ContainerPart &) const = default;
};

/// The tables of an open container. Immutable; may be shared by threads.
class Container {
 public:
  virtual ~Container() = default;
  virtual ContainerKind kind() const = 0;
  virtual const std::vector<ContainerPart> &parts() const = 0;
  /// Opens a part as text: a sheet or a database table as CSV, a file of an archive as it is.
  /// Errors: those of the container, Format, Limit, Cancelled.
  virtual Result<std::shared_ptr<RawSource>> openPart(std::size_t number,
                                                      const SourceLimits &limits) const = 0;
};

/// Opens a container; null if the source begins like none. Errors: those of the source; Format
/// (damaged, protected by a password, a workbook of another kind).
Result<std::shared_ptr<const Container>> openContainer(const std::shared_ptr<RawSource> &source,
                                                       const SourceLimits &limits);

/// A source of text, and the part of a container that it is.
struct OpenedPart {
  std::shared_ptr<RawSource> source;
  std::shared_ptr<const Container> container;  ///< null if the file is a text itself
  std::size_t number = 0;                      ///< of the part
  bool isChosen = false;  ///< by its name; otherwise it is the first or only one

  /// Returns the name of the part; empty for a text.
  std::string name() const { return container ? container->parts()[number].name : std::string(); }
  /// Tests for cells that are not stored as text, and are read as well-formed CSV.
  bool hasCells() const { return container && container->kind() != ContainerKind::Zip; }
};

/// Opens the part named `part`, or the first sheet that is shown, or the only table or file. A
/// source that is not a container is returned itself. Errors: those of openContainer();
/// BadParameter with the names of the parts (there is none of this name, or several and none was
/// named).
Result<OpenedPart> openPart(const std::shared_ptr<RawSource> &source,
                            const std::optional<std::string> &part, const SourceLimits &limits);
/// Opens a file in the same way; see openFileSource().
Result<OpenedPart> openPart(const std::string &path, const std::optional<std::string> &part,
                            const SourceLimits &limits);

/// Lists the names of parts for a message, the first 20 of them.
std::string partNames(const std::vector<ContainerPart> &parts);

}  // namespace shinglescope
