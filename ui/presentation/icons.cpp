#include "ui/presentation/icons.h"

#include "ui/style/tokens.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace duovita {

namespace {

/// Renders the file's black lines in the palette's colour, at any size.
class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QString name, QByteArray svg) : m_name(std::move(name)), m_svg(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray tinted = m_svg;
        tinted.replace("#000000", colorFor(mode).name().toLatin1());
        QSvgRenderer(tinted).render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        const QString key =
            QStringLiteral("lineicon/%1/%2/%3x%4")
                .arg(m_name, colorFor(mode).name(), QString::number(size.width()), QString::number(size.height()));
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine* clone() const override { return new LineIconEngine(m_name, m_svg); }

private:
    static QColor colorFor(QIcon::Mode mode)
    {
        return tone(mode == QIcon::Disabled ? Tone::Off : mode == QIcon::Selected ? Tone::AccentText : Tone::Text2);
    }

    QString m_name;
    QByteArray m_svg;
};

} // namespace

QIcon lineIcon(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QIcon icon(new LineIconEngine(name, file.readAll()));
    icon.setIsMask(true); // the style tints it with the text colour
    return icon;
}

} // namespace duovita
