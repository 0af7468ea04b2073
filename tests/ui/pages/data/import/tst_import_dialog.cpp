// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/tables/zip_file.h"
#include "tests/support/test_registry.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/grid/role_header.h"
#include "ui/pages/data/import/import_dialog.h"
#include "ui/pages/data/import/raw_text_view.h"
#include "ui/session/settings.h"

using namespace shinglescope;

namespace {

constexpr int kImportDialogTimeout = 10'000;

}  // namespace

class TestImportDialog : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(m_directory.isValid()); }

  void showsRawTextAndRows() {
    ImportDialog dialog({written("name;price\na;1\nb;2\n"), nullptr}, {}, {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QCOMPARE(records(dialog)->rowCount(), 2);
    QCOMPARE(records(dialog)->columnCount(), 2);
    const auto *raw = dialog.findChild<RawTextView *>();
    QCOMPARE(raw->rawLines()->all().front().text, QStringLiteral("name;price"));
    QCOMPARE(raw->rawLines()->all().front().kind, RawLineKind::Header);
    // The mark of a line reaches the right edge, however short the line is.
    const QRect lastCell = raw->visualRect(raw->rawLines()->index(0, 2));
    QCOMPARE(lastCell.right() + 1, raw->viewport()->width());
    QVERIFY(!dialog.findChild<QLabel *>(QStringLiteral("facts"))->text().isEmpty());
    QCOMPARE(dialog.roles().size(), std::size_t{2});
  }

  void choicesAreTakenAndShownAtOnce() {
    ImportDialog dialog({written("name;price\na;1\nb;2\n"), nullptr}, {}, {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    auto *header = dialog.findChild<QComboBox *>(QStringLiteral("header"));
    header->setFocus();
    QTest::keyClick(header, Qt::Key_End);
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 3, kImportDialogTimeout);
    QCOMPARE(dialog.options().hasHeader, std::optional<bool>(false));
    auto *delimiter = dialog.findChild<QComboBox *>(QStringLiteral("delimiter"));
    delimiter->setCurrentIndex(delimiter->findData(QStringLiteral(",")));
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->columnCount(), 1, kImportDialogTimeout);
    QCOMPARE(dialog.options().delimiter, std::optional<char>(','));
    QCOMPARE(dialog.roles().size(), std::size_t{1});
  }

  void aSheetIsChosen() {
    const QString path = m_directory.filePath(QStringLiteral("book.xlsx"));
    const auto row = [](const char *a, const char *b) {
      return std::string("<row><c t=\"str\"><v>") + a + "</v></c><c t=\"str\"><v>" + b +
             "</v></c></row>";
    };
    writeBytes(path,
               test::xlsxFile({{{"New", row("id", "name") + row("1", "a")},
                                {"Old", row("key", "title") + row("2", "b") + row("3", "c")}}}));
    ImportDialog dialog({path, nullptr}, {}, {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QCOMPARE(records(dialog)->rowCount(), 1);
    const auto *raw = dialog.findChild<RawTextView *>();
    QCOMPARE(raw->rawLines()->all().front().text, QStringLiteral("id,name"));
    QVERIFY(!dialog.findChild<QComboBox *>(QStringLiteral("delimiter"))->isVisible());
    auto *part = dialog.findChild<QComboBox *>(QStringLiteral("part"));
    QVERIFY(part->isVisible());
    QVERIFY(part->itemText(0).contains(QStringLiteral("New")));
    part->setCurrentIndex(part->findData(QStringLiteral("Old")));
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 2, kImportDialogTimeout);
    QCOMPARE(dialog.options().part, std::optional<std::string>("Old"));
    QCOMPARE(raw->rawLines()->all().front().text, QStringLiteral("key,title"));
  }

  void aFileOfAnArchiveMustBeChosen() {
    const QString path = m_directory.filePath(QStringLiteral("t.zip"));
    writeBytes(path, test::zipFile({{"a.csv", "x,y\n1,2\n"}, {"b.csv", "z\n1\n2\n"}}));
    ImportDialog dialog({path, nullptr}, {}, {}, m_profiles);
    dialog.show();
    auto *part = dialog.findChild<QComboBox *>(QStringLiteral("part"));
    QTRY_COMPARE_WITH_TIMEOUT(part->count(), 3, kImportDialogTimeout);
    QVERIFY(part->isVisible() && !openButton(dialog)->isEnabled());
    part->setCurrentIndex(part->findData(QStringLiteral("a.csv")));
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QCOMPARE(records(dialog)->columnCount(), 2);
  }

  void saysWhyAFileCannotBeRead() {
    ImportDialog dialog({m_directory.filePath(QStringLiteral("missing.csv")), nullptr}, {}, {},
                        m_profiles);
    dialog.show();
    const auto *message = dialog.findChild<QLabel *>(QStringLiteral("importMessage"));
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("missing.csv")),
                             kImportDialogTimeout);
    QVERIFY(!openButton(dialog)->isEnabled());
  }

  void keepsTheRolesGivenAndThoseChosen() {
    const std::vector<ColumnRole> given = {ColumnRole::Ignored, ColumnRole::Compared};
    ImportDialog dialog({written("name;price\na;1\n"), nullptr}, {}, given, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QCOMPARE(dialog.roles(), given);
    auto *table = dialog.findChild<RecordTable *>();
    table->setFocus();
    table->goTo(0);
    table->setCurrentIndex(table->records()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier);
    auto *menu = dialog.findChild<QMenu *>(QStringLiteral("roleMenu"));
    QVERIFY(menu != nullptr);
    QTest::keyClick(menu, Qt::Key_C);
    QTRY_COMPARE(dialog.roles(),
                 (std::vector<ColumnRole>{ColumnRole::Compared, ColumnRole::Compared}));
  }

  void aColumnThatComesAgainKeepsItsRole() {
    const std::vector<ColumnRole> given = {ColumnRole::Ignored, ColumnRole::Compared};
    ImportDialog dialog({written("name;price\na;1\nb;2\n"), nullptr}, {}, given, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    auto *header = dialog.findChild<QComboBox *>(QStringLiteral("header"));
    header->setCurrentIndex(header->findData(false));
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 3, kImportDialogTimeout);
    QVERIFY(dialog.roles() != given);
    header->setCurrentIndex(header->findData(true));
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 2, kImportDialogTimeout);
    QCOMPARE(dialog.roles(), given);
  }

  void theCurrentRowIsMarkedInTheText() {
    ImportDialog dialog({written("a,b\n1,\"x\ny\"\n\n3,4\n"), nullptr}, {}, {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QCOMPARE(markedLines(dialog), (QList<int>{2, 3}));
    auto *table = dialog.findChild<RecordTable *>();
    QTest::keyClick(table, Qt::Key_Down);
    QCOMPARE(markedLines(dialog), (QList<int>{5}));
    const QRect firstRow = table->visualRect(table->records()->index(0, 0));
    QTest::mouseMove(table->viewport(), firstRow.center());
    QTRY_COMPARE(markedLines(dialog), (QList<int>{2, 3}));
    auto *raw = dialog.findChild<RawTextView *>();
    raw->setFocus();
    QTest::mouseClick(raw->viewport(), Qt::LeftButton, {},
                      raw->visualRect(raw->rawLines()->index(4, 2)).topLeft() + QPoint(5, 5));
    QTRY_COMPARE(table->currentIndex().row(), 1);
  }

  void saysWhatIsOddInTheRows() {
    ImportDialog dialog({written("a,b\n1,\"x\ny\"\n\n3\n4,\xFF\n5,6,7\n8,9\n1,2\n"), nullptr}, {},
                        {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    const QString facts = dialog.findChild<QLabel *>(QStringLiteral("facts"))->text();
    for (const char *fact : {"1 multi-line field", "1 blank line skipped", "1 short row padded",
                             "1 long row", "1 row with undecodable bytes"})
      QVERIFY2(facts.contains(QLatin1String(fact)), qPrintable(facts));
  }

  void theGuessCanBeTakenBack() {
    ImportDialog dialog({written("name;price\na;1\nb;2\n"), nullptr}, {}, {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    auto *delimiter = dialog.findChild<QComboBox *>(QStringLiteral("delimiter"));
    QCOMPARE(delimiter->currentText(), QStringLiteral("guessed: semicolon"));
    delimiter->setCurrentIndex(delimiter->findText(QStringLiteral("other...")));
    auto *other = dialog.findChild<QLineEdit *>(QStringLiteral("delimiterOther"));
    QTRY_VERIFY(other->hasFocus());
    QVERIFY(!dialog.options().delimiter);
    QTest::keyClicks(other, QStringLiteral("e"));
    QCOMPARE(dialog.options().delimiter, std::optional<char>('e'));
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->columnCount(), 3, kImportDialogTimeout);
    auto *guessAll = dialog.findChild<QPushButton *>(QStringLiteral("guessAll"));
    QTRY_VERIFY_WITH_TIMEOUT(guessAll->isEnabled(), kImportDialogTimeout);
    guessAll->click();
    QVERIFY(isGuessed(dialog.options()));
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->columnCount(), 2, kImportDialogTimeout);
    QVERIFY(!guessAll->isEnabled());
  }

  void anEncodingIsFoundByTyping() {
    ImportDialog dialog({written("name,price\ncaf\xE9,1\nb,2\n"), nullptr}, {}, {}, m_profiles);
    const QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    auto *encoding = dialog.findChild<QComboBox *>(QStringLiteral("encoding"));
    encoding->setFocus();
    encoding->lineEdit()->selectAll();
    QTest::keyClicks(encoding->lineEdit(), QStringLiteral("iso-8859-15, western europe"));
    QTest::keyClick(encoding->lineEdit(), Qt::Key_Return);
    QCOMPARE(dialog.options().encoding, std::optional<std::string>("ISO-8859-15"));
    QCOMPARE(accepted.count(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->index(0, 0).data().toString(),
                              QStringLiteral("café"), kImportDialogTimeout);
    encoding->lineEdit()->selectAll();
    QTest::keyClicks(encoding->lineEdit(), QStringLiteral("latin1"));
    QTest::keyClick(encoding->lineEdit(), Qt::Key_Return);
    QCOMPARE(dialog.options().encoding, std::optional<std::string>("latin1"));
    encoding->lineEdit()->selectAll();
    QTest::keyClicks(encoding->lineEdit(), QStringLiteral("nonsense"));
    QTest::keyClick(encoding->lineEdit(), Qt::Key_Return);
    const auto *message = dialog.findChild<QLabel *>(QStringLiteral("importMessage"));
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("nonsense")),
                             kImportDialogTimeout);
    QVERIFY(!openButton(dialog)->isEnabled());
  }

  void opensAsTheLastFileOfThatName() {
    const QString first = named("kept_2026-01-01.csv", "name;price\na;1\nb;2\n");
    {
      ImportDialog dialog({first, nullptr}, {}, {}, m_profiles);
      dialog.show();
      QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
      auto *header = dialog.findChild<QComboBox *>(QStringLiteral("header"));
      header->setCurrentIndex(header->findData(false));
      QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 3, kImportDialogTimeout);
      QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
      openButton(dialog)->click();
      QCOMPARE(m_profiles.all().size(), std::size_t{1});
    }
    ImportDialog dialog({named("kept_2026-02-01.csv", "name;price\nc;3\n"), nullptr}, {}, {},
                        m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QCOMPARE(dialog.options().hasHeader, std::optional<bool>(false));
    QCOMPARE(records(dialog)->rowCount(), 2);
    const auto *sentence = dialog.findChild<QLabel *>(QStringLiteral("profileSentence"));
    QVERIFY(sentence->isVisible());
    QVERIFY(sentence->text().contains(QStringLiteral("kept_*.csv")));
    auto *button = dialog.findChild<QPushButton *>(QStringLiteral("profileButton"));
    button->click();
    QVERIFY(isGuessed(dialog.options()));
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 1, kImportDialogTimeout);
    button->click();
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 2, kImportDialogTimeout);
    dialog.findChild<QPushButton *>(QStringLiteral("guessAll"))->click();
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 1, kImportDialogTimeout);
    QVERIFY(sentence->text().contains(QStringLiteral("guess is used")));
  }

  void keptSettingsThatDoNotFitAreNotUsed() {
    LoadOptions options;
    options.hasHeader = true;
    options.delimiter = ';';
    ImportProfiles &profiles = m_profiles;
    DatasetBuilder builder({"name", "price"});
    profiles.remember("misfit_1.csv", options, *builder.finish(),
                      {ColumnRole::Compared, ColumnRole::Id});
    ImportDialog dialog({named("misfit_2.csv", "other,columns,here\n1,2,3\n4,5,6\n"), nullptr}, {},
                        {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QVERIFY(isGuessed(dialog.options()));
    QCOMPARE(records(dialog)->columnCount(), 3);
    const auto *sentence = dialog.findChild<QLabel *>(QStringLiteral("profileSentence"));
    QVERIFY(sentence->isVisible());
    QVERIFY(sentence->text().contains(QStringLiteral("columns differ")));
    dialog.findChild<QPushButton *>(QStringLiteral("profileButton"))->click();
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->columnCount(), 1, kImportDialogTimeout);
    QCOMPARE(dialog.options().delimiter, std::optional<char>(';'));
  }

  void keptSettingsCanBeForgotten() {
    LoadOptions options;
    options.delimiter = ';';
    DatasetBuilder builder({"name", "price"});
    m_profiles.remember("forget_1.csv", options, *builder.finish(),
                        {ColumnRole::Compared, ColumnRole::Id});
    ImportDialog dialog({named("forget_2.csv", "name;price\na;1\n"), nullptr}, {}, {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QCOMPARE(dialog.roles(), (std::vector<ColumnRole>{ColumnRole::Compared, ColumnRole::Id}));
    dialog.findChild<QPushButton *>(QStringLiteral("keptSettings"))->click();
    auto *list = dialog.findChild<QListWidget *>();
    QVERIFY(list != nullptr);
    QVERIFY(list->currentItem()->text().contains(QStringLiteral("forget_*.csv")));
    QTest::keyClick(list, Qt::Key_Delete);
    QVERIFY(!m_profiles.find("forget_3.csv").has_value());
    const auto *sentence = dialog.findChild<QLabel *>(QStringLiteral("profileSentence"));
    QVERIFY(!sentence->isVisible());
  }

  void everyControlHasAName() {
    ImportDialog dialog({written("a,b\n1,2\n"), nullptr}, {}, {}, m_profiles);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    for (const QWidget *widget : dialog.findChildren<QWidget *>()) {
      const bool isReached = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0;
      const auto *button = qobject_cast<const QPushButton *>(widget);
      const bool isInBox = qobject_cast<QComboBox *>(widget->parentWidget()) != nullptr;
      if (!isReached || isInBox || (button != nullptr && !button->text().isEmpty())) continue;
      QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
  }

  void enterOpensAndEscapeLeaves() {
    ImportDialog dialog({written("a,b\n1,2\n"), nullptr}, {}, {}, m_profiles);
    const QSignalSpy accepted(&dialog, &QDialog::accepted);
    const QSignalSpy rejected(&dialog, &QDialog::rejected);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kImportDialogTimeout);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(accepted.count(), 1);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(rejected.count(), 1);
  }

 private:
  static void writeBytes(const QString &path, const std::string &bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(QByteArray::fromStdString(bytes)), static_cast<qint64>(bytes.size()));
  }
  QString written(const QByteArray &content) {
    const QString path = m_directory.filePath(QStringLiteral("table%1.csv").arg(++m_files));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return path;
  }
  QString named(const char *name, const QByteArray &content) {
    const QString path = m_directory.filePath(QString::fromLatin1(name));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return path;
  }
  static QList<int> markedLines(const QDialog &dialog) {
    const RawLineModel *lines = dialog.findChild<RawTextView *>()->rawLines();
    QList<int> marked;
    for (int line = 0; line < lines->rowCount(); ++line)
      if (lines->index(line, 0).data(RawLineModel::kIsMarkedRole).toBool()) marked << line + 1;
    return marked;
  }
  static QPushButton *openButton(const QDialog &dialog) {
    return dialog.findChild<QPushButton *>(QStringLiteral("openButton"));
  }
  static RecordModel *records(const QDialog &dialog) {
    return dialog.findChild<RecordTable *>()->records();
  }

  QTemporaryDir m_directory;
  QSettings m_store{m_directory.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  Settings m_settings{m_store};
  ImportProfiles m_profiles{m_settings};
  int m_files = 0;
};

SHINGLESCOPE_TEST(TestImportDialog, QApplication)
#include "tst_import_dialog.moc"
