#pragma once

#include "core/domain/result.h"

#include <QByteArray>
#include <QList>

namespace duovita {

inline constexpr int coarsestDpi = 24;
inline constexpr int finestDpi = 1200;
inline constexpr int standardDpi = 144; ///< sharp on a screen

/// Renders the pages of a PDF as PNG files on a white background. Needs no display. Fails with PdfUnreadable and
/// `name`.
Result<QList<QByteArray>> pageImages(const QByteArray& pdf, int dpi, const QString& name);

/// "cv-2.png" for the second page of "cv.png".
QString pagePath(const QString& path, qsizetype page);

} // namespace duovita
