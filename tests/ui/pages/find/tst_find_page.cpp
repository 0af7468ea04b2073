// SPDX-License-Identifier: MIT
#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "core/lsh/tolerance_zone.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/tune/plans/curves.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/find/bands_editor.h"
#include "ui/pages/find/estimate_strip.h"
#include "ui/pages/find/find_page.h"
#include "ui/pages/find/measure_choice.h"
#include "ui/pages/find/recipe_changes.h"
#include "ui/pages/find/recipe_editor.h"
#include "ui/session/settings.h"

using namespace shinglescope;

namespace {

LoadedDataset madeListings() {
  DatasetBuilder builder({"id", "title", "text"});
  for (int row = 0; row < 40; ++row) {
    const std::string text =
        "A flat with a balcony and a view of house number " + std::to_string(row / 2 * 7919);
    builder.addRow({std::to_string(row), "Flat", text}, 0);
  }
  LoadedDataset loaded;
  loaded.dataset = builder.finish();
  return loaded;
}

/// A page with the objects that it needs, at the smallest size of the window.
struct ShownPage {
  QTemporaryDir directory;
  QSettings store{directory.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  Settings settings{store};
  Session session;
  ActionsController controller{session, settings};
  FindPage page{session, controller, settings, nullptr};

  explicit ShownPage(bool hasData = true) {
    if (hasData)
      session.setDataset(madeListings(), {},
                         {ColumnRole::Id, ColumnRole::Shown, ColumnRole::Compared});
    page.resize(1008, 630);
    page.show();
    page.activate();
    if (!QTest::qWaitForWindowExposed(&page)) qWarning("The page is not exposed.");
  }
  template <class Widget>
  Widget *named(const QString &name) const {
    for (Widget *widget : page.findChildren<Widget *>()) {
      if (widget->accessibleName() == name) return widget;
    }
    return nullptr;
  }
  /// Returns the visible button with this text.
  QAbstractButton *button(const QString &text) const {
    for (QAbstractButton *each : page.findChildren<QAbstractButton *>()) {
      if (!each->isHidden() && each->text().remove(u'&') == text) return each;
    }
    return nullptr;
  }
  void click(const QString &text) const { QTest::mouseClick(button(text), Qt::LeftButton); }
  const Recipe &recipe() const { return session.recipe(); }
};

void typeInto(QWidget *box, const QString &text) {
  box->setFocus();
  QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(box, text);
  QTest::keyClick(box, Qt::Key_Return);
}

bool hasLabel(const QWidget &page, const QString &part) {
  for (const QLabel *label : page.findChildren<QLabel *>()) {
    if (!label->isHidden() && label->text().contains(part, Qt::CaseInsensitive)) return true;
  }
  return false;
}

}  // namespace

class TestFindPage : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void chipsChangeThePreparation();
  void compareChipsChangeTheRoles();
  void rowsAreComparedWithinEqualCells();
  void shinglesAreEdited();
  void repeatsCountOnceOrEachTime();
  void rulesOfWordsAreForWords();
  void stopShinglesAreAShareOfTheRows();
  void everyHashCanBeChosenByKey();
  void everyPermutationCanBeChosenByKey();
  void oddHashesPickAPlanAndSaySo();
  void bandsFollowTheThreshold();
  void bandsComeFromAZone();
  void bandsByHandOfferDivisorsOnly();
  void thresholdByKeyAndNumber();
  void floorIsAutomaticOrOwn();
  void seedTakesAll64Bits();
  void presetKeepsTheColumns();
  void titleCountsChanges();
  void recipeSurvivesSavingAndLoading();
  void linksAreChosenByKeyAndKept();
  void containmentIsChosenByKeyAndFound();
  void containmentIsVerifiedExactly();
  void badRecipeFileIsToldInThePanel();
  void findRunsAndOffersReview();
  void withoutDataTheCurveLivesAndRunsAreOff();
  void nothingComparedIsAnObstacle();
  void estimateArrivesAndIsReplaced();
  void fitsTheSmallestWindow();
  void everyControlHasAName();
};

void TestFindPage::initTestCase() { test::useEnglishAndLight(); }

void TestFindPage::chipsChangeThePreparation() {
  ShownPage stage;
  stage.click(QStringLiteral("lower case"));
  QVERIFY(!stage.recipe().preparation.lowerCase);
  stage.click(QStringLiteral("lower case"));
  QVERIFY(stage.recipe().preparation.lowerCase);
  stage.click(QStringLiteral("no digits"));
  QVERIFY(stage.recipe().preparation.stripDigits);
  auto *stem = qobject_cast<Chip *>(stage.button(QStringLiteral("stem")));
  stem->menu()->actions().at(1)->trigger();
  QVERIFY(stage.recipe().preparation.stem.has_value());
  QVERIFY(stem->isChecked());
  QVERIFY(stem->text().startsWith(QStringLiteral("stem: ")));
}

void TestFindPage::compareChipsChangeTheRoles() {
  ShownPage stage;
  auto *add = qobject_cast<Chip *>(stage.button(QStringLiteral("+ column")));
  QCOMPARE(add->menu()->actions().size(), 2);
  add->menu()->actions().at(1)->trigger();
  QCOMPARE(stage.session.roles().at(1), ColumnRole::Compared);
  QTRY_VERIFY(stage.button(QStringLiteral("title")) != nullptr);
  stage.click(QStringLiteral("title"));
  QCOMPARE(stage.session.roles().at(1), ColumnRole::Shown);
  QVERIFY(!stage.button(QStringLiteral("title"))->isChecked());
  stage.click(QStringLiteral("title"));
  QCOMPARE(stage.session.roles().at(1), ColumnRole::Compared);
}

void TestFindPage::rowsAreComparedWithinEqualCells() {
  ShownPage stage;
  auto *chip = qobject_cast<Chip *>(stage.button(QStringLiteral("any rows")));
  QVERIFY(chip != nullptr);
  QCOMPARE(chip->menu()->actions().size(), 3);
  chip->menu()->actions().at(1)->trigger();
  QCOMPARE(stage.recipe().same, std::vector<std::string>{"#2"});
  QCOMPARE(chip->text(), QStringLiteral("same title"));
  const QString path = stage.directory.filePath(QStringLiteral("recipe.json"));
  stage.page.findChild<RecipeEditor *>()->saveTo(path);
  const auto onDisk = loadRecipe(path.toStdString());
  QVERIFY(onDisk);
  QCOMPARE(onDisk->same, std::vector<std::string>{"title"});
  chip->menu()->actions().at(1)->trigger();
  QVERIFY(stage.recipe().same.empty());
  QCOMPARE(chip->text(), QStringLiteral("any rows"));
}

void TestFindPage::shinglesAreEdited() {
  ShownPage stage;
  stage.click(QStringLiteral("words"));
  QCOMPARE(stage.recipe().shingle.unit, ShingleUnit::Word);
  typeInto(stage.named<QSpinBox>(QStringLiteral("Units per shingle, k")), QStringLiteral("3"));
  QCOMPARE(stage.recipe().shingle.k, 3U);
  stage.click(QStringLiteral("skip"));
  QCOMPARE(stage.recipe().shingle.shortTexts, ShortTexts::Skip);
}

void TestFindPage::repeatsCountOnceOrEachTime() {
  ShownPage stage;
  stage.click(QStringLiteral("each time"));
  QCOMPARE(stage.recipe().shingle.counts, ShingleCounts::Multiset);
  QVERIFY(hasLabel(stage.page, QStringLiteral("General text, 1 change")));
  stage.click(QStringLiteral("once"));
  QCOMPARE(stage.recipe().shingle.counts, ShingleCounts::Set);
}

void TestFindPage::rulesOfWordsAreForWords() {
  ShownPage stage;
  auto *rare = stage.named<QSpinBox>(QStringLiteral("Rare words: words in fewer rows become one"));
  auto *separator = stage.named<QLineEdit>(QStringLiteral("Words are divided at"));
  QVERIFY(!rare->isEnabled() && !separator->isEnabled());
  QCOMPARE(rare->text(), QStringLiteral("off"));
  stage.click(QStringLiteral("words"));
  QVERIFY(rare->isEnabled() && separator->isEnabled());
  typeInto(rare, QStringLiteral("3"));
  QCOMPARE(stage.recipe().shingle.minDocumentFrequency, 3U);
  typeInto(rare, QStringLiteral("1"));
  QCOMPARE(stage.recipe().shingle.minDocumentFrequency, 0U);
  typeInto(rare, QStringLiteral("2"));
  separator->setFocus();
  QTest::keyClicks(separator, QStringLiteral("|"));
  QTest::keyClick(separator, Qt::Key_Return);
  QCOMPARE(stage.recipe().shingle.wordSeparator, std::string("|"));
  QVERIFY(validateRecipe(stage.recipe()));
  separator->selectAll();
  QTest::keyClicks(separator, QStringLiteral("\\t"));
  QTest::keyClick(separator, Qt::Key_Return);
  QCOMPARE(stage.recipe().shingle.wordSeparator, std::string("\t"));
  stage.click(QStringLiteral("characters"));
  QCOMPARE(stage.recipe().shingle.minDocumentFrequency, 0U);
  QVERIFY(stage.recipe().shingle.wordSeparator.empty());
  QVERIFY(validateRecipe(stage.recipe()));
  QVERIFY(!rare->isEnabled());
}

void TestFindPage::stopShinglesAreAShareOfTheRows() {
  ShownPage stage;
  auto *stop = stage.named<QDoubleSpinBox>(QStringLiteral("Stop-shingles, percent of the rows"));
  QCOMPARE(stop->text(), QStringLiteral("off"));
  typeInto(stop, QStringLiteral("12.5"));
  QVERIFY(stage.recipe().shingle.maxDocumentFrequency == std::optional<Ratio>(Ratio{125, 1000}));
  QVERIFY(validateRecipe(stage.recipe()));
  QVERIFY(hasLabel(stage.page, QStringLiteral("General text, 1 change")));
  typeInto(stop, QStringLiteral("0"));
  QVERIFY(!stage.recipe().shingle.maxDocumentFrequency);
}

void TestFindPage::everyHashCanBeChosenByKey() {
  ShownPage stage;
  auto *box = stage.named<QComboBox>(QStringLiteral("Hash of a shingle"));
  QCOMPARE(box->count(), static_cast<int>(kHashNames.size()));
  box->setFocus();
  QTest::keyClick(box, Qt::Key_Home);
  for (const auto &entry : kHashNames) {
    QCOMPARE(choiceName(kHashNames, stage.recipe().shingle.hash), std::string(entry.name));
    QVERIFY2(!box->toolTip().isEmpty(), qPrintable(box->currentText()));
    QTest::keyClick(box, Qt::Key_Down);
  }
}

void TestFindPage::everyPermutationCanBeChosenByKey() {
  ShownPage stage;
  auto *box = stage.named<QComboBox>(QStringLiteral("Permutations"));
  QCOMPARE(box->count(), static_cast<int>(kPermutationNames.size()));
  box->setFocus();
  QTest::keyClick(box, Qt::Key_Home);
  for (const auto &entry : kPermutationNames) {
    QCOMPARE(choiceName(kPermutationNames, stage.recipe().signature.scheme),
             std::string(entry.name));
    QVERIFY2(!box->toolTip().isEmpty(), qPrintable(box->currentText()));
    const bool isWorse = entry.name == "xor" || entry.name == "one-permutation";
    QCOMPARE(hasLabel(stage.page, QStringLiteral("less accurate")), isWorse);
    QTest::keyClick(box, Qt::Key_Down);
  }
}

void TestFindPage::oddHashesPickAPlanAndSaySo() {
  ShownPage stage;
  QSignalSpy changed(&stage.session, &Session::recipeChanged);
  typeInto(stage.named<QSpinBox>(QStringLiteral("Number of hashes")), QStringLiteral("100"));
  QCOMPARE(stage.recipe().signature.numHashes, 100U);
  QVERIFY(stage.recipe().bandPlan() == bandPlanForThreshold(100, 0.8));
  QCOMPARE(changed.count(), 1);
  QVERIFY(hasLabel(stage.page, QStringLiteral("32 bands do not divide 100 hashes")));
  QVERIFY(validateRecipe(stage.recipe()));
}

void TestFindPage::bandsFollowTheThreshold() {
  ShownPage stage;
  stage.click(QStringLiteral("threshold"));
  QVERIFY(stage.recipe().bandPlan() == bandPlanForThreshold(128, 0.8));
  typeInto(stage.named<QDoubleSpinBox>(QStringLiteral("Threshold as a number")),
           QStringLiteral("0.3"));
  QVERIFY(stage.recipe().bandPlan() == bandPlanForThreshold(128, 0.3));
}

void TestFindPage::bandsComeFromAZone() {
  ShownPage stage;
  auto *lower = stage.named<QDoubleSpinBox>(QStringLiteral("Lower similarity, d1"));
  QVERIFY(!lower->isVisible());
  const BandPlan before = stage.recipe().bandPlan();
  stage.click(QStringLiteral("zone"));
  QVERIFY(lower->isVisible());
  // The zone ends at the threshold and allows as many hashes as the recipe has.
  ToleranceZone zone;
  zone.d1 = 0.75;
  zone.d2 = 0.8;
  zone.maxHashes = 128;
  const auto narrow = plansForZone(zone);
  QVERIFY(narrow->within == 0 && narrow->closest().missedAtD2 > kMostMissedOfProposed);
  QTRY_VERIFY(hasLabel(stage.page, QStringLiteral("No plan keeps the zone; 132 × 17 would.")));
  // The closest plan misses more than the zone allows.
  QVERIFY(hasLabel(stage.page, QStringLiteral("The bands stay as they are. The closest,")));
  QVERIFY(stage.recipe().bandPlan() == before);
  typeInto(lower, QStringLiteral("0.4"));
  zone.d1 = 0.4;
  const auto all = plansForZone(zone);
  const ZonePlan wide = all->plans[*all->proposed()];
  QVERIFY(wide.isWithin);
  QTRY_COMPARE(stage.recipe().bandPlan(), wide.plan);
  QVERIFY(stage.recipe().zone == RecipeZone::of(zone));  // a saved recipe has it too
  QVERIFY(
      hasLabel(stage.page,
               QStringLiteral("%1 × %2 keeps the zone.").arg(wide.plan.bands).arg(wide.plan.rows)));
  // A number of hashes that the user set does not belong to a zone.
  typeInto(stage.named<QSpinBox>(QStringLiteral("Number of hashes")), QStringLiteral("100"));
  QVERIFY(!lower->isVisible());
  QCOMPARE(stage.recipe().signature.numHashes, 100U);
}

void TestFindPage::bandsByHandOfferDivisorsOnly() {
  ShownPage stage;
  auto *bands = stage.named<QComboBox>(QStringLiteral("Bands × rows"));
  QCOMPARE(bands->count(), 8);  // 128 has eight divisors
  QCOMPARE(bands->currentText(), QStringLiteral("32 × 4"));
  bands->setFocus();
  QTest::keyClick(bands, Qt::Key_Down);
  QCOMPARE(stage.recipe().bands, 64U);
  QVERIFY(hasLabel(stage.page, QStringLiteral("64 bands of 2 rows")));
}

void TestFindPage::thresholdByKeyAndNumber() {
  ShownPage stage;
  auto *slider = stage.named<QSlider>(QStringLiteral("Threshold"));
  slider->setFocus();
  QTest::keyClick(slider, Qt::Key_Right);
  QCOMPARE(stage.recipe().threshold.toString(), std::string("0.81"));
  auto *number = stage.named<QDoubleSpinBox>(QStringLiteral("Threshold as a number"));
  QCOMPARE(number->value(), 0.81);
  typeInto(number, QStringLiteral("0.7"));
  QCOMPARE(stage.recipe().threshold.toString(), std::string("0.7"));
  QCOMPARE(slider->value(), 70);
}

void TestFindPage::floorIsAutomaticOrOwn() {
  ShownPage stage;
  QVERIFY(!stage.recipe().floor);
  typeInto(stage.named<QDoubleSpinBox>(QStringLiteral("Floor")), QStringLiteral("0.5"));
  QVERIFY(stage.recipe().floor == std::optional<Ratio>(Ratio{5, 10}));
  typeInto(stage.named<QDoubleSpinBox>(QStringLiteral("Threshold as a number")),
           QStringLiteral("0.4"));
  QVERIFY(validateRecipe(stage.recipe()));  // the floor moved down with the threshold
  stage.click(QStringLiteral("threshold − 0.2"));
  QVERIFY(!stage.recipe().floor);
}

void TestFindPage::seedTakesAll64Bits() {
  ShownPage stage;
  auto *seed = stage.named<QLineEdit>(QStringLiteral("Seed"));
  typeInto(seed, QStringLiteral("18446744073709551615"));
  QCOMPARE(stage.recipe().signature.seed, ~std::uint64_t{0});
  typeInto(seed, QStringLiteral("99999999999999999999"));  // exceeds 64 bits
  QCOMPARE(stage.recipe().signature.seed, ~std::uint64_t{0});
  QCOMPARE(seed->text(), QStringLiteral("18446744073709551615"));
}

void TestFindPage::presetKeepsTheColumns() {
  ShownPage stage;
  auto *presets = qobject_cast<QPushButton *>(stage.button(QStringLiteral("Presets")));
  for (QAction *action : presets->menu()->actions()) {
    if (action->text() == QStringLiteral("News (plagiarism report)")) action->trigger();
  }
  QCOMPARE(stage.recipe().name, std::string("news"));
  QCOMPARE(stage.recipe().bands, 6U);
  QCOMPARE(stage.recipe().compare, std::vector<std::string>{"#3"});
  QVERIFY(hasLabel(stage.page, QStringLiteral("News (plagiarism report)")));
}

void TestFindPage::titleCountsChanges() {
  auto recipe = presetRecipe("kijiji");
  QVERIFY(recipe);
  QCOMPARE(recipeTitle(*recipe), QStringLiteral("Listings (Kijiji)"));
  recipe->preparation.whiteSpace = WhiteSpace::All;
  QCOMPARE(recipeTitle(*recipe), QStringLiteral("Listings (Kijiji), 1 change"));
  recipe->threshold = {7, 10};
  recipe->compare = {"Title"};  // columns belong to the file, not to the preset
  QCOMPARE(recipeTitle(*recipe), QStringLiteral("Listings (Kijiji), 2 changes"));
  QCOMPARE(factorsText(100), QStringLiteral("10×10, 20×5, 25×4, …"));
  QCOMPARE(factorsText(7), QStringLiteral("7×1"));
}

void TestFindPage::recipeSurvivesSavingAndLoading() {
  ShownPage stage;
  auto *editor = stage.page.findChild<RecipeEditor *>();
  stage.click(QStringLiteral("no digits"));
  const Recipe saved = stage.recipe();
  const QString path = stage.directory.filePath(QStringLiteral("recipe.json"));
  editor->saveTo(path);
  const auto onDisk = loadRecipe(path.toStdString());
  QVERIFY(onDisk);
  QCOMPARE(onDisk->compare, std::vector<std::string>{"text"});  // columns are stored by name
  stage.click(QStringLiteral("no digits"));
  stage.controller.setRoles({ColumnRole::Shown, ColumnRole::Compared, ColumnRole::Shown});
  editor->loadFrom(path);
  QVERIFY(stage.recipe() == saved);
  // The table is never overwritten.
  QFile table(stage.directory.filePath(QStringLiteral("table.csv")));
  QVERIFY(table.open(QIODevice::ReadWrite) && table.write("a,b") == 3 && table.flush());
  LoadedDataset loaded;
  loaded.dataset = stage.session.dataset();
  loaded.report.path = table.fileName().toStdString();
  stage.session.setDataset(std::move(loaded), {}, stage.session.roles());
  QSignalSpy refused(editor, &RecipeEditor::failed);
  editor->saveTo(table.fileName());
  QCOMPARE(refused.size(), 1);
  QVERIFY(table.seek(0) && table.readAll() == "a,b");
  QCOMPARE(stage.session.roles().at(2), ColumnRole::Compared);
  QCOMPARE(stage.session.roles().at(1), ColumnRole::Shown);
}

void TestFindPage::linksAreChosenByKeyAndKept() {
  ShownPage stage;
  auto *editor = stage.page.findChild<RecipeEditor *>();
  SegmentedControl *pairs = nullptr;
  for (auto *control : editor->findChildren<SegmentedControl *>())
    if (control->accessibleName() == QStringLiteral("Pairs")) pairs = control;
  QVERIFY(pairs != nullptr);
  QVERIFY(hasLabel(stage.page, QStringLiteral("Every pair down to the floor.")));
  auto *all = pairs->findChild<QAbstractButton *>();
  all->setFocus();
  QTest::keyClick(all, Qt::Key_Right);
  QCOMPARE(stage.recipe().pairs, PairsWanted::Links);
  QVERIFY(hasLabel(stage.page, QStringLiteral("Only enough pairs to link each group")));
  QVERIFY(recipeTitle(stage.recipe()).endsWith(QStringLiteral("1 change")));
  const QString path = stage.directory.filePath(QStringLiteral("links.json"));
  editor->saveTo(path);
  pairs->setCurrentIndex(0);
  QCOMPARE(stage.recipe().pairs, PairsWanted::All);
  editor->loadFrom(path);
  QCOMPARE(stage.recipe().pairs, PairsWanted::Links);
  QCOMPARE(pairs->currentIndex(), 1);
  stage.click(QStringLiteral("Find duplicates"));
  QTRY_VERIFY(stage.session.hasResult());
  QCOMPARE(stage.session.result()->recipe().pairs, PairsWanted::Links);
  QVERIFY(hasLabel(stage.page, QStringLiteral("Only the pairs that link each group are here")));
}

/// Containment is chosen by key; what it does not use is off, and the run finds parts.
void TestFindPage::containmentIsChosenByKeyAndFound() {
  ShownPage stage;
  auto *choice = stage.page.findChild<MeasureChoice *>();
  auto *least = choice->findChild<QSpinBox *>();
  QVERIFY(least->isHidden());
  auto *jaccard = choice->findChild<QAbstractButton *>();
  jaccard->setFocus();
  QTest::keyClick(jaccard, Qt::Key_Right);
  QVERIFY(stage.recipe().measure.isContainment());
  QVERIFY(!least->isHidden());
  QVERIFY(recipeTitle(stage.recipe()).endsWith(QStringLiteral("1 change")));
  QVERIFY(hasLabel(stage.page, QStringLiteral("Finds every pair without signatures and bands")));
  QVERIFY(hasLabel(stage.page, QStringLiteral("Containment does not depend on chance")));
  for (const QWidget *field : stage.page.findChildren<QWidget *>()) {
    for (const char *name : {"Number of hashes", "Permutations", "Bands × rows", "Verify", "Seed"})
      if (field->accessibleName() == QString::fromUtf8(name)) QVERIFY(!field->isEnabled());
  }
  least->setValue(3);
  QCOMPARE(stage.recipe().measure.leastShingles, 3U);
  QVERIFY(recipeTitle(stage.recipe()).endsWith(QStringLiteral("2 changes")));
  stage.click(QStringLiteral("Find duplicates"));
  QTRY_VERIFY(stage.session.hasResult());
  QVERIFY(stage.session.result()->recipe().measure.isContainment());
  QCOMPARE(stage.session.result()->report.engine, std::string("exact"));
  auto *containment = choice->findChildren<QAbstractButton *>().at(1);
  containment->setFocus();
  QTest::keyClick(containment, Qt::Key_Left);
  QVERIFY(!stage.recipe().measure.isContainment());
  QVERIFY(!hasLabel(stage.page, QStringLiteral("Containment does not depend on chance")));
}

/// A recipe of estimates cannot be kept: minima do not tell a part.
void TestFindPage::containmentIsVerifiedExactly() {
  ShownPage stage;
  Recipe recipe = stage.recipe();
  recipe.verification = Verification::Estimate;
  stage.controller.setRecipe(recipe);
  stage.page.findChild<MeasureChoice *>()->findChild<SegmentedControl *>()->setCurrentIndex(1);
  QCOMPARE(stage.recipe().verification, Verification::Exact);
  QVERIFY(validateRecipe(stage.recipe()));
}

void TestFindPage::badRecipeFileIsToldInThePanel() {
  ShownPage stage;
  const Recipe before = stage.recipe();
  stage.page.findChild<RecipeEditor *>()->loadFrom(QStringLiteral("/nowhere/recipe.json"));
  QVERIFY(hasLabel(stage.page, QStringLiteral("/nowhere/recipe.json")));
  QVERIFY(stage.recipe() == before);
}

void TestFindPage::findRunsAndOffersReview() {
  ShownPage stage;
  QSignalSpy requested(&stage.page, &WorkspacePage::pageRequested);
  stage.click(QStringLiteral("Find duplicates"));
  QTRY_VERIFY(stage.session.hasResult());
  QTRY_COMPARE(stage.controller.activity(), Activity::Idle);
  QVERIFY(hasLabel(stage.page, QStringLiteral(" pairs in ")));
  stage.click(QStringLiteral("Review them"));
  QCOMPARE(requested.count(), 1);
  QCOMPARE(requested.first().first().toString(), QStringLiteral("review"));
  stage.click(QStringLiteral("lower case"));
  QVERIFY(hasLabel(stage.page, QStringLiteral("The recipe has changed since.")));
}

void TestFindPage::withoutDataTheCurveLivesAndRunsAreOff() {
  ShownPage stage(false);
  QVERIFY(!stage.button(QStringLiteral("Find duplicates"))->isEnabled());
  QVERIFY(!stage.button(QStringLiteral("Try on 2,000 rows"))->isEnabled());
  QVERIFY(stage.button(QStringLiteral("Open the sample")) != nullptr);
  auto *bands = stage.named<QComboBox>(QStringLiteral("Bands × rows"));
  bands->setFocus();
  QTest::keyClick(bands, Qt::Key_Up);
  QVERIFY(hasLabel(stage.page, QStringLiteral("16 bands of 8 rows")));
}

void TestFindPage::nothingComparedIsAnObstacle() {
  ShownPage stage;
  stage.click(QStringLiteral("text"));
  QAbstractButton *find = stage.button(QStringLiteral("Find duplicates"));
  QVERIFY(!find->isEnabled());
  QVERIFY(find->toolTip().startsWith(QStringLiteral("Choose at least one column")));
}

void TestFindPage::estimateArrivesAndIsReplaced() {
  ShownPage stage;
  auto *strip = stage.page.findChild<EstimateStrip *>();
  QSignalSpy estimated(strip, &EstimateStrip::estimated);
  QTRY_COMPARE(estimated.count(), 1);
  QVERIFY(hasLabel(stage.page, QStringLiteral("<b>20</b> distinct of 40")));
  stage.click(QStringLiteral("no digits"));  // makes all texts the same
  stage.click(QStringLiteral("no lone letters"));
  QTRY_COMPARE(estimated.count(), 2);  // one estimate for both changes
  QVERIFY(hasLabel(stage.page, QStringLiteral("<b>1</b> distinct of 40")));
  stage.click(QStringLiteral("text"));
  QVERIFY(!hasLabel(stage.page, QStringLiteral("distinct of 40")));
}

void TestFindPage::fitsTheSmallestWindow() {
  ShownPage stage;
  const QSize least = stage.page.minimumSizeHint();
  QVERIFY2(least.width() <= 1008, qPrintable(QString::number(least.width())));
  QVERIFY2(least.height() <= 630, qPrintable(QString::number(least.height())));
}

void TestFindPage::everyControlHasAName() {
  ShownPage stage;
  for (QWidget *widget : stage.page.findChildren<QWidget *>()) {
    const bool isInput = qobject_cast<QAbstractSpinBox *>(widget) != nullptr ||
                         qobject_cast<QSlider *>(widget) != nullptr ||
                         qobject_cast<QComboBox *>(widget) != nullptr;
    if (isInput) QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
  }
}

SHINGLESCOPE_TEST(TestFindPage, QApplication)
#include "tst_find_page.moc"
