// SPDX-License-Identifier: MIT
// Checks where `cmake --install` puts files, and whether a desktop recognizes them.

#include <QDirIterator>
#include <QStandardPaths>

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

constexpr const char *kPrefix = "/opt/shinglescope";

/// Returns the relative paths of all files below a folder.
QStringList filesBelow(const QString &folder) {
  QStringList files;
  QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
  while (each.hasNext()) files << QDir(folder).relativeFilePath(each.next());
  files.sort();
  return files;
}

}  // namespace

class TestInstall : public CommandLineTest {
  Q_OBJECT

 private slots:
  void initTestCase() {
    startAfresh();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DESTDIR"), path(QStringLiteral("root")));
    process.setProcessEnvironment(environment);
    process.start(QString::fromUtf8(cmakeProgram()),
                  {"--install", buildPath(), "--prefix", kPrefix});
    QVERIFY(process.waitForFinished(kTimeout));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
  }

  /// A reader of the installed documents has no other files.
  void linksOfTheDocumentsLeadSomewhere() {
    const QString folder = path(QStringLiteral("root")) + kPrefix + "/share/doc/shinglescope/";
    static const QRegularExpression link(R"(\]\(([^)#\s]+)[^)]*\))");
    QStringList broken;
    int links = 0;
    for (const QString &file : filesBelow(folder)) {
      if (!file.endsWith(".md")) continue;
      QFile document(folder + file);
      QVERIFY(document.open(QIODevice::ReadOnly));
      auto found = link.globalMatch(QString::fromUtf8(document.readAll()));
      while (found.hasNext()) {
        const QString target = found.next().captured(1);
        if (target.contains("://") || target.startsWith("mailto:")) continue;
        ++links;
        if (!QFileInfo::exists(QFileInfo(folder + file).path() + '/' + target))
          broken << file + ": " + target;
      }
    }
    QVERIFY2(broken.isEmpty(), qPrintable(broken.join('\n')));
    QVERIFY(links > 200);
  }

  void everythingIsWhereItBelongs() {
    QStringList expected = {QStringLiteral("bin/shinglescope-cli"),
                            QStringLiteral("share/doc/shinglescope/CHANGELOG.md"),
                            QStringLiteral("share/doc/shinglescope/CONTRIBUTING.md"),
                            QStringLiteral("share/doc/shinglescope/LICENSE"),
                            QStringLiteral("share/doc/shinglescope/README.md"),
                            QStringLiteral("share/doc/shinglescope/SECURITY.md"),
                            QStringLiteral("share/doc/shinglescope/app/python/README.md"),
                            QStringLiteral("share/doc/shinglescope/app/spark/README.md"),
                            QStringLiteral("share/doc/shinglescope/resources/samples/README.md"),
                            QStringLiteral("share/shinglescope/samples/rentals.tsv")};
    for (const QString &file : filesBelow(sourcePath("/docs")))
      expected << QStringLiteral("share/doc/shinglescope/docs/") + file;
    QStringList pages = {QStringLiteral("shinglescope-cli")};
    for (const QString &command : commands())
      pages << QStringLiteral("shinglescope-cli-") + command;
    for (const QString &page : std::as_const(pages))
      expected << QStringLiteral("share/man/man1/%1.1").arg(page);
    expected << QStringLiteral("share/bash-completion/completions/shinglescope-cli")
             << QStringLiteral("share/zsh/vendor-completions/_shinglescope-cli")
             << QStringLiteral("share/fish/vendor_completions.d/shinglescope-cli.fish");
    if (hasWindow()) {
      expected << QStringLiteral("share/man/man1/shinglescope.1");
      expected << QStringLiteral("bin/shinglescope")
               << QStringLiteral("share/applications/io.github.shinglescope.desktop")
               << QStringLiteral("share/doc/shinglescope/GPL-3.0-or-later.txt")
               << QStringLiteral("share/icons/hicolor/scalable/apps/io.github.shinglescope.svg")
               << QStringLiteral("share/metainfo/io.github.shinglescope.metainfo.xml")
               << QStringLiteral("share/mime/packages/io.github.shinglescope.xml")
               << QStringLiteral(
                      "share/icons/hicolor/symbolic/apps/io.github.shinglescope-symbolic.svg");
      for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512})
        expected << QStringLiteral("share/icons/hicolor/%1x%1/apps/io.github.shinglescope.png")
                        .arg(size);
    }
    expected.sort();
    QCOMPARE(filesBelow(path(QStringLiteral("root"))), prefixed(expected));
  }

  /// The installed documents are those of this program.
  void installedDocumentsAreOfTheProgram() {
    const auto isInstalled = [this](const char *file, const QStringList &arguments) {
      QFile each(installed(QLatin1String(file)));
      const QByteArray printed = run(arguments).output;
      return each.open(QIODevice::ReadOnly) && !printed.isEmpty() && each.readAll() == printed;
    };
    QVERIFY(isInstalled("share/man/man1/shinglescope-cli.1", {"man"}));
    QVERIFY(isInstalled("share/man/man1/shinglescope-cli-find.1", {"man", "find"}));
    QVERIFY(
        isInstalled("share/bash-completion/completions/shinglescope-cli", {"completion", "bash"}));
    QVERIFY(isInstalled("share/zsh/vendor-completions/_shinglescope-cli", {"completion", "zsh"}));
    QVERIFY(isInstalled("share/fish/vendor_completions.d/shinglescope-cli.fish",
                        {"completion", "fish"}));
  }

  void installedProgramsRun() {
    const QByteArray cli = installed(QStringLiteral("bin/shinglescope-cli")).toLocal8Bit();
    const Outcome outcome = run({"--version"}, cli.constData());
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output, run({"--version"}).output);
    if (!hasWindow()) return;
    const QByteArray window = installed(QStringLiteral("bin/shinglescope")).toLocal8Bit();
    QCOMPARE(run({"--version"}, window.constData()).code, 0);
  }

  /// Distributions build with BUILD_SHARED_LIBS=ON; a shared internal library would be missing
  /// after the install.
  void internalLibrariesAreAlwaysStatic() {
    const QString build = path(QStringLiteral("shared"));
    QProcess process;
    process.start(
        QString::fromUtf8(cmakeProgram()),
        {"-S", sourcePath(), "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
         "-DBUILD_SHARED_LIBS=ON", "-DSHINGLESCOPE_BUILD_TESTS=OFF",
         hasWindow() ? "-DSHINGLESCOPE_BUILD_WINDOW=ON" : "-DSHINGLESCOPE_BUILD_WINDOW=OFF"});
    QVERIFY(process.waitForFinished(kTimeout));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
    QFile plan(build + QStringLiteral("/build.ninja"));
    QVERIFY(plan.open(QIODevice::ReadOnly));
    const QByteArray rules = plan.readAll();
    QVERIFY(rules.contains("libshinglescope_core.a"));
    QVERIFY(!rules.contains("libshinglescope_core.so"));
    QVERIFY(!rules.contains("libshinglescope_cli_commands.so"));
    QVERIFY(!rules.contains("libshinglescope_ui.so"));
  }

  void desktopToolsAcceptTheFiles_data() {
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("desktop file") << "desktop-file-validate"
                                  << QStringList{
                                         "share/applications/io.github.shinglescope.desktop"};
    QTest::newRow("metainfo") << "appstreamcli"
                              << QStringList{"validate", "--no-net",
                                             "share/metainfo/io.github.shinglescope.metainfo.xml"};
  }
  void desktopToolsAcceptTheFiles() {
    QFETCH(const QString, tool);
    QFETCH(const QStringList, arguments);
    if (!hasWindow()) QSKIP("The window is not built.");
    if (QStandardPaths::findExecutable(tool).isEmpty())
      QSKIP(qPrintable(tool + QStringLiteral(" is not installed.")));
    QStringList full = arguments;
    full.last() = installed(full.last());
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(tool, full);
    QVERIFY(process.waitForFinished(kTimeout));
    QVERIFY2(process.exitCode() == 0, process.readAll());
  }

  /// A project is recognized by its extension, has our icon and is opened by the window.
  void projectsHaveTheirOwnType() {
    if (!hasWindow()) QSKIP("The window is not built.");
    if (QStandardPaths::findExecutable(QStringLiteral("update-mime-database")).isEmpty())
      QSKIP("update-mime-database is not installed.");
    const QString mime = installed(QStringLiteral("share/mime"));
    QProcess process;
    process.start(QStringLiteral("update-mime-database"), {mime});
    QVERIFY(process.waitForFinished(kTimeout));
    QCOMPARE(process.exitCode(), 0);
    const auto has = [&](const char *name, const char *line) {
      QFile file(mime + u'/' + QLatin1String(name));
      return file.open(QIODevice::ReadOnly) && file.readAll().split('\n').contains(line);
    };
    QVERIFY(has("globs2", "50:application/x-shinglescope:*.shinglescope"));
    QVERIFY(has("icons", "application/x-shinglescope:io.github.shinglescope"));
    QVERIFY(has("subclasses", "application/x-shinglescope application/vnd.sqlite3"));
  }

 private:
  /// Returns the commands that --help lists.
  QStringList commands() {
    static const QRegularExpression command("^  ([a-z]+) +[A-Z]",
                                            QRegularExpression::MultilineOption);
    const QByteArray help = run({"--help"}).output;
    QStringList names;
    auto found = command.globalMatch(QString::fromUtf8(help.mid(help.indexOf("Subcommands:"))));
    while (found.hasNext()) names << found.next().captured(1);
    return names;
  }
  static bool hasWindow() { return *windowProgram() != '\0'; }
  QString installed(const QString &file) const {
    return path(QStringLiteral("root")) + QLatin1String(kPrefix) + u'/' + file;
  }
  static QStringList prefixed(const QStringList &files) {
    QStringList full;
    for (const QString &file : files) full << QString::fromLatin1(kPrefix).mid(1) + u'/' + file;
    return full;
  }
};

SHINGLESCOPE_TEST(TestInstall, NoApplication)
#include "tst_install.moc"
