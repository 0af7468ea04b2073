// SPDX-License-Identifier: MIT
// Keys that the user has chosen: they replace the standard ones, conflicts are found where both
// commands are active, and buttons and sentences name the current key.

#include <QAccessible>
#include <QMenu>
#include <QSignalSpy>
#include <QWidget>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/keys/key_bindings.h"

using namespace shinglescope;

namespace {

const QKeySequence kControlO(Qt::CTRL | Qt::Key_O);
const QKeySequence kControlY(Qt::CTRL | Qt::Key_Y);

QAction *makeAction(QObject *parent, const char *name, const QString &text,
                    const QKeySequence &key) {
  auto *action = new QAction(text, parent);
  action->setObjectName(QLatin1String(name));
  action->setShortcut(key);
  return action;
}

}  // namespace

class TestKeyBindings : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void commandsHaveNamesWithoutLetters();
  void commandsOfSubmenusAreFound();
  void aChosenKeyReplacesTheStandardOnes();
  void noKeyIsAChoiceToo();
  void theStandardKeyIsNoChoice();
  void conflictsAreFoundWhereBothAreActive();
  void keysOfUnknownCommandsAreKept();
  void sentencesAndButtonsNameTheCurrentKey();
  void documentedKeysComeFirst();

 private:
  std::unique_ptr<QWidget> m_owner;
  std::unique_ptr<KeyBindings> m_keys;
  QAction *m_open = nullptr;
  QAction *m_judge = nullptr;
  QAction *m_play = nullptr;
};

void TestKeyBindings::init() {
  m_owner = std::make_unique<QWidget>();
  m_keys = std::make_unique<KeyBindings>();
  m_open = makeAction(m_owner.get(), "open", QStringLiteral("&Open..."), {});
  m_open->setShortcuts({kControlO, QKeySequence(Qt::Key_Open)});
  m_judge = makeAction(m_owner.get(), "judge", QStringLiteral("&Q && A"), Qt::Key_D);
  m_play = makeAction(m_owner.get(), "play", QStringLiteral("Play"), Qt::Key_D);
  auto *nameless = new QAction(QStringLiteral("Nameless"), m_owner.get());
  auto *menu = new QMenu(m_owner.get());
  menu->addAction(m_judge);
  m_keys->add(QStringLiteral("window"), QStringLiteral("File"), {m_open, nullptr, nameless},
              KeyBindings::Scope::Window);
  m_keys->add(QStringLiteral("review"), QStringLiteral("Review"), {menu->menuAction()},
              KeyBindings::Scope::Page);
  m_keys->add(QStringLiteral("learn"), QStringLiteral("Learn"), {m_play}, KeyBindings::Scope::Page);
}

void TestKeyBindings::cleanup() { setChosenKeys({}); }

void TestKeyBindings::commandsHaveNamesWithoutLetters() {
  QCOMPARE(m_keys->find(QStringLiteral("window.open"))->name, QStringLiteral("Open"));
  QCOMPARE(m_keys->find(QStringLiteral("review.judge"))->name, QStringLiteral("Q & A"));
}

void TestKeyBindings::commandsOfSubmenusAreFound() {
  QCOMPARE(m_keys->commands().size(), std::size_t{3});
  QVERIFY(m_keys->find(QStringLiteral("review.judge")) != nullptr);
  QVERIFY(m_keys->find(QStringLiteral("review.nothing")) == nullptr);
}

void TestKeyBindings::aChosenKeyReplacesTheStandardOnes() {
  QSignalSpy changed(m_keys.get(), &KeyBindings::changed);
  m_keys->setKey(QStringLiteral("window.open"), kControlY);
  QCOMPARE(m_open->shortcuts(), QList<QKeySequence>{kControlY});
  QVERIFY(!m_keys->isStandard(QStringLiteral("window.open")));
  QCOMPARE(changed.size(), 1);
  m_keys->setAllStandard();
  QCOMPARE(m_open->shortcuts().size(), 2);
  QVERIFY(m_keys->isStandard(QStringLiteral("window.open")));
}

void TestKeyBindings::noKeyIsAChoiceToo() {
  m_keys->setKey(QStringLiteral("window.open"), {});
  QVERIFY(m_open->shortcuts().isEmpty());
  QVERIFY(!m_keys->isStandard(QStringLiteral("window.open")));
  QCOMPARE(kOpenKey.text(), QString());
}

void TestKeyBindings::theStandardKeyIsNoChoice() {
  m_keys->setKey(QStringLiteral("window.open"), kControlY);
  m_keys->setKey(QStringLiteral("window.open"), kControlO);
  QVERIFY(chosenKeys().isEmpty());
  QCOMPARE(m_open->shortcuts().size(), 2);
}

void TestKeyBindings::conflictsAreFoundWhereBothAreActive() {
  const QString review = QStringLiteral("review.judge");
  const QString window = QStringLiteral("window.open");
  // Two pages are never in front together.
  QVERIFY(!m_keys->conflict(review, Qt::Key_D));
  QCOMPARE(m_keys->conflict(review, kControlO), std::optional(window));
  QCOMPARE(m_keys->conflict(window, Qt::Key_D), std::optional(review));
  QVERIFY(!m_keys->conflict(window, kControlO));  // its own
  QVERIFY(!m_keys->conflict(window, {}));
  // Qt would wait for the second key of the longer one.
  QCOMPARE(m_keys->conflict(window, QKeySequence(Qt::Key_D, Qt::Key_X)), std::optional(review));
}

void TestKeyBindings::keysOfUnknownCommandsAreKept() {
  m_keys->load({{QStringLiteral("window.later"), kControlY}});
  m_keys->setKey(QStringLiteral("review.judge"), Qt::Key_P);
  QCOMPARE(chosenKeys().value(QStringLiteral("window.later")), kControlY);
  QCOMPARE(m_judge->shortcut(), QKeySequence(Qt::Key_P));
}

void TestKeyBindings::sentencesAndButtonsNameTheCurrentKey() {
  QCOMPARE(kOpenKey.text(), QStringLiteral("Ctrl+O"));
  KeyButton *command = makeCommandButton(QStringLiteral("Open"), kOpenKey, m_owner.get());
  KeyButton *judge = makeActionButton(m_judge, QStringLiteral("Judge"), m_owner.get());
  QCOMPARE(command->accessibleDescription(), QStringLiteral("Ctrl+O"));
  QCOMPARE(QAccessible::queryAccessibleInterface(judge)->text(QAccessible::Name),
           QStringLiteral("Judge"));
  m_keys->setKey(QStringLiteral("window.open"), kControlY);
  m_keys->setKey(QStringLiteral("review.judge"), Qt::Key_P);
  command->updateKey();
  QCOMPARE(command->accessibleDescription(), QStringLiteral("Ctrl+Y"));
  QCOMPARE(judge->accessibleDescription(), QStringLiteral("Q & A, P"));
  QCOMPARE(kOpenKey.text(), QStringLiteral("Ctrl+Y"));
}

void TestKeyBindings::documentedKeysComeFirst() {
  const auto keys = standardKeys(QKeySequence::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
  QCOMPARE(keys.front(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
  QCOMPARE(QSet<QKeySequence>(keys.begin(), keys.end()).size(), keys.size());
}

SHINGLESCOPE_TEST(TestKeyBindings, QApplication)
#include "tst_key_bindings.moc"
