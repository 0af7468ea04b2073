// SPDX-License-Identifier: MIT
// The desktop and AppStream files are well-formed and agree with each other and with the project's
// version.

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtEndian>
#include <QtTest>

#include "tests/support/places.h"
#include "tests/support/test_registry.h"

namespace {

QByteArray resource(const QString &name) {
  QFile file(shinglescope::test::sourcePath("/resources/") + name);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Returns the key and value of each line of a desktop file's only group.
QHash<QString, QString> readDesktopEntry(const QByteArray &content) {
  QHash<QString, QString> entry;
  const QStringList lines = QString::fromUtf8(content).split('\n', Qt::SkipEmptyParts);
  for (const QString &line : lines) {
    const auto equals = line.indexOf('=');
    if (equals > 0) entry.insert(line.left(equals), line.mid(equals + 1));
  }
  return entry;
}

// Returns the text of each element by name; attributes as "element/attribute".
QMultiHash<QString, QString> readElements(QXmlStreamReader &xml) {
  QMultiHash<QString, QString> elements;
  QString current;
  while (!xml.atEnd()) {
    xml.readNext();
    if (xml.isStartElement()) {
      current = xml.name().toString();
      for (const auto &attribute : xml.attributes()) {
        elements.insert(current + '/' + attribute.name().toString(), attribute.value().toString());
      }
    } else if (xml.isCharacters() && !xml.isWhitespace()) {
      elements.insert(current, xml.text().toString());
    }
  }
  return elements;
}

}  // namespace

class TestMetadata : public QObject {
  Q_OBJECT

 private slots:
  void desktopEntryIsComplete();
  void projectsOpenByDoubleClick();
  void appStreamIsWellFormed();
  void appStreamAgreesWithTheProject();
  void allFilesHaveTheApplicationId();
  void iconsHaveTheirSizes();
};

void TestMetadata::desktopEntryIsComplete() {
  const QByteArray content = resource("io.github.shinglescope.desktop");
  QVERIFY(content.startsWith("[Desktop Entry]\n"));
  const auto entry = readDesktopEntry(content);
  QCOMPARE(entry.value("Type"), "Application");
  QCOMPARE(entry.value("Name"), "Shinglescope");
  QCOMPARE(entry.value("Exec"), "shinglescope %F");
  QVERIFY(!entry.value("Comment").isEmpty());
  QVERIFY(entry.value("Categories").endsWith(';'));
  QVERIFY(entry.value("MimeType").contains("text/csv;"));
}

void TestMetadata::projectsOpenByDoubleClick() {
  const QByteArray type = "application/x-shinglescope";
  const auto entry = readDesktopEntry(resource("io.github.shinglescope.desktop"));
  QVERIFY(entry.value("MimeType").split(';').contains(QString::fromLatin1(type)));
  const QByteArray mime = resource("io.github.shinglescope.mime.xml");
  QVERIFY(mime.contains("<mime-type type=\"" + type + "\">"));
  QVERIFY(mime.contains("<glob pattern=\"*.shinglescope\"/>"));
}

void TestMetadata::appStreamIsWellFormed() {
  QXmlStreamReader xml(resource("io.github.shinglescope.metainfo.xml"));
  const auto elements = readElements(xml);
  QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
  QCOMPARE(elements.value("id"), "io.github.shinglescope");
  QCOMPARE(elements.value("metadata_license"), "CC0-1.0");
  QVERIFY(elements.contains("summary"));
  QVERIFY(elements.contains("p"));
}

void TestMetadata::appStreamAgreesWithTheProject() {
  QXmlStreamReader xml(resource("io.github.shinglescope.metainfo.xml"));
  const auto elements = readElements(xml);
  QVERIFY(elements.values("launchable").contains("io.github.shinglescope.desktop"));
  QVERIFY(elements.values("binary").contains("shinglescope"));
  QVERIFY(elements.values("release/version").contains(SHINGLESCOPE_VERSION));
  QCOMPARE(elements.value("project_license"), "MIT AND GPL-3.0-or-later");
}

/// The id is a constant of CMakeLists.txt; files that cannot read it must contain the same.
void TestMetadata::allFilesHaveTheApplicationId() {
  QFile build(shinglescope::test::sourcePath("/CMakeLists.txt"));
  QVERIFY(build.open(QIODevice::ReadOnly));
  static const QRegularExpression kId("set\\(SHINGLESCOPE_APPLICATION_ID ([A-Za-z0-9.]+)\\)");
  const QString id = kId.match(QString::fromUtf8(build.readAll())).captured(1);
  QVERIFY(id.count('.') >= 2);
  for (const char *ending : {".desktop", ".metainfo.xml", ".mime.xml"})
    QVERIFY2(!resource(id + ending).isEmpty(), ending);
  QCOMPARE(readDesktopEntry(resource(id + ".desktop")).value("Icon"), id);
  QVERIFY(resource(id + ".mime.xml").contains("<icon name=\"" + id.toUtf8() + "\"/>"));
  QXmlStreamReader xml(resource(id + ".metainfo.xml"));
  const auto elements = readElements(xml);
  QCOMPARE(elements.value("id"), id);
  QCOMPARE(elements.value("launchable"), id + ".desktop");
}

/// A PNG has its width and height, 4 bytes each, behind the 16 bytes of its signature and its first
/// chunk's head.
void TestMetadata::iconsHaveTheirSizes() {
  for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
    const QByteArray icon = resource(QString("icons/application/%1.png").arg(size));
    QVERIFY2(icon.startsWith("\x89PNG"), qPrintable(QString::number(size)));
    for (const int at : {16, 20})
      QCOMPARE(qFromBigEndian<quint32>(icon.constData() + at), static_cast<quint32>(size));
  }
}

SHINGLESCOPE_TEST(TestMetadata, NoApplication)
#include "tst_metadata.moc"
