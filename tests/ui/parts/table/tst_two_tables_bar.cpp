// SPDX-License-Identifier: MIT
// The strip about two tables, and the dialog that matches their columns, with real widgets and
// keys.

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/review_fixture.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/parts/table/column_match_dialog.h"
#include "ui/parts/table/tables_controller.h"
#include "ui/parts/table/two_tables_bar.h"
#include "ui/session/row_text.h"

using namespace shinglescope;

class TestTwoTablesBar : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }

  void init() {
    m_fixture = std::make_unique<ReviewFixture>();
    m_bar = std::make_unique<TwoTablesBar>(session(), m_fixture->controller());
    m_bar->resize(1000, 90);
  }

  void cleanup() {
    m_bar.reset();
    m_fixture.reset();
  }

  void oneTableNeedsNoStrip() {
    QVERIFY(m_bar->isHidden());
    openSecond("name,words\nFlat,a flat\n");
    QVERIFY(!m_bar->isHidden());
    QVERIFY(textOf("firstTable").startsWith(QStringLiteral("1: flats.csv, 11 rows")));
    QVERIFY(textOf("secondTable").startsWith(QStringLiteral("2: second.csv, 1 row")));
    buttonNamed("closeSecond")->click();
    QTRY_VERIFY(session().secondTable() == nullptr);
    QVERIFY(m_bar->isHidden());
  }

  void theKindOfPairsIsChosenByKey() {
    openSecond("title,text\nFlat,a flat\n");
    QSignalSpy changes(&session(), &Session::recipeChanged);
    pairsWithin()->setFocus();
    QVERIFY(session().firstReference().has_value());
    pairsWithin()->setCurrentIndex(1);
    QVERIFY(session().secondTable()->hasPairsWithin && !session().firstReference());
    QCOMPARE(changes.size(), 1);
    pairsWithin()->setCurrentIndex(0);
    QVERIFY(session().firstReference().has_value());
  }

  void aMissingColumnIsNamedAndMatched() {
    openSecond("kind,rent\nFlat,12\n");
    match(ColumnMatch(4));
    QVERIFY(!tablesObstacle(session()).isEmpty());
    QVERIFY(textOf("missingColumns").contains(QStringLiteral("title")));
    ColumnMatchDialog &dialog = openDialog();
    QCOMPARE(choices(dialog).size(), 4);
    QCOMPARE(choiceOf(dialog, "title")->currentText(), QStringLiteral("none"));
    QVERIFY(noteOf(dialog).contains(QStringLiteral("title")));
    choose(*choiceOf(dialog, "title"), QStringLiteral("kind"));
    choose(*choiceOf(dialog, "text"), QStringLiteral("rent"));
    QVERIFY(noteOf(dialog).isEmpty());
    QTest::keyClick(&dialog, Qt::Key_Return);
    QTRY_VERIFY(session().columnsWithoutCounterpart().empty());
    QTRY_VERIFY(!m_fixture->controller().isBusy());
    QVERIFY(textOf("missingColumns").isEmpty());
    QVERIFY(session().dataset()->cell({11}, {1}) == "Flat");
  }

  /// Neither the button nor Ctrl+R may compare with what is not there.
  void anObstacleStopsARun() {
    openSecond("title,text\nFlat,a flat\n");
    QVERIFY(tablesObstacle(session()).isEmpty());
    Recipe recipe = session().recipe();
    recipe.pairs = PairsWanted::Links;
    session().setRecipe(recipe);
    QVERIFY(textOf("missingColumns").contains(QStringLiteral("groups")));
    QSignalSpy failures(&m_fixture->controller(), &ActionsController::failed);
    m_fixture->controller().find();
    QCOMPARE(failures.size(), 1);
    m_bar->tables().setPairsWithin(true);
    QVERIFY(tablesObstacle(session()).isEmpty());
    match(ColumnMatch(4));
    m_fixture->controller().findExactly();
    QCOMPARE(failures.size(), 2);
    QVERIFY(!m_fixture->controller().isBusy());
  }

  void escapeChangesNothing() {
    openSecond("title,text\nFlat,a flat\n");
    const ColumnMatch before = session().secondTable()->match;
    ColumnMatchDialog &dialog = openDialog();
    choose(*choiceOf(dialog, "title"), QStringLiteral("none"));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!m_fixture->controller().isBusy());
    QVERIFY(session().secondTable()->match == before);
  }

  void theGuessComesBack() {
    openSecond("title,text\nFlat,a flat\n");
    ColumnMatchDialog &dialog = openDialog();
    choose(*choiceOf(dialog, "title"), QStringLiteral("text"));
    choose(*choiceOf(dialog, "text"), QStringLiteral("none"));
    dialog.findChild<QPushButton *>(QStringLiteral("guessAgain"))->click();
    QVERIFY(dialog.match() == session().secondTable()->match);
    QCOMPARE(choiceOf(dialog, "title")->currentText(), QStringLiteral("title"));
  }

  void theDialogClosesWithTheTable() {
    openSecond("title,text\nFlat,a flat\n");
    const QPointer<ColumnMatchDialog> dialog = &openDialog();
    emit session().datasetChanged();
    QTRY_VERIFY(dialog == nullptr || !dialog->isVisible());
  }

  void rowsAreNamedInBothTables() {
    QCOMPARE(rowNumberText({3}, session().dataset().get()), QStringLiteral("4"));
    openSecond("title,text\nFlat,a flat\nHouse,a house\n");
    const Dataset &both = *session().dataset();
    QCOMPARE(rowNumberText({3}, &both), QStringLiteral("1:4"));
    QCOMPARE(rowNumberText({12}, &both), QStringLiteral("2:2"));
    QCOMPARE(rowListText({{0}, {11}}, &both), QStringLiteral("1:1, 2:1"));
  }

  void typedRowsAreFound_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("row");  // -1: none
    QTest::newRow("of the first") << "4" << 3;
    QTest::newRow("of the first, named") << "1:4" << 3;
    QTest::newRow("of the second") << "2:2" << 12;
    QTest::newRow("with a space") << "2: 2" << 12;
    QTest::newRow("last of the first") << "11" << 10;
    QTest::newRow("beyond the first") << "12" << -1;
    QTest::newRow("beyond the second") << "2:3" << -1;
    QTest::newRow("zero") << "2:0" << -1;
    QTest::newRow("another table") << "3:1" << -1;
    QTest::newRow("no number") << "2:x" << -1;
    QTest::newRow("no table") << ":1" << -1;
    QTest::newRow("nothing") << "" << -1;
    QTest::newRow("two signs") << "2:1:1" << -1;
  }

  void typedRowsAreFound() {
    QFETCH(QString, text);
    QFETCH(int, row);
    openSecond("title,text\nFlat,a flat\nHouse,a house\n");
    const auto found = rowOfNumberText(text, *session().dataset());
    QCOMPARE(found ? static_cast<int>(found->value) : -1, row);
  }

 private:
  Session &session() { return m_fixture->session(); }

  void openSecond(const QByteArray &table) {
    const QString path = m_fixture->filePath(QStringLiteral("second.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(table);
    file.close();
    m_bar->tables().open({path, nullptr}, {});
    QTRY_VERIFY(session().secondTable() != nullptr);
    QTRY_VERIFY(!m_fixture->controller().isBusy());
  }

  void match(const ColumnMatch &match) {
    m_bar->tables().match(match);
    QTRY_VERIFY(session().secondTable()->match == match);
    QTRY_VERIFY(!m_fixture->controller().isBusy());
  }

  QString textOf(const char *name) const {
    return m_bar->findChild<QLabel *>(QLatin1String(name))->text();
  }
  QPushButton *buttonNamed(const char *name) const {
    return m_bar->findChild<QPushButton *>(QLatin1String(name));
  }
  SegmentedControl *pairsWithin() const {
    return m_bar->findChild<SegmentedControl *>(QStringLiteral("pairsWithin"));
  }

  ColumnMatchDialog &openDialog() {
    m_bar->show();
    buttonNamed("matchColumns")->click();
    auto *dialog = m_bar->findChild<ColumnMatchDialog *>();
    if (dialog == nullptr || !QTest::qWaitForWindowActive(dialog)) qFatal("no dialog");
    return *dialog;
  }
  static QList<QComboBox *> choices(const QWidget &dialog) {
    return dialog.findChildren<QComboBox *>();
  }
  static QComboBox *choiceOf(const QWidget &dialog, const char *column) {
    for (QComboBox *choice : choices(dialog))
      if (choice->accessibleName() == QStringLiteral("Counterpart of ") + QLatin1String(column))
        return choice;
    return nullptr;
  }
  static void choose(QComboBox &choice, const QString &text) {
    choice.setFocus();
    QTest::keyClick(&choice, Qt::Key_Home);
    while (choice.currentText() != text && choice.currentIndex() + 1 < choice.count())
      QTest::keyClick(&choice, Qt::Key_Down);
    QCOMPARE(choice.currentText(), text);
  }
  static QString noteOf(const QWidget &dialog) {
    return dialog.findChild<QLabel *>(QStringLiteral("matchNote"))->text();
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<TwoTablesBar> m_bar;
};

SHINGLESCOPE_TEST(TestTwoTablesBar, QApplication)
#include "tst_two_tables_bar.moc"
