// SPDX-License-Identifier: MIT
#include "ui/window/help_dialog.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <initializer_list>
#include <utility>

#include "ui/base/controls/layouts.h"
#include "ui/base/keys/key_bindings.h"
#include "ui/base/style/metrics.h"

namespace shinglescope {
namespace {

/// One or more keys, and what they do.
using KeyMeaning = std::pair<const char *, QString>;

QString keyRow(const QString &key, const QString &meaning) {
  return QStringLiteral("<tr><td width=190><code>%1</code></td><td>%2</td></tr>")
      .arg(key.toHtmlEscaped(), meaning.toHtmlEscaped());
}

QString keyTable(const QString &title, std::initializer_list<KeyMeaning> keys) {
  QString rows;
  for (const auto &[key, meaning] : keys) rows += keyRow(QString::fromLatin1(key), meaning);
  return QStringLiteral("<h4>%1</h4><table>%2</table>").arg(title, rows);
}

/// Lists the commands that have keys now, by menu.
QString commandKeys(const KeyBindings &keys) {
  QString text;
  QString rows;
  QString group;
  const auto finish = [&] {
    if (!rows.isEmpty())
      text += QStringLiteral("<h4>%1</h4><table>%2</table>").arg(group.toHtmlEscaped(), rows);
    rows.clear();
  };
  for (const BoundCommand &command : keys.commands()) {
    if (!command.action || command.action->shortcut().isEmpty()) continue;
    if (command.group != group) finish();
    group = command.group;
    rows += keyRow(keyText(*command.action), command.name);
  }
  finish();
  return text;
}

/// Lists the keys that cannot be changed.
QString fixedKeys() {
  return keyTable(HelpDialog::tr("Columns and rows of Data"),
                  {
                      {"F3, Shift+F3", HelpDialog::tr("next, previous match")},
                      {"Ctrl+Shift+F", HelpDialog::tr("filter the current column")},
                      {"Alt+Down", HelpDialog::tr("menu of the current column")},
                      {"Alt+Up", HelpDialog::tr("sort by the current column")},
                      {"Shift+Alt+Up", HelpDialog::tr("sort by this column too")},
                      {"Alt+Left, Alt+Right", HelpDialog::tr("move the column")},
                      {"Shift+Alt+Left, Right", HelpDialog::tr("narrower, wider")},
                      {"Alt+0", HelpDialog::tr("as wide as its texts")},
                      {"Alt+Del, Alt+Ins", HelpDialog::tr("hide the column, show all columns")},
                      {"Ctrl+C", HelpDialog::tr("copy the selected rows")},
                      {"Ctrl+Shift+C", HelpDialog::tr("copy the text of the cell")},
                      {"Ctrl+Enter", HelpDialog::tr("open the link in the cell")},
                      {"Ctrl+PageUp, PageDown", HelpDialog::tr("turn the page of a long text")},
                      {"Ctrl+V", HelpDialog::tr("paste a table on the start page")},
                  }) +
         keyTable(HelpDialog::tr("Groups in Review"),
                  {
                      {"1, 2", HelpDialog::tr("the keeper is A, or B")},
                  }) +
         keyTable(HelpDialog::tr("Tables of Learn, changed manually"),
                  {
                      {"Space", HelpDialog::tr("put the shingle in, or take it out")},
                      {"Alt+Up, Alt+Down", HelpDialog::tr("move the row in the order")},
                      {"Esc", HelpDialog::tr("leave the table")},
                  });
}

struct Library {
  const char *name;
  const char *licence;
};

// Names and licences are the same in every language. docs/dependencies.md has the details.
constexpr Library kLibraries[] = {
    {"Qt", "LGPL-3.0-only"},
    {"QCustomPlot", "GPL-3.0-or-later"},
    {"xxHash", "BSD-2-Clause"},
    {"MurmurHash3", "public domain"},
    {"FarmHash", "MIT"},
    {"OpenSSL", "Apache-2.0"},
    {"ICU", "Unicode-3.0"},
    {"Snowball stemmers", "BSD-3-Clause"},
    {"zlib", "Zlib"},
    {"XZ Utils", "public domain"},
    {"Zstandard", "BSD-3-Clause"},
    {"simdjson", "Apache-2.0"},
    {"JSON for Modern C++", "MIT"},
    {"CLI11", "BSD-3-Clause"},
    {"SQLite", "public domain"},
    {"libxlsxwriter", "BSD-2-Clause"},
    {"dtl", "BSD-3-Clause"},
    {"MD4C", "MIT"},
    {"robin-map", "MIT"},
    {"Inter", "OFL-1.1"},
};

QString librariesText() {
  QString rows;
  for (const auto &[name, licence] : kLibraries) {
    const QString shown = QString::fromLatin1(name);
    const bool isQt = shown == QStringLiteral("Qt");
    rows += QStringLiteral("<tr><td>%1</td><td>&nbsp;&nbsp;%2</td></tr>")
                .arg(isQt ? shown + u' ' + QString::fromLatin1(qVersion()) : shown,
                     QString::fromLatin1(licence));
  }
  return QStringLiteral("<table>%1</table>").arg(rows);
}

QString aboutText() {
  return HelpDialog::tr(
             "<h3>Shinglescope %1</h3>"
             "<p>Finds near-duplicate records with shingling, MinHash and locality-sensitive "
             "hashing, and shows why.</p>"
             "<p>The sources are under the MIT licence. This window is distributed under the GNU "
             "General Public License, version 3 or later, because it uses QCustomPlot.</p>")
             .arg(QStringLiteral(SHINGLESCOPE_VERSION)) +
         librariesText();
}

QString titleOf(HelpDialog::Topic topic) {
  switch (topic) {
    case HelpDialog::Topic::Keyboard: return HelpDialog::tr("Keyboard");
    case HelpDialog::Topic::About: return HelpDialog::tr("About Shinglescope");
  }
  return {};
}

QString textOf(HelpDialog::Topic topic, const KeyBindings &keys) {
  switch (topic) {
    case HelpDialog::Topic::Keyboard: return commandKeys(keys) + fixedKeys();
    case HelpDialog::Topic::About: return aboutText();
  }
  return {};
}

}  // namespace

HelpDialog::HelpDialog(Topic topic, const KeyBindings &keys, QWidget *parent) : QDialog(parent) {
  setWindowTitle(titleOf(topic));
  setAttribute(Qt::WA_DeleteOnClose);
  auto *text = new QTextBrowser(this);
  text->setAccessibleName(windowTitle());
  text->setHtml(textOf(topic, keys));
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  addWidgets(*makeColumn(this, kDialogMargins), {text, buttons});
  resize(560, topic == Topic::About ? 360 : 560);
}

}  // namespace shinglescope
