// SPDX-License-Identifier: MIT
#include <QJsonArray>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/pages/review/state/queue_view.h"

using namespace shinglescope;

namespace {

const std::vector<std::string> kColumns = {"id", "title", "price"};

QueueView fullView() {
  QueueView view;
  view.mode = 1;
  view.filter.text = "/a \"b\"/";
  view.filter.verdict = VerdictFilter::Unsure;
  view.filter.scores = ScoreRange{{8, 10}, {95, 100}};
  view.filter.fields = {{{2}, false}, {{1}, true}};
  view.filter.sameGroupAs = RecordId{7};
  view.filter.isChangedOnly = true;
  view.filter.isOfferedOnly = true;
  view.filter.tag = "same phone";
  view.arrangement = {QueueSort::Audit, 9};
  view.item = ItemKey{{3}, {4'000'000'000U}};
  view.firstRow = 12;
  view.group = 3;
  view.threshold = {75, 100};
  view.isBlind = true;
  return view;
}

}  // namespace

class TestQueueView : public QObject {
  Q_OBJECT

 private slots:
  void comesBackAsItWas() {
    for (const QueueView &view : {QueueView{}, fullView()}) {
      QCOMPARE(queueViewFromJson(queueViewToJson(view, kColumns), kColumns), view);
    }
  }

  void columnsAreFoundByName() {
    const QJsonObject json = queueViewToJson(fullView(), kColumns);
    const QueueView view = queueViewFromJson(json, {"price", "id"});
    QCOMPARE(view.filter.fields, (std::vector<FieldCondition>{{{0}, false}}));
  }

  void whatCannotBeReadIsLeftOut() {
    const QJsonObject json{{QStringLiteral("entry"), QJsonArray{-1, 2.5}},
                           {QStringLiteral("sort"), 99},
                           {QStringLiteral("threshold"), QStringLiteral("much")},
                           {QStringLiteral("filter"), QStringLiteral("none")}};
    const QueueView view = queueViewFromJson(json, kColumns);
    QVERIFY(!view.item);
    QCOMPARE(view.arrangement.sort, QueueSort::Similarity);
    QCOMPARE(view.filter, QueueFilter{});
    QCOMPARE(view.threshold, Ratio{});
  }
};

SHINGLESCOPE_TEST(TestQueueView, NoApplication)
#include "tst_queue_view.moc"
