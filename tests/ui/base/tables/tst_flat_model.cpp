// SPDX-License-Identifier: MIT
// The base class of flat tables: missing cells have no values, columns return the values of their
// functions, and a reset replaces rows and columns in one step.

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/base/tables/flat_model.h"

using namespace shinglescope;

namespace {

constexpr int kMassRole = Qt::UserRole + 1;
constexpr int kPlaceRole = Qt::UserRole + 2;

struct Planet {
  QString name;
  double mass = 0;
};

class PlanetModel final : public FlatModel<Planet> {
  Q_OBJECT

 public:
  explicit PlanetModel(QObject *parent = nullptr) : FlatModel(parent) {
    const auto mass = [](const Planet &planet) { return QString::number(planet.mass); };
    const auto spoken = [](const Planet &planet) {
      return planet.name + QStringLiteral(" has a mass");
    };
    const auto place = [](const Planet &) { return QStringLiteral("here"); };
    const auto elsewhere = [](const Planet &) { return QStringLiteral("there"); };
    setColumns({{.header = QStringLiteral("Name"),
                 .text = &Planet::name,
                 .roles = {{kPlaceRole, elsewhere}}},
                {.header = QStringLiteral("Mass"),
                 .text = mass,
                 .side = kAtRight,
                 .headerSide = kAtLeft,
                 .headerTip = QStringLiteral("in earths"),
                 .roles = {{Qt::AccessibleTextRole, spoken}}},
                {.text = mass}},
               {{kMassRole, &Planet::mass}, {kPlaceRole, place}});
  }
  void setPlanets(std::vector<Planet> planets) { reset(std::move(planets)); }
  void showNamesOnly(std::vector<Planet> planets) {
    reset(std::move(planets), {{QStringLiteral("Only"), &Planet::name}});
  }
  void changeMasses() { changeAll({kMassRole}); }
};

/// Three rows with headers.
class CountingModel final : public FlatModelBase {
 public:
  using FlatModelBase::FlatModelBase;
  mutable int asked = 0;

 protected:
  int rows() const override { return 3; }
  int columns() const override { return 2; }
  QVariant cell(int row, int column, int role) const override {
    ++asked;
    return role == Qt::DisplayRole ? QVariant(10 * row + column) : QVariant();
  }
  QVariant columnHeader(int column, int role) const override { return said(column, role); }
  QVariant rowHeader(int row, int role) const override { return said(-row, role); }

 private:
  static QVariant said(int number, int role) {
    return role == Qt::DisplayRole ? QVariant(number) : QVariant();
  }
};

}  // namespace

class TestFlatModel : public QObject {
  Q_OBJECT

 private slots:
  void holdsWhatAModelMustHold() {
    PlanetModel model;
    const QAbstractItemModelTester tester(&model, Mode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 3);
    model.setPlanets(planets());
    model.changeMasses();
    model.showNamesOnly(planets());
    model.setPlanets({});
    CountingModel counting;
    const QAbstractItemModelTester other(&counting, Mode::QtTest);
  }

  void cellsSayWhatTheirColumnsSay() {
    PlanetModel model;
    model.setPlanets(planets());
    QCOMPARE(model.index(1, 0).data(), QVariant(QStringLiteral("Mars")));
    QCOMPARE(model.index(1, 1).data(), QVariant(QStringLiteral("0.1")));
    QVERIFY(!model.index(1, 1).data(Qt::ToolTipRole).isValid());
  }

  void whatIsShownIsReadOut() {
    PlanetModel model;
    model.setPlanets(planets());
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole), model.index(0, 0).data());
    QCOMPARE(model.index(0, 1).data(Qt::AccessibleTextRole),
             QVariant(QStringLiteral("Earth has a mass")));
  }

  void aColumnsRoleGoesBeforeThatOfAll() {
    PlanetModel model;
    model.setPlanets(planets());
    for (int column = 0; column < model.columnCount(); ++column)
      QCOMPARE(model.index(1, column).data(kMassRole), QVariant(0.1));
    QCOMPARE(model.index(1, 0).data(kPlaceRole), QVariant(QStringLiteral("there")));
    QCOMPARE(model.index(1, 2).data(kPlaceRole), QVariant(QStringLiteral("here")));
  }

  void columnsStandAtTheirSides() {
    PlanetModel model;
    model.setPlanets(planets());
    QVERIFY(!model.index(0, 0).data(Qt::TextAlignmentRole).isValid());
    QCOMPARE(model.index(0, 1).data(Qt::TextAlignmentRole), QVariant(kAtRight));
    QVERIFY(!header(model, 0, Qt::TextAlignmentRole).isValid());
    QCOMPARE(header(model, 1, Qt::TextAlignmentRole), QVariant(kAtLeft));
  }

  void headersAreOfColumnsThatThereAre() {
    const PlanetModel model;
    QCOMPARE(header(model, 0), QVariant(QStringLiteral("Name")));
    QVERIFY(!header(model, 0, Qt::ToolTipRole).isValid());
    QCOMPARE(header(model, 1, Qt::ToolTipRole), QVariant(QStringLiteral("in earths")));
    for (const int column : {-1, 2, 3}) QVERIFY(!header(model, column).isValid());
    QVERIFY(!model.headerData(0, Qt::Vertical).isValid());
    const CountingModel counting;
    QCOMPARE(counting.headerData(2, Qt::Vertical), QVariant(-2));
    for (const int row : {-1, 3}) QVERIFY(!counting.headerData(row, Qt::Vertical).isValid());
    QVERIFY(!header(counting, 2).isValid());
  }

  void cellsThatThereAreNotAreNotAskedFor() {
    const CountingModel model;
    const QModelIndex cell = model.index(2, 1);
    QCOMPARE(model.data(cell), QVariant(21));
    QCOMPARE(model.asked, 1);
    for (const QModelIndex &none : {QModelIndex(), model.index(3, 0), model.index(0, 2)})
      QVERIFY(!model.data(none).isValid());
    QCOMPARE(model.rowCount(cell), 0);
    QCOMPARE(model.columnCount(cell), 0);
    QVERIFY(!model.index(0, 0, cell).isValid());
    QCOMPARE(model.asked, 1);
  }

  void anIndexFromBeforeAResetAnswersNothing() {
    PlanetModel model;
    model.setPlanets(planets());
    const QModelIndex second = model.index(1, 0);
    model.setPlanets({{QStringLiteral("Venus"), 0.8}});
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("out of range")));
    QVERIFY(!model.data(second).isValid());
    QVERIFY(model.find(1) == nullptr && model.find(-1) == nullptr);
    QCOMPARE(model.find(0)->name, QStringLiteral("Venus"));
    QCOMPARE(model.at(0).mass, 0.8);
  }

  void aResetReplacesRowsAndColumnsAtOnce() {
    PlanetModel model;
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this,
            [&model] { QCOMPARE(model.columnCount(), 3); });
    model.showNamesOnly(planets());
    QCOMPARE(resets.size(), 1);
    QCOMPARE(model.columnCount(), 1);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(header(model, 0), QVariant(QStringLiteral("Only")));
    QVERIFY(!model.index(0, 0).data(kMassRole).isValid());
  }

  void aChangeOfAllNamesEveryCell() {
    PlanetModel model;
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.changeMasses();
    QCOMPARE(changes.size(), 0);
    model.setPlanets(planets());
    model.changeMasses();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0][0].toModelIndex(), model.index(0, 0));
    QCOMPARE(changes[0][1].toModelIndex(), model.index(1, 2));
    QCOMPARE(changes[0][2].value<QList<int>>(), QList<int>{kMassRole});
  }

 private:
  using Mode = QAbstractItemModelTester::FailureReportingMode;

  static std::vector<Planet> planets() {
    return {{QStringLiteral("Earth"), 1}, {QStringLiteral("Mars"), 0.1}};
  }
  static QVariant header(const QAbstractItemModel &model, int column, int role = Qt::DisplayRole) {
    return model.headerData(column, Qt::Horizontal, role);
  }
};

SHINGLESCOPE_TEST(TestFlatModel, NoApplication)
#include "tst_flat_model.moc"
