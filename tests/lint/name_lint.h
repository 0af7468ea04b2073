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
  QString space;             ///< such as "shinglescope::test"; anonymous ones left out
  bool isAnonymous = false;  ///< defined in an anonymous namespace
  QString name;
  QString detail;  ///< of a function its parameters, of an alias its type
};

/// What the source defines at namespace scope, without members of classes, declarations
/// and `main`. Counts braces; good enough for this project's formatted sources. Linear.
std::vector<DefinedName> definedNames(const SourceText &source);

/// Names that mean two things in one namespace. Types of one name in two sources, and
/// functions of one name and parameters, break the one-definition rule; names in anonymous
/// namespaces of one unit (layer_order.h) collide where its sources are compiled together.
/// Aliases of the same type are the same name. `names`: of all sources that are linked
/// into one program, or compiled together.
Findings checkNames(const std::vector<DefinedName> &names);

/// Classes whose functions are defined in more than one of the sources: a class that is
/// too large for one is split by what it does, not by where a limit fell.
Findings checkClasses(const std::vector<SourceText> &sources);

}  // namespace shinglescope::lint
