// SPDX-License-Identifier: MIT
#include "ui/pages/learn/learn_page.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QSplitter>
#include <utility>

#include "core/base/files/atomic_file.h"
#include "core/lesson/files/lesson_json.h"
#include "core/lesson/files/lesson_library.h"
#include "core/lesson/model/lesson_touch.h"
#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/keys/command_keys.h"
#include "ui/base/style/focus_ring.h"
#include "ui/base/style/motion.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/log/question_commands.h"
#include "ui/pages/learn/panels/algorithm_panel.h"
#include "ui/pages/learn/panels/changed_note.h"
#include "ui/pages/learn/panels/lesson_controls.h"
#include "ui/pages/learn/panels/lesson_picker.h"
#include "ui/pages/learn/panels/lesson_stack.h"
#include "ui/pages/learn/panels/predict_panel.h"
#include "ui/pages/learn/panels/side_panel.h"
#include "ui/pages/learn/panels/stage_bar.h"
#include "ui/pages/learn/panels/story_panel.h"
#include "ui/pages/learn/panels/transport_bar.h"
#include "ui/pages/learn/player/lesson_edits.h"
#include "ui/pages/learn/player/lesson_texts.h"
#include "ui/pages/learn/player/scrolled_panel.h"
#include "ui/pages/learn/presenter/presenter_bar.h"
#include "ui/pages/learn/presenter/presenter_mode.h"
#include "ui/pages/learn/presenter/presenter_notes.h"
#include "ui/pages/learn/presenter/presenter_tools.h"
#include "ui/pages/learn/presenter/screen_marks.h"
#include "ui/pages/learn/print/lesson_printer.h"
#include "ui/pages/learn/proof/proof_panel.h"
#include "ui/pages/learn/tables/lesson_grids.h"
#include "ui/pages/learn/tables/lesson_table.h"
#include "ui/pages/learn/tables/linked_texts.h"
#include "ui/pages/learn/walk/matrix_hand.h"
#include "ui/pages/learn/walk/order_hand.h"
#include "ui/pages/learn/walk/walk_panel.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr int kLearnPageGap = 8;
// Shares of the height, where the story above has one.
constexpr int kQuizShare = 4;
constexpr int kPredictShare = 2;

QString textOf(const LocalText &text) {
  return QString::fromStdString(text.in(windowLanguage().toStdString()));
}

QLabel *makeFailure(const QString &name, QWidget *parent) {
  QLabel *failure = makeNote(parent, TextRole::Warning);
  failure->setObjectName(name);
  failure->setContentsMargins(12, 8, 12, 8);
  failure->hide();
  return failure;
}

QString fileFilter() { return LearnPage::tr("Lessons (*.json);;All files (*)"); }

}  // namespace

LearnPage::LearnPage(QWidget *parent) : WorkspacePage(parent), m_actions(this) {
  createLayout();
  connectActions();
  connectPlayer();
  connectProof();
  connectWalk();
  connectHands();
  connectPrinter();
  connectQuestions();
  FocusRing::leaveOut(*this);  // a frame around the whole page says nothing
  openReady(QStringLiteral("three-documents"));
}

LearnPage::~LearnPage() {
  keepEdited();
  deleteWidgets();
}

void LearnPage::createLayout() {
  m_stages = new StageBar(this);
  m_picker = new LessonPicker(this);
  m_left = new Panel({}, this);
  auto *body = new QWidget;
  auto *column = makeColumn(body, {}, 0);
  m_failure = makeFailure(QStringLiteral("lessonFailure"), body);
  m_printFailure = makeFailure(QStringLiteral("printFailure"), body);
  m_stack = new LessonStack(m_player, m_proof, m_walk, body);
  m_printer = new LessonPrinter(body);
  addWidgets(*column,
             {m_failure, m_printFailure, m_printer, new ChangedNote(m_player, m_actions, body)});
  column->addWidget(new LinkedTexts(m_player, body));
  column->addWidget(m_stack, 1);
  m_left->setBody(body);
  m_left->addHeaderWidget(m_picker);
  m_controls = new LessonControls(m_player);
  m_left->setFooter(m_controls);
  connect(m_controls, &LessonControls::shownChanged, this, &LearnPage::showSettings);
  createParts();
}

/// Arranges the lesson, the second table and what is read next to them, and presenter mode, which
/// arranges them differently.
void LearnPage::createParts() {
  auto *second = new SidePanel(m_player, this);
  connect(second, &SidePanel::meetingRequested, this, [this] {
    openReady(QStringLiteral("bands"));
    m_player.goTo(m_player.lesson()->firstStep(LessonStage::Bands));
  });
  connect(m_stack, &LessonStack::explained, second, &SidePanel::explainEstimates);
  connect(m_actions.presenter, &QAction::toggled, second, &SidePanel::setPresenting);
  m_proofPanel = new ProofPanel(m_proof, m_actions, this);
  m_walkPanel = new WalkPanel(m_player, m_walk, m_actions, this);
  auto *reading = new QWidget(this);
  auto *algorithm = new AlgorithmPanel(m_player, reading);
  auto *story = new StoryPanel(m_player, reading);
  auto *column = makeColumn(reading, {}, kLearnPageGap);
  column->addWidget(algorithm);
  column->addWidget(story, 1);
  m_predict = new PredictPanel(m_player, m_actions, reading);
  column->addWidget(m_predict, 1);
  // Questions with their explanations are long, and the story is short.
  connect(&m_player, &LessonPlayer::questionChanged, column, [this, column] {
    const int share = m_player.quiz().run() != nullptr ? kQuizShare
                      : m_player.isPredicting()        ? kPredictShare
                                                       : 1;
    column->setStretch(column->count() - 1, share);
  });
  m_splitter = new QSplitter(Qt::Horizontal, this);
  m_splitter->setHandleWidth(kLearnPageGap);
  m_splitter->setChildrenCollapsible(false);
  for (QWidget *part :
       std::initializer_list<QWidget *>{m_left, second, m_proofPanel, m_walkPanel, reading})
    m_splitter->addWidget(part);
  m_splitter->setSizes({572, 300, 300, 300, 300});
  auto *transport = new TransportBar(m_player, m_actions, this);
  m_bar = new PresenterBar(m_player, m_actions, this);
  auto *layout = makeColumn(this, {}, kLearnPageGap);
  layout->addWidget(m_stages);
  layout->addWidget(m_splitter, 1);
  layout->addWidget(transport);
  layout->addWidget(m_bar);
  QList<QWidget *> atDesk = {m_stages, m_picker, algorithm, story, transport};
  atDesk += m_stack->plotTools();
  atDesk += m_proofPanel->atDesk() + m_walkPanel->atDesk();
  m_presenter = new PresenterMode(
      m_player, {this, m_splitter, second, m_proofPanel, m_walkPanel, reading, atDesk, {m_bar}},
      this);
  connect(this, &LearnPage::messageRaised, m_bar, &PresenterBar::say);
  m_tools = new PresenterTools(m_player, m_actions, this);
  m_notes = new PresenterNotes(m_player, m_actions, this);
  connect(m_notes, &PresenterNotes::closed, this, [this] { m_actions.notes->setChecked(false); });
}

void LearnPage::connectActions() {
  const auto on = [this](QAction *action, auto act) {
    connect(action, &QAction::triggered, this, act);
  };
  on(m_actions.play, [this] { m_player.setPlaying(!m_player.isPlaying()); });
  on(m_actions.forward, [this] { isProving() ? m_proof.forward() : m_player.forward(); });
  on(m_actions.back, [this] { isProving() ? m_proof.back() : m_player.back(); });
  on(m_actions.first, [this] {
    if (isWalking()) return m_walk.goTo(0);
    isProving() ? m_proof.goTo(0) : m_player.goTo(0);
  });
  on(m_actions.last, [this] {
    if (isWalking()) return m_walk.goTo(m_walk.walk().lastStep());
    isProving() ? m_proof.goTo(m_proof.lastStep())
                : m_player.goTo(m_player.lesson()->stepCount() - 1);
  });
  on(m_actions.nextStage, [this] { m_player.moveStage(1); });
  on(m_actions.previousStage, [this] { m_player.moveStage(-1); });
  on(m_actions.faster, [this] { changeSpeed(1); });
  on(m_actions.slower, [this] { changeSpeed(-1); });
  connect(m_actions.presenter, &QAction::toggled, this, &LearnPage::setPresenting);
  on(m_actions.undo, [this] {
    m_stack->texts().endEdit();
    m_controls->endEdit();
    m_player.undo();
  });
  on(m_actions.redo, [this] { m_player.redo(); });
  connect(m_actions.choose, &QAction::triggered, m_picker, &LessonPicker::choose);
  on(m_actions.open, [this] { askAndOpen(); });
  on(m_actions.save, [this] { askAndSave(); });
  on(m_actions.remove, [this] { removeOwn(); });
  on(m_actions.copyPicture, [this] { copyPicture(); });
  for (int stage = 0; stage < m_actions.stages.size(); ++stage)
    on(m_actions.stages[stage],
       [this, stage] { m_player.goToStage(static_cast<LessonStage>(stage)); });
  connect(m_picker, &ChoiceBox::picked, this, [this](const QString &id) {
    openReady(id);
    // The picker keeps the focus while the user steps through the lessons with arrow keys.
    if (!m_picker->isStepping()) focusLesson();
  });
  connect(m_picker, &LessonPicker::closed, this, &LearnPage::focusLesson);
  connect(m_stages, &StageBar::stageChosen, this,
          [this](int stage) { m_player.goToStage(static_cast<LessonStage>(stage)); });
}

void LearnPage::changeSpeed(int by) {
  m_player.changeSpeed(by);
  emit messageRaised(tr("Speed: %1x").arg(QLocale().toString(m_player.speed())));
}

void LearnPage::connectPlayer() {
  connect(&m_player, &LessonPlayer::stepChanged, this, &LearnPage::showStep);
  connect(&m_player, &LessonPlayer::lessonChanged, this, &LearnPage::showName);
  connect(&m_player, &LessonPlayer::historyChanged, this, &LearnPage::showHistory);
  connect(&m_player, &LessonPlayer::failed, this, [this](const QString &message) {
    say(m_failure, message);
    if (!message.isEmpty() && m_player.hasLesson()) showName();  // of the shown lesson
  });
  connect(m_stack, &LessonStack::titleChanged, m_left,
          [this](const QString &title, const QString &subtitle) {
            m_title = title;
            m_subtitle = subtitle;
            showTitle();
          });
  connect(m_stack, &LessonStack::messageRaised, this, &LearnPage::messageRaised);
  connect(&m_stack->texts(), &LessonTexts::textsEdited, this,
          [this](const std::vector<LessonText> &texts) {
            m_player.setSpec(withTexts(m_player.spec(), texts));
          });
}

void LearnPage::connectPrinter() {
  for (int form = 0; form < m_actions.prints.size(); ++form)
    connect(m_actions.prints[form], &QAction::triggered, this,
            [this, form] { m_printer->ask(*m_player.lesson(), {static_cast<HandOutForm>(form)}); });
  connect(m_actions.printStage, &QAction::triggered, this,
          [this] { m_printer->ask(*m_player.lesson(), {.stage = m_player.stage()}); });
  connect(m_printer, &LessonPrinter::fileChosen, this, &LearnPage::print);
  connect(m_actions.savePictures, &QAction::triggered, m_printer, &LessonPrinter::askPictures);
  connect(m_printer, &LessonPrinter::folderChosen, this,
          [this](const QString &folder) { m_printer->savePictures(m_player.lesson(), folder); });
  connect(m_printer, &LessonPrinter::printingChanged, this, [this](bool isPrinting) {
    for (QAction *print : m_actions.prints + QList{m_actions.printStage, m_actions.savePictures})
      print->setEnabled(!isPrinting);
    if (isPrinting) say(m_printFailure, {});
  });
  connect(m_printer, &LessonPrinter::ended, this, &LearnPage::messageRaised);
  connect(m_printer, &LessonPrinter::failed, this,
          [this](const QString &message) { say(m_printFailure, message); });
  connect(&m_player, &LessonPlayer::lessonChanged, this, [this] { say(m_printFailure, {}); });
}

void LearnPage::connectProof() {
  connect(m_actions.proof, &QAction::toggled, this, &LearnPage::setProving);
  const auto whileProving = [this](const QAction *action, void (ProofPlayer::*act)()) {
    connect(action, &QAction::triggered, this, [this, action, act] {
      if (isWalking() && action == m_actions.another) return m_walk.goToNext();
      m_actions.proof->setChecked(m_proof.isPossible());
      if (isProving()) (m_proof.*act)();
    });
  };
  whileProving(m_actions.another, &ProofPlayer::tryAnother);
  whileProving(m_actions.many, &ProofPlayer::tryMany);
  connect(&m_proof, &ProofPlayer::changed, this, &LearnPage::showProof);
  // Any other step or lesson ends the demonstration.
  for (const auto left : {&LessonPlayer::stepChanged, &LessonPlayer::lessonChanged})
    connect(&m_player, left, this, [this] { m_actions.proof->setChecked(false); });
}

void LearnPage::connectQuestions() {
  m_questions = new QuestionCommands(m_player, m_actions, this);
  connect(m_questions, &QuestionCommands::messageRaised, this, &LearnPage::messageRaised);
  connect(m_actions.nextQuestion, &QAction::triggered, this, [this] {
    if (m_player.question() && !isProving()) m_player.forward();
  });
  connect(&m_player, &LessonPlayer::questionChanged, this, &LearnPage::showSettings);
  // A quiz is about the stage, not about the demonstration.
  connect(&m_player, &LessonPlayer::questionChanged, this, [this] {
    if (m_player.quiz().isOn()) m_actions.proof->setChecked(false);
  });
}

void LearnPage::exportVotes(const QString &path) { m_questions->exportVotes(path); }

bool LearnPage::isProving() const { return m_stack->isProving(); }

void LearnPage::setProving(bool isProving) {
  if (isProving && !m_proof.isPossible()) {
    emit messageRaised(tr("This needs two documents to compare."));
    return m_actions.proof->setChecked(false);
  }
  m_player.setPlaying(false);
  if (isProving) m_actions.walk->setChecked(false);
  m_presenter->setOnly(isProving ? m_proofPanel : nullptr);
  if (isProving) m_proof.start();
  m_stack->setProving(isProving);
  showSettings();
  showProof();
}

/// In presenter mode the story of the demonstration or walk is in the lowest line.
void LearnPage::showProof() {
  m_tools->marks().erase();  // of another picture
  if (isWalking()) {
    const auto of =
        tr("%1 of %2", "step of steps").arg(m_walk.step() + 1).arg(m_walk.walk().lastStep() + 1);
    m_notes->setStory(m_walkPanel->story(), of);
    return m_bar->setStory(m_walkPanel->story(), of);
  }
  const QString where =
      tr("%1 of %2", "step of steps").arg(m_proof.step() + 1).arg(m_proof.lastStep() + 1);
  const QString story = isProving() ? m_proofPanel->story() : QString();
  m_notes->setStory(story, where);
  m_bar->setStory(story, where);
}

void LearnPage::connectWalk() {
  connect(m_actions.walk, &QAction::toggled, this, &LearnPage::setWalking);
  connect(m_actions.animate, &QAction::toggled, this, [this](bool isOn) {
    setMotionOn(*qApp, isOn);
    emit messageRaised(isOn ? tr("Sorted rows move to their places.")
                            : tr("Sorted rows are at their places at once."));
  });
  connect(&m_walk, &WalkPlayer::changed, this, &LearnPage::showProof);
  connect(&m_walk, &WalkPlayer::ended, this, [this] { m_actions.walk->setChecked(false); });
  // A question is asked where the column is.
  connect(&m_player, &LessonPlayer::questionChanged, this, [this] {
    if (m_player.question()) m_actions.walk->setChecked(false);
  });
}

void LearnPage::setWalking(bool isWalking) {
  if (isWalking && !m_walk.isPossible()) {
    emit messageRaised(tr("The lesson has no row to walk through."));
    return m_actions.walk->setChecked(false);
  }
  if (isWalking) m_actions.proof->setChecked(false);
  m_player.setPlaying(false);
  m_walk.setOn(isWalking);
  m_presenter->setOnly(isWalking ? m_walkPanel : nullptr);
  showSettings();
  showProof();
}

/// The settings of the stage are not those of the demonstration. In presenter mode, a walk needs
/// their room for its rows, and a question takes their place: the answers are read from the tables.
void LearnPage::showSettings() {
  const bool isAsking = m_player.question().has_value();
  const bool isInTheWay = isProving() || (m_presenter->isOn() && (isWalking() || isAsking));
  m_left->setFooterVisible(m_controls->hasAny() && !isInTheWay);
}

void LearnPage::connectHands() {
  m_matrixHand = new MatrixHand(m_stack->table(), m_player, this);
  for (TableHand *hand : std::initializer_list<TableHand *>{m_matrixHand, &m_walkPanel->hand()}) {
    connect(hand, &TableHand::messageRaised, this, &LearnPage::messageRaised);
    connect(hand, &TableHand::left, this, &LearnPage::focusLesson);
  }
  connect(m_actions.hand, &QAction::triggered, this, &LearnPage::changeByHand);
  connect(m_actions.ownNumbers, &QAction::triggered, this,
          [this] { m_player.setSpec(withoutChanges(m_player.spec(), *m_player.opened())); });
}

/// Goes to the order of the walk, or else to the matrix, with the focus. A matrix that is still
/// being filled is completed first.
void LearnPage::changeByHand() {
  m_actions.proof->setChecked(false);
  if (isWalking()) return m_walkPanel->hand().take();
  const Lesson &lesson = *m_player.lesson();
  const bool isFull = m_player.state().revealed.rows >= lesson.tables().rows.size();
  if (!isMatrixShown(m_player.stage()) || !isFull)
    m_player.goTo(stageEnd(lesson, LessonStage::Matrix) - 1);
  m_matrixHand->take(m_stack->table().grid().markedRow);
}

void LearnPage::rememberIn(Settings &settings) {
  const QStringList given = settings.givenSheetParts();
  for (QAction *blank : std::as_const(m_actions.blanks)) {
    blank->setChecked(!given.contains(blank->objectName()));
    connect(blank, &QAction::toggled, this, [this, &settings] {
      QStringList parts;
      for (const QAction *each : std::as_const(m_actions.blanks))
        if (!each->isChecked()) parts << each->objectName();
      settings.setGivenSheetParts(parts);
    });
  }
}

void LearnPage::print(const PrintChoice &choice, const QString &path) {
  m_printer->print(m_player.lesson(), choice, m_actions.sheetBlanks(), path);
}

void LearnPage::activate() {
  if (!m_ownFolder.isEmpty()) {
    m_questions->keepVotesIn(m_ownFolder + QStringLiteral("/votes.json"));
    m_own.readFrom(std::exchange(m_ownFolder, QString()));
    showOwnLessons();
  }
  m_stages->setFocus();
}

bool LearnPage::isBusy() const {
  return m_player.isBusy() || m_stack->isBusy() || m_proof.isBusy() || m_printer->isPrinting();
}

void LearnPage::openReady(const QString &id) {
  if (const LessonSpec *own = m_own.find(id.toStdString())) return openLesson(LessonSpec(*own));
  auto spec = readyLesson(id.toStdString());
  if (!spec) return say(m_failure, errorText(spec.error()));
  openLesson(*spec);
}

void LearnPage::openLesson(const LessonSpec &spec) {
  keepEdited();
  m_player.setSpec(withNamesIn(spec, windowLanguage().toStdString()), true);
}

void LearnPage::keepEdited() {
  m_stack->texts().endEdit();
  if (!m_player.hasLesson()) return;
  m_player.keepOpenVotes();
  const LessonSpec spec = m_player.lastMade();
  const bool isDeleted = isOwnLesson(spec.id) && m_own.find(spec.id) == nullptr;
  if (!isDeleted && (!m_player.isEdited() || spec == *m_player.opened())) return;
  const auto kept = m_own.keep(spec, editedTitle(spec.title));
  showOwnLessons();
  emit messageRaised(
      kept ? tr("Your changes are kept as the lesson \"%1\".").arg(textOf(kept->title))
           : errorText(kept.error()));
}

void LearnPage::showOwnLessons() {
  m_picker->setOwnLessons(m_own.all());
  showName();
}

void LearnPage::removeOwn() {
  const LessonSpec removed = m_player.spec();
  m_own.remove(removed.id);
  showOwnLessons();
  m_player.setSpec(readyLessons().front(), true);
  emit messageRaised(tr("Deleted the lesson \"%1\". %2 brings it back.")
                         .arg(textOf(removed.title), keyText(*m_actions.undo)));
}

void LearnPage::openFile(const QString &path) {
  auto spec = loadLesson(path.toStdString());
  if (!spec) return say(m_failure, errorText(spec.error()));
  openLesson(*spec);
}

void LearnPage::saveFile(const QString &path) {
  const auto saved =
      writeFile(QFile::encodeName(path).toStdString(), lessonToJson(m_player.spec()));
  if (saved) m_player.markKept();
  emit messageRaised(saved ? tr("Saved the lesson to %1").arg(path) : errorText(saved.error()));
}

void LearnPage::askAndOpen() {
  askToOpen(this, tr("Open a lesson"), {}, fileFilter(),
            [this](const QString &path) { openFile(path); });
}

void LearnPage::askAndSave() {
  askToSave(this, tr("Save the lesson"), QStringLiteral("lesson.json"), fileFilter(),
            [this](const QString &path, const QString &) { saveFile(path); });
}

void LearnPage::copyPicture() {
  m_walkPanel->endSlide();
  QApplication::clipboard()->setPixmap(m_splitter->grab());
  emit messageRaised(tr("Copied this step as a picture."));
}

void LearnPage::showStep() {
  const LessonStage stage = m_player.stage();
  const Lesson &lesson = *m_player.lesson();
  const std::size_t first = lesson.firstStep(stage);
  const double done = static_cast<double>(m_player.state().step - first + 1);
  const auto steps = static_cast<double>(stageEnd(lesson, stage) - first);
  m_stages->setStage(static_cast<int>(stage), done / steps);
}

/// In presenter mode the stages are hidden, so the title begins with the number of the stage. The
/// subtitle would be cut next to it.
void LearnPage::showTitle() {
  const bool isPresenting = m_presenter->isOn();
  if (isProving()) {
    m_left->setTitle(m_title);
    return m_left->setSubtitle({});
  }
  const int stage = static_cast<int>(m_player.stage()) + 1;
  m_left->setTitle(isPresenting ? tr("%1. %2", "stage and its title").arg(stage).arg(m_title)
                                : m_title);
  m_left->setSubtitle(isPresenting ? QString() : m_subtitle);
}

void LearnPage::showName() { m_picker->showLesson(m_player.lesson()->spec(), m_player.isEdited()); }

/// In presenter mode the stages are hidden.
void LearnPage::focusLesson() { m_presenter->isOn() ? setFocus() : m_stages->setFocus(); }

void LearnPage::showHistory() {
  m_actions.undo->setEnabled(m_player.canUndo());
  m_actions.redo->setEnabled(m_player.canRedo());
  m_actions.remove->setEnabled(m_own.find(m_player.spec().id) != nullptr);
  m_actions.ownNumbers->setEnabled(isChangedByHand(m_player.spec()));
  if (m_player.hasLesson()) showName();
}

void LearnPage::setPresenting(bool isPresenting) {
  m_presenter->setOn(isPresenting);
  m_tools->setOn(isPresenting);
  m_actions.notes->setChecked(isPresenting && QGuiApplication::screens().size() > 1);
  m_predict->setPresenting(isPresenting);
  m_stack->setPresenting(isPresenting);
  m_picker->setPresenting(isPresenting);
  showTitle();
  showSettings();
  emit presenterRequested(isPresenting);
  focusLesson();
}

void LearnPage::resizeEvent(QResizeEvent *event) {
  WorkspacePage::resizeEvent(event);
  m_presenter->fit();
}

void LearnPage::hideEvent(QHideEvent *event) {
  m_player.setPlaying(false);
  WorkspacePage::hideEvent(event);
}

/// Scrolls the lesson, or with Shift what is next to it, if there is more than it shows.
bool LearnPage::scroll(const QKeyEvent &press) {
  const bool isDown = press.key() == Qt::Key_Down;
  const auto held = press.modifiers() & ~Qt::KeypadModifier;
  if (!isDown && press.key() != Qt::Key_Up) return false;
  if (held != Qt::NoModifier && held != Qt::ShiftModifier) return false;
  QWidgetList panels;
  for (int i = 0; i < m_splitter->count(); ++i) panels << m_splitter->widget(i);
  if (held == Qt::ShiftModifier) panels.append(panels.takeFirst());
  return scrollPanels(panels, isDown ? 1 : -1);
}

void LearnPage::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape && m_tools->end()) return;
  if (m_tools->moveBy(event->key(), event->modifiers())) return;
  if (scroll(*event)) return;
  if (event->key() == Qt::Key_Escape && m_actions.presenter->isChecked())
    return m_actions.presenter->setChecked(false);
  if (event->key() == Qt::Key_Escape && m_printer->isPrinting()) return m_printer->cancel();
  WorkspacePage::keyPressEvent(event);
}

}  // namespace shinglescope
