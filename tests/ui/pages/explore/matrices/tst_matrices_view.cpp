// SPDX-License-Identifier: MIT
// The Matrices view by keyboard and mouse: linked grids and texts, and messages about limits.

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBlock>

#include "core/tune/rows/exact_sets.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/style/theme.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/matrices/matrices_view.h"
#include "ui/pages/explore/matrices/matrix_details.h"
#include "ui/pages/explore/matrices/matrix_pair_model.h"
#include "ui/pages/explore/matrices/matrix_rows_form.h"
#include "ui/pages/explore/matrices/matrix_table.h"
#include "ui/pages/explore/matrices/matrix_texts.h"
#include "ui/pages/explore/matrices/shingle_matrix_model.h"
#include "ui/pages/explore/matrices/signature_matrix_model.h"
#include "ui/session/row_text.h"

using namespace shinglescope;

namespace {

constexpr int kMatricesViewTimeout = test::kIsSanitized ? 120'000 : 20'000;

CellMark markOf(const QAbstractItemModel *model, int row, int column) {
  return static_cast<CellMark>(model->index(row, column).data(MarkedCell::MarkRole).toInt());
}

}  // namespace

class TestMatricesView : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void cleanup();
  void showsASampleOfTheRows();
  void modelsAreModels();
  void keysGoThroughTheShingles();
  void aClickGoesFromAValueToItsShingle();
  void bucketsStandUnderTheirBand();
  void aPairShowsWhatIsEqual();
  void valuesInPlaceOfLetters();
  void copiesTabSeparatedText();
  void rowsByNumber();
  void rowsOfOtherPages();
  void limitsAreSaid();
  void anotherRecipeMakesOtherMatrices();
  void escCancels();
  void anErrorIsSaid();
  void comingBackAsksAgain();
  void stopShinglesAreFoundOnce();
  void aClickTellsOnce();
  void saysWhatIsMissing();

 private:
  const RowMatrices &matrices() const { return *m_view->matrices(); }
  bool waitForMatrices() const {
    return QTest::qWaitFor([this] { return m_view->matrices() && !m_view->isBusy(); },
                           kMatricesViewTimeout);
  }
  void useSlowHashes();
  void pick(MatrixSource source) const {
    auto *box = m_view->findChild<QComboBox *>();
    box->setFocus();
    box->setCurrentIndex(static_cast<int>(source));
    emit box->activated(static_cast<int>(source));
  }
  QString line(const char *name) const {
    return m_view->findChild<MatrixDetails *>()->line(QLatin1String(name));
  }
  QString emptySentence() const {
    return m_view->findChild<EmptyState *>()->findChild<QLabel *>()->text();
  }
  QString message() const { return m_view->findChild<TaskFooter *>()->message(); }
  MatrixTexts &texts() const { return *m_view->findChild<MatrixTexts *>(); }
  /// Returns the marked parts of the texts.
  QStringList markedPieces() const;
  template <class Model>
  Model *model() const {
    return m_view->findChild<Model *>();
  }
  template <class Model>
  MatrixTable *table() const {
    for (auto *table : m_view->findChildren<MatrixTable *>())
      if (table->model() == model<Model>()) return table;
    return nullptr;
  }
  QTableView *pairTable() const {
    for (auto *table : m_view->findChildren<QTableView *>())
      if (table->model() == model<MatrixPairModel>()) return table;
    return nullptr;
  }
  void clickCell(QTableView *table, int row, int column) const {
    const QModelIndex index = table->model()->index(row, column);
    table->scrollTo(index);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
  }

  std::unique_ptr<MatricesView> m_view;
};

QStringList TestMatricesView::markedPieces() const {
  QStringList pieces;
  for (QTextBlock block = texts().document()->begin(); block.isValid(); block = block.next())
    for (auto at = block.begin(); !at.atEnd(); ++at)
      if (at.fragment().charFormat().fontUnderline()) pieces << at.fragment().text();
  return pieces;
}

void TestMatricesView::initTestCase() {
  QLocale::setDefault({QLocale::English, QLocale::UnitedStates});
  applyTheme(*qApp, ThemeChoice::Light);
}

void TestMatricesView::init() {
  makeParts();
  m_controller->openSample();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                           kMatricesViewTimeout);
  m_view = std::make_unique<MatricesView>(*m_session, *m_controller);
  m_view->resize(1188, 680);
  m_view->show();
  QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
  QVERIFY(waitForMatrices());
}

void TestMatricesView::cleanup() {
  m_view.reset();
  dropParts();
}

void TestMatricesView::showsASampleOfTheRows() {
  const auto drawn = drawRows(m_session->dataset()->rowCount(), 8, 1);
  QCOMPARE(matrices().rows.size(), std::size_t{8});
  for (std::size_t i = 0; i < drawn.size(); ++i) QCOMPARE(matrices().rows[i].row.value, drawn[i]);
  QVERIFY(message().contains(QStringLiteral("8 of ")));
  QCOMPARE(model<ShingleMatrixModel>()->columnCount(), 8);
  QCOMPARE(model<ShingleMatrixModel>()->rowCount(), int(matrices().shingles.size()));
  QCOMPARE(model<SignatureMatrixModel>()->rowCount(),
           int(matrices().plan().numHashes() + matrices().plan().bands));
  QCOMPARE(model<MatrixPairModel>()->rowCount(), 29);
  const auto header = [this](int column) {
    return model<ShingleMatrixModel>()->headerData(column, Qt::Horizontal, Qt::DisplayRole);
  };
  QCOMPARE(header(3).toString(), rowNumberText({drawn[3]}));
}

void TestMatricesView::modelsAreModels() {
  const QAbstractItemModelTester shingles(model<ShingleMatrixModel>());
  const QAbstractItemModelTester signatures(model<SignatureMatrixModel>());
  const QAbstractItemModelTester pairs(model<MatrixPairModel>());
  pairTable()->selectRow(3);
  table<ShingleMatrixModel>()->setFocus();
  QTest::keyClick(table<ShingleMatrixModel>(), Qt::Key_Down);
  m_view->findChild<MatrixRowsForm *>()->findChild<QSpinBox *>()->setValue(5);
  QTRY_COMPARE_WITH_TIMEOUT(model<ShingleMatrixModel>()->columnCount(), 5, kMatricesViewTimeout);
  // Every cell has a description for screen readers.
  for (int row = 0; row < model<SignatureMatrixModel>()->rowCount(); ++row)
    QVERIFY(!model<SignatureMatrixModel>()
                 ->index(row, 1)
                 .data(Qt::AccessibleTextRole)
                 .toString()
                 .isEmpty());
}

void TestMatricesView::keysGoThroughTheShingles() {
  MatrixTable *grid = table<ShingleMatrixModel>();
  m_view->activate();
  QVERIFY(grid->hasFocus());
  QTest::keyClick(grid, Qt::Key_Down);
  QTest::keyClick(grid, Qt::Key_Down);
  const MatrixShingle &shingle = matrices().shingles[2];
  QCOMPARE(line("shingle"), quotedText(shingle.text, 200));
  QVERIFY(line("hash").startsWith(hexText(shingle.hash)));
  QVERIFY(line("holders").endsWith(QStringLiteral("(%1 of 8)").arg(shingle.rowCount())));
  QCOMPARE(line("value"), QStringLiteral("–"));
  // Only texts with the shingle are shown, with every place marked.
  QCOMPARE(texts().document()->blockCount(), int(shingle.rowCount()));
  QVERIFY(markedPieces().size() >= int(shingle.rowCount()));
  for (const QString &piece : markedPieces())
    QVERIFY(piece.contains(cellDisplayText(shingle.text)));
  // Exactly the cells that the shingle determines have a marked corner.
  const auto *signatures = model<SignatureMatrixModel>();
  for (std::uint32_t row = 0; row < 8; ++row)
    for (std::uint32_t at = 0; at < matrices().plan().numHashes(); ++at)
      QCOMPARE(signatures->index(signatures->lineOfPosition(at), int(row))
                   .data(MarkedCell::CornerRole)
                   .toBool(),
               matrices().rows[row].causes[at] == 2);
}

void TestMatricesView::aClickGoesFromAValueToItsShingle() {
  MatrixTable *grid = table<SignatureMatrixModel>();
  const int at = model<SignatureMatrixModel>()->lineOfPosition(6);
  clickCell(grid, at, 4);
  const MatrixRow &row = matrices().rows[4];
  const std::uint32_t cause = row.causes[6];
  QCOMPARE(line("value"),
           QStringLiteral("h7 of row %1: %2").arg(rowNumberText(row.row)).arg(row.signature[6]));
  QCOMPARE(line("shingle"), quotedText(matrices().shingles[cause].text, 200));
  QVERIFY(line("gives").contains(QStringLiteral("row %1").arg(rowNumberText(row.row))));
  QVERIFY(line("band").startsWith(QStringLiteral("2: key %1").arg(row.keys[1], 8, 16, QChar('0'))));
  QCOMPARE(table<ShingleMatrixModel>()->currentIndex().row(), int(cause));
  QCOMPARE(table<ShingleMatrixModel>()->currentIndex().column(), 4);
  QVERIFY(!markedPieces().isEmpty());
  // The arrow key does the same for the next cell.
  QTest::keyClick(grid, Qt::Key_Right);
  QVERIFY(line("value").startsWith(
      QStringLiteral("h7 of row %1:").arg(rowNumberText(matrices().rows[5].row))));
  QVERIFY(grid->hasFocus());
}

void TestMatricesView::aClickTellsOnce() {
  MatrixTable *grid = table<SignatureMatrixModel>();
  const QSignalSpy told(grid, &MatrixTable::cellChosen);
  clickCell(grid, 3, 2);
  QCOMPARE(told.size(), 1);
  clickCell(grid, 3, 2);  // a click on the current cell counts too
  QCOMPARE(told.size(), 2);
  QTest::keyClick(grid, Qt::Key_Down);
  QCOMPARE(told.size(), 3);
  QCOMPARE(told.last(), QVariantList({4, 2}));
}

void TestMatricesView::bucketsStandUnderTheirBand() {
  const auto *signatures = model<SignatureMatrixModel>();
  const std::uint32_t rows = matrices().plan().rows;
  const int bucketLine = int(rows);
  QVERIFY(!signatures->positionAt(bucketLine));
  QVERIFY(signatures->index(bucketLine, 0).data(MarkedCell::LineRole).toBool());
  QVERIFY(!signatures->index(0, 0).data(MarkedCell::LineRole).toBool());
  QCOMPARE(signatures->headerData(bucketLine, Qt::Vertical, Qt::DisplayRole).toString(),
           QStringLiteral("band 1"));
  QCOMPARE(signatures->headerData(int(rows) + 1, Qt::Vertical, Qt::DisplayRole).toString(),
           QStringLiteral("h%1").arg(rows + 1));
  clickCell(table<SignatureMatrixModel>(), bucketLine, 2);
  QVERIFY(line("band").startsWith(QStringLiteral("1: key ")));
  QVERIFY(line("value").contains(QString::number(matrices().rows[2].signature[1])));
  QCOMPARE(line("shingle"), QStringLiteral("–"));
  QVERIFY(markedPieces().isEmpty());
}

void TestMatricesView::aPairShowsWhatIsEqual() {
  m_controller->find();
  QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kMatricesViewTimeout);
  QTRY_VERIFY_WITH_TIMEOUT(m_view->matrices() && message().contains(QStringLiteral("rows")),
                           kMatricesViewTimeout);
  // With a result the rows are those of its pairs, so the first pair is similar.
  QTableView *pairs = pairTable();
  pairs->setFocus();
  QTest::keyClick(pairs, Qt::Key_Down);
  const auto place = model<MatrixPairModel>()->pairAt(1);
  QVERIFY(place);
  const MatrixPair &pair = *matrices().find(*place);
  QVERIFY(pair.isSimilar && pair.sharedBands > 0);
  const auto *signatures = model<SignatureMatrixModel>();
  std::uint32_t equal = 0;
  std::uint32_t buckets = 0;
  for (int at = 0; at < signatures->rowCount(); ++at) {
    const bool isMarked = markOf(signatures, at, int(pair.a)) == CellMark::Equal;
    QCOMPARE(markOf(signatures, at, int(pair.b)) == CellMark::Equal, isMarked);
    (signatures->positionAt(at) ? equal : buckets) += isMarked ? 1 : 0;
    for (int column = 0; column < signatures->columnCount(); ++column)
      if (column != int(pair.a) && column != int(pair.b))
        QCOMPARE(markOf(signatures, at, column), CellMark::None);
  }
  QCOMPARE(equal, pair.equalPositions);
  QCOMPARE(buckets, pair.sharedBands);
  const auto *shingles = model<ShingleMatrixModel>();
  for (int i = 0; i < shingles->rowCount(); ++i) {
    const MatrixShingle &shingle = matrices().shingles[std::size_t(i)];
    QCOMPARE(markOf(shingles, i, int(pair.a)) == CellMark::Equal,
             shingle.isIn(pair.a) && shingle.isIn(pair.b));
  }
  QCOMPARE(texts().document()->blockCount(), 2);
  // A handle from other matrices does not mark anything here.
  const RowMatrices others = [&] {
    RowMatrices copy = matrices();
    copy.generation.renew();
    return copy;
  }();
  model<SignatureMatrixModel>()->setPair(others.pairAt(0));
  int marked = 0;
  for (int at = 0; at < signatures->rowCount(); ++at)
    marked += markOf(signatures, at, int(pair.a)) == CellMark::Equal ? 1 : 0;
  QVERIFY2(marked > int(pair.equalPositions + pair.sharedBands), "all rows are looked at");
  QTest::keyClick(pairs, Qt::Key_Up);  // all rows again
  QVERIFY(texts().document()->blockCount() > 0);
}

void TestMatricesView::valuesInPlaceOfLetters() {
  const auto *signatures = model<SignatureMatrixModel>();
  const QString value = QString::number(matrices().rows[1].signature[0]);
  QVERIFY(signatures->index(0, 1).data().toString() != value);
  auto *chip = m_view->findChild<Chip *>();
  const int narrow = table<SignatureMatrixModel>()->columnWidth(1);
  chip->setFocus();
  QTest::keyClick(chip, Qt::Key_Space);
  QCOMPARE(signatures->index(0, 1).data().toString(), value);
  QVERIFY(table<SignatureMatrixModel>()->columnWidth(1) > narrow);
  QVERIFY(table<SignatureMatrixModel>()->columnWidth(1) >
          table<SignatureMatrixModel>()->fontMetrics().horizontalAdvance(value));
}

void TestMatricesView::copiesTabSeparatedText() {
  const QSignalSpy said(m_view.get(), &ExploreView::messageRaised);
  MatrixTable *grid = table<SignatureMatrixModel>();
  grid->setFocus();
  QTest::keyClick(grid, Qt::Key_C, Qt::ControlModifier);
  QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
  QCOMPARE(said.size(), 1);
  QCOMPARE(lines.size(), int(matrices().plan().numHashes()) + 2);
  QCOMPARE(lines[0].split(QLatin1Char('\t')).last(),
           QString::number(matrices().rows.back().row.value + 1));
  const QStringList cells = lines[5].split(QLatin1Char('\t'));
  QCOMPARE(cells[0], QStringLiteral("5"));
  QCOMPARE(cells[1], QString::number(4 / matrices().plan().rows + 1));
  QCOMPARE(cells[2 + 3], QString::number(matrices().rows[3].signature[4]));
  table<ShingleMatrixModel>()->setFocus();
  QTest::keyClick(table<ShingleMatrixModel>(), Qt::Key_C, Qt::ControlModifier);
  lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
  QCOMPARE(lines.size(), int(matrices().shingles.size()) + 2);
  for (std::size_t i = 0; i < matrices().shingles.size(); ++i) {
    const MatrixShingle &shingle = matrices().shingles[i];
    const QStringList copied = lines[int(i) + 1].split(QLatin1Char('\t'));
    QCOMPARE(copied[1], hexText(shingle.hash));
    for (int row = 0; row < 8; ++row)
      QCOMPARE(copied[2 + row],
               shingle.isIn(std::size_t(row)) ? QStringLiteral("1") : QStringLiteral("0"));
  }
}

void TestMatricesView::rowsByNumber() {
  pick(MatrixSource::Typed);
  QTRY_VERIFY(m_view->matrices() == nullptr);
  QVERIFY(m_view->findChild<EmptyState *>()->isVisible());
  auto *entry = m_view->findChild<MatrixRowsForm *>()->findChild<QLineEdit *>();
  QVERIFY(entry->hasFocus());
  QTest::keyClicks(entry, QStringLiteral("4, 2-3"));
  QTest::keyClick(entry, Qt::Key_Return);
  QVERIFY(waitForMatrices());
  QCOMPARE(matrices().rows.size(), std::size_t{3});
  QCOMPARE(matrices().rows[0].row, RecordId{3});
  entry->setText(QStringLiteral("no row"));
  QTest::keyClick(entry, Qt::Key_Return);
  QVERIFY(m_view->matrices() == nullptr);
}

void TestMatricesView::rowsOfOtherPages() {
  MatrixRows chosen{{{5}, {9}}, 2};
  m_view->setRowQuestions([&](std::size_t) { return chosen; },
                          [](std::size_t) {
                            return MatrixRows{{{1}, {2}, {3}}, 40};
                          });
  pick(MatrixSource::Review);
  QVERIFY(waitForMatrices());
  QCOMPARE(matrices().rows.size(), std::size_t{3});
  QVERIFY(message().contains(QStringLiteral("3 of 40 rows")));
  pick(MatrixSource::Selected);
  QVERIFY(waitForMatrices());
  QCOMPARE(matrices().rows.back().row, RecordId{9});
  // Returning to the view shows a changed selection.
  chosen.rows = {{7}};
  m_view->activate();
  QVERIFY(waitForMatrices());
  QCOMPARE(matrices().rows.front().row, RecordId{7});
  QCOMPARE(model<MatrixPairModel>()->rowCount(), 0);
  chosen.rows.clear();
  m_view->activate();
  QVERIFY(m_view->matrices() == nullptr);
  const QSignalSpy asked(m_view.get(), &ExploreView::pageRequested);
  QTest::mouseClick(m_view->findChild<EmptyState *>()->findChild<QPushButton *>(), Qt::LeftButton);
  QCOMPARE(asked.size(), 1);
  QCOMPARE(asked.first().first().toString(), QStringLiteral("data"));
}

void TestMatricesView::limitsAreSaid() {
  auto *most = m_view->findChild<MatrixRowsForm *>()->findChild<QSpinBox *>();
  most->setValue(100);
  QCOMPARE(most->value(), int(kMostMatrixRows));
  QTRY_VERIFY_WITH_TIMEOUT(m_view->matrices() && m_view->matrices()->rows.size() == kMostMatrixRows,
                           kMatricesViewTimeout);
  QVERIFY(matrices().hidden() > 0);
  QVERIFY(message().contains(QLocale().toString(qulonglong(matrices().distinct))));
  QVERIFY(message().contains(QLocale().toString(qulonglong(matrices().shingles.size()))));
  QVERIFY(message().contains(QStringLiteral("400")));
}

void TestMatricesView::anotherRecipeMakesOtherMatrices() {
  Recipe recipe = m_session->recipe();
  recipe.signature.numHashes = 32;
  recipe.bands = 4;
  m_controller->setRecipe(recipe);
  QVERIFY(m_view->matrices() == nullptr);
  QVERIFY(waitForMatrices());
  QCOMPARE(model<SignatureMatrixModel>()->rowCount(), 36);
}

void TestMatricesView::useSlowHashes() {
  Recipe recipe = m_session->recipe();
  recipe.signature.scheme = PermutationScheme::Salted;
  recipe.signature.numHashes = 2048;
  recipe.bands = 32;
  m_controller->setRecipe(recipe);
}

void TestMatricesView::escCancels() {
  useSlowHashes();
  QTRY_VERIFY_WITH_TIMEOUT(m_view->isBusy(), kMatricesViewTimeout);
  m_view->setFocus();
  QTest::keyClick(m_view.get(), Qt::Key_Escape);
  QTRY_VERIFY_WITH_TIMEOUT(!m_view->isBusy(), kMatricesViewTimeout);
  QVERIFY(m_view->matrices() == nullptr);
  QCOMPARE(message(), QStringLiteral("Cancelled."));
  QCOMPARE(emptySentence(), QStringLiteral("No matrices were created."));
  // The button of the empty state starts the work again.
  QTest::mouseClick(m_view->findChild<EmptyState *>()->findChild<QPushButton *>(), Qt::LeftButton);
  QVERIFY(m_view->isBusy());
  QTest::keyClick(m_view.get(), Qt::Key_Escape);
  QTRY_VERIFY_WITH_TIMEOUT(!m_view->isBusy(), kMatricesViewTimeout);
}

/// If rows are too long, the sentence in the middle shows the error instead of progress.
void TestMatricesView::anErrorIsSaid() {
  LoadedDataset loaded;
  loaded.dataset = test::textDataset({std::string(kMostMatrixBytes + 1, 'x'), "some words"});
  m_session->setDataset(std::move(loaded), {}, {ColumnRole::Compared});
  QTRY_VERIFY_WITH_TIMEOUT(message().contains(QStringLiteral("bytes of text")),
                           kMatricesViewTimeout);
  QVERIFY(!m_view->isBusy() && m_view->matrices() == nullptr);
  QCOMPARE(emptySentence(), QStringLiteral("No matrices were created."));
}

/// Returning to the view restarts cancelled work.
void TestMatricesView::comingBackAsksAgain() {
  useSlowHashes();
  m_view->setRowQuestions([](std::size_t) { return MatrixRows{{{5}, {9}}, 2}; }, {});
  pick(MatrixSource::Selected);
  QTRY_VERIFY(m_view->isBusy());
  QTest::keyClick(m_view.get(), Qt::Key_Escape);
  QTRY_VERIFY_WITH_TIMEOUT(!m_view->isBusy(), kMatricesViewTimeout);
  m_view->activate();
  QVERIFY(waitForMatrices());
  QCOMPARE(matrices().rows.size(), std::size_t{2});
  const auto made = m_view->matrices();
  m_view->activate();  // the matrices of these rows are already there
  QVERIFY(!m_view->isBusy() && m_view->matrices() == made);
}

/// Stop-shingles are searched for once, not for every choice of rows.
void TestMatricesView::stopShinglesAreFoundOnce() {
  Recipe recipe = m_session->recipe();
  recipe.shingle.maxDocumentFrequency = Ratio{1, 10};
  m_controller->setRecipe(recipe);
  QTRY_VERIFY_WITH_TIMEOUT(m_view->matrices() == nullptr, kMatricesViewTimeout);
  QVERIFY(waitForMatrices());
  const auto stop = matrices().recipe.shingle.stop;
  QVERIFY(stop != nullptr);
  m_view->findChild<MatrixRowsForm *>()->findChild<QSpinBox *>()->setValue(5);
  QTRY_COMPARE_WITH_TIMEOUT(model<ShingleMatrixModel>()->columnCount(), 5, kMatricesViewTimeout);
  QCOMPARE(matrices().recipe.shingle.stop, stop);
  recipe.shingle.maxDocumentFrequency = Ratio{1, 2};
  m_controller->setRecipe(recipe);
  QTRY_VERIFY_WITH_TIMEOUT(m_view->matrices() == nullptr, kMatricesViewTimeout);
  QVERIFY(waitForMatrices());
  QVERIFY(matrices().recipe.shingle.stop != stop);
}

void TestMatricesView::saysWhatIsMissing() {
  m_view.reset();
  dropParts();
  makeParts();
  m_view = std::make_unique<MatricesView>(*m_session, *m_controller);
  m_view->show();
  QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
  QTRY_VERIFY(!m_view->findChild<TaskFooter *>()->button().isEnabled());
  QVERIFY(m_view->findChild<EmptyState *>()->isVisible());
  QVERIFY(message().contains(QStringLiteral("Open a file")));
}

SHINGLESCOPE_TEST(TestMatricesView, QApplication)
#include "tst_matrices_view.moc"
