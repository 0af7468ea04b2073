// SPDX-License-Identifier: MIT
/// Files that are truncated, replaced, deleted or overwritten while they are read or copied.
#include <QTest>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>

#include "core/dataset/load/dataset_loader.h"
#include "core/export/content/exact_copy.h"
#include "tests/support/tables/archives.h"
#include "tests/support/tables/table_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::TemporaryTable;

namespace {

namespace fs = std::filesystem;

using Change = std::function<void(const std::string &path)>;

/// A file that changes before one of its reads.
class ChangingSource final : public RawSource {
 public:
  ChangingSource(std::shared_ptr<RawSource> file, int quietReads, Change change)
      : m_file(std::move(file)), m_quietReads(quietReads), m_change(std::move(change)) {}

  const std::string &name() const override { return m_file->name(); }
  std::optional<std::uint64_t> size() const override { return m_file->size(); }
  Result<std::size_t> readAt(char *to, std::size_t bytes, std::uint64_t at) override {
    if (m_quietReads.fetch_sub(1) == 0) m_change(name());
    return m_file->readAt(to, bytes, at);
  }
  std::uint64_t storedPosition(std::uint64_t at) const override {
    return m_file->storedPosition(at);
  }
  bool hasChanged() const override { return m_file->hasChanged(); }
  bool isOver() const { return m_quietReads < 0; }

 private:
  std::shared_ptr<RawSource> m_file;
  std::atomic<int> m_quietReads;
  Change m_change;
};

constexpr std::size_t kRows = 300;

std::string tableOf(char letter) {
  std::string bytes = "id,text\n";
  for (std::size_t row = 0; row < kRows; ++row) {
    bytes += std::to_string(row) + "," + std::string(row % 40, letter) + "\n";
  }
  return bytes;
}

void write(const std::string &path, const std::string &bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

void cut(const std::string &path) { fs::resize_file(path, 20); }
void replace(const std::string &path) {
  write(path + ".new", tableOf('z'));
  fs::rename(path + ".new", path);
}
void removeFile(const std::string &path) { fs::remove(path); }
void overwrite(const std::string &path) {
  std::fstream(path, std::ios::binary | std::ios::in | std::ios::out) << "id,text\n7,";
  fs::last_write_time(path, fs::last_write_time(path) + std::chrono::seconds(1));
}
void lengthen(const std::string &path) {
  std::ofstream(path, std::ios::binary | std::ios::app) << "more,rows\n";
}

struct Moment {
  const char *name;
  void (*change)(const std::string &path);
  bool staysWhole;  ///< the opened file is read to its end unchanged
};

constexpr Moment kMoments[] = {{"cut", cut, false},
                               {"replaced by another", replace, true},
                               {"deleted", removeFile, true},
                               {"written to", overwrite, false},
                               {"longer", lengthen, true}};

bool isOfChange(const Error &error) {
  return error.code == ErrorCode::Io && error.detail().find("was changed") != std::string::npos;
}

}  // namespace

class TestChangingSource : public QObject {
  Q_OBJECT

 private slots:
  void reading_data() {
    QTest::addColumn<int>("moment");
    QTest::addColumn<int>("shape");
    for (int i = 0; i < static_cast<int>(std::size(kMoments)); ++i) {
      for (const SourceShape shape : {SourceShape::Delimited, SourceShape::PlainLines}) {
        QTest::addRow("%s, shape %d", kMoments[i].name, static_cast<int>(shape))
            << i << static_cast<int>(shape);
      }
    }
  }
  void reading() {
    QFETCH(int, moment);
    QFETCH(int, shape);
    const Moment &now = kMoments[moment];
    const std::string bytes = tableOf('a');
    LoadOptions options;
    options.shape = static_cast<SourceShape>(shape);
    options.blockBytes = 512;
    for (const unsigned threads : {1U, 3U}) {
      options.pieceBytes = threads > 1 ? 700 : 0;
      RunContext context;
      context.threads = threads;
      const TemporaryTable whole(bytes);
      const auto expected = loadDataset(whole.path(), options, context);
      bool isOver = true;
      for (int reads = 0; isOver; ++reads) {
        const TemporaryTable file(bytes);
        const auto raw = openFileSource(file.path(), {});
        const auto source = std::make_shared<ChangingSource>(*raw, reads, now.change);
        const auto loaded = loadDataset(source, options, context);
        isOver = source->isOver();
        if (!loaded) {
          QVERIFY2(isOver && !now.staysWhole && isOfChange(loaded.error()),
                   loaded.error().detail().c_str());
          continue;
        }
        QCOMPARE(test::hasNote(loaded->report, "was changed"), isOver);
        if (isOver && !now.staysWhole) continue;
        QVERIFY(test::tableText(*loaded->dataset) == test::tableText(*expected->dataset));
        QVERIFY(loaded->report.digest == expected->report.digest);
      }
    }
  }

  void readingAnArchive() {
    for (const Moment &now : kMoments) {
      const TemporaryTable file(test::packGzip(tableOf('a')));
      const auto raw = openFileSource(file.path(), {});
      now.change(file.path());
      const auto loaded = loadDataset(*raw, {}, {});
      if (loaded) {
        QVERIFY(test::hasNote(loaded->report, "was changed"));
      } else {
        QVERIFY2(!now.staysWhole || loaded.error().code == ErrorCode::Format,
                 loaded.error().detail().c_str());
      }
    }
  }

  /// Rows are in memory, so changes to the file do not affect them.
  void viewing() {
    for (const Moment &now : kMoments) {
      const TemporaryTable file(tableOf('a'));
      const auto loaded = loadDataset(file.path(), {}, {});
      const std::string before = test::tableText(*loaded->dataset);
      now.change(file.path());
      QVERIFY(test::tableText(*loaded->dataset) == before);
    }
  }

  /// A copy of a changed file is rejected before its first byte. If the file changes while the copy
  /// is written, the copy ends with an error or has the original content.
  void copying() {
    const std::string bytes = tableOf('a') + std::string(3 << 20, 'b') + "\n";
    for (const Moment &now : kMoments) {
      for (const bool isLate : {false, true}) {
        const TemporaryTable file(bytes);
        const auto loaded = loadDataset(file.path(), {}, {});
        std::string copy;
        const auto sink = [&](std::string_view next) {
          if (isLate && copy.empty()) now.change(file.path());
          copy += next;
          return Result<void>();
        };
        if (!isLate) now.change(file.path());
        const auto done =
            copyExactly(loaded->report, LoadOptions().maxRowBytes, {{0}, false}, sink, {});
        if (isLate && now.staysWhole) {
          QVERIFY2(done.hasValue(), done ? "" : done.error().detail().c_str());
          QVERIFY(copy == std::string(bytes).erase(8, 3));
        } else if (isLate && done) {
          QVERIFY(copy == std::string(bytes).erase(8, 3));  // all was read before the change
        } else {
          QVERIFY2(!done && done.error().code == ErrorCode::Io, now.name);
          QVERIFY(isLate || copy.empty());
        }
      }
    }
  }
};

SHINGLESCOPE_TEST(TestChangingSource, NoApplication)
#include "tst_changing_source.moc"
