// SPDX-License-Identifier: MIT
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

/// The common part of Review tests: a session with rows and a visible page, new for each case, and
/// functions that find widgets of the page.
class ReviewPageTest : public QObject {
 protected:
  bool openPage() {
    m_fixture = std::make_unique<ReviewFixture>();
    return openPageAgain();
  }
  /// Opens another page on the same session.
  bool openPageAgain() {
    m_page = std::make_unique<ReviewPage>(m_fixture->session(), m_fixture->controller(),
                                          m_fixture->settings());
    m_page->resize(1190, 730);
    m_page->show();
    return QTest::qWaitForWindowActive(m_page.get());
  }
  /// Opens a result and sets the cursor on an item of its queue.
  bool openResult() {
    if (!openPage()) return false;
    m_fixture->run();
    return waitForItem();
  }
  bool waitForItem() {
    const bool hasItem = QTest::qWaitFor(
        [this] { return !m_page->isBusy() && queue().pairs().current().has_value(); });
    m_page->activate();
    return hasItem;
  }
  void closePage() {
    m_page.reset();
    m_fixture.reset();
  }

  const Verdicts &verdicts() const { return m_fixture->session().verdicts(); }
  Judgement judgementOf(ItemKey key) const { return verdicts().judgementOf(key); }
  Verdict verdictOf(ItemKey key) const { return judgementOf(key).verdict; }

  QueuePanel &queue() const { return *m_page->findChild<QueuePanel *>(); }
  /// Returns null if no table has this name.
  QTableView *tableNamed(const QString &name) const {
    for (QTableView *table : m_page->findChildren<QTableView *>())
      if (table->accessibleName() == name) return table;
    return nullptr;
  }
  QTableView *pairs() const { return tableNamed(QStringLiteral("Pairs")); }
  /// Returns the item in a row of the pairs.
  ItemKey keyAt(int row) const {
    return pairs()->model()->index(row, 0).data(PairModel::KeyRole).value<ItemKey>();
  }
  /// Returns null if no empty state is visible.
  EmptyState *visibleEmptyState() const {
    for (EmptyState *empty : m_page->findChildren<EmptyState *>())
      if (empty->isVisible()) return empty;
    return nullptr;
  }
  /// Returns null if no button has this text.
  static KeyButton *keyButton(const QWidget *parent, const QString &text) {
    for (KeyButton *button : parent->findChildren<KeyButton *>())
      if (button->text() == text) return button;
    return nullptr;
  }
  /// Returns true if a visible label contains the text.
  static bool hasLabel(const QWidget *parent, const QString &text) {
    for (const QLabel *label : parent->findChildren<QLabel *>())
      if (label->isVisible() && label->text().contains(text)) return true;
    return false;
  }
  /// Returns the open dialog of this class that was opened last; null if there is none.
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
