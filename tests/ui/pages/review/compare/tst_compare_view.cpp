// SPDX-License-Identifier: MIT
#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextTable>

#include "tests/support/test_registry.h"
#include "ui/pages/review/compare/compare_view.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> twoRows(const std::string &a, const std::string &b) {
  DatasetBuilder builder({"text", "place"});
  builder.addRow({a, "Roma"}, 0);
  builder.addRow({b, "Roma"}, 0);
  return builder.finish();
}

CompareContent contentOf(const Dataset &dataset) {
  CompareContent content;
  content.headA = QStringLiteral("1");
  content.headB = QStringLiteral("2");
  for (std::uint32_t column = 0; column < 2; ++column) {
    content.fields.push_back({QString::fromStdString(dataset.columnName({column})),
                              dataset.cell({0}, {column}), dataset.cell({1}, {column})});
  }
  return content;
}

QTextTable *tableOf(const CompareView &view) {
  return qobject_cast<QTextTable *>(view.document()->rootFrame()->childFrames().value(0));
}

QString cellText(const CompareView &view, int row, int column) {
  const QTextTableCell cell = tableOf(view)->cellAt(row, column);
  QTextCursor cursor = cell.firstCursorPosition();
  cursor.setPosition(cell.lastPosition(), QTextCursor::KeepAnchor);
  return cursor.selectedText();
}

/// Returns the parts of a cell that are underlined in a style.
QStringList underlined(const CompareView &view, int row, int column,
                       QTextCharFormat::UnderlineStyle style) {
  QStringList found;
  const QTextBlock block = tableOf(view)->cellAt(row, column).firstCursorPosition().block();
  for (auto it = block.begin(); !it.atEnd(); ++it) {
    if (it.fragment().charFormat().underlineStyle() == style) found << it.fragment().text();
  }
  return found;
}

}  // namespace

class TestCompareView : public QObject {
  Q_OBJECT

 private slots:
  void namesOfFieldsAreNotBrokenWithinAWord() {
    DatasetBuilder builder({"street_number_of_home", "place"});
    builder.addRow({"12", "Roma"}, 0);
    builder.addRow({"12a", "Roma"}, 0);
    const auto dataset = builder.finish();
    CompareView view;
    view.resize(900, 400);
    view.show();
    view.showContent(dataset, contentOf(*dataset));
    QCOMPARE(cellText(view, 1, 0), QStringLiteral("street_number_of_home"));
    QTRY_COMPARE(tableOf(view)->cellAt(1, 0).firstCursorPosition().block().layout()->lineCount(),
                 1);
    // A name does not take the place of the texts.
    const QTextTableCell text = tableOf(view)->cellAt(1, 1);
    const QRectF box =
        view.document()->documentLayout()->blockBoundingRect(text.firstCursorPosition().block());
    QVERIFY(box.left() < view.viewport()->width() / 3.0);
  }

  void differencesAreUnderlinedSolidAndDotted() {
    CompareView view;
    show(view, "A cinque minuti dal tram", "A pochi minuti dal tram");
    QCOMPARE(underlined(view, 1, 1, QTextCharFormat::SingleUnderline), QStringList{"cinque"});
    QCOMPARE(underlined(view, 1, 2, QTextCharFormat::DotLine), QStringList{"pochi"});
    QCOMPARE(view.differenceCount(), 1);
    QCOMPARE(cellText(view, 0, 1), QStringLiteral("1"));
  }

  void markupIsShownLiterally() {
    CompareView view;
    show(view, "<b>bold</b> & <img src=x>", "<b>bold</b> & co");
    QCOMPARE(cellText(view, 1, 1), QStringLiteral("<b>bold</b> & <img src=x>"));
  }

  void controlAndBidiCharactersBecomeSymbols() {
    CompareView view;
    show(view, std::string("a\0b\u202E", 6), "a");
    const QString text = cellText(view, 1, 1);
    QVERIFY(!text.contains(QChar(0)));
    QVERIFY(!text.contains(QChar(0x202E)));
    QCOMPARE(text.size(), 4);
  }

  void onlyDifferencesHidesEqualFields() {
    CompareView view;
    show(view, "uno", "due");
    QCOMPARE(tableOf(view)->rows(), 3);
    CompareOptions options = view.options();
    options.isOnlyDifferences = true;
    view.setOptions(options);
    QCOMPARE(tableOf(view)->rows(), 2);
    QCOMPARE(view.equalFields(), 1);
  }

  void flipShowsBInThePlaceOfA() {
    CompareView view;
    show(view, "uno", "due");
    CompareOptions options = view.options();
    options.isFlipped = true;
    view.setOptions(options);
    QCOMPARE(cellText(view, 1, 1), QStringLiteral("due"));
    QCOMPARE(cellText(view, 1, 2), QStringLiteral("due"));
    QCOMPARE(cellText(view, 0, 1), QStringLiteral("2"));
  }

  void stepsThroughDifferencesAndRound() {
    CompareView view;
    const std::string same = " minuti dal tram e poi";
    show(view, "uno" + same + " due", "alfa" + same + " beta");
    QSignalSpy spy(&view, &CompareView::differenceChanged);
    view.stepDifference(1);
    QCOMPARE(view.currentDifference(), 0);
    QCOMPARE(view.extraSelections().at(0).cursor.selectedText(), QStringLiteral("uno"));
    QCOMPARE(view.extraSelections().at(1).cursor.selectedText(), QStringLiteral("alfa"));
    view.stepDifference(1);
    QCOMPARE(view.extraSelections().at(1).cursor.selectedText(), QStringLiteral("beta"));
    view.stepDifference(1);
    QCOMPARE(view.currentDifference(), 0);
    view.stepDifference(-1);
    QCOMPARE(view.currentDifference(), 1);
    QCOMPARE(spy.count(), 4);
  }

  void longTextsComeInPartsAndAreComparedOffTheWindowsThread() {
    CompareView view;
    std::string text;
    for (int i = 0; text.size() < 1'000'000; ++i) text += "wörd" + std::to_string(i) + " ";
    show(view, text, text + "end");
    QVERIFY(view.isComparing());
    QTRY_VERIFY(!view.isComparing() && view.partCount() > 40);
    QCOMPARE(view.differenceCount(), 0);
    CompareOptions options = view.options();
    options.part = view.partCount() - 1;
    view.setOptions(options);
    QCOMPARE(view.differenceCount(), 1);
    QVERIFY(!cellText(view, 1, 1).contains(QChar::ReplacementCharacter));
  }

  void partsOfLongTextsStayAligned() {
    CompareView view;
    std::string text;
    for (int i = 0; text.size() < 70'000; ++i) text += "word" + std::to_string(i) + " ";
    show(view, text, "something that stands before all of it, " + text);
    QTRY_VERIFY(!view.isComparing() && view.partCount() > 3);
    CompareOptions options = view.options();
    options.part = 2;
    view.setOptions(options);
    QCOMPARE(view.differenceCount(), 0);
    QCOMPARE(cellText(view, 1, 1), cellText(view, 1, 2));
  }

  void whatIsIgnoredIsNoDifference() {
    CompareView view;
    show(view, "Via Roma 12", "VIA  roma 13");
    QVERIFY(view.differenceCount() > 0);
    CompareOptions options = view.options();
    options.ignored = {true, true, true};
    options.isOnlyDifferences = true;
    view.setOptions(options);
    QCOMPARE(view.differenceCount(), 0);
    QCOMPARE(view.equalFields(), 2);
    options.ignored.ignoresDigits = false;
    view.setOptions(options);
    QCOMPARE(underlined(view, 1, 2, QTextCharFormat::DotLine), QStringList{"13"});
  }

  void whiteSpaceIsDrawnAndNotWritten() {
    CompareView view;
    show(view, "uno\tdue", "uno due");
    CompareOptions options = view.options();
    options.isWhiteSpaceShown = true;
    view.setOptions(options);
    QVERIFY(view.document()->defaultTextOption().flags() & QTextOption::ShowTabsAndSpaces);
    QCOMPARE(cellText(view, 1, 1), QStringLiteral("uno\tdue"));
    options.isWhiteSpaceShown = false;
    view.setOptions(options);
    QVERIFY(!(view.document()->defaultTextOption().flags() & QTextOption::ShowTabsAndSpaces));
  }

  void shinglesAreMarkedByKind() {
    CompareView view;
    show(view, "uno", "due");
    // Three-word shingles of "moon is red now" and "the moon is red".
    ShingleCoverage coverage;
    coverage.textA = "moon is red now";
    coverage.textB = "the moon is red";
    coverage.stretchesA = {{0, 5, 1, 0}, {5, 11, 1, 1}, {11, 15, 0, 1}};
    coverage.stretchesB = {{0, 4, 0, 1}, {4, 11, 1, 1}, {11, 15, 1, 0}};
    view.showShingles(std::make_shared<const ShingleView>(shingleViewOf(coverage)));
    QCOMPARE(tableOf(view)->rows(), 2);
    QCOMPARE(cellText(view, 1, 1), QStringLiteral("moon is red now"));
    using enum QTextCharFormat::UnderlineStyle;
    QCOMPARE(underlined(view, 1, 1, SingleUnderline), (QStringList{"is red", " now"}));
    QCOMPARE(underlined(view, 1, 2, DotLine), (QStringList{"the ", "moon is"}));
    CompareOptions options = view.options();
    options.marks = ShingleMarks::OnlyB;
    view.setOptions(options);
    QVERIFY(underlined(view, 1, 1, SingleUnderline).isEmpty());
    QCOMPARE(underlined(view, 1, 2, DotLine), QStringList{"the moon is"});
    options.marks = ShingleMarks::Shared;
    view.setOptions(options);
    QVERIFY(underlined(view, 1, 2, DotLine).isEmpty());
    view.showShingles(nullptr);
    QCOMPARE(cellText(view, 1, 1), QStringLiteral("uno"));
  }

  void membersStandSideBySideAgainstTheFirst() {
    CompareView view;
    const auto dataset = twoRows("unused", "unused");
    view.resize(500, 400);
    view.show();
    MemberContent members;
    members.heads = {{"1", "r0"}, {"2", {}}, {"3", {}}, {"4", {}}};
    members.fields = {{"text",
                       {"casa con <b>balcone</b>", "casa con terrazza", "casa con <b>balcone</b>",
                        "grande casa con <b>balcone</b>"}},
                      {"place", {"Roma", "Roma", "Roma", "Roma"}}};
    view.showMembers(dataset, members);
    QCOMPARE(view.memberCount(), 4);
    QCOMPARE(tableOf(view)->columns(), 5);
    using enum QTextCharFormat::UnderlineStyle;
    QCOMPARE(underlined(view, 1, 1, SingleUnderline), QStringList{"<b>balcone</b>"});
    QCOMPARE(underlined(view, 1, 2, DotLine), QStringList{"terrazza"});
    QVERIFY(underlined(view, 1, 3, DotLine).isEmpty());
    QCOMPARE(underlined(view, 1, 4, DotLine), QStringList{"grande"});
    QTRY_VERIFY(view.horizontalScrollBar()->maximum() > 0);
    CompareOptions options = view.options();
    options.isOnlyDifferences = true;
    view.setOptions(options);
    QCOMPARE(tableOf(view)->rows(), 2);
    view.showContent(dataset, contentOf(*dataset));
    QCOMPARE(view.memberCount(), 0);
    QCOMPARE(tableOf(view)->columns(), 3);
  }

  void aScrollBarThatComesWhileFillingIsNoHarm() {
    CompareView view;
    view.resize(400, 120);
    view.show();
    std::string text;
    for (int i = 0; i < 300; ++i) text += "word" + std::to_string(i) + " ";
    for (int round = 0; round < 4; ++round) {
      show(view, text + "uno", text + "due");
      view.resize(400, 120);
      QCoreApplication::processEvents();
      QVERIFY(view.verticalScrollBar()->isVisible());
      QCOMPARE(tableOf(view)->rows(), 3);
      show(view, "uno", "due");
      QCoreApplication::processEvents();
      view.stepDifference(1);
    }
  }

  void lettersAreLeftToShortcuts() {
    CompareView view;
    show(view, "uno", "due");
    QKeyEvent letter(QEvent::ShortcutOverride, Qt::Key_D, Qt::NoModifier, QStringLiteral("d"));
    letter.ignore();
    QCoreApplication::sendEvent(&view, &letter);
    QVERIFY(!letter.isAccepted());
  }

 private:
  static void show(CompareView &view, const std::string &a, const std::string &b) {
    view.resize(600, 400);
    const auto dataset = twoRows(a, b);
    view.showContent(dataset, contentOf(*dataset));
  }
};

SHINGLESCOPE_TEST(TestCompareView, QApplication)
#include "tst_compare_view.moc"
