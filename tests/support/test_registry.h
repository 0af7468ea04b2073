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

/// Runs the functions of one test class that the arguments name, or all of them, with
/// Qt Test's own options. Returns the number of failures.
using TestRun = int (*)(int argc, char **argv);

struct RegisteredTest {
  QByteArray name;  ///< of its source, such as "tst_ratio"
  TestRun run = nullptr;
};

/// The tests of this program, in no order.
std::vector<RegisteredTest> &registeredTests();

/// Adds a test. `source` is the path of its file; the name of that is the test's.
bool registerTest(const char *source, TestRun run);

/// Stands for an application where a test runs without one.
struct NoApplication {};

/// Where the build has the texts that count in English, which the window always has.
QString englishTexts();

/// Does what QTEST_MAIN does, for one test of many in a program.
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

/// Makes a class a test of its program. Application: QApplication, QCoreApplication or
/// NoApplication, whichever the test needs.
#define SHINGLESCOPE_TEST(Class, Application)                                                  \
  [[maybe_unused]] static const bool isRegistered##Class = [] {                                \
    using shinglescope::test::NoApplication;                                                   \
    return shinglescope::test::registerTest(__FILE__,                                          \
                                            &shinglescope::test::runTest<Class, Application>); \
  }();
