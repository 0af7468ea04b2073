// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QUrl>
#include <string_view>

namespace shinglescope {

/// Returns the web addresses in a cell: from http:// or https:// to the next white space, quote or
/// angle bracket, without the punctuation that ends a sentence. No other scheme counts, and nothing
/// is fetched. Searches the first 64 KiB and returns at most eight.
QList<QUrl> webAddressesIn(std::string_view utf8);

/// Returns the host as a browser requests it, in ASCII, so that no look-alike letter can pose as
/// another site.
QString plainHost(const QUrl &address);

/// Returns the whole address in ASCII, to be read before it is opened.
QString plainAddress(const QUrl &address);

}  // namespace shinglescope
