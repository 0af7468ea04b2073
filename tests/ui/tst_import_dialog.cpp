#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "ui/pages/import_dialog.h"
#include "ui/widgets/record_table.h"
#include "ui/widgets/role_header.h"

using namespace shinglescope;

namespace {

constexpr int kPatience = 10'000;

}  // namespace

class TestImportDialog : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(m_directory.isValid()); }

  void showsRawTextAndRows() {
    ImportDialog dialog(written("name;price\na;1\nb;2\n"), {}, {});
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kPatience);
    QCOMPARE(records(dialog)->rowCount(), 2);
    QCOMPARE(records(dialog)->columnCount(), 2);
    const auto *raw = dialog.findChild<QPlainTextEdit *>();
    QVERIFY(raw->toPlainText().contains(QStringLiteral("name;price")));
    QVERIFY(!dialog.findChild<QLabel *>(QStringLiteral("reasons"))->text().isEmpty());
    QCOMPARE(dialog.roles().size(), std::size_t{2});
  }

  void choicesAreTakenAndShownAtOnce() {
    ImportDialog dialog(written("name;price\na;1\nb;2\n"), {}, {});
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kPatience);
    auto *header = dialog.findChild<QComboBox *>(QStringLiteral("header"));
    header->setFocus();
    QTest::keyClick(header, Qt::Key_End);
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->rowCount(), 3, kPatience);
    QCOMPARE(dialog.options().hasHeader, std::optional<bool>(false));
    auto *delimiter = dialog.findChild<QComboBox *>(QStringLiteral("delimiter"));
    delimiter->setCurrentIndex(delimiter->findData(int{','}));
    QTRY_COMPARE_WITH_TIMEOUT(records(dialog)->columnCount(), 1, kPatience);
    QCOMPARE(dialog.options().delimiter, std::optional<char>(','));
    QCOMPARE(dialog.roles().size(), std::size_t{1});
  }

  void saysWhyAFileCannotBeRead() {
    ImportDialog dialog(m_directory.filePath(QStringLiteral("missing.csv")), {}, {});
    dialog.show();
    const auto *message = dialog.findChild<QLabel *>(QStringLiteral("importMessage"));
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("missing.csv")), kPatience);
    QVERIFY(!openButton(dialog)->isEnabled());
  }

  void keepsTheRolesGivenAndThoseChosen() {
    const std::vector<ColumnRole> given = {ColumnRole::Ignored, ColumnRole::Compared};
    ImportDialog dialog(written("name;price\na;1\n"), {}, given);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kPatience);
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

  void enterOpensAndEscapeLeaves() {
    ImportDialog dialog(written("a,b\n1,2\n"), {}, {});
    const QSignalSpy accepted(&dialog, &QDialog::accepted);
    const QSignalSpy rejected(&dialog, &QDialog::rejected);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(openButton(dialog)->isEnabled(), kPatience);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(accepted.count(), 1);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(rejected.count(), 1);
  }

 private:
  QString written(const QByteArray &content) {
    const QString path = m_directory.filePath(QStringLiteral("table%1.csv").arg(++m_files));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return path;
  }
  static QPushButton *openButton(const QDialog &dialog) {
    return dialog.findChild<QPushButton *>(QStringLiteral("openButton"));
  }
  static RecordModel *records(const QDialog &dialog) {
    return dialog.findChild<RecordTable *>()->records();
  }

  QTemporaryDir m_directory;
  int m_files = 0;
};

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"
