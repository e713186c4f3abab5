#pragma once

#include <QProxyStyle>

namespace duovita {

/// Based on Fusion, drawn with the program's tones and measures: flat fills, hairlines, small radii, visible focus. The
/// drawing is in other files; this class dispatches to them.
class DuovitaStyle : public QProxyStyle {
    Q_OBJECT

public:
    DuovitaStyle();

    void polish(QApplication* application) override;
    void polish(QWidget* widget) override;
    void polish(QPalette& palette) override { QProxyStyle::polish(palette); }
    void unpolish(QApplication* application) override;
    void unpolish(QWidget* widget) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;

    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                      const QString& text, QPalette::ColorRole role = QPalette::NoRole) const override;

    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* data = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;

    QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;
    QPixmap standardPixmap(StandardPixmap which, const QStyleOption* option = nullptr,
                           const QWidget* widget = nullptr) const override;

private:
    void drawGroupBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
};

} // namespace duovita
