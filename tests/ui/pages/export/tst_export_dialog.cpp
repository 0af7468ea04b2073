// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSvgRenderer>
#include <QTest>

#include "tests/support/file_content.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_fixture.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/panel.h"
#include "ui/base/style/theme.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/pages/review/state/export_material.h"
#include "ui/pages/review/state/review_state.h"

using namespace shinglescope;
using test::contentOf;

namespace {

constexpr int kPatience = 20'000;

}  // namespace

/// Operates the dialog as users do: by keys, on a table from a file. Reads back the written files.
class TestExportDialog : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void flaggedItemsComeFirst();
  void scopesSayHowManyTheyHold();
  void aScopeIsWritten_data();
  void aScopeIsWritten();
  void selectedGroupsGiveTheirItems();
  void theCleanedTableLosesOnlyWhatItsScopeNames();
  void cellsForSpreadsheetsAreCounted();
  void aReportIsShownAsItIsRead();
  void theNameFollowsFormatAndContent();
  void aNameOfOnesOwnStays();
  void anExistingFileIsReplacedOnlyWhenAsked();
  void sourceAndProjectAreRefused();
  void anUnwritableTargetIsSaidHere();
  void theLastChoiceIsRemembered();
  void tabStopsAtWhatIsChosen();
  void theManifestCanBeLeftOut();
  void anEmptyScopeCannotBeWritten();
  void writingEarlyWaitsForTheCounts();
  void thePathCanBeCopied();
  void theFileAndItsFolderCanBeOpened();
  void openedUrl(const QUrl &url) { m_opened << url; }
  void aPathIsChosenInTheFileDialog();
  void theFileDialogGoesWithTheResult();
  void theReportHasTheCurveInLightColours();
  void theReportCanBePdf();

 private:
  QList<QUrl> m_opened;
  void open(std::vector<std::uint32_t> selected = {}, std::vector<RecordId> rows = {});
  void settle() { QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isBusy(), kPatience); }
  void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_dialog.get(),
                    static_cast<Qt::Key>(code), modifiers);
  }
  /// Chooses a button by its mnemonic; the button responds after a moment.
  void choose(const QString &text) {
    QAbstractButton *chosen = button(text);
    const QString label = chosen->text();
    const bool isOn = chosen->isChecked();
    const QChar letter = label[label.indexOf(u'&') + 1].toUpper();
    key(letter.unicode(), Qt::AltModifier);
    if (chosen->isCheckable() && (!isOn || !chosen->autoExclusive()))
      QTRY_COMPARE(chosen->isChecked(), !isOn);
    settle();
  }
  void nameFile(const QString &name);
  QString writeTo(const QString &name);
  QLineEdit *path() const { return m_dialog->findChild<QLineEdit *>(); }
  QStringList preview() const {
    return m_dialog->findChild<QPlainTextEdit *>()->toPlainText().split(u'\n');
  }
  QAbstractButton *button(const QString &text) const;
  bool says(const QString &text) const;

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<ReviewState> m_state;
  std::unique_ptr<ExportDialog> m_dialog;
};

void TestExportDialog::init() {
  m_fixture = std::make_unique<ReviewFixture>();
  m_fixture->useFile();
  m_state = std::make_unique<ReviewState>(m_fixture->session());
  m_fixture->run();
  QTRY_VERIFY(!m_state->items().empty());
  QVERIFY(m_fixture->session().setJudgement({{0}, {1}}, {Verdict::Duplicate, Keep::A, "=same"}));
  open();
}

void TestExportDialog::cleanup() {
  m_dialog.reset();
  m_state.reset();
  m_fixture.reset();
}

void TestExportDialog::open(std::vector<std::uint32_t> selected, std::vector<RecordId> rows) {
  m_dialog.reset();
  ExportMaterial material = exportMaterial(m_fixture->session(), m_state.get());
  material.selectedItems = std::move(selected);
  material.selectedRows = std::move(rows);
  m_dialog = std::make_unique<ExportDialog>(m_fixture->session(), m_fixture->controller(),
                                            m_fixture->settings(), std::move(material));
  m_dialog->show();
  QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
  settle();
}

void TestExportDialog::nameFile(const QString &name) {
  key(Qt::Key_F, Qt::AltModifier);
  QCOMPARE(QApplication::focusWidget(), path());
  key(Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(path(), m_fixture->filePath(name));
}

/// Writes a file with keys; returns an empty path if nothing was written.
QString TestExportDialog::writeTo(const QString &name) {
  nameFile(name);
  key(Qt::Key_Return, Qt::ControlModifier);
  const auto isDone = [this] { return says(QStringLiteral("Written to")); };
  return QTest::qWaitFor(isDone, kPatience) ? m_fixture->filePath(name) : QString();
}

QAbstractButton *TestExportDialog::button(const QString &text) const {
  for (auto *found : m_dialog->findChildren<QAbstractButton *>())
    if (found->text().remove(u'&').startsWith(text)) return found;
  return nullptr;
}

bool TestExportDialog::says(const QString &text) const {
  const auto labels = m_dialog->findChildren<QLabel *>();
  return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) {
    return label->isVisible() && label->text().contains(text);
  });
}

void TestExportDialog::flaggedItemsComeFirst() {
  QVERIFY(button(QStringLiteral("Flagged"))->isChecked());
  QCOMPARE(preview().size(), 2);
  QVERIFY(preview()[0].contains(QStringLiteral("verdict")));
  QVERIFY(preview()[1].contains(QStringLiteral("=same")));
  QVERIFY(says(QStringLiteral("1 item, %1 columns").arg(preview()[0].count(u',') + 1)));
}

void TestExportDialog::scopesSayHowManyTheyHold() {
  open({0, 1});
  const auto count = [](std::size_t n) { return QStringLiteral(": ") + QString::number(n); };
  QVERIFY(button(QStringLiteral("All"))->text().endsWith(count(m_state->queue()->items.size())));
  QVERIFY(button(QStringLiteral("Filtered"))->text().endsWith(count(m_state->items().size())));
  QVERIFY(button(QStringLiteral("Selected"))->text().endsWith(count(2)));
  QVERIFY(button(QStringLiteral("Flagged"))->text().endsWith(count(1)));
}

void TestExportDialog::aScopeIsWritten_data() {
  QTest::addColumn<QString>("scope");
  for (const char *scope : {"All", "Filtered", "Selected", "Flagged"})
    QTest::newRow(scope) << QString::fromLatin1(scope);
}

void TestExportDialog::aScopeIsWritten() {
  QFETCH(QString, scope);
  m_fixture->controller().setReviewThreshold({95, 100});
  QTRY_VERIFY(m_state->items().size() < m_state->queue()->items.size());
  const std::map<QString, std::size_t> sizes = {{"All", m_state->queue()->items.size()},
                                                {"Filtered", m_state->items().size()},
                                                {"Selected", 2},
                                                {"Flagged", 1}};
  open({0, 1});
  choose(scope);
  QCOMPARE(std::size_t(preview().size()), sizes.at(scope) + 1);
  const QByteArray written = contentOf(writeTo(QStringLiteral("out.csv")));
  QCOMPARE(std::size_t(written.count('\n')), sizes.at(scope) + 1);
  const QByteArray manifest = contentOf(m_fixture->filePath("out.csv.manifest.json"));
  QVERIFY(manifest.contains("\"scope\": \"" + scope.toLower().toUtf8() + '"'));
}

void TestExportDialog::selectedGroupsGiveTheirItems() {
  open({}, {{7}, {8}, {9}});
  choose(QStringLiteral("Selected"));
  const QStringList lines = preview();
  QVERIFY(lines.size() > 2);
  for (const QString &line : lines.mid(1)) QVERIFY2(line.contains("Office"), qPrintable(line));
}

void TestExportDialog::theCleanedTableLosesOnlyWhatItsScopeNames() {
  QVERIFY(m_fixture->session().setJudgement({{2}, {3}}, {Verdict::Unsure, Keep::B, {}}));
  open();
  choose(QStringLiteral("Cleaned table"));
  choose(QStringLiteral("Flagged"));  // the only group that verdicts connect
  QVERIFY(says(QStringLiteral("10 rows, 1 removed, 4 columns")));
  QByteArray expected = contentOf(m_fixture->filePath(QStringLiteral("flats.csv")));
  const qsizetype second = expected.indexOf("r1,");
  QVERIFY(second > 0);
  expected.remove(second, expected.indexOf('\n', second) + 1 - second);
  QCOMPARE(contentOf(writeTo(QStringLiteral("cleaned.csv"))), expected);
  QVERIFY(says(QStringLiteral("10 rows, 1 removed")));
}

void TestExportDialog::cellsForSpreadsheetsAreCounted() {
  QVERIFY(contentOf(writeTo(QStringLiteral("sheet.csv"))).contains("\"'=same\""));
  QVERIFY(says(QStringLiteral("1 cell prefixed with '")));
  choose(QStringLiteral("Exact"));
  const QByteArray exact = contentOf(writeTo(QStringLiteral("exact.csv")));
  QVERIFY(exact.contains(",=same,") && !exact.contains("'=same"));
}

void TestExportDialog::aReportIsShownAsItIsRead() {
  choose(QStringLiteral("Report"));
  QVERIFY(preview().front().startsWith(QStringLiteral("Near-duplicates in ")));
  QVERIFY(preview().contains(QStringLiteral("Summary")));
  QVERIFY(preview().contains(QStringLiteral("rows in    11")));
  const QByteArray report = contentOf(writeTo(QStringLiteral("report.html")));
  // The curve of the bands, and the pairs by similarity.
  QCOMPARE(report.count("<img "), 2);
  QVERIFY(report.contains("Pairs by similarity"));
}

void TestExportDialog::theNameFollowsFormatAndContent() {
  QVERIFY(path()->text().endsWith(QStringLiteral("flats-pairs.csv")));
  key(Qt::Key_O, Qt::AltModifier);
  auto *format = qobject_cast<ChoiceBox *>(QApplication::focusWidget());
  QVERIFY(format != nullptr);
  key(Qt::Key_End);
  settle();
  QVERIFY(path()->text().endsWith(QStringLiteral("flats-pairs.jsonl")));
  QVERIFY(preview().front().startsWith(u'{'));
  choose(QStringLiteral("Cleaned table"));
  QVERIFY(path()->text().endsWith(QStringLiteral("flats-cleaned.csv")));
  QVERIFY(preview().front().startsWith(QStringLiteral("id,title")));
}

void TestExportDialog::aNameOfOnesOwnStays() {
  nameFile(QStringLiteral("mine.csv"));
  key(Qt::Key_O, Qt::AltModifier);
  key(Qt::Key_End);
  QVERIFY(path()->text().endsWith(QStringLiteral("mine.jsonl")));
}

void TestExportDialog::anExistingFileIsReplacedOnlyWhenAsked() {
  QFile old(m_fixture->filePath(QStringLiteral("old.csv")));
  QVERIFY(old.open(QIODevice::WriteOnly));
  old.write("old");
  old.close();
  nameFile(QStringLiteral("old.csv"));
  key(Qt::Key_Return);
  QVERIFY(says(QStringLiteral("old.csv already exists.")));
  QCOMPARE(contentOf(old.fileName()), QByteArray("old"));
  QCOMPARE(QApplication::focusWidget(), button(QStringLiteral("Replace")));
  key(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("Written to")), kPatience);
  QVERIFY(contentOf(old.fileName()).contains("same"));
}

void TestExportDialog::sourceAndProjectAreRefused() {
  const QString project = m_fixture->filePath(QStringLiteral("work.shinglescope"));
  m_fixture->controller().setProtectedFiles([project]() -> std::vector<ProtectedFile> {
    return {{MessageId::TheProject, project.toStdString()}};
  });
  const QByteArray before = contentOf(m_fixture->filePath(QStringLiteral("flats.csv")));
  const QString link = m_fixture->filePath(QStringLiteral("link.csv"));
  QVERIFY(QFile::link(m_fixture->filePath(QStringLiteral("flats.csv")), link));
  for (const char *name : {"flats.csv", "link.csv"}) {
    nameFile(QString::fromLatin1(name));
    key(Qt::Key_Return);
    QVERIFY(says(QStringLiteral("is the table that the rows came from")));
    QVERIFY(!button(QStringLiteral("Replace"))->isVisible());
  }
  QCOMPARE(contentOf(m_fixture->filePath(QStringLiteral("flats.csv"))), before);
  nameFile(QStringLiteral("work.shinglescope"));
  key(Qt::Key_Return);
  QVERIFY(says(QStringLiteral("is the project")));
  QVERIFY(!QFileInfo::exists(project));
}

void TestExportDialog::anUnwritableTargetIsSaidHere() {
  nameFile(QStringLiteral("no/such/directory/out.csv"));
  key(Qt::Key_Return);
  QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("no/such/directory")), kPatience);
  QVERIFY(button(QStringLiteral("Write"))->isEnabled());
}

void TestExportDialog::theLastChoiceIsRemembered() {
  choose(QStringLiteral("All"));
  choose(QStringLiteral("Exact"));
  choose(QStringLiteral("Manifest"));
  QVERIFY(!writeTo(QStringLiteral("one.csv")).isEmpty());
  choose(QStringLiteral("Cleaned table"));
  QVERIFY(button(QStringLiteral("Manifest"))->isChecked());
  QVERIFY(!writeTo(QStringLiteral("two.csv")).isEmpty());
  open();
  QVERIFY(button(QStringLiteral("Cleaned table"))->isChecked());
  choose(QStringLiteral("Pairs"));
  QVERIFY(button(QStringLiteral("All"))->isChecked());
  QVERIFY(button(QStringLiteral("Exact"))->isChecked());
  QVERIFY(!button(QStringLiteral("Manifest"))->isChecked());
}

/// Tab stops at the checked button of a group, not at its first.
void TestExportDialog::tabStopsAtWhatIsChosen() {
  const auto *flagged = qobject_cast<QRadioButton *>(button(QStringLiteral("Flagged")));
  QVERIFY(flagged->isChecked());
  QVERIFY(qobject_cast<QRadioButton *>(QApplication::focusWidget())->isChecked());
  key(Qt::Key_Tab);
  QCOMPARE(QApplication::focusWidget(), flagged);
}

void TestExportDialog::theManifestCanBeLeftOut() {
  choose(QStringLiteral("Manifest"));
  QVERIFY(!writeTo(QStringLiteral("bare.csv")).isEmpty());
  QVERIFY(!QFileInfo::exists(m_fixture->filePath(QStringLiteral("bare.csv.manifest.json"))));
  QVERIFY(!says(QStringLiteral("The manifest is")));
}

void TestExportDialog::anEmptyScopeCannotBeWritten() {
  choose(QStringLiteral("Selected"));
  QVERIFY(says(QStringLiteral("There is nothing in this scope to write.")));
  QVERIFY(!button(QStringLiteral("Write"))->isEnabled());
}

void TestExportDialog::writingEarlyWaitsForTheCounts() {
  nameFile(QStringLiteral("early.csv"));
  auto *all = button(QStringLiteral("All"));
  QTest::mouseClick(all, Qt::LeftButton, {}, {8, all->height() / 2});
  QVERIFY(m_dialog->isBusy());
  key(Qt::Key_Return, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("Written to")), kPatience);
  const auto lines = contentOf(m_fixture->filePath(QStringLiteral("early.csv"))).count('\n');
  QCOMPARE(std::size_t(lines), m_state->queue()->items.size() + 1);
}

void TestExportDialog::aPathIsChosenInTheFileDialog() {
  button(QStringLiteral("Browse"))->click();
  auto *files = m_dialog->findChild<QFileDialog *>();
  QVERIFY(files != nullptr);
  files->selectFile(m_fixture->filePath(QStringLiteral("chosen.csv")));
  QMetaObject::invokeMethod(files, "accept");
  QCOMPARE(path()->text(), m_fixture->filePath(QStringLiteral("chosen.csv")));
}

/// A run can finish while the user looks for a folder.
void TestExportDialog::theFileDialogGoesWithTheResult() {
  button(QStringLiteral("Browse"))->click();
  const QPointer<QDialog> dialog = m_dialog.release();
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  const QPointer<QFileDialog> files = dialog->findChild<QFileDialog *>();
  QVERIFY(files != nullptr);
  m_fixture->run();
  QTRY_VERIFY(dialog == nullptr && files == nullptr);
}

void TestExportDialog::thePathCanBeCopied() {
  const QString written = writeTo(QStringLiteral("copied.csv"));
  QVERIFY(button(QStringLiteral("Copy path"))->isVisible());
  key(Qt::Key_Y, Qt::AltModifier);
  QTRY_COMPARE(QApplication::clipboard()->text(), written);
  key(Qt::Key_Escape);
  QVERIFY(!m_dialog->isVisible());
}

void TestExportDialog::theFileAndItsFolderCanBeOpened() {
  // Without a session bus, a folder is opened like a file.
  qunsetenv("DBUS_SESSION_BUS_ADDRESS");
  qunsetenv("XDG_RUNTIME_DIR");
  QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "openedUrl");
  const auto restore =
      qScopeGuard([] { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); });
  open();
  auto *opener = m_dialog->findChild<QPushButton *>(QStringLiteral("openExported"));
  auto *folder = m_dialog->findChild<QPushButton *>(QStringLiteral("showInFolder"));
  QVERIFY(!opener->isVisible() && !folder->isVisible());
  nameFile(QStringLiteral("opened.csv"));
  settle();
  key(Qt::Key_Return, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(opener->isVisible() && folder->isVisible(), kPatience);
  opener->click();
  folder->click();
  QCOMPARE(m_opened.size(), 2);
  QCOMPARE(m_opened[0].fileName(), QStringLiteral("opened.csv"));
  QCOMPARE(m_opened[1].toLocalFile(), QFileInfo(m_opened[0].toLocalFile()).absolutePath());
}

void TestExportDialog::theReportHasTheCurveInLightColours() {
  DuplicateResult banded = *m_fixture->session().result();
  banded.report.engine = "find";
  m_fixture->session().setResult(std::make_shared<const DuplicateResult>(std::move(banded)), false);
  QTRY_VERIFY(!m_state->isBusy() && m_state->queue() != nullptr);
  open();
  choose(QStringLiteral("Report"));
  const QByteArray html = contentOf(writeTo(QStringLiteral("report.html")));
  const QByteArray mark = "data:image/svg+xml;base64,";
  const qsizetype begin = html.indexOf(mark);
  QVERIFY(begin > 0);
  const qsizetype end = html.indexOf('"', begin);
  const QByteArray svg =
      QByteArray::fromBase64(html.mid(begin + mark.size(), end - begin - mark.size()));
  QSvgRenderer renderer(svg);
  QVERIFY(renderer.isValid());
  QImage drawn(renderer.defaultSize(), QImage::Format_RGB32);
  drawn.fill(Qt::white);
  QPainter painter(&drawn);
  renderer.render(&painter);
  painter.end();
  QCOMPARE(drawn.pixelColor(2, 2), lightColors().panel);
  const QRgb accent = lightColors().accent.rgb();
  int found = 0;
  for (int y = 0; y < drawn.height(); ++y)
    for (int x = 0; x < drawn.width(); ++x) found += drawn.pixel(x, y) == accent ? 1 : 0;
  QVERIFY2(found > 50, "the curve is not drawn");
}

void TestExportDialog::theReportCanBePdf() {
  choose(QStringLiteral("Report"));
  key(Qt::Key_O, Qt::AltModifier);
  key(Qt::Key_End);
  settle();
  QVERIFY(path()->text().endsWith(QStringLiteral("flats-report.pdf")));
  QVERIFY(contentOf(writeTo(QStringLiteral("report.pdf"))).startsWith("%PDF-"));
}

SHINGLESCOPE_TEST(TestExportDialog, QApplication)
#include "tst_export_dialog.moc"
