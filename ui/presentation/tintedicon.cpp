#include "ui/presentation/tintedicon.h"

#include "ui/presentation/icons.h"

#include <QPainter>
#include <QPixmapCache>

namespace duovita {

void paintIcon(QPainter& painter, const QRect& rect, const QString& name, const QColor& color)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QString key = QStringLiteral("tinted/%1/%2/%3x%4")
                            .arg(name, color.name(), QString::number(rect.width()), QString::number(ratio));
    QPixmap picture;
    if (!QPixmapCache::find(key, &picture)) {
        picture = QPixmap(rect.size() * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter tinting(&picture);
        const QRect whole(QPoint(), rect.size());
        lineIcon(name).paint(&tinting, whole);
        tinting.setCompositionMode(QPainter::CompositionMode_SourceIn);
        tinting.fillRect(whole, color);
        tinting.end();
        QPixmapCache::insert(key, picture);
    }
    painter.drawPixmap(rect.topLeft(), picture);
}

} // namespace duovita
