#pragma once

#include <QByteArray>
#include <QString>

namespace duovita {

/// The text of a PDF as any program extracts it, without reading the drawing.
class ExtractedText {
public:
    explicit ExtractedText(const QByteArray& pdf);

    /// Gives a line of the import the bullet that the extracted text has at its beginning, or none. The import puts a
    /// bullet before text behind any drawn dot, which may be an item's bullet that the text contains anyway, or part of
    /// an icon.
    QString withOwnMark(const QString& line) const;

private:
    QString m_letters; ///< without spaces and breaks
};

} // namespace duovita
