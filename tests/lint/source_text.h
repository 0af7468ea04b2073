// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace shinglescope::lint {

/// A C++ source in which everything but code is blanked. Lines and columns do not move, so that
/// positions can be reported.
struct SourceText {
  QString path;      ///< from the repository root, with '/'
  QString original;  ///< every byte as read
  QString code;      ///< comments blanked
  QString bare;      ///< comments, literals and preprocessor lines blanked
};

/// Recognizes //, block comments, string, character and raw string literals and digit separators.
/// Linear time.
SourceText readSourceText(const QString &path, const QString &content);

/// A function body at file, namespace or class scope, including its lambdas.
struct FunctionExtent {
  QString head;       ///< the text before the opening brace, simplified
  int firstLine = 0;  ///< of the head, from 1
  int lastLine = 0;   ///< of the closing brace
};

/// Counts braces; good enough for this project's formatted sources.
std::vector<FunctionExtent> findFunctions(const SourceText &source);

}  // namespace shinglescope::lint
