#include "core/project/project_log.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

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

Error damagedLog(const Database &database, std::uint64_t step) {
  return {ErrorCode::Format,
          "Step " + std::to_string(step) + " of the verdicts in \"" + database.path() +
              "\" is damaged: open another copy; this one is left as it is.",
          database.path()};
}

/// Reads the fields of a row one after the other; remembers whether one was bad.
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
    const std::string bytes = m_row.bytes(m_column++);
    m_isGood &= bytes.size() == 16;
    const Digest128 digest = bytes.size() == 16 ? digestFromBytes(bytes) : Digest128{};
    return {digest, number32()};
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

/// A change with its place among those of its step.
struct PlacedChange {
  std::uint64_t step = 0;
  std::uint64_t position = 0;
  LogChange change;
};

/// The rows of a table after a step, each read by `read`, which gives nothing
/// for a damaged one.
template <class Value, class Read>
Result<std::vector<Value>> readRows(Database &database, std::string_view sql, std::uint64_t after,
                                    Read read) {
  auto query = database.prepare(sql);
  if (!query) return query.error();
  query->bind(static_cast<std::int64_t>(after));
  std::vector<Value> values;
  for (;;) {
    const auto row = query->step();
    if (!row) return row.error();
    if (!*row) return values;
    FieldReader fields(*query);
    Value value = read(fields);
    if (!fields.isGood()) return damagedLog(database, static_cast<std::uint64_t>(query->number(0)));
    values.push_back(std::move(value));
  }
}

/// A step without its changes and records, and how many it has.
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
  const std::uint64_t step = fields.number();
  const std::uint64_t position = fields.number();
  PairChange change;
  change.a = fields.key();
  change.b = fields.key();
  change.before = fields.judgement();
  change.after = fields.judgement();
  return {step, position, std::move(change)};
}

PlacedChange readRowChange(FieldReader &fields) {
  const std::uint64_t step = fields.number();
  const std::uint64_t position = fields.number();
  RowChange change;
  change.row = fields.key();
  change.before = fields.named<RowMark>(kMarks);
  change.after = fields.named<RowMark>(kMarks);
  return {step, position, change};
}

struct PlacedRecord {
  std::uint64_t step = 0;
  std::uint64_t position = 0;
  KnownRecord record;
};

PlacedRecord readRecord(FieldReader &fields) {
  PlacedRecord placed;
  placed.step = fields.number();
  placed.position = fields.number();
  placed.record.key = fields.key();
  placed.record.id = fields.text();
  placed.record.row = fields.number32();
  return placed;
}

Result<std::vector<PlacedChange>> readChanges(Database &database, std::uint64_t after) {
  auto changes = readRows<PlacedChange>(
      database, "SELECT * FROM pair_change WHERE step > ? ORDER BY step, position", after,
      readPairChange);
  if (!changes) return changes;
  auto rows = readRows<PlacedChange>(
      database, "SELECT * FROM row_change WHERE step > ? ORDER BY step, position", after,
      readRowChange);
  if (!rows) return rows;
  const auto middle = static_cast<std::ptrdiff_t>(changes->size());
  std::ranges::move(*rows, std::back_inserter(*changes));
  std::inplace_merge(changes->begin(), changes->begin() + middle, changes->end(),
                     [](const PlacedChange &a, const PlacedChange &b) {
                       return std::pair(a.step, a.position) < std::pair(b.step, b.position);
                     });
  return changes;
}

/// Takes the parts of a step that stand next, if they are its own, all of them,
/// from position 0 on.
template <class Placed, class Take>
bool takeParts(std::vector<Placed> &parts, std::size_t &next, std::uint64_t step,
               std::uint64_t count, Take take) {
  for (std::uint64_t i = 0; i < count; ++i, ++next) {
    if (next == parts.size() || parts[next].step != step || parts[next].position != i) return false;
    take(parts[next]);
  }
  return next == parts.size() || parts[next].step > step;
}

Statement &bindKey(Statement &statement, const RecordKey &key) {
  return statement.bindBytes(digestBytes(key.digest)).bind(std::int64_t{key.occurrence});
}

Statement &bindJudgement(Statement &statement, const Judgement &judgement) {
  return statement.bind(nameOf(judgement.verdict, kVerdicts))
      .bind(nameOf(judgement.keep, kKeeps))
      .bind(judgement.note)
      .bind(tagsText(judgement.tags));
}

/// The statements that a step is written with, prepared once for all steps.
class LogWriter {
 public:
  static Result<LogWriter> create(Database &database) {
    auto step = database.prepare("INSERT INTO log_step VALUES (?,?,?,?,?,?,?)");
    if (!step) return step.error();
    auto record = database.prepare("INSERT INTO step_record VALUES (?,?,?,?,?,?)");
    if (!record) return record.error();
    auto pair = database.prepare("INSERT INTO pair_change VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    if (!pair) return pair.error();
    auto row = database.prepare("INSERT INTO row_change VALUES (?,?,?,?,?,?)");
    if (!row) return row.error();
    auto checksum = database.prepare(kInsertChecksum);
    if (!checksum) return checksum.error();
    return LogWriter(std::move(*step), std::move(*record), std::move(*pair), std::move(*row),
                     std::move(*checksum));
  }

  Result<void> write(const LogStep &step) {
    const auto number = static_cast<std::int64_t>(step.number);
    m_step.bind(number)
        .bind(static_cast<std::int64_t>(step.undoes))
        .bind(step.unixMilliseconds)
        .bind(step.reviewer)
        .bind(step.origin)
        .bind(static_cast<std::int64_t>(step.changes.size()))
        .bind(static_cast<std::int64_t>(step.records.size()));
    if (auto done = m_step.run(); !done) return done;
    for (std::size_t i = 0; i < step.changes.size(); ++i) {
      if (auto done = writeChange(number, static_cast<std::int64_t>(i), step.changes[i]); !done)
        return done;
    }
    for (std::size_t i = 0; i < step.records.size(); ++i) {
      const KnownRecord &record = step.records[i];
      m_record.bind(number).bind(static_cast<std::int64_t>(i));
      bindKey(m_record, record.key).bind(record.id).bind(std::int64_t{record.row});
      if (auto done = m_record.run(); !done) return done;
    }
    return m_checksum.bind(number).bindBytes(digestBytes(checksumOf(step))).run();
  }

 private:
  LogWriter(Statement step, Statement record, Statement pair, Statement row, Statement checksum)
      : m_step(std::move(step)),
        m_record(std::move(record)),
        m_pair(std::move(pair)),
        m_row(std::move(row)),
        m_checksum(std::move(checksum)) {}

  Result<void> writeChange(std::int64_t step, std::int64_t position, const LogChange &change) {
    if (const auto *pair = std::get_if<PairChange>(&change)) {
      bindKey(bindKey(m_pair.bind(step).bind(position), pair->a), pair->b);
      bindJudgement(bindJudgement(m_pair, pair->before), pair->after);
      return m_pair.run();
    }
    const auto &row = std::get<RowChange>(change);
    bindKey(m_row.bind(step).bind(position), row.row)
        .bind(nameOf(row.before, kMarks))
        .bind(nameOf(row.after, kMarks));
    return m_row.run();
  }

  Statement m_step;
  Statement m_record;
  Statement m_pair;
  Statement m_row;
  Statement m_checksum;
};

/// Steps as their tables have them.
Result<std::vector<LogStep>> readSteps(Database &database, std::uint64_t after) {
  auto heads = readRows<StepHead>(database, "SELECT * FROM log_step WHERE step > ? ORDER BY step",
                                  after, readHead);
  if (!heads) return heads.error();
  auto changes = readChanges(database, after);
  if (!changes) return changes.error();
  auto records = readRows<PlacedRecord>(
      database, "SELECT * FROM step_record WHERE step > ? ORDER BY step, position", after,
      readRecord);
  if (!records) return records.error();
  std::vector<LogStep> steps;
  steps.reserve(heads->size());
  std::size_t nextChange = 0;
  std::size_t nextRecord = 0;
  for (StepHead &head : *heads) {
    LogStep &step = head.step;
    const bool isWhole =
        step.number == after + steps.size() + 1 && step.undoes < step.number &&
        takeParts(*changes, nextChange, step.number, head.changes,
                  [&](PlacedChange &part) { step.changes.push_back(std::move(part.change)); }) &&
        takeParts(*records, nextRecord, step.number, head.records,
                  [&](PlacedRecord &part) { step.records.push_back(std::move(part.record)); });
    if (!isWhole) return damagedLog(database, step.number);
    steps.push_back(std::move(step));
  }
  if (nextChange != changes->size() || nextRecord != records->size())
    return damagedLog(database, after + steps.size() + 1);
  return steps;
}

/// The checksums of steps after one, by number; nothing for a step that has none.
Result<std::vector<std::optional<Digest128>>> readChecksums(Database &database, std::uint64_t after,
                                                            std::size_t count) {
  auto query = database.prepare("SELECT step, checksum FROM step_checksum WHERE step > ?");
  if (!query) return query.error();
  query->bind(static_cast<std::int64_t>(after));
  std::vector<std::optional<Digest128>> checksums(count);
  for (;;) {
    const auto row = query->step();
    if (!row) return row.error();
    if (!*row) return checksums;
    const auto place = static_cast<std::uint64_t>(query->number(0)) - after - 1;
    const std::string bytes = query->bytes(1);
    if (place < count && bytes.size() == 16) checksums[place] = digestFromBytes(bytes);
  }
}

/// In place of what a damaged step says.
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

std::string digestBytes(const Digest128 &digest) {
  std::string bytes;
  for (const std::uint64_t half : {digest.high, digest.low}) {
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(half >> shift);
  }
  return bytes;
}

Digest128 digestFromBytes(const std::string &bytes) {
  Digest128 digest;
  for (std::size_t i = 0; i < 16; ++i) {
    std::uint64_t &half = i < 8 ? digest.high : digest.low;
    half = half << 8U | static_cast<unsigned char>(bytes[i]);
  }
  return digest;
}

Result<std::uint64_t> lastStep(Database &database) {
  const auto number = database.number("SELECT max(step) FROM log_step");
  if (!number) return number.error();
  return static_cast<std::uint64_t>(*number);
}

Result<ReadLog> readLog(Database &database, std::uint64_t after) {
  auto steps = readSteps(database, after);
  if (!steps) return steps.error();
  ReadLog log{*std::move(steps)};
  const auto checksums = readChecksums(database, after, log.steps.size());
  if (!checksums) return checksums.error();
  for (std::size_t i = 0; i < log.steps.size(); ++i) {
    if ((*checksums)[i] == checksumOf(log.steps[i])) continue;
    log.damaged.push_back(log.steps[i].number);
    log.steps[i] = withoutSayings(log.steps[i]);
  }
  return log;
}

Result<void> addStepChecksums(Database &database) {
  const auto steps = readSteps(database, 0);
  if (!steps) return steps.error();
  auto insert = database.prepare(kInsertChecksum);
  if (!insert) return insert.error();
  for (const LogStep &step : *steps) {
    insert->bind(static_cast<std::int64_t>(step.number)).bindBytes(digestBytes(checksumOf(step)));
    if (auto done = insert->run(); !done) return done;
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
