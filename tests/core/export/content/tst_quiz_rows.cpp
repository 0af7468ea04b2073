// SPDX-License-Identifier: MIT
// The votes of a class as CSV: one row for each question.

#include <QtTest>

#include "core/export/content/quiz_rows.h"
#include "core/export/format/row_format.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

const std::vector<QuizTally> kTallies = {
    {"Matrix", "How many, really?", {"3", "=4"}, {12, 5}, 0},
    {"Curve", "Say \"no\"", {"3/12", "1/2", "0"}, {0, 1, 2}, 2},
};

}  // namespace

class TestQuizRows : public QObject {
  Q_OBJECT

 private slots:
  void eachQuestionIsARow() {
    std::string csv;
    const ByteSink sink = appendingTo(csv);
    const RunContext context;
    const auto writer = makeRowWriter({ExportFormat::Csv, ExportProfile::Exact}, sink, context);
    QVERIFY(writeQuizRows("Moon, red", kTallies, *writer));
    QCOMPARE(QString::fromStdString(csv),
             QStringLiteral("lesson,stage,question,votes,right_votes,right_answer,answer_a,"
                            "chosen_a,answer_b,chosen_b,answer_c,chosen_c\n"
                            "\"Moon, red\",Matrix,\"How many, really?\",17,12,A,A: 3,12,B: =4,5,,\n"
                            "\"Moon, red\",Curve,\"Say \"\"no\"\"\",3,2,C,A: 3/12,0,B: 1/2,1,C: 0,"
                            "2\n"));
  }

  void theFileIsForSpreadsheets() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("class.csv");
    QVERIFY(saveQuizResults(path.toStdString(), "=1+1", kTallies));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray all = file.readAll();
    QCOMPARE(all.count('\n'), 3);
    QVERIFY2(all.contains("\"'=1+1\""), all.constData());  // not a formula
    const auto failed = saveQuizResults(folder.filePath("none/class.csv").toStdString(), "", {});
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, ErrorCode::Io);
  }
};

SHINGLESCOPE_TEST(TestQuizRows, NoApplication)
#include "tst_quiz_rows.moc"
