// SPDX-License-Identifier: MIT
#include "core/project/project_source.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/dataset/container/part_source.h"
#include "core/dataset/source/source_digest.h"
#include "core/project/project_lock.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char *, 5> kShapes{"delimited", "json-lines", "plain-lines", "id-text",
                                              "folder"};

Json mark(const std::optional<char> &character) {
  if (!character) return {};
  const auto byte = static_cast<unsigned char>(*character);
  if (byte >= 0x80) return unsigned{byte};  // alone it would not be valid UTF-8
  return std::string(1, *character);
}

struct FileStatus {
  std::uint64_t bytes = 0;
  std::int64_t modifiedMilliseconds = 0;
  bool isFolder = false;
};

std::optional<FileStatus> statusOf(const std::string &path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return {};
  const std::int64_t milliseconds =
      std::int64_t{status.st_mtim.tv_sec} * 1000 + status.st_mtim.tv_nsec / 1'000'000;
  if (S_ISDIR(status.st_mode)) return FileStatus{0, milliseconds, true};
  if (!S_ISREG(status.st_mode)) return {};
  return FileStatus{static_cast<std::uint64_t>(status.st_size), milliseconds, false};
}

SourceState stateOf(bool isEqual, const SourceIdentity &identity, const std::string &path) {
  if (!isEqual) return SourceState::Changed;
  return canonicalPath(path) == canonicalPath(identity.path) ? SourceState::Same
                                                             : SourceState::Moved;
}

Result<Digest128> digestOf(const std::string &path, const std::string &part,
                           const RunContext &context) {
  const SourceLimits limits{memoryLimit(context), context.stop};
  auto source = openFileSource(path, limits);
  if (!source) return source.error();
  RawSource &raw = **source;
  if (!part.empty()) return digestOfPart(raw, part, limits);
  context.startStage(Stage::Reading, WorkUnit::Bytes, raw.storedSize());
  SourceDigest digest;
  std::string buffer(SourceDigest::kChunkBytes, '\0');
  for (std::uint64_t at = 0;;) {
    if (context.isCancelled()) return cancelledError();
    const auto read = raw.readAt(buffer.data(), buffer.size(), at);
    if (!read) return read.error();
    if (*read == 0) return digest.finish();
    digest.update({buffer.data(), *read});
    at += *read;
    if (context.progress != nullptr) context.progress->done = raw.storedPosition(at);
  }
}

/// The digest of a folder covers its texts, one after the other.
Result<SourceState> folderState(const SourceIdentity &identity, const std::string &path,
                                const RunContext &context) {
  if (identity.dialect.shape != SourceShape::Folder) return SourceState::Changed;
  const auto loaded = loadDataset(path, optionsFor(identity.dialect), context);
  if (!loaded) return loaded.error();
  return compareSource(identity, path, loaded->report);
}

bool readMark(const nlohmann::json &value, std::optional<char> &field) {
  if (value.is_null()) {
    field.reset();
    return true;
  }
  if (value.is_string()) {
    const auto text = value.get<std::string>();
    if (text.size() == 1) field = text.front();
    return text.size() == 1;
  }
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > 255) return false;
  field = static_cast<char>(value.get<unsigned>());
  return true;
}

bool readDialect(const nlohmann::json &json, Dialect &dialect) {
  if (!json.is_object()) return false;
  const auto shape = std::ranges::find(kShapes, json.value("shape", ""),
                                       [](const char *name) { return std::string(name); });
  if (shape == kShapes.end()) return false;
  dialect.shape = static_cast<SourceShape>(shape - kShapes.begin());
  std::optional<char> delimiter;
  if (!readMark(json.value("delimiter", nlohmann::json()), delimiter) || !delimiter) return false;
  dialect.delimiter = *delimiter;
  if (!readMark(json.value("quote", nlohmann::json()), dialect.quote)) return false;
  if (!readMark(json.value("escape", nlohmann::json()), dialect.escape)) return false;
  if (!readMark(json.value("comment", nlohmann::json()), dialect.comment)) return false;
  dialect.spacedQuotes = json.value("spaced_quotes", false);
  dialect.mergesDelimiters = json.value("merge_delimiters", false);
  dialect.preambleLines = json.value("preamble_lines", 0U);
  dialect.hasHeader = json.value("header", true);
  dialect.encoding = json.value("encoding", "UTF-8");
  const auto text = json.value("delimiter_text", std::string(1, dialect.delimiter));
  if (!text.starts_with(dialect.delimiter)) return false;
  dialect.delimiterTail = text.substr(1);
  if (json.contains("row_end") && !readMark(json["row_end"], dialect.rowEnd)) return false;
  dialect.headerLines = json.value("header_lines", 1U);
  dialect.footerRows = json.value("footer_rows", 0U);
  dialect.repairsText = json.value("repair_text", false);
  dialect.part = json.value("part", "");
  dialect.isMadeOfCells = json.value("cells", false);
  return true;
}

}  // namespace

SourceIdentity identifySource(const std::string &path, const LoadReport &report,
                              std::string profile) {
  SourceIdentity identity;
  const auto status = statusOf(path);
  identity.path = status ? canonicalPath(path) : path;
  if (status) {
    identity.bytes = status->bytes;
    identity.modifiedMilliseconds = status->modifiedMilliseconds;
  }
  identity.digest = report.digest;
  identity.rows = report.rows;
  identity.dialect = report.dialect;
  identity.profile = std::move(profile);
  return identity;
}

LoadOptions optionsFor(const Dialect &dialect) {
  LoadOptions options;
  options.delimiter = dialect.delimiter;
  options.quote = dialect.quote;
  options.shape = dialect.shape;
  options.escape = dialect.escape;
  options.comment = dialect.comment;
  options.spacedQuotes = dialect.spacedQuotes;
  options.mergesDelimiters = dialect.mergesDelimiters;
  options.preambleLines = dialect.preambleLines;
  options.hasHeader = dialect.hasHeader;
  options.encoding = dialect.encoding;
  options.delimiterTail = dialect.delimiterTail;
  options.rowEnd = dialect.rowEnd;
  options.headerLines = dialect.headerLines;
  options.footerRows = dialect.footerRows;
  options.repairsText = dialect.repairsText;
  options.part = chosenPart(dialect);
  return options;
}

Result<SourceState> checkSource(const SourceIdentity &identity, const std::string &path,
                                const RunContext &context) {
  const auto status = statusOf(path);
  if (!status) return SourceState::Missing;
  if (!identity.digest) {
    const bool isEqual = status->bytes == identity.bytes &&
                         status->modifiedMilliseconds == identity.modifiedMilliseconds;
    return stateOf(isEqual, identity, path);
  }
  if (status->isFolder) return folderState(identity, path, context);
  const auto digest = digestOf(path, identity.dialect.part, context);
  if (!digest) return digest.error();
  return stateOf(*digest == *identity.digest, identity, path);
}

SourceState compareSource(const SourceIdentity &identity, const std::string &path,
                          const LoadReport &report) {
  if (identity.digest && report.digest)
    return stateOf(*identity.digest == *report.digest, identity, path);
  const auto status = statusOf(path);
  if (!status) return SourceState::Missing;
  const bool isEqual = !identity.digest && !report.digest && status->bytes == identity.bytes &&
                       status->modifiedMilliseconds == identity.modifiedMilliseconds;
  return stateOf(isEqual, identity, path);
}

std::string likelySourcePath(const SourceIdentity &identity, const std::string &projectPath) {
  if (statusOf(identity.path)) return identity.path;
  const auto beside = std::filesystem::path(canonicalPath(projectPath)).parent_path() /
                      std::filesystem::path(identity.path).filename();
  return statusOf(beside.string()) ? beside.string() : std::string();
}

std::string dialectToJson(const Dialect &dialect) {
  // All members by name, so that a new one cannot be forgotten here.
  const auto &[shape, delimiter, quote, escape, comment, spacedQuotes, mergesDelimiters,
               preambleLines, hasHeader, encoding, delimiterTail, rowEnd, headerLines, footerRows,
               repairsText, part, isMadeOfCells] = dialect;
  Json json = {{"shape", kShapes[static_cast<std::size_t>(shape)]},
               {"delimiter", mark(delimiter)},
               {"quote", mark(quote)},
               {"escape", mark(escape)},
               {"comment", mark(comment)},
               {"spaced_quotes", spacedQuotes},
               {"merge_delimiters", mergesDelimiters},
               {"preamble_lines", preambleLines},
               {"header", hasHeader},
               {"encoding", encoding}};
  // Empty values are left out, so existing projects stay unchanged.
  if (!delimiterTail.empty()) json["delimiter_text"] = delimiter + delimiterTail;
  if (rowEnd) json["row_end"] = mark(rowEnd);
  if (headerLines != 1) json["header_lines"] = headerLines;
  if (footerRows != 0) json["footer_rows"] = footerRows;
  if (repairsText) json["repair_text"] = true;
  if (!part.empty()) json["part"] = part;
  if (isMadeOfCells) json["cells"] = true;
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Dialect> dialectFromJson(const std::string &text) {
  Dialect dialect;
  const auto json = nlohmann::json::parse(text, nullptr, false);
  try {
    if (readDialect(json, dialect)) return dialect;
  } catch (const nlohmann::json::exception &) {
    // A value of the wrong type counts as missing.
  }
  return errorOf(ErrorCode::Format, {MessageId::DialectIllegible, {}});
}

}  // namespace shinglescope
