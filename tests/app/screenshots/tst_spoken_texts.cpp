// SPDX-License-Identifier: MIT
// Every text that a page or a dialog paints is in the accessible tree, at its place, and every stop
// of Tab has a name: a screen reader finds what the eye sees. No text is cut in English
// (tst_cut_texts looks at Italian).

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
constexpr int kSpokenRows = 400;

}  // namespace

class TestSpokenTexts : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (qstrlen(test::screenshotProgram()) == 0) QSKIP("The window is not built.");
  }

  void everyTextIsSpoken() {
    QStringList arguments{QStringLiteral("--texts"),  QStringLiteral("--size"),
                          QStringLiteral("1100x700"), QStringLiteral("--theme"),
                          QStringLiteral("light"),    QStringLiteral("--language"),
                          QStringLiteral("en")};
    // All pages would take an hour.
    if (test::kIsSanitized)
      arguments << QStringLiteral("--screenshot") << QStringLiteral("review-groups");
    const QTemporaryDir folder;
    QFile rentals(folder.filePath(QStringLiteral("rentals.tsv")));
    QVERIFY(rentals.open(QIODevice::WriteOnly));
    QVERIFY(rentals.write(test::firstRentals(kSpokenRows)) > 0);
    rentals.close();
    arguments << rentals.fileName();
    QProcess process;
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

SHINGLESCOPE_TEST(TestSpokenTexts, QCoreApplication)
#include "tst_spoken_texts.moc"
