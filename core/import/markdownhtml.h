#pragma once

#include <QList>
#include <QString>

namespace duovita {

/// A tag of HTML as it is written, comments too, or the text between two.
struct HtmlPiece {
    QString text; ///< its character references are what they mean
    bool tag = false;
};
QList<HtmlPiece> htmlPieces(const QString& text);

/// What a character reference means: "&amp;", "&#x2014;". One that is not known, or no character of a text, stays as
/// it is written.
QString characterOf(const QString& reference);

} // namespace duovita
