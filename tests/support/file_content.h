// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <string>

namespace shinglescope::test {

/// Returns all bytes of a file; empty if it cannot be read.
inline QByteArray contentOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns all bytes of a file; "<unreadable>" if it cannot be read.
inline QByteArray readableContentOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<unreadable>");
}
inline QByteArray readableContentOf(const std::string &path) {
  return readableContentOf(QString::fromStdString(path));
}

}  // namespace shinglescope::test
