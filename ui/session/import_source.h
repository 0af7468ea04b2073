#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/raw_source.h"
#include "ui/session/import_profile.h"

namespace shinglescope {

/// Where a table comes from: a file or folder, or text that was pasted.
struct ImportSource {
  QString path;                               ///< empty for what was pasted
  std::shared_ptr<const std::string> pasted;  ///< UTF-8

  bool isPasted() const { return pasted != nullptr; }
};

/// How a table was opened in the end.
struct OpenedTable {
  LoadedDataset loaded;
  LoadOptions options;
  std::vector<ColumnRole> roles;  ///< empty for the guess
  bool isAsKept = false;          ///< as a profile says
};

/// The absolute path, as the core takes it.
std::string filePathOf(const ImportSource &source);

/// The bytes of a source. Errors: those of openFileSource().
Result<std::shared_ptr<RawSource>> openBytes(const ImportSource &source, const RunContext &context);

/// loadDataset() of a source.
Result<LoadedDataset> loadSource(const ImportSource &source, const LoadOptions &options,
                                 const RunContext &context);

/// Loads a source as the profile says if its columns are those of the profile,
/// else as the guess says.
Result<OpenedTable> openAsKept(const ImportSource &source, const ImportProfile &profile,
                               const RunContext &context);

}  // namespace shinglescope
