// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/export/content/similar_rows.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_registry.h"
#include "tests/support/written_csv.h"

using namespace shinglescope;

namespace {

std::string similarText(const std::optional<std::string> &id) {
  SimilarRows found;
  found.rows = {{{2}, 9, 10, 64, 3}, {{0}, 1, 3, 0, 0}};
  Recipe recipe;
  recipe.signature.numHashes = 128;
  recipe.id = id;
  const auto dataset = test::sampleDataset();
  return test::writtenCsv(
      [&](RowWriter &rows) { return writeSimilar(found, *dataset, recipe, rows); });
}

}  // namespace

class TestSimilarExport : public QObject {
  Q_OBJECT

 private slots:
  void oneLinePerRowInTheGivenOrder() {
    const std::string header = "row,id,jaccard,estimate,shared_bands,intersection,union\n";
    QCOMPARE(similarText("id"), header +
                                    "2,\"c\"\"3\",0.900000,0.500000,3,9,10\n"
                                    "0,\"a,1\",0.333333,0.000000,0,1,3\n");
    QCOMPARE(similarText({}), header +
                                  "2,,0.900000,0.500000,3,9,10\n"
                                  "0,,0.333333,0.000000,0,1,3\n");
  }

  void anUnknownIdColumnIsRejected() { QVERIFY(similarText("nowhere").find("error: ") == 0); }
};

SHINGLESCOPE_TEST(TestSimilarExport, NoApplication)
#include "tst_similar_export.moc"
