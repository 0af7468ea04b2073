#include "app/review_scenes.h"

#include <QAction>
#include <QKeySequence>
#include <QScrollArea>

#include "ui/main_window.h"
#include "ui/pages/why_not_dialog.h"
#include "ui/pages/workspace_page.h"
#include "ui/state/session.h"
#include "ui/widgets/strips.h"
#include "ui/widgets/what_if_area.h"
#include "ui/widgets/why_panel.h"

namespace shinglescope {
namespace {

const QString kReview = QStringLiteral("review");

/// Presses the page's action that has this key.
Scene::Step press(const QKeySequence &key) {
  return [key](const SceneStage &stage) {
    for (QAction *action : stage.window.page(kReview)->actions())
      if (action->shortcut() == key) action->trigger();
  };
}

/// The first band that collided, or the first of all.
void chooseBand(const SceneStage &stage) {
  auto *strip = stage.window.page(kReview)->findChild<BandStrip *>();
  for (int band = 0; band < strip->bandCount(); ++band)
    if (strip->hasCollided(band)) return strip->chooseBand(band);
  strip->chooseBand(0);
}

void openWhatIf(const SceneStage &stage) {
  auto *why = stage.window.page(kReview)->findChild<WhyPanel *>();
  why->whatIfArea().setOpen(true);
}

/// To the end of what explains the pair.
void scrollDown(const SceneStage &stage) {
  auto *why = stage.window.page(kReview)->findChild<WhyPanel *>();
  why->findChild<QScrollArea *>()->ensureWidgetVisible(&why->whatIfArea());
}

void openDistantRows(const SceneStage &stage) {
  press(QKeySequence(Qt::SHIFT | Qt::Key_Y))(stage);
  auto *dialog = stage.window.page(kReview)->findChild<WhyNotDialog *>();
  const std::size_t rows = stage.session.dataset()->rowCount();
  if (dialog != nullptr && rows > 1) dialog->setRows({0}, {static_cast<std::uint32_t>(rows / 2)});
}

Scene scene(std::vector<Scene::Step> steps) { return {kReview, true, true, std::move(steps)}; }

}  // namespace

std::map<QString, Scene> reviewScenes() {
  return {
      {QStringLiteral("review-band"), scene({chooseBand})},
      {QStringLiteral("review-what-if"), scene({openWhatIf, scrollDown})},
      {QStringLiteral("review-shingles"), scene({press(QKeySequence(Qt::Key_H))})},
      {QStringLiteral("review-white-space"), scene({press(QKeySequence(Qt::Key_W))})},
      {QStringLiteral("review-members"), scene({press(QKeySequence(Qt::SHIFT | Qt::Key_G))})},
      {QStringLiteral("why-not"), scene({openDistantRows})},
  };
}

}  // namespace shinglescope
