#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "ui/session/column_role.h"

namespace shinglescope {

/// How files of one kind were last opened, kept so that the next one opens the
/// same way: the options that were chosen, and a role for each column by name.
struct ImportProfile {
  QString pattern;      ///< importPattern() of the file names
  LoadOptions options;  ///< only what was chosen
  QStringList columns;
  std::vector<ColumnRole> roles;  ///< of these columns

  /// True for a table with the same columns, in any order.
  bool fits(const std::vector<std::string> &columnNames) const;
  /// The roles in the order of `columnNames`; those of `others` for columns
  /// that the profile does not know.
  std::vector<ColumnRole> rolesFor(const std::vector<std::string> &columnNames,
                                   std::vector<ColumnRole> others) const;

  QByteArray toJson() const;
  /// Nothing where the text is no profile.
  static std::optional<ImportProfile> fromJson(const QByteArray &text);
};

/// What names of the same kind of file have in common: folders, the mark of a
/// repeated download and of a packed file fall away, and every number or date
/// becomes a star: "listings_2026-11-21 (1).csv.gz" gives "listings_*.csv".
QString importPattern(const QString &path);

/// True if nothing is chosen.
bool isGuessed(const LoadOptions &options);

/// True if both choose the same and leave the same to the guess.
bool hasSameChoices(const LoadOptions &a, const LoadOptions &b);

}  // namespace shinglescope
