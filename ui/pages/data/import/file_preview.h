#pragma once

#include <optional>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "ui/pages/data/import/raw_lines.h"
#include "ui/session/import_source.h"

namespace shinglescope {

/// Rows that a preview reads at most.
constexpr std::uint64_t kPreviewRows = 200;

/// The beginning of a source, as it stands and as it would be read.
struct FilePreview {
  std::vector<RawLine> rawLines;        ///< the first physical lines, cut to fit
  std::optional<LoadedDataset> loaded;  ///< none where the source cannot be read so
  std::optional<Error> error;           ///< why not
};

/// Reads at most 200 rows as `options` say, and the first lines of the source in
/// the encoding used; never the whole of a long file. Blocking; only Cancelled
/// comes back as an error, the others stand in the preview.
Result<FilePreview> previewSource(const ImportSource &source, LoadOptions options,
                                  const RunContext &context);

}  // namespace shinglescope
