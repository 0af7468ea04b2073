// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/dataset/sniff/shape_guess.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

struct ShapeCase {
  const char *name;
  const char *head;
  SourceShape shape;
};

constexpr ShapeCase kShapeGuessCases[] = {
    {"comma", "a,b\n1,2\n", SourceShape::Delimited},
    {"nothing", "", SourceShape::Delimited},
    {"sentences", "One line of text.\nAnother line of text.\n", SourceShape::Delimited},
    {"objects", "{\"a\": 1}\n{\"a\": 2, \"b\": [1, {\"c\": 2}]}\n", SourceShape::JsonLines},
    {"one object", "{\"a\": 1}\n", SourceShape::JsonLines},
    {"objects and blank lines", "{\"a\": 1}\n\n{\"a\": 2}\n\n", SourceShape::JsonLines},
    {"a printed object", "{\n  \"a\": 1,\n  \"b\": 2\n}\n", SourceShape::Delimited},
    {"braces that are no JSON", "{a}\n{b}\n", SourceShape::Delimited},
    {"JSON in a cell", "1\t{\"a\": 1}\n2\t{\"a\": 2}\n", SourceShape::Delimited},
    {"IDs and texts",
     "t1\tThe first text is a long one, with many words in it, and it has no end.\n"
     "t2\tThe second text is long as well,\twith a tab in the middle of its many words.\n"
     "t3\tThe third text is a long one, with many words in it, and it has no end.\n"
     "t4\tThe fourth text is a long one, with many words in it, and it has no end.\n",
     SourceShape::IdText},
    {"IDs and texts below a header",
     "id\ttext\n"
     "t1\tThe first text is a long one, with many words in it, and it has no end.\n"
     "t2\tThe second text is a long one, with many words in it, and it has no end.\n"
     "t3\tThe third text is a long one, with many words in it, and it has no end.\n",
     SourceShape::Delimited},
    {"labels and texts",
     "1\tThe first text is a long one, with many words in it, and it has no end.\n"
     "1\tThe second text is a long one, with many words in it, and it has no end.\n"
     "2\tThe third text is a long one, with many words in it, and it has no end.\n",
     SourceShape::Delimited},
    {"numbers and abstracts below names",
     "PMID\tabstract\n"
     "2301\tThe first text is a long one, with many words in it, and it has no end.\n"
     "2302\tThe second text is a long one, with many words in it, and it has no end.\n"
     "2303\tThe third text is a long one, with many words in it, and it has no end.\n",
     SourceShape::Delimited},
    {"numbers and abstracts",
     "2301\tThe first text is a long one, with many words in it, and it has no end.\n"
     "2302\tThe second text is a long one, with many words in it, and it has no end.\n"
     "2303\tThe third text is a long one, with many words in it, and it has no end.\n",
     SourceShape::IdText},
    {"words and texts",
     "spam\tThe first text is a long one, with many words in it, and it has no end.\n"
     "ham\tThe second text is a long one, with many words in it, and it has no end.\n"
     "eggs\tThe third text is a long one, with many words in it, and it has no end.\n",
     SourceShape::Delimited},
    {"pairs of texts",
     "A first text 1 of words\tThe first text is a long one, with many words in it, and more.\n"
     "A second text 2 of words\tThe second text is a long one, with many words in it, and more.\n"
     "A third text 3 of words\tThe third text is a long one, with many words in it, and more.\n",
     SourceShape::Delimited},
    {"three columns",
     "t1\tred\tThe first text is a long one, with many words in it, and it has no end.\n"
     "t2\tblue\tThe second text is a long one, with many words in it, and it has no end.\n"
     "t3\tred\tThe third text is a long one, with many words in it, and it has no end.\n",
     SourceShape::Delimited},
    {"IDs and short texts", "t1\tred\nt2\tgreen\nt3\tblue\n", SourceShape::Delimited},
};

}  // namespace

class TestShapeGuess : public QObject {
  Q_OBJECT

 private slots:
  void guesses_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kShapeGuessCases)); ++i) {
      QTest::newRow(kShapeGuessCases[i].name) << i;
    }
  }

  void guesses() {
    QFETCH(int, index);
    const ShapeGuess guess = guessShape(kShapeGuessCases[index].head, true);
    QCOMPARE(guess.shape, kShapeGuessCases[index].shape);
    QVERIFY(inEnglish(guess.reason).ends_with('.'));
  }

  void leavesOutATruncatedLine() {
    const std::string lines = "{\"a\": 1}\n{\"a\": 2}\n";
    QCOMPARE(guessShape(lines + "{\"a\": ", false).shape, SourceShape::JsonLines);
    QCOMPARE(guessShape("{\"a\": ", true).shape, SourceShape::Delimited);
  }
};

SHINGLESCOPE_TEST(TestShapeGuess, NoApplication)
#include "tst_shape_guess.moc"
