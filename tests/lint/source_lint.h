#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "tests/lint/source_text.h"

namespace shinglescope::lint {

struct Finding {
  QString path;
  int line = 0;  ///< from 1; 0 where the whole file is meant
  QString message;

  QString text() const;
};

using Findings = std::vector<Finding>;

/// The folders of core in the fixed order: each includes only itself and those before it.
const QStringList &coreFolders();

// One function for each house rule; docs/architecture.md and CONTRIBUTING.md
// state them. Each looks at one file and returns what it found.
Findings checkLayers(const SourceText &source);
Findings checkPragmaOnce(const SourceText &source);
Findings checkFileName(const SourceText &source);
Findings checkLengths(const SourceText &source);
Findings checkBannedNames(const SourceText &source);
Findings checkColours(const SourceText &source);
Findings checkTestAsserts(const SourceText &source);
Findings checkLeftovers(const SourceText &source);

/// All rules above on one file.
Findings checkSource(const SourceText &source);

}  // namespace shinglescope::lint
