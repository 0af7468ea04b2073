// SPDX-License-Identifier: MIT
#include <QTest>
#include <string>

#include "core/base/hash.h"
#include "core/explain/aligned_parts.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::string words(SplitMix64 &random, std::size_t bytes) {
  std::string text;
  while (text.size() < bytes) text += "wörd" + std::to_string(random.next() % 100000) + " ";
  return text;
}

bool isBetweenCharacters(const std::string &text, std::size_t at) {
  return at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
}

}  // namespace

class TestAlignedParts : public QObject {
  Q_OBJECT

 private slots:
  void shortTextsAreOnePart() {
    const std::vector<TextChange> whole{{{0, 8}, {0, 7}}};
    QCOMPARE(alignedParts("una casa", "un casa", {}, 100), whole);
    QCOMPARE(alignedParts("", "", {}, 100), std::vector<TextChange>{{}});
  }

  void equalTextIsInTheSamePart() {
    SplitMix64 random(5);
    const std::string text = words(random, 50'000);
    std::string before;
    for (int i = 0; before.size() < 33'333; ++i) before += "neu" + std::to_string(i) + " ";
    const std::string longer = before + text;
    const TextDiff diff = diffTexts(text, longer);
    const auto parts = alignedParts(text, longer, diff.changes, 10'000);
    for (const TextChange &part : parts) {
      const std::string a = text.substr(part.a.begin, part.a.end - part.a.begin);
      if (part.a.begin < 1000 || part.a.end + 1000 > text.size()) continue;
      QCOMPARE(longer.substr(part.b.begin, part.b.end - part.b.begin), a);
    }
    QVERIFY(parts.size() < 15);
  }

  void partsLeaveNoGapAndCutNoCharacter() {
    SplitMix64 random(6);
    for (int round = 0; round < 60; ++round) {
      const std::string a = words(random, random.next() % 4000);
      std::string b = a;
      for (std::uint64_t edit = random.next() % 6; edit > 0 && b.size() > 100; --edit) {
        const std::size_t at = b.find(' ', random.next() % (b.size() - 50));
        b.insert(at, " " + words(random, random.next() % 900));
      }
      const auto parts = alignedParts(a, b, diffTexts(a, b).changes, 500);
      TextChange last;
      for (const TextChange &part : parts) {
        QCOMPARE(part.a.begin, last.a.end);
        QCOMPARE(part.b.begin, last.b.end);
        QVERIFY(part.a.end - part.a.begin <= 500 && part.b.end - part.b.begin <= 500);
        QVERIFY(isBetweenCharacters(a, part.a.end) && isBetweenCharacters(b, part.b.end));
        last = part;
      }
      QCOMPARE(std::size_t{last.a.end}, a.size());
      QCOMPARE(std::size_t{last.b.end}, b.size());
    }
  }

  void differencesAreRelativeToTheirPart() {
    const std::string a = "uno due tre quattro";
    const std::string b = "uno 2 tre quattro cinque";
    const TextDiff diff = diffTexts(a, b);
    const TextDiff inside = diffInPart(diff, {{4, 11}, {4, 9}});  // "due tre", "2 tre"
    QCOMPARE(inside.onlyA, (std::vector<TextSpan>{{0, 3}}));
    QCOMPARE(inside.onlyB, (std::vector<TextSpan>{{0, 1}}));
    QCOMPARE(inside.changes, (std::vector<TextChange>{{{0, 3}, {0, 1}}}));
    const TextDiff last = diffInPart(diff, {{11, 19}, {9, 24}});
    QVERIFY(last.onlyA.empty());
    QCOMPARE(last.changes.size(), std::size_t{1});
    QCOMPARE(b.substr(9 + last.onlyB[0].begin), std::string("cinque"));
  }

  void everyDifferenceIsInSomePart() {
    SplitMix64 random(8);
    const std::string a = words(random, 6000);
    std::string b = words(random, 900) + a;
    b.erase(2000, 700);
    const TextDiff diff = diffTexts(a, b);
    std::size_t marked = 0;
    std::size_t inParts = 0;
    for (const TextSpan &span : diff.onlyB) marked += span.end - span.begin;
    for (const TextChange &part : alignedParts(a, b, diff.changes, 400))
      for (const TextSpan &span : diffInPart(diff, part).onlyB) inParts += span.end - span.begin;
    QCOMPARE(inParts, marked);
  }
};

SHINGLESCOPE_TEST(TestAlignedParts, NoApplication)
#include "tst_aligned_parts.moc"
