// SPDX-License-Identifier: MIT
// Every text that a page or a dialog paints is in the accessible tree, at its place, and every stop
// of Tab has a name: a screen reader finds what the eye sees. No text is wider or higher than its
// place. All scenes are looked at in Italian at 1.5 times the size, because its texts are longer;
// scripts/check-slow texts looks at English and the normal size too.

#include <QProcess>
#include <QtTest>

#include "tests/support/every_scene.h"
#include "tests/support/first_rentals.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

constexpr int kTextsMilliseconds = 850'000;
constexpr int kRowsToRead = 400;

}  // namespace

class TestEveryText : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (qstrlen(test::screenshotProgram()) == 0) QSKIP("The window is not built.");
  }

  void everyTextIsSpokenAndWhole() {
    QStringList arguments{QStringLiteral("--texts"),  QStringLiteral("--size"),
                          QStringLiteral("1100x700"), QStringLiteral("--theme"),
                          QStringLiteral("light"),    QStringLiteral("--language"),
                          QStringLiteral("it")};
    // All pages would take an hour.
    if (test::kIsSanitized)
      arguments << QStringLiteral("--screenshot") << QStringLiteral("review-groups");
    const QTemporaryDir folder;
    QFile rentals(folder.filePath(QStringLiteral("rentals.tsv")));
    QVERIFY(rentals.open(QIODevice::WriteOnly));
    QVERIFY(rentals.write(test::firstRentals(kRowsToRead)) > 0);
    rentals.close();
    arguments << rentals.fileName();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("1.5"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QString::fromUtf8(test::screenshotProgram()), arguments);
    QVERIFY(process.waitForFinished(kTextsMilliseconds));
    const QByteArray all = process.readAllStandardOutput();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && all.contains("review-groups"),
             (all + process.readAllStandardError()).constData());
    QByteArray found;
    QByteArrayList scenes;
    for (const QByteArray &line : all.split('\n')) {
      if (!line.startsWith(' ')) scenes << line;
      if (line.startsWith("  ")) found += scenes.last() + ":" + line + '\n';
    }
    QVERIFY2(found.isEmpty(), found.constData());
    if (!test::kIsSanitized) QCOMPARE(test::whyNotEveryScene(scenes), QByteArray());
  }
};

SHINGLESCOPE_TEST(TestEveryText, QCoreApplication)
#include "tst_every_text.moc"
