// SPDX-License-Identifier: MIT
#include "tests/fuzz/workbook_check.h"

#include <array>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/encoding.h"
#include "tests/fuzz/option_bytes.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/zip_file.h"

namespace shinglescope::fuzz {

namespace {

constexpr std::uint64_t kWorkbookMemory = 4U << 20U;  ///< so that bombs end quickly
constexpr std::array<std::size_t, 4> kWorkbookBlocks = {61, 100, 4096, 1U << 20U};

/// Returns the pieces between the first two NULs; further NULs belong to the last piece.
std::array<std::string, 3> piecesOf(std::string_view data) {
  std::array<std::string, 3> pieces;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const std::size_t end = i + 1 < pieces.size() ? data.find('\0') : data.npos;
    pieces[i] = std::string(data.substr(0, end));
    data = end == data.npos ? std::string_view() : data.substr(end + 1);
  }
  return pieces;
}

std::string xlsxOf(const std::array<std::string, 3> &pieces) {
  std::vector<test::ZipPart> parts = test::xlsxParts({{{"S", ""}}, "<si/>"});
  for (test::ZipPart &part : parts) {
    part.isStored = true;
    if (part.name == "xl/worksheets/sheet1.xml") part.bytes = pieces[0];
    if (part.name == "xl/sharedStrings.xml") part.bytes = pieces[1];
    if (part.name == "xl/styles.xml") part.bytes = pieces[2];
  }
  return test::zipFile(parts);
}

std::string odsOf(const std::array<std::string, 3> &pieces) {
  return test::zipFile({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet", true},
                        {"content.xml", pieces[0], true},
                        {"META-INF/manifest.xml", pieces[1], true}});
}

std::string fileOf(const OptionBytes &bytes) {
  switch (bytes.bits(0, 0, 2)) {
    case 0: return xlsxOf(piecesOf(bytes.data()));
    case 1: return odsOf(piecesOf(bytes.data()));
    case 2: return "SQLite format 3" + std::string(1, '\0') + std::string(bytes.data());
    default: return "PK\x03\x04" + std::string(bytes.data());
  }
}

Result<LoadedDataset> loadWorkbook(const std::string &file, std::size_t blockBytes) {
  const auto source = openMemorySource("book", file, {kWorkbookMemory, {}});
  if (!source) return source.error();
  LoadOptions options;
  options.blockBytes = blockBytes;
  return loadDataset(*source, options, RunContext{{}, nullptr, 1, kWorkbookMemory});
}

std::optional<std::string> wrongIn(const LoadedDataset &loaded) {
  const LoadReport &report = loaded.report;
  if (report.accountedBytes() != report.fileBytes) return "not every byte is accounted for";
  for (std::uint32_t row = 0; row < loaded.dataset->rowCount(); ++row)
    for (const std::string &cell : test::rowOf(*loaded.dataset, row))
      if (!isValidUtf8(cell)) return "a cell of row " + std::to_string(row) + " is not valid UTF-8";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> brokenWorkbookPromise(std::string_view input) {
  const OptionBytes bytes(input);
  const std::string file = fileOf(bytes);
  const auto whole = loadWorkbook(file, kWorkbookBlocks.back());
  if (whole) {
    if (auto wrong = wrongIn(*whole)) return wrong;
  }
  const auto pieces = loadWorkbook(file, choose(kWorkbookBlocks, bytes.at(1)));
  if (whole.hasValue() != pieces.hasValue()) return "only one size of blocks can be read";
  if (!whole) return std::nullopt;
  if (test::transcript(*whole) != test::transcript(*pieces))
    return "the result depends on the size of blocks";
  return std::nullopt;
}

}  // namespace shinglescope::fuzz
