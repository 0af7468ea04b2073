// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "tests/lint/source_text.h"

namespace shinglescope::lint {

struct Finding {
  QString path;
  int line = 0;  ///< from 1; 0 if it concerns the whole file
  QString message;

  QString text() const;
};

using Findings = std::vector<Finding>;

// One function for each house rule of docs/architecture.md and CONTRIBUTING.md. Each checks one
// file and returns its findings.
Findings checkLayers(const SourceText &source);
Findings checkPragmaOnce(const SourceText &source);
Findings checkFileName(const SourceText &source);
Findings checkLengths(const SourceText &source);
Findings checkBannedNames(const SourceText &source);
Findings checkColours(const SourceText &source);
Findings checkTestAsserts(const SourceText &source);
Findings checkLeftovers(const SourceText &source);

/// Finds directories with too many sources.
Findings checkDirectories(const QStringList &paths);

/// Applies all rules above to one file.
Findings checkSource(const SourceText &source);

}  // namespace shinglescope::lint
