// SPDX-License-Identifier: MIT
// Every text that a page or a dialog paints is in the accessible tree, at its place, and every stop
// of Tab has a name: a screen reader finds what the eye sees. No text is wider or higher than its
// place. All scenes are looked at in Italian at 1.5 times the size, because its texts are longer;
// scripts/check-slow texts looks at English and the normal size too.

#include <QProcess>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

constexpr int kTextsMilliseconds = 850'000;
constexpr int kRowsToRead = 400;
constexpr qsizetype kFewestScenes = 80;

/// Returns the header and the first rows of the sample: pages have the same texts with fewer rows,
/// and are made much faster.
QByteArray firstRentals() {
  QFile all(test::sourcePath("/resources/samples/rentals.tsv"));
  if (!all.open(QIODevice::ReadOnly)) return {};
  QByteArray first;
  for (int i = 0; i <= kRowsToRead; ++i) first += all.readLine();
  return first;
}

/// Returns why these are not all scenes, or an empty text if they are: there are more than 80, and
/// these five are examples of pages and dialogs.
QByteArray whyNotEveryScene(const QByteArrayList &scenes) {
  if (scenes.size() <= kFewestScenes)
    return "only " + QByteArray::number(scenes.size()) + " scenes";
  for (const char *scene : {"about", "explore-sweep", "import", "preferences", "review-merge"})
    if (!scenes.contains(scene)) return QByteArray("without ") + scene;
  return {};
}

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
    QVERIFY(rentals.write(firstRentals()) > 0);
    rentals.close();
    arguments << rentals.fileName();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("1.5"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QString::fromUtf8(test::screenshotProgram()), arguments);
    QVERIFY(process.waitForFinished(kTextsMilliseconds));
    const QByteArray all = process.readAllStandardOutput();
    const QByteArray messages = process.readAllStandardError();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && all.contains("review-groups"),
             (all + messages).constData());
    QByteArray found;
    QByteArrayList scenes;
    for (const QByteArray &line : all.split('\n')) {
      if (!line.startsWith(' ')) scenes << line;
      if (line.startsWith("  ")) found += scenes.last() + ":" + line + '\n';
    }
    QVERIFY2(found.isEmpty(), found.constData());
    QVERIFY2(process.exitCode() == 0, messages.constData());
    if (!test::kIsSanitized) QCOMPARE(whyNotEveryScene(scenes), QByteArray());
  }
};

SHINGLESCOPE_TEST(TestEveryText, QCoreApplication)
#include "tst_every_text.moc"
