// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QTranslator>
#include <QtTest>
#include <type_traits>
#include <vector>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif

namespace shinglescope::test {

/// Runs the functions of one test class that the arguments name, or all of them, with Qt Test's own
/// options. Returns the number of failures.
using TestRun = int (*)(int argc, char **argv);

struct RegisteredTest {
  QByteArray name;  ///< the base name of its source, such as "tst_ratio"
  TestRun run = nullptr;
};

/// Returns the tests of this program, in no particular order.
std::vector<RegisteredTest> &registeredTests();

/// Adds a test. `source` is the path of its file, whose base name is the test's name.
bool registerTest(const char *source, TestRun run);

/// Takes the place of an application in tests that run without one.
struct NoApplication {};

/// Returns the path of the build's English plural forms, which the window always loads.
QString englishTexts();

/// Does what QTEST_MAIN does, for one of many tests in a program.
template <class Test, class Application>
int runTest(int argc, char **argv) {
  if constexpr (requires { Test::initMain(); }) Test::initMain();
  if constexpr (std::is_same_v<Application, NoApplication>) {
    Test test;
    return QTest::qExec(&test, argc, argv);
  } else {
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    QTranslator english;
    if (english.load(englishTexts())) QCoreApplication::installTranslator(&english);
    Test test;
    return QTest::qExec(&test, argc, argv);
  }
}

}  // namespace shinglescope::test

/// Registers a class as a test of its program. Application: QApplication, QCoreApplication or
/// NoApplication, whichever the test needs.
#define SHINGLESCOPE_TEST(Class, Application)                                                  \
  [[maybe_unused]] static const bool isRegistered##Class = [] {                                \
    using shinglescope::test::NoApplication;                                                   \
    return shinglescope::test::registerTest(__FILE__,                                          \
                                            &shinglescope::test::runTest<Class, Application>); \
  }();
