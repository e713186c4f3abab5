#pragma once

#include <QProxyStyle>

namespace duovita {

/// Fusion, drawn by the program's tones and measures: flat fills, hairlines, small radii, focus always seen.
class DuovitaStyle : public QProxyStyle {
    Q_OBJECT

public:
    DuovitaStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
};

} // namespace duovita
