// SPDX-License-Identifier: MIT
// The check of cut texts: what it finds, and what it leaves out.

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QTableView>
#include <QtTest>

#include "app/screenshots/cut_texts.h"
#include "tests/support/test_registry.h"
#include "ui/base/controls/elided_label.h"

using namespace shinglescope;

namespace {

const QString kLongText = QStringLiteral("The number of pairs at or above the threshold");

}  // namespace

class TestTextRoom : public QObject {
  Q_OBJECT

 private slots:
  void aTextNeedsItsRoom_data();
  void aTextNeedsItsRoom();
  void aHeaderNeedsItsRoom();
  void aTextOutsideItsAreaIsFound();
  void otherWindowsAndHiddenTextsAreLeftOut();
};

void TestTextRoom::aTextNeedsItsRoom_data() {
  QTest::addColumn<std::function<QWidget *(QWidget *)>>("make");
  using Make = std::function<QWidget *(QWidget *)>;
  QTest::newRow("label") << Make([](QWidget *parent) { return new QLabel(kLongText, parent); });
  QTest::newRow("elided label") << Make([](QWidget *parent) {
    auto *label = new ElidedLabel(parent);
    label->setText(kLongText);
    return label;
  });
  QTest::newRow("button") << Make(
      [](QWidget *parent) { return new QPushButton(kLongText, parent); });
  QTest::newRow("list") << Make([](QWidget *parent) {
    auto *list = new QComboBox(parent);
    list->addItem(kLongText);
    return list;
  });
  QTest::newRow("field") << Make([](QWidget *parent) { return new QLineEdit(kLongText, parent); });
  QTest::newRow("empty field") << Make([](QWidget *parent) {
    auto *field = new QLineEdit(parent);
    field->setPlaceholderText(kLongText);
    return field;
  });
}

void TestTextRoom::aTextNeedsItsRoom() {
  QFETCH(const std::function<QWidget *(QWidget *)>, make);
  QWidget window;
  QWidget *text = make(&window);
  window.resize(800, 200);
  window.show();
  text->resize(600, 40);
  QCOMPARE(cutTexts(window), QStringList());
  text->resize(60, 40);
  const QStringList cut = cutTexts(window);
  QCOMPARE(cut.size(), 1);
  QVERIFY(cut.front().contains(kLongText));
  // A wrapped text needs its height.
  auto *label = qobject_cast<QLabel *>(text);
  if (label == nullptr || qobject_cast<ElidedLabel *>(text) != nullptr) return;
  label->setWordWrap(true);
  label->resize(120, 200);
  QCOMPARE(cutTexts(window), QStringList());
  label->resize(120, 20);
  QCOMPARE(cutTexts(window).size(), 1);
}

void TestTextRoom::aHeaderNeedsItsRoom() {
  QStandardItemModel model(1, 2);
  model.setHorizontalHeaderLabels({kLongText, QStringLiteral("k")});
  QWidget window;
  QTableView table(&window);
  table.setModel(&model);
  table.resize(600, 200);
  window.show();
  table.setColumnWidth(0, 500);
  QCOMPARE(cutTexts(window), QStringList());
  table.setColumnWidth(0, 50);
  const QStringList cut = cutTexts(window);
  QCOMPARE(cut.size(), 1);
  QVERIFY(cut.front().contains(kLongText));
  table.setColumnHidden(0, true);
  QCOMPARE(cutTexts(window), QStringList());
}

void TestTextRoom::aTextOutsideItsAreaIsFound() {
  QWidget window;
  window.resize(800, 300);
  auto *area = new QScrollArea(&window);
  auto *content = new QWidget;
  auto *label = new QLabel(kLongText, content);
  label->resize(label->sizeHint());
  content->setFixedSize(label->width(), 100);
  area->setWidget(content);
  area->resize(label->width() + 50, 200);
  window.show();
  QCOMPARE(cutTexts(window), QStringList());
  area->resize(100, 200);
  QCOMPARE(cutTexts(window), QStringList());  // it can be scrolled
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  QCOMPARE(cutTexts(window).size(), 1);
}

void TestTextRoom::otherWindowsAndHiddenTextsAreLeftOut() {
  QWidget window;
  auto *dialog = new QWidget(&window, Qt::Dialog);
  auto *inDialog = new QLabel(kLongText, dialog);
  auto *hidden = new QLabel(kLongText, &window);
  hidden->resize(20, 20);
  hidden->hide();
  window.show();
  dialog->show();
  inDialog->resize(20, 20);
  QCOMPARE(cutTexts(window), QStringList());
  QCOMPARE(cutTexts(*dialog).size(), 1);
}

SHINGLESCOPE_TEST(TestTextRoom, QApplication)
#include "tst_text_room.moc"
