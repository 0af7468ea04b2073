// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <memory>
#include <string>
#include <vector>

#include "core/dataset/source/raw_source.h"
#include "ui/session/import_profile.h"

namespace shinglescope {

/// The source of a table: a file, a folder or pasted text.
struct ImportSource {
  QString path;                               ///< empty for pasted text
  std::shared_ptr<const std::string> pasted;  ///< UTF-8

  bool isPasted() const { return pasted != nullptr; }
};

/// A table and the settings with which it was opened.
struct OpenedTable {
  LoadedDataset loaded;
  LoadOptions options;
  std::vector<ColumnRole> roles;  ///< empty for guessed roles
  bool isAsKept = false;          ///< opened with a profile
};

/// The absolute path in the encoding of the file system.
std::string filePathOf(const ImportSource &source);

/// Opens the bytes of a source. Errors: those of openFileSource().
Result<std::shared_ptr<RawSource>> openBytes(const ImportSource &source, const RunContext &context);

/// Calls loadDataset() for a source.
Result<LoadedDataset> loadSource(const ImportSource &source, const LoadOptions &options,
                                 const RunContext &context);

/// Loads a source with the profile if the columns match, otherwise with guessed settings.
Result<OpenedTable> openAsKept(const ImportSource &source, const ImportProfile &profile,
                               const RunContext &context);

}  // namespace shinglescope
