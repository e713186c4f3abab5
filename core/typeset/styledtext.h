#pragma once

#include "core/content/cvcontent.h"

#include <QColor>

namespace duovita {

/// How a piece of text is set, in points.
struct TextStyle {
    int weight = 400;              ///< 700 is bold; the nearest weight of the family is used
    bool italic = false;           ///< slants Latin letters only
    bool emphasis = false;         ///< the author's emphasis: Han show it by another face or by bold
    bool code = false;             ///< in the code face, if there is one
    bool title = false;            ///< in the families of titles
    bool capitals = false;         ///< drawn in capitals; the text stays as it is
    bool smallCapitals = false;    ///< the font's own, for lowercase letters
    bool allSmallCapitals = false; ///< for capitals as well
    bool oldStyle = false;         ///< figures with ascenders and descenders
    bool hidden = false;           ///< for screen readers and copying only: not drawn
    double tracking = 0;           ///< extra space between characters, in points
    double size = 10;
    double rise = 0; ///< above the baseline: superscripts
    QColor color = Qt::black;
    QString url;
    Language language = firstLanguage;
    ContentSource source;

    bool isBold() const { return weight >= boldWeight; }
    static constexpr int boldWeight = 600;

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
    /// The text from `from` up to, not including, `to`.
    StyledText between(qsizetype from, qsizetype to) const
    {
        StyledText part;
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            const qsizetype start = qMax(pieces[i].start, from);
            part.append(text.mid(start, qMax<qsizetype>(qMin(endOf(i), to) - start, 0)), pieces[i].style);
        }
        return part;
    }
    qsizetype endOf(qsizetype piece) const { return piece + 1 < pieces.size() ? pieces[piece + 1].start : text.size(); }

    bool operator==(const StyledText&) const = default;
};

} // namespace duovita
