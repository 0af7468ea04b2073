// SPDX-License-Identifier: MIT
#include "ui/session/second_table.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

#include "core/export/request/exported_second.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/project/table_match_json.h"
#include "ui/base/text/display_text.h"
#include "ui/session/session.h"

namespace shinglescope {
namespace {

constexpr int kObstacleNameCharacters = 40;

struct SecondTableText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::SecondTableText)
};

/// Matches the unmatched columns with this role to unmatched ones with the same role, in order.
void matchRole(ColumnRole role, const std::vector<ColumnRole> &firstRoles,
               const std::vector<ColumnRole> &secondRoles, std::vector<bool> &isTaken,
               ColumnMatch &match) {
  std::uint32_t next = 0;
  for (std::uint32_t column = 0; column < std::min(match.size(), firstRoles.size()); ++column) {
    if (match[column] || firstRoles[column] != role) continue;
    while (next < secondRoles.size() && (isTaken[next] || secondRoles[next] != role)) ++next;
    if (next == secondRoles.size()) return;
    match[column] = ColumnId{next};
    isTaken[next] = true;
  }
}

}  // namespace

QString SecondTable::fileName() const {
  const QString name = QFileInfo(QString::fromStdString(report.path)).fileName();
  if (report.dialect.part.empty()) return name;
  return name + QStringLiteral(" (") + QString::fromStdString(report.dialect.part) + u')';
}

ColumnMatch guessColumnMatch(const Dataset &first, const std::vector<ColumnRole> &firstRoles,
                             const Dataset &second, const std::vector<ColumnRole> &secondRoles) {
  ColumnMatch match = matchColumnsByName(first, second);
  std::vector<bool> isTaken(second.columnCount());
  for (const std::optional<ColumnId> &column : match)
    if (column) isTaken[column->value] = true;
  matchRole(ColumnRole::Id, firstRoles, secondRoles, isTaken, match);
  matchRole(ColumnRole::Compared, firstRoles, secondRoles, isTaken, match);
  return match;
}

Result<JoinedTables> joinWithSecond(const std::shared_ptr<const Dataset> &first,
                                    std::optional<SecondTable> second, const RunContext &context) {
  JoinedTables joined{std::move(second), first, nullptr};
  if (joined.second) {
    auto made = joinTables(*first, *joined.second->dataset, joined.second->match, context);
    if (!made) return made.error();
    joined.dataset = *std::move(made);
  }
  auto records = joined.second ? RecordDigests::makeOfTwo(*first, *joined.second->dataset, context)
                               : RecordDigests::make(*first, context);
  if (!records) return records.error();
  joined.records = std::make_shared<const RecordDigests>(*std::move(records));
  return joined;
}

std::vector<ColumnRole> joinedRoles(const Dataset &first, std::vector<ColumnRole> roles,
                                    const Dataset &joined) {
  roles.resize(joined.columnCount(), ColumnRole::Shown);
  for (std::size_t column = first.columnCount(); column < roles.size(); ++column) {
    const bool needsBoth = roles[column] == ColumnRole::Compared || roles[column] == ColumnRole::Id;
    if (needsBoth) roles[column] = ColumnRole::Shown;
  }
  return roles;
}

ExportedSecond exportedSecond(const SecondTable &second, const Dataset &first,
                              const Recipe &recipe) {
  return exportedSecond(std::make_shared<const LoadReport>(second.report), first, *second.dataset,
                        second.tableMatch(), recipe);
}

std::optional<AgainstRecipe> againstOf(const Session &session) {
  const SecondTable *second = session.secondTable();
  if (second == nullptr) return session.recipe().against;
  return AgainstRecipe{pairsToName(*session.firstTable(), *second->dataset, second->match,
                                   namedColumns(session.recipe()), ColumnNaming::Names),
                       second->hasPairsWithin};
}

Recipe recipeOfTables(const Session &session) {
  Recipe recipe = session.recipe();
  recipe.against = againstOf(session);
  return recipe;
}

void adoptAgainst(const AgainstRecipe &against, const Dataset &first, const Recipe &recipe,
                  SecondTable &second) {
  // The session names columns by number, which would mean any column of the second table.
  std::vector<std::string> names;
  for (const std::string &named : namedColumns(recipe))
    if (const auto column = first.findColumn(named)) names.push_back(first.columnName(*column));
  second.match =
      withNamedPairs(first, *second.dataset, std::move(second.match), names, against.columns);
  second.hasPairsWithin = against.hasPairsWithin;
}

std::vector<std::string> tableNamesOf(const Session &session) {
  const SecondTable *second = session.secondTable();
  if (second == nullptr) return {};
  const QString name = QFileInfo(QString::fromStdString(second->report.path)).fileName();
  return {session.fileName().toStdString(), name.toStdString()};
}

QString tablesObstacle(const Session &session) {
  const std::vector<ColumnId> missing = session.columnsWithoutCounterpart();
  if (!missing.empty())
    return SecondTableText::tr(
               "Column %1 has no counterpart in the second table. Match it to a column, or do not "
               "compare it.")
        .arg(cellDisplayText(session.dataset()->columnName(missing.front()),
                             kObstacleNameCharacters));
  if (session.firstReference() && session.recipe().pairs == PairsWanted::Links)
    return SecondTableText::tr(
        "Pairs across two tables form no groups to link. Choose all pairs, or form pairs within "
        "the tables too.");
  return {};
}

AgainstReport againstReport(const SecondTable &second, const Dataset &first, const Recipe &recipe) {
  AgainstReport report;
  report.source = second.report.path;
  report.reading = summaryOf(second.report);
  report.columns = pairsToName(first, *second.dataset, second.match, namedColumns(recipe));
  return report;
}

QByteArray secondTableToJson(const SecondTable &second, const Dataset &first) {
  return QByteArray::fromStdString(tableMatchToJson(second.tableMatch(), first, *second.dataset));
}

void restoreSecondTable(const QByteArray &json, const Dataset &first,
                        const std::vector<ColumnRole> &firstRoles, SecondTable &second) {
  TableMatch match = tableMatchFromJson(
      json.toStdString(), first, *second.dataset,
      guessColumnMatch(first, firstRoles, *second.dataset, guessColumnRoles(*second.dataset)));
  second.match = std::move(match.columns);
  second.hasPairsWithin = match.hasPairsWithin;
}

}  // namespace shinglescope
