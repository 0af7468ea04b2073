// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/lesson_texts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <algorithm>
#include <utility>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/lesson_player.h"

namespace shinglescope {
namespace {

constexpr int kLessonTextsPadding = 12;
constexpr QMargins kLessonTextsMargins{kLessonTextsPadding, kLessonTextsPadding,
                                       kLessonTextsPadding, kLessonTextsPadding};
constexpr int kEditPause = 400;
constexpr int kLines = 3;

QString pieceHtml(std::string_view text) {
  return wholeDisplayText(text).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
}

void setTextKeepingCursor(QPlainTextEdit &editor, const QString &text) {
  const int place = editor.textCursor().position();
  editor.setPlainText(text);
  QTextCursor cursor = editor.textCursor();
  cursor.setPosition(std::min(place, static_cast<int>(text.size())));
  editor.setTextCursor(cursor);
}

}  // namespace

LessonTexts::LessonTexts(LessonPlayer &player, QWidget *parent)
    : QScrollArea(parent), m_player(player) {
  setAccessibleName(tr("Texts"));
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto *body = new QWidget;
  m_column = makeColumn(body, kLessonTextsMargins, 12);
  m_given = makeNote(body, TextRole::Muted,
                     tr("This lesson starts from a given matrix; it has no texts."));
  m_add = new QPushButton(tr("Add a text"), body);
  m_column->addWidget(m_given);
  m_column->addWidget(m_add, 0, Qt::AlignLeft);
  m_column->addStretch(1);
  keepKeys(m_add);
  setWidget(body);
  setDelay(m_pause, kEditPause, this, &LessonTexts::emitTexts);
  connect(m_add, &QPushButton::clicked, this, [this] {
    addCard();
    m_cards.back().name->setText(tr("text %1").arg(m_cards.size()));
    m_cards.back().text->setFocus();
    emitTexts();
  });
  connect(&player, &LessonPlayer::lessonChanged, this, &LessonTexts::showLesson);
  connect(&player, &LessonPlayer::stepChanged, this, &LessonTexts::showStep);
}

QList<QPlainTextEdit *> LessonTexts::editors() const {
  QList<QPlainTextEdit *> editors;
  for (const Card &card : m_cards) editors << card.text;
  return editors;
}

void LessonTexts::addCard() {
  auto *widget = new QWidget(this->widget());
  auto *column = makeColumn(widget, {}, 4);
  auto *head = new QHBoxLayout;
  auto *name = new QLineEdit(widget);
  name->setAccessibleName(tr("Name of text %1").arg(m_cards.size() + 1));
  auto *remove = new QPushButton(tr("Remove"), widget);
  auto *text = new QPlainTextEdit(widget);
  text->setTabChangesFocus(true);
  text->setAccessibleName(tr("Text %1").arg(m_cards.size() + 1));
  auto *prepared = new QLabel(widget);
  prepared->setTextFormat(Qt::RichText);
  prepared->setWordWrap(true);
  prepared->setAccessibleDescription(tr("Prepared text %1").arg(m_cards.size() + 1));
  setTextRole(prepared, TextRole::Monospace);
  keepKeys(widget);
  text->setUndoRedoEnabled(false);
  text->installEventFilter(this);
  head->addWidget(name, 1);
  head->addStretch(2);
  head->addWidget(remove);
  column->addLayout(head);
  addWidgets(*column, {text, prepared});
  m_column->insertWidget(static_cast<int>(m_cards.size()), widget);
  // After the earlier texts, before the button that adds one.
  QWidget *before = m_cards.empty() ? static_cast<QWidget *>(this) : m_cards.back().remove;
  for (QWidget *next : std::initializer_list<QWidget *>{name, text, remove, m_add})
    setTabOrder(std::exchange(before, next), next);
  m_cards.push_back({widget, name, text, prepared, remove});
  connect(name, &QLineEdit::textEdited, &m_pause, qOverload<>(&QTimer::start));
  connect(text, &QPlainTextEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
  connect(remove, &QPushButton::clicked, this, [this, widget] {
    std::erase_if(m_cards, [widget](const Card &card) { return card.widget == widget; });
    discard(widget);
    emitTexts();
  });
  fitEditors();
}

void LessonTexts::endEdit() {
  if (m_pause.isActive()) emitTexts();
}

bool LessonTexts::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::FontChange) fitEditors();  // comes after the panel's font change
  return QScrollArea::eventFilter(watched, event);
}

void LessonTexts::emitTexts() {
  m_pause.stop();
  m_known.clear();
  for (const Card &card : m_cards)
    m_known.push_back({card.name->text().toStdString(), card.text->toPlainText().toStdString()});
  emit textsEdited(m_known);
}

void LessonTexts::showLesson() {
  const auto &texts = m_player.spec().texts;
  // Typing continues from these texts; edits of other texts are discarded.
  if (m_pause.isActive() && texts == m_known) return;
  m_pause.stop();
  m_known = texts;
  while (m_cards.size() > texts.size()) {
    discard(m_cards.back().widget);
    m_cards.pop_back();
  }
  while (m_cards.size() < texts.size()) addCard();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const QSignalBlocker nameBlocker(m_cards[i].name);
    const QSignalBlocker textBlocker(m_cards[i].text);
    const QString name = QString::fromStdString(texts[i].name);
    const QString text = QString::fromStdString(texts[i].text);
    // A text that is being typed keeps its cursor.
    if (m_cards[i].name->text() != name) m_cards[i].name->setText(name);
    if (m_cards[i].text->toPlainText() != text) setTextKeepingCursor(*m_cards[i].text, text);
    m_cards[i].remove->setEnabled(texts.size() > 1);
  }
  m_given->setVisible(m_player.spec().matrix.has_value());
  m_add->setEnabled(texts.size() < kMaxLessonTexts);
}

QString LessonTexts::preparedHtml(std::uint32_t document) const {
  const LessonDocument &shown = m_player.lesson()->tables().documents[document];
  const std::string_view text = shown.prepared;
  for (const Touch &touch : m_player.step().touches) {
    if (touch.what != Touched::Cut || touch.a != document) continue;
    const LessonCut &cut = shown.cuts[touch.b];
    const ThemeColors &colors = themeColors(palette());
    return pieceHtml(text.substr(0, cut.begin)) +
           QStringLiteral("<span style=\"background-color:%1; font-weight:600;\">%2</span>")
               .arg(colors.highlightSoft.name(),
                    pieceHtml(text.substr(cut.begin, cut.end - cut.begin))) +
           pieceHtml(text.substr(cut.end));
  }
  return pieceHtml(text);
}

void LessonTexts::showStep() {
  if (!m_player.hasLesson() || m_player.stage() > LessonStage::Shingles) return;
  const bool isTexts = m_player.stage() == LessonStage::Texts;
  m_add->setVisible(isTexts && !m_player.spec().matrix);
  const auto &documents = m_player.lesson()->tables().documents;
  for (std::uint32_t i = 0; i < m_cards.size() && i < documents.size(); ++i) {
    const Card &card = m_cards[i];
    card.text->setVisible(isTexts);
    card.remove->setVisible(isTexts);
    card.prepared->setVisible(i < m_player.state().revealed.prepared);
    card.prepared->setText(preparedHtml(i));
    for (const Touch &touch : m_player.step().touches)
      if (touch.what == Touched::Document && touch.a == i) ensureWidgetVisible(card.widget, 0, 8);
  }
}

void LessonTexts::fitEditors() {
  for (const Card &card : m_cards)
    card.text->setFixedHeight(card.text->fontMetrics().lineSpacing() * kLines +
                              2 * kLessonTextsPadding);
}

void LessonTexts::changeEvent(QEvent *event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showStep();
}

}  // namespace shinglescope
