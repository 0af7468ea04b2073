// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayList>

namespace shinglescope::test {

/// Returns why `lines`, which shinglescope-screenshots printed, are not those of all scenes, or an
/// empty text if they are: there are more than 80, and these five are examples of pages and
/// dialogs.
inline QByteArray whyNotEveryScene(const QByteArrayList &lines) {
  constexpr qsizetype kFewestLines = 80;
  if (lines.size() <= kFewestLines) return "only " + QByteArray::number(lines.size()) + " lines";
  for (const char *scene : {"about", "explore-sweep", "import", "preferences", "review-merge"})
    if (!lines.contains(scene)) return QByteArray("without ") + scene;
  return {};
}

}  // namespace shinglescope::test
