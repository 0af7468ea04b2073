// SPDX-License-Identifier: MIT
#pragma once

class QCheckBox;
class QWidget;

namespace shinglescope {

/// A check box that requests a sample which puts rows with a partner first
/// (RowsDrawn::WithPartner).
QCheckBox *makePartnersBox(QWidget *parent);

}  // namespace shinglescope
