#pragma once

#include <QString>
#include <QStringList>

namespace shinglescope::lint {

/// The directories of core, ui and app in a fixed order: a source includes headers of its own
/// directory and of those before it. docs/architecture.md shows them.
const QStringList &orderedDirectories();

/// The directories whose sources are compiled together and whose tests are one program, by the
/// name of the one that holds them: "core/dataset" for "core/dataset/csv", "ui/pages/data" for
/// "ui/pages/data/grid". As shinglescope_unit_of() in scripts/cmake/unity_groups.cmake.
QString unitOf(const QString &directory);

/// Why a source of the directory `own` must not include a header of the directory `other`; empty
/// where it may. Both are paths from the repository's root, such as "core/lsh". Pages do not
/// include each other: the window's navigator takes the user from one to another. Review alone
/// may use Export.
QString orderProblem(const QString &own, const QString &other);

}  // namespace shinglescope::lint
