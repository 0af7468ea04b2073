// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "core/dataset/table/merge_datasets.h"
#include "core/export/request/export_request.h"
#include "core/review/records/record_digests.h"
#include "ui/session/column_role.h"
#include "ui/session/import_source.h"
#include "ui/session/table_edits.h"

namespace shinglescope {

class Session;

/// The second of two tables that are compared, and how: which of its columns correspond to those
/// of the first, and whether rows of one table form pairs too.
struct SecondTable {
  ImportSource source;
  std::shared_ptr<const Dataset> dataset;
  LoadReport report;
  LoadOptions options;
  ColumnMatch match;  ///< by column of the first table
  bool hasPairsWithin = false;
  TableEdits edits = {};  ///< those that can be undone

  TableMatch tableMatch() const { return {match, hasPairsWithin}; }
  QString fileName() const;  ///< without directories, with the name of a part
};

/// What a worker makes of one table or two, for the session: the rows of both, and their keys.
struct JoinedTables {
  std::optional<SecondTable> second;
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const RecordDigests> records;
};

/// Guesses which columns correspond: by name, then the id to the id, and the compared columns that
/// are left to the compared columns that are left, in their order.
ColumnMatch guessColumnMatch(const Dataset &first, const std::vector<ColumnRole> &firstRoles,
                             const Dataset &second, const std::vector<ColumnRole> &secondRoles);

/// Joins the tables and computes the keys of their rows. Blocking; for a job. Errors: Cancelled,
/// Limit.
Result<JoinedTables> joinWithSecond(const std::shared_ptr<const Dataset> &first,
                                    std::optional<SecondTable> second, const RunContext &context);

/// The roles of the columns of the joined table. A column that only the second table has is never
/// compared and never the id.
std::vector<ColumnRole> joinedRoles(const Dataset &first, std::vector<ColumnRole> roles,
                                    const Dataset &joined);

/// The second table as an export's manifest names it, with the arguments with which the command
/// line compares the same two tables.
ExportedSecond exportedSecond(const SecondTable &second, const Dataset &first,
                              const Recipe &recipe);

/// How a recipe compares a second table: that of the session, or without one what a loaded recipe
/// says.
std::optional<AgainstRecipe> againstOf(const Session &session);

/// The recipe of a session with how it compares a second table, for what examines the pairs that a
/// run would form (referenceOf()).
Recipe recipeOfTables(const Session &session);

/// Applies what a recipe says to a second table. Columns that it does not have stay matched as they
/// are.
void adoptAgainst(const AgainstRecipe &against, const Dataset &first, const Recipe &recipe,
                  SecondTable &second);

/// The files of two tables, as lists of other programs may call them; empty for one.
std::vector<std::string> tableNamesOf(const Session &session);

/// Says why the two tables of a session cannot be searched as they are, and what to do: a compared
/// column has no counterpart, or links are wanted of pairs that form no groups. Empty if nothing is
/// in the way.
QString tablesObstacle(const Session &session);

/// What the report of a run tells about the second table.
AgainstReport againstReport(const SecondTable &second, const Dataset &first, const Recipe &recipe);

/// The settings of a second table in the form that a project stores, next to its identity: the
/// matching columns by name, and the kind of pairs.
QByteArray secondTableToJson(const SecondTable &second, const Dataset &first);
/// Restores them, for columns that still exist. Other columns, or all if the text is not of this
/// form, are matched as guessed.
void restoreSecondTable(const QByteArray &json, const Dataset &first,
                        const std::vector<ColumnRole> &firstRoles, SecondTable &second);

}  // namespace shinglescope
