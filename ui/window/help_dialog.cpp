#include "ui/window/help_dialog.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace shinglescope {
namespace {

QString tableRow(const QString &key, const QString &meaning) {
  return QStringLiteral("<tr><td width=190><code>%1</code></td><td>%2</td></tr>")
      .arg(key.toHtmlEscaped(), meaning.toHtmlEscaped());
}

QString heading(const QString &text) { return QStringLiteral("<h4>%1</h4>").arg(text); }

QString windowKeys() {
  return heading(HelpDialog::tr("Window")) + QStringLiteral("<table>") +
         tableRow(QStringLiteral("Ctrl+O"), HelpDialog::tr("open a file")) +
         tableRow(QStringLiteral("Ctrl+S"), HelpDialog::tr("save the project under a name")) +
         tableRow(QStringLiteral("Ctrl+V"), HelpDialog::tr("paste a table on the start page")) +
         tableRow(QStringLiteral("Ctrl+Shift+O"), HelpDialog::tr("how the open table is read")) +
         tableRow(QStringLiteral("Alt+Down"), HelpDialog::tr("role of the current column")) +
         tableRow(QStringLiteral("Ctrl+E"), HelpDialog::tr("export what was reviewed")) +
         tableRow(QStringLiteral("Ctrl+R"), HelpDialog::tr("find duplicates")) +
         tableRow(QStringLiteral("Ctrl+Shift+R"), HelpDialog::tr("find without a miss (exact)")) +
         tableRow(QStringLiteral("Esc"), HelpDialog::tr("cancel the running task")) +
         tableRow(QStringLiteral("Ctrl+1 ... 5"), HelpDialog::tr("workspaces")) +
         tableRow(QStringLiteral("Ctrl+F"), HelpDialog::tr("find in rows or in the queue")) +
         tableRow(QStringLiteral("F3, Shift+F3"), HelpDialog::tr("next, previous match in Data")) +
         tableRow(QStringLiteral("Ctrl+G"), HelpDialog::tr("go to a row")) +
         tableRow(QStringLiteral("Ctrl+L"), HelpDialog::tr("find rows like this one")) +
         tableRow(QStringLiteral("Ctrl+Z, Ctrl+Shift+Z"), HelpDialog::tr("undo, redo")) +
         tableRow(QStringLiteral("Ctrl+H"), HelpDialog::tr("history of the review")) +
         tableRow(QStringLiteral("F1, ?"), HelpDialog::tr("guide, this list")) +
         tableRow(QStringLiteral("Ctrl+Q"), HelpDialog::tr("quit")) + QStringLiteral("</table>");
}

QString dataKeys() {
  return heading(HelpDialog::tr("Data")) + QStringLiteral("<table>") +
         tableRow(QStringLiteral("Ctrl+Shift+F"), HelpDialog::tr("filter the current column")) +
         tableRow(QStringLiteral("Alt+Down"), HelpDialog::tr("menu of the current column")) +
         tableRow(QStringLiteral("Alt+Up"), HelpDialog::tr("sort by the current column")) +
         tableRow(QStringLiteral("Shift+Alt+Up"), HelpDialog::tr("sort by this column too")) +
         tableRow(QStringLiteral("Alt+Left, Alt+Right"), HelpDialog::tr("move the column")) +
         tableRow(QStringLiteral("Shift+Alt+Left, Right"), HelpDialog::tr("narrower, wider")) +
         tableRow(QStringLiteral("Alt+0"), HelpDialog::tr("as wide as its texts")) +
         tableRow(QStringLiteral("Alt+Del, Alt+Ins"),
                  HelpDialog::tr("hide the column, show all columns")) +
         tableRow(QStringLiteral("Ctrl+C"), HelpDialog::tr("copy the selected rows")) +
         tableRow(QStringLiteral("Ctrl+Shift+C"), HelpDialog::tr("copy the text of the cell")) +
         tableRow(QStringLiteral("Ctrl+Enter"), HelpDialog::tr("open the link in the cell")) +
         tableRow(QStringLiteral("Ctrl+PageUp, PageDown"),
                  HelpDialog::tr("turn the page of a long text")) +
         QStringLiteral("</table>");
}

QString reviewKeys() {
  return heading(HelpDialog::tr("Review")) + QStringLiteral("<table>") +
         tableRow(QStringLiteral("D, N, U"), HelpDialog::tr("duplicate, not, unsure")) +
         tableRow(QStringLiteral("Backspace"), HelpDialog::tr("clear the verdict")) +
         tableRow(QStringLiteral("1, 2"), HelpDialog::tr("duplicate, keep A or keep B")) +
         tableRow(QStringLiteral("."), HelpDialog::tr("repeat the last verdict")) +
         tableRow(QStringLiteral("T"), HelpDialog::tr("note and tags")) +
         tableRow(QStringLiteral("J, K"), HelpDialog::tr("next, previous item")) +
         tableRow(QStringLiteral("Shift+J"), HelpDialog::tr("next undecided item")) +
         tableRow(QStringLiteral("[ ]"), HelpDialog::tr("previous, next difference")) +
         tableRow(QStringLiteral("X, F"), HelpDialog::tr("swap, flip in place")) +
         tableRow(QStringLiteral("O"), HelpDialog::tr("only differences")) +
         tableRow(QStringLiteral("H, W"), HelpDialog::tr("shingles, white space")) +
         tableRow(QStringLiteral("Y"), HelpDialog::tr("show or hide why")) +
         tableRow(QStringLiteral("Shift+Y"), HelpDialog::tr("why not? any two rows")) +
         tableRow(QStringLiteral("G, R"), HelpDialog::tr("group, show the row in Data")) +
         tableRow(QStringLiteral("Shift+G"), HelpDialog::tr("all rows of the group")) +
         tableRow(QStringLiteral("L, Shift+L"), HelpDialog::tr("rows like A, rows like B")) +
         tableRow(QStringLiteral("Q"), HelpDialog::tr("quality from verdicts")) +
         tableRow(QStringLiteral("M"), HelpDialog::tr("in Groups: the row is the keeper")) +
         tableRow(QStringLiteral("1, 2"), HelpDialog::tr("in Groups: keeper is A, or B")) +
         tableRow(QStringLiteral("Del"), HelpDialog::tr("remove from the group, put back")) +
         tableRow(QStringLiteral("Shift+M"), HelpDialog::tr("keepers by rule")) +
         tableRow(QStringLiteral("Shift+D, V"), HelpDialog::tr("accept what follows, look at it")) +
         QStringLiteral("</table>");
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
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  auto *text = new QTextBrowser(this);
  text->setHtml(textOf(topic));
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(text);
  layout->addWidget(buttons);
  resize(560, topic == Topic::About ? 360 : 560);
}

}  // namespace shinglescope
