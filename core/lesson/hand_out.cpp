// SPDX-License-Identifier: MIT
#include "core/lesson/hand_out.h"

#include "core/base/unicode.h"
#include "core/lesson/hand_out_tables.h"
#include "core/lesson/questions/named_results.h"
#include "core/lesson/steps/pair_values.h"
#include "core/lesson/steps/step_sentences.h"
#include "core/lesson/steps/step_writer.h"

namespace shinglescope {
namespace {

using Role = HandOutText::Role;

/// Builds a hand-out, stage by stage. Refers to the lesson.
class HandOutMaker {
 public:
  HandOutMaker(const Lesson &lesson, HandOutSource source, std::string_view language,
               const PaperLimits &limits)
      : m_lesson(lesson),
        m_source(std::move(source)),
        m_tables(lesson.tables()),
        m_language(language),
        m_limits(limits),
        m_isComplete(m_source.form == HandOutForm::Complete) {
    m_paper.form = m_source.form;
    m_paper.title = lesson.spec().title.in(language);
  }

  HandOut make() {
    addHead();
    start(LessonStage::Texts, {});
    addTexts();
    start(LessonStage::Shingles, {Listing::Cut});
    addShingles();
    start(LessonStage::Matrix, {Listing::Matrix, Listing::Jaccard});
    addMatrix();
    start(LessonStage::Permutations, {columnListing()});
    addPermutations();
    start(LessonStage::Signature, {walkListing()});
    addSignature();
    start(LessonStage::Compare, {Listing::Compare});
    addTable(estimatesOnPaper(m_source));
    addRest(SentenceValue::Thing::Pairs, m_tables.pairs.size() - m_source.extract.pairs.size());
    start(LessonStage::Bands, {Listing::Bands});
    addTable(bucketsOnPaper(m_source));
    addRest(SentenceValue::Thing::Bands, m_tables.plan.bands - m_source.extract.bands);
    addTable(candidatesOnPaper(m_source));
    start(LessonStage::Curve, {Listing::Curve});
    addCurve();
    start(LessonStage::Questions, {});
    addQuestions();
    addNotes();
    return std::move(m_paper);
  }

 private:
  const LessonSpec &spec() const { return m_lesson.spec(); }
  bool isGiven() const { return spec().matrix.has_value(); }
  void add(HandOutBlock block) { m_paper.blocks.push_back(std::move(block)); }
  void addTable(HandOutTable table) {
    if (!table.rows.empty()) add(std::move(table));
  }
  void addSentences(std::vector<Sentence> sentences, Role role = Role::Plain) {
    if (!sentences.empty()) add(HandOutText{role, std::move(sentences)});
  }
  /// Adds text that reveals results: the key has it at its end, so that everything else has the
  /// place that it has in the work sheet.
  void addRevealing(std::vector<Sentence> sentences, Role role) {
    if (m_isComplete)
      addSentences(std::move(sentences), role);
    else if (!sentences.empty())
      m_notes.push_back({role, std::move(sentences)});
  }
  void addRest(SentenceValue::Thing thing, std::size_t count) {
    if (count > 0) addSentences({{SentenceId::NotPrinted, {SentenceValue::counted(count, thing)}}});
  }
  void sayAuthored(const LocalText &text, Role role) {
    const std::string words = text.in(m_language);
    if (!words.empty()) addSentences({{SentenceId::Lesson, {words}}}, role);
  }

  /// Adds a remark, with the position of its step: "h1(15)".
  void sayRemark(const LessonNote &note) {
    std::string place = note.hash == 0 ? "" : hashName(note.hash - 1);
    if (note.row != 0)
      place = (place.empty() ? "x = " : place + "(") + std::to_string(note.row) +
              (place.empty() ? "" : ")");
    std::vector<Sentence> sentences{{SentenceId::Lesson, {note.text.in(m_language)}}};
    if (!place.empty()) sentences.insert(sentences.begin(), {SentenceId::Plain, {place + ":"}});
    addRevealing(std::move(sentences), Role::Remark);
  }

  void addRecord(const std::string &text) {
    const std::size_t end =
        bytesOfCharacters(text, printedOf(characterCount(text), m_limits.characters));
    add(HandOutText{Role::Record, {}, text.substr(0, end)});
    const std::size_t rest = characterCount(std::string_view(text).substr(end));
    if (rest > 0) addSentences({{SentenceId::CharactersHidden, {SentenceValue::count(rest)}}});
  }

  /// Adds the heading and the author's texts: remarks reveal answers, prompts do not.
  void start(LessonStage stage, const std::vector<Listing> &listings) {
    add(stage);
    for (const Listing listing : listings) add(HandOutListing{listing});
    for (const LessonNote &prompt : spec().prompts)
      if (prompt.stage == stage) sayAuthored(prompt.text, Role::Prompt);
    for (const LessonNote &note : spec().notes)
      if (note.stage == stage) sayRemark(note);
  }

  void addHead() {
    if (m_isComplete) sayAuthored(spec().about, Role::Plain);  // it may reveal a result
    const std::string source = spec().source.in(m_language);
    if (!source.empty()) addSentences({{SentenceId::SourceIs, {SentenceValue::whole(source)}}});
    std::vector<Sentence> settings;
    if (!isGiven()) {
      settings = preparations();
      const bool isWords = spec().shingle.unit == ShingleUnit::Word;
      settings.push_back({isWords ? SentenceId::ShinglesOfWords : SentenceId::ShinglesOfCharacters,
                          {SentenceValue::count(spec().shingle.k)}});
    }
    const auto changed = std::ranges::count_if(m_tables.columns, &LessonColumn::isChanged);
    const auto count = SentenceValue::count(m_tables.numHashes() - changed);
    switch (spec().permutations.kind) {
      case LessonPermutations::Modular:
        settings.push_back({SentenceId::HashesModular, {count}});
        break;
      case LessonPermutations::Shuffled:
        settings.push_back({SentenceId::HashesShuffled, {count}});
        break;
      case LessonPermutations::Columns:
        settings.push_back({SentenceId::HashesGiven, {count}});
        break;
    }
    if (Sentence said = changeSentence(m_tables); !said.values.empty())
      settings.push_back(std::move(said));
    settings.push_back(conventionSentence(m_tables));
    settings.push_back(
        {spec().walk == LessonWalk::Order ? SentenceId::WalkByOrder : SentenceId::WalkByOnes});
    settings.push_back(
        {SentenceId::BandsOfRows,
         {SentenceValue::count(m_tables.plan.bands), SentenceValue::count(m_tables.plan.rows)}});
    addSentences(std::move(settings));
  }

  std::vector<Sentence> preparations() const {
    const PreparationOptions &options = spec().preparation;
    std::vector<Sentence> done;
    const auto addIf = [&done](bool is, SentenceId id, std::vector<SentenceValue> values = {}) {
      if (is) done.push_back({id, std::move(values)});
    };
    addIf(options.unicode == UnicodeForm::Nfkc, SentenceId::PreparedNfkc);
    addIf(options.lowerCase, SentenceId::PreparedLower);
    addIf(options.stripPunctuation == Punctuation::Ascii, SentenceId::PreparedAscii);
    addIf(options.stripPunctuation == Punctuation::All, SentenceId::PreparedPunctuation);
    addIf(options.stripDigits, SentenceId::PreparedDigits);
    addIf(options.stripLoneLetters, SentenceId::PreparedLoneLetters);
    addIf(options.whiteSpace == WhiteSpace::Remove, SentenceId::PreparedNoSpace);
    addIf(options.whiteSpace == WhiteSpace::Spaces, SentenceId::PreparedSpaces);
    addIf(options.whiteSpace == WhiteSpace::All, SentenceId::PreparedAllSpace);
    if (options.stopWords) addIf(true, SentenceId::PreparedStopWords, {*options.stopWords});
    if (options.stem) addIf(true, SentenceId::PreparedStem, {*options.stem});
    return done;
  }

  void addTexts() {
    if (isGiven()) return addSentences({givenSentence(m_tables)});
    for (std::size_t i = 0; i < m_tables.documents.size(); ++i) {
      const LessonDocument &document = m_tables.documents[i];
      const std::string &text = document.text;
      addSentences({{SentenceId::TextOf, {document.name}}});
      addRecord(text);
      if (document.prepared == text) {
        addSentences({{SentenceId::TextUnchanged, {document.name}}});
        continue;
      }
      addSentences({{SentenceId::PreparedOf, {document.name}}});
      addRecord(document.prepared);
    }
  }

  void addShingles() {
    if (isGiven()) return addSentences({{SentenceId::Nothing}});
    std::vector<Sentence> totals;
    for (const LessonDocument &document : m_tables.documents)
      totals.push_back(cutSentence(document));
    addSentences(std::move(totals));
    addTable(shinglesOnPaper(m_source));
    std::vector<Sentence> rests;
    const std::size_t shown = m_source.extract.shingles;
    for (const LessonDocument &document : m_tables.documents)
      if (document.cuts.size() > shown)
        rests.push_back({SentenceId::ShinglesHidden,
                         {document.name, SentenceValue::count(document.cuts.size() - shown)}});
    addSentences(std::move(rests));
  }

  void addMatrix() {
    addTable(matrixOnPaper(m_source));
    if (m_source.extract.hiddenRows > 0)
      addSentences(
          {{SentenceId::RowsNotPrinted, {SentenceValue::count(m_source.extract.hiddenRows)}}});
    if (m_tables.pairs.empty()) return;
    add(jaccardOnPaper(m_source));
    add(pairsOnPaper(m_source));
    addRest(SentenceValue::Thing::Pairs, m_tables.pairs.size() - m_source.extract.pairs.size());
  }

  void addPermutations() {
    if (m_source.kind == LessonPermutations::Modular) addTable(functionsOnPaper(m_source));
    std::vector<Sentence> repeats;
    for (std::uint32_t hash = 0; hash < m_source.extract.hashes; ++hash)
      for (Sentence &said : repeatSentences(m_tables, hash)) repeats.push_back(std::move(said));
    if (m_source.blanks.hashValues)
      addRevealing(std::move(repeats), Role::Remark);
    else
      addSentences(std::move(repeats), Role::Remark);
    addTable(valuesOnPaper(m_source));
    addRest(SentenceValue::Thing::Hashes, m_tables.numHashes() - m_source.extract.hashes);
    if (m_source.hasOrders()) addTable(ordersOnPaper(m_source));
    for (const std::uint32_t which : m_source.extract.pairs) {
      const LessonPair &pair = m_tables.pairs[which];
      if (pair.orders && pair.all > 0) addRevealing({orderSentence(m_tables, pair)}, Role::Plain);
    }
  }

  void addSignature() {
    addTable(signaturesOnPaper(m_source));
    addRest(SentenceValue::Thing::Hashes, m_tables.numHashes() - m_source.extract.signature);
    if (m_tables.disagreement)
      addRevealing({claimSentence(m_tables, *m_tables.disagreement)}, Role::Remark);
  }

  void addCurve() {
    addSentences(curveSentences(m_tables.plan));
    HandOutCurve curve{m_tables.plan, m_source.extract.pairs.size()};
    if (m_source.form != HandOutForm::WorkSheet)
      for (const std::uint32_t which : m_source.extract.pairs) {
        const LessonPair &pair = m_tables.pairs[which];
        curve.points.push_back({pair.jaccard(), pair.chance, pair.sharedBands > 0});
      }
    add(std::move(curve));
    addTable(chancesOnPaper(m_source));
  }

  /// Returns a question with the author's words.
  HandOutQuestion questionOf(const QuizQuestion &asked) const {
    HandOutQuestion question{HandOutQuestion::Show::Asked,
                             false,
                             0,
                             asked.prompt,
                             asked.choices,
                             asked.answer,
                             asked.explanation};
    // The choices of a question on a number include it, and numbers derived from it.
    question.isOpen =
        !m_isComplete && !asked.authored && asked.prompt.id != SentenceId::AskCandidate;
    if (!asked.authored) return question;
    const LessonQuestion &own = spec().questions[*asked.authored];
    question.prompt.values = {own.prompt.in(m_language)};
    question.explanation.values = {own.explanation.in(m_language)};
    for (std::size_t i = 0; i < own.choices.size(); ++i)
      question.choices[i].values = {own.choices[i].in(m_language)};
    return question;
  }

  /// Tests whether an author's question contains a result that the sheet asks for.
  bool givesAway(const QuizQuestion &asked) const {
    if (!asked.authored) return false;
    const LessonQuestion &own = spec().questions[*asked.authored];
    const auto names = [&](const LocalText &text) {
      return namesResult(m_tables, text.in(m_language));
    };
    return names(own.prompt) || std::ranges::any_of(own.choices, names);
  }

  void addQuestions() {
    std::vector<HandOutQuestion> questions;
    for (const QuizQuestion &asked : m_lesson.questions()) {
      // Rows that are not printed cannot be counted.
      const bool isCounted = asked.prompt.id == SentenceId::AskShared;
      if (!m_isComplete && isCounted && m_source.extract.hiddenRows > 0) continue;
      if (!m_isComplete && givesAway(asked)) continue;
      questions.push_back(questionOf(asked));
      questions.back().number = questions.size();
    }
    if (questions.empty()) addSentences({{SentenceId::Nothing}});
    for (HandOutQuestion question : questions) {
      if (m_source.form == HandOutForm::AnswerKey) {
        question.show = HandOutQuestion::Show::Answered;
      } else {
        question.answer.reset();
        question.explanation = {};
        if (question.isOpen) question.choices.clear();
      }
      add(std::move(question));
    }
    if (!m_isComplete || questions.empty()) return;
    addSentences({{SentenceId::AnswersFollow}});
    for (HandOutQuestion &question : questions) {
      question.show = HandOutQuestion::Show::AnswerOnly;
      add(std::move(question));
    }
  }

  void addNotes() {
    if (m_source.form != HandOutForm::AnswerKey || m_notes.empty()) return;
    addSentences({{SentenceId::NotesFollow}});
    for (HandOutText &note : m_notes) add(std::move(note));
  }

  Listing columnListing() const {
    return spec().permutations.kind == LessonPermutations::Shuffled ? Listing::Shuffle
                                                                    : Listing::Hash;
  }

  Listing walkListing() const {
    return spec().walk == LessonWalk::Order ? Listing::SignOrder : Listing::SignOnes;
  }

  const Lesson &m_lesson;
  HandOutSource m_source;
  const LessonTables &m_tables;
  std::string_view m_language;
  PaperLimits m_limits;
  bool m_isComplete;
  std::vector<HandOutText> m_notes;
  HandOut m_paper;
};

}  // namespace

HandOut handOutOf(const Lesson &lesson, HandOutForm form, std::string_view language,
                  const SheetBlanks &blanks, const PaperLimits &limits) {
  return HandOutMaker(lesson, HandOutSource::of(lesson, form, blanks, limits), language, limits)
      .make();
}

}  // namespace shinglescope
