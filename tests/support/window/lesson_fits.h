// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest>

#include "app/screenshots/cut_texts.h"
#include "tests/support/window/lesson_cells.h"
#include "ui/pages/learn/learn_page.h"

namespace shinglescope::test {

inline constexpr int kLongestLayout = 60'000;

/// Returns the texts of the page that are cut, also in tables and boxes.
inline QStringList cutIn(const LearnPage &page) {
  QStringList cut = cutTexts(page);
  for (const LessonTable *table : page.findChildren<LessonTable *>())
    if (table->isVisible()) cut += cutCells(*table);
  for (const BucketBoxList *buckets : page.findChildren<BucketBoxList *>())
    if (buckets->isVisible()) cut += cutBoxes(*buckets);
  return cut;
}

/// Waits for the layout and expects that no text of the page is cut.
inline void expectNothingCut(LearnPage &page, const char *what) {
  QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), kLongestLayout);
  QStringList cut = cutIn(page);
  // The layout may need another round.
  for (int i = 0; i < 20 && !cut.isEmpty(); ++i) {
    QTest::qWait(5);
    cut = cutIn(page);
  }
  if (!cut.isEmpty())
    QWARN(qPrintable(
        QStringLiteral("%1, %2: %3").arg(page.player().spec().id.c_str(), what, cut.join(u'\n'))));
  QVERIFY(cut.isEmpty());
}

/// Looks at the last step of a stage.
inline void lookAtStage(LearnPage &page, std::size_t stage) {
  const Lesson &lesson = *page.player().lesson();
  page.player().goTo((stage == kLessonStages ? lesson.stepCount()
                                             : lesson.firstStep(static_cast<LessonStage>(stage))) -
                     1);
  expectNothingCut(page, qPrintable(QStringLiteral("stage %1").arg(stage)));
}

}  // namespace shinglescope::test
