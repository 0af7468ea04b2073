// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest>
#include <functional>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/places.h"
#include "tests/support/waiting_limit.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/learn_page.h"

namespace shinglescope::test {

/// Whether tests look at all screens, as in scripts/check-slow lessons.
inline bool looksAtAllScreens() { return qEnvironmentVariableIsSet("SHINGLESCOPE_ALL_SCREENS"); }

/// Adds the columns and rows of a test of Learn at a desk and on screens of these sizes, each in
/// both languages. Call it in the data function.
inline void addLessonScreens(const QList<QSize> &screens,
                             const QList<QSize> &desks = {{1280, 800}}) {
  // At a desk the window has a menu, a rail and a status line around the page.
  constexpr QSize kAround(90, 70);
  QTest::addColumn<QSize>("size");
  QTest::addColumn<bool>("isPresenting");
  QTest::addColumn<LanguageChoice>("language");
  for (const auto &[name, language] : {std::pair("English", LanguageChoice::English),
                                       std::pair("Italian", LanguageChoice::Italian)}) {
    for (const QSize size : desks)
      QTest::addRow("desk, %d x %d, %s", size.width(), size.height(), name)
          << size - kAround << false << language;
    for (const QSize size : screens)
      QTest::addRow("presenter, %d x %d, %s", size.width(), size.height(), name)
          << size << true << language;
  }
}

/// Shows the page of the current row and calls `look` for every ready lesson; for the first one
/// only with sanitizers, which are slow.
inline void lookAtReadyLessons(const std::function<void(LearnPage &)> &look) {
  QFETCH(const QSize, size);
  QFETCH(const bool, isPresenting);
  QFETCH(const LanguageChoice, language);
  Language installed{test::translationsFolder()};
  QVERIFY(installed.install(language));
  LearnPage page;
  page.resize(size);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  page.actions().presenter->setChecked(isPresenting);
  QCOMPARE(page.size(), size);
  for (const LessonSpec &spec : readyLessons()) {
    page.openReady(QString::fromStdString(spec.id));
    look(page);
    if (kIsSanitized) break;
  }
}

}  // namespace shinglescope::test
