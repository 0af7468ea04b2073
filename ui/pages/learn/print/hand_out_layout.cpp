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
constexpr double kRoomToAnswer = 54;  ///< height of the box
constexpr double kAnswerPadding = 5;
constexpr double kDenseTable = 0.15;     ///< in pages; kept whole even in a dense layout
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
    if (m_form == HandOutForm::Complete) return;
    // The key has the same line, empty, so that its pages begin like those of the sheet.
    write(m_form == HandOutForm::AnswerKey ? QString(QChar::Nbsp)
                                           : HandOutLayoutWords::tr("Name: %1   Date: %2")
                                                 .arg(QString(34, u'_'), QString(16, u'_')),
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
    const bool leadsOn = m_leadsToTable && text.role != Role::Record;
    if (isHeading || isPrompt || leadsOn) format.setProperty(kStaysWithNext, true);
    if (isHeading) letters.setFontWeight(QFont::DemiBold);
    write(words.replace(u'\n', QChar::LineSeparator), format, letters);
  }

  void operator()(const HandOutTable &table) {
    insertHandOutTable(m_cursor, table, m_width, m_form);
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
    if (question.show == HandOutQuestion::Show::AnswerOnly) return writeAnswer(question);
    write(QStringLiteral("%1. %2").arg(question.number).arg(sentenceText(question.prompt)),
          gap(12, 3, true), weight(QFont::DemiBold));
    writeChoices(question);
    if (m_form != HandOutForm::Complete) writeRoom(question);
  }

  /// Writes a titled hand-out. One edit, because a document that was laid out before would be laid
  /// out again after each.
  Result<void> writeAll(const HandOut &paper, const RunContext &context) {
    m_cursor.beginEditBlock();
    writeTitle(cellDisplayText(paper.title));
    auto written = writeBlocks(paper.blocks, context);
    m_cursor.endEditBlock();
    return written;
  }

  /// Writes a sequence of blocks.
  Result<void> writeBlocks(std::span<const HandOutBlock> blocks, const RunContext &context) {
    bool isAfterTable = false;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      if (context.isCancelled()) return cancelledError();
      // A text after a table belongs to that table.
      m_leadsToTable = !isAfterTable && i + 1 < blocks.size() && needsHeading(blocks[i + 1]);
      std::visit(*this, blocks[i]);
      isAfterTable = std::holds_alternative<HandOutTable>(blocks[i]);
    }
    return {};
  }

 private:
  static bool needsHeading(const HandOutBlock &block) {
    return std::holds_alternative<HandOutTable>(block) ||
           std::holds_alternative<HandOutCurve>(block);
  }
  static bool isFollowed(SentenceId id) {
    return id == SentenceId::TextOf || id == SentenceId::PreparedOf ||
           id == SentenceId::AnswersFollow || id == SentenceId::NotesFollow;
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

  /// Returns the answer, with its letter unless the question is open.
  static QString answerOf(const HandOutQuestion &question) {
    const std::size_t answer = question.answer.value_or(0);
    const QString text = sentenceText(question.choices[answer]);
    return question.isOpen ? text : QStringLiteral("%1  %2").arg(letterOf(answer), text);
  }
  void insertExplanation(const HandOutQuestion &question) {
    m_cursor.insertText(QStringLiteral("   ") + sentenceText(question.explanation), {});
  }

  void writeAnswer(const HandOutQuestion &question) {
    QTextBlockFormat format = gap(3, 3);
    format.setLeftMargin(kHandOutLayoutIndent);
    write(QStringLiteral("%1. %2").arg(question.number).arg(answerOf(question)), format,
          weight(QFont::Bold));
    insertExplanation(question);
  }

  /// Writes short choices in one line.
  void writeChoices(const HandOutQuestion &question) {
    if (question.isOpen) return;
    QStringList choices;
    for (std::size_t i = 0; i < question.choices.size(); ++i)
      choices << QStringLiteral("%1  %2").arg(letterOf(i), sentenceText(question.choices[i]));
    const QString inOne = choices.join(QString(8, QChar::Nbsp));
    if (inOne.size() <= kShortChoices) choices = {inOne};
    for (qsizetype i = 0; i < choices.size(); ++i) {
      const bool isLast = i + 1 == choices.size();
      QTextBlockFormat format = gap(1, 1, !isLast || m_form != HandOutForm::Complete);
      format.setLeftMargin(kHandOutLayoutIndent);
      write(choices[i], format);
    }
  }

  /// Returns the height of the text of an answer, or of an empty line.
  static double heightOf(const QString &answer, const HandOutQuestion &question, double width) {
    QTextDocument measured;
    measured.setDocumentMargin(0);
    measured.setDefaultFont(printFont());
    measured.setTextWidth(width);
    HandOutWriter writer(measured, HandOutForm::AnswerKey, width);
    writer.m_cursor.insertText(answer, weight(QFont::Bold));
    if (!answer.isEmpty()) writer.insertExplanation(question);
    return measured.size().height();
  }

  /// Writes a box for the answer, empty or filled in, of the same height if the answer fits.
  void writeRoom(const HandOutQuestion &question) {
    QTextTableFormat format = ruledTable();
    format.setTopMargin(4);
    const double width = m_width - 2 * (kAnswerPadding + 1);
    format.setWidth(QTextLength(QTextLength::FixedLength, width));
    QTextTable *box = m_cursor.insertTable(1, 1, format);
    const bool isFilled = question.show == HandOutQuestion::Show::Answered;
    const QString answer =
        isFilled ? HandOutLayoutWords::tr("Answer: %1").arg(answerOf(question)) : QString();
    const double height = heightOf(answer, question, width - 2 * kAnswerPadding);
    QTextTableCellFormat cell;
    const double above = std::max(kAnswerPadding, (kRoomToAnswer - height) / 2);
    cell.setTopPadding(above);
    cell.setBottomPadding(above);
    cell.setLeftPadding(kAnswerPadding);
    cell.setRightPadding(kAnswerPadding);
    box->cellAt(0, 0).setFormat(cell);
    if (isFilled) {
      m_cursor = box->cellAt(0, 0).firstCursorPosition();
      m_cursor.insertText(answer, weight(QFont::Bold));
      insertExplanation(question);
    }
    endTable(m_cursor);
  }

  QTextCursor m_cursor;
  HandOutForm m_form;
  double m_width;
  bool m_leadsToTable = false;
};

void wrapAnywhere(QTextDocument &document) {
  QTextOption option = document.defaultTextOption();
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  document.setDefaultTextOption(option);
}

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
  wrapAnywhere(document);
  const auto layOut = [&](double smallTable) -> Result<void> {
    document.clear();
    HandOutWriter writer(document, paper.form, page.width());
    if (auto written = writer.writeAll(paper, context); !written) return written;
    return breakPages(document, page, context, smallTable);
  };
  auto done = layOut(kSmallTable);
  const bool isLong = paper.form == HandOutForm::Complete && document.pageCount() > kHandOutPages;
  return done && isLong ? layOut(kDenseTable) : done;
}

Result<void> layOutBlocks(std::span<const HandOutBlock> blocks, QTextDocument &document,
                          const QSizeF &page, const RunContext &context) {
  wrapAnywhere(document);
  HandOutWriter writer(document, HandOutForm::Complete, page.width());
  if (auto written = writer.writeBlocks(blocks, context); !written) return written;
  return breakPages(document, page, context, 1);
}

}  // namespace shinglescope
