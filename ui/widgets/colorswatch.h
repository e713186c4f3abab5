#pragma once

#include <QAbstractButton>

namespace duovita {

/// A round colour button; the selected one has a ring.
class ColorSwatch : public QAbstractButton {
public:
    explicit ColorSwatch(QWidget* parent);

    void setColor(const QColor& color, const QString& words);
    const QColor& color() const { return m_color; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_color;
};

/// Paints a dot within `rect`, with a border visible on any background.
void paintColorDot(QPainter& painter, const QRectF& rect, const QColor& color, const QPalette& palette);

} // namespace duovita
