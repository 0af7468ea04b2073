// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QTest>

#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"
#include "ui/pages/data/import/file_preview.h"
#include "ui/pages/data/import/raw_line_model.h"

using namespace shinglescope;

Q_DECLARE_METATYPE(shinglescope::LoadOptions)

namespace {

/// Returns a mark for each line: a letter for its kind, or the row number.
QString marksOf(const std::vector<RawLine> &lines) {
  QString marks;
  for (const RawLine &line : lines) {
    switch (line.kind) {
      case RawLineKind::Preamble: marks += u'p'; break;
      case RawLineKind::Header: marks += u'h'; break;
      case RawLineKind::Row: marks += QString::number(*line.row); break;
      case RawLineKind::Blank: marks += u'b'; break;
      case RawLineKind::Comment: marks += u'c'; break;
      case RawLineKind::Footer: marks += u'f'; break;
      case RawLineKind::NotLoaded: marks += u'!'; break;
      case RawLineKind::Beyond: marks += u'-'; break;
    }
  }
  return marks;
}

FilePreview previewOf(const QByteArray &content, const LoadOptions &options = {}) {
  const test::TemporaryTable table(std::string_view(content.constData(), content.size()));
  auto preview = previewSource({QString::fromStdString(table.path()), nullptr}, options, {});
  return preview ? std::move(*preview) : FilePreview();
}

}  // namespace

class TestRawLines : public QObject {
  Q_OBJECT

 private slots:
  void saysWhatEachLineIs_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("marks");
    QTest::newRow("rows") << QByteArray("a,b\n1,2\n3,4\n") << "h01";
    QTest::newRow("no final line end") << QByteArray("a,b\n1,2\n3,4") << "h01";
    QTest::newRow("CR LF") << QByteArray("a,b\r\n1,2\r\n3,4\r\n") << "h01";
    QTest::newRow("CR") << QByteArray("a,b\r1,2\r3,4\r") << "h01";
    QTest::newRow("blank lines") << QByteArray("a,b\n\n1,2\n\n\n3,4\n\n") << "hb0bb1b";
    QTest::newRow("multi-line field") << QByteArray("a,b\n1,\"x\n\ny\"\n3,4\n") << "h0001";
    QTest::newRow("CR LF in a field") << QByteArray("a,b\r\n1,\"x\r\ny\"\r\n3,4\r\n") << "h001";
    QTest::newRow("byte-order mark") << QByteArray(
                                            "\xEF\xBB\xBF"
                                            "a,b\n1,2\n3,4\n")
                                     << "h01";
    QTest::newRow("two header lines") << QByteArray("\"a\nx\",b\n1,2\n3,4\n") << "hh01";
  }
  void saysWhatEachLineIs() {
    QFETCH(QByteArray, content);
    QFETCH(QString, marks);
    LoadOptions options;
    options.hasHeader = true;
    options.delimiter = ',';
    const FilePreview preview = previewOf(content, options);
    QVERIFY(preview.loaded.has_value());
    QCOMPARE(marksOf(preview.rawLines), marks);
    QCOMPARE(preview.rawLines.back().number, std::uint32_t(marks.size()));
  }

  void marksTheLinesAboveTheTable() {
    auto loaded = previewOf("a name that is long enough,b\n1,2\n").loaded;
    QVERIFY(loaded.has_value());
    loaded->report.dialect.preambleLines = 2;
    loaded->report.dialect.comment = '#';
    // As if the table came after two lines and a comment.
    const std::string text = "Report\n\n#c\na,b\n1,2\n#end\n";
    const std::uint64_t offset = loaded->dataset->sourceOffset({0}) - text.find("1,2");
    const auto lines = rawLines(text, offset, &*loaded, 100);
    QCOMPARE(marksOf(lines), QStringLiteral("ppch0c"));
  }

  void linesAfterTheRowsReadAreBeyond() {
    QByteArray content("a,b\n");
    for (int row = 0; row < 300; ++row) content += "x,y\n";
    const FilePreview preview = previewOf(content);
    QCOMPARE(preview.loaded->dataset->rowCount(), std::size_t{200});
    QCOMPARE(preview.rawLines.size(), std::size_t{301});
    QCOMPARE(preview.rawLines[200].row, std::optional<std::uint32_t>(199));
    QCOMPARE(preview.rawLines[201].kind, RawLineKind::Beyond);
  }

  void decodesAsTheRowsAre() {
    LoadOptions options;
    options.encoding = "windows-1252";
    const FilePreview preview = previewOf("name,price\ncaf\xE9,1\nb,2\n", options);
    QCOMPARE(preview.rawLines[1].text, QStringLiteral("café,1"));
    QCOMPARE(marksOf(preview.rawLines), QStringLiteral("h01"));
  }

  void findsRowsInTextThatIsDecoded() {
    const QString text = QStringLiteral("naïve,b\n1,è\n3,4\n");
    QByteArray content("\xFF\xFE");
    content += QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    LoadOptions options;
    options.hasHeader = true;
    options.delimiter = ',';
    const FilePreview preview = previewOf(content, options);
    QCOMPARE(marksOf(preview.rawLines), QStringLiteral("h01"));
    QCOMPARE(preview.rawLines[1].text, QStringLiteral("1,è"));
  }

  void showsTheTextWhereTheOptionsAreWrong() {
    LoadOptions options;
    options.encoding = "no such thing";
    const FilePreview preview = previewOf("a,b\n1,2\n", options);
    QVERIFY(preview.error.has_value());
    QCOMPARE(preview.rawLines.size(), std::size_t{2});
  }

  void aFolderShowsItsFiles() {
    const test::TemporaryTable first("one text\nof two lines", "a.txt");
    std::ofstream(first.folder() + "/b.txt") << "another";
    const auto preview = previewSource({QString::fromStdString(first.folder()), nullptr}, {}, {});
    QVERIFY(preview.hasValue() && preview->loaded.has_value());
    QCOMPARE(marksOf(preview->rawLines), QStringLiteral("01"));
    QVERIFY(preview->rawLines[0].text.startsWith(QStringLiteral("a.txt  one text")));
  }

  void otherShapesHaveALineARow() {
    LoadOptions options;
    options.shape = SourceShape::JsonLines;
    const FilePreview preview = previewOf("{\"a\":\"x\\ny\"}\n\n{\"a\":\"z\"}\n", options);
    QVERIFY(preview.loaded.has_value());
    QCOMPARE(marksOf(preview.rawLines), QStringLiteral("0b1"));
  }

  void aPastedTableIsReadFromMemory() {
    const auto text = std::make_shared<const std::string>("name\tprice\nFlat\t900\nStudio\t80\n");
    const auto preview = previewSource({{}, text}, {}, {});
    QVERIFY(preview.hasValue() && preview->loaded.has_value());
    QCOMPARE(marksOf(preview->rawLines), QStringLiteral("h01"));
    QCOMPARE(preview->loaded->report.path, std::string("pasted table"));
  }

  void modelMarksOneRow() {
    RawLineModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setLines(previewOf("a,b\n1,\"x\ny\"\n3,4\n").rawLines);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.firstLineOf(0), 1);
    QCOMPARE(model.firstLineOf(1), 3);
    QCOMPARE(model.firstLineOf(9), -1);
    model.markRow(0);
    const auto isMarked = [&model](int line) {
      return model.index(line, 0).data(RawLineModel::kIsMarkedRole).toBool();
    };
    QVERIFY(!isMarked(0) && isMarked(1) && isMarked(2) && !isMarked(3));
    model.markRow(std::nullopt);
    QVERIFY(!isMarked(1));
    QCOMPARE(model.index(2, RawLineModel::KindColumn).data().toString(), QStringLiteral("row 1"));
    QCOMPARE(model.index(2, RawLineModel::NumberColumn).data().toString(), QStringLiteral("3"));
    model.setLines({});
    QCOMPARE(model.rowCount(), 0);
  }
};

SHINGLESCOPE_TEST(TestRawLines, QApplication)
#include "tst_raw_lines.moc"
