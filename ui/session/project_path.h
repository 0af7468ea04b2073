#pragma once

#include <QFile>
#include <QString>
#include <string>

namespace shinglescope {

/// The end of a project's name, without the dot.
inline const QString kProjectSuffix = QStringLiteral("shinglescope");

/// A path as the file system takes it.
inline std::string nativePath(const QString &path) { return QFile::encodeName(path).toStdString(); }

/// True for a name that a project has.
inline bool isProjectPath(const QString &path) {
  return path.endsWith(u'.' + kProjectSuffix, Qt::CaseInsensitive);
}

}  // namespace shinglescope
