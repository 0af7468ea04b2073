#pragma once

#include <QCoreApplication>
#include <QUndoCommand>

#include "core/review/verdicts.h"

namespace shinglescope {

class Session;

/// One judgement as a step of the undo history. The verdict log keeps both
/// directions, so an undo is a change of its own. The session outlives it.
class JudgeCommand final : public QUndoCommand {
  Q_DECLARE_TR_FUNCTIONS(JudgeCommand)

 public:
  JudgeCommand(Session &session, EntryKey key, Judgement before, Judgement after);
  void undo() override;
  void redo() override;

 private:
  void show(const Judgement &judgement);
  QString describe() const;

  Session &m_session;
  EntryKey m_key;
  Judgement m_before;
  Judgement m_after;
};

}  // namespace shinglescope
