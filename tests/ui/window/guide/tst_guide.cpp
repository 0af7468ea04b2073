// SPDX-License-Identifier: MIT
// The guide in the window: it has every page of docs/guide, opens at the page where the user is,
// its links and pictures exist, and it can be searched.

#include <QDir>
#include <QListWidget>
#include <QTextBlock>
#include <QtTest>
#include <cmath>

#include "tests/support/effort.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/window_parts.h"
#include "ui/window/guide/guide_browser.h"
#include "ui/window/guide/guide_window.h"
#include "ui/window/window_menus.h"

using namespace shinglescope;

namespace {

using Command = WindowMenus::Command;

// Returns the targets of all links or the sources of all pictures of a page.
QStringList targetsOf(const QTextDocument &page, bool wantsPictures) {
  QStringList targets;
  for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
    for (auto at = block.begin(); !at.atEnd(); ++at) {
      const QTextCharFormat format = at.fragment().charFormat();
      if (wantsPictures && format.isImageFormat()) targets << format.toImageFormat().name();
      if (!wantsPictures && format.isAnchor()) targets << format.anchorHref();
    }
  }
  return targets;
}

}  // namespace

class TestGuide : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void containsEveryPage();
  void picturesExist();
  void linksOfTheContentsLeadSomewhere();
  void opensAtThePageWhereTheUserIs();
  void findsWords_data();
  void findsWords();
  void marksWhatWasSearched();
  void enterOpensTheFirstHit();
  void goesBack();
  void headingsAreFound();
  void markdownIsReadAsText();
  void pagesSurviveAnyOrder();
};

void TestGuide::containsEveryPage() {
  const GuideLibrary library;
  QStringList paths;
  for (const GuidePage &page : library.pages()) {
    QVERIFY2(!page.title.isEmpty(), qPrintable(page.path));
    paths << page.path;
  }
  const QStringList files =
      QDir(test::sourcePath("/docs/guide")).entryList({QStringLiteral("*.md")});
  QVERIFY(files.size() >= 10);
  for (const QString &file : files)
    QVERIFY2(paths.contains(QStringLiteral(":/docs/guide/") + file), qPrintable(file));
  for (const char *name : {"analyst", "teacher", "tuner"})
    QVERIFY2(paths.contains(QStringLiteral(":/docs/tutorials/%1.md").arg(QLatin1String(name))),
             name);
}

void TestGuide::picturesExist() {
  const GuideLibrary library;
  GuideBrowser browser;
  browser.resize(700, 500);
  int pictures = 0;
  for (const GuidePage &page : library.pages()) {
    browser.showPage(page.path);
    for (const QString &name : targetsOf(*browser.document(), true)) {
      const QImage picture =
          browser.loadResource(QTextDocument::ImageResource, QUrl(name)).value<QImage>();
      QVERIFY2(!picture.isNull(), qPrintable(page.path + u' ' + name));
      QVERIFY(picture.width() / picture.devicePixelRatio() <= browser.viewport()->width());
      ++pictures;
    }
  }
  QVERIFY(pictures >= 10);
}

void TestGuide::linksOfTheContentsLeadSomewhere() {
  GuideBrowser browser;
  browser.showPage(QStringLiteral(":/docs/guide/index.md"));
  const QStringList links = targetsOf(*browser.document(), false);
  QVERIFY(links.size() >= 10);
  for (const QString &link : links) {
    browser.showPage(QStringLiteral(":/docs/guide/index.md"));
    emit browser.anchorClicked(QUrl(link));
    QVERIFY2(browser.currentPage() != QStringLiteral(":/docs/guide/index.md"), qPrintable(link));
  }
}

void TestGuide::opensAtThePageWhereTheUserIs() {
  openWindow();
  const auto guide = [this] { return m_window->findChild<GuideWindow *>(); };
  const auto page = [&] { return guide()->findChild<GuideBrowser *>()->currentPage(); };
  QTest::keyClick(m_window.get(), Qt::Key_F1);
  QVERIFY(guide() != nullptr && guide()->isVisible());
  QCOMPARE(page(), QStringLiteral(":/docs/guide/index.md"));  // no table is open
  for (const char *name : {"find", "review", "explore", "learn"}) {
    m_window->showPage(QLatin1String(name));
    m_window->findChild<WindowMenus *>()->action(Command::Guide)->trigger();
    QCOMPARE(page(), QStringLiteral(":/docs/guide/%1.md").arg(QLatin1String(name)));
    const auto *list = guide()->findChild<QListWidget *>();
    QVERIFY(list->currentItem() != nullptr);
    QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), page());
  }
  QCOMPARE(m_window->findChildren<GuideWindow *>().size(), 1);
  closeWindow();
}

void TestGuide::findsWords_data() {
  QTest::addColumn<QString>("words");
  QTest::addColumn<QString>("path");
  QTest::newRow("title first") << QStringLiteral("groups") << ":/docs/guide/groups.md";
  QTest::newRow("any case") << QStringLiteral("TROUBLESHOOTING")
                            << ":/docs/guide/troubleshooting.md";
  QTest::newRow("several words") << QStringLiteral("  learn  lesson ") << ":/docs/guide/learn.md";
  QTest::newRow("nothing") << QStringLiteral("xyzzyx") << QString();
  QTest::newRow("blank") << QStringLiteral("  ") << QString();
}

void TestGuide::findsWords() {
  QFETCH(QString, words);
  QFETCH(QString, path);
  const QList<GuideHit> hits = GuideLibrary().search(words);
  QCOMPARE(hits.isEmpty(), path.isEmpty());
  if (path.isEmpty()) return;
  QCOMPARE(hits.front().path, path);
  QVERIFY(
      hits.front().excerpt.contains(words.simplified().section(u' ', 0, 0), Qt::CaseInsensitive));
}

void TestGuide::marksWhatWasSearched() {
  GuideWindow guide;
  guide.show();
  auto *search = guide.findChild<QLineEdit *>(QStringLiteral("guideSearch"));
  QTest::keyClicks(search, QStringLiteral("keeper"));
  QTest::keyClick(search, Qt::Key_Return);
  auto *browser = guide.findChild<GuideBrowser *>();
  QVERIFY(browser->toPlainText().contains(QStringLiteral("keeper"), Qt::CaseInsensitive));
  QVERIFY(!browser->extraSelections().isEmpty());
  QCOMPARE(browser->extraSelections().front().cursor.selectedText().toLower(),
           QStringLiteral("keeper"));
  search->setText(QStringLiteral("xyzzyx"));
  QCOMPARE(guide.findChild<QListWidget *>()->count(), 1);  // the sentence that nothing was found
  search->clear();
  QVERIFY(browser->extraSelections().isEmpty());
}

void TestGuide::enterOpensTheFirstHit() {
  GuideWindow guide;
  guide.show();
  QVERIFY(QTest::qWaitForWindowActive(&guide));
  guide.showPage(QStringLiteral("data"));
  guide.showPage(QStringLiteral("find"));
  auto *search = guide.findChild<QLineEdit *>(QStringLiteral("guideSearch"));
  search->setFocus();
  QTest::keyClicks(search, QStringLiteral("contradiction"));
  const auto *list = guide.findChild<QListWidget *>();
  QVERIFY(list->count() > 0);
  const QString hit = GuideLibrary().search(QStringLiteral("contradiction")).front().path;
  QTest::keyClick(search, Qt::Key_Return);
  QCOMPARE(guide.findChild<GuideBrowser *>()->currentPage(), hit);
}

void TestGuide::goesBack() {
  GuideWindow guide;
  guide.show();
  QVERIFY(QTest::qWaitForWindowActive(&guide));
  guide.showPage(QStringLiteral("data"));
  guide.showPage(QStringLiteral("find"));
  auto *browser = guide.findChild<GuideBrowser *>();
  QTest::keyClick(&guide, Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(browser->currentPage(), QStringLiteral(":/docs/guide/data.md"));
}

void TestGuide::headingsAreFound() {
  GuideBrowser browser;
  browser.resize(700, 300);
  browser.show();
  browser.showPage(QStringLiteral(":/docs/guide/index.md"));
  emit browser.anchorClicked(QUrl(QStringLiteral("settings.md#keys")));
  QCOMPARE(browser.currentPage(), QStringLiteral(":/docs/guide/settings.md"));
  QCOMPARE(browser.textCursor().block().text(), QStringLiteral("Keys"));
  emit browser.anchorClicked(QUrl(QStringLiteral("#appearance")));
  QCOMPARE(browser.textCursor().block().text(), QStringLiteral("Appearance"));
  QVERIFY(std::abs(browser.cursorRect().top()) < 30);
}

void TestGuide::markdownIsReadAsText() {
  QCOMPARE(plainMarkdown(QStringLiteral("# A [link](b.md) and ![a picture](c.png)\n"
                                        "| x | y |\n|---|---|\n| `1` | **2** |\n"))
               .simplified(),
           QStringLiteral("A link and a picture x y 1 2"));
}

/// Qt's own reader of Markdown crashed on the tables of some pages after others.
void TestGuide::pagesSurviveAnyOrder() {
  const GuideLibrary library;
  GuideBrowser browser;
  browser.resize(700, 500);
  browser.show();
  const auto &pages = library.pages();
  const qsizetype step = test::effort<qsizetype>(1, 4);
  for (qsizetype first = 0; first < qsizetype(pages.size()); ++first) {
    for (qsizetype second = first % step; second < qsizetype(pages.size()); second += step) {
      browser.showPage(pages[first].path);
      browser.showPage(pages[second].path);
      QVERIFY2(!browser.document()->isEmpty(), qPrintable(pages[second].path));
    }
  }
}

SHINGLESCOPE_TEST(TestGuide, QApplication)
#include "tst_guide.moc"
