#pragma once

#include "core/content/cvcontent.h"

#include <QColor>

namespace duovita {

/// How a piece of text is set, in points.
struct TextStyle {
    bool bold = false;
    bool italic = false;   ///< Latin letters slant
    bool emphasis = false; ///< the author's own: Han show it by another face or by bold
    bool code = false;     ///< in the face for code, where there is one
    double size = 10;
    double rise = 0; ///< above the baseline: superscripts
    QColor color = Qt::black;
    QString url;
    Language language = Language::English;
    ContentSource source;

    bool operator==(const TextStyle&) const = default;
};

/// A paragraph's text and the style of each piece of it; the pieces tile the text.
struct StyledText {
    struct Piece {
        qsizetype start;
        TextStyle style;

        bool operator==(const Piece&) const = default;
    };

    QString text;
    QList<Piece> pieces;

    void append(const QString& more, const TextStyle& style)
    {
        if (more.isEmpty())
            return;
        pieces += Piece{text.size(), style};
        text += more;
    }
    qsizetype endOf(qsizetype piece) const { return piece + 1 < pieces.size() ? pieces[piece + 1].start : text.size(); }

    bool operator==(const StyledText&) const = default;
};

} // namespace duovita
