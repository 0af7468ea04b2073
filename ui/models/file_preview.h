#pragma once

#include <QString>
#include <optional>

#include "core/dataset/dataset_loader.h"

namespace shinglescope {

/// The beginning of a file, as it stands and as it would be read.
struct FilePreview {
  QString rawText;                      ///< the first lines, each with its number, cut to fit
  std::optional<LoadedDataset> loaded;  ///< none where the file cannot be read so
  std::optional<Error> error;           ///< why not
};

/// Reads at most 200 rows as `options` say, and the first lines of the file in
/// the encoding used. Blocking; only Cancelled and Limit come back as errors,
/// the others stand in the preview.
Result<FilePreview> previewFile(const std::string &path, LoadOptions options,
                                const RunContext &context);

}  // namespace shinglescope
