#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

namespace duovita {

/// A PNG file that is written from top to bottom, so that no picture has to be in memory as a whole.
class PngWriter {
public:
    PngWriter(QSize pixels, int dpi);
    ~PngWriter();
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    /// The next rows, of the picture's width, in Format_RGB888.
    void add(const QImage& rows);
    /// The file, once it has all rows; empty if libpng could not write it.
    QByteArray finish();

private:
    struct Private;
    const std::unique_ptr<Private> d;
};

} // namespace duovita
