// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>

#include "core/pipeline/run/find_similar.h"
#include "ui/base/controls/panel.h"
#include "ui/base/jobs/job_slot.h"

class QDoubleSpinBox;
class QStackedWidget;
class QTableView;

namespace shinglescope {

class EmptyState;
class SimilarModel;

/// The rows similar to one row, most similar first, down to a threshold that is initially the
/// recipe's. A worker looks them up. Enter or a double click chooses a row; Esc closes the
/// panel and cancels the look-up. GUI thread; shares the data set.
class SimilarPanel final : public Panel {
  Q_OBJECT

 public:
  /// A request for the rows of a data set that are similar to one of them.
  struct Question {
    std::shared_ptr<const Dataset> dataset;
    Recipe recipe;
    RecordId row;
    bool operator==(const Question &) const = default;
  };

  explicit SimilarPanel(QWidget *parent = nullptr);
  /// Looks the rows up, unless the question has not changed.
  void ask(Question question);
  const Question &question() const { return m_question; }
  void stop();  ///< cancels the look-up and clears the question
  bool isBusy() const { return m_job.isRunning(); }
  void focusList();

 signals:
  void rowChosen(quint32 row);
  void closeRequested();

 protected:
  void keyPressEvent(QKeyEvent *event) override;

 private:
  /// The result of the worker. `nearest` is the nearest row if none reaches the threshold.
  struct Answer {
    SimilarRows found;
    std::optional<SimilarRow> nearest;
  };

  static Result<Answer> lookUp(const Question &question, const Ratio &threshold,
                               const RunContext &context);
  void createHeader();
  void createBody();
  void start();
  void showAnswer(Answer answer);
  void showNothing(const Answer &answer);
  void say(const QString &sentence, const QString &action = {});
  void act();

  Question m_question;
  Ratio m_threshold{8, 10};
  QTimer m_patience;
  std::optional<double> m_nearest;  ///< the threshold that the message offers
  QDoubleSpinBox *m_least = nullptr;
  QStackedWidget *m_stack = nullptr;
  QTableView *m_table = nullptr;
  SimilarModel *m_rows = nullptr;
  EmptyState *m_message = nullptr;
  JobSlot<Answer> m_job;
};

}  // namespace shinglescope
