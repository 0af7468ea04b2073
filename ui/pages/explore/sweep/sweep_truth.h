// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <string>

#include "core/accuracy/truth_list.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/review/verdicts/item_judgements.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class SegmentedControl;

/// What the true pairs of a sweep are.
enum class SweepTruthSource { Similarity, Verdicts, File };

/// Chooses the true pairs of a sweep: those whose exact similarity is at or above the threshold,
/// those with a verdict, or those of a file. GUI thread.
class SweepTruthEdit final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepTruthEdit(QWidget *parent = nullptr);
  SweepTruthSource source() const;
  /// The file; empty if none was chosen.
  const QString &path() const { return m_path; }
  void useFile(const QString &path);
  /// Forgets the file, because the table was replaced.
  void clear();

 signals:
  void changed();

 private:
  void chooseSource();
  void chooseFile();
  void showSource();

  QString m_path;
  SegmentedControl *m_source = nullptr;
  QPushButton *m_choose = nullptr;
  QLabel *m_note = nullptr;
};

/// What a worker needs to read the known pairs.
struct SweepTruthQuestion {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const DuplicateResult> result;  ///< with the verdicts
  ItemJudgements judged;
  std::optional<ColumnId> idColumn;
  std::vector<std::string> tableNames = {};  ///< of two tables
  std::string path = {};                     ///< empty: the verdicts are the truth
};

/// Reads the known pairs. Blocking; for a job. Errors: those of readTruthList() and
/// makeReviewQueue().
Result<TruthList> readSweepTruth(const SweepTruthQuestion &question, const RunContext &context);

}  // namespace shinglescope
