#include "ui/state/undo_commands.h"

#include <QLocale>

#include "ui/state/session.h"

namespace shinglescope {

JudgeCommand::JudgeCommand(Session &session, EntryKey key, Judgement before, Judgement after)
    : m_session(session), m_key(key), m_before(std::move(before)), m_after(std::move(after)) {
  setText(describe());
}

void JudgeCommand::undo() { m_session.undoVerdicts(); }

void JudgeCommand::redo() {
  if (m_isLogged) {
    m_session.redoVerdicts();
    return;
  }
  // What the log did not take must not stand in the history.
  const Result<std::uint64_t> step = m_session.setJudgement(m_key, m_after);
  m_isLogged = step && *step > 0;
  setObsolete(!m_isLogged);
}

QString JudgeCommand::describe() const {
  const QLocale locale;
  const QString a = locale.toString(qulonglong{m_key.a.value} + 1);
  const QString b = locale.toString(qulonglong{m_key.b.value} + 1);
  const QString rows =
      m_key.a == m_key.b ? tr("rows like %1").arg(a) : tr("rows %1 and %2").arg(a, b);
  if (m_before.verdict == m_after.verdict) {
    if (m_before.keep == m_after.keep) return tr("Note: %1").arg(rows);
    switch (m_after.keep) {
      case Keep::A: return tr("Keep A: %1").arg(rows);
      case Keep::B: return tr("Keep B: %1").arg(rows);
      case Keep::Neither: return tr("Keep neither: %1").arg(rows);
    }
  }
  switch (m_after.verdict) {
    case Verdict::Duplicate: return tr("Duplicate: %1").arg(rows);
    case Verdict::NotDuplicate: return tr("Not a duplicate: %1").arg(rows);
    case Verdict::Unsure: return tr("Unsure: %1").arg(rows);
    case Verdict::Undecided: return tr("Cleared: %1").arg(rows);
  }
  return rows;
}

}  // namespace shinglescope
