// SPDX-License-Identifier: MIT
#include <QFile>
#include <QSet>
#include <QtTest>
#include <algorithm>
#include <numeric>

#include "core/dataset/load/dataset_loader.h"
#include "core/export/exporter.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/review/groups/keep_plan.h"
#include "core/review/groups/removal.h"
#include "tests/support/places.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kTitle = 0;
constexpr int kDescription = 1;

QByteArray sample() {
  QFile file(test::sourcePath("/resources/samples/rentals.tsv"));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the numbers of the five-character shingles of a text in ascending order.
std::vector<int> shinglesOf(const QString &text, QHash<QString, int> &numbers) {
  const QString prepared = text.normalized(QString::NormalizationForm_KC).toLower().simplified();
  const auto characters = prepared.toUcs4();
  QSet<int> found;
  for (int i = 0; i + 5 <= characters.size(); ++i) {
    const QString shingle =
        QString::fromUcs4(reinterpret_cast<const char32_t *>(characters.constData()) + i, 5);
    const auto number = numbers.constFind(shingle);
    if (number == numbers.constEnd()) {
      found.insert(static_cast<int>(numbers.size()));
      numbers.insert(shingle, static_cast<int>(numbers.size()));
    } else {
      found.insert(*number);
    }
  }
  std::vector<int> sorted(found.begin(), found.end());
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

bool isAlike(const std::vector<int> &a, const std::vector<int> &b) {
  if (10 * std::min(a.size(), b.size()) < 8 * std::max(a.size(), b.size())) return false;
  std::size_t shared = 0;
  for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i] == b[j]) ++shared;
    const bool isA = a[i] <= b[j];
    if (b[j] <= a[i]) ++j;
    if (isA) ++i;
  }
  return shared > 0 && 10 * shared >= 8 * (a.size() + b.size() - shared);
}

/// Returns which rows stay, found by comparing every two lines. Groups are found by relabelling; in
/// each group, the first row with the longest description stays.
std::vector<bool> rowsThatStay(const QList<QByteArray> &lines) {
  QHash<QString, int> numbers;
  std::vector<std::vector<int>> shingles;
  std::vector<qsizetype> lengths;
  for (const QByteArray &line : lines) {
    const QStringList cells = QString::fromUtf8(line).split('\t');
    shingles.push_back(shinglesOf(cells[kTitle] + ' ' + cells[kDescription], numbers));
    lengths.push_back(cells[kDescription].toUcs4().size());
  }
  std::vector<std::size_t> label(shingles.size());
  std::iota(label.begin(), label.end(), std::size_t{0});
  for (std::size_t a = 0; a < shingles.size(); ++a) {
    for (std::size_t b = a + 1; b < shingles.size(); ++b) {
      if (label[a] != label[b] && isAlike(shingles[a], shingles[b]))
        std::replace(label.begin(), label.end(), label[b], label[a]);
    }
  }
  std::vector<bool> stays(shingles.size(), true);
  for (std::size_t a = 0; a < shingles.size(); ++a) {
    for (std::size_t b = 0; b < shingles.size(); ++b) {
      const bool isBetter = lengths[b] > lengths[a] || (lengths[b] == lengths[a] && b < a);
      if (a != b && label[a] == label[b] && isBetter) stays[a] = false;
    }
  }
  return stays;
}

/// Returns all groups of a table at 0.8, found without misses, with the keepers of a rule.
ExportRequest cleanWithRule(const LoadedDataset &loaded, const char *rule) {
  const Dataset &dataset = *loaded.dataset;
  Recipe recipe = *presetRecipe("default");
  recipe.compare = {"Title", "Description"};
  recipe.threshold = *parseRatio("0.8");
  auto found = findExactDuplicates(dataset, recipe, {});
  ExportRequest request;
  request.dataset = loaded.dataset;
  request.source = std::make_shared<const LoadReport>(loaded.report);
  request.result = std::make_shared<const DuplicateResult>(*std::move(found));
  auto groups = *ReviewGroups::make(request.result, recipe.threshold, {}, {});
  const KeepRequest keep{&dataset, &groups, {}, groups.inOrder(), {*parseKeepRule(rule)}};
  const auto plan = planKeepers(keep, {});
  for (const GroupMark &mark : plan->marks) groups.mark(mark);
  request.groupSlots = groups.inOrder();
  request.groups = std::make_shared<const ReviewGroups>(std::move(groups));
  request.content = ExportContent::CleanedTable;
  request.format = ExportFormat::Source;
  request.profile = ExportProfile::Exact;
  return request;
}

}  // namespace

/// A keep rule on all groups of the built-in sample, compared with a table that is computed
/// independently: from lines, with QString, and by comparing every two rows.
class TestCleanedTable : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_lines = sample().split('\n');
    QVERIFY(m_lines.size() > 2000);
    if (m_lines.last().isEmpty()) m_lines.removeLast();
    m_header = m_lines.takeFirst();
    m_stays = rowsThatStay(m_lines);
  }

  void oneRowOfEachGroupAndAllOthersStay_data() {
    QTest::addColumn<QByteArray>("mark");
    QTest::addColumn<QByteArray>("lineEnd");
    QTest::addColumn<QByteArray>("between");
    QTest::newRow("as it is") << QByteArray() << QByteArray("\n") << QByteArray();
    QTest::newRow("byte-order mark, CR LF, blank lines")
        << QByteArray("\xEF\xBB\xBF") << QByteArray("\r\n") << QByteArray("\r\n");
  }
  void oneRowOfEachGroupAndAllOthersStay() {
    QFETCH(QByteArray, mark);
    QFETCH(QByteArray, lineEnd);
    QFETCH(QByteArray, between);
    const QList<QByteArray> &lines = m_lines;
    QByteArray source = mark + m_header + lineEnd;
    QByteArray expected = source;
    for (int row = 0; row < lines.size(); ++row) {
      source += lines[row] + lineEnd;
      if (m_stays[std::size_t(row)]) expected += lines[row] + lineEnd;
      if (row % 100 != 0) continue;
      source += between;
      expected += between;
    }
    const TemporaryTable file({source.constData(), std::size_t(source.size())}, "rentals.tsv");
    const auto loaded = loadDataset(file.path(), {}, {});
    QVERIFY(loaded);
    const ExportRequest request = cleanWithRule(*loaded, "longest:Description");
    std::string cleaned;
    const auto sink = [&cleaned](std::string_view bytes) {
      cleaned += bytes;
      return Result<void>();
    };
    const auto written = writeExport(request, sink, {});
    QVERIFY2(written, written ? "" : written.error().detail().c_str());
    QVERIFY(written->rowsLeftOut > 200);
    QCOMPARE(planRemoval(*request.groups, request.groupSlots).count(RowFate::NoKeeper), 0U);
    QVERIFY(QByteArray::fromStdString(cleaned) == expected);
  }

 private:
  QByteArray m_header;
  QList<QByteArray> m_lines;
  std::vector<bool> m_stays;  ///< one for each line
};

SHINGLESCOPE_TEST(TestCleanedTable, NoApplication)
#include "tst_cleaned_table.moc"
