#include "ui/widgets/showdown_panel.h"

#include <QSpinBox>
#include <climits>

#include "ui/controls/form_rows.h"
#include "ui/controls/note_label.h"
#include "ui/controls/number_text.h"
#include "ui/state/error_text.h"
#include "ui/state/recall_text.h"
#include "ui/state/sweep_text.h"
#include "ui/widgets/task_strip.h"

namespace shinglescope {
namespace {

constexpr const char *kLines[] = {"lsh", "brute", "join", "both", "cost"};

}  // namespace

ShowdownPanel::ShowdownPanel(QWidget *parent) : Panel(tr("LSH against brute force"), parent) {
  m_rows = new QSpinBox;
  m_rows->setRange(2, INT_MAX);
  m_rows->setValue(static_cast<int>(kPublishedRows));
  m_rows->setSingleStep(100'000);
  m_rows->setGroupSeparatorShown(true);
  m_rows->setFixedWidth(140);
  m_rows->setAccessibleName(tr("Rows to extrapolate to"));
  m_rows->setObjectName(QStringLiteral("showdownRows"));
  auto *form = new FormRows;
  addLine(*form, tr("LSH"), "lsh");
  addLine(*form, tr("Brute force"), "brute");
  addLine(*form, tr("Exact join"), "join");
  addLine(*form, tr("Found by both"), "both");
  form->addRow(tr("For rows"), {m_rows});
  addLine(*form, {}, "cost");
  QLabel *published = makeNote(this, TextRole::Muted, publishedText());
  form->addFillingRow({}, published);
  form->finish();
  setBody(form);
  m_strip = new TaskStrip(tr("&Time both"));
  setFooter(m_strip);
  connect(m_rows, &QSpinBox::valueChanged, this, &ShowdownPanel::extrapolate);
  connect(m_strip, &TaskStrip::startRequested, this, &ShowdownPanel::start);
  connect(m_strip, &TaskStrip::cancelRequested, this, &ShowdownPanel::cancel);
  clear();
}

void ShowdownPanel::addLine(FormRows &form, const QString &label, const char *name) {
  QLabel *note = makeNote(this, TextRole::Body);
  note->setObjectName(QLatin1String(name));
  note->setTextInteractionFlags(Qt::TextSelectableByMouse);
  form.addFillingRow(label, note);
}

void ShowdownPanel::setQuestion(std::shared_ptr<const Dataset> dataset, const Recipe &recipe) {
  if (dataset == m_dataset && recipe == m_recipe) return;
  m_job.drop();
  m_strip->setRunning(false);
  m_dataset = std::move(dataset);
  m_recipe = recipe;
  m_showdown.reset();
  clear();
}

void ShowdownPanel::clear() {
  setSubtitle({});
  for (const char *name : kLines)
    findChild<QLabel *>(QLatin1String(name))->setText(QStringLiteral("–"));
}

void ShowdownPanel::start() {
  if (m_dataset == nullptr || m_job.isRunning()) return;
  WatchedJob<Showdown>::Ends ends;
  ends.finished = [this](const Showdown &showdown) {
    m_strip->setRunning(false);
    show(showdown);
  };
  ends.cancelled = [this] {
    m_strip->setRunning(false);
    m_strip->say(tr("Cancelled."));
  };
  ends.failed = [this](const Error &error) {
    m_strip->setRunning(false);
    m_strip->sayProblem(errorText(error));
  };
  ends.progressed = [this](const ProgressSample &sample) { m_strip->setSample(sample); };
  m_strip->setRunning(true);
  m_job.start([dataset = m_dataset, recipe = m_recipe](
                  const RunContext &context) { return runShowdown(*dataset, recipe, {}, context); },
              std::move(ends));
}

void ShowdownPanel::show(const Showdown &showdown) {
  m_showdown = showdown;
  const auto say = [this](const char *name, const QString &text) {
    findChild<QLabel *>(QLatin1String(name))->setText(text);
  };
  setSubtitle(showdown.rows < showdown.dataRows
                  ? tr("%1 of %2 rows").arg(countText(showdown.rows), countText(showdown.dataRows))
                  : tr("%1 rows").arg(countText(showdown.rows)));
  say("lsh", contestantText(showdown.lshSeconds, showdown.lshPairs.rows, showdown.candidates));
  say("brute",
      contestantText(showdown.bruteSeconds, showdown.brutePairs.rows, showdown.bruteComparisons));
  say("join",
      tr("%1, the same pairs").arg(costValueText(SweepCost::Seconds, showdown.joinSeconds)));
  say("both", tr("%1 pairs, and %2 of equal texts")
                  .arg(countText(showdown.bothPairs.rows), countText(showdown.identicalPairs)));
  m_strip->say(tr("On %1 threads. Brute force and the join need %2 more to cut the texts.")
                   .arg(showdown.threads)
                   .arg(costValueText(SweepCost::Seconds, showdown.shinglingSeconds)));
  extrapolate();
}

void ShowdownPanel::extrapolate() {
  if (!m_showdown) return;
  findChild<QLabel *>(QStringLiteral("cost"))
      ->setText(extrapolationText(*m_showdown, m_rows->value()));
}

}  // namespace shinglescope
