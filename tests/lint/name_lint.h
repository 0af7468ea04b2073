// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "tests/lint/source_lint.h"

namespace shinglescope::lint {

/// A type, function or variable that a source defines at namespace scope.
struct DefinedName {
  enum class Kind { Type, Alias, Function, Variable };

  QString path;  ///< of the source
  int line = 0;  ///< from 1
  Kind kind = Kind::Type;
  QString space;             ///< such as "shinglescope::test", without anonymous namespaces
  bool isAnonymous = false;  ///< defined in an anonymous namespace
  QString name;
  QString detail;  ///< a function's parameters or an alias's type
};

/// Returns the names that the source defines at namespace scope, without members of classes,
/// declarations and `main`. Counts braces; good enough for this project's formatted sources.
/// Linear.
std::vector<DefinedName> definedNames(const SourceText &source);

/// Finds names with two meanings in one namespace. Two types with the same name, or two functions
/// with the same name and parameters, violate the one-definition rule. Names in anonymous
/// namespaces of one unit (layer_order.h) collide because its sources are compiled together.
/// Aliases of the same type are the same name. `names` are those of all sources that are linked
/// into one program or compiled together.
Findings checkNames(const std::vector<DefinedName> &names);

/// Finds classes whose functions are defined in more than one of the sources. A class that is too
/// large for one source is split by responsibility, not at the limit.
Findings checkClasses(const std::vector<SourceText> &sources);

}  // namespace shinglescope::lint
