// SPDX-License-Identifier: MIT
// Every equation that a ready lesson prints is recomputed from its own numbers: steps,
// questions, tables and hand-outs, in English and Italian.

#include <QLocale>
#include <QRegularExpression>
#include <QtTest>
#include <cmath>
#include <optional>

#include "core/lesson/files/lesson_library.h"
#include "core/lesson/hand_out.h"
#include "core/lsh/s_curve.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/tables/lesson_grids.h"

using namespace shinglescope;

namespace {

/// Matches a number in the format of the window's language.
const QRegularExpression &numberPattern() {
  static const QRegularExpression english(
      QStringLiteral(R"(\d{1,3}(,\d{3})+(\.\d+)?|\d+(\.\d+)?)"));
  static const QRegularExpression italian(QStringLiteral(R"(\d{1,3}(\.\d{3})+(,\d+)?|\d+(,\d+)?)"));
  return QLocale().language() == QLocale::Italian ? italian : english;
}

struct PrintedNumber {
  double value = 0;
  int decimals = 0;
};

PrintedNumber numberOf(QString text) {
  const bool isItalian = QLocale().language() == QLocale::Italian;
  text.remove(isItalian ? u'.' : u',');
  text.replace(u',', u'.');
  const qsizetype point = text.indexOf(u'.');
  return {text.toDouble(), point < 0 ? 0 : static_cast<int>(text.size() - point - 1)};
}

/// Evaluates "(4 · 15 + 9) mod 17" and "1 - (1 - 0.5^2)^2" from left to right.
class Arithmetic {
 public:
  explicit Arithmetic(const QString &text) : m_text(text) {}

  /// Returns nothing if the text is not an expression as a whole.
  std::optional<double> value() {
    const double found = sum();
    skipSpaces();
    if (m_isBroken || m_at != m_text.size()) return std::nullopt;
    return found;
  }

 private:
  void skipSpaces() {
    while (m_at < m_text.size() && m_text[m_at].isSpace()) ++m_at;
  }
  bool takes(const QString &sign) {
    skipSpaces();
    if (!QStringView(m_text).mid(m_at).startsWith(sign)) return false;
    m_at += sign.size();
    return true;
  }
  double sum() {
    double total = product();
    while (true) {
      if (takes(QStringLiteral("+")))
        total += product();
      else if (takes(QStringLiteral("-")))
        total -= product();
      else if (takes(QStringLiteral("mod")))
        total = std::fmod(total, product());
      else
        return total;
    }
  }
  double product() {
    double total = power();
    while (true) {
      if (takes(QStringLiteral("·")))
        total *= power();
      else if (takes(QStringLiteral("/")))
        total /= power();
      else
        return total;
    }
  }
  double power() {
    const double base = atom();
    return takes(QStringLiteral("^")) ? std::pow(base, power()) : base;
  }
  double atom() {
    if (takes(QStringLiteral("("))) {
      const double inner = sum();
      if (!takes(QStringLiteral(")"))) m_isBroken = true;
      return inner;
    }
    skipSpaces();
    const auto match = numberPattern().match(m_text, m_at, QRegularExpression::NormalMatch,
                                             QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch()) {
      m_isBroken = true;
      return 0;
    }
    m_at = match.capturedEnd();
    return numberOf(match.captured()).value;
  }

  QString m_text;
  qsizetype m_at = 0;
  bool m_isBroken = false;
};

struct Equation {
  QString left;
  QString right;
};

/// Returns the equations of a text. The left sides of "h1 = 5" and "h1(x) = ..." begin with a
/// letter: these define a name.
std::vector<Equation> equationsOf(const QString &text) {
  const QString number = QStringLiteral("(?:%1)").arg(numberPattern().pattern());
  const QString token = QStringLiteral("(?>%1|[-+·/^()]|mod)").arg(number);
  const QRegularExpression side(QStringLiteral("(?:%1 ?)+").arg(token));
  std::vector<Equation> equations;
  const QStringList parts = text.split(QStringLiteral(" = "));
  for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
    const QRegularExpression atEnd(QStringLiteral("(?:^|(?<=\\s))%1$").arg(side.pattern()));
    const auto left = atEnd.match(parts[i]);
    const auto right = side.match(parts[i + 1], 0, QRegularExpression::NormalMatch,
                                  QRegularExpression::AnchorAtOffsetMatchOption);
    if (left.hasMatch() && right.hasMatch())
      equations.push_back({left.captured().trimmed(), right.captured().trimmed()});
  }
  return equations;
}

/// Tests whether both sides agree within half a unit of the last printed digit.
bool holds(const Equation &equation) {
  const auto left = Arithmetic(equation.left).value();
  const auto right = Arithmetic(equation.right).value();
  if (!left || !right) return false;
  const auto whole = numberPattern().match(equation.right);
  const bool isNumber = whole.captured() == equation.right;
  const int decimals = isNumber ? numberOf(equation.right).decimals : 9;
  return std::abs(*left - *right) <= 0.5 * std::pow(10, -decimals) + 1e-12;
}

/// All sentences of one lesson.
class SaidTexts {
 public:
  SaidTexts(const Lesson &lesson, const std::string &language) : m_language(language) {
    for (std::size_t i = 0; i < lesson.stepCount(); ++i) {
      for (const Sentence &sentence : lesson.steps()[i].sentences) add(sentence);
      for (const std::string &note : lesson.notesAt(i, language)) texts << text(note);
      texts << text(lesson.promptAt(i, language));
      if (const auto question = lesson.predictionFor(i)) add(lesson, *question);
    }
    for (std::size_t stage = 0; stage < kLessonStages; ++stage)
      for (std::uint64_t draw = 0; draw < 4; ++draw)
        for (const QuizQuestion &question :
             lesson.questionsOf(static_cast<LessonStage>(stage), draw))
          add(lesson, question);
    texts << text(lesson.spec().about.in(language));
    for (const HandOutForm form :
         {HandOutForm::Complete, HandOutForm::WorkSheet, HandOutForm::AnswerKey})
      add(handOutOf(lesson, form, language));
  }

  QStringList texts;
  std::vector<Sentence> sentences;
  std::vector<HandOutTable> tables;

 private:
  static QString text(const std::string &utf8) { return QString::fromStdString(utf8); }

  void add(const Sentence &sentence) {
    sentences.push_back(sentence);
    texts << sentenceText(sentence);
  }
  void add(const Lesson &lesson, const QuizQuestion &question) {
    const QString language = text(m_language);
    texts << promptText(lesson, question, language) << explanationText(lesson, question, language);
    for (std::size_t i = 0; i < question.choices.size(); ++i)
      texts << choiceText(lesson, question, i, language);
    for (const Sentence &remark : question.remarks) texts << sentenceText(remark);
  }
  void add(const HandOut &paper) {
    for (const HandOutBlock &block : paper.blocks) {
      if (const auto *said = std::get_if<HandOutText>(&block))
        for (const Sentence &sentence : said->sentences) add(sentence);
      if (const auto *asked = std::get_if<HandOutQuestion>(&block)) {
        add(asked->prompt);
        add(asked->explanation);
        for (const Sentence &choice : asked->choices) add(choice);
      }
      const auto *table = std::get_if<HandOutTable>(&block);
      if (table == nullptr) continue;
      tables.push_back(*table);
      for (const auto &row : table->rows)
        for (const HandOutCell &cell : row) add(cell.text);
    }
  }

  std::string m_language;
};

/// Tests whether the printed chance matches the printed similarity.
bool isChanceOf(const SentenceValue &similarity, const SentenceValue &chance,
                const BandPlan &plan) {
  const double s = QString::fromStdString(similarity.plain()).toDouble();
  const PrintedNumber printed{QString::fromStdString(chance.plain()).toDouble(), 3};
  return std::abs(candidateProbability(s, plan) - printed.value) <= 0.0005 + 1e-12;
}

LessonSpec withBands(const LessonSpec &spec, std::uint32_t bands) {
  LessonSpec other = spec;
  other.bands = bands;
  return other;
}

}  // namespace

class TestPrintedEquations : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { m_words.install(LanguageChoice::English); }
  void equationsAreRead();
  void everyPrintedEquationHolds_data();
  void everyPrintedEquationHolds();
  void chancesFollowFromThePrintedSimilarity_data();
  void chancesFollowFromThePrintedSimilarity();
  void tiesAreRoundedUpEverywhere();
  void emptyDocumentsPrintNoFraction();

 private:
  static void addLessons();
  Language m_words{test::translationsFolder()};
};

/// The parser itself: it finds all equations and recognizes false ones.
void TestPrintedEquations::equationsAreRead() {
  const auto all = equationsOf(QStringLiteral(
      "Row 3 has h1 = 5, and h1(15) = (4 · 15 + 9) mod 17 = 69 mod 17 = 1. So 1 - (1 - 0.5^2)^2 = "
      "0.438; of 40,320 rows 16,128/40,320 = 2/5."));
  QCOMPARE(all.size(), std::size_t{4});
  QCOMPARE(all[0].left, QStringLiteral("(4 · 15 + 9) mod 17"));
  QCOMPARE(all[3].right, QStringLiteral("2/5"));
  for (const Equation &equation : all) QVERIFY2(holds(equation), qPrintable(equation.left));
  QVERIFY(!holds({QStringLiteral("1 - (1 - 0.83^4)^5"), QStringLiteral("0.959")}));
  QVERIFY(!holds({QStringLiteral("3/7"), QStringLiteral("0.42")}));
  QVERIFY(!holds({QStringLiteral("2 +"), QStringLiteral("2")}));
}

/// Adds every lesson in both languages.
void TestPrintedEquations::addLessons() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<bool>("isItalian");
  for (const LessonSpec &spec : readyLessons())
    for (const bool isItalian : {false, true})
      QTest::newRow(qPrintable(QString::fromStdString(spec.id) +
                               (isItalian ? QStringLiteral(" it") : QStringLiteral(" en"))))
          << QString::fromStdString(spec.id) << isItalian;
}

void TestPrintedEquations::everyPrintedEquationHolds_data() { addLessons(); }

void TestPrintedEquations::everyPrintedEquationHolds() {
  QFETCH(QString, id);
  QFETCH(bool, isItalian);
  QVERIFY(m_words.install(isItalian ? LanguageChoice::Italian : LanguageChoice::English));
  const LessonSpec ready = *readyLesson(id.toStdString());
  int powers = 0;
  int fractions = 0;
  for (const std::uint32_t bands : {ready.bands, 1U}) {
    const Lesson lesson = *Lesson::create(withBands(ready, bands));
    const SaidTexts said(lesson, isItalian ? "it" : "en");
    for (const QString &text : said.texts)
      for (const Equation &equation : equationsOf(text)) {
        QVERIFY2(holds(equation), qPrintable(equation.left + u'=' + equation.right));
        powers += equation.left.contains(u'^') ? 1 : 0;
        fractions += equation.left.contains(u'/') ? 1 : 0;
      }
    // Each pair has a fraction in its step and in two forms of the hand-out.
    QVERIFY(fractions >= 3 * static_cast<int>(lesson.tables().pairs.size()));
  }
  // With one hash and a similarity of one half, all choices would have the same chance.
  QVERIFY(powers >= 3 || id == QStringLiteral("four-elements"));
}

void TestPrintedEquations::chancesFollowFromThePrintedSimilarity_data() {
  QTest::addColumn<QString>("id");
  for (const LessonSpec &spec : readyLessons())
    QTest::newRow(spec.id.c_str()) << QString::fromStdString(spec.id);
}

void TestPrintedEquations::chancesFollowFromThePrintedSimilarity() {
  QFETCH(QString, id);
  const LessonSpec ready = *readyLesson(id.toStdString());
  const std::uint32_t numHashes = ready.permutations.numHashes;
  for (std::uint32_t bands = 1; bands <= numHashes; ++bands) {
    if (numHashes % bands != 0) continue;
    const Lesson lesson = *Lesson::create(withBands(ready, bands));
    const BandPlan &plan = lesson.tables().plan;
    const SaidTexts said(lesson, "en");
    std::size_t points = 0;
    for (const Sentence &sentence : said.sentences) {
      if (sentence.id != SentenceId::PointFound && sentence.id != SentenceId::PointMissed &&
          sentence.id != SentenceId::PointLeftOut)
        continue;
      ++points;
      QVERIFY2(isChanceOf(sentence.values[2], sentence.values[3], plan),
               qPrintable(sentenceText(sentence)));
    }
    QCOMPARE(points, lesson.tables().pairs.size());
    for (const HandOutTable &table : said.tables) {
      if (table.caption.id != SentenceId::CaptionChances || table.rows[0][2].text.values.empty())
        continue;
      for (const auto &row : table.rows)
        QVERIFY(isChanceOf(row[2].text.values[0], row[3].text.values[0], plan));
    }
  }
}

/// One of 8 positions is 0.125, 47 of 200 is 0.235; both round up, to 0.13 and 0.24, in
/// sentences, tables and hand-outs.
void TestPrintedEquations::tiesAreRoundedUpEverywhere() {
  QCOMPARE(SentenceValue::decimal(0.125).plain(), std::string("0.13"));
  QCOMPARE(SentenceValue::decimal(47.0 / 200).plain(), std::string("0.24"));
  QCOMPARE(SentenceValue::decimal(0.2349999).plain(), std::string("0.23"));
  QCOMPARE(SentenceValue::decimal(1).plain(), std::string("1.00"));
  LessonSpec spec = *readyLesson("three-documents");
  spec.matrix = GivenMatrix{{"1", "2", "3", "4", "5", "6", "7", "8"}, {"a", "b"}, {}};
  spec.texts.clear();
  spec.claimed.clear();
  spec.notes.clear();
  for (std::uint32_t row = 0; row < 8; ++row) spec.matrix->ones.push_back({1, row == 0 ? 1U : 0U});
  const Lesson lesson = *Lesson::create(spec);
  const LessonState end = lesson.stateAt(lesson.stepCount() - 1);
  QCOMPARE(jaccardGrid(lesson, end).rows[0][2].text, QStringLiteral("0.13"));
  bool isSaid = false;
  for (const LessonStep &step : lesson.steps())
    isSaid = isSaid || stepText(step).contains(QStringLiteral("1/8 = 0.13"));
  QVERIFY(isSaid);
}

void TestPrintedEquations::emptyDocumentsPrintNoFraction() {
  LessonSpec spec = *readyLesson("three-documents");
  spec.claimed.clear();
  spec.shingle.shortTexts = ShortTexts::Skip;
  spec.texts[0].text = spec.texts[1].text = "";
  const Lesson lesson = *Lesson::create(spec);
  const SaidTexts said(lesson, "en");
  QVERIFY(said.texts.contains(QStringLiteral("0/5 = 0.00")));
  for (const QString &text : said.texts)
    QVERIFY2(!text.contains(QStringLiteral("0/0")), qPrintable(text));
}

SHINGLESCOPE_TEST(TestPrintedEquations, QApplication)
#include "tst_printed_equations.moc"
