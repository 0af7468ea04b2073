// SPDX-License-Identifier: MIT
#include <array>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/base/files/ordinary_file.h"
#include "core/review/labels/pair_collector.h"
#include "core/review/labels/pair_file.h"
#include "core/review/labels/tables_lookup.h"

namespace shinglescope {
namespace {

using TrainingJson = nlohmann::json;

constexpr std::size_t kTrainingPairsPerPoll = 1024;

/// dedupe writes a tuple as {"__class__": "tuple", "__value__": [...]}; a list is read as well.
const TrainingJson &listIn(const TrainingJson &json) {
  const bool isTuple = json.is_object() && json.contains("__value__");
  return isTuple ? json["__value__"] : json;
}

bool isRecordPair(const TrainingJson &json) {
  return json.is_array() && json.size() == 2 && json[0].is_object() && json[1].is_object();
}

/// Reads the value of a field as the text of a cell: null is an empty cell. False for a list or an
/// object.
bool readCell(const TrainingJson &value, std::string &cell) {
  cell.clear();
  if (value.is_null()) return true;
  if (value.is_string())
    cell = value.get<std::string>();
  else if (value.is_number())
    cell = value.dump();
  else
    return false;
  return true;
}

/// The fields by which records are found: the columns of the table that the first record has.
struct RecordFields {
  std::vector<std::string> names = {};
  std::vector<ColumnId> columns = {};

  /// False if the record lacks a field.
  bool read(const TrainingJson &record, std::vector<std::string> &cells) const {
    cells.resize(names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
      const auto found = record.find(names[i]);
      if (found == record.end() || !readCell(*found, cells[i])) return false;
    }
    return true;
  }
};

RecordFields fieldsOf(const TrainingJson &record, const Dataset &dataset) {
  RecordFields fields;
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column) {
    const std::string &name = dataset.columnName({column});
    const auto found = record.find(name);
    if (found == record.end() || found->is_structured()) continue;
    fields.names.push_back(name);
    fields.columns.push_back({column});
  }
  return fields;
}

constexpr std::array kTrainingLists = {std::pair{"match", Verdict::Duplicate},
                                       std::pair{"distinct", Verdict::NotDuplicate}};

/// Returns the first record of the file; null if there is no pair.
const TrainingJson *firstRecord(const TrainingJson &json) {
  for (const auto &[name, label] : kTrainingLists) {
    for (const TrainingJson &pair : listIn(json[name]))
      if (isRecordPair(listIn(pair))) return &listIn(pair)[0];
  }
  return nullptr;
}

Result<TrainingJson> parseTraining(const std::string &path) {
  if (auto ordinary = checkOrdinaryFile(path); !ordinary) return ordinary.error();
  std::ifstream file(path, std::ios::binary);
  if (!file) return errorOf(ErrorCode::Io, {MessageId::VerdictsUnreadable, {path}}, path);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  TrainingJson json = TrainingJson::parse(text, nullptr, false);
  const Error wrong = errorOf(ErrorCode::Format, {MessageId::NoTrainingFile, {path}}, path);
  if (!json.is_object()) return wrong;
  for (const auto &[name, label] : kTrainingLists)
    if (!json.contains(name) || !listIn(json[name]).is_array()) return wrong;
  return json;
}

/// The fields of the two records of a pair.
struct PairFields {
  std::vector<std::string> a;
  std::vector<std::string> b;
};

std::optional<PairFields> pairFields(const TrainingJson &pair, const RecordFields &fields) {
  PairFields cells;
  const bool isClear =
      isRecordPair(pair) && fields.read(pair[0], cells.a) && fields.read(pair[1], cells.b);
  return isClear ? std::optional(std::move(cells)) : std::nullopt;
}

/// Calls `take` for each pair of the file with its label, and stops if cancelled.
template <class Take>
Result<void> forEachPair(const TrainingJson &json, const RunContext &context, const Take &take) {
  std::uint64_t line = 0;
  for (const auto &[name, label] : kTrainingLists) {
    for (const TrainingJson &pair : listIn(json[name])) {
      if (line++ % kTrainingPairsPerPoll == 0 && context.isCancelled()) return cancelledError();
      take(listIn(pair), NamedPair{.a = {}, .b = {}, .line = line, .score = {}, .label = label});
    }
  }
  return {};
}

}  // namespace

Result<NamedPairs> readDedupeTraining(const std::string &path, const PairTarget &target,
                                      const RunContext &context) {
  const auto json = parseTraining(path);
  if (!json) return json.error();
  NamedPairs list;
  list.hasLabels = true;
  const TrainingJson *first = firstRecord(*json);
  const RecordFields fields = first ? fieldsOf(*first, target.dataset) : RecordFields{};
  if (first && fields.names.empty())
    return errorOf(ErrorCode::Format, {MessageId::TrainingOfOtherTable, {path}}, path);
  const auto rows = TablesLookup<ContentLookup>::make(target.dataset, [&](RowSpan ofTable) {
    return ContentLookup::build(target.dataset, fields.columns, ofTable, context);
  });
  if (!rows) return rows.error();
  if (rows->hasTwo()) {
    TablesGuess guess(true);
    const auto seen = forEachPair(*json, context, [&](const TrainingJson &pair, const NamedPair &) {
      if (const auto cells = pairFields(pair, fields)) guess.add(*rows, cells->a, cells->b);
    });
    if (!seen) return seen.error();
    list.tables = guess.best();
  }
  PairCollector lines(list);
  const auto read = forEachPair(*json, context, [&](const TrainingJson &pair, NamedPair named) {
    const auto cells = pairFields(pair, fields);
    if (!cells) return lines.skip(PairProblem::RecordUnclear, named.line);
    const auto [a, b] = rows->find(cells->a, cells->b, list.tables);
    lines.add(a, b, named, cells->a.front(), cells->b.front());
  });
  if (!read) return read.error();
  return list;
}

}  // namespace shinglescope
