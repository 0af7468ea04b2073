// SPDX-License-Identifier: MIT
#pragma once

#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QByteArray>
#include <QFile>
#include <QtTest>
#include <string>

#include "core/project/project_store.h"
#include "tests/support/scripted_step.h"

namespace shinglescope::test {

inline void writeBytes(const std::string &path, const QByteArray &bytes) {
  QFile file(QString::fromStdString(path));
  QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
  QCOMPARE(file.write(bytes), bytes.size());
}

/// Creates a project with the given number of scripted steps.
inline void makeProject(const std::string &path, std::uint64_t steps = 12) {
  auto store = ProjectStore::create(path);
  QVERIFY(store);
  for (std::uint64_t number = 1; number <= steps; ++number) (*store)->append(scriptedStep(number));
  QVERIFY((*store)->close().isAllSaved());
}

/// Changes a project file, as any other program could.
inline void alter(const std::string &path, const std::string &sql) {
  sqlite3 *handle = nullptr;
  QCOMPARE(sqlite3_open(path.c_str(), &handle), SQLITE_OK);
  char *message = nullptr;
  const int code = sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, &message);
  QVERIFY2(code == SQLITE_OK, message);
  sqlite3_close(handle);
}

/// Simulates a program that is killed after it has written pages that it has not committed.
inline void killInsideACommit(const std::string &path) {
  const pid_t child = fork();
  QVERIFY(child >= 0);
  if (child == 0) {
    sqlite3 *handle = nullptr;
    sqlite3_open(path.c_str(), &handle);
    const int code = sqlite3_exec(handle,
                                  "PRAGMA cache_size=1; BEGIN IMMEDIATE; "
                                  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 "
                                  "FROM n WHERE i < 40) INSERT INTO setting "
                                  "SELECT i, hex(randomblob(4000)) FROM n",
                                  nullptr, nullptr, nullptr);
    _exit(code == SQLITE_OK ? 0 : 1);
  }
  int status = 0;
  QCOMPARE(waitpid(child, &status, 0), child);
  QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

}  // namespace shinglescope::test
