// SPDX-License-Identifier: MIT
#include "ui/parts/why/pair_explainer.h"

#include "ui/base/jobs/delay.h"
#include "ui/base/text/error_text.h"
#include "ui/parts/why/what_if_area.h"
#include "ui/parts/why/why_panel.h"

namespace shinglescope {
namespace {

constexpr int kPairExplainerDelayMilliseconds = 150;

}  // namespace

PairExplainer::PairExplainer(WhyPanel &panel, QObject *parent) : QObject(parent), m_panel(panel) {
  setDelay(m_patience, kPairExplainerDelayMilliseconds, this,
           [this] { m_panel.clear(tr("Computing...")); });
  connect(&m_panel, &WhyPanel::bucketsAsked, this, &PairExplainer::findBuckets);
  connect(&m_panel.whatIfArea(), &WhatIfArea::asked, this, &PairExplainer::askWhatIf);
}

bool PairExplainer::isRunning() const {
  return m_explaining.isRunning() || m_buckets.isRunning() || m_whatIf.isRunning() ||
         m_covering.isRunning();
}

void PairExplainer::stop() {
  m_patience.stop();
  m_explaining.drop();
  m_buckets.drop();
  m_whatIf.drop();
  m_covering.drop();
}

bool PairExplainer::isRunOf(const char *engine) const {
  return m_question.result != nullptr && m_question.result->report.engine == engine;
}

void PairExplainer::explain(Question question) {
  m_buckets.drop();
  m_whatIf.drop();
  m_question = std::move(question);
  m_patience.start();
  m_explaining.start(
      [asked = m_question](const RunContext &context) {
        return explainPair(*asked.dataset, asked.recipe, asked.a, asked.b, context);
      },
      {[this](PairExplanation why) {
         m_patience.stop();
         m_panel.showExplanation(why, m_question.recipe,
                                 {m_question.a, m_question.b, isRunOf("exact"), isRunOf("listed")});
       },
       [this](const Error &error) {
         m_patience.stop();
         m_panel.clear(errorText(error));
       }});
}

void PairExplainer::cover(Question question) {
  m_covering.start(
      [asked = std::move(question)](const RunContext &context) -> Result<ShingleView> {
        auto coverage = coverShingles(*asked.dataset, asked.recipe, asked.a, asked.b, context);
        if (!coverage) return coverage.error();
        return shingleViewOf(*std::move(coverage));
      },
      {[this](ShingleView shingles) {
         emit shinglesFound(std::make_shared<const ShingleView>(std::move(shingles)));
       },
       [this](const Error &error) { emit shinglesFailed(errorText(error)); }});
}

void PairExplainer::findBuckets() {
  m_buckets.start(
      [asked = m_question](const RunContext &context) {
        BandBucketsRequest request{asked.a};
        // The classes of a trial run cover only its first rows.
        const bool coversAll = asked.result != nullptr &&
                               asked.result->classes.textOfRow.size() == asked.dataset->rowCount();
        if (coversAll) request.classes = &asked.result->classes;
        return findBandBuckets(*asked.dataset, asked.recipe, request, context);
      },
      {[this](std::vector<BandBucket> buckets) { m_panel.showBuckets(std::move(buckets)); },
       [this](const Error &error) { m_panel.showBucketProblem(errorText(error)); }});
}

void PairExplainer::askWhatIf(const Recipe &changed) {
  m_whatIf.start(
      [asked = m_question, changed](const RunContext &context) {
        return whatIf(*asked.dataset, asked.recipe, changed, asked.a, asked.b, context);
      },
      {[this](const WhatIf &change) { m_panel.whatIfArea().showChange(change); },
       [this](const Error &error) { m_panel.whatIfArea().showProblem(errorText(error)); }});
}

}  // namespace shinglescope
