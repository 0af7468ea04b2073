// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <optional>

#include "core/lesson/questions/class_results.h"
#include "ui/pages/learn/log/kept_votes.h"

class QWidget;

namespace shinglescope {

struct LearnActions;
class LessonLog;
class LessonPlayer;
class LogDialog;

/// The commands for quizzes, the score, the votes of a class and the log. Keeps the votes of each
/// question as soon as its answer is shown. GUI thread; the page owns it.
class QuestionCommands final : public QObject {
  Q_OBJECT

 public:
  QuestionCommands(LessonPlayer &player, const LearnActions &actions, QWidget *page);
  /// Keeps votes in a file, and adds those that are already in it.
  void keepVotesIn(const QString &path);
  /// Writes how often the class chose each answer in this lesson, as CSV.
  void exportVotes(const QString &path);

 signals:
  void messageRaised(const QString &message);

 private:
  void connectVotes();
  void clearVotes();
  void askAndExportVotes();
  void copyLog();
  bool hasVotes() const;
  void report(const Result<void> &kept);

  LessonPlayer &m_player;
  const LearnActions &m_actions;
  QWidget *m_page = nullptr;
  KeptVotes m_kept;
  std::optional<LessonVotes> m_cleared;  ///< the votes that were deleted last
  LessonLog *m_log = nullptr;
  LogDialog *m_logDialog = nullptr;
};

}  // namespace shinglescope
