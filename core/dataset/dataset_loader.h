#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/base/run_context.h"
#include "core/dataset/dataset.h"
#include "core/dataset/load_report.h"
#include "core/dataset/raw_source.h"

namespace shinglescope {

inline constexpr std::uint32_t kMostHeaderLines = 100;

/// How to read a file. What is not set is guessed from the file.
struct LoadOptions {
  std::optional<char> delimiter;
  std::string delimiterTail;                  ///< as in Dialect; only with a delimiter
  std::optional<std::optional<char>> rowEnd;  ///< set to an empty optional for line ends
  std::optional<std::optional<char>> quote;   ///< set to an empty optional for "none"
  std::optional<SourceShape> shape;
  std::optional<std::optional<char>> escape;  ///< set to an empty optional for "none"
  std::optional<std::optional<char>> comment;
  std::optional<bool> spacedQuotes;  ///< as in Dialect
  std::optional<bool> mergesDelimiters;
  std::optional<std::uint32_t> preambleLines;
  std::optional<bool> hasHeader;
  std::uint32_t headerLines = 1;           ///< as in Dialect, where there is a header
  bool repairsText = false;                ///< of characters that were decoded twice
  std::uint32_t footerRows = 0;            ///< never guessed
  std::optional<std::string> encoding;     ///< an ICU converter name, such as "windows-1252"
  std::optional<std::uint64_t> maxRows;    ///< stop after so many data rows (previews)
  std::uint64_t maxRowBytes = 64U << 20U;  ///< a longer row is listed, not loaded
  std::size_t blockBytes = 1U << 20U;      ///< reads of this size; never changes the result
  /// What a thread takes of a large file at once; 0 leaves it to the reader.
  /// Never changes the result.
  std::size_t pieceBytes = 0;

  bool operator==(const LoadOptions &) const = default;
};

struct LoadedDataset {
  std::shared_ptr<const Dataset> dataset;
  LoadReport report;
};

/// Reads a file, or a folder of texts, into memory: delimited text or another
/// SourceShape, also compressed with gzip, xz or zstd. Refuses what is not text
/// (device, archive of files, binary) with advice; problems of single rows are survived,
/// counted and listed in the report. A file without rows is not an error here.
/// Where the file is not UTF-8, offsets and byte counts are those of the text
/// decoded to UTF-8 (as if the file had been saved so, with its byte-order mark).
/// Stage: Reading, in bytes. Errors: Io, Format, Encoding, BadParameter,
/// Limit, Cancelled.
Result<LoadedDataset> loadDataset(const std::string &path, const LoadOptions &options,
                                  const RunContext &context);

/// The same for a source that is open already, such as standard input or a
/// pasted table (openStandardInput(), openMemorySource()). It can be read again
/// afterwards; what it keeps in memory counts against the limit.
Result<LoadedDataset> loadDataset(const std::shared_ptr<RawSource> &source,
                                  const LoadOptions &options, const RunContext &context);

}  // namespace shinglescope
