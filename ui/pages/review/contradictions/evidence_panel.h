#pragma once

#include "ui/base/controls/panel.h"
#include "ui/pages/review/contradictions/evidence_model.h"

class QLabel;
class QTableView;

namespace shinglescope {

/// The verdicts that make a contradiction, in a table, and above it in words
/// what is wrong with them. The two rows of the verdict under the cursor are to
/// be compared. GUI thread.
class EvidencePanel final : public Panel {
  Q_OBJECT

 public:
  explicit EvidencePanel(QWidget *parent = nullptr);
  /// The cursor stays on the rows that it was on where they are still there.
  void showEvidence(std::shared_ptr<const Dataset> dataset, std::vector<Evidence> evidence,
                    ColumnId titleColumn, const QString &explanation);
  void clearEvidence();
  void focusTable();
  bool move(int step);  ///< false at an end
  void pickPair();      ///< says anew which rows are to be compared

 signals:
  void pairPicked(shinglescope::RecordId a, shinglescope::RecordId b);

 private:
  EvidenceModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_explanation = nullptr;
  bool m_isFilling = false;
};

}  // namespace shinglescope
