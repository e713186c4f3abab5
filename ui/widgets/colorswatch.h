#pragma once

#include <QAbstractButton>

namespace duovita {

/// A colour to choose, round; the chosen one in a ring.
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

/// A dot of a colour within `rect`, with an edge that is seen on any ground.
void paintColorDot(QPainter& painter, const QRectF& rect, const QColor& color, const QPalette& palette);

} // namespace duovita
