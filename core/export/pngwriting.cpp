#include "core/export/pngwriting.h"

#include <png.h>

#include <cmath>

namespace duovita {

struct PngWriter::Private {
    png_structp png = nullptr;
    png_infop info = nullptr;
    QByteArray bytes;
    bool failed = false;

    /// libpng leaves a failing call by longjmp, so `step` must not own anything.
    template <typename Step>
    void attempt(Step step)
    {
        if (failed || !png || !info || setjmp(png_jmpbuf(png)) != 0) {
            failed = true;
            return;
        }
        step();
    }
};

namespace {

constexpr double inchesAMetre = 1 / 0.0254;

void append(png_structp png, png_bytep data, png_size_t length)
{
    static_cast<QByteArray*>(png_get_io_ptr(png))
        ->append(reinterpret_cast<const char*>(data), static_cast<qsizetype>(length));
}

} // namespace

PngWriter::PngWriter(QSize pixels, int dpi) : d(std::make_unique<Private>())
{
    d->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    d->info = d->png ? png_create_info_struct(d->png) : nullptr;
    d->attempt([&] {
        const auto dotsAMetre = static_cast<png_uint_32>(std::lround(dpi * inchesAMetre));
        png_set_write_fn(d->png, &d->bytes, append, nullptr);
        png_set_IHDR(d->png, d->info, static_cast<png_uint_32>(pixels.width()),
                     static_cast<png_uint_32>(pixels.height()), 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_pHYs(d->png, d->info, dotsAMetre, dotsAMetre, PNG_RESOLUTION_METER);
        png_write_info(d->png, d->info);
    });
}

PngWriter::~PngWriter()
{
    png_destroy_write_struct(&d->png, &d->info);
}

void PngWriter::add(const QImage& rows)
{
    d->attempt([&] {
        for (int y = 0; y < rows.height(); ++y)
            png_write_row(d->png, rows.constScanLine(y));
    });
}

QByteArray PngWriter::finish()
{
    d->attempt([&] { png_write_end(d->png, d->info); });
    return d->failed ? QByteArray() : std::move(d->bytes);
}

} // namespace duovita
