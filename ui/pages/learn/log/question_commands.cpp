// SPDX-License-Identifier: MIT
#include "ui/pages/learn/log/question_commands.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QWidget>

#include "core/export/content/quiz_rows.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/log/class_votes.h"
#include "ui/pages/learn/log/lesson_log.h"
#include "ui/pages/learn/log/log_dialog.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"

namespace shinglescope {

QuestionCommands::QuestionCommands(LessonPlayer &player, const LearnActions &actions, QWidget *page)
    : QObject(page),
      m_player(player),
      m_actions(actions),
      m_page(page),
      m_log(new LessonLog(player, this)),
      m_logDialog(new LogDialog(*m_log, page)) {
  connect(actions.predict, &QAction::toggled, this, [this](bool isOn) {
    m_player.setPredicting(isOn);
    emit messageRaised(isOn ? tr("You are asked before a step shows its number.")
                            : tr("Steps are shown without a question before them."));
  });
  connect(actions.quiz, &QAction::triggered, this, [this] {
    if (!m_player.toggleQuiz()) emit messageRaised(tr("There are no questions about this stage."));
  });
  connect(actions.resetScore, &QAction::triggered, this, [this] {
    m_player.resetScore();
    emit messageRaised(tr("The score starts again."));
  });
  connectVotes();
  connect(actions.log, &QAction::triggered, m_logDialog, &LogDialog::toggle);
  connect(actions.copyLog, &QAction::triggered, this, &QuestionCommands::copyLog);
  connect(m_logDialog, &LogDialog::copyRequested, this, &QuestionCommands::copyLog);
}

void QuestionCommands::connectVotes() {
  connect(m_actions.countVotes, &QAction::toggled, this, [this](bool isCounting) {
    m_player.setCounting(isCounting);
    emit messageRaised(isCounting ? tr("Each answer is counted as a vote. %1 shows the right one.")
                                        .arg(keyText(*m_actions.forward))
                                  : tr("Votes are not counted any longer; they are kept."));
  });
  connect(m_actions.takeBackVote, &QAction::triggered, &m_player, &LessonPlayer::takeBackVote);
  connect(m_actions.clearVotes, &QAction::triggered, this, &QuestionCommands::clearVotes);
  connect(m_actions.exportVotes, &QAction::triggered, this, &QuestionCommands::askAndExportVotes);
  connect(&m_player, &LessonPlayer::votesCounted, this,
          [this](const QuestionVotes &votes) { report(m_kept.add(*m_player.lesson(), {votes})); });
}

void QuestionCommands::report(const Result<void> &kept) {
  if (!kept) emit messageRaised(errorText(kept.error()));
}

void QuestionCommands::keepVotesIn(const QString &path) {
  const ClassResults earlier = m_kept.readFrom(path);
  for (const LessonVotes &each : earlier.all()) m_player.addVotes(each.lesson, each.questions);
}

bool QuestionCommands::hasVotes() const {
  return !m_player.quiz().results().of(m_player.lesson()->spec()).empty();
}

/// Deletes the votes of the lesson. The same key brings them back, because it may be pressed by
/// mistake.
void QuestionCommands::clearVotes() {
  m_player.keepOpenVotes();
  const LessonSpec &spec = m_player.lesson()->spec();
  const QString key = keyText(*m_actions.clearVotes);
  if (hasVotes()) {
    m_cleared = LessonVotes{spec, m_player.clearVotes()};
    report(m_kept.clear(spec));
    emit messageRaised(tr("The votes of this lesson are deleted. %1 brings them back.").arg(key));
  } else if (m_cleared && m_cleared->lesson == spec) {
    m_player.addVotes(spec, m_cleared->questions);
    report(m_kept.add(*m_player.lesson(), m_cleared->questions));
    m_cleared.reset();
    emit messageRaised(tr("The votes of this lesson are back. %1 deletes them.").arg(key));
  } else {
    emit messageRaised(tr("This lesson has no votes."));
  }
}

void QuestionCommands::askAndExportVotes() {
  m_player.keepOpenVotes();
  if (!hasVotes())
    return emit messageRaised(tr("No votes were counted in this lesson. %1 starts counting.")
                                  .arg(keyText(*m_actions.countVotes)));
  askToSave(m_page, tr("Export the votes"), QStringLiteral("class.csv"),
            tr("CSV files (*.csv);;All files (*)"),
            [this](const QString &path, const QString &) { exportVotes(path); });
}

void QuestionCommands::exportVotes(const QString &path) {
  const Lesson &lesson = *m_player.lesson();
  const std::string title = lesson.spec().title.in(windowLanguage().toStdString());
  const auto saved = saveQuizResults(
      QFile::encodeName(path).toStdString(), title,
      talliesOf(lesson, m_player.quiz().results().of(lesson.spec()), windowLanguage()));
  emit messageRaised(saved ? tr("Saved the votes to %1").arg(path) : errorText(saved.error()));
}

void QuestionCommands::copyLog() {
  QApplication::clipboard()->setText(m_log->text());
  emit messageRaised(tr("Copied the log of the lesson."));
}

}  // namespace shinglescope
