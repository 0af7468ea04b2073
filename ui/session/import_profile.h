// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "ui/session/column_role.h"

namespace shinglescope {

/// The settings with which files of one kind were last opened: the chosen options, and a role
/// for each column by name. The next file of this kind is opened in the same way.
struct ImportProfile {
  QString pattern;      ///< importPattern() of the file names
  LoadOptions options;  ///< chosen options only
  QStringList columns;
  std::vector<ColumnRole> roles;  ///< the roles of these columns

  /// Tests whether a table has the same columns, in any order.
  bool fits(const std::vector<std::string> &columnNames) const;
  /// Returns the roles in the order of `columnNames`, and those of `others` for columns that the
  /// profile does not have.
  std::vector<ColumnRole> rolesFor(const std::vector<std::string> &columnNames,
                                   std::vector<ColumnRole> others) const;

  QByteArray toJson() const;
  /// Returns nullopt if the text is not a profile.
  static std::optional<ImportProfile> fromJson(const QByteArray &text);
};

/// Returns the pattern that names of the same kind of file share. Folders, the number of a
/// repeated download and compression suffixes are removed, and every number or date becomes a
/// star: "listings_2026-11-21 (1).csv.gz" becomes "listings_*.csv".
QString importPattern(const QString &path);

/// Tests whether no option is chosen.
bool isGuessed(const LoadOptions &options);

/// Tests whether both choose the same options and leave the same ones to be guessed.
bool hasSameChoices(const LoadOptions &a, const LoadOptions &b);

}  // namespace shinglescope
