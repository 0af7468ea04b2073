// SPDX-License-Identifier: MIT
#include "ui/window/help_dialog.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <initializer_list>
#include <utility>

#include "ui/base/controls/layouts.h"
#include "ui/base/style/metrics.h"

namespace shinglescope {
namespace {

/// One or more keys, and what they do.
using KeyMeaning = std::pair<const char *, QString>;

QString keyTable(const QString &title, std::initializer_list<KeyMeaning> keys) {
  QString rows;
  for (const auto &[key, meaning] : keys)
    rows += QStringLiteral("<tr><td width=190><code>%1</code></td><td>%2</td></tr>")
                .arg(QString::fromLatin1(key), meaning.toHtmlEscaped());
  return QStringLiteral("<h4>%1</h4><table>%2</table>").arg(title, rows);
}

QString windowKeys() {
  return keyTable(HelpDialog::tr("Window"),
                  {
                      {"Ctrl+O", HelpDialog::tr("open a file")},
                      {"Ctrl+S", HelpDialog::tr("save the project under a name")},
                      {"Ctrl+V", HelpDialog::tr("paste a table on the start page")},
                      {"Ctrl+Shift+O", HelpDialog::tr("how the open table is read")},
                      {"Alt+Down", HelpDialog::tr("role of the current column")},
                      {"Ctrl+E", HelpDialog::tr("export what was reviewed")},
                      {"Ctrl+R", HelpDialog::tr("find duplicates")},
                      {"Ctrl+Shift+R", HelpDialog::tr("find without a miss (exact)")},
                      {"Esc", HelpDialog::tr("cancel the running task")},
                      {"Ctrl+1 ... 5", HelpDialog::tr("workspaces")},
                      {"Ctrl+F", HelpDialog::tr("find in rows or in the queue")},
                      {"F3, Shift+F3", HelpDialog::tr("next, previous match in Data")},
                      {"Ctrl+G", HelpDialog::tr("go to a row")},
                      {"Ctrl+L", HelpDialog::tr("find rows like this one")},
                      {"Ctrl+Z, Ctrl+Shift+Z", HelpDialog::tr("undo, redo")},
                      {"Ctrl+H", HelpDialog::tr("history of the review")},
                      {"F1, ?", HelpDialog::tr("guide, this list")},
                      {"Ctrl+Q", HelpDialog::tr("quit")},
                  });
}

QString dataKeys() {
  return keyTable(HelpDialog::tr("Data"),
                  {
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
                  });
}

QString reviewKeys() {
  return keyTable(HelpDialog::tr("Review"),
                  {
                      {"D, N, U", HelpDialog::tr("duplicate, not, unsure")},
                      {"Backspace", HelpDialog::tr("clear the verdict")},
                      {"1, 2", HelpDialog::tr("duplicate, keep A or keep B")},
                      {".", HelpDialog::tr("repeat the last verdict")},
                      {"T", HelpDialog::tr("note and tags")},
                      {"J, K", HelpDialog::tr("next, previous item")},
                      {"Shift+J", HelpDialog::tr("next undecided item")},
                      {"[ ]", HelpDialog::tr("previous, next difference")},
                      {"X, F", HelpDialog::tr("swap, flip in place")},
                      {"O", HelpDialog::tr("only differences")},
                      {"H, W", HelpDialog::tr("shingles, white space")},
                      {"Y", HelpDialog::tr("show or hide why")},
                      {"Shift+Y", HelpDialog::tr("explain any two rows")},
                      {"G, R", HelpDialog::tr("group, show the row in Data")},
                      {"Shift+G", HelpDialog::tr("all rows of the group")},
                      {"L, Shift+L", HelpDialog::tr("rows like A, rows like B")},
                      {"Q", HelpDialog::tr("quality from verdicts")},
                      {"M", HelpDialog::tr("in Groups: the row is the keeper")},
                      {"1, 2", HelpDialog::tr("in Groups: keeper is A, or B")},
                      {"Del", HelpDialog::tr("remove from the group, put back")},
                      {"Shift+M", HelpDialog::tr("keepers by rule")},
                      {"Shift+D, V", HelpDialog::tr("accept what follows, look at it")},
                  });
}

QString guideText() {
  return HelpDialog::tr(
      "<h3>From a file to its duplicates</h3>"
      "<p><b>Data.</b> Open a CSV or TSV file, or drop it on the window. The import dialog shows "
      "the guessed format and lets you correct it. Rows with problems are listed; none is dropped "
      "silently. Choose the columns to compare.</p>"
      "<p><b>Find.</b> A recipe defines how texts are prepared, cut into shingles, signed and "
      "banded. The curve shows which pairs it will find. Try it on 2,000 rows, then find "
      "duplicates in all of them.</p>"
      "<p><b>Review.</b> Read each pair side by side and judge it with one key. The threshold "
      "filters at once, without a new run. Every verdict can be undone.</p>"
      "<p><b>Export.</b> Write the flagged, the filtered or all pairs as CSV, TSV or JSON. Every "
      "verdict is saved in a project file at once; Ctrl+S gives it a name.</p>"
      "<h3>What similarity means</h3>"
      "<p>A text becomes the set of its shingles: runs of k characters or words. The Jaccard "
      "similarity of two sets is the number of shingles that they share divided by the number of "
      "distinct shingles in both. MinHash signatures estimate it, bands of a signature propose "
      "pairs, and every proposed pair is then measured exactly.</p>");
}

QString aboutText() {
  return HelpDialog::tr(
             "<h3>Shinglescope %1</h3>"
             "<p>Finds near-duplicate records with shingling, MinHash and locality-sensitive "
             "hashing, and shows why.</p>"
             "<p>The sources are under the MIT licence. This window is distributed under the GNU "
             "General Public License, version 3 or later, because it uses QCustomPlot.</p>")
             .arg(QStringLiteral(SHINGLESCOPE_VERSION)) +
         HelpDialog::tr(
             "<table>"
             "<tr><td>Qt %1</td><td>&nbsp;&nbsp;LGPL-3.0</td></tr>"
             "<tr><td>QCustomPlot</td><td>&nbsp;&nbsp;GPL-3.0-or-later</td></tr>"
             "<tr><td>ICU</td><td>&nbsp;&nbsp;Unicode licence</td></tr>"
             "<tr><td>xxHash</td><td>&nbsp;&nbsp;BSD-2-Clause</td></tr>"
             "<tr><td>Snowball stemmers</td><td>&nbsp;&nbsp;BSD-3-Clause</td></tr>"
             "<tr><td>JSON for Modern C++</td><td>&nbsp;&nbsp;MIT</td></tr>"
             "</table>")
             .arg(QString::fromLatin1(qVersion()));
}

QString titleOf(HelpDialog::Topic topic) {
  switch (topic) {
    case HelpDialog::Topic::Guide: return HelpDialog::tr("User guide");
    case HelpDialog::Topic::Keyboard: return HelpDialog::tr("Keyboard");
    case HelpDialog::Topic::About: return HelpDialog::tr("About Shinglescope");
  }
  return {};
}

QString textOf(HelpDialog::Topic topic) {
  switch (topic) {
    case HelpDialog::Topic::Guide: return guideText();
    case HelpDialog::Topic::Keyboard: return windowKeys() + dataKeys() + reviewKeys();
    case HelpDialog::Topic::About: return aboutText();
  }
  return {};
}

}  // namespace

HelpDialog::HelpDialog(Topic topic, QWidget *parent) : QDialog(parent) {
  setWindowTitle(titleOf(topic));
  setAttribute(Qt::WA_DeleteOnClose);
  auto *text = new QTextBrowser(this);
  text->setHtml(textOf(topic));
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  addWidgets(*makeColumn(this, kDialogMargins), {text, buttons});
  resize(560, topic == Topic::About ? 360 : 560);
}

}  // namespace shinglescope
