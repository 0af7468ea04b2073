// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/stop_panel.h"

#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/frame/revert_adoption_button.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/parts/tuning/recipe_adopter.h"

namespace shinglescope {
namespace {

constexpr double kFirstPercent = 10;
constexpr qsizetype kStopPanelShingleCharacters = 24;
constexpr std::size_t kExamples = 3;

std::uint64_t largestOf(const BucketStatistics &view) {
  return view.sizes.empty() ? 0 : view.sizes.back().texts;
}

QString examplesText(const StopShinglePreview &preview) {
  QStringList texts;
  for (std::size_t i = 0; i < std::min(preview.examples.size(), kExamples); ++i)
    texts << quotedText(preview.examples[i].text, kStopPanelShingleCharacters);
  return texts.join(QStringLiteral(" "));
}

QString changeText(std::uint64_t before, std::uint64_t after) {
  return StopPanel::tr("%1, then %2").arg(countText(before), countText(after));
}

}  // namespace

StopPanel::StopPanel(RecipeAdopter &adopter, QWidget *parent)
    : Panel(tr("Stop-shingles"), parent), m_adopter(adopter) {
  m_adopt =
      makePushButton(nullptr, tr("&Adopt"), "stopAdopt", tr("Puts the share into the recipe"));
  addHeaderWidgets({new RevertAdoptionButton(adopter), m_adopt});
  m_share = new QDoubleSpinBox;
  m_share->setRange(kLeastStopShare.toDouble() * 100, 100);
  m_share->setDecimals(1);
  m_share->setValue(kFirstPercent);
  m_share->setSuffix(tr(" % of the rows"));
  m_share->setFixedWidth(170);
  m_share->setAccessibleName(tr("Leave out shingles in more than"));
  m_form = new FormRows;
  m_form->addRow(tr("In more than"), {m_share});
  m_form->addFigure(tr("Left out"), "stopped");
  m_form->addFigure(tr("Candidates"), "candidates");
  m_form->addFigure(tr("Largest bucket"), "largest");
  m_form->addFigure(tr("Rows left empty"), "emptied");
  m_form->finish();
  setBody(m_form);
  m_strip = new TaskFooter(tr("&Preview"));
  setFooter(m_strip);
  connect(m_strip, &TaskFooter::startRequested, this, &StopPanel::start);
  connect(m_strip, &TaskFooter::cancelRequested, this, &StopPanel::cancel);
  connect(m_adopt, &QPushButton::clicked, this, &StopPanel::adopt);
  clear();
}

void StopPanel::setQuestion(std::shared_ptr<const Dataset> dataset, const Recipe &recipe) {
  if (dataset == m_dataset && recipe == m_recipe) return;
  m_strip->drop(m_job);
  m_dataset = std::move(dataset);
  m_recipe = recipe;
  clear();
}

void StopPanel::clear() {
  m_preview.reset();
  m_adopt->setEnabled(false);
  m_form->clearFigures();
}

void StopPanel::start() {
  if (m_dataset == nullptr || m_job.isRunning()) return;
  clear();
  m_strip->run(
      m_job,
      [dataset = m_dataset, recipe = m_recipe,
       share = ratioFromDouble(m_share->value() / 100)](const RunContext &context) {
        return previewStopShingles(*dataset, recipe, share, {}, context);
      },
      [this](StopShinglePreview preview) { show(std::move(preview)); });
}

void StopPanel::show(StopShinglePreview preview) {
  m_preview = std::move(preview);
  m_form->setFigure("stopped", m_preview->stopped == 0 ? tr("no shingle is in that many rows")
                                                       : tr("%1 shingles, such as %2")
                                                             .arg(countText(m_preview->stopped),
                                                                  examplesText(*m_preview)));
  m_form->setFigure("candidates",
                    changeText(m_preview->before.candidates, m_preview->after.candidates));
  m_form->setFigure("largest", tr("%1 texts, then %2")
                                   .arg(countText(largestOf(m_preview->before)),
                                        countText(largestOf(m_preview->after))));
  m_form->setFigure("emptied", countText(m_preview->emptiedRows));
  m_adopt->setEnabled(m_preview->stopped > 0);
}

void StopPanel::adopt() {
  if (!m_preview) return;
  Recipe recipe = m_recipe;
  recipe.shingle.maxDocumentFrequency = m_preview->share;
  m_adopter.adopt(recipe, tr("shingles in more than %1 of the rows left out")
                              .arg(percentText(m_preview->share.toDouble())));
}

}  // namespace shinglescope
