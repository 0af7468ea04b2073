// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "core/base/decimal_text.h"
#include "core/base/files/ordinary_file.h"
#include "core/base/sorted_list.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/content/verdict_words.h"

namespace shinglescope {
namespace {

using Json = nlohmann::json;

/// The cells of a line, in the order of kVerdictColumns.
using Fields = std::array<std::string, kVerdictColumns.size()>;

std::vector<std::string> splitTags(std::string_view joined) {
  std::vector<std::string> tags;
  while (!joined.empty()) {
    const std::size_t end = std::min(joined.find(';'), joined.size());
    if (end > 0) tags.emplace_back(joined.substr(0, end));
    joined.remove_prefix(std::min(end + 1, joined.size()));
  }
  return tags;
}

void setTags(std::vector<std::string> tags, Judgement &judgement) {
  sortUnique(tags);
  judgement.tags = std::move(tags);
}

/// False if the text is neither a row number nor empty.
bool readRow(const std::string &text, std::optional<std::uint32_t> &row) {
  row = parsedNumber<std::uint32_t>(text);
  return row || text.empty();
}

/// False if the text is neither the number of a table nor empty.
bool readTableNumber(const std::string &text, std::optional<std::uint32_t> &table) {
  table = parsedNumber<std::uint32_t>(text);
  return table ? *table == 1 || *table == 2 : text.empty();
}

/// Describes what is wrong, as the end of a sentence; none if the fields are valid.
std::optional<Message> readFields(const Fields &fields, VerdictLine &line) {
  if (!readRow(fields[0], line.rowA) || !readRow(fields[1], line.rowB))
    return Message{MessageId::VerdictRowsUnclear, {}};
  if (!readTableNumber(fields[9], line.tableA) || !readTableNumber(fields[10], line.tableB))
    return Message{MessageId::VerdictTableUnclear, {}};
  line.idA = fields[2];
  line.idB = fields[3];
  line.judgement.note = fields[6];
  const auto keep = choiceFromName(kKeepWords, fields[5]);
  if (!keep) return Message{MessageId::VerdictKeepUnclear, {}};
  line.judgement.keep = *keep;
  line.isByRule = fields[8] == kMadeByRule;
  if (!line.rowA && line.idA.empty()) return Message{MessageId::VerdictWithoutRowA, {}};
  if (!line.rowB && line.idB.empty()) {
    const auto mark = choiceFromName(kMarkWords, fields[4]);
    if (!mark) return Message{MessageId::VerdictOfRowUnclear, {choiceMessage(kMarkWords)}};
    line.mark = *mark;
    return std::nullopt;
  }
  line.isContested = fields[4] == kContestedWord;
  const auto verdict =
      line.isContested ? Verdict::Undecided : choiceFromName(kVerdictWords, fields[4]);
  if (!verdict) return Message{MessageId::VerdictUnclear, {choiceMessage(kVerdictWords)}};
  line.judgement.verdict = *verdict;
  return std::nullopt;
}

Error wrongLine(MessageId what, const std::string &path, std::uint64_t number,
                const Message &fault) {
  return errorOf(ErrorCode::Format, {what, {path, number, fault}}, path);
}

Result<std::vector<VerdictLine>> readTable(const std::string &path, const RunContext &context) {
  LoadOptions options;
  options.delimiter = verdictFormatOf(path) == ExportFormat::Tsv ? '\t' : ',';
  options.quote = std::optional('"');
  options.hasHeader = true;
  options.shape = SourceShape::Delimited;
  const auto loaded = loadDataset(path, options, context);
  if (!loaded) return loaded.error();
  const Dataset &dataset = *loaded->dataset;
  std::array<std::optional<ColumnId>, kVerdictColumns.size()> columns;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (const auto column = dataset.findColumn(kVerdictColumns[i])) columns[i] = *column;
  }
  if (!columns[4] || (!columns[0] && !columns[2]))
    return errorOf(ErrorCode::Format, {MessageId::NoTableOfVerdicts, {path}}, path);
  std::vector<VerdictLine> lines(dataset.rowCount());
  for (std::uint32_t row = 0; row < lines.size(); ++row) {
    Fields fields;
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (columns[i]) fields[i] = dataset.cell({row}, *columns[i]);
    if (const auto fault = readFields(fields, lines[row]))
      return wrongLine(MessageId::VerdictFileRowWrong, path, row + std::uint64_t{1}, *fault);
    setTags(splitTags(fields[7]), lines[row].judgement);
  }
  return lines;
}

/// Reads a text, a whole number as text, or a missing member; false for anything else.
bool readMember(const Json &object, std::string_view name, std::string &field) {
  const auto found = object.find(name);
  if (found == object.end() || found->is_null()) return true;
  if (found->is_string()) field = found->get<std::string>();
  if (found->is_number_unsigned()) field = std::to_string(found->get<std::uint64_t>());
  return found->is_string() || found->is_number_unsigned();
}

std::optional<Message> readObject(const Json &object, VerdictLine &line) {
  if (!object.is_object()) return Message{MessageId::VerdictNoObject, {}};
  Fields fields;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (kVerdictColumns[i] == kTagsColumn) continue;  // a list
    if (!readMember(object, kVerdictColumns[i], fields[i]))
      return Message{MessageId::VerdictMemberUnclear, {kVerdictColumns[i]}};
  }
  if (auto fault = readFields(fields, line)) return fault;
  const auto tags = object.find(kTagsColumn);
  if (tags == object.end() || tags->is_null()) return std::nullopt;
  std::vector<std::string> words;
  for (const Json &tag : *tags) {
    if (!tag.is_string()) return Message{MessageId::VerdictTagsUnclear, {}};
    words.push_back(tag.get<std::string>());
  }
  setTags(std::move(words), line.judgement);
  return std::nullopt;
}

Result<std::vector<VerdictLine>> readJson(const std::string &path) {
  if (auto ordinary = checkOrdinaryFile(path); !ordinary) return ordinary.error();
  std::ifstream file(path, std::ios::binary);
  if (!file) return errorOf(ErrorCode::Io, {MessageId::VerdictsUnreadable, {path}}, path);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded() || !json.is_array())
    return errorOf(ErrorCode::Format, {MessageId::NoListOfVerdicts, {path}}, path);
  std::vector<VerdictLine> lines(json.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (const auto fault = readObject(json[i], lines[i]))
      return wrongLine(MessageId::VerdictFileElementWrong, path, i + 1, *fault);
  }
  return lines;
}

}  // namespace

Result<std::vector<VerdictLine>> readVerdicts(const std::string &path, const RunContext &context) {
  return verdictFormatOf(path) == ExportFormat::Json ? readJson(path) : readTable(path, context);
}

}  // namespace shinglescope
