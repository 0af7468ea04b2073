// SPDX-License-Identifier: MIT
#include "tests/support/test_registry.h"

#include <QFileInfo>

namespace shinglescope::test {

std::vector<RegisteredTest> &registeredTests() {
  static std::vector<RegisteredTest> tests;
  return tests;
}

bool registerTest(const char *source, TestRun run) {
  const QString name = QFileInfo(QString::fromUtf8(source)).completeBaseName();
  registeredTests().push_back({name.toUtf8(), run});
  return true;
}

QString englishTexts() {
  return QCoreApplication::applicationDirPath() +
         QStringLiteral("/../translations/shinglescope_en.qm");
}

}  // namespace shinglescope::test
