#include "ui/presentation/icons.h"

#include "ui/style/tokens.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace duovita {

namespace {

/// Renders the file's black lines in the palette's colour, at any size.
class LineIconEngine : public QIconEngine {
public:
    explicit LineIconEngine(QByteArray svg) : m_svg(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QColor color = tone(mode == QIcon::Disabled   ? Tone::Off
                                  : mode == QIcon::Selected ? Tone::AccentText
                                                            : Tone::Text2);
        QByteArray tinted = m_svg;
        tinted.replace("#000000", color.name().toLatin1());
        QSvgRenderer(tinted).render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_svg); }

private:
    QByteArray m_svg;
};

} // namespace

QIcon lineIcon(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QIcon icon(new LineIconEngine(file.readAll()));
    icon.setIsMask(true); // the style tints it with the text colour
    return icon;
}

} // namespace duovita
