#include "ui/style/standardsigns.h"

#include "ui/style/shapes.h"

#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>

namespace duovita {

namespace {

constexpr double iconLine = 1.5;

using Draw = void (*)(QPainter& painter, const QColor& color);

struct SignInfo {
    QStyle::StandardPixmap which;
    Tone tone;
    bool isMask; ///< tinted with the text colour
    Draw draw;   ///< draws in the 16-pixel box of icons
};

const QRectF box(0, 0, iconSize, iconSize);

void drawCross(QPainter& painter, const QColor&)
{
    painter.drawLine(QPointF(4.5, 4.5), QPointF(11.5, 11.5));
    painter.drawLine(QPointF(11.5, 4.5), QPointF(4.5, 11.5));
}

template <Qt::ArrowType way>
void drawWay(QPainter& painter, const QColor& color)
{
    drawChevron(painter, box, way, color);
}

void drawDot(QPainter& painter, double y, const QColor& color)
{
    painter.setBrush(color);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(8, y), 0.9, 0.9);
}

void drawInformation(QPainter& painter, const QColor& color)
{
    painter.drawEllipse(QPointF(8, 8), 5.75, 5.75);
    painter.drawLine(QPointF(8, 7.5), QPointF(8, 10.75));
    drawDot(painter, 5.3, color);
}

void drawQuestion(QPainter& painter, const QColor& color)
{
    painter.drawEllipse(QPointF(8, 8), 5.75, 5.75);
    QPainterPath hook(QPointF(6.4, 6.6));
    hook.cubicTo(6.5, 4.4, 9.6, 4.5, 9.6, 6.5);
    hook.cubicTo(9.6, 7.7, 8, 7.8, 8, 9);
    painter.drawPath(hook);
    drawDot(painter, 11, color);
}

void drawWarning(QPainter& painter, const QColor& color)
{
    painter.drawPolygon(QPolygonF({{8, 2.5}, {14, 13.25}, {2, 13.25}}));
    painter.drawLine(QPointF(8, 6.5), QPointF(8, 9.5));
    drawDot(painter, 11.4, color);
}

constexpr SignInfo signs[] = {
    {QStyle::SP_MessageBoxInformation, Tone::Text2, false, drawInformation},
    {QStyle::SP_MessageBoxQuestion, Tone::Text2, false, drawQuestion},
    {QStyle::SP_MessageBoxWarning, Tone::WarnSign, false, drawWarning},
    {QStyle::SP_MessageBoxCritical, Tone::Bad, false, drawWarning},
    {QStyle::SP_ArrowUp, Tone::Text2, true, drawWay<Qt::UpArrow>},
    {QStyle::SP_ArrowDown, Tone::Text2, true, drawWay<Qt::DownArrow>},
    {QStyle::SP_ArrowLeft, Tone::Text2, true, drawWay<Qt::LeftArrow>},
    {QStyle::SP_ArrowRight, Tone::Text2, true, drawWay<Qt::RightArrow>},
    {QStyle::SP_LineEditClearButton, Tone::Text2, true, drawCross},
    {QStyle::SP_TitleBarCloseButton, Tone::Text2, true, drawCross},
    {QStyle::SP_DockWidgetCloseButton, Tone::Text2, true, drawCross},
};

class SignEngine : public QIconEngine {
public:
    explicit SignEngine(const SignInfo& info) : m_info(info) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QColor color = tone(mode == QIcon::Disabled ? Tone::Off : m_info.tone);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / box.width(), rect.height() / box.height());
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(color, iconLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_info.draw(*painter, color);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SignEngine(m_info); }

private:
    const SignInfo& m_info;
};

} // namespace

QIcon standardSign(QStyle::StandardPixmap which)
{
    for (const SignInfo& info : signs) {
        if (info.which != which)
            continue;
        QIcon icon(new SignEngine(info));
        icon.setIsMask(info.isMask);
        return icon;
    }
    return {};
}

} // namespace duovita
