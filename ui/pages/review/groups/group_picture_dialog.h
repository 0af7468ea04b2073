// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "core/base/ids.h"

class QLabel;

namespace shinglescope {

class ActionsController;
class GroupPlot;
class PlotPanel;
class ReviewState;
class Session;
class WorkspacePage;

/// The picture of the group of a row, with its table, a legend and what is left out. Follows
/// verdicts, marks and the threshold while it is open. GUI thread; session and state outlive it.
class GroupPictureDialog final : public QDialog {
  Q_OBJECT

 public:
  GroupPictureDialog(const Session &session, ReviewState &state, RecordId row,
                     QWidget *parent = nullptr);
  bool isBusy() const;

 signals:
  void messageRaised(const QString &message);
  void rowChosen(quint32 row);

 private:
  void createLayout();
  void showGroup();
  QString countsText() const;

  const Session &m_session;
  ReviewState &m_state;
  RecordId m_row;
  GroupPlot *m_plot = nullptr;
  PlotPanel *m_panel = nullptr;
  QLabel *m_words = nullptr;
  QLabel *m_legend = nullptr;
};

/// Opens the dialog over a page, which shows its messages and the rows that the user chooses.
void openGroupPicture(const Session &session, const ActionsController &controller,
                      ReviewState &state, RecordId row, WorkspacePage *page);

}  // namespace shinglescope
