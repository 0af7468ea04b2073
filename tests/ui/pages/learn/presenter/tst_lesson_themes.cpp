// SPDX-License-Identifier: MIT
// Themes and high contrast change colours only: every part of every stage of every ready lesson has
// the same place and size as in the light theme, in which tst_lesson_fits looks for cut texts.

#include <QHeaderView>
#include <QLabel>
#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/motion.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/tables/lesson_table.h"

using namespace shinglescope;

namespace {

constexpr int kLongestThemeWait = 60'000;
constexpr int kSettlingRounds = 3;
constexpr int kMostNested = 12;  ///< layouts within each other, and some more

}  // namespace

class TestLessonThemes : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { setMotionOn(*qApp, false); }
  void cleanupTestCase() {
    setMotionOn(*qApp, true);
    setHighContrast(*qApp, false);
    applyTheme(*qApp, ThemeChoice::Light);
  }

  void nothingMoves_data() {
    QTest::addColumn<bool>("isPresenting");
    QTest::newRow("desk") << false;
    QTest::newRow("presenter") << true;
  }

  void nothingMoves() {
    QFETCH(const bool, isPresenting);
    const QStringList light = placesIn(ThemeChoice::Light, false, isPresenting);
    QVERIFY(light.size() > (test::kIsSanitized ? 100 : 1000));
    for (const auto &[theme, isHigh] :
         {std::pair(ThemeChoice::Dark, false), std::pair(ThemeChoice::Light, true),
          std::pair(ThemeChoice::Dark, true)}) {
      const QStringList other = placesIn(theme, isHigh, isPresenting);
      for (qsizetype i = 0; i < std::min(light.size(), other.size()); ++i)
        QCOMPARE(other[i], light[i]);
      QCOMPARE(other.size(), light.size());
    }
  }

 private:
  /// The places of all visible parts, and the widths and heights of the cells of tables.
  static QStringList placesIn(ThemeChoice theme, bool isHigh, bool isPresenting) {
    setHighContrast(*qApp, isHigh);
    applyTheme(*qApp, theme);
    LearnPage page;
    page.resize(1280, 720);
    page.show();
    page.actions().presenter->setChecked(isPresenting);
    QStringList places;
    for (const LessonSpec &spec : readyLessons()) {
      page.openReady(QString::fromStdString(spec.id));
      for (std::size_t stage = 0; stage < kLessonStages; ++stage) {
        page.player().goToStage(static_cast<LessonStage>(stage));
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!page.isBusy(), kLongestThemeWait); }();
        settleLayouts();
        places += placesOf(page, QStringLiteral("%1, %2").arg(spec.id.c_str()).arg(stage + 1));
      }
      if (test::kIsSanitized) break;
    }
    return places;
  }

  /// Each layout posts an event to the layout around it, which only the next round delivers.
  static void settleLayouts() {
    for (int round = 0; round < kSettlingRounds; ++round) {
      QCoreApplication::processEvents();
      for (int nested = 0; nested < kMostNested; ++nested)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
  }

  static QStringList placesOf(const LearnPage &page, const QString &where) {
    QStringList places;
    // Texts first: another text explains other places.
    for (const QLabel *label : page.findChildren<QLabel *>())
      if (label->isVisible())
        places << where + QStringLiteral(": ") +
                      label->text().remove(QRegularExpression("#[0-9a-f]{6}"));
    for (const QWidget *part : page.findChildren<QWidget *>()) {
      if (!part->isVisible() || part->isWindow()) continue;
      const QRect place(part->mapTo(&page, QPoint()), part->size());
      places << QStringLiteral("%1: %2 %3 at %4, %5, %6 x %7")
                    .arg(where, QLatin1String(part->metaObject()->className()), part->objectName())
                    .arg(place.x())
                    .arg(place.y())
                    .arg(place.width())
                    .arg(place.height());
      const auto *table = qobject_cast<const LessonTable *>(part);
      if (table == nullptr) continue;
      for (int column = 0; column < table->model()->columnCount(); ++column)
        places << QStringLiteral("%1: column %2 of %3 pixels")
                      .arg(where)
                      .arg(column)
                      .arg(table->columnWidth(column));
      places << QStringLiteral("%1: rows of %2 pixels").arg(where).arg(table->rowHeight(0));
    }
    return places;
  }
};

SHINGLESCOPE_TEST(TestLessonThemes, QApplication)
#include "tst_lesson_themes.moc"
