// SPDX-License-Identifier: MIT
// The tables of each version of the project file. A released version is never changed: additions
// form a new version, with statements that upgrade the previous one.
#include "core/project/project_log.h"
#include "core/project/project_run.h"
#include "core/project/project_schema.h"

namespace shinglescope {
namespace {

// The source of the data.
constexpr const char *kSource = R"(CREATE TABLE source (
  role TEXT PRIMARY KEY CHECK (role IN ('data', 'reference')),
  path TEXT NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes >= 0),
  modified_ms INTEGER NOT NULL,
  digest BLOB CHECK (digest IS NULL OR length(digest) = 16),
  rows INTEGER NOT NULL CHECK (rows >= 0),
  dialect TEXT NOT NULL,
  profile TEXT NOT NULL
) STRICT)";

constexpr const char *kSetting = R"(CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT)";

constexpr const char *kViewState = R"(CREATE TABLE view_state (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT)";

// The result of a run.
constexpr const char *kRun = R"(CREATE TABLE run (
  run INTEGER PRIMARY KEY,
  is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
  saved_ms INTEGER NOT NULL,
  rows INTEGER NOT NULL CHECK (rows BETWEEN 0 AND 4294967295),
  first_reference INTEGER CHECK (first_reference BETWEEN 0 AND 4294967295),
  pairs INTEGER NOT NULL CHECK (pairs >= 0),
  recipe TEXT NOT NULL,
  report TEXT NOT NULL
) STRICT)";

constexpr const char *kScoredPair = R"(CREATE TABLE scored_pair (
  pair INTEGER PRIMARY KEY,
  run INTEGER NOT NULL,
  row_a INTEGER NOT NULL,
  row_b INTEGER NOT NULL,
  intersection INTEGER NOT NULL,
  union_size INTEGER NOT NULL,
  equal_positions INTEGER NOT NULL,
  shared_bands INTEGER NOT NULL
) STRICT)";

constexpr const char *kIdenticalRow = R"(CREATE TABLE identical_row (
  identical_row INTEGER PRIMARY KEY,
  run INTEGER NOT NULL,
  row INTEGER NOT NULL,
  first_row INTEGER NOT NULL
) STRICT)";

constexpr const char *kEmptyRow = R"(CREATE TABLE empty_row (
  empty_row INTEGER PRIMARY KEY,
  run INTEGER NOT NULL,
  row INTEGER NOT NULL
) STRICT)";

// The review decisions: rows are only ever added here.
constexpr const char *kLogStep = R"(CREATE TABLE log_step (
  step INTEGER PRIMARY KEY CHECK (step > 0),
  undoes INTEGER NOT NULL CHECK (undoes >= 0 AND undoes < step),
  time_ms INTEGER NOT NULL,
  reviewer TEXT NOT NULL,
  origin TEXT NOT NULL,
  changes INTEGER NOT NULL CHECK (changes >= 0),
  records INTEGER NOT NULL CHECK (records >= 0)
) STRICT)";

constexpr const char *kStepRecord = R"(CREATE TABLE step_record (
  step INTEGER NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  digest BLOB NOT NULL CHECK (length(digest) = 16),
  occurrence INTEGER NOT NULL CHECK (occurrence BETWEEN 0 AND 4294967295),
  id TEXT NOT NULL,
  row INTEGER NOT NULL CHECK (row BETWEEN 0 AND 4294967295),
  PRIMARY KEY (step, position)
) STRICT, WITHOUT ROWID)";

constexpr const char *kPairChange = R"(CREATE TABLE pair_change (
  step INTEGER NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  digest_a BLOB NOT NULL CHECK (length(digest_a) = 16),
  occurrence_a INTEGER NOT NULL CHECK (occurrence_a BETWEEN 0 AND 4294967295),
  digest_b BLOB NOT NULL CHECK (length(digest_b) = 16),
  occurrence_b INTEGER NOT NULL CHECK (occurrence_b BETWEEN 0 AND 4294967295),
  before_verdict TEXT NOT NULL CHECK (before_verdict IN ('undecided', 'duplicate', 'not_duplicate', 'unsure')),
  before_keep TEXT NOT NULL CHECK (before_keep IN ('', 'a', 'b')),
  before_note TEXT NOT NULL,
  before_tags TEXT NOT NULL,
  verdict TEXT NOT NULL CHECK (verdict IN ('undecided', 'duplicate', 'not_duplicate', 'unsure')),
  keep TEXT NOT NULL CHECK (keep IN ('', 'a', 'b')),
  note TEXT NOT NULL,
  tags TEXT NOT NULL,
  PRIMARY KEY (step, position)
) STRICT, WITHOUT ROWID)";

constexpr const char *kRowChange = R"(CREATE TABLE row_change (
  step INTEGER NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  digest BLOB NOT NULL CHECK (length(digest) = 16),
  occurrence INTEGER NOT NULL CHECK (occurrence BETWEEN 0 AND 4294967295),
  before_mark TEXT NOT NULL CHECK (before_mark IN ('', 'keeper', 'taken_out')),
  mark TEXT NOT NULL CHECK (mark IN ('', 'keeper', 'taken_out')),
  PRIMARY KEY (step, position)
) STRICT, WITHOUT ROWID)";

std::string guard(const std::string &table, const std::string &what) {
  return "CREATE TRIGGER " + table + "_keeps_" + (what == "UPDATE" ? "values" : "rows") +
         " BEFORE " + what + " ON " + table +
         " BEGIN SELECT RAISE(ABORT, 'the log of verdicts is " + "only ever added to'); END";
}

SchemaVersion firstVersion() {
  SchemaVersion version{1,
                        {kSource, kSetting, kViewState, kRun, kScoredPair, kIdenticalRow, kEmptyRow,
                         kLogStep, kStepRecord, kPairChange, kRowChange},
                        {}};
  for (const char *table : {"log_step", "step_record", "pair_change", "row_change"}) {
    for (const char *what : {"UPDATE", "DELETE"}) version.objects.push_back(guard(table, what));
  }
  return version;
}

// The checksums of steps and of results: docs/project-file.md.
constexpr const char *kStepChecksum = R"(CREATE TABLE step_checksum (
  step INTEGER PRIMARY KEY CHECK (step > 0),
  checksum BLOB NOT NULL CHECK (length(checksum) = 16)
) STRICT)";

constexpr const char *kRunChecksum = R"(CREATE TABLE run_checksum (
  run INTEGER PRIMARY KEY,
  checksum BLOB NOT NULL CHECK (length(checksum) = 16)
) STRICT)";

SchemaVersion secondVersion() {
  SchemaVersion version = firstVersion();
  version.number = 2;
  const auto add = [&version](const std::string &object) {
    version.objects.push_back(object);
    version.upgrade += object + ";\n";
  };
  add(kStepChecksum);
  add(kRunChecksum);
  for (const char *what : {"UPDATE", "DELETE"}) add(guard("step_checksum", what));
  version.fill = [](Database &database) -> Result<void> {
    if (auto done = addStepChecksums(database); !done) return done;
    return addRunChecksum(database);
  };
  return version;
}

// Merged records: the keeper's key, or zeros for the rules of the table.
constexpr const char *kMergeChange = R"(CREATE TABLE merge_change (
  step INTEGER NOT NULL,
  position INTEGER NOT NULL CHECK (position >= 0),
  digest BLOB NOT NULL CHECK (length(digest) = 16),
  occurrence INTEGER NOT NULL CHECK (occurrence BETWEEN 0 AND 4294967295),
  before_merge TEXT NOT NULL,
  merge TEXT NOT NULL,
  PRIMARY KEY (step, position)
) STRICT, WITHOUT ROWID)";

SchemaVersion thirdVersion() {
  SchemaVersion version = secondVersion();
  version.number = 3;
  version.upgrade.clear();
  version.fill = {};
  const auto add = [&version](const std::string &object) {
    version.objects.push_back(object);
    version.upgrade += object + ";\n";
  };
  add(kMergeChange);
  for (const char *what : {"UPDATE", "DELETE"}) add(guard("merge_change", what));
  return version;
}

}  // namespace

const ProjectSchema &projectSchema() {
  static const ProjectSchema schema{firstVersion(), secondVersion(), thirdVersion()};
  return schema;
}

}  // namespace shinglescope
