// SPDX-License-Identifier: MIT
#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <algorithm>

#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "ui/parts/why/band_details.h"
#include "ui/parts/why/found_curve.h"
#include "ui/parts/why/what_if_area.h"
#include "ui/parts/why/why_panel.h"
#include "ui/parts/why/why_text.h"

using namespace shinglescope;

namespace {

const std::string kNight = "the night is dark and the moon is red";

std::shared_ptr<const Dataset> texts() {
  return test::textDataset(
      {kNight, kNight + " again", "nothing of that sort is said over here", kNight, ""});
}

Recipe recipeOf(std::uint32_t bands) {
  Recipe recipe;
  recipe.compare = {"text"};
  recipe.signature.numHashes = 20;
  recipe.bands = bands;
  return recipe;
}

PairExplanation whyOf(const Recipe &recipe, std::uint32_t a, std::uint32_t b) {
  return *explainPair(*texts(), recipe, {a}, {b});
}

bool says(const QWidget &parent, const QString &text) {
  const auto labels = parent.findChildren<QLabel *>();
  return std::ranges::any_of(labels, [&](const QLabel *label) {
    return !label->isHidden() && label->text().contains(text);
  });
}

}  // namespace

class TestWhyPanel : public QObject {
  Q_OBJECT

 private slots:
  void fatesInWords_data() {
    QTest::addColumn<int>("bands");
    QTest::addColumn<int>("b");
    QTest::addColumn<bool>("isExactRun");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("found") << 20 << 1 << false << "A pair: a band is equal";
    QTest::newRow("found by an exact run") << 20 << 1 << true << "compared everything";
    QTest::newRow("one text") << 20 << 3 << false << "the two texts are identical";
    QTest::newRow("one text, an exact run") << 20 << 3 << true << "the two texts are identical";
    QTest::newRow("no band") << 1 << 2 << false
                             << "Never compared: no band of the two is equal. "
                                "The closest is band 1, with";
    QTest::newRow("no shingle") << 20 << 4 << false << "a text without shingles";
  }
  void fatesInWords() {
    QFETCH(int, bands);
    QFETCH(int, b);
    QFETCH(bool, isExactRun);
    QFETCH(QString, sentence);
    const Recipe recipe = recipeOf(static_cast<std::uint32_t>(bands));
    const PairExplanation why = whyOf(recipe, 0, static_cast<std::uint32_t>(b));
    const QString text = fateText(why, recipe, isExactRun);
    QVERIFY2(text.contains(sentence), qPrintable(text));
  }

  /// Says which text is the part, and shows nothing about minima and bands.
  void aPartIsExplained() {
    Recipe recipe = recipeOf(20);
    recipe.measure = {MeasureKind::Containment, 10};
    const PairExplanation why = whyOf(recipe, 1, 0);
    QCOMPARE(why.similarity, 1.0);
    QCOMPARE(partText(why, QStringLiteral("char 5")),
             QStringLiteral("33 of the 33 shingles (char 5) of the second text are among the 39 of "
                            "the first"));
    QVERIFY(fateText(why, recipe, false).contains(QStringLiteral("compared everything")));
    WhyPanel panel(nullptr);
    panel.showExplanation(why, recipe, {{1}, {0}, true});
    QVERIFY(says(panel, QStringLiteral("containment")));
    QVERIFY(says(panel, QStringLiteral("33 of the 33 shingles")));
    QVERIFY(!says(panel, QStringLiteral("Equal positions")));
    QVERIFY(panel.findChild<BandStrip *>()->isHidden());
    QVERIFY(panel.findChild<FoundCurve *>()->isHidden());
    // And everything again for a pair by Jaccard.
    const Recipe jaccard = recipeOf(20);
    panel.showExplanation(whyOf(jaccard, 0, 1), jaccard, {{0}, {1}, false});
    QVERIFY(says(panel, QStringLiteral("exact Jaccard")));
    QVERIFY(says(panel, QStringLiteral("Equal positions")));
    recipe.measure.leastShingles = 34;
    const PairExplanation small = whyOf(recipe, 0, 1);
    QVERIFY(small.fate == PairFate::FewShingles);
    QVERIFY(fateText(small, recipe, true).contains(QStringLiteral("fewer than 34 shingles")));
  }

  /// Bands and thresholds did not choose the pairs of a list, and nothing says what it misses.
  void listedPairsAreNotExplainedByTheRun() {
    const Recipe recipe = recipeOf(20);
    WhyPanel panel(nullptr);
    panel.showExplanation(whyOf(recipe, 0, 1), recipe, {{0}, {1}, false, true});
    QVERIFY(says(panel, QStringLiteral("a list that another program wrote")));
    QVERIFY(says(panel, QStringLiteral("At this similarity")));
    for (const char *text : {"This run was exact", "compared everything", "Nearly every seed"})
      QVERIFY(!says(panel, QString::fromLatin1(text)));
  }

  void chancesInWords() {
    const Recipe recipe = recipeOf(20);
    QVERIFY(chanceText(whyOf(recipe, 0, 3), recipe, false)
                .contains(QStringLiteral("Nearly every seed")));
    QVERIFY(chanceText(whyOf(recipe, 0, 3), recipe, true).contains(QStringLiteral("misses none")));
    QVERIFY(chanceText(whyOf(recipe, 0, 4), recipe, false).isEmpty());
    const Recipe strict = recipeOf(1);
    QVERIFY(
        chanceText(whyOf(strict, 0, 2), strict, false).contains(QStringLiteral("Nothing is lost")));
  }

  void bandsAreChosenByKeyAndMouse() {
    BandStrip strip;
    strip.resize(22 * 10, 100);
    strip.setBands(std::vector<bool>(20, true));
    QSignalSpy chosen(&strip, &BandStrip::bandChosen);
    QTest::keyClick(&strip, Qt::Key_Right);
    QTest::keyClick(&strip, Qt::Key_Right);
    QTest::keyClick(&strip, Qt::Key_End);
    QTest::keyClick(&strip, Qt::Key_Right);
    QTest::keyClick(&strip, Qt::Key_Home);
    QCOMPARE(strip.chosenBand(), 0);
    QTest::mouseClick(&strip, Qt::LeftButton, {}, {22 * 2 + 9, 12});
    QCOMPARE(strip.chosenBand(), 2);
    QCOMPARE(chosen.size(), 6);
    strip.setBands(std::vector<bool>(4, false));
    QCOMPARE(strip.chosenBand(), -1);
  }

  void aBandShowsItsValuesAndAsksForBucketsOnce() {
    WhyPanel panel(nullptr);
    const Recipe recipe = recipeOf(5);
    const PairExplanation why = whyOf(recipe, 0, 3);
    panel.showExplanation(why, recipe, {{0}, {3}});
    auto *bands = panel.findChild<BandStrip *>();
    QSignalSpy asked(&panel, &WhyPanel::bucketsAsked);
    bands->chooseBand(1);
    bands->chooseBand(2);
    QCOMPARE(asked.size(), 1);
    QVERIFY(says(panel, QStringLiteral("Band 3: hashes 9 to 12")));
    QVERIFY(says(panel, QStringLiteral("All 4 values are equal")));
    QVERIFY(says(panel, QString::number(why.signatureA[8], 16)));
    std::vector<BandBucket> buckets(5, BandBucket{70, {{1}, {3}}});
    panel.showBuckets(buckets);
    QVERIFY(
        says(panel, QStringLiteral("contains <b>70 rows</b>: besides these, <a href=\"1\">2</a> "
                                   "and 67 more.")));
    QSignalSpy row(&panel, &WhyPanel::rowActivated);
    for (QLabel *label : panel.findChildren<QLabel *>())
      if (label->text().contains(QStringLiteral("href"))) emit label->linkActivated("1");
    QCOMPARE(row.value(0).value(0).toUInt(), 1U);
    panel.showExplanation(why, recipe, {{0}, {3}});  // another pair: a new request
    bands->chooseBand(0);
    QCOMPARE(asked.size(), 2);
  }

  void theCurveSaysWhatItDraws() {
    FoundCurve curve;
    curve.setPair({20, 5}, 0.9, 0.8);
    QVERIFY(curve.accessibleName().contains(QStringLiteral("0.90")));
    curve.resize(200, 84);
    QVERIFY(!curve.grab().isNull());
  }

  /// 1 - 1e-20 is 1 in a double, but the sentence also gives the chance of a miss.
  void foundAndMissedAddUp() {
    PairExplanation why = whyOf(recipeOf(20), 0, 1);
    why.foundProbability = 1;
    why.missProbability = 1e-20;
    QVERIFY(chanceText(why, recipeOf(20), false).contains(QStringLiteral("over 99.99")));
    why.missProbability = 0;
    QVERIFY(!chanceText(why, recipeOf(20), false).contains(QStringLiteral("over")));
  }

  /// The button is at the end of the panel, so what it opens would be below the visible part.
  void whatIfScrollsIntoView() {
    QScrollArea scroller;
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->addSpacing(400);
    auto *area = new WhatIfArea(body);
    area->setRecipe(recipeOf(5));
    layout->addWidget(area);
    scroller.setWidgetResizable(true);
    scroller.setWidget(body);
    scroller.resize(300, 450);
    scroller.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scroller));
    area->setOpen(true);
    const auto isSeen = [&](const QWidget *each) {
      return scroller.viewport()->rect().contains(each->mapTo(scroller.viewport(), QPoint(1, 1)));
    };
    for (const QSpinBox *box : area->findChildren<QSpinBox *>()) QTRY_VERIFY(isSeen(box));
  }

  /// The pane is 196 pixels wide in the smallest window; nothing may need more width.
  void whatIfFitsANarrowPane() {
    WhatIfArea area;
    area.setRecipe(recipeOf(5));
    area.setOpen(true);
    Recipe changed = recipeOf(5);
    changed.shingle.k = 3;
    area.showChange(*whatIf(*texts(), recipeOf(5), changed, {0}, {2}));
    area.resize(600, 500);
    area.show();
    const QString beside = QStringLiteral("exact&nbsp;");
    QTRY_VERIFY(says(area, beside));
    area.resize(160, 500);
    QTRY_VERIFY(!says(area, beside));
    QVERIFY2(area.minimumSizeHint().width() <= 160,
             qPrintable(QString::number(area.minimumSizeHint().width())));
    area.resize(600, 500);
    QTRY_VERIFY(says(area, beside));
  }

  /// 2/3 is not written 0.667 next to a threshold of 0.667.
  void whatIfReadsOnItsSideOfTheThreshold() {
    WhatIfArea area;
    Recipe recipe = recipeOf(5);
    recipe.threshold = {667, 1000};
    area.setRecipe(recipe);
    area.setOpen(true);
    WhatIf change;
    change.before.similarity = 2.0 / 3;
    change.after.similarity = 0.6672;
    area.showChange(change);
    QVERIFY(says(area, QStringLiteral("0.6667")));
    QVERIFY(says(area, QStringLiteral("0.667<")));
  }

  void whatIfAsksOnceAfterSeveralChanges() {
    WhatIfArea area;
    area.setRecipe(recipeOf(5));
    QSignalSpy asked(&area, &WhatIfArea::asked);
    const auto boxes = area.findChildren<QSpinBox *>();
    boxes.at(0)->setValue(7);
    QTest::qWait(300);
    QCOMPARE(asked.size(), 0);  // the area is closed
    area.setOpen(true);
    QCOMPARE(asked.size(), 1);
    boxes.at(0)->setValue(3);
    boxes.at(1)->setValue(60);
    QTRY_COMPARE(asked.size(), 2);
    const auto changed = asked.at(1).at(0).value<Recipe>();
    QCOMPARE(changed.shingle.k, 3U);
    QCOMPARE(changed.signature.numHashes, 60U);
    QCOMPARE(changed.bandPlan(), (BandPlan{15, 4}));  // the same number of rows as before
    area.showChange(*whatIf(*texts(), recipeOf(5), changed, {0}, {2}));
    QVERIFY(says(area, QStringLiteral("still not be found")));
    area.setRecipe(recipeOf(5));  // another pair under the same recipe
    QCOMPARE(boxes.at(0)->value(), 3);
  }
};

SHINGLESCOPE_TEST(TestWhyPanel, QApplication)
#include "tst_why_panel.moc"
