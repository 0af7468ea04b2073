#include "core/dataset/shapes/shape_loader.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "core/dataset/shapes/jsonl_reader.h"
#include "core/dataset/shapes/line_tables.h"
#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/shapes/text_table.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/file_kind.h"

namespace shinglescope {

namespace {

constexpr std::size_t kShapeLoaderSampleBytes = 64U << 10U;

std::string lowerCase(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return text;
}

bool isJsonName(const std::string &path) {
  std::string name = lowerCase(path);
  for (const std::string_view packed : {".gz", ".xz", ".zst"}) {
    if (name.ends_with(packed)) name.resize(name.size() - packed.size());
  }
  return name.ends_with(".jsonl") || name.ends_with(".ndjson") || name.ends_with(".json");
}

}  // namespace

Result<std::string> headOf(ByteSource &source) {
  const auto head = source.head();
  if (!head) return head.error();
  return (*head)->text.substr(0, kShapeLoaderSampleBytes);
}

bool isFolderOfTexts(const std::string &path, const LoadOptions &options) {
  std::error_code ignored;
  return options.shape.value_or(SourceShape::Folder) == SourceShape::Folder &&
         std::filesystem::is_directory(path, ignored);
}

Result<ShapeGuess> shapeOf(ByteSource &source, const LoadOptions &options) {
  if (options.shape == SourceShape::Folder) {
    return badParameter({MessageId::SourceIsNoFolder, {escapedForMessage(source.path())}});
  }
  if (options.shape) return ShapeGuess{*options.shape, 1, {MessageId::ShapeChosen}};
  const bool hasRowEnd = options.rowEnd && *options.rowEnd;
  if (options.delimiter || options.quote || options.hasHeader || hasRowEnd) {
    return ShapeGuess{SourceShape::Delimited, 1, {MessageId::ShapeByMarks}};
  }
  const auto sample = headOf(source);
  if (!sample) return sample.error();
  const std::size_t first = sample->find_first_not_of(" \t\r\n");
  const bool mayBeJson =
      first != std::string::npos && ((*sample)[first] == '{' || (*sample)[first] == '[');
  if (isJsonName(source.path()) && mayBeJson) {
    return ShapeGuess{SourceShape::JsonLines, 1, {MessageId::ShapeByName}};
  }
  return guessShape(*sample, sample->size() < kShapeLoaderSampleBytes);
}

void addShapeItem(const ShapeGuess &shape, bool isChosen, SniffResult &sniffed) {
  sniffed.items.insert(sniffed.items.begin(), {SniffedItem::Kind::Shape,
                                               inEnglish(shapeName(shape.shape)),
                                               shape.score,
                                               {shape.reason},
                                               isChosen});
}

Result<LoadedDataset> readShape(ByteSource &source, SourceShape shape, const LoadOptions &options,
                                const RunContext &context) {
  const auto sample = headOf(source);
  if (!sample) return sample.error();
  if (!options.encoding) {
    // NULs after the text, as left by a crash, do not indicate a binary file.
    const std::string_view text =
        std::string_view(*sample).substr(0, sample->find_last_not_of('\0') + 1);
    if (auto known = refuseUnknownBinary(text, source.path()); !known) return known.error();
  }
  auto loaded = shape == SourceShape::JsonLines ? readJson(source, *sample, options, context)
                                                : readLines(source, shape, options, context);
  if (!loaded) return loaded;
  addRepairItem(*sample, options.repairsText, loaded->report);
  addRepairNote(loaded->report);
  return loaded;
}

}  // namespace shinglescope
