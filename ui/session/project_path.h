// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QString>
#include <string>

namespace shinglescope {

/// The suffix of project files, without the dot.
inline const QString kProjectSuffix = QStringLiteral("shinglescope");

/// A path in the encoding of the file system.
inline std::string nativePath(const QString &path) { return QFile::encodeName(path).toStdString(); }

/// Tests whether a file name is that of a project.
inline bool isProjectPath(const QString &path) {
  return path.endsWith(u'.' + kProjectSuffix, Qt::CaseInsensitive);
}

}  // namespace shinglescope
