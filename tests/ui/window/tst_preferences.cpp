// SPDX-License-Identifier: MIT
// The preferences: each choice takes effect and is stored at once, and a key in use is taken from
// its command only when the user says so.

#include <QCheckBox>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/window_parts.h"
#include "ui/base/jobs/job_resources.h"
#include "ui/base/keys/key_bindings.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/motion.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/window/preferences/preferences_dialog.h"
#include "ui/window/preferences/start_settings.h"
#include "ui/window/window_menus.h"

using namespace shinglescope;

namespace {

using Command = WindowMenus::Command;

}  // namespace

class TestPreferences : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init();
  void cleanup();
  void themeAndContrastApplyAtOnce();
  void animationsAreKeptAndFollowLearn();
  void aSizeIsKeptAndSaid();
  void aVariableOverTheSizeIsNamed();
  void tabFollowsTheRows();
  void runsUseWhatIsAllowed();
  void theWindowStartsWithTheStoredRecipe();
  void aStoredRecipeThatCannotBeReadIsIgnored();
  void aKeyTakesEffectAtOnce();
  void aKeyInUseIsTakenOnlyOnRequest();
  void standardKeysComeBack();
  void theListIsFiltered();
  void everyCommandIsListedOnce();

 private:
  PreferencesDialog *dialog() const { return m_window->findChild<PreferencesDialog *>(); }
  template <class Part>
  Part *part(const char *name) const {
    return dialog()->findChild<Part *>(QLatin1String(name));
  }
  QTreeWidgetItem *itemNamed(const QString &name) const;
  void choose(const QString &command);
  void typeKey(const QKeyCombination &key);
  QAction *action(Command command) const {
    return m_window->findChild<WindowMenus *>()->action(command);
  }
};

void TestPreferences::init() {
  openWindow();
  action(Command::Preferences)->trigger();
  QVERIFY(dialog() != nullptr && dialog()->isVisible());
}

void TestPreferences::cleanup() {
  closeWindow();
  setChosenKeys({});
  setJobResources({});
  setHighContrast(*qApp, false);
  applyTheme(*qApp, ThemeChoice::Light);
}

QTreeWidgetItem *TestPreferences::itemNamed(const QString &name) const {
  const auto found =
      part<QTreeWidget>("keyList")->findItems(name, Qt::MatchExactly | Qt::MatchRecursive, 0);
  return found.isEmpty() ? nullptr : found.front();
}

void TestPreferences::choose(const QString &command) {
  dialog()->showKeys();
  QTreeWidgetItem *item = itemNamed(command);
  QVERIFY2(item != nullptr, qPrintable(command));
  part<QTreeWidget>("keyList")->setCurrentItem(item);
}

void TestPreferences::typeKey(const QKeyCombination &key) {
  auto *edit = part<QKeySequenceEdit>("keyEdit");
  edit->setFocus();
  QSignalSpy finished(edit, &QKeySequenceEdit::editingFinished);
  QTest::keyClick(edit, key.key(), key.keyboardModifiers());
  QTRY_COMPARE(finished.size(), 1);
}

void TestPreferences::themeAndContrastApplyAtOnce() {
  auto *theme = part<QComboBox>("theme");
  theme->setFocus();
  theme->setCurrentIndex(static_cast<int>(ThemeChoice::Dark));
  emit theme->activated(theme->currentIndex());
  QVERIFY(themeColors(qApp->palette()).isDark);
  QCOMPARE(m_settings->theme(), ThemeChoice::Dark);
  part<QCheckBox>("highContrast")->setChecked(true);
  QCOMPARE(themeColors(qApp->palette()).panel, highContrastDarkColors().panel);
  QVERIFY(m_settings->isHighContrastOn());
  QVERIFY(action(Command::HighContrast)->isChecked());
}

void TestPreferences::animationsAreKeptAndFollowLearn() {
  QVERIFY(m_settings->isMotionOn() && part<QCheckBox>("motion")->isChecked());
  QAction *animate = m_window->findChild<LearnPage *>()->actions().animate;
  part<QCheckBox>("motion")->setChecked(false);
  QVERIFY(!isMotionOn(*qApp) && !m_settings->isMotionOn() && !animate->isChecked());
  animate->setChecked(true);
  QVERIFY(isMotionOn(*qApp) && m_settings->isMotionOn());
}

void TestPreferences::aSizeIsKeptAndSaid() {
  auto *scale = part<QComboBox>("textScale");
  const int smaller = scale->findData(90);
  QVERIFY(smaller >= 0);
  scale->setCurrentIndex(smaller);
  emit scale->activated(smaller);
  QCOMPARE(m_settings->textScale(), 90);
  const auto note = [this] { return part<QLabel>("restartNote")->text(); };
  QVERIFY(note().contains(QStringLiteral("Restart")));
  dialog()->close();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QVERIFY(dialog() == nullptr);
  action(Command::Preferences)->trigger();
  QVERIFY(note().contains(QStringLiteral("Restart")));
  scale = part<QComboBox>("textScale");
  const int before = scale->findData(100);
  scale->setCurrentIndex(before);
  emit scale->activated(before);
  QVERIFY(note().isEmpty());
}

void TestPreferences::aVariableOverTheSizeIsNamed() {
  qputenv("QT_SCALE_FACTOR", "1");
  const auto unset = qScopeGuard([] { qunsetenv("QT_SCALE_FACTOR"); });
  auto *scale = part<QComboBox>("textScale");
  scale->setCurrentIndex(scale->findData(90));
  emit scale->activated(scale->currentIndex());
  QVERIFY(part<QLabel>("restartNote")->text().contains(QStringLiteral("QT_SCALE_FACTOR")));
}

void TestPreferences::tabFollowsTheRows() {
  auto *field = static_cast<QWidget *>(part<QComboBox>("theme"));
  for (const char *next : {"highContrast", "motion", "language", "textScale"}) {
    do field = field->nextInFocusChain();
    while ((field->focusPolicy() & Qt::TabFocus) == 0 || field->focusProxy() != nullptr);
    QCOMPARE(field->objectName(), QString::fromLatin1(next));
  }
}

void TestPreferences::runsUseWhatIsAllowed() {
  QCOMPARE(jobThreads(), hardwareThreads());
  QCOMPARE(jobMemory(), std::uint64_t{0});
  part<QSpinBox>("threads")->setValue(1);
  part<QSpinBox>("memory")->setValue(512);
  QCOMPARE(jobThreads(), 1U);
  QCOMPARE(jobMemory(), std::uint64_t{512} << 20U);
  QCOMPARE(m_settings->jobResources().threads, 1U);
  JobSlot<unsigned> slot;
  std::optional<unsigned> threads;
  std::uint64_t memory = 0;
  slot.start(
      [&memory](const RunContext &context) -> Result<unsigned> {
        memory = context.memoryBudget;
        return context.threads;
      },
      {[&threads](unsigned given) { threads = given; }}, {.threads = jobThreads()});
  QTRY_COMPARE(threads, std::optional(1U));
  QCOMPARE(memory, std::uint64_t{512} << 20U);
}

void TestPreferences::theWindowStartsWithTheStoredRecipe() {
  Session session;
  Recipe recipe = session.recipe();
  m_settings->setStartRecipe(QStringLiteral("news"));
  applyStartSettings(*m_settings, session);
  QCOMPARE(session.recipe().shingle.k, presetRecipe("news")->shingle.k);
  recipe.threshold = Ratio{63, 100};
  recipe.compare = {"title"};
  const QString stored = startRecipeOf(recipe);
  QVERIFY(stored.startsWith(u'{') && !stored.contains(QStringLiteral("title")));
  m_settings->setStartRecipe(stored);
  applyStartSettings(*m_settings, session);
  QCOMPARE(session.recipe().threshold, (Ratio{63, 100}));
  QCOMPARE(startRecipeOf(*presetRecipe("names")), QStringLiteral("names"));
}

void TestPreferences::aStoredRecipeThatCannotBeReadIsIgnored() {
  for (const char *stored : {"{", "{\"threshold\": 7}", "no such preset"}) {
    Session session;
    const Recipe before = session.recipe();
    m_settings->setStartRecipe(QLatin1String(stored));
    applyStartSettings(*m_settings, session);
    QVERIFY2(session.recipe() == before, stored);
  }
}

void TestPreferences::aKeyTakesEffectAtOnce() {
  choose(QStringLiteral("Go to row"));
  typeKey(Qt::CTRL | Qt::Key_J);
  QCOMPARE(action(Command::GoToRow)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_J));
  QCOMPARE(m_settings->chosenKeys().value(QStringLiteral("window.goToRow")),
           QKeySequence(Qt::CTRL | Qt::Key_J));
  QCOMPARE(itemNamed(QStringLiteral("Go to row"))->text(1), QStringLiteral("Ctrl+J"));
  MainWindow again(*m_session, *m_controller, *m_settings);
  QCOMPARE(again.findChild<WindowMenus *>()->action(Command::GoToRow)->shortcut(),
           QKeySequence(Qt::CTRL | Qt::Key_J));
}

void TestPreferences::aKeyInUseIsTakenOnlyOnRequest() {
  choose(QStringLiteral("Go to row"));
  typeKey(Qt::CTRL | Qt::Key_R);
  auto *conflict = part<QLabel>("keyConflict");
  QVERIFY(conflict->isVisible());
  QVERIFY(conflict->text().contains(QStringLiteral("Find duplicates")));
  QCOMPARE(action(Command::GoToRow)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_G));
  QCOMPARE(action(Command::FindDuplicates)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_R));
  part<QPushButton>("takeKeyOver")->click();
  QCOMPARE(action(Command::GoToRow)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_R));
  QVERIFY(action(Command::FindDuplicates)->shortcut().isEmpty());
  QVERIFY(!conflict->isVisible());
}

void TestPreferences::standardKeysComeBack() {
  choose(QStringLiteral("Go to row"));
  typeKey(Qt::CTRL | Qt::Key_J);
  part<QPushButton>("standardKey")->click();
  QCOMPARE(action(Command::GoToRow)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_G));
  QVERIFY(m_settings->chosenKeys().isEmpty());
  part<QPushButton>("removeKey")->click();
  QVERIFY(action(Command::GoToRow)->shortcut().isEmpty());
  part<QPushButton>("allStandardKeys")->click();
  QCOMPARE(action(Command::GoToRow)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_G));
}

void TestPreferences::theListIsFiltered() {
  dialog()->showKeys();
  part<QLineEdit>("keyFilter")->setText(QStringLiteral("ctrl+r"));
  QVERIFY(!itemNamed(QStringLiteral("Find duplicates"))->isHidden());
  QVERIFY(itemNamed(QStringLiteral("Go to row"))->isHidden());
  QVERIFY(itemNamed(QStringLiteral("Edit"))->isHidden());
  part<QLineEdit>("keyFilter")->clear();
  QVERIFY(!itemNamed(QStringLiteral("Go to row"))->isHidden());
}

/// Two commands of one id would share the user's key.
void TestPreferences::everyCommandIsListedOnce() {
  QSet<QString> ids;
  for (const BoundCommand &command : m_window->keys().commands()) {
    QVERIFY2(!ids.contains(command.id), qPrintable(command.id));
    ids.insert(command.id);
    // The keys of a fresh installation do not conflict.
    for (const QKeySequence &key : command.standard) {
      const auto other = m_window->keys().conflict(command.id, key);
      QVERIFY2(!other, qPrintable(command.id + u' ' + other.value_or(QString())));
    }
  }
  QVERIFY(ids.size() > 80);
  for (const char *id : {"window.open", "window.undo", "review.duplicate", "learn.stage9"})
    QVERIFY2(ids.contains(QLatin1String(id)), id);
}

SHINGLESCOPE_TEST(TestPreferences, QApplication)
#include "tst_preferences.moc"
