#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/dataset/load/dataset_loader.h"

namespace shinglescope {

/// What became of a physical line of a file.
enum class RawLineKind {
  Preamble,  ///< skipped, above the table
  Header,
  Row,  ///< one of the lines of a data row
  Blank,
  Comment,
  Footer,     ///< kept out of the table, at its end
  NotLoaded,  ///< within the rows, but no row was made of it
  Beyond      ///< after the last row that was read
};

/// A physical line of a file's beginning.
struct RawLine {
  std::uint32_t number = 1;  ///< from 1
  RawLineKind kind = RawLineKind::Beyond;
  std::optional<std::uint32_t> row;  ///< 0-based; of Row only
  QString text;                      ///< for one line of a table, cut
};

/// Parts `text` (UTF-8, maybe with invalid bytes) into at most `mostLines`
/// physical lines: LF, CR LF and CR end one. `firstOffset` is where the text
/// begins in the source, as Dataset::sourceOffset counts. Without `loaded`
/// every line is Beyond.
std::vector<RawLine> rawLines(std::string_view text, std::uint64_t firstOffset,
                              const LoadedDataset *loaded, std::size_t mostLines);

}  // namespace shinglescope
