// SPDX-License-Identifier: MIT
// The pages of every built-in lesson, on A4 and US Letter, in English and Italian: their number,
// and where they begin and end.

#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "ui/base/print/page_breaks.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/print/hand_out_layout.h"
#include "ui/pages/learn/print/hand_out_pdf.h"

using namespace shinglescope;

namespace {

/// Finds pages that begin or end in the wrong place.
class PageCheck {
 public:
  explicit PageCheck(const QTextDocument &document)
      : m_document(document), m_layout(*document.documentLayout()) {}

  QStringList problems() {
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next())
      checkHeading(block);
    for (QTextFrame *frame : m_document.rootFrame()->childFrames())
      if (const auto *table = qobject_cast<QTextTable *>(frame)) checkTable(*table);
    return m_problems;
  }

 private:
  int pageOf(double y) const { return static_cast<int>(y / m_document.pageSize().height()); }
  QRectF rowOf(const QTextTable &table, int row) const {
    QRectF words;
    for (int column = 0; column < table.columns(); ++column)
      words |= m_layout.blockBoundingRect(table.cellAt(row, column).firstCursorPosition().block());
    return words;
  }

  void checkHeading(const QTextBlock &block) {
    if (!block.blockFormat().boolProperty(kStaysWithNext) || !block.next().isValid()) return;
    const QTextBlock next = block.next();
    const double line = next.layout()->lineCount() > 0 ? next.layout()->lineAt(0).height() : 0;
    const double below = m_layout.blockBoundingRect(next).top() + line - 1;
    if (pageOf(m_layout.blockBoundingRect(block).top()) != pageOf(below))
      m_problems << QStringLiteral("heading alone: ") + block.text();
  }

  void checkTable(const QTextTable &table) {
    const QString name = table.firstCursorPosition().block().previous().text();
    QMap<int, int> rows;
    for (int row = 1; row < table.rows(); ++row) {
      const QRectF words = rowOf(table, row);
      ++rows[pageOf(words.top())];
      if (pageOf(words.top()) != pageOf(words.bottom() - 1))
        m_problems << QStringLiteral("divided row of: ") + name;
    }
    const QRectF whole = m_layout.frameBoundingRect(const_cast<QTextTable *>(&table));
    if (whole.right() > m_document.pageSize().width() + 1)
      m_problems << QStringLiteral("cut: ") + name;
    if (rows.size() < 2) return;
    for (const int count : rows)
      if (count < 2) m_problems << QStringLiteral("single row of: ") + name;
    if (table.rows() < 6) m_problems << QStringLiteral("small table divided: ") + name;
    if (pageOf(rowOf(table, 0).top()) != rows.firstKey())
      m_problems << QStringLiteral("header alone: ") + name;
  }

  const QTextDocument &m_document;
  const QAbstractTextDocumentLayout &m_layout;
  QStringList m_problems;
};

}  // namespace

class TestHandOutPages : public QObject {
  Q_OBJECT

 private slots:
  void pagesBeginAndEndWell_data();
  void pagesBeginAndEndWell();
  void cleanup() { m_words.install(LanguageChoice::English); }

 private:
  Language m_words{test::translationsFolder()};
};

void TestHandOutPages::pagesBeginAndEndWell_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<bool>("isItalian");
  QTest::addColumn<bool>("isLetter");
  for (const LessonSpec &spec : readyLessons()) {
    for (const bool isItalian : {false, true})
      for (const bool isLetter : {false, true}) {
        const QString id = QString::fromStdString(spec.id);
        QTest::newRow(qPrintable(QStringLiteral("%1 %2 %3")
                                     .arg(id, QLatin1String(isItalian ? "it" : "en"),
                                          QLatin1String(isLetter ? "Letter" : "A4"))))
            << id << isItalian << isLetter;
      }
    if (test::kIsSanitized) break;  // pages are the same, and laying them out takes minutes
  }
}

void TestHandOutPages::pagesBeginAndEndWell() {
  QFETCH(QString, id);
  QFETCH(bool, isItalian);
  QFETCH(bool, isLetter);
  QVERIFY(m_words.install(isItalian ? LanguageChoice::Italian : LanguageChoice::English));
  const Lesson lesson = *Lesson::create(*readyLesson(id.toStdString()));
  int sheetPages = 0;
  for (const HandOutForm form :
       {HandOutForm::Complete, HandOutForm::WorkSheet, HandOutForm::AnswerKey}) {
    QStringList problems;
    const HandOutPrint print{form, isItalian ? QStringLiteral("it") : QStringLiteral("en")};
    const auto fill = [&](QTextDocument &document, const QSizeF &page, const RunContext &context) {
      auto done = layOutLesson(lesson, print, document, page, context);
      problems = PageCheck(document).problems();
      return done;
    };
    const auto pdf =
        makePdf({isLetter ? QPageSize::Letter : QPageSize::A4, id, {}}, fill, RunContext{});
    QVERIFY(pdf);
    QVERIFY2(problems.isEmpty(), qPrintable(handOutName(form) + QStringLiteral(": ") +
                                            problems.join(QStringLiteral("; "))));
    if (form == HandOutForm::Complete)
      QVERIFY2(pdf->pages <= kHandOutPages, qPrintable(QString::number(pdf->pages)));
    if (form == HandOutForm::WorkSheet) sheetPages = pdf->pages;
    if (form == HandOutForm::AnswerKey)  // its notes may need a page
      QVERIFY2(pdf->pages == sheetPages || pdf->pages == sheetPages + 1,
               qPrintable(QString::number(pdf->pages)));
  }
}

SHINGLESCOPE_TEST(TestHandOutPages, QApplication)
#include "tst_hand_out_pages.moc"
