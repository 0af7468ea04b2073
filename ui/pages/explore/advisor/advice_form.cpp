// SPDX-License-Identifier: MIT
#include "ui/pages/explore/advisor/advice_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalBlocker>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr int kAdviceFormPadding = 12;
constexpr int kAdviceFormGap = 8;
constexpr int kLeastPercent = 1;
constexpr int kUsualPercent = 95;
constexpr std::array kMostSeconds = {0.0, 1.0, 10.0, 60.0, 600.0, 3600.0};
constexpr std::array kMostMegabytes = {0, 256, 1024, 4096, 16384};

QComboBox *makeBox(const QString &name, const char *objectName) {
  auto *box = new QComboBox;
  box->setAccessibleName(name);
  box->setObjectName(QLatin1String(objectName));
  return box;
}

}  // namespace

AdviceForm::AdviceForm(QWidget *parent) : Panel({}, parent) {
  setAccessibleName(tr("What you want"));
  createFields();
}

void AdviceForm::createFields() {
  m_recall =
      makeSpinBox(nullptr, tr("Share of the pairs to find"), kLeastPercent, 100, kUsualPercent);
  m_recall->setSuffix(tr(" %", "percent"));
  m_recall->setKeyboardTracking(false);
  m_recall->setObjectName(QStringLiteral("adviceRecall"));
  m_threshold = makeShareBox(nullptr, tr("Least similarity of the pairs"), 0.05);
  m_threshold->setObjectName(QStringLiteral("adviceThreshold"));
  m_time = makeBox(tr("Time of a run"), "adviceTime");
  m_time->addItem(tr("any time"));
  for (std::size_t i = 1; i < kMostSeconds.size(); ++i)
    m_time->addItem(durationText(kMostSeconds[i]));
  m_memory = makeBox(tr("Memory of a run"), "adviceMemory");
  m_memory->addItem(tr("any memory"));
  for (std::size_t i = 1; i < kMostMegabytes.size(); ++i)
    m_memory->addItem(memoryText(static_cast<std::uint64_t>(kMostMegabytes[i]) << 20U));
  m_rule = makeBox(tr("What is best"), "adviceRule");
  m_rule->addItems({tr("at the least cost"), tr("with the best F1")});
  m_rule->setItemData(0, tr("Of the settings that find so many pairs, the cheapest"),
                      Qt::ToolTipRole);
  m_rule->setItemData(1, tr("The best balance of pairs found and useless comparisons"),
                      Qt::ToolTipRole);
  const auto word = [](const QString &text) { return makeLabel(nullptr, TextRole::Body, text); };
  auto *body = new QWidget;
  layOutRow(body, {kAdviceFormPadding, 8, kAdviceFormPadding, 8}, kAdviceFormGap,
            {word(tr("Find at least")), m_recall, word(tr("of the pairs at or above")), m_threshold,
             word(tr("within")), m_time, word(tr("and")), m_memory, m_rule, BoxItem::space()});
  setBody(body);
  connect(m_recall, &QSpinBox::valueChanged, this, &AdviceForm::changed);
  connect(m_threshold, &QDoubleSpinBox::valueChanged, this, &AdviceForm::changed);
  for (QComboBox *box : {m_time, m_memory, m_rule})
    connect(box, &QComboBox::currentIndexChanged, this, &AdviceForm::changed);
}

AdviceQuestion AdviceForm::question() const {
  AdviceQuestion question;
  question.leastRecall = {static_cast<std::uint64_t>(m_recall->value()), 100};
  question.rule = static_cast<AdviceRule>(m_rule->currentIndex());
  question.mostSeconds = kMostSeconds[static_cast<std::size_t>(m_time->currentIndex())];
  question.mostBytes =
      static_cast<std::uint64_t>(kMostMegabytes[static_cast<std::size_t>(m_memory->currentIndex())])
      << 20U;
  return question;
}

Ratio AdviceForm::threshold() const { return ratioFromDouble(m_threshold->value()); }

void AdviceForm::setThreshold(const Ratio &threshold) {
  const QSignalBlocker quiet(m_threshold);
  m_threshold->setValue(threshold.toDouble());
}

QWidget *AdviceForm::firstField() const { return m_recall; }

}  // namespace shinglescope
