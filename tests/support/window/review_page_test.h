#pragma once

#include <QLabel>
#include <QTableView>
#include <QTest>
#include <memory>

#include "tests/support/window/review_fixture.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/key_button.h"
#include "ui/pages/review/pairs/pair_list.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/pages/review/review_page.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {

/// What tests of Review have in common: a session with rows and the page on the
/// screen, made anew for each case, and how one finds what the page shows.
class ReviewPageTest : public QObject {
 protected:
  bool openPage() {
    m_fixture = std::make_unique<ReviewFixture>();
    return openPageAgain();
  }
  /// Another page on the same session.
  bool openPageAgain() {
    m_page = std::make_unique<ReviewPage>(m_fixture->session(), m_fixture->controller(),
                                          m_fixture->settings());
    m_page->resize(1190, 730);
    m_page->show();
    return QTest::qWaitForWindowActive(m_page.get());
  }
  /// With a result, and the cursor on an entry of its queue.
  bool openResult() {
    if (!openPage()) return false;
    m_fixture->run();
    return waitForEntry();
  }
  bool waitForEntry() {
    const bool hasEntry = QTest::qWaitFor(
        [this] { return !m_page->isBusy() && queue().pairs().current().has_value(); });
    m_page->activate();
    return hasEntry;
  }
  void closePage() {
    m_page.reset();
    m_fixture.reset();
  }

  const Verdicts &verdicts() const { return m_fixture->session().verdicts(); }
  Judgement judgementOf(EntryKey key) const { return verdicts().judgementOf(key); }
  Verdict verdictOf(EntryKey key) const { return judgementOf(key).verdict; }

  QueuePanel &queue() const { return *m_page->findChild<QueuePanel *>(); }
  /// Null where no table is called so.
  QTableView *tableNamed(const QString &name) const {
    for (QTableView *table : m_page->findChildren<QTableView *>())
      if (table->accessibleName() == name) return table;
    return nullptr;
  }
  QTableView *pairs() const { return tableNamed(QStringLiteral("Pairs")); }
  /// The entry in a row of the pairs.
  EntryKey keyAt(int row) const {
    return pairs()->model()->index(row, 0).data(PairModel::KeyRole).value<EntryKey>();
  }
  /// Null where no empty state is on the screen.
  EmptyState *visibleEmptyState() const {
    for (EmptyState *empty : m_page->findChildren<EmptyState *>())
      if (empty->isVisible()) return empty;
    return nullptr;
  }
  /// Null where no button is called so.
  static KeyButton *keyButton(const QWidget *parent, const QString &text) {
    for (KeyButton *button : parent->findChildren<KeyButton *>())
      if (button->text() == text) return button;
    return nullptr;
  }
  /// Whether a label on the screen holds the text.
  static bool hasLabel(const QWidget *parent, const QString &text) {
    for (const QLabel *label : parent->findChildren<QLabel *>())
      if (label->isVisible() && label->text().contains(text)) return true;
    return false;
  }
  /// The last of its kind that is open; null for none.
  template <class Dialog>
  Dialog *openDialog() const {
    Dialog *open = nullptr;
    for (Dialog *dialog : m_page->findChildren<Dialog *>())
      if (dialog->isVisible()) open = dialog;
    return open;
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<ReviewPage> m_page;
};

}  // namespace shinglescope
