#pragma once

#include <QCoreApplication>
#include <QUndoCommand>

#include "core/review/verdicts.h"

namespace shinglescope {

class Session;

/// One judgement as a step of Qt's undo history, for menus and the history view;
/// what it does and takes back is a step of the verdict log. The session
/// outlives it.
class JudgeCommand final : public QUndoCommand {
  Q_DECLARE_TR_FUNCTIONS(JudgeCommand)

 public:
  JudgeCommand(Session &session, EntryKey key, Judgement before, Judgement after);
  void undo() override;
  void redo() override;

 private:
  QString describe() const;

  Session &m_session;
  EntryKey m_key;
  Judgement m_before;
  Judgement m_after;
  bool m_isLogged = false;
};

}  // namespace shinglescope
