#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace shinglescope::lint {

/// A C++ source with what is not code blanked out. Lines and columns stay where
/// they were, so that positions can be reported.
struct SourceText {
  QString path;      ///< from the repository root, with '/'
  QString original;  ///< every byte as read
  QString code;      ///< comments blanked
  QString bare;      ///< comments, literals and preprocessor lines blanked
};

/// Knows //, block comments, string, character and raw string literals and digit
/// separators. Linear time.
SourceText readSourceText(const QString &path, const QString &content);

/// A function body at file, namespace or class scope; inner lambdas belong to it.
struct FunctionExtent {
  QString head;       ///< what stands before the opening brace, simplified
  int firstLine = 0;  ///< of the head, from 1
  int lastLine = 0;   ///< of the closing brace
};

/// Counts braces; good enough for this project's formatted sources.
std::vector<FunctionExtent> findFunctions(const SourceText &source);

}  // namespace shinglescope::lint
