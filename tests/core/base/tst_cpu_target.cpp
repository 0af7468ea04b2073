// SPDX-License-Identifier: MIT
#include <QProcess>
#include <QtTest>

#include "core/base/cpu_target.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Returns the output of a new process of this program when SHINGLESCOPE_CPU is `value`.
QString activeTargetWith(const QString &value) {
  QProcess child;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("SHINGLESCOPE_CPU", value);
  environment.insert("TST_CPU_TARGET_PRINT", "1");
  child.setProcessEnvironment(environment);
  child.start(QCoreApplication::applicationFilePath(), {"tst_cpu_target"});
  if (!child.waitForFinished()) return {};
  return QString::fromUtf8(child.readAllStandardOutput()).trimmed();
}

}  // namespace

class TestCpuTarget : public QObject {
  Q_OBJECT

 private slots:
  void scalarIsAlwaysAvailableAndTheListAscends() {
    const auto targets = availableCpuTargets();
    QVERIFY(targets.front() == CpuTarget::Scalar);
    QVERIFY(std::is_sorted(targets.begin(), targets.end()));
    for (const CpuTarget target : targets) QVERIFY(cpuHas(target));
  }

  void noMachineIsBothX86AndArm() {
    QVERIFY(!(cpuHas(CpuTarget::Sse41) && cpuHas(CpuTarget::Neon)));
    if (cpuHas(CpuTarget::Avx512)) QVERIFY(cpuHas(CpuTarget::Avx2));
  }

  void namesGoBothWays() {
    for (const char *name : {"scalar", "sse4.1", "avx2", "avx512", "neon"}) {
      const auto target = cpuTargetFromName(name);
      QVERIFY2(target.has_value(), name);
      QVERIFY(cpuTargetName(*target) == name);
    }
    QVERIFY(!cpuTargetFromName("AVX2"));
    QVERIFY(!cpuTargetFromName(""));
  }

  void anUnknownTargetIsReported() {
    const QByteArray before = qgetenv("SHINGLESCOPE_CPU");
    qputenv("SHINGLESCOPE_CPU", "AVX2");
    const auto unknown = cpuTargetProblem();
    QVERIFY(unknown && unknown->id == MessageId::CpuTargetUnknown);
    QVERIFY(inEnglish(*unknown).find("scalar") != std::string::npos);
    qputenv("SHINGLESCOPE_CPU", cpuHas(CpuTarget::Neon) ? "avx2" : "neon");
    const auto missing = cpuTargetProblem();
    QVERIFY(missing && missing->id == MessageId::CpuTargetMissing);
    for (const char *fitting : {"", "scalar"}) {
      qputenv("SHINGLESCOPE_CPU", fitting);
      QVERIFY(!cpuTargetProblem());
    }
    qputenv("SHINGLESCOPE_CPU", before);
  }

  void setterAcceptsOnlyAvailableTargets() {
    const CpuTarget before = activeCpuTarget();
    for (const CpuTarget target : availableCpuTargets()) {
      setActiveCpuTarget(target);
      QVERIFY(activeCpuTarget() == target);
    }
    setActiveCpuTarget(CpuTarget::Scalar);
    setActiveCpuTarget(cpuHas(CpuTarget::Neon) ? CpuTarget::Avx2 : CpuTarget::Neon);
    QVERIFY(activeCpuTarget() == CpuTarget::Scalar);
    setActiveCpuTarget(before);
  }

  void environmentForcesATarget() {
    const auto name = [](CpuTarget target) {
      const std::string_view word = cpuTargetName(target);
      return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    };
    for (const CpuTarget target : availableCpuTargets())
      QCOMPARE(activeTargetWith(name(target)), name(target));
    const QString best = name(availableCpuTargets().back());
    QCOMPARE(activeTargetWith(""), best);
    QCOMPARE(activeTargetWith("pentium"), best);
    QCOMPARE(activeTargetWith(cpuHas(CpuTarget::Neon) ? "avx2" : "neon"), best);
  }
};

namespace {

int runCpuTarget(int argc, char **argv) {
  if (!qEnvironmentVariableIsSet("TST_CPU_TARGET_PRINT"))
    return test::runTest<TestCpuTarget, QCoreApplication>(argc, argv);
  const std::string_view name = cpuTargetName(activeCpuTarget());
  std::printf("%.*s\n", static_cast<int>(name.size()), name.data());
  return 0;
}

const bool isCpuTargetRegistered = test::registerTest(__FILE__, &runCpuTarget);

}  // namespace

#include "tst_cpu_target.moc"
