// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace shinglescope::lint {

/// Returns the directories of core, ui and app in a fixed order: a source may include only headers
/// of its own directory and of those before it. docs/architecture.md shows them.
const QStringList &orderedDirectories();

/// Returns the unit of a directory: the directory whose sources are compiled together and whose
/// tests form one program, such as "core/dataset" for "core/dataset/csv" and "ui/pages/data" for
/// "ui/pages/data/grid". Must match shinglescope_unit_of() in scripts/cmake/unity_groups.cmake.
QString unitOf(const QString &directory);

/// Returns why a source of the directory `own` must not include a header of the directory `other`;
/// empty if it may. Both are paths from the repository's root, such as "core/lsh". Pages do not
/// include each other: the window's navigator takes the user from one to another. Only Review may
/// use Export.
QString orderProblem(const QString &own, const QString &other);

}  // namespace shinglescope::lint
