// SPDX-License-Identifier: MIT
#include "ui/window/guide/guide_html.h"

#include <md4c-html.h>

namespace shinglescope {
namespace {

void append(const MD_CHAR *text, MD_SIZE size, void *html) {
  static_cast<QByteArray *>(html)->append(text, static_cast<qsizetype>(size));
}

}  // namespace

QString guideHtml(const QByteArray &markdown) {
  QByteArray html;
  constexpr unsigned kFlags = MD_DIALECT_GITHUB | MD_FLAG_NOHTML;
  if (md_html(markdown.constData(), static_cast<MD_SIZE>(markdown.size()), append, &html, kFlags,
              MD_HTML_FLAG_SKIP_UTF8_BOM) != 0)
    return {};
  // Without borders, rows are told apart by the space between them.
  html.replace("<table>", "<table cellspacing=\"0\" cellpadding=\"4\">");
  html.replace("<th>", "<th align=\"left\">");
  html.replace("<pre>", "<pre style=\"margin-left: 16px\">");
  return QString::fromUtf8(html);
}

}  // namespace shinglescope
