// SPDX-License-Identifier: MIT
// shinglescope-screenshots: pictures of pages and dialogs, pictures of rows that the options
// select, and wrong options.

#include <QSize>
#include <QtEndian>

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

constexpr qsizetype kBlankBytes = 8'000;  ///< pictures of a single colour are smaller
constexpr const char *kRows =
    "title,price,link\n"
    "Flat near the station,900,https://example.org/1\n"
    "Studio with a terrace,80,https://example.org/2\n"
    "Flat with a terrace,1000,https://example.org/3\n"
    "Short row\n";

/// Returns the width and height in the header of a PNG file.
QSize sizeOf(const QByteArray &png) {
  const auto number = [&png](qsizetype at) { return qFromBigEndian<qint32>(png.data() + at); };
  const bool isPng = png.size() > 24 && png.startsWith("\x89PNG");
  return isPng ? QSize(number(16), number(20)) : QSize();
}

}  // namespace

class TestPictures : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    if (qstrlen(screenshotProgram()) == 0) QSKIP("The window is not built.");
    startAfresh();
    makeFile(QStringLiteral("rows.csv"), kRows);
  }

  void everySceneIsShown_data() {
    QTest::addColumn<QString>("scene");
    for (const char *scene : {"start", "problems", "only-problems", "column-menu", "type-menu",
                              "columns-menu", "link", "import", "paste", "kept", "role-menu"})
      QTest::newRow(scene) << QString::fromLatin1(scene);
  }
  void everySceneIsShown() {
    QFETCH(QString, scene);
    const QByteArray picture = pictureOf(scene, {});
    QCOMPARE(sizeOf(picture), QSize(1100, 700));
    QVERIFY(picture.size() > kBlankBytes);
    QVERIFY(picture != plainPicture());
  }

  void rowsAreFilteredSortedAndRevealed_data() {
    QTest::addColumn<QStringList>("options");
    QTest::newRow("filter") << QStringList{"--filter", "price:< 1000"};
    QTest::newRow("filters") << QStringList{"--filter", "price:< 1000", "--filter", "1:flat"};
    QTest::newRow("sort") << QStringList{"--sort", "price:down"};
    QTest::newRow("sorts") << QStringList{"--sort", "title", "--sort", "price:up"};
    QTest::newRow("row") << QStringList{"--row", "3"};
  }
  void rowsAreFilteredSortedAndRevealed() {
    QFETCH(QStringList, options);
    const QByteArray picture = pictureOf(QStringLiteral("data"), options);
    QCOMPARE(sizeOf(picture), QSize(1100, 700));
    QVERIFY(picture != plainPicture());
  }

  void wrongOptionsAreReported_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("page") << QStringList{"--screenshot", "nothing"} << 2
                          << QByteArray("no page \"nothing\"");
    QTest::newRow("row 0") << QStringList{"--row", "0"} << 2 << QByteArray("numbered from 1");
    QTest::newRow("row") << QStringList{"--row", "5"} << 1 << QByteArray("the file has 4");
    QTest::newRow("filter") << QStringList{"--filter", "prize:1"} << 1
                            << QByteArray("\"prize:1\" is not a filter");
    QTest::newRow("sort") << QStringList{"--sort", "price:sideways"} << 1
                          << QByteArray("no column \"price:sideways\" to sort by");
  }
  void wrongOptionsAreReported() {
    QFETCH(QStringList, options);
    QFETCH(int, code);
    QFETCH(QByteArray, part);
    const Outcome outcome = shoot(QStringLiteral("data"), options);
    QCOMPARE(outcome.code, code);
    QVERIFY2(outcome.messages.contains(part), outcome.messages.constData());
    QVERIFY(!QFile::exists(path(QStringLiteral("p.png"))));
  }

 private:
  Outcome shoot(const QString &scene, const QStringList &options) {
    QStringList arguments = {"--screenshot", scene,   "--output", "p.png",
                             "--theme",      "light", "--size",   "1100x700"};
    return run(arguments + options + QStringList{"rows.csv"}, screenshotProgram());
  }
  const QByteArray &plainPicture() {
    if (m_plain.isEmpty()) m_plain = pictureOf(QStringLiteral("data"), {});
    return m_plain;
  }
  QByteArray pictureOf(const QString &scene, const QStringList &options) {
    const Outcome outcome = shoot(scene, options);
    if (outcome.code != 0) qWarning("%s", outcome.messages.constData());
    return contentOf(QStringLiteral("p.png"));
  }

  QByteArray m_plain;
};

SHINGLESCOPE_TEST(TestPictures, QCoreApplication)
#include "tst_pictures.moc"
