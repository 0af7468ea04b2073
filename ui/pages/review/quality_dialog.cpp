// SPDX-License-Identifier: MIT
#include "ui/pages/review/quality_dialog.h"

#include <QDialogButtonBox>
#include <QPushButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/plots/quality_plot.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr QSize kQualityDialogSize(820, 600);

}  // namespace

QualityDialog::QualityDialog(const QualityRequest &request, QWidget *parent) : QDialog(parent) {
  setWindowTitle(tr("Quality from verdicts"));
  createLayout();
  resize(kQualityDialogSize);
  start(request);
}

void QualityDialog::createLayout() {
  auto *layout = makeColumn(this, kDialogMargins);
  m_plot = new QualityPlot(this);
  m_panel = new PlotPanel(m_plot, tr("Pairs and audited precision by similarity"), this);
  layout->addWidget(m_panel, 1);
  m_words = makeNote(this, TextRole::Body, tr("Counting..."));
  m_words->setObjectName(QStringLiteral("qualityWords"));
  m_counts = makeNote(this, TextRole::Muted);
  m_counts->setObjectName(QStringLiteral("qualityCounts"));
  for (QLabel *label : {m_words, m_counts}) {
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label);
  }
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_audit = buttons->addButton(tr("&Continue the audit"), QDialogButtonBox::ActionRole);
  m_audit->setObjectName(QStringLiteral("continueAudit"));
  m_audit->setDefault(true);
  m_audit->setToolTip(tr("Lists the pairs in audit order, from the first without a verdict"));
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_audit, &QPushButton::clicked, this, [this] {
    accept();
    emit auditRequested();
  });
  connect(m_panel, &PlotPanel::messageRaised, this, &QualityDialog::messageRaised);
  layout->addWidget(buttons);
}

void QualityDialog::start(const QualityRequest &request) {
  m_job.start(
      [request](const RunContext &context) {
        return makeQualityChart(*request.queue, request.judged, *request.records, request.seed,
                                request.threshold, context);
      },
      {[this](QualityChart chart) { showChart(std::move(chart)); },
       [this](const Error &error) { m_words->setText(errorText(error)); }},
      {.threads = jobThreads()});
}

void QualityDialog::showChart(QualityChart chart) {
  m_plot->setChart(std::move(chart));
  m_panel->showTable();
  const AuditedPrecision &audited = m_plot->chart().atThreshold;
  m_words->setText(qualityText(audited));
  const auto unsure = static_cast<int>(audited.unsure);
  QString counts =
      tr("Audited: %1 of the %2 pairs at or above the threshold")
          .arg(countText(audited.decided() + audited.unsure), countText(audited.items));
  if (unsure > 0) counts += tr(", %n of them unsure", nullptr, unsure);
  m_counts->setText(counts +
                    tr(". Identical rows count as one pair. Verdicts count in the order of "
                       "the audit, up to the first pair without one."));
}

}  // namespace shinglescope
