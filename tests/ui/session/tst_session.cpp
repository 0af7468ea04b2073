// SPDX-License-Identifier: MIT
// The session: roles determine the recipe's columns, a new data set resets everything, and the
// counts of the review follow threshold and verdicts.

#include <QSignalSpy>
#include <QtTest>

#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/plain_judgements.h"
#include "tests/support/test_registry.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/progress_text.h"
#include "ui/session/review_counts.h"
#include "ui/session/session.h"

using namespace shinglescope;
using test::judged;
using test::key;

namespace {

using Rows = std::vector<std::vector<std::string_view>>;

LoadedDataset makeData(std::vector<std::string> names, const Rows &rows) {
  DatasetBuilder builder(std::move(names));
  for (const auto &row : rows) builder.addRow(row, 0);
  LoadedDataset loaded;
  loaded.dataset = builder.finish();
  loaded.report.path = "/some/where/listings.tsv";
  loaded.report.rows = rows.size();
  return loaded;
}

LoadedDataset listings() {
  return makeData(
      {"id", "link", "text", "price", "empty"},
      {{"a1", "https://x.org/1", "Bright two-room flat on the third floor, furnished", "900", ""},
       {"a2", "https://x.org/2", "Bright two-room flat on the third floor, furnished", "900", ""},
       {"a3", "https://x.org/3", "Bright two-room flat on the third floor, furnished!", "800", ""},
       {"a4", "https://x.org/4", "A shop of 120 square metres with four windows", "900", ""}});
}

std::shared_ptr<const DuplicateResult> runOn(const Session &session) {
  auto found = findDuplicates(*session.dataset(), session.recipe(), RunContext{});
  if (!found) return nullptr;
  return std::make_shared<DuplicateResult>(*std::move(found));
}

}  // namespace

class TestSession : public QObject {
  Q_OBJECT

 private slots:
  void rolesAreGuessed();
  void oneColumnOfNamesIsCompared();
  void rolesDecideTheRecipesColumns();
  void recipeKeepsTheRolesColumns();
  void recipeOrdersTheColumns();
  void aChangedRecipeOutdatesTheResult();
  void aNewDatasetStartsAfresh();
  void countsFollowThresholdAndVerdicts();
  void verdictsOutsideTheResultAreNotCounted();
  void errorsBecomeSentences();
  void progressBecomesSentences();
};

void TestSession::rolesAreGuessed() {
  const std::vector<ColumnRole> expected = {ColumnRole::Id, ColumnRole::Link, ColumnRole::Compared,
                                            ColumnRole::Shown, ColumnRole::Ignored};
  QVERIFY(guessColumnRoles(*listings().dataset) == expected);
  QVERIFY(guessColumnRoles(*makeData({}, {}).dataset).empty());
}

void TestSession::oneColumnOfNamesIsCompared() {
  const auto names = makeData({"name"}, {{"Smith"}, {"Jones"}, {"Smyth"}});
  QVERIFY(guessColumnRoles(*names.dataset) == std::vector{ColumnRole::Compared});
}

void TestSession::rolesDecideTheRecipesColumns() {
  Session session;
  QVERIFY(!session.hasDataset());
  QVERIFY(session.fileName().isEmpty());
  QSignalSpy recipes(&session, &Session::recipeChanged);
  session.setDataset(listings(), {}, {});
  QCOMPARE(session.fileName(), QStringLiteral("listings.tsv"));
  QVERIFY(session.recipe().compare == std::vector<std::string>{"#3"});
  QVERIFY(session.recipe().id == std::optional<std::string>("#1"));
  QCOMPARE(recipes.count(), 1);
  auto roles = session.roles();
  roles[0] = ColumnRole::Shown;
  roles[3] = ColumnRole::Compared;
  session.setRoles(roles);
  QVERIFY((session.recipe().compare == std::vector<std::string>{"#3", "#4"}));
  QVERIFY(!session.recipe().id);
  session.setRoles({ColumnRole::Compared});  // these roles are for another table
  QVERIFY(session.roles() == roles);
}

void TestSession::recipeOrdersTheColumns() {
  Session session;
  session.setDataset(listings(), {}, {});
  auto roles = session.roles();
  roles[3] = ColumnRole::Compared;
  session.setRoles(roles);
  Recipe recipe = session.recipe();
  recipe.compare = {session.dataset()->columnName({3}), session.dataset()->columnName({2})};
  session.setRecipe(recipe);
  QVERIFY((session.recipe().compare == std::vector<std::string>{"#4", "#3"}));
  QVERIFY((session.comparedColumns() == std::vector{ColumnId{3}, ColumnId{2}}));
  roles[0] = ColumnRole::Shown;
  session.setRoles(roles);
  QVERIFY((session.recipe().compare == std::vector<std::string>{"#4", "#3"}));
  roles[0] = ColumnRole::Compared;
  session.setRoles(roles);
  QVERIFY((session.recipe().compare == std::vector<std::string>{"#1", "#3", "#4"}));
}

void TestSession::recipeKeepsTheRolesColumns() {
  Session session;
  session.setDataset(listings(), {}, {});
  Recipe recipe = *presetRecipe("kijiji");
  recipe.compare = {"price"};
  session.setRecipe(recipe);
  QVERIFY(session.recipe().compare == std::vector<std::string>{"#3"});
  QCOMPARE(session.recipe().shingle.k, recipe.shingle.k);
  QSignalSpy changes(&session, &Session::recipeChanged);
  session.setRecipe(session.recipe());
  QCOMPARE(changes.count(), 0);
}

void TestSession::aChangedRecipeOutdatesTheResult() {
  Session session;
  session.setDataset(listings(), {}, {});
  const auto result = runOn(session);
  QVERIFY(result != nullptr);
  session.setResult(result, false);
  QVERIFY(!session.isResultOutdated());
  Recipe recipe = session.recipe();
  recipe.name = "renamed";
  recipe.zone = RecipeZone{};  // only says where the bands came from
  session.setRecipe(recipe);
  QVERIFY(session.recipe().zone);
  QVERIFY(!session.isResultOutdated());
  recipe.shingle.k = 4;
  session.setRecipe(recipe);
  QVERIFY(session.isResultOutdated());
}

void TestSession::aNewDatasetStartsAfresh() {
  Session session;
  session.setDataset(listings(), {}, {});
  session.setResult(runOn(session), true);
  QVERIFY(session.isTrial());
  QVERIFY(session.setJudgement(key(0, 0), judged(Verdict::Duplicate)).hasValue());
  session.setDataset(listings(), {}, {});
  QVERIFY(!session.hasResult());
  QVERIFY(!session.isTrial());
  QCOMPARE(session.verdicts().counts().decided(), 0U);
  QVERIFY(!session.verdicts().canUndo());
}

void TestSession::countsFollowThresholdAndVerdicts() {
  Session session;
  ReviewCounter counter(session);
  const auto judge = [&](ItemKey item, Verdict verdict) {
    const auto step = session.setJudgement(item, judged(verdict));
    QVERIFY(step.hasValue());
    counter.follow(*step);
  };
  counter.recount();
  QCOMPARE(counter.counts().items, 0U);
  session.setDataset(listings(), {}, {});
  session.setResult(runOn(session), false);
  counter.recount();
  // Rows 0 and 1 are one class; the third row is similar to it.
  QCOMPARE(counter.counts().items, 2U);
  judge(key(0, 0), Verdict::Duplicate);
  judge(key(0, 2), Verdict::Unsure);
  QCOMPARE(counter.counts().reviewed, 2U);
  QCOMPARE(counter.counts().unsure, 1U);
  QCOMPARE(counter.counts().left(), 0U);
  judge(key(0, 2), Verdict::NotDuplicate);
  QCOMPARE(counter.counts().unsure, 0U);
  judge(key(0, 0), Verdict::Undecided);
  QCOMPARE(counter.counts().reviewed, 1U);
  judge(key(0, 0), Verdict::Unsure);
  session.setReviewThreshold(Ratio{1, 1});
  counter.recount();
  QCOMPARE(counter.counts().items, 1U);
  QCOMPARE(counter.counts().reviewed, 1U);
  QCOMPARE(counter.counts().unsure, 1U);
}

void TestSession::verdictsOutsideTheResultAreNotCounted() {
  Session session;
  session.setDataset(listings(), {}, {});
  session.setResult(runOn(session), false);
  ReviewCounter counter(session);
  counter.recount();
  for (const ItemKey &foreign : {key(0, 3), key(1, 3), key(3, 3)}) {
    const auto step = session.setJudgement(foreign, judged(Verdict::Duplicate));
    QVERIFY(step.hasValue());
    counter.follow(*step);
  }
  QCOMPARE(counter.counts().reviewed, 0U);
  counter.recount();
  QCOMPARE(counter.counts().reviewed, 0U);
  QVERIFY2(!session.setJudgement(key(7, 900), judged(Verdict::Duplicate)), "no such rows");
  // Any row with a text represents it.
  const auto step = session.setJudgement(key(1, 2), judged(Verdict::Duplicate));
  QVERIFY(step.hasValue());
  counter.follow(*step);
  QCOMPARE(counter.counts().reviewed, 1U);
}

void TestSession::errorsBecomeSentences() {
  const QString text = errorText(plainError(ErrorCode::Io, "There is no file \"x.csv\"."));
  QVERIFY(text.contains(QStringLiteral("There is no file \"x.csv\".")));
  QVERIFY(text.size() > 30);
  QCOMPARE(errorText(cancelledError()), QStringLiteral("Stopped."));
}

void TestSession::progressBecomesSentences() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  QCOMPARE(progressText({Stage::Preparing, WorkUnit::Rows, 12400, 80000, 1.0}),
           QStringLiteral("Preparing: 12,400 of 80,000 rows"));
  QCOMPARE(progressText({Stage::Verifying, WorkUnit::Candidates, 5, 0, 1.0}),
           QStringLiteral("Verifying: 5 candidates"));
  QCOMPARE(progressText({Stage::Reading, WorkUnit::Bytes, 1'500'000, 0, 1.0}),
           QStringLiteral("Reading: 1.5 MB"));
  // Without a unit the text has no numbers. Every stage and unit has its own text.
  QCOMPARE(progressText({Stage::Judging, WorkUnit::Nothing, 5, 10, 1.0}),
           QStringLiteral("Judging"));
  QCOMPARE(progressText({Stage::Sweeping, WorkUnit::Settings, 12, 432, 1.0}),
           QStringLiteral("Trying settings: 12 of 432 settings"));
  QSet<QString> stages;
  for (int stage = 0; stage < static_cast<int>(Stage::Count); ++stage)
    stages << progressText({static_cast<Stage>(stage), WorkUnit::Nothing, 0, 0, 1.0});
  QCOMPARE(stages.size(), static_cast<qsizetype>(Stage::Count));
  QSet<QString> units;
  for (int unit = 1; unit < static_cast<int>(WorkUnit::Count); ++unit)
    units << progressText({Stage::Reading, static_cast<WorkUnit>(unit), 1, 2, 1.0});
  QCOMPARE(units.size(), static_cast<qsizetype>(WorkUnit::Count) - 1);
  RemainingTimeEstimator clock;
  QVERIFY(!clock.secondsLeft({Stage::Signing, WorkUnit::Rows, 1, 100, 10.0}));
  QCOMPARE(clock.secondsLeft({Stage::Signing, WorkUnit::Rows, 50, 100, 12.0}).value_or(-1), 2.0);
  QVERIFY(!clock.secondsLeft({Stage::Banding, WorkUnit::Rows, 1, 100, 12.1}));
  QCOMPARE(timeLeftText(2.0), QStringLiteral("about 2 s left"));
  QCOMPARE(timeLeftText(150.0), QStringLiteral("about 3 min left"));
  QVERIFY(timeLeftText(std::nullopt).isEmpty());
}

SHINGLESCOPE_TEST(TestSession, QApplication)
#include "tst_session.moc"
