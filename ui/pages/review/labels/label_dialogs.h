// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace shinglescope {

class ActionsController;
class LabelsController;
class ReviewState;
class Session;
class Settings;

/// Opens the dialogs about pairs and labels of other programs. The page is their parent and owns
/// this object; session, controller, settings and state outlive it. GUI thread.
class LabelDialogs final : public QObject {
  Q_OBJECT

 public:
  LabelDialogs(Session &session, ActionsController &controller, Settings &settings,
               const ReviewState &state, QWidget *page);
  bool isBusy() const;  ///< a dialog is reading or writing

 public slots:
  void choosePairs();   ///< asks for a list of pairs
  void chooseLabels();  ///< asks for a file of labels
  void openPairs(const QString &path);
  void importLabels(const QString &path);
  void exportLabels();

 signals:
  void messageRaised(const QString &message);

 private:
  Session &m_session;
  ActionsController &m_controller;
  LabelsController *m_labels;
  Settings &m_settings;
  const ReviewState &m_state;
  QWidget *m_page;
};

}  // namespace shinglescope
