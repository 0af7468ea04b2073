// SPDX-License-Identifier: MIT
#include "ui/pages/learn/print/hand_out_layout.h"

#include <QCoreApplication>
#include <QTextDocument>
#include <QTextTable>

#include "ui/base/print/page_breaks.h"
#include "ui/base/style/print_style.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/print/hand_out_table.h"
#include "ui/pages/learn/print/printed_curve.h"

namespace shinglescope {
namespace {

struct HandOutLayoutWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::HandOutLayout)
};

constexpr int kTitlePixels = 24;
constexpr int kFormPixels = 15;
constexpr int kStagePixels = 17;
constexpr double kHandOutLayoutIndent = 14;
constexpr double kRoomToAnswer = 30;     ///< above and below the middle of the box
constexpr qsizetype kShortChoices = 80;  ///< letters that fit into a line
constexpr double kCodeIndent = 10;       ///< per space of a listing

/// Writes the blocks of a hand-out one after the other. Keeps a reference to the document.
class HandOutWriter {
 public:
  HandOutWriter(QTextDocument &document, HandOutForm form, double width)
      : m_cursor(&document), m_form(form), m_width(width) {}

  void writeTitle(const QString &title) {
    write(title, gap(0, 2), sized(kTitlePixels, true));
    write(handOutName(m_form), gap(0, 8), sized(kFormPixels, false));
    if (m_form == HandOutForm::WorkSheet)
      write(HandOutLayoutWords::tr("Name: %1   Date: %2").arg(QString(34, u'_'), QString(16, u'_')),
            gap(6, 10));
  }

  void operator()(LessonStage stage) {
    write(QStringLiteral("%1  %2").arg(static_cast<int>(stage) + 1).arg(stageName(stage)),
          gap(22, 5, true), sized(kStagePixels, true));
  }

  void operator()(const HandOutText &text) {
    using Role = HandOutText::Role;
    const bool isAnswers =
        !text.sentences.empty() && text.sentences[0].id == SentenceId::AnswersFollow;
    QTextBlockFormat format = gap(isAnswers ? 16 : 4, 4);
    QTextCharFormat letters;
    QStringList sentences;
    for (const Sentence &sentence : text.sentences) sentences << sentenceText(sentence);
    QString words = sentences.join(u' ');
    if (text.role == Role::Record) {
      words = wholeDisplayText(text.record);
      letters.setFontFamilies(printCodeFont().families());
      format.setBackground(printGround());
    }
    if (text.role == Role::Prompt) letters.setFontItalic(true);
    if (text.role == Role::Remark) words = HandOutLayoutWords::tr("Note: %1").arg(words);
    if (text.role != Role::Plain) format.setLeftMargin(kHandOutLayoutIndent);
    const bool isHeading = text.sentences.size() == 1 && isFollowed(text.sentences.front().id);
    const bool isPrompt = text.role == Role::Prompt;
    const bool leadsOn =
        !text.sentences.empty() && text.sentences.front().id == SentenceId::CurveIs;
    if (isHeading || isPrompt || leadsOn) format.setProperty(kStaysWithNext, true);
    if (isHeading) letters.setFontWeight(QFont::DemiBold);
    write(words.replace(u'\n', QChar::LineSeparator), format, letters);
  }

  void operator()(const HandOutTable &table) {
    insertHandOutTable(m_cursor, table, m_width, m_form == HandOutForm::AnswerKey);
  }

  void operator()(const HandOutListing &listing) {
    QTextCharFormat letters;
    letters.setFontFamilies(printCodeFont().families());
    const QStringList lines = listingLines(listing.listing);
    for (qsizetype i = 0; i < lines.size(); ++i) {
      qsizetype spaces = 0;
      while (spaces < lines[i].size() && lines[i][spaces] == u' ') ++spaces;
      QTextBlockFormat format = gap(i == 0 ? 6 : 0, i + 1 == lines.size() ? 6 : 0, true);
      format.setLeftMargin(kHandOutLayoutIndent + static_cast<double>(spaces) * kCodeIndent);
      write(lines[i].trimmed(), format, letters);
    }
  }

  void operator()(const HandOutCurve &curve) {
    startParagraph(m_cursor, gap(8, 4, curve.pairs > 0));
    PrintedCurve::insert(m_cursor, curve);
    if (curve.pairs == 0) return;
    write(m_form == HandOutForm::WorkSheet
              ? HandOutLayoutWords::tr(
                    "Draw the pairs: a filled point for a candidate, an open one otherwise.")
              : HandOutLayoutWords::tr("Numbers are those of the table; a filled point is a "
                                       "candidate, an open one is not."),
          gap(0, 4));
  }

  void operator()(const HandOutQuestion &question) {
    if (question.show == HandOutQuestion::Show::AnswerOnly) return writeAnswer(question, true);
    write(QStringLiteral("%1. %2").arg(question.number).arg(sentenceText(question.prompt)),
          gap(12, 3, true), weight(QFont::DemiBold));
    writeChoices(question);
    if (question.show == HandOutQuestion::Show::Answered) writeAnswer(question, false);
    if (m_form == HandOutForm::WorkSheet) writeRoom();
  }

 private:
  static bool isFollowed(SentenceId id) {
    return id == SentenceId::TextOf || id == SentenceId::PreparedOf ||
           id == SentenceId::AnswersFollow;
  }
  static QChar letterOf(std::size_t choice) { return QChar(u'A' + static_cast<int>(choice)); }

  static QTextBlockFormat gap(double above, double below, bool staysWithNext = false) {
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setBottomMargin(below);
    format.setProperty(kStaysWithNext, staysWithNext);
    return format;
  }
  static QTextCharFormat weight(QFont::Weight weight) {
    QTextCharFormat letters;
    letters.setFontWeight(weight);
    return letters;
  }
  static QTextCharFormat sized(int pixels, bool isBold) {
    QTextCharFormat letters = weight(isBold ? QFont::Bold : QFont::Normal);
    letters.setProperty(QTextFormat::FontPixelSize, pixels);
    return letters;
  }

  void write(const QString &text, const QTextBlockFormat &block,
             const QTextCharFormat &letters = {}) {
    startParagraph(m_cursor, block, letters);
    m_cursor.insertText(text, letters);
  }

  void writeAnswer(const HandOutQuestion &question, bool isNumbered) {
    const std::size_t answer = question.answer.value_or(0);
    const QString choice =
        QStringLiteral("%1  %2").arg(letterOf(answer), sentenceText(question.choices[answer]));
    QTextBlockFormat format = gap(3, 3);
    format.setLeftMargin(kHandOutLayoutIndent);
    write(isNumbered ? QStringLiteral("%1. %2").arg(question.number).arg(choice)
                     : HandOutLayoutWords::tr("Answer: %1").arg(choice),
          format, weight(QFont::Bold));
    m_cursor.insertText(QStringLiteral("   ") + sentenceText(question.explanation), {});
  }

  /// Writes short choices in one line.
  void writeChoices(const HandOutQuestion &question) {
    QStringList choices;
    for (std::size_t i = 0; i < question.choices.size(); ++i)
      choices << QStringLiteral("%1  %2").arg(letterOf(i), sentenceText(question.choices[i]));
    const QString inOne = choices.join(QString(8, QChar::Nbsp));
    if (inOne.size() <= kShortChoices) choices = {inOne};
    for (qsizetype i = 0; i < choices.size(); ++i) {
      const bool isLast = i + 1 == choices.size();
      QTextBlockFormat format = gap(1, 1,
                                    !isLast || question.show != HandOutQuestion::Show::Asked ||
                                        m_form == HandOutForm::WorkSheet);
      format.setLeftMargin(kHandOutLayoutIndent);
      write(choices[i], format);
    }
  }

  /// Writes an empty box for the answer.
  void writeRoom() {
    QTextTableFormat format = ruledTable();
    format.setTopMargin(4);
    format.setWidth(QTextLength(QTextLength::FixedLength, m_width - 2));
    QTextTable *box = m_cursor.insertTable(1, 1, format);
    QTextTableCellFormat cell;
    cell.setTopPadding(kRoomToAnswer);
    cell.setBottomPadding(kRoomToAnswer);
    box->cellAt(0, 0).setFormat(cell);
    endTable(m_cursor);
  }

  QTextCursor m_cursor;
  HandOutForm m_form;
  double m_width;
};

}  // namespace

QString handOutName(HandOutForm form) {
  switch (form) {
    case HandOutForm::Complete: return HandOutLayoutWords::tr("Hand-out");
    case HandOutForm::WorkSheet: return HandOutLayoutWords::tr("Work sheet");
    case HandOutForm::AnswerKey: return HandOutLayoutWords::tr("Answer key");
  }
  return {};
}

Result<void> layOutHandOut(const HandOut &paper, QTextDocument &document, const QSizeF &page,
                           const RunContext &context) {
  QTextOption option = document.defaultTextOption();
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  document.setDefaultTextOption(option);
  HandOutWriter writer(document, paper.form, page.width());
  writer.writeTitle(cellDisplayText(paper.title));
  for (const HandOutBlock &block : paper.blocks) {
    if (context.isCancelled()) return cancelledError();
    std::visit(writer, block);
  }
  return breakPages(document, page, context);
}

}  // namespace shinglescope
