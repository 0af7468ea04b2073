// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace shinglescope {

/// Returns a page of the guide as HTML that QTextBrowser shows well. MD4C reads the Markdown: the
/// reader of Qt 6.4 can crash on tables.
QString guideHtml(const QByteArray &markdown);

}  // namespace shinglescope
