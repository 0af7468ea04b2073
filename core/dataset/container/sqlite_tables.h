// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/dataset/container/container.h"

namespace shinglescope {

/// An SQLite database: its tables and views, without virtual tables and those of SQLite itself.
/// Immutable; each reading has its own connection.
class SqliteTables final : public Container {
 public:
  /// Errors: Format (damaged, in use, no table), those of the source.
  static Result<std::shared_ptr<const Container>> open(std::shared_ptr<RawSource> source,
                                                       const SourceLimits &limits);

  ContainerKind kind() const override { return ContainerKind::Sqlite; }
  const std::vector<ContainerPart> &parts() const override { return m_parts; }
  /// A table is read in the order in which the database stores its rows. The first line of its text
  /// are the names of its columns; NULL is an empty cell, and a binary value is shown in
  /// hexadecimal.
  Result<std::shared_ptr<RawSource>> openPart(std::size_t number,
                                              const SourceLimits &limits) const override;

 private:
  explicit SqliteTables(std::shared_ptr<RawSource> source) : m_source(std::move(source)) {}

  std::shared_ptr<RawSource> m_source;
  std::vector<ContainerPart> m_parts;
};

}  // namespace shinglescope
