#pragma once

#include <QDialog>
#include <memory>

#include "core/review/verdicts/verdict_merge.h"
#include "ui/base/jobs/job_slot.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace shinglescope {

class ActionsController;
class Session;

/// How another review compares with this one, before it is merged: agreement in
/// words and as a table of three by three verdicts, and what merging would do.
/// The file is read, folded and compared off the GUI thread. Closes once merging has
/// begun; where that is refused the user tries again, on a new comparison if the
/// verdicts have changed since the last. GUI thread.
class MergeDialog final : public QDialog {
  Q_OBJECT

 public:
  MergeDialog(const Session &session, ActionsController &controller, const QString &path,
              QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 public slots:
  void accept() override;

 private:
  void createLayout();
  void start();
  /// Another act ended, or another result came, after the comparison was begun.
  bool isOutdated() const;
  void showComparison(std::shared_ptr<const OtherReview> other);
  void fillTable(const Agreement &agreement);

  const Session &m_session;
  ActionsController &m_controller;
  QString m_path;
  std::uint64_t m_steps = 0;  ///< of the verdicts compared with
  std::shared_ptr<const TextClasses> m_classes;
  std::shared_ptr<const OtherReview> m_other;
  QLabel *m_agreement = nullptr;
  QTableWidget *m_table = nullptr;
  QLabel *m_effect = nullptr;
  QPushButton *m_merge = nullptr;
  JobSlot<std::shared_ptr<const OtherReview>> m_job;
};

/// "Both decided 50 pairs and agree on 35 (70 %). Cohen's kappa is 0.40: 1 is
/// full agreement, 0 what chance would give."
QString agreementText(const Agreement &agreement);

}  // namespace shinglescope
