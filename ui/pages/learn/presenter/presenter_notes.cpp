// SPDX-License-Identifier: MIT
#include "ui/pages/learn/presenter/presenter_notes.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

constexpr QSize kNotesSize(640, 560);
constexpr int kTickMilliseconds = 1000;
constexpr int kSecondsInMinute = 60;
constexpr int kLargerLetters = 4;  ///< points above the window's own

QString escaped(const std::string &text) { return QString::fromStdString(text).toHtmlEscaped(); }

/// Returns another screen than the one that shows the lesson, or null.
QScreen *otherScreen(const QWidget &page) {
  for (QScreen *screen : QGuiApplication::screens())
    if (screen != page.screen()) return screen;
  return nullptr;
}

}  // namespace

PresenterNotes::PresenterNotes(LessonPlayer &player, const LearnActions &actions, QWidget *page)
    : QWidget(page, Qt::Window), m_player(player), m_page(page) {
  setObjectName(QStringLiteral("presenterNotes"));
  setWindowTitle(tr("Notes and next step"));
  resize(kNotesSize);
  setFocusPolicy(Qt::StrongFocus);
  auto *column = makeColumn(this, {16, 12, 16, 12}, 8);
  m_where = makeLabel(this, TextRole::Muted);
  m_time = makeLabel(this, TextRole::Muted);
  m_time->setAccessibleDescription(tr("The time since these notes were opened"));
  column->addLayout(makeItemRow({BoxItem(m_where, 1), m_time}, 16));
  auto *body = new QWidget;
  auto *parts = makeColumn(body, {}, 8);
  m_now = addPart(tr("Now"), body);
  m_next = addPart(tr("Next"), body);
  m_nextTitle = static_cast<QLabel *>(parts->itemAt(parts->count() - 2)->widget());
  m_notes = addPart(tr("Notes"), body);
  parts->addStretch(1);
  QScrollArea *scroll = makeColumnScroller(body);
  scroll->setAccessibleName(windowTitle());
  column->addWidget(scroll, 1);
  for (QAction *action : page->actions()) addAction(action);
  connect(&m_clock, &QTimer::timeout, this, &PresenterNotes::showTime);
  connect(&player, &LessonPlayer::stepChanged, this, &PresenterNotes::showStep);
  connect(&player, &LessonPlayer::questionChanged, this, &PresenterNotes::showStep);
  connect(actions.notes, &QAction::toggled, this,
          [this](bool isOn) { isOn ? open() : static_cast<void>(close()); });
}

QLabel *PresenterNotes::addPart(const QString &title, QWidget *body) {
  auto *column = static_cast<QBoxLayout *>(body->layout());
  QLabel *heading = makeLabel(body, TextRole::Strong, title);
  QLabel *text = makeRichNote(body);
  QFont font = text->font();
  font.setPointSizeF(font.pointSizeF() + kLargerLetters);
  text->setFont(font);
  column->addWidget(heading);
  column->addWidget(text);
  return text;
}

void PresenterNotes::open() {
  m_since.start();
  m_clock.start(kTickMilliseconds);
  place();
  showStep();
  show();
  raise();
}

void PresenterNotes::place() {
  const QScreen *screen = otherScreen(*m_page);
  if (screen == nullptr) return;
  QRect where(QPoint(), size());
  where.moveCenter(screen->availableGeometry().center());
  setGeometry(where);
}

void PresenterNotes::showTime() {
  const auto seconds = static_cast<int>(m_since.elapsed() / kTickMilliseconds);
  const int minutes = m_player.hasLesson() ? m_player.spec().minutes : 0;
  const QString time = QStringLiteral("%1:%2")
                           .arg(seconds / kSecondsInMinute)
                           .arg(seconds % kSecondsInMinute, 2, 10, QLatin1Char('0'));
  m_time->setText(minutes > 0 ? tr("%1 of %2 min").arg(time).arg(minutes) : time);
}

void PresenterNotes::setStory(const QString &html, const QString &where) {
  m_story = html;
  m_storyStep = where;
  showStep();
}

/// A walk and the demonstration have steps of their own; what comes next is read on the screen.
void PresenterNotes::showOtherStory() {
  m_where->setText(m_storyStep);
  m_now->setText(m_story);
}

/// The lecturer sees the answer before the class gives one.
void PresenterNotes::showQuestion() {
  const QuizQuestion &question = *m_player.question();
  const Lesson &lesson = *m_player.lesson();
  const QString language = windowLanguage();
  m_now->setText(promptText(lesson, question, language).toHtmlEscaped());
  m_nextTitle->setText(tr("Answer"));
  m_next->setText(tr("%1: %2", "the letter of a choice and its text")
                      .arg(QChar(u'A' + static_cast<int>(question.answer)))
                      .arg(choiceText(lesson, question, question.answer, language))
                      .toHtmlEscaped());
  m_notes->setText(explanationText(lesson, question, language).toHtmlEscaped());
}

void PresenterNotes::showStep() {
  if (!m_clock.isActive() || !m_player.hasLesson()) return;
  showTime();
  const bool isLessonStep = m_story.isEmpty();
  for (QLabel *label : {m_nextTitle, m_next}) label->setVisible(isLessonStep);
  m_nextTitle->setText(tr("Next"));
  const Lesson &lesson = *m_player.lesson();
  const std::size_t step = m_player.state().step;
  const std::string language = windowLanguage().toStdString();
  m_where->setText(tr("%1 · step %2 of %3", "stage, step")
                       .arg(stageName(m_player.stage()))
                       .arg(step + 1)
                       .arg(lesson.stepCount()));
  m_now->setText(stepHtml(m_player.step()));
  const bool isLast = step + 1 == lesson.stepCount();
  m_next->setText(isLast ? tr("This is the last step.") : stepHtml(lesson.steps()[step + 1]));
  QStringList notes;
  for (const std::string &note : lesson.notesAt(step, language)) notes << escaped(note);
  notes << escaped(lesson.promptAt(step, language));
  if (step == 0) notes << escaped(m_player.spec().goal.in(language));
  notes.removeAll(QString());
  m_notes->setText(notes.isEmpty() ? tr("This step has no notes.")
                                   : notes.join(QStringLiteral("<br>")));
  if (!isLessonStep)
    showOtherStory();
  else if (m_player.question())
    showQuestion();
}

void PresenterNotes::closeEvent(QCloseEvent *event) {
  m_clock.stop();
  QWidget::closeEvent(event);
  emit closed();
}

void PresenterNotes::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape) return static_cast<void>(close());
  QWidget::keyPressEvent(event);
}

}  // namespace shinglescope
