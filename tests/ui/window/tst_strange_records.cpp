// SPDX-License-Identifier: MIT
// Promises E2, E5 and E6 for the whole window: whatever a record, a column name or the file name
// contains, no page shows a raw control or bidi character, interprets markup, or passes more text
// to a table than it can paint.

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/window_parts.h"
#include "ui/base/text/display_text.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/window/window_menus.h"

using namespace shinglescope;

namespace {

constexpr int kStrangeTimeout = 20'000;
constexpr int kRowsLookedAt = 40;
/// The length of a cell's text and of the table's own text next to it.
constexpr qsizetype kMostShown = kMaxCellCharacters + 100;
/// A tag that no text of the window contains; it disappears if markup is interpreted.
const QString kTag = QStringLiteral("<strange");

/// Returns the first character that must not be shown raw; 0 if there is none.
char16_t rawCharacter(const QString &text) {
  for (const QChar character : text) {
    if (character == u'\n' || character == u'\t') continue;
    if (symbolForCharacter(character.unicode()) != 0) return character.unicode();
  }
  return 0;
}

/// Returns a table of pairs of near-duplicates, each with a difficulty for some page.
QByteArray strangeTable() {
  const QByteArray words = "one two three four five six seven eight nine ten eleven twelve ";
  QByteArray huge;
  while (huge.size() < 400'000) huge += words;
  const QByteArray strange[] = {"<strange>bold</strange> & &amp; ",
                                "\xE2\x80\xAE"
                                "evil\xE2\x80\xAC ",
                                "bell\x07 escape\x1B[31m ", "\xE2\x81\xA6isolate\xE2\x81\xA9 ",
                                huge};
  QByteArray table = "id,ti<strange>tle,no\xE2\x80\xAEte\n";
  int id = 0;
  for (const QByteArray &text : strange)
    for (const char *end : {"first", "second"})
      table +=
          QByteArray::number(++id) + ",\"" + text + words + end + "\",\"" + text.left(200) + "\"\n";
  return table;
}

}  // namespace

class TestStrangeRecords : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void init() { openWindow(); }
  void cleanup() { closeWindow(); }
  void everyPageShowsThemLiterally();

 private:
  void look(const QString &place);
  void lookAtTables(const QString &place);
  void check(const QString &text, const QString &where, qsizetype most = -1);
  int m_texts = 0;
  QStringList m_mistakes;
};

void TestStrangeRecords::check(const QString &text, const QString &where, qsizetype most) {
  ++m_texts;
  if (const char16_t raw = rawCharacter(text); raw != 0)
    m_mistakes << QStringLiteral("%1 shows U+%2: %3")
                      .arg(where)
                      .arg(int(raw), 4, 16, QLatin1Char('0'))
                      .arg(text.left(80));
  if (most >= 0 && text.size() > most)
    m_mistakes << QStringLiteral("%1 has %2 characters").arg(where).arg(text.size());
}

void TestStrangeRecords::lookAtTables(const QString &place) {
  for (const auto *view : m_window->findChildren<QAbstractItemView *>()) {
    const QAbstractItemModel *model = view->model();
    if (!view->isVisible() || model == nullptr) continue;
    const QString where = place + u' ' + QString::fromLatin1(view->metaObject()->className());
    for (int row = 0; row < std::min(model->rowCount(), kRowsLookedAt); ++row)
      for (int column = 0; column < model->columnCount(); ++column)
        for (const int role : {Qt::DisplayRole, Qt::AccessibleTextRole})
          check(model->index(row, column).data(role).toString(), where, kMostShown);
    for (int column = 0; column < model->columnCount(); ++column)
      check(model->headerData(column, Qt::Horizontal).toString(), where, kMostShown);
  }
}

void TestStrangeRecords::look(const QString &place) {
  QTRY_VERIFY_WITH_TIMEOUT(!m_window->page(place.section(u':', 0, 0))->isBusy(), kStrangeTimeout);
  lookAtTables(place);
  check(m_window->windowTitle(), place);
  for (const auto *widget : m_window->findChildren<QWidget *>()) {
    if (!widget->isVisible()) continue;
    const QString where = place + u' ' + widget->objectName();
    check(widget->toolTip(), where);
    check(widget->accessibleName(), where);
    check(widget->accessibleDescription(), where);
    // A label with a record's text must not let Qt guess whether it is rich text.
    if (const auto *label = qobject_cast<const QLabel *>(widget)) {
      check(label->text(), where);
      const bool isGuessed =
          label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text());
      if (isGuessed && label->text().contains(kTag)) m_mistakes << where + label->text();
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
      check(button->text(), where);
    if (Qt::mightBeRichText(widget->toolTip()) && widget->toolTip().contains(kTag))
      m_mistakes << where + widget->toolTip();
  }
}

void TestStrangeRecords::everyPageShowsThemLiterally() {
  const test::TemporaryTable file(strangeTable().toStdString(),
                                  "stra<strange>nge\xE2\x80\xAE name.csv");
  m_controller->openFile(QString::fromStdString(file.path()));
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(), kStrangeTimeout);
  QCOMPARE(m_session->dataset()->rowCount(), std::size_t{10});
  look(QStringLiteral("data"));
  m_session->setRoles({ColumnRole::Id, ColumnRole::Compared, ColumnRole::Shown});
  m_controller->find();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kStrangeTimeout);
  QVERIFY(m_session->result()->pairs.size() >= 5);
  for (const char *place :
       {"data", "find", "review", "explore:advisor", "explore:overview", "explore:curves",
        "explore:sweep", "explore:recall", "explore:buckets", "explore:matrices"}) {
    m_window->showPage(QString::fromLatin1(place));
    look(QString::fromLatin1(place));
  }
  // Shows each pair side by side, then one of them in Learn.
  m_window->showPage(QStringLiteral("review"));
  for (int pair = 0; pair < 5; ++pair) {
    look(QStringLiteral("review"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  }
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_G);
  look(QStringLiteral("review"));
  m_window->showPage(QStringLiteral("review"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_E);
  QVERIFY(m_window->page(QStringLiteral("learn"))->isVisible());
  look(QStringLiteral("learn"));
  m_mistakes.removeDuplicates();
  QVERIFY2(
      m_mistakes.isEmpty(),
      qPrintable(u'\n' + m_mistakes.first(std::min<qsizetype>(m_mistakes.size(), 20)).join(u'\n')));
  QVERIFY2(m_texts > 1'000, qPrintable(QString::number(m_texts)));
}

SHINGLESCOPE_TEST(TestStrangeRecords, QApplication)
#include "tst_strange_records.moc"
