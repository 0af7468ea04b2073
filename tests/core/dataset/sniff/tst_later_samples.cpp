// SPDX-License-Identifier: MIT
#include <QTest>

#include <functional>
#include <string>

#include "core/dataset/sniff/delimiter_guess.h"
#include "core/dataset/sniff/later_samples.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::string linesOf(std::size_t count, const std::function<std::string(std::string)> &line) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += line(std::to_string(i)) + '\n';
  return text;
}

/// Returns whether pieces of a file confirm the dialect that was guessed from its start.
SampleConsistency verdictOn(const std::string &head, const std::vector<std::string> &later,
                            std::optional<char> delimiter = {}) {
  SniffInput input;
  input.head = head;
  input.options.delimiter = delimiter;
  input.later.assign(later.begin(), later.end());
  return compareLater(input, rankDelimiters(input).front());
}

const std::string kCommas =
    "id,name,city\n" + linesOf(40, [](const std::string &i) { return i + ",Ann" + i + ",Rome"; });
const std::string kTabs = "id\tname\tcity\n" + linesOf(40, [](const std::string &i) {
                            return i + "\tAnn" + i + "\tRome";
                          });

}  // namespace

/// The middle and the end of a file, compared with the guess from its start.
class TestLaterSamples : public QObject {
  Q_OBJECT

 private slots:
  void reportsNothingIfSamplesAgree() {
    const SampleConsistency verdict = verdictOn(kCommas, {kCommas, kCommas});
    QVERIFY(verdict.remarks.empty());
    QVERIFY(!verdict.hasQuotes);
  }

  void reportsAnotherDelimiter() {
    const std::string other =
        linesOf(40, [](const std::string &i) { return i + ";Bob, B" + i + ";Oslo;x"; });
    const SampleConsistency verdict = verdictOn(kCommas, {other, kCommas});
    QCOMPARE(verdict.remarks.size(), std::size_t{1});
    QCOMPARE(inEnglish(verdict.remarks[0]),
             std::string("The middle of the file reads better with the delimiter semicolon."));
  }

  void reportsRowsOfAnotherWidth() {
    const std::string wide =
        linesOf(40, [](const std::string &i) { return i + ",Bob" + i + ",Oslo,NO"; });
    const SampleConsistency verdict = verdictOn(kCommas, {kCommas, wide});
    QCOMPARE(verdict.remarks.size(), std::size_t{1});
    QCOMPARE(inEnglish(verdict.remarks[0]),
             std::string("Rows at the end of the file have 4 cells instead of 3."));
  }

  void reportsNothingForAChosenDelimiter() {
    const std::string other = linesOf(40, [](const std::string &i) { return i + ";Bob;Oslo;x"; });
    QVERIFY(verdictOn(kCommas, {other, kCommas}, ',').remarks.empty());
  }

  void findsQuotesMissingAtTheStart() {
    const std::string quoted =
        linesOf(40, [](const std::string &i) { return i + "\t\"Ann\t" + i + "\"\t\"Rome\""; });
    QVERIFY(verdictOn(kTabs, {quoted, kTabs}).hasQuotes);
    QVERIFY(verdictOn(kTabs, {kTabs, quoted}).hasQuotes);
  }

  void treatsAFewOddQuotesAsText() {
    const std::string inches =
        linesOf(40, [](const std::string &i) { return i + "\tboard " + i + "\"\tRome"; });
    QVERIFY(!verdictOn(kTabs, {inches, kTabs}).hasQuotes);
    const std::string two = kTabs + "7\t\"Ann\"\t\"Rome\"\n";
    QVERIFY(!verdictOn(kTabs, {two, kTabs}).hasQuotes);
  }

  void aPieceMayBeginInsideQuotes() {
    const auto row = [](const std::string &i) {
      return i + ",\"first, line\nsecond; line\",\"Rome\"";
    };
    const std::string head = "id,text,city\n" + linesOf(40, row);
    const std::string cut = "second; line\",\"Rome\"\n" + linesOf(40, row);
    QVERIFY(verdictOn(head, {cut, cut}).remarks.empty());
  }
};

SHINGLESCOPE_TEST(TestLaterSamples, NoApplication)
#include "tst_later_samples.moc"
