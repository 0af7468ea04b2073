// SPDX-License-Identifier: MIT
// The whole text of a cell: literal, with symbols for invisible characters, and in pages if it is
// very long.
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QtTest>

#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "ui/pages/data/details_pane.h"

using namespace shinglescope;

namespace {

/// A pane that shows one cell.
struct Shown {
  explicit Shown(const std::string &text) {
    pane.resize(700, 300);
    pane.show();
    pane.showCell(test::textDataset({text}), {0}, {0});
  }
  QString text() const { return view()->toPlainText(); }
  QPlainTextEdit *view() const { return pane.findChild<QPlainTextEdit *>(); }
  QLabel *pageLabel() const { return pane.findChild<QLabel *>(QStringLiteral("pageLabel")); }
  QToolButton *button(const QString &name) const {
    for (auto *button : pane.findChildren<QToolButton *>())
      if (button->accessibleName() == name) return button;
    return nullptr;
  }

  DetailsPane pane;
};

}  // namespace

class TestDetailsPane : public QObject {
  Q_OBJECT

 private slots:
  void textIsLiteral() {
    const Shown shown("<b>bold</b> &amp; <script>x</script>\nsecond line");
    QCOMPARE(shown.text(), QStringLiteral("<b>bold</b> &amp; <script>x</script>\nsecond line"));
    QVERIFY(!shown.pageLabel()->isVisible());
  }

  void controlAndBidiCharactersAreSymbols() {
    const Shown shown(std::string("a\0b\x1B[31m \xE2\x80\xAEtxt.exe", 19));
    QCOMPARE(shown.text(), QStringLiteral("a\u2400b\u241B[31m \u21E0txt.exe"));
  }

  void aHugeCellIsPagedByButtonsAndKeys() {
    std::string huge;
    for (int i = 0; huge.size() < 60'000'000; ++i) huge += "word " + std::to_string(i) + ' ';
    Shown shown(huge);
    QVERIFY(shown.pageLabel()->isVisible());
    QVERIFY(shown.text().size() <= static_cast<qsizetype>(DetailsPane::kBytesPerPage));
    QVERIFY(shown.text().startsWith(QStringLiteral("word 0 word 1 ")));
    QVERIFY(shown.pageLabel()->text().contains(QStringLiteral("page 1 of ")));
    const QString first = shown.text();
    QTest::mouseClick(shown.button(QStringLiteral("Next page of the text")), Qt::LeftButton);
    QVERIFY(shown.pageLabel()->text().contains(QStringLiteral("page 2 of ")));
    const std::string begin = (first + shown.text()).toStdString();
    QVERIFY(huge.starts_with(begin));
    shown.pane.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.pane));
    shown.view()->setFocus();
    QTest::keyClick(shown.view(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(shown.text(), first);
    QTest::keyClick(shown.view(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(shown.text(), first);  // there is no previous page
    QTest::keyClick(shown.view(), Qt::Key_PageDown, Qt::ControlModifier);
    QVERIFY(shown.text() != first);
  }

  void thePagesTogetherAreTheCell() {
    std::string text;
    for (int i = 0; i < 30'000; ++i) text += i % 7 == 0 ? "\xE2\x82\xAC" : "\xC3\xA8";
    Shown shown(text);
    QString all = shown.text();
    while (shown.button(QStringLiteral("Next page of the text"))->isEnabled()) {
      QTest::mouseClick(shown.button(QStringLiteral("Next page of the text")), Qt::LeftButton);
      all += shown.text();
    }
    QCOMPARE(all.toStdString(), text);
  }

  void matchesAreMarked() {
    Shown shown("a Flat, another flat");
    shown.pane.setHighlight(QStringLiteral("FLAT"));
    QCOMPARE(shown.view()->extraSelections().size(), 2);
    QCOMPARE(shown.view()->extraSelections().back().cursor.selectedText(), QStringLiteral("flat"));
    shown.pane.setHighlight({});
    QVERIFY(shown.view()->extraSelections().isEmpty());
  }
};

SHINGLESCOPE_TEST(TestDetailsPane, QApplication)
#include "tst_details_pane.moc"
