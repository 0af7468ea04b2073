// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/session/actions_controller.h"

namespace shinglescope {

/// Opens, matches and closes the second of two tables. Reading and joining run in jobs, as the
/// controller's background activity; the verdicts and the project of the first table stay. What is
/// changed about the two tables can be undone (TableEdits). GUI thread; session and controller
/// outlive it.
class TablesController final : public QObject {
  Q_OBJECT

 public:
  TablesController(Session &session, ActionsController &controller, QObject *parent = nullptr);
  ~TablesController() override;

 public slots:
  /// Loads a file next to the open table and guesses which columns correspond.
  void open(const shinglescope::ImportSource &source, const shinglescope::LoadOptions &options);
  void match(const shinglescope::ColumnMatch &match);
  /// Matches columns and forms pairs as a recipe says, if a second table is open.
  void adopt(const shinglescope::AgainstRecipe &against);
  void setPairsWithin(bool hasPairsWithin);
  /// Undoes or redoes the change that the second table's TableEdits name as next, if there is one.
  void revert(shinglescope::TableChange change);
  void close();

 signals:
  /// The second table was opened; its columns were matched by guess.
  void opened();

 private:
  using Joining = std::function<Result<JoinedTables>(const RunContext &)>;
  void change(TableMatch to, TableChange change);
  void join(Joining work, bool isOpening);
  void fold(JoinedTables joined, bool isOpening);

  Session &m_session;
  ActionsController &m_controller;
  QPointer<JobBase> m_job;
};

}  // namespace shinglescope
