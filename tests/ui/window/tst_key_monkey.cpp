// SPDX-License-Identifier: MIT
// Random keys and clicks, with runs, other recipes and other tables in between: no crash, no
// warning from Qt, and no verdict on rows that do not exist.
#include <sys/prctl.h>
#include <unistd.h>

#include <QDesktopServices>
#include <QFile>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/key_monkey.h"
#include "tests/support/window/window_parts.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr unsigned kEvents = 5'000;  // an event takes several times as long under a sanitizer
#else
constexpr unsigned kEvents = 10'000;
#endif
constexpr unsigned kEventsOfARow = 2'500;
constexpr uid_t kNobody = 65'534;
constexpr const char *kSchemes[] = {"http", "https", "file", "mailto"};

QStringList g_warnings;

/// Records warnings, except those of the offscreen platform, those about keys without an effect,
/// and those about scripts for which this machine has no font.
void keepWarning(QtMsgType type, const QMessageLogContext &, const QString &text) {
  if (type == QtDebugMsg || type == QtInfoMsg) return;
  if (text.contains(QStringLiteral("This plugin does not support"))) return;
  if (text.contains(QStringLiteral("not accepted by receiving widget"))) return;
  if (text.startsWith(QStringLiteral("OpenType support missing for"))) return;
  g_warnings << text;
  if (qEnvironmentVariableIsSet("SHINGLESCOPE_MONKEY_ABORT")) std::abort();  // for a stack trace
}

/// Returns a table of short texts, some of them similar; `seed` chooses which.
QByteArray table(unsigned seed) {
  std::mt19937 random(seed);
  static constexpr const char *kWords[] = {
      "bright", "flat", "near",   "station",    "two",   "rooms", "balcony",        "garage",
      "studio", "lift", "garden", "<b>sea</b>", "river", "bank",  "https://a.org/1"};
  QByteArray text = "id,title,text,price\n";
  for (int row = 0; row < 60; ++row) {
    std::mt19937 words(random() % 12);  // makes many rows similar
    text += QByteArray::number(row) + ",Flat " + QByteArray::number(row % 7) + ',';
    for (int i = 0; i < 14; ++i) text += QByteArray(kWords[words() % std::size(kWords)]) + ' ';
    text += QByteArray(kWords[random() % std::size(kWords)]) + ',' +
            QByteArray::number(90 + row % 5) + '\n';
  }
  return text;
}

}  // namespace

class TestKeyMonkey : public QObject, private WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase();
  void init();
  void cleanup() { closeWindow(); }
  void pressesKeys_data();
  void pressesKeys();
  void openLink(const QUrl &) { ++m_links; }

 private:
  QString tablePath(unsigned number) const {
    return m_directory.filePath(QStringLiteral("t%1.csv").arg(number));
  }
  void writeTable(unsigned number);
  void changeWork(KeyMonkey &monkey);
  void useRecipe(KeyMonkey &monkey);

  int m_links = 0;
  std::uint64_t m_runs = 0;
  std::uint64_t m_steps = 0;
};

/// Drops the user's rights and uses another home, so that no key can harm this machine.
void TestKeyMonkey::initTestCase() {
  const QString home = m_directory.path();
  for (const char *name :
       {"HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "TMPDIR"})
    qputenv(name, QFile::encodeName(home));
  QVERIFY(QDir::setCurrent(home));
  if (geteuid() == 0) {
    QCOMPARE(chown(QFile::encodeName(home), kNobody, kNobody), 0);
    QCOMPARE(setresgid(kNobody, kNobody, kNobody), 0);
    QCOMPARE(setresuid(kNobody, kNobody, kNobody), 0);
    prctl(PR_SET_DUMPABLE, 1);  // the leak check uses ptrace
  }
  QVERIFY(geteuid() != 0);
  for (const char *scheme : kSchemes)
    QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "openLink");
  for (unsigned i = 0; i < 3; ++i) writeTable(i);
  qInstallMessageHandler(keepWarning);
}

void TestKeyMonkey::writeTable(unsigned number) {
  QFile file(tablePath(number));
  QVERIFY(file.open(QIODevice::WriteOnly));
  QVERIFY(file.write(table(number)) > 0);
}

void TestKeyMonkey::cleanupTestCase() {
  for (const char *scheme : kSchemes)
    QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
  qInstallMessageHandler(nullptr);
  QVERIFY2(m_runs > 0 && m_steps > 0, "a monkey that never found or judged anything");
}

void TestKeyMonkey::init() {
  g_warnings.clear();
  openWindow();
  m_window->resize(1280, 800);
  connect(m_session.get(), &Session::resultChanged, this,
          [this] { m_runs += m_session->hasResult() ? 1 : 0; });
  m_controller->openFile(tablePath(0));
  QTRY_VERIFY(m_session->hasDataset() && !m_controller->isBusy());
}

void TestKeyMonkey::useRecipe(KeyMonkey &monkey) {
  if (!m_session->hasDataset()) return;
  Recipe recipe = m_session->recipe();
  recipe.shingle.unit = monkey.draw(2) == 0 ? ShingleUnit::Word : ShingleUnit::Character;
  recipe.shingle.k = 1 + monkey.draw(6);
  recipe.threshold = Ratio{20 + monkey.draw(80), 100};
  m_controller->setRecipe(recipe);
}

/// Makes changes that keys alone would rarely cause.
void TestKeyMonkey::changeWork(KeyMonkey &monkey) {
  if (QApplication::activeModalWidget() != nullptr) return;  // a dialog blocks a user as well
  switch (monkey.draw(10)) {
    case 0: return m_controller->openFile(tablePath(monkey.draw(3)));
    case 1: return m_controller->findExactly();
    case 2: return m_controller->tryOnFirstRows();
    case 3:
    case 4:
    case 5: return m_window->showPage(QStringLiteral("review"));
    default: useRecipe(monkey); return m_controller->find();
  }
}

void TestKeyMonkey::pressesKeys_data() {
  QTest::addColumn<unsigned>("seed");
  QTest::addColumn<unsigned>("events");
  bool isSet = false;
  const int wanted = qEnvironmentVariableIntValue("SHINGLESCOPE_MONKEY_EVENTS", &isSet);
  const unsigned events = isSet ? static_cast<unsigned>(wanted) : kEvents;
  const auto first =
      static_cast<unsigned>(qEnvironmentVariableIntValue("SHINGLESCOPE_MONKEY_SEED"));
  for (unsigned done = 0; done < events; done += kEventsOfARow) {
    const unsigned seed = first + done / kEventsOfARow;
    QTest::addRow("seed %u", seed) << seed << std::min(kEventsOfARow, events - done);
  }
}

void TestKeyMonkey::pressesKeys() {
  QFETCH(unsigned, seed);
  QFETCH(unsigned, events);
  KeyMonkey monkey(m_window.get(), seed);
  unsigned outside = 0;  // verdicts on rows that the table does not have
  monkey.run(events, [&] {
    if (m_session->hasDataset()) {
      const std::size_t rows = m_session->dataset()->rowCount();
      for (const ItemKey key : m_session->verdicts().items().keys())
        outside += key.b.value < rows ? 0 : 1;
    }
    if (monkey.draw(60) == 0) changeWork(monkey);
    return outside == 0 && g_warnings.isEmpty();
  });
  QCOMPARE(outside, 0U);
  QVERIFY2(g_warnings.isEmpty(), qPrintable(g_warnings.join(u'\n')));
  m_steps += m_session->verdicts().log().stepCount();
  m_controller->cancel();
  QTRY_VERIFY_WITH_TIMEOUT(!m_controller->isBusy(), 20'000);
}

SHINGLESCOPE_TEST(TestKeyMonkey, QApplication)
#include "tst_key_monkey.moc"
