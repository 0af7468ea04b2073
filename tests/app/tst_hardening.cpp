// SPDX-License-Identifier: MIT
// Both programs are built so that a defect in reading an untrusted file ends them: stack protector,
// fortified functions, and address tables that cannot be overwritten.

#include <QProcess>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

class TestHardening : public QObject {
  Q_OBJECT

 private slots:
  void programsAreHardened_data();
  void programsAreHardened();
};

namespace {

QString toldByReadelf(const QString &program, const QStringList &options) {
  QProcess readelf;
  readelf.start(QStringLiteral("readelf"), QStringList(options) << program);
  if (!readelf.waitForFinished() || readelf.exitCode() != 0) return {};
  return QString::fromLocal8Bit(readelf.readAllStandardOutput());
}

}  // namespace

void TestHardening::programsAreHardened_data() {
  QTest::addColumn<QString>("program");
  QTest::newRow("command line") << QString::fromUtf8(shinglescope::test::commandLineProgram());
  if (*shinglescope::test::windowProgram() != '\0')
    QTest::newRow("window") << QString::fromUtf8(shinglescope::test::windowProgram());
}

void TestHardening::programsAreHardened() {
  QFETCH(QString, program);
  const QString header = toldByReadelf(program, {QStringLiteral("-hW")});
  QVERIFY2(!header.isEmpty(), "readelf failed");
  // The sanitized command line is at fixed addresses, to start faster (app/CMakeLists.txt).
  if (!shinglescope::test::kIsSanitized)
    QVERIFY2(header.contains(QStringLiteral("DYN")), "not position-independent");
  QVERIFY(toldByReadelf(program, {QStringLiteral("-lW")}).contains(QStringLiteral("GNU_RELRO")));
  QVERIFY(
      toldByReadelf(program, {QStringLiteral("-dW")}).contains(QRegularExpression("BIND_NOW|NOW")));
#if IS_FORTIFIED
  const QString symbols =
      toldByReadelf(program, {QStringLiteral("--dyn-syms"), QStringLiteral("-W")});
  QVERIFY(symbols.contains(QStringLiteral("__stack_chk_fail")));
  QVERIFY(symbols.contains(QRegularExpression("__[a-z]+_chk@")));
#endif
}

SHINGLESCOPE_TEST(TestHardening, NoApplication)
#include "tst_hardening.moc"
