#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

/// usage: rendericons SVG FOLDER SIZE… Writes FOLDER/SIZE.png for each size, for desktops without SVG icons.
int main(int argc, char** argv)
{
    if (argc < 4) {
        std::fprintf(stderr, "usage: rendericons SVG FOLDER SIZE…\n");
        return 2;
    }
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    const QDir folder(QString::fromLocal8Bit(argv[2]));
    folder.mkpath(QStringLiteral("."));
    for (int i = 3; i < argc; ++i) {
        const QString size = QString::fromLatin1(argv[i]);
        QImage image(size.toInt(), size.toInt(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        icon.render(&painter);
        painter.end();
        if (!icon.isValid() || !image.save(folder.filePath(size + QStringLiteral(".png")))) {
            std::fprintf(stderr, "%s cannot be drawn as %s.png\n", argv[1], argv[i]);
            return 1;
        }
    }
    return 0;
}
