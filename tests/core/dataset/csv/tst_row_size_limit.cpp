// SPDX-License-Identifier: MIT
#include <QTest>

#include <memory>

#include "core/dataset/csv/row_size_limit.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/memory_source.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

/// In each shape, a row that is longer than the available memory is rejected while it is read. The
/// error names the byte at which the row begins.
class TestRowSizeLimit : public QObject {
  Q_OBJECT

 private slots:
  void allowsARowOfTheUsualLimit() {
    const RowSizeLimit small(1);
    QVERIFY(small.check(64U << 20U, 0, "a").hasValue());
    QVERIFY(!small.check((64U << 20U) + 1, 0, "a").hasValue());
    const RowSizeLimit large(100U << 20U);
    QVERIFY(large.check(100U << 20U, 0, "a").hasValue());
    const auto refused = large.check((100U << 20U) + 1, 17, "a");
    QVERIFY(!refused && refused.error().code == ErrorCode::Limit);
    QVERIFY(refused.error().detail().find("at byte 17 needs more than the 100 MiB") !=
            std::string::npos);
    QVERIFY(RowSizeLimit().check(std::uint64_t{1} << 50U, 0, "a").hasValue());
  }

  void rejectsARowThatDoesNotFit_data() {
    QTest::addColumn<int>("shape");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("offset");
    const auto add = [](const char *name, SourceShape shape, const char *head, int offset) {
      QTest::newRow(name) << static_cast<int>(shape) << QByteArray(head) << offset;
    };
    add("a table", SourceShape::Delimited, "id,text\n1,", 8);
    add("plain lines", SourceShape::PlainLines, "first\n", 6);
    add("ids and texts", SourceShape::IdText, "1\tfirst\n2\t", 8);
    add("JSON Lines", SourceShape::JsonLines, "{\"a\":1}\n{\"a\":\"", 8);
    add("JSON over lines", SourceShape::JsonLines, "[\n{\"a\":1},\n{\"a\":\"", 11);
  }
  void rejectsARowThatDoesNotFit() {
    QFETCH(int, shape);
    QFETCH(QByteArray, head);
    QFETCH(int, offset);
    LoadOptions options;
    options.shape = static_cast<SourceShape>(shape);
    options.maxRowBytes = 1U << 30U;
    std::string text = head.toStdString();
    text.resize(100U << 20U, 'x');
    RunContext context;  // memory that is already in use also counts
    context.memoryBudget = text.size() + (70U << 20U);
    const auto loaded =
        loadDataset(std::make_shared<MemorySource>("t", std::move(text)), options, context);
    QVERIFY(!loaded && loaded.error().code == ErrorCode::Limit);
    const std::string start = "The row at byte " + std::to_string(offset) + " needs more than";
    QVERIFY2(loaded.error().detail().starts_with(start), loaded.error().detail().c_str());
  }
};

SHINGLESCOPE_TEST(TestRowSizeLimit, NoApplication)
#include "tst_row_size_limit.moc"
