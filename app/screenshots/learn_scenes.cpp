// SPDX-License-Identifier: MIT
#include "app/screenshots/screenshot_scenes.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/review/review_page.h"
#include "ui/window/main_window.h"
#include "ui/window/window_pages.h"

namespace shinglescope {
namespace {

const QString kLearn = QStringLiteral("learn");

LearnPage &pageOf(const SceneStage &stage) { return *stage.window.pages().learn; }

Scene learnScene(std::vector<Scene::Step> steps) {
  steps.push_back(waitForRest);
  return {kLearn, false, false, std::move(steps)};
}

/// Goes to a stage, then `steps` steps further.
Scene::Step go(LessonStage to, std::size_t steps = 0) {
  return [to, steps](const SceneStage &stage) {
    LessonPlayer &player = pageOf(stage).player();
    player.goTo(player.lesson()->firstStep(to) + steps);
  };
}

Scene::Step open(const char *id) {
  return [id](const SceneStage &stage) { pageOf(stage).openReady(QString::fromLatin1(id)); };
}

/// Goes to the example in the design: row 9 under the third hash, with a question before the next
/// row.
void goToRowNine(const SceneStage &stage) {
  constexpr std::size_t kStepsAHash = 17;  // sixteen rows and the lesson's claim
  go(LessonStage::Signature, 2 * kStepsAHash + 8)(stage);
}

void predict(const SceneStage &stage) {
  LearnPage &page = pageOf(stage);
  page.actions().predict->setChecked(true);
  page.player().forward();
}

/// Opens the pair of Review as a lesson.
void openPair(const SceneStage &stage) {
  ReviewPage *review = stage.window.pages().review;
  review->showExample();
  for (QAction *command : review->actions())
    if (command->shortcut() == QKeySequence(Qt::Key_E)) command->trigger();
}

void present(const SceneStage &stage) { pageOf(stage).actions().presenter->setChecked(true); }

/// Opens the demonstration of equal minima, up to its decision, with a thousand permutations.
void prove(const SceneStage &stage) {
  const LearnActions &actions = pageOf(stage).actions();
  actions.proof->setChecked(true);
  for (int i = 0; i < 2; ++i) actions.forward->trigger();
  actions.many->trigger();
}

/// Walks through the permutation of the step: all rows get their number, and some their place.
void walk(const SceneStage &stage) {
  constexpr int kSteps = 22;
  const LearnActions &actions = pageOf(stage).actions();
  actions.walk->setChecked(true);
  for (int i = 0; i < kSteps; ++i) actions.forward->trigger();
}

/// Counts the votes of a class for the first question of a quiz, and shows its answer.
void vote(const SceneStage &stage) {
  LearnPage &page = pageOf(stage);
  page.actions().countVotes->setChecked(true);
  page.actions().quiz->trigger();
  LessonPlayer &player = page.player();
  if (!player.question()) return;
  const std::size_t right = player.question()->answer;
  for (const std::size_t choice : {right, right + 1, right, right + 2, right + 1, right, right})
    player.choose(choice % player.question()->choices.size());
  page.actions().forward->trigger();
}

void answer(const SceneStage &stage) {
  LessonPlayer &player = pageOf(stage).player();
  if (player.question()) player.choose(player.question()->answer);
}

}  // namespace

std::map<QString, Scene> learnScenes() {
  constexpr std::size_t kTextsShown = 4;
  constexpr std::size_t kSomeCuts = 12;
  constexpr std::size_t kAllRows = 17;
  return {
      {kLearn, learnScene({goToRowNine})},
      {QStringLiteral("learn-texts"), learnScene({go(LessonStage::Texts, kTextsShown)})},
      {QStringLiteral("learn-shingles"), learnScene({go(LessonStage::Shingles, kSomeCuts)})},
      {QStringLiteral("learn-matrix"), learnScene({go(LessonStage::Matrix, kAllRows)})},
      {QStringLiteral("learn-permutations"), learnScene({go(LessonStage::Permutations, 2)})},
      {QStringLiteral("learn-orders"),
       learnScene({open("six-rows"), go(LessonStage::Permutations, 2)})},
      {QStringLiteral("learn-walk"), learnScene({go(LessonStage::Permutations), walk})},
      {QStringLiteral("learn-votes"), learnScene({go(LessonStage::Compare, 2), vote})},
      {QStringLiteral("learn-signature"), learnScene({goToRowNine, predict})},
      {QStringLiteral("learn-compare"), learnScene({go(LessonStage::Compare)})},
      {QStringLiteral("learn-bands"), learnScene({open("bands"), go(LessonStage::Bands, 9)})},
      {QStringLiteral("learn-curve"), learnScene({open("paragraph"), go(LessonStage::Curve, 7)})},
      {QStringLiteral("learn-questions"), learnScene({go(LessonStage::Questions, 1), answer})},
      {QStringLiteral("learn-pair"),
       {QStringLiteral("review"),
        true,
        true,
        {openPair, waitForRest, go(LessonStage::Signature, 5), waitForRest}}},
      {QStringLiteral("learn-presenter"), learnScene({present, goToRowNine})},
      {QStringLiteral("learn-proof"), learnScene({go(LessonStage::Compare), prove})},
  };
}

}  // namespace shinglescope
