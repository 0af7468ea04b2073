// SPDX-License-Identifier: MIT
// The commands that write what the views of Explore show: their figures, files, schemas and errors.

#include <QJsonArray>
#include <QJsonObject>
#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/support/command_line_test.h"
#include "tests/support/json_schema.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

/// The cells of a CSV without quotes, by line and name.
class CsvCells {
 public:
  explicit CsvCells(const QByteArray &csv) {
    for (const QByteArray &line : csv.split('\n'))
      if (!line.isEmpty()) m_lines << line.split(',');
  }
  qsizetype rows() const { return m_lines.size() - 1; }
  QByteArray at(qsizetype row, const char *name) const {
    return m_lines[row + 1][m_lines[0].indexOf(name)];
  }
  double sum(const char *name) const {
    double sum = 0;
    for (qsizetype row = 0; row < rows(); ++row) sum += at(row, name).toDouble();
    return sum;
  }

 private:
  QList<QList<QByteArray>> m_lines;
};

}  // namespace

class TestCliExplore : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    // 20 groups of three rows; two of each differ by a word, and every fifth row is repeated.
    QByteArray table = "id,title\n";
    for (int i = 0; i < 60; ++i)
      table += QByteArray::number(i) + ",a bright flat near the park number " +
               QByteArray::number(i / 3) + " in the street " + QByteArray::number(i / 3 * 7) +
               (i % 3 == 0   ? " today\n"
                : i % 3 == 1 ? " now\n"
                             : " later\n");
    makeFile("s.csv", table + "60,a bright flat near the park number 0 in the street 0 today\n");
  }

  void histogram() {
    const CsvCells cells(output("histogram s.csv --compare title --bins 10"));
    QCOMPARE(cells.rows(), 10);
    // All pairs of 61 rows have common shingles.
    QCOMPARE(cells.sum("row_pairs"), 61.0 * 60 / 2);
    QVERIFY(cells.at(9, "row_pairs").toInt() >= 1);
    const auto json = document("histogram s.csv --compare title --bins 10", "histogram");
    QCOMPARE(json["all_pairs"].get<int>(), 61 * 60 / 2);
    QCOMPARE(json["identical_pairs"].get<int>(), 1);
  }

  /// Recall and counts agree with those of a run.
  void bands() {
    const CsvCells cells(output("bands s.csv --compare title --threshold 0.7 --hashes 24"));
    QCOMPARE(cells.rows(), 8);  // 1, 2, 3, 4, 6, 8, 12, 24
    const auto row = [&] {
      for (qsizetype at = 0; at < cells.rows(); ++at)
        if (cells.at(at, "bands") == "12") return at;
      return qsizetype(-1);
    }();
    makeFile("r.json", R"({"version": 1, "compare": ["title"], "threshold": 0.7, "bands": 12,
                           "signature": {"hashes": 24}})");
    const Outcome run = this->run(words("find s.csv --recipe r.json --out p.csv"));
    QVERIFY2(run.code == 0, run.messages);
    QCOMPARE(contentOf("p.csv").count('\n') - 1 - 1,  // the identical rows are not counted
             cells.at(row, "found_row_pairs").toInt());
    const auto json = document("bands s.csv --compare title --hashes 24 --rows 20", "bands");
    QCOMPARE(json["sampled_rows"].get<int>(), 20);
    QCOMPARE(code("bands s.csv --compare title --measure containment"), 2);
  }

  void buckets() {
    const CsvCells cells(output("buckets s.csv --compare title"));
    QVERIFY(cells.rows() > 1);
    const auto json = document("buckets s.csv --compare title --largest 3 --members 2", "buckets");
    QCOMPARE(json["largest"].size(), std::size_t{3});
    QVERIFY(json["largest"][0]["members"].size() <= 2);
    QCOMPARE(json["buckets"].get<double>(), cells.sum("buckets"));
  }

  void matrices() {
    const QByteArray ask =
        "matrices s.csv --compare title --shingle word:1 --hashes 8 --bands 4 "
        "--rows 0,1,60";
    const CsvCells characteristic(output(ask));
    // Both have 13 words; the last differs.
    QCOMPARE(characteristic.sum("row_0"), characteristic.sum("row_1"));
    QCOMPARE(characteristic.rows(), qsizetype(characteristic.sum("row_0")) + 1);
    const CsvCells signature(output(ask + " --matrix signature"));
    QCOMPARE(signature.rows(), 8);
    for (qsizetype at = 0; at < 8; ++at)
      QCOMPARE(signature.at(at, "row_0"), signature.at(at, "row_60"));
    const CsvCells pairs(output(ask + " --matrix pairs"));
    QCOMPARE(pairs.rows(), 3);
    QCOMPARE(pairs.at(1, "jaccard"), QByteArray("1.000000"));  // rows 0 and 60
    const auto json = document(ask, "matrices");
    QCOMPARE(json["pairs"].size(), std::size_t{3});
    QCOMPARE(json["signature"].size(), std::size_t{8});
    QCOMPARE(code("matrices s.csv --compare title"), 2);
    QCOMPARE(code("matrices s.csv --compare title --rows 0,99"), 2);
    QCOMPARE(code("matrices s.csv --compare title --rows 0,x"), 2);
  }

  void candidatesAreListed() {
    const QByteArray ask =
        "candidates s.csv --compare title --shingle word:1 --hashes 8 --bands 8 --threshold 0.8";
    const CsvCells cells(output(ask + " --most-pairs 9000"));
    const auto json = document(ask + " --most-pairs 9000", "candidates");
    QCOMPARE(cells.rows(), qsizetype(json["pairs"].size()));
    std::map<QByteArray, int> counted;
    for (qsizetype at = 0; at < cells.rows(); ++at) {
      const QByteArray fate = cells.at(at, "fate");
      const bool isSimilar = cells.at(at, "similarity").toDouble() >= 0.8;
      QCOMPARE(isSimilar, fate != "below");
      QCOMPARE(cells.at(at, "shared_bands") == "0", fate == "missed");
      ++counted[fate];
    }
    QVERIFY(counted["below"] > 0 && counted["found"] > 0);
    for (const char *fate : {"found", "below", "missed"})
      QCOMPARE(json[fate]["text_pairs"].get<int>(), counted[fate]);
    // What find keeps at and above the threshold.
    QVERIFY(run(words("find s.csv --compare title --shingle word:1 --hashes 8 --bands 8 "
                      "--threshold 0.8 --out f.csv"))
                .code == 0);
    QCOMPARE(CsvCells(contentOf("f.csv")).rows(),
             json["found"]["row_pairs"].get<int>() + json["identical_pairs"].get<int>());
    const CsvCells below(output(ask + " --fate below --random --most-pairs 3"));
    QCOMPARE(below.rows(), 3);
    for (qsizetype at = 0; at < 3; ++at) QCOMPARE(below.at(at, "fate"), QByteArray("below"));
    QVERIFY(output(ask + " --fate below --random --most-pairs 3 --sample-seed 2") !=
            output(ask + " --fate below --random --most-pairs 3 --sample-seed 3"));
    QCOMPARE(code(ask + " --fate lost"), 2);
    QCOMPARE(code(ask + " --sample-seed 2"), 2);
    QCOMPARE(code(ask + " --most-pairs 0"), 2);
  }

  /// Five seeds and two numbers of hashes for one pair, as in the RCV1 notebook.
  void estimatesOfAPair() {
    const QByteArray ask = "estimator s.csv --compare title --pair 0,1";
    const CsvCells cells(output(ask));
    QCOMPARE(cells.rows(), 10);
    const auto json = document(ask, "estimator");
    const double exact = json["jaccard"].get<double>();
    QCOMPARE(json["shared_shingles"].get<double>() / json["all_shingles"].get<double>(), exact);
    for (qsizetype at = 0; at < 10; ++at) {
      QCOMPARE(cells.at(at, "hashes"), at < 5 ? QByteArray("100") : QByteArray("1000"));
      QCOMPARE(cells.at(at, "seed").toInt(), 42 + int(at % 5));
      // Six standard deviations.
      const double hashes = cells.at(at, "hashes").toDouble();
      QVERIFY(std::abs(cells.at(at, "error").toDouble()) <
              6 * std::sqrt(exact * (1 - exact) / hashes));
    }
    QVERIFY(cells.at(0, "estimate") != cells.at(1, "estimate") ||
            cells.at(1, "estimate") != cells.at(2, "estimate"));
    // A seed and a number of hashes give what a run estimates.
    makeFile("r.json", R"({"version": 1, "compare": ["title"], "threshold": 0.3, "bands": 100,
                           "signature": {"hashes": 100, "seed": 44}, "verify": "estimate"})");
    QVERIFY(run(words("find s.csv --recipe r.json --out p.csv")).code == 0);
    const CsvCells found(contentOf("p.csv"));
    for (qsizetype at = 0; at < found.rows(); ++at)
      if (found.at(at, "row_a") == "0" && found.at(at, "row_b") == "1")
        QCOMPARE(found.at(at, "estimate"), cells.at(2, "estimate"));
    QCOMPARE(code("estimator s.csv --compare title --pair 0"), 2);
    QCOMPARE(code("estimator s.csv --compare title --pair 0,77"), 2);
    QCOMPARE(code("estimator s.csv --compare title --seeds 3"), 2);
  }

  void estimatesOfAllPairs() {
    const QByteArray ask = "estimator s.csv --compare title --threshold 0.5 --most-pairs 40";
    QCOMPARE(CsvCells(output(ask)).rows(), 40);
    const auto json = document(ask, "estimator");
    QCOMPARE(json["by_hashes"].back()["hashes"].get<int>(), 128);
    QVERIFY(json["in_band"].get<double>() > 0.5);
  }

  void curvesAndPlans() {
    const CsvCells cells(output("curves 20x5,2x50 --steps 10"));
    for (qsizetype at = 0; at < cells.rows(); ++at) {
      const double s = cells.at(at, "similarity").toDouble();
      const double b = cells.at(at, "bands").toDouble(),
                   r = cells.at(at, "rows_per_band").toDouble();
      QVERIFY(std::abs(cells.at(at, "probability").toDouble() -
                       (1 - std::pow(1 - std::pow(s, r), b))) < 1e-5);
    }
    const auto json = document("curves 20x5,2x50 --threshold 0.95", "curves");
    QCOMPARE(json["curves"].size(), std::size_t{2});
    QVERIFY(std::abs(json["curves"][1]["found_at_threshold"].get<double>() - 0.148) < 0.001);
    // The table of the plagiarism report: 100 hashes.
    const CsvCells zone(output("plans 100 --d1 0.75 --d2 0.8"));
    QCOMPARE(zone.rows(), 9);
    QCOMPARE(zone.at(0, "bands"), QByteArray("10"));
    const auto plans = document("plans 128 --threshold 0.8", "plans");
    QCOMPARE(plans["ranked_by"].get<std::string>(), std::string("threshold"));
    for (const char *wrong : {"curves 20", "curves 0x5", "curves 100x100", "plans x", "plans 5-3",
                              "plans 10 --d1 0.5", "plans 10 --d1 0.9 --d2 0.5",
                              "plans 10 --p1 0.5", "plans 10 --d1 0.5 --d2 0.6 --weight 0.5"})
      QCOMPARE(code(wrong), 2);
  }

  void figuresAreTheSameForAnyNumberOfThreads() {
    for (const char *ask : {"histogram s.csv --compare title", "bands s.csv --compare title",
                            "buckets s.csv --compare "
                            "title",
                            "estimator s.csv --compare title --threshold 0.5"})
      QCOMPARE(output(QByteArray(ask) + " --threads 1"), output(QByteArray(ask) + " --threads 3"));
  }

 private:
  int code(const QByteArray &arguments) { return run(words(QString::fromLatin1(arguments))).code; }
  QByteArray output(const QByteArray &arguments) {
    const Outcome outcome = run(words(QString::fromLatin1(arguments)));
    if (outcome.code != 0) qWarning("%s: %s", arguments.constData(), outcome.messages.constData());
    return outcome.output;
  }
  /// The JSON of a command, checked with its schema.
  nlohmann::json document(const QByteArray &arguments, const std::string &schema) {
    const Outcome outcome = run(words(QString::fromLatin1(arguments + " --out x.json")));
    if (outcome.code != 0) qWarning("%s: %s", arguments.constData(), outcome.messages.constData());
    const auto json = nlohmann::json::parse(contentOf("x.json").toStdString());
    std::ifstream file(sourcePath("/docs/schema/").toStdString() + schema + ".schema.json");
    const std::string fault = schemaFault(json, nlohmann::json::parse(file));
    if (!fault.empty()) qWarning("%s: %s", arguments.constData(), fault.c_str());
    return fault.empty() ? json : nlohmann::json::object();
  }
};

SHINGLESCOPE_TEST(TestCliExplore, NoApplication)
#include "tst_cli_explore.moc"
