#include "core/translation/unitpieces.h"

#include <algorithm>

namespace duovita {

namespace {

/// A program may fill in targets automatically: "initial" means that nobody has checked them.
bool isTranslated(const UnitPiece& piece)
{
    return piece.state != QStringLiteral("initial") && !piece.target.value_or(QString()).isEmpty() &&
           (!isBlank(*piece.target) || isBlank(piece.source));
}

/// Whether the segment needs a translation. A segment of white space is like an <ignorable>.
bool asksForTranslation(const UnitPiece& piece)
{
    return piece.isSegment && !isBlank(piece.source);
}

bool isReviewed(const UnitPiece& piece)
{
    return !piece.isSegment || piece.state == QStringLiteral("reviewed") || piece.state == QStringLiteral("final");
}

} // namespace

bool isBlank(const QString& text)
{
    return text.trimmed().isEmpty();
}

QString UnitPieces::source() const
{
    QString text;
    for (const UnitPiece& piece : m_pieces)
        text += piece.source;
    return text;
}

QList<int> UnitPieces::targetPlaces() const
{
    QList<int> places;
    for (const UnitPiece& piece : m_pieces)
        places += piece.order > 0 ? piece.order : static_cast<int>(places.size()) + 1;
    return places;
}

bool UnitPieces::hasValidOrder() const
{
    QList<int> places = targetPlaces();
    std::sort(places.begin(), places.end());
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (places[i] != i + 1)
            return false;
    }
    return true;
}

/// An <ignorable> or a segment of white space has a target only if it differs from the source.
QString UnitPieces::target() const
{
    if (std::none_of(m_pieces.begin(), m_pieces.end(),
                     [](const UnitPiece& piece) { return piece.isSegment && isTranslated(piece); }))
        return {};
    QList<std::pair<int, QString>> texts;
    const QList<int> places = targetPlaces();
    for (qsizetype i = 0; i < places.size(); ++i)
        texts.emplaceBack(
            places[i], m_pieces[i].target.value_or(asksForTranslation(m_pieces[i]) ? QString() : m_pieces[i].source));
    std::stable_sort(texts.begin(), texts.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QString text;
    for (const auto& [place, part] : texts)
        text += part;
    return text;
}

qsizetype UnitPieces::translatedSegments() const
{
    return std::count_if(m_pieces.begin(), m_pieces.end(),
                         [](const UnitPiece& piece) { return asksForTranslation(piece) && isTranslated(piece); });
}

bool UnitPieces::isPartial() const
{
    const qsizetype translated = translatedSegments();
    return translated > 0 && translated < std::count_if(m_pieces.begin(), m_pieces.end(), asksForTranslation);
}

SheetUnit::State UnitPieces::state() const
{
    if (target().isEmpty())
        return SheetUnit::State::Initial;
    return std::all_of(m_pieces.begin(), m_pieces.end(), isReviewed) ? SheetUnit::State::Reviewed
                                                                     : SheetUnit::State::Translated;
}

} // namespace duovita
