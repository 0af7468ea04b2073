// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <string>

#include "tests/support/scripted_step.h"

namespace shinglescope::test {

/// Returns a path in memory if the system has such a directory: these tests sync thousands of
/// times, and do not need a real disk to simulate losses.
inline QString quickPlace() {
  const QString memory = "/dev/shm";
  const bool isThere = QFileInfo(memory).isDir() && QFileInfo(memory).isWritable();
  return (isThere ? memory : QDir::tempPath()) + "/tst_project";
}

/// A path in a new folder that is removed with the object.
class ProjectFolder {
 public:
  std::string path(const std::string &name = "work.shinglescope") const {
    return m_folder.path().toStdString() + "/" + name;
  }
  QString folder() const { return m_folder.path(); }

 private:
  QTemporaryDir m_folder{quickPlace()};
};

}  // namespace shinglescope::test
