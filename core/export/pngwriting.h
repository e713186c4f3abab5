#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

namespace duovita {

/// Writes a PNG file from top to bottom, so that the whole picture never has to be in memory.
class PngWriter {
public:
    PngWriter(QSize pixels, int dpi);
    ~PngWriter();
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    /// Adds the next rows: as wide as the picture, in Format_RGB888.
    void add(const QImage& rows);
    /// Returns the file after all rows were added; empty if libpng failed.
    QByteArray finish();

private:
    struct Private;
    const std::unique_ptr<Private> d;
};

} // namespace duovita
