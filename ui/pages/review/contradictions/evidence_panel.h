// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"
#include "ui/pages/review/contradictions/evidence_model.h"

class QLabel;
class QTableView;

namespace shinglescope {

/// A table of the verdicts of a contradiction, with an explanation above. Requests the comparison
/// of the two rows of the verdict under the cursor. GUI thread.
class EvidencePanel final : public Panel {
  Q_OBJECT

 public:
  explicit EvidencePanel(QWidget *parent = nullptr);
  /// Shows the verdicts. The cursor stays on its rows if they are still listed.
  void showEvidence(std::shared_ptr<const Dataset> dataset, std::vector<Evidence> evidence,
                    ColumnId titleColumn, const QString &explanation);
  void clearEvidence();
  QTableView &table() const { return *m_table; }
  void pickPair();  ///< emits pairPicked() again

 signals:
  void pairPicked(shinglescope::RecordId a, shinglescope::RecordId b);

 private:
  EvidenceModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_explanation = nullptr;
  bool m_isFilling = false;
};

}  // namespace shinglescope
