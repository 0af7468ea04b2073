#pragma once

#include <QString>

namespace shinglescope {

/// The end of a project's name, without the dot.
inline const QString kProjectSuffix = QStringLiteral("shinglescope");

/// True for a name that a project has.
inline bool isProjectPath(const QString &path) {
  return path.endsWith(u'.' + kProjectSuffix, Qt::CaseInsensitive);
}

}  // namespace shinglescope
