#pragma once

#include <QProxyStyle>

namespace duovita {

/// Check boxes that can be seen before they are checked: Fusion, the style of desktops that bring none, draws their
/// frame in a darker tone of the window, which on a dark one is no frame. Other styles are left as they are.
class BoxStyle : public QProxyStyle {
    Q_OBJECT

public:
    using QProxyStyle::QProxyStyle;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
};

} // namespace duovita
