#pragma once

class QCheckBox;
class QWidget;

namespace shinglescope {

/// Asks for a sample that has rows with one of their partners first (RowsDrawn::WithPartner).
QCheckBox *makePartnersBox(QWidget *parent);

}  // namespace shinglescope
