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

/// Directories that hold more sources than one finds one's way in.
Findings checkDirectories(const QStringList &paths);

/// All rules above on one file.
Findings checkSource(const SourceText &source);

}  // namespace shinglescope::lint
