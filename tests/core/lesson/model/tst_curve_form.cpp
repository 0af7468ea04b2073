// SPDX-License-Identifier: MIT
// The forms through which the curve of the bands is built.

#include <QtTest>
#include <cmath>

#include "core/lesson/model/curve_form.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestCurveForm : public QObject {
  Q_OBJECT

 private slots:
  /// s = 1/2, r = 2, b = 3: 1/4, 3/4, 27/64, 37/64.
  void formsOfOneHalf() {
    const BandPlan plan{3, 2};
    const auto at = [&](CurveForm form) { return curveFormValue(form, 0.5, plan); };
    QCOMPARE(at(CurveForm::None), 0.0);
    QCOMPARE(at(CurveForm::Minhash), 0.5);
    QCOMPARE(at(CurveForm::Band), 0.25);
    QCOMPARE(at(CurveForm::OtherBand), 0.75);
    QCOMPARE(at(CurveForm::AllOtherBands), 27.0 / 64);
    QCOMPARE(at(CurveForm::Candidate), 37.0 / 64);
  }

  void endsAreExact() {
    for (const BandPlan plan : {BandPlan{1, 1}, BandPlan{32, 4}, BandPlan{4, 32}}) {
      for (const double similarity : {0.0, 1.0}) {
        const auto at = [&](CurveForm form) { return curveFormValue(form, similarity, plan); };
        QCOMPARE(at(CurveForm::Band), similarity);
        QCOMPARE(at(CurveForm::OtherBand), 1 - similarity);
        QCOMPARE(at(CurveForm::AllOtherBands), 1 - similarity);
        QCOMPARE(at(CurveForm::Candidate), similarity);
      }
    }
  }

  /// Near 1 the difference 1 - s^r would lose its digits: it is r (1 - s) there.
  void tinyDifferencesKeepTheirDigits() {
    const double away = std::ldexp(1.0, -50);
    const double differs = curveFormValue(CurveForm::OtherBand, 1 - away, {8, 4});
    QVERIFY(std::abs(differs / (4 * away) - 1) < 1e-12);
    const double missed = curveFormValue(CurveForm::AllOtherBands, 1 - away, {2, 4});
    QVERIFY(std::abs(missed / (16 * away * away) - 1) < 1e-12);
  }
};

SHINGLESCOPE_TEST(TestCurveForm, NoApplication)
#include "tst_curve_form.moc"
