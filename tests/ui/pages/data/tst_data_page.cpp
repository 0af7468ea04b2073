// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "tests/support/tables/zip_file.h"
#include "tests/support/test_registry.h"
#include "ui/base/controls/chip.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/details_pane.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/grid/role_header.h"
#include "ui/pages/data/import/import_dialog.h"
#include "ui/pages/data/reading/problems_pane.h"
#include "ui/pages/data/start_view.h"
#include "ui/session/settings.h"

using namespace shinglescope;

namespace {

constexpr int kDataPageTimeout = 10'000;
constexpr char kTable[] =
    "title,price\n"
    "Flat near the station,900\n"
    "Studio <b>bright</b>,80\n"
    "flat with terrace,1000\n"
    "Short row\n"
    "Long row,1,beyond\n";

/// A page with its session, as in the window.
struct DataPageScene {
  explicit DataPageScene(const QString &directory)
      : store(directory + QStringLiteral("/settings.ini"), QSettings::IniFormat),
        settings(store),
        controller(session, settings),
        page(session, controller, settings) {
    page.resize(1180, 700);
    page.show();
  }
  void open(const QString &path) {
    controller.openFile(path);
    QTRY_VERIFY_WITH_TIMEOUT(!controller.isBusy(), kDataPageTimeout);
  }
  RecordTable *table() { return page.findChild<RecordTable *>(); }
  RecordModel *rows() { return table()->records(); }
  QLineEdit *search() { return page.findChild<QLineEdit *>(QStringLiteral("search")); }
  QString details() {
    return page.findChild<DetailsPane *>()->findChild<QPlainTextEdit *>()->toPlainText();
  }

  QSettings store;
  Settings settings;
  Session session;
  ActionsController controller;
  DataPage page;
};

}  // namespace

class TestDataPage : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    m_path = m_directory->filePath(QStringLiteral("table.csv"));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kTable);
  }

  void beginsWithTheStartViewAndShowsErrorsInThePage() {
    DataPageScene scene(m_directory->path());
    QVERIFY(scene.page.findChild<StartView *>()->isVisible());
    QVERIFY(!scene.table()->isVisible());
    scene.open(m_directory->filePath(QStringLiteral("missing.csv")));
    const auto *message = scene.page.findChild<QLabel *>(QStringLiteral("openingMessage"));
    QTRY_VERIFY(message->isVisible());
    QVERIFY(message->text().contains(QStringLiteral("missing.csv")));
    scene.open(m_path);
    QVERIFY(scene.table()->isVisible());
    QVERIFY(!message->isVisible());
    QCOMPARE(scene.rows()->rowCount(), 5);
  }

  /// Such as a dropped or recent file: the user chooses in the import dialog.
  void aFileWithSeveralTablesAsksForOne() {
    const QString path = m_directory->filePath(QStringLiteral("two.zip"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const std::string bytes = test::zipFile({{"a.csv", "x,y\n1,2\n"}, {"b.csv", "z\n1\n2\n"}});
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    file.close();
    DataPageScene scene(m_directory->path());
    scene.controller.openFile(path);
    ImportDialog *dialog = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((dialog = scene.page.findChild<ImportDialog *>()) != nullptr,
                             kDataPageTimeout);
    auto *part = dialog->findChild<QComboBox *>(QStringLiteral("part"));
    QTRY_COMPARE_WITH_TIMEOUT(part->count(), 3, kDataPageTimeout);
    QVERIFY(!scene.page.findChild<QLabel *>(QStringLiteral("openingMessage"))->isVisible());
    part->setCurrentIndex(part->findData(QStringLiteral("b.csv")));
    QTRY_COMPARE_WITH_TIMEOUT(dialog->options().part, std::optional<std::string>("b.csv"),
                              kDataPageTimeout);
    const auto *records = dialog->findChild<RecordModel *>();
    QTRY_COMPARE_WITH_TIMEOUT(records->rowCount(), 2, kDataPageTimeout);
    dialog->accept();
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->rowCount(), 2, kDataPageTimeout);
    // As a recent file, it opens at the table that was chosen.
    DataPageScene later(m_directory->path());
    later.controller.openFile(path);
    QTRY_COMPARE_WITH_TIMEOUT(later.rows()->rowCount(), 2, kDataPageTimeout);
    QVERIFY(later.page.findChild<ImportDialog *>() == nullptr);
  }

  void opensARecentFileByKey() {
    {
      DataPageScene scene(m_directory->path());
      scene.open(m_path);
    }
    DataPageScene scene(m_directory->path());
    QListWidget *recent = nullptr;
    for (auto *each : scene.page.findChild<StartView *>()->findChildren<QListWidget *>())
      if (each->accessibleName() == QStringLiteral("Recent files")) recent = each;
    QVERIFY(recent != nullptr);
    QCOMPARE(recent->count(), 1);
    recent->setFocus();
    QTest::keyClick(recent, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->rowCount(), 5, kDataPageTimeout);
  }

  void typingFiltersAndEscapeShowsAll() {
    DataPageScene scene(m_directory->path());
    scene.open(m_path);
    scene.page.focusSearch();
    QTest::keyClicks(scene.search(), QStringLiteral("FLAT"));
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->rowCount(), 2, kDataPageTimeout);
    const auto *counts = scene.page.findChild<QLabel *>(QStringLiteral("counts"));
    QTRY_COMPARE(counts->text(), QStringLiteral("2 of 5 shown"));
    QTest::keyClick(scene.search(), Qt::Key_Escape);
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->rowCount(), 5, kDataPageTimeout);
  }

  void f3WalksThroughTheMatchesAndRound() {
    DataPageScene scene(m_directory->path());
    scene.open(m_path);
    for (Chip *chip : scene.page.findChildren<Chip *>())
      if (chip->text() == QStringLiteral("only matching rows")) chip->setChecked(false);
    scene.search()->setText(QStringLiteral("flat"));
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->matches().size(), std::size_t{2}, kDataPageTimeout);
    QCOMPARE(scene.rows()->rowCount(), 5);
    scene.page.findNext();
    QCOMPARE(scene.table()->currentIndex().row(), 2);
    scene.page.findNext();
    QCOMPARE(scene.table()->currentIndex().row(), 0);
    scene.page.findPrevious();
    QCOMPARE(scene.table()->currentIndex().row(), 2);
  }

  void clicksOnAHeaderSortUpDownAndNotAtAll() {
    DataPageScene scene(m_directory->path());
    scene.open(m_path);
    clickHeader(scene, 1);
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->recordAt(0).value, 4U, kDataPageTimeout);
    clickHeader(scene, 1);
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->recordAt(0).value, 2U, kDataPageTimeout);
    clickHeader(scene, 1);
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->recordAt(0).value, 0U, kDataPageTimeout);
  }

  void aClickOnTheChipChangesTheRole() {
    DataPageScene scene(m_directory->path());
    scene.open(m_path);
    RoleHeader *header = scene.table()->roleHeader();
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, header->chipRect(1).center());
    auto *menu = scene.page.findChild<QMenu *>(QStringLiteral("roleMenu"));
    QVERIFY(menu != nullptr);
    QTest::keyClick(menu, Qt::Key_I);
    QTRY_COMPARE(scene.session.roles()[1], ColumnRole::Id);
    QCOMPARE(scene.rows()->columnRoles()[1], ColumnRole::Id);
  }

  void detailsShowTheWholeCellLiterallyAndWhatIsBeyondTheColumns() {
    DataPageScene scene(m_directory->path());
    scene.open(m_path);
    scene.table()->setCurrentIndex(scene.rows()->index(1, 0));
    QCOMPARE(scene.details(), QStringLiteral("Studio <b>bright</b>"));
    scene.table()->setCurrentIndex(scene.rows()->index(4, 0));
    QVERIFY(scene.details().startsWith(QStringLiteral("Long row\n")));
    QVERIFY(scene.details().endsWith(QStringLiteral("\nbeyond")));
    const auto *problem = scene.page.findChild<QLabel *>(QStringLiteral("rowProblem"));
    QVERIFY(problem->isVisible());
    QCOMPARE(problem->text(), QStringLiteral("long row: 3 cells instead of 2"));
    scene.table()->setCurrentIndex(scene.rows()->index(0, 0));
    QVERIFY(!problem->isVisible());
  }

  void problemsAreListedAndExported() {
    DataPageScene scene(m_directory->path());
    scene.open(m_path);
    auto *chip = scene.page.findChild<Chip *>(QStringLiteral("problemsChip"));
    QCOMPARE(chip->text(), QStringLiteral("2 rows with problems"));
    QTest::mouseClick(chip, Qt::LeftButton);
    auto *pane = scene.page.findChild<ProblemsPane *>();
    QVERIFY(pane->isVisible());
    auto *list = pane->findChild<QTableView *>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(scene.table()->currentIndex().row(), 4);
    const QString target = m_directory->filePath(QStringLiteral("problems.csv"));
    pane->exportTo(target);
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 3);
  }

  void goesToATypedRowEvenIfTheFilterHidesIt() {
    DataPageScene scene(m_directory->path());
    scene.open(m_path);
    scene.search()->setText(QStringLiteral("flat"));
    QTRY_COMPARE_WITH_TIMEOUT(scene.rows()->rowCount(), 2, kDataPageTimeout);
    scene.page.goToRow();
    auto *entry = scene.page.findChild<QLineEdit *>(QStringLiteral("goToEntry"));
    QVERIFY(entry->isVisible());
    QTest::keyClicks(entry, QStringLiteral("9"));
    QTest::keyClick(entry, Qt::Key_Return);
    QVERIFY(entry->isVisible());
    entry->setText(QStringLiteral("5"));
    QTest::keyClick(entry, Qt::Key_Return);
    QVERIFY(!entry->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(scene.table()->currentIndex().row(), 4, kDataPageTimeout);
    QCOMPARE(scene.rows()->rowCount(), 5);
  }

 private:
  static void clickHeader(DataPageScene &scene, int column) {
    RoleHeader *header = scene.table()->roleHeader();
    const QPoint name(header->sectionViewportPosition(column) + 14,
                      header->viewport()->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
  }

  std::unique_ptr<QTemporaryDir> m_directory;
  QString m_path;
};

SHINGLESCOPE_TEST(TestDataPage, QApplication)
#include "tst_data_page.moc"
