// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "app/cli/commands/input.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/output/outputs.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kIndent = 2;
constexpr std::size_t kNameWidth = 10;
constexpr std::size_t kValueWidth = 16;

const char *itemName(SniffedItem::Kind kind) {
  switch (kind) {
    case SniffedItem::Kind::Shape: return "shape";
    case SniffedItem::Kind::Encoding: return "encoding";
    case SniffedItem::Kind::Delimiter: return "delimiter";
    case SniffedItem::Kind::Quote: return "quote";
    case SniffedItem::Kind::Escape: return "escape";
    case SniffedItem::Kind::SpacedQuotes: return "spaces";
    case SniffedItem::Kind::MergedDelimiters: return "runs";
    case SniffedItem::Kind::Preamble: return "preamble";
    case SniffedItem::Kind::Comment: return "comment";
    case SniffedItem::Kind::Header: return "header";
    case SniffedItem::Kind::RowEnd: return "rows end";
    case SniffedItem::Kind::Footer: return "footer";
    case SniffedItem::Kind::Repair: return "text repair";
    case SniffedItem::Kind::Part: return "part";
  }
  return "";
}

Json markJson(const std::optional<char> &mark) {
  return mark ? Json(std::string(1, *mark)) : Json(nullptr);
}

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(text.size() + 1, width + 1), ' ');
  return text;
}

const char *partKindName(ContainerPart::Kind kind) {
  switch (kind) {
    case ContainerPart::Kind::Sheet: return "sheet";
    case ContainerPart::Kind::Table: return "table";
    case ContainerPart::Kind::View: return "view";
    case ContainerPart::Kind::File: return "file";
  }
  return "";
}

Json partsJson(const LoadReport &report) {
  Json parts = Json::array();
  for (const ContainerPart &part : report.parts)
    parts.push_back({{"name", part.name},
                     {"kind", partKindName(part.kind)},
                     {"hidden", part.isHidden},
                     {"read", part.name == report.dialect.part}});
  return parts;
}

/// Lists the tables of a file that contains several.
std::string partLines(const LoadReport &report) {
  std::string text;
  for (const ContainerPart &part : report.parts) {
    const bool isRead = part.name == report.dialect.part;
    text += padded(partKindName(part.kind), kNameWidth) + singleLine(part.name) +
            (isRead          ? "  (read)"
             : part.isHidden ? "  (hidden)"
                             : "") +
            '\n';
  }
  return text;
}

std::string jsonText(const Json &json) {
  return json.dump(kIndent, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string asJson(const LoadReport &report) {
  const Dialect &dialect = report.dialect;
  Json json;
  json["file"] = singleLine(report.path);
  if (!report.parts.empty()) json["parts"] = partsJson(report);
  // A list of parts, none of which was read.
  if (report.sniffed.items.empty()) return jsonText(json);
  json["dialect"] = {{"delimiter", dialect.delimiter + dialect.delimiterTail},
                     {"quote", markJson(dialect.quote)},
                     {"escape", markJson(dialect.escape)},
                     {"spaced_quotes", dialect.spacedQuotes},
                     {"merge_delimiters", dialect.mergesDelimiters},
                     {"comment", markJson(dialect.comment)},
                     {"preamble_lines", dialect.preambleLines},
                     {"header", dialect.hasHeader},
                     {"header_lines", dialect.headerLines},
                     {"footer_rows", dialect.footerRows},
                     {"repair_text", dialect.repairsText},
                     {"row_separator", markJson(dialect.rowEnd)},
                     {"encoding", dialect.encoding}};
  json["columns"] = report.columns;
  Json items = Json::array();
  for (const SniffedItem &item : report.sniffed.items) {
    items.push_back({{"item", itemName(item.kind)},
                     {"value", item.value},
                     {"score", item.score},
                     {"chosen", item.isChosen},
                     {"reason", allInEnglish(item.reason)}});
  }
  json["items"] = std::move(items);
  return jsonText(json);
}

std::string asLines(const LoadReport &report) {
  std::string text;
  for (const SniffedItem &item : report.sniffed.items) {
    text += padded(itemName(item.kind), kNameWidth) + padded(item.value, kValueWidth) +
            decimalText(item.score, 2) + "  " + singleLine(allInEnglish(item.reason)) + '\n';
  }
  return text + partLines(report);
}

/// A file with several tables, none of which was named or is the first: only lists them.
Result<LoadReport> listParts(const CliOptions &options, const Error &error) {
  const auto source = openFileSource(options.file, {});
  if (!source) return error;
  const auto container = openContainer(*source, {});
  if (!container || !*container) return error;
  LoadReport report;
  report.path = options.file;
  report.parts = (*container)->parts();
  return report;
}

Result<LoadReport> sniffFile(const CliOptions &options, const std::stop_token &stop) {
  const auto loaded = loadInput(options.file, options, RunContext{stop, nullptr, 1, 0});
  if (loaded) return loaded->report;
  if (loaded.error().message.id == MessageId::PartNeeded) return listParts(options, loaded.error());
  return loaded.error();
}

Result<void> runSniff(const CliOptions &options, const std::stop_token &stop) {
  auto checked = checkResultPaths({{"the input", options.file}}, {{"--out", "-"}});
  if (!checked) return checked;
  CliOptions sniffing = options;
  sniffing.load.maxRows = 1;
  const auto report = sniffFile(sniffing, stop);
  if (!report) return report.error();
  const std::string text = options.asJson ? asJson(*report) : asLines(*report);
  std::fputs(text.c_str(), stdout);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
    return plainError(ErrorCode::Io, "Cannot write to standard output; check where it goes.", "");
  return {};
}

void bindSniff(OptionBinder &binder, CliOptions &options) {
  binder.beginGroup("Results");
  binder.toggle("--json", "Write JSON", options.asJson);
  bindReading(binder, options.load, options.isStrict);
}

Result<void> settleSniff(const OptionBinder &binder, CliOptions &options) {
  return settleReading(binder, options.load);
}

}  // namespace

const CliCommand &sniffCommand() {
  static constexpr CliCommand kCommand{"sniff", "Show how the table would be read, and why",
                                       bindSniff, settleSniff, runSniff};
  return kCommand;
}

}  // namespace shinglescope
