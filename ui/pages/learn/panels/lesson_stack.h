// SPDX-License-Identifier: MIT
#pragma once

#include <QStackedWidget>

#include "core/lesson/model/convergence.h"
#include "ui/base/jobs/job_slot.h"

class QLabel;

namespace shinglescope {

class ConvergencePlot;
class LessonCurvePlot;
class LessonPlayer;
class LessonTable;
class LessonTexts;
class PlotPanel;
class ProofPlayer;
class SlidingRows;
class WalkPlayer;

/// The content of the left panel: texts, matrix, signature, convergence, curve or questions,
/// depending on the stage. Computes the signatures for the convergence in a worker. GUI thread.
class LessonStack final : public QStackedWidget {
  Q_OBJECT

 public:
  LessonStack(LessonPlayer &player, ProofPlayer &proof, WalkPlayer &walk,
              QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }
  LessonTexts &texts() const { return *m_texts; }
  LessonTable &table() const { return *m_table; }
  /// Shows the rows of the demonstration in place of the stage.
  void setProving(bool isProving);
  bool isProving() const { return m_isProving; }
  /// The buttons below the plots.
  QList<QWidget *> plotTools() const;
  void setPresenting(bool isPresenting);

 signals:
  /// In presenter mode, the explanation of the plot of estimates, to be shown next to it.
  void explained(const QString &text);
  void titleChanged(const QString &title, const QString &subtitle);
  void messageRaised(const QString &message);

 private:
  void showStep();
  void showTable();
  void showProof();
  void startConvergence();
  void showConvergence();
  void explain(const QString &text);
  QWidget *makeCompareView();

  LessonPlayer &m_player;
  ProofPlayer &m_proof;
  WalkPlayer &m_walk;
  JobSlot<Convergence> m_job;
  Convergence m_convergence;
  bool m_isConvergenceFresh = false;
  bool m_isProving = false;
  bool m_isPresenting = false;
  QString m_explanation;  ///< of the plot of estimates
  LessonTexts *m_texts = nullptr;
  LessonTable *m_table = nullptr;
  LessonTable *m_compared = nullptr;
  LessonTable *m_proofTable = nullptr;
  SlidingRows *m_proofSlide = nullptr;
  std::vector<std::uint32_t> m_proofRows;  ///< as they are shown
  QLabel *m_waiting = nullptr;
  ConvergencePlot *m_convergencePlot = nullptr;
  PlotPanel *m_convergencePanel = nullptr;
  LessonCurvePlot *m_curve = nullptr;
  PlotPanel *m_curvePanel = nullptr;
  QWidget *m_compareView = nullptr;
  QWidget *m_curveView = nullptr;
};

}  // namespace shinglescope
