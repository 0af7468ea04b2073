// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_truth.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>

#include "core/accuracy/accuracy.h"
#include "core/review/queue/review_queue.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {
namespace {

constexpr int kSweepTruthGap = 6;
constexpr int kTruthNameLength = 30;

}  // namespace

SweepTruthEdit::SweepTruthEdit(QWidget *parent) : QWidget(parent) {
  m_source = new SegmentedControl({tr("similarity"), tr("verdicts"), tr("a file")});
  m_source->setAccessibleName(tr("What the true pairs are"));
  m_source->setSegmentHint(0, tr("Pairs whose exact similarity is at or above the threshold"));
  m_source->setSegmentHint(1, tr("Pairs with a verdict of a reviewer; they are a biased choice"));
  m_source->setSegmentHint(2, tr("A list of all matches, or of labels"));
  m_choose = makePushButton(nullptr, {}, "chooseSweepTruth");
  m_note = makeNote(nullptr, TextRole::Muted);
  m_note->setObjectName(QStringLiteral("sweepTruthNote"));
  QVBoxLayout *layout = makeColumn(this, {}, kSweepTruthGap);
  layout->addLayout(makeItemRow({m_source, BoxItem::space()}, 0));
  layout->addLayout(makeItemRow({m_choose, BoxItem::space()}, 0));
  layout->addWidget(m_note);
  connect(m_source, &SegmentedControl::currentChanged, this, &SweepTruthEdit::chooseSource);
  connect(m_choose, &QPushButton::clicked, this, &SweepTruthEdit::chooseFile);
  showSource();
}

SweepTruthSource SweepTruthEdit::source() const {
  return static_cast<SweepTruthSource>(m_source->currentIndex());
}

void SweepTruthEdit::chooseSource() {
  showSource();
  if (source() == SweepTruthSource::File && m_path.isEmpty()) chooseFile();
  emit changed();
}

void SweepTruthEdit::chooseFile() {
  askToOpen(this, tr("Open known matches or labels"), QFileInfo(m_path).absolutePath(),
            tr("Tables (*.csv *.tsv *.tab *.json *.jsonl *.xlsx *.ods *.gz);;All files (*)"),
            [this](const QString &path) { useFile(path); });
}

void SweepTruthEdit::useFile(const QString &path) {
  m_path = path;
  const QSignalBlocker quiet(m_source);
  m_source->setCurrentIndex(static_cast<int>(SweepTruthSource::File));
  showSource();
  emit changed();
}

void SweepTruthEdit::clear() {
  if (m_path.isEmpty()) return;
  m_path.clear();
  showSource();
  emit changed();
}

void SweepTruthEdit::showSource() {
  const bool isFile = source() == SweepTruthSource::File;
  m_choose->setVisible(isFile);
  const QString name = shownPath(QFileInfo(m_path).fileName());
  m_choose->setText(
      m_path.isEmpty()
          ? tr("Choose a file...")
          : (name.size() > kTruthNameLength ? name.left(kTruthNameLength) + QChar(0x2026) : name));
  m_choose->setToolTip(m_path.isEmpty() ? QString() : shownPath(m_path));
  say(m_note, source() == SweepTruthSource::Similarity
                  ? QString()
                  : tr("The rows of known pairs come first in a sample."));
}

Result<TruthList> readSweepTruth(const SweepTruthQuestion &question, const RunContext &context) {
  if (!question.path.empty())
    return readTruthList(question.path, {*question.dataset, question.idColumn, question.tableNames},
                         TruthMeaning::Guessed, context);
  const auto queue = makeReviewQueue(question.result, context);
  if (!queue) return queue.error();
  TruthList truth;
  truth.known = std::make_shared<const LabelledPairs>(
      LabelledPairs{knownPairsOf(**queue, question.judged), TruthKind::Chosen});
  return truth;
}

}  // namespace shinglescope
