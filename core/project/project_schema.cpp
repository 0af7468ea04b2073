// SPDX-License-Identifier: MIT
#include "core/project/project_schema.h"

#include <algorithm>
#include <array>
#include <set>

namespace shinglescope {
namespace {

/// An entry of sqlite_schema.
struct SchemaObject {
  std::string type;
  std::string name;
  std::string table;
  std::string sql;
  auto operator<=>(const SchemaObject &) const = default;
};
using SchemaObjects = std::set<SchemaObject>;

/// SQLite's internal objects: indexes of keys, and the statistics of ANALYZE.
bool isSqlitesOwn(const SchemaObject &object) {
  if (object.type == "index") return object.sql.empty();
  return object.type == "table" && (object.name == "sqlite_stat1" || object.name == "sqlite_stat4");
}

Result<SchemaObjects> readObjects(Database &database) {
  auto query = database.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema");
  if (!query) return query.error();
  SchemaObjects objects;
  for (;;) {
    const auto row = query->step();
    if (!row) return row.error();
    if (!*row) return objects;
    SchemaObject object{query->text(0), query->text(1), query->text(2), query->text(3)};
    if (!isSqlitesOwn(object)) objects.insert(std::move(object));
  }
}

Result<void> executeAll(Database &database, const std::vector<std::string> &statements) {
  for (const std::string &statement : statements) {
    if (auto done = database.execute(statement); !done) return done;
  }
  return {};
}

/// The tables of version `target` in a file that was created in version `origin`.
Result<SchemaObjects> expectedObjects(const ProjectSchema &schema, std::size_t origin,
                                      std::size_t target) {
  auto scratch = Database::open(":memory:", DatabaseAccess::Create);
  if (!scratch) return scratch.error();
  if (auto made = executeAll(*scratch, schema[origin].objects); !made) return made.error();
  for (std::size_t i = origin + 1; i <= target; ++i) {
    if (auto upgraded = scratch->execute(schema[i].upgrade); !upgraded) return upgraded.error();
  }
  return readObjects(*scratch);
}

Error damaged(const Database &database, MessageId what,
              const std::vector<MessageValue> &values = {}) {
  Message message{what, {database.path()}};
  message.values.insert(message.values.end(), values.begin(), values.end());
  return errorOf(ErrorCode::Format, std::move(message), database.path());
}

/// "the table", or another kind of object in SQLite.
MessageValue withArticle(const std::string &type) {
  if (type == "table") return MessageId::TheSqlTable;
  if (type == "index") return MessageId::TheSqlIndex;
  if (type == "view") return MessageId::TheSqlView;
  if (type == "trigger") return MessageId::TheSqlTrigger;
  return type;
}

Error foreign(const Database &database, const SchemaObjects &found, const SchemaObjects &expected) {
  for (const SchemaObject &object : found) {
    if (expected.contains(object)) continue;
    return damaged(database, MessageId::ProjectHasForeign, {withArticle(object.type), object.name});
  }
  return damaged(database, MessageId::ProjectLacksTables);
}

/// SQLite lists no more faults than this, so there may be others.
constexpr int kMostFaults = 1000;

/// True for a value of the log that its table does not allow: the step's checksum detects it too,
/// and all other steps stay valid. "CHECK constraint failed in step_record", "NULL value in
/// log_step.origin".
bool isOfOneStep(const std::string &fault) {
  const bool isOfValue =
      fault.starts_with("CHECK constraint failed in ") || fault.find(" value in ") < 16;
  if (!isOfValue) return false;
  const std::string place = fault.substr(fault.rfind(' ') + 1);
  const std::string table = place.substr(0, place.find('.'));
  constexpr std::array kTables = {"log_step",     "pair_change", "row_change",
                                  "merge_change", "step_record", "step_checksum"};
  return std::ranges::count(kTables, table) > 0;
}

}  // namespace

Result<void> createSchema(Database &database, const ProjectSchema &schema) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return transaction.error();
  const SchemaVersion &last = schema.back();
  if (auto made = executeAll(database, last.objects); !made) return made;
  auto marked = database.execute("PRAGMA application_id=" + std::to_string(kProjectApplicationId) +
                                 "; PRAGMA user_version=" + std::to_string(last.number));
  if (!marked) return marked;
  return transaction->commit();
}

Result<int> checkSchema(Database &database, const ProjectSchema &schema) {
  const auto application = database.number("PRAGMA application_id");
  if (!application) return application.error();
  if (*application != kProjectApplicationId) return damaged(database, MessageId::IsNoProject);
  const auto version = database.number("PRAGMA user_version");
  if (!version) return version.error();
  if (*version > schema.back().number)
    return errorOf(ErrorCode::Limit, {MessageId::ProjectIsNewer, {database.path(), *version}},
                   database.path());
  const auto known = std::ranges::find(schema, *version, &SchemaVersion::number);
  if (known == schema.end()) return damaged(database, MessageId::ProjectVersionNeverWas);
  const auto found = readObjects(database);
  if (!found) return found.error();
  const auto target = static_cast<std::size_t>(known - schema.begin());
  for (std::size_t origin = 0; origin <= target; ++origin) {
    const auto expected = expectedObjects(schema, origin, target);
    if (!expected) return expected.error();
    if (*found == *expected) return static_cast<int>(*version);
    if (origin == target) return foreign(database, *found, *expected);
  }
  return damaged(database, MessageId::ProjectHasNoTables);
}

Result<void> checkPages(Database &database) {
  auto query = database.prepare("PRAGMA quick_check(" + std::to_string(kMostFaults) + ")");
  if (!query) return query.error();
  for (int faults = 0;; ++faults) {
    const auto row = query->step();
    if (!row) return row.error();
    if (!*row) return {};
    const std::string fault = query->text(0);
    if (fault == "ok" || (faults + 1 < kMostFaults && isOfOneStep(fault))) continue;
    return damaged(database, MessageId::ProjectIsDamaged, {fault});
  }
}

Result<void> upgradeSchema(Database &database, const ProjectSchema &schema, int version) {
  auto transaction = Transaction::begin(database);
  if (!transaction) return transaction.error();
  for (const SchemaVersion &next : schema) {
    if (next.number <= version) continue;
    if (auto done = database.execute(next.upgrade); !done) return done;
    if (next.fill) {
      if (auto filled = next.fill(database); !filled) return filled;
    }
    auto marked = database.execute("PRAGMA user_version=" + std::to_string(next.number));
    if (!marked) return marked;
  }
  if (const auto checked = checkSchema(database, schema); !checked) return checked.error();
  return transaction->commit();
}

}  // namespace shinglescope
