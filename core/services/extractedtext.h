#pragma once

#include <QByteArray>
#include <QString>

namespace duovita {

/// The text in a PDF, as any program gets it out, without what is drawn.
class ExtractedText {
public:
    explicit ExtractedText(const QByteArray& pdf);

    /// A line of the import with the bullet at its beginning that the text has: one, or none. The import marks the
    /// line behind each dot that is drawn, be it an item's, whose bullet the text has by itself, or one in an icon.
    QString withOwnMark(const QString& line) const;

private:
    QString m_letters; ///< without spaces and breaks
};

} // namespace duovita
