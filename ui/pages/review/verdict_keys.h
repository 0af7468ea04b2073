// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <functional>

#include "ui/pages/review/compare/review_presenter.h"

namespace shinglescope {

class VerdictBar;

/// Connects the verdict keys and the bar that shows the verdict. The keys judge the compared
/// rows, or the selection of the list in front. GUI thread; all arguments outlive it.
class VerdictKeys final : public QObject {
  Q_OBJECT

 public:
  VerdictKeys(const ReviewParts &parts, VerdictBar &bar, std::function<ReviewPresenter &()> inFront,
              QObject *parent);
  void showVerdict();
  /// Describes the judgement of the shown rows, or explains why they cannot be judged.
  const QString &said() const { return m_said; }
  bool isJudging() const { return m_isJudging; }

 signals:
  void messageRaised(const QString &message);

 private:
  void connectKeys();
  void judge(const Judgement &judgement, bool isAdvancing);
  void judgeAs(Verdict verdict, std::optional<Keep> keep);
  void apply(const SharedVerdict &said, bool isAdvancing);
  bool judgeSelected(const SharedVerdict &said);
  void keepSide(Keep side);
  void repeatVerdict();
  void setNote(const QString &note, const QStringList &tags);
  Judgement currentJudgement() const;
  bool isByRule() const;  ///< a rule gave the verdict on the item in front

  ReviewParts m_parts;
  VerdictBar &m_bar;
  std::function<ReviewPresenter &()> m_inFront;
  std::optional<SharedVerdict> m_lastJudgement;
  QString m_said;
  bool m_isJudging = false;
};

}  // namespace shinglescope
