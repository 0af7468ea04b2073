// SPDX-License-Identifier: MIT
#include "core/project/project_log.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "core/project/project_checksum.h"

namespace shinglescope {
namespace {

constexpr std::array<const char *, 4> kVerdicts{"undecided", "duplicate", "not_duplicate",
                                                "unsure"};
constexpr std::array<const char *, 3> kKeeps{"", "a", "b"};
constexpr const char *kInsertChecksum = "INSERT INTO step_checksum VALUES (?,?)";
constexpr std::array<const char *, 3> kMarks{"", "keeper", "taken_out"};

template <class Value, std::size_t N>
std::string_view nameOf(Value value, const std::array<const char *, N> &names) {
  return names[static_cast<std::size_t>(value)];
}

/// The most missing steps to report; more would only take memory.
constexpr std::uint64_t kMostMissingSteps = 100'000;

Error damagedLog(const Database &database, std::uint64_t step) {
  return errorOf(ErrorCode::Format, {MessageId::StepDamaged, {step, database.path()}},
                 database.path());
}

/// The numbers of steps that must not be used.
using StepNumbers = std::set<std::uint64_t>;

/// Reads the fields of a row in order; remembers whether one was invalid.
class FieldReader {
 public:
  explicit FieldReader(const Statement &row) : m_row(row) {}

  std::uint64_t number() {
    const std::int64_t value = m_row.number(m_column++);
    m_isGood &= value >= 0;
    return static_cast<std::uint64_t>(value);
  }
  std::uint32_t number32() {
    const std::uint64_t value = number();
    m_isGood &= value <= 0xFFFFFFFFU;
    return static_cast<std::uint32_t>(value);
  }
  std::int64_t time() { return m_row.number(m_column++); }
  std::string text() { return m_row.text(m_column++); }
  RecordKey key() {
    const auto digest = m_row.digest(m_column++);
    m_isGood &= digest.has_value();
    return {digest.value_or(Digest128{}), number32()};
  }
  template <class Value, std::size_t N>
  Value named(const std::array<const char *, N> &names) {
    const std::string name = text();
    const auto found = std::ranges::find(names, name);
    m_isGood &= found != names.end();
    return found == names.end() ? Value{} : static_cast<Value>(found - names.begin());
  }
  std::vector<std::string> tags() {
    const std::string json = text();
    if (json.empty()) return {};
    const auto list = nlohmann::json::parse(json, nullptr, false);
    std::vector<std::string> tags;
    m_isGood &= list.is_array();
    if (!list.is_array()) return tags;
    for (const auto &tag : list) {
      m_isGood &= tag.is_string();
      if (tag.is_string()) tags.push_back(tag.get<std::string>());
    }
    return tags;
  }
  Judgement judgement() {
    Judgement judgement;
    judgement.verdict = named<Verdict>(kVerdicts);
    judgement.keep = named<Keep>(kKeeps);
    judgement.note = text();
    judgement.tags = tags();
    return judgement;
  }
  bool isGood() const { return m_isGood; }

 private:
  const Statement &m_row;
  int m_column = 0;
  bool m_isGood = true;
};

/// A change or record with its position in its step.
template <class Value>
struct Placed {
  std::uint64_t step = 0;
  std::uint64_t position = 0;
  Value value;
};
using PlacedChange = Placed<LogChange>;
using PlacedRecord = Placed<KnownRecord>;

/// Reads, with `read`, the rows of a table that belong to steps after `after`. Adds the step of a
/// row with invalid fields to `damaged`.
template <class Value, class Read>
Result<std::vector<Value>> readRows(Database &database, std::string_view sql, std::uint64_t after,
                                    StepNumbers &damaged, Read read) {
  auto query = database.prepare(sql);
  if (!query) return query.error();
  query->bind(after);
  std::vector<Value> values;
  for (;;) {
    const auto row = query->step();
    if (!row) return row.error();
    if (!*row) return values;
    FieldReader fields(*query);
    Value value = read(fields);
    if (!fields.isGood()) damaged.insert(static_cast<std::uint64_t>(query->number(0)));
    values.push_back(std::move(value));
  }
}

/// A step without its changes and records, and how many of each it has.
struct StepHead {
  LogStep step;
  std::uint64_t changes = 0;
  std::uint64_t records = 0;
};

StepHead readHead(FieldReader &fields) {
  StepHead head;
  head.step.number = fields.number();
  head.step.undoes = fields.number();
  head.step.unixMilliseconds = fields.time();
  head.step.reviewer = fields.text();
  head.step.origin = fields.text();
  head.changes = fields.number();
  head.records = fields.number();
  return head;
}

PlacedChange readPairChange(FieldReader &fields) {
  PlacedChange placed{fields.number(), fields.number(), PairChange{}};
  auto &change = std::get<PairChange>(placed.value);
  change.a = fields.key();
  change.b = fields.key();
  change.before = fields.judgement();
  change.after = fields.judgement();
  return placed;
}

PlacedChange readRowChange(FieldReader &fields) {
  PlacedChange placed{fields.number(), fields.number(), RowChange{}};
  auto &change = std::get<RowChange>(placed.value);
  change.row = fields.key();
  change.before = fields.named<RowMark>(kMarks);
  change.after = fields.named<RowMark>(kMarks);
  return placed;
}

PlacedChange readMergeChange(FieldReader &fields) {
  PlacedChange placed{fields.number(), fields.number(), MergeChange{}};
  auto &change = std::get<MergeChange>(placed.value);
  change.record = fields.key();
  change.before = fields.text();
  change.after = fields.text();
  return placed;
}

PlacedRecord readRecord(FieldReader &fields) {
  PlacedRecord placed{fields.number(), fields.number(), {}};
  placed.value.key = fields.key();
  placed.value.id = fields.text();
  placed.value.row = fields.number32();
  return placed;
}

void addInOrder(std::vector<PlacedChange> &changes, std::vector<PlacedChange> more) {
  const auto middle = static_cast<std::ptrdiff_t>(changes.size());
  std::ranges::move(more, std::back_inserter(changes));
  std::inplace_merge(changes.begin(), changes.begin() + middle, changes.end(),
                     [](const PlacedChange &a, const PlacedChange &b) {
                       return std::pair(a.step, a.position) < std::pair(b.step, b.position);
                     });
}

/// Files of earlier versions have no merges; their logs are read before they are upgraded.
Result<std::vector<PlacedChange>> readMergeChanges(Database &database, std::uint64_t after,
                                                   StepNumbers &damaged) {
  const auto tables = database.number(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'merge_change'");
  if (!tables) return tables.error();
  if (*tables == 0) return std::vector<PlacedChange>();
  return readRows<PlacedChange>(database,
                                "SELECT * FROM merge_change WHERE step > ? ORDER BY step, position",
                                after, damaged, readMergeChange);
}

Result<std::vector<PlacedChange>> readChanges(Database &database, std::uint64_t after,
                                              StepNumbers &damaged) {
  auto changes = readRows<PlacedChange>(
      database, "SELECT * FROM pair_change WHERE step > ? ORDER BY step, position", after, damaged,
      readPairChange);
  if (!changes) return changes;
  auto rows = readRows<PlacedChange>(
      database, "SELECT * FROM row_change WHERE step > ? ORDER BY step, position", after, damaged,
      readRowChange);
  if (!rows) return rows;
  addInOrder(*changes, *std::move(rows));
  auto merges = readMergeChanges(database, after, damaged);
  if (!merges) return merges;
  addInOrder(*changes, *std::move(merges));
  return changes;
}

/// Passes the next parts to `take` while they belong to the step; true if they are complete and
/// numbered from 0.
template <class Placed, class Take>
bool takeParts(std::vector<Placed> &parts, std::size_t &next, std::uint64_t step,
               std::uint64_t count, Take take) {
  bool isWhole = true;
  std::uint64_t taken = 0;
  for (; next < parts.size() && parts[next].step == step; ++next, ++taken) {
    isWhole = isWhole && parts[next].position == taken;
    take(parts[next]);
  }
  return isWhole && taken == count;
}

Statement &bindJudgement(Statement &statement, const Judgement &judgement) {
  return statement.bind(nameOf(judgement.verdict, kVerdicts), nameOf(judgement.keep, kKeeps),
                        judgement.note, tagsText(judgement.tags));
}

/// The statements for writing a step, prepared once for all steps.
class LogWriter {
 public:
  static Result<LogWriter> create(Database &database) {
    LogWriter writer;
    for (const auto &[statement, sql] :
         {std::pair{&writer.m_step, "INSERT INTO log_step VALUES (?,?,?,?,?,?,?)"},
          std::pair{&writer.m_record, "INSERT INTO step_record VALUES (?,?,?,?,?,?)"},
          std::pair{&writer.m_pair, "INSERT INTO pair_change VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)"},
          std::pair{&writer.m_row, "INSERT INTO row_change VALUES (?,?,?,?,?,?)"},
          std::pair{&writer.m_merge, "INSERT INTO merge_change VALUES (?,?,?,?,?,?)"},
          std::pair{&writer.m_checksum, kInsertChecksum}})
      if (auto done = assignTo(*statement, database.prepare(sql)); !done) return done.error();
    return writer;
  }

  Result<void> write(const LogStep &step) {
    m_step->bind(step.number, step.undoes, step.unixMilliseconds, step.reviewer, step.origin,
                 step.changes.size(), step.records.size());
    if (auto done = m_step->run(); !done) return done;
    for (std::size_t i = 0; i < step.changes.size(); ++i) {
      if (auto done = writeChange(step.number, i, step.changes[i]); !done) return done;
    }
    for (std::size_t i = 0; i < step.records.size(); ++i) {
      const auto &[key, id, row] = step.records[i];
      m_record->bind(step.number, i, key.digest, key.occurrence, id, row);
      if (auto done = m_record->run(); !done) return done;
    }
    return m_checksum->bind(step.number, checksumOf(step)).run();
  }

 private:
  LogWriter() = default;

  Result<void> writeChange(std::uint64_t step, std::size_t position, const LogChange &change) {
    if (const auto *pair = std::get_if<PairChange>(&change)) {
      m_pair->bind(step, position, pair->a.digest, pair->a.occurrence, pair->b.digest,
                   pair->b.occurrence);
      return bindJudgement(bindJudgement(*m_pair, pair->before), pair->after).run();
    }
    if (const auto *merge = std::get_if<MergeChange>(&change)) {
      m_merge->bind(step, position, merge->record.digest, merge->record.occurrence, merge->before,
                    merge->after);
      return m_merge->run();
    }
    const auto &[row, before, after] = std::get<RowChange>(change);
    m_row->bind(step, position, row.digest, row.occurrence, nameOf(before, kMarks),
                nameOf(after, kMarks));
    return m_row->run();
  }

  std::optional<Statement> m_step;
  std::optional<Statement> m_record;
  std::optional<Statement> m_pair;
  std::optional<Statement> m_row;
  std::optional<Statement> m_merge;
  std::optional<Statement> m_checksum;
};

/// Steps as stored in their tables, and the numbers of the damaged ones.
struct TakenSteps {
  std::vector<LogStep> steps;
  StepNumbers damaged;
};

/// The rows of the log's tables, before they are assigned to steps.
struct LogRows {
  std::vector<StepHead> heads;
  std::vector<PlacedChange> changes;
  std::vector<PlacedRecord> records;
  StepNumbers damaged;

  /// Includes rows of missing steps: a new step must not reuse their numbers.
  std::uint64_t lastStep(std::uint64_t last) const {
    if (!heads.empty()) last = std::max(last, heads.back().step.number);
    if (!changes.empty()) last = std::max(last, changes.back().step);
    return records.empty() ? last : std::max(last, records.back().step);
  }
};

/// Puts rows in the order of their places. SQLite relies on the order of a table, so a damaged
/// table may return rows that are out of it or not asked for. Each must damage no step but its own.
template <class Row, class Place>
void sortByPlace(std::vector<Row> &rows, std::uint64_t after, Place place) {
  std::erase_if(rows, [&](const Row &row) { return place(row).first <= after; });
  if (!std::ranges::is_sorted(rows, {}, place)) std::ranges::stable_sort(rows, {}, place);
}

Result<LogRows> readLogRows(Database &database, std::uint64_t after) {
  LogRows rows;
  auto heads = readRows<StepHead>(database, "SELECT * FROM log_step WHERE step > ? ORDER BY step",
                                  after, rows.damaged, readHead);
  if (!heads) return heads.error();
  auto changes = readChanges(database, after, rows.damaged);
  if (!changes) return changes.error();
  auto records = readRows<PlacedRecord>(
      database, "SELECT * FROM step_record WHERE step > ? ORDER BY step, position", after,
      rows.damaged, readRecord);
  if (!records) return records.error();
  rows.heads = *std::move(heads);
  rows.changes = *std::move(changes);
  rows.records = *std::move(records);
  const auto placeOf = [](const auto &row) { return std::pair(row.step, row.position); };
  sortByPlace(rows.heads, after,
              [](const StepHead &head) { return std::pair(head.step.number, std::uint64_t{0}); });
  sortByPlace(rows.changes, after, placeOf);
  sortByPlace(rows.records, after, placeOf);
  return rows;
}

/// Reads the steps after `after`, at least up to `last`.
Result<TakenSteps> readSteps(Database &database, std::uint64_t after, std::uint64_t last) {
  auto rows = readLogRows(database, after);
  if (!rows) return rows.error();
  last = rows->lastStep(last);
  if (last > after + rows->heads.size() + kMostMissingSteps) return damagedLog(database, last);
  TakenSteps taken{{}, std::move(rows->damaged)};
  taken.steps.reserve(last - after);
  std::size_t nextHead = 0;
  std::size_t nextChange = 0;
  std::size_t nextRecord = 0;
  for (std::uint64_t number = after + 1; number <= last; ++number) {
    const bool isThere =
        nextHead < rows->heads.size() && rows->heads[nextHead].step.number == number;
    StepHead head = isThere ? std::move(rows->heads[nextHead++]) : StepHead();
    LogStep &step = head.step;
    step.number = number;
    const bool hasChanges =
        takeParts(rows->changes, nextChange, number, head.changes,
                  [&](PlacedChange &part) { step.changes.push_back(std::move(part.value)); });
    const bool hasRecords =
        takeParts(rows->records, nextRecord, number, head.records,
                  [&](PlacedRecord &part) { step.records.push_back(std::move(part.value)); });
    if (!isThere || !hasChanges || !hasRecords || step.undoes >= number)
      taken.damaged.insert(number);
    taken.steps.push_back(std::move(step));
  }
  return taken;
}

struct StepChecksum {
  std::uint64_t step = 0;
  Digest128 checksum = {};
};
using StepChecksums = std::vector<StepChecksum>;

/// The checksums of the steps after `after`, by number.
Result<StepChecksums> readChecksums(Database &database, std::uint64_t after) {
  auto query =
      database.prepare("SELECT step, checksum FROM step_checksum WHERE step > ? ORDER BY step");
  if (!query) return query.error();
  query->bind(after);
  StepChecksums checksums;
  for (;;) {
    const auto row = query->step();
    if (!row) return row.error();
    if (!*row) return checksums;
    const Digest128 checksum = query->digest(1).value_or(Digest128{});
    checksums.push_back({static_cast<std::uint64_t>(query->number(0)), checksum});
  }
}

bool isUsable(const LogStep &step, const StepNumbers &damaged, const StepChecksums &checksums) {
  if (damaged.contains(step.number)) return false;
  const auto own = std::ranges::lower_bound(checksums, step.number, {}, &StepChecksum::step);
  return own != checksums.end() && own->step == step.number && own->checksum == checksumOf(step);
}

/// Replaces a damaged step with an empty one.
LogStep withoutSayings(const LogStep &step) {
  LogStep empty;
  empty.number = step.number;
  empty.unixMilliseconds = step.unixMilliseconds;
  empty.origin = kDamagedOrigin;
  return empty;
}

}  // namespace

std::string tagsText(const std::vector<std::string> &tags) {
  if (tags.empty()) return {};
  return nlohmann::json(tags).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<std::uint64_t> lastStep(Database &database) {
  const auto number = database.number("SELECT max(step) FROM log_step");
  if (!number) return number.error();
  return static_cast<std::uint64_t>(*number);
}

Result<ReadLog> readLog(Database &database, std::uint64_t after) {
  const auto checksums = readChecksums(database, after);
  if (!checksums) return checksums.error();
  auto taken = readSteps(database, after, checksums->empty() ? after : checksums->back().step);
  if (!taken) return taken.error();
  ReadLog log{std::move(taken->steps)};
  for (LogStep &step : log.steps) {
    if (isUsable(step, taken->damaged, *checksums)) continue;
    log.damaged.push_back(step.number);
    step = withoutSayings(step);
  }
  return log;
}

Result<void> addStepChecksums(Database &database) {
  const auto taken = readSteps(database, 0, 0);
  if (!taken) return taken.error();
  auto insert = database.prepare(kInsertChecksum);
  if (!insert) return insert.error();
  for (const LogStep &step : taken->steps) {
    if (taken->damaged.contains(step.number)) continue;
    if (auto done = insert->bind(step.number, checksumOf(step)).run(); !done) return done;
  }
  return {};
}

Result<void> writeLog(Database &database, std::span<const LogStep> steps) {
  auto writer = LogWriter::create(database);
  if (!writer) return writer.error();
  for (const LogStep &step : steps) {
    if (auto done = writer->write(step); !done) return done;
  }
  return {};
}

}  // namespace shinglescope
