#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include "tests/support/review_fixture.h"
#include "ui/controls/segmented_control.h"
#include "ui/pages/export_dialog.h"

using namespace shinglescope;

class TestExportDialog : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_fixture = std::make_unique<ReviewFixture>();
    m_state = std::make_unique<ReviewState>(m_fixture->session());
    m_fixture->run();
    QTRY_VERIFY(!m_state->entries().empty());
    QVERIFY(m_fixture->session().setJudgement({{0}, {1}}, {Verdict::Duplicate, Keep::A, "same"}));
    m_dialog = std::make_unique<ExportDialog>(m_fixture->session(), m_fixture->controller(),
                                              m_fixture->settings(), *m_state);
    m_dialog->show();
  }
  void cleanup() {
    m_dialog.reset();
    m_state.reset();
    m_fixture.reset();
  }

  void previewsWhatIsFlagged() {
    const QStringList lines = preview();
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains(QStringLiteral("verdict")));
    QVERIFY(lines[1].contains(QStringLiteral("same")));
  }

  void scopesHaveTheirOwnEntries() {
    scope()->setCurrentIndex(1);
    QCOMPARE(preview().size(), static_cast<int>(m_state->entries().size()) + 1);
    scope()->setCurrentIndex(2);
    QCOMPARE(preview().size(), static_cast<int>(m_state->queue()->entries.size()) + 1);
  }

  void writesAndSaysWhere() {
    const QString path = m_fixture->filePath(QStringLiteral("out.csv"));
    m_dialog->findChild<QLineEdit *>()->setText(path);
    press(QStringLiteral("&Export"));
    QTRY_VERIFY(QFile::exists(path));
    QTRY_VERIFY(says(QStringLiteral("Written to")));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 2);
  }

  void theNameFollowsTheFormat() {
    auto *path = m_dialog->findChild<QLineEdit *>();
    QVERIFY(path->text().endsWith(QStringLiteral("flats-duplicates.csv")));
    format()->setCurrentIndex(2);
    QVERIFY(path->text().endsWith(QStringLiteral("flats-duplicates.json")));
    QVERIFY(preview().join(QString()).trimmed().startsWith(u'['));
  }

  void anUnwritableTargetIsSaidHere() {
    m_dialog->findChild<QLineEdit *>()->setText(
        m_fixture->filePath(QStringLiteral("no/such/directory/out.csv")));
    press(QStringLiteral("&Export"));
    QTRY_VERIFY(says(QStringLiteral("no/such/directory")));
    QVERIFY(button(QStringLiteral("&Export"))->isEnabled());
  }

  void theSourceIsNotOverwritten() {
    const QString source = m_fixture->filePath(QStringLiteral("flats.csv"));
    m_dialog->findChild<QLineEdit *>()->setText(source);
    press(QStringLiteral("&Export"));
    QVERIFY(says(QStringLiteral("rows came from")));
    QCOMPARE(QFile(source).size(), 0);
  }

 private:
  SegmentedControl *scope() const { return m_dialog->findChildren<SegmentedControl *>().at(0); }
  SegmentedControl *format() const { return m_dialog->findChildren<SegmentedControl *>().at(1); }
  QStringList preview() const {
    return m_dialog->findChild<QPlainTextEdit *>()->toPlainText().split(u'\n');
  }
  QPushButton *button(const QString &text) const {
    for (QPushButton *found : m_dialog->findChildren<QPushButton *>()) {
      if (found->text() == text) return found;
    }
    return nullptr;
  }
  void press(const QString &text) { QTest::mouseClick(button(text), Qt::LeftButton); }
  bool says(const QString &text) const {
    for (const QLabel *label : m_dialog->findChildren<QLabel *>()) {
      if (label->isVisible() && label->text().contains(text)) return true;
    }
    return false;
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<ReviewState> m_state;
  std::unique_ptr<ExportDialog> m_dialog;
};

QTEST_MAIN(TestExportDialog)
#include "tst_export_dialog.moc"
