#include "core/import/annotate/places.h"

#include "core/domain/language.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// "San Francisco", "Montréal": few words, each capitalized.
bool looksLikeCity(const QString& text)
{
    static const QRegularExpression city(
        QStringLiteral("^\\p{Lu}[\\p{L}'’.-]+(?:\\s+(?:de|la|am|an|der|upon|on|\\p{Lu}[\\p{L}'’.-]*)){0,2}$"));
    constexpr qsizetype longestChinese = 4;
    return containsHan(text) ? text.size() <= longestChinese : city.match(text).hasMatch() && !isWrittenLikeFirm(text);
}

} // namespace

namespace {

/// "2,500": a thousands separator.
bool isWithinNumber(const QString& text, qsizetype comma)
{
    static const QRegularExpression thousands(QStringLiteral("^,\\d{3}(?!\\d)"));
    return comma > 0 && text[comma - 1].isDigit() && thousands.match(text.mid(comma, 5)).hasMatch();
}

/// No town stands before these.
bool isCityState(const QString& place)
{
    return place == QStringLiteral("Hong Kong") || place == QStringLiteral("Macau") ||
           place == QStringLiteral("Macao") || place == QStringLiteral("Singapore");
}

/// Splits at commas outside brackets.
QStringList partsAtCommas(const QString& text)
{
    static const QString opening = QStringLiteral("(（[【");
    static const QString closing = QStringLiteral(")）]】");
    QStringList parts;
    qsizetype start = 0;
    const auto take = [&](qsizetype end) {
        if (const QString part = text.mid(start, end - start).trimmed(); !part.isEmpty())
            parts += part;
        start = end + 1;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (const qsizetype bracket = opening.indexOf(text[i]); bracket >= 0) {
            const qsizetype closed = text.indexOf(closing[bracket], i);
            i = closed < 0 ? i : closed;
        } else if ((text[i] == u',' || text[i] == u'，') && !isWithinNumber(text, i)) {
            take(i);
        }
    }
    take(text.size());
    return parts;
}

/// "Modena (Italy)", as Europass writes places.
bool isTownWithCountry(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(QStringLiteral("^([^()]+) \\(([^()]+)\\)$"));
    const auto match = form.match(text);
    return match.hasMatch() && looksLikeCity(match.captured(1)) && vocabulary.isCountry(match.captured(2)) &&
           !vocabulary.isCompany(match.captured(1)) && !vocabulary.isRole(match.captured(1)) &&
           !vocabulary.isSchool(match.captured(1));
}

/// "俄罗斯，圣彼得堡": in Chinese the country comes first.
bool isTownOfCountry(const QString& country, const QString& town, const Vocabulary& vocabulary)
{
    constexpr qsizetype longest = 6;
    return containsHan(country) && containsHan(town) && town.size() <= longest && vocabulary.isCountry(country) &&
           !vocabulary.isRole(town) && !vocabulary.isCompany(town) && !vocabulary.isDegree(town);
}

} // namespace

namespace {

/// "University Park, PA", "King of Prussia, PA": towns whose names contain school words or are unusually long.
bool isTownOfState(const QString& town, const QString& state, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:(?:University|College|State|Research|Menlo|Overland) (?:Park|Station|City|Heights|College|"
                       "Triangle Park)|\\p{Lu}\\p{Ll}+ of \\p{Lu}\\p{Ll}+)$"));
    return form.match(town).hasMatch() && vocabulary.isRegion(state) && !vocabulary.isRole(town) &&
           !town.startsWith(QStringLiteral("University of")) && !town.startsWith(QStringLiteral("School of"));
}

/// "Tacoma WA", "Salt Lake City UT 84101"
bool isTownAndState(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression form(
        QStringLiteral("^(\\p{Lu}\\p{Ll}[\\p{L}'’. -]*)\\s+(\\p{Lu}{2}(?:\\s+\\d{5}(?:-\\d{4})?)?|D\\.C\\.)$"));
    const auto match = form.match(text);
    const QString town = match.captured(1);
    return match.hasMatch() && (vocabulary.isRegion(match.captured(2)) || match.captured(2).contains(u'.')) &&
           looksLikeCity(town) && !vocabulary.isCompany(town) && !vocabulary.isRole(town);
}

} // namespace

QStringList commaPieces(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^(?:Inc|Ltd|LLC|L\\.L\\.C|Corp|Co|S\\.A|S\\.L|GmbH|PhD|Ph\\.D|Jr|Sr)\\.?$"),
        QRegularExpression::CaseInsensitiveOption);
    // "University of California, Berkeley": the place is part of the name.
    static const QRegularExpression university(
        QStringLiteral("\\bUniversity of (?:California|Maryland|Illinois|Texas|Wisconsin|Michigan|Massachusetts|"
                       "North Carolina|Minnesota|Colorado|Missouri|Nebraska|Hawaii|Tennessee|Alabama|Arkansas)$"));
    static const QRegularExpression campus(
        QStringLiteral("^(?:Berkeley|Los Angeles|San Diego|Davis|Irvine|Santa Barbara|Santa Cruz|Riverside|Merced|"
                       "San Francisco|College Park|Baltimore County|Urbana[-–]Champaign|Chicago|Springfield|Austin|"
                       "Dallas|Arlington|El Paso|San Antonio|Madison|Milwaukee|Ann Arbor|Dearborn|Amherst|Boston|"
                       "Lowell|Dartmouth|Chapel Hill|Charlotte|Greensboro|Twin Cities|Duluth|Boulder|Denver|"
                       "Colorado Springs|Columbia|Kansas City|St\\.? Louis|Lincoln|Omaha|M[aā]noa|Hilo|Knoxville|"
                       "Chattanooga|Tuscaloosa|Birmingham|Huntsville|Fayetteville|Little Rock)$"));
    // "Example Tech, a startup"
    static const QRegularExpression apposition(
        QStringLiteral("^an?\\s+(?:[\\p{Ll}-]+\\s+){0,3}(?:start-?up|company|firm|agency|charity|non-?profit)\\b"));
    QStringList pieces;
    for (const QString& piece : partsAtCommas(text)) {
        if (!pieces.isEmpty() && apposition.match(piece).hasMatch())
            pieces.last() += QStringLiteral(", ") + piece;
        else if (!pieces.isEmpty() && form.match(piece).hasMatch() && piece != QStringLiteral("CO")) // Colorado
            pieces.last() += QStringLiteral(", ") + piece;
        else if (!pieces.isEmpty() && university.match(pieces.last()).hasMatch() && campus.match(piece).hasMatch())
            pieces.last() += QStringLiteral(", ") + piece;
        else
            pieces += piece;
    }
    return pieces;
}

Placed takePlace(const QString& text, const Vocabulary& vocabulary)
{
    QStringList pieces = commaPieces(text);
    if (pieces.size() < 2)
        return {text, {}};
    // "…, Dublin, IE.": the full stop ends the line.
    if (const QString name = pieces.last().chopped(1); pieces.last().endsWith(u'.') && !name.contains(u'.') &&
                                                       (vocabulary.isCountry(name) || vocabulary.isRegion(name)))
        pieces.last() = name;
    const QString last = pieces.last();
    const auto part = [&](qsizetype keep) {
        return Placed{pieces.mid(0, pieces.size() - keep).join(QStringLiteral(", ")),
                      pieces.mid(pieces.size() - keep).join(QStringLiteral(", "))};
    };
    if (isTownAndState(last, vocabulary))
        return part(1);
    if (isTownWithCountry(last, vocabulary))
        return part(1);
    const bool latinCountry = vocabulary.isCountry(last) && !containsHan(last);
    if (latinCountry || vocabulary.isRegion(last)) {
        const bool alone = pieces.size() == 2 && pieces.front().count(u' ') > 1;
        if (!alone) {
            // "… a cloud native platform, Remotely": the text before the last piece is not a city.
            const QString& city = pieces[pieces.size() - 2];
            const bool named = (looksLikeCity(city) && !vocabulary.isCompany(city) && !vocabulary.isRole(city)) ||
                               isTownOfState(city, last, vocabulary);
            const bool region = pieces.size() > 3 && vocabulary.isRegion(pieces[pieces.size() - 3]);
            const bool state = pieces.size() > 2 && vocabulary.isRegion(city) && latinCountry;
            // "Example Ltd, Mysuru, Karnataka, IN" contains a town; "Engineer, Example, Michigan, USA" contains an
            // employer in that position.
            const QString town = pieces.value(pieces.size() - 3);
            const bool townOfState = pieces.size() > 3 && vocabulary.isState(city) && looksLikeCity(town) &&
                                     !vocabulary.isCompany(town) && !vocabulary.isRole(town) &&
                                     !vocabulary.isRole(pieces.front());
            return part(!named && !state ? 1 : region || state || townOfState ? 3 : 2);
        }
        // "… dataplane Suzhou, China": the city is the word before the comma.
        const qsizetype space = pieces.front().lastIndexOf(u' ');
        const QString word = pieces.front().mid(space + 1);
        // "… from Example College, USA", "University of Bologna, Italy", "Business & Decision, Belgium",
        // "Senior Mechanical Engineer, Hong Kong"
        static const QRegularExpression open(QStringLiteral("(?:\\bof|\\band|&)$"));
        if (vocabulary.isSchool(word) || vocabulary.isCompany(word) || word.startsWith(u'(') ||
            isWrittenLikeFirm(word) || isCityState(last) || vocabulary.isRole(word) ||
            open.match(pieces.front().left(space)).hasMatch())
            return part(1);
        return {pieces.front().left(space), word + QStringLiteral(", ") + last};
    }
    if (isTownOfCountry(pieces[pieces.size() - 2], last, vocabulary))
        return part(2);
    constexpr qsizetype longestChinesePlace = 4;
    static const QRegularExpression subject(QStringLiteral("(?:工程|科学|技术|专业|学)$"));
    if (containsHan(last) && !subject.match(last).hasMatch() && last.size() <= longestChinesePlace &&
        text.contains(u'，') && !vocabulary.isRole(last) && !vocabulary.isCompany(last) && !vocabulary.isDegree(last))
        return {text.left(qMax(text.lastIndexOf(u'，'), text.lastIndexOf(u','))), last};
    if (vocabulary.isCountry(last) || vocabulary.isCity(last))
        return part(1);
    return {text, {}};
}

bool isPlace(const QString& text, const Vocabulary& vocabulary)
{
    // "8000 Aarhus C", "S-901 87 Umeå, Sweden"
    static const QRegularExpression postal(
        QStringLiteral("^(?:[A-Z]{1,2}-)?(?:\\d{4,5}|\\d{3} \\d{2})\\s+(?=\\p{Lu}\\p{L})"));
    if (const auto match = postal.match(text); match.hasMatch()) {
        const QStringList town = commaPieces(text.mid(match.capturedEnd()));
        return looksLikeCity(town.front()) && town.size() < 3 && !vocabulary.isRole(town.front()) &&
               !vocabulary.isCompany(town.front());
    }
    const QStringList pieces = commaPieces(text);
    if (pieces.size() == 1)
        return vocabulary.isCity(text) || isTownAndState(text, vocabulary) ||
               (vocabulary.isCountry(text) && text.size() > 3);
    if (pieces.isEmpty() || pieces.size() > 3 || !looksLikeCity(pieces.front()) ||
        vocabulary.isCompany(pieces.front())) // "Example Rocks Ltd, Malta"
        return false;
    // "Systems Group, Beijing, China": the middle piece is already the city; "…, Example University, China" is not a
    // place.
    const bool more = pieces.size() == 3 && (vocabulary.isCity(pieces[1]) || vocabulary.isSchool(pieces[1]) ||
                                             vocabulary.isCompany(pieces.front()));
    // "Sample Insurance, Boston, MA": three pieces are a place only if the middle one is a state, or if the last has a
    // postal code: "Mysuru, Karnataka, IN 570001".
    const bool posted = pieces.size() == 3 && vocabulary.isState(pieces[1]) && pieces[2].back().isDigit();
    if (pieces.size() == 3 && !posted && !vocabulary.isRegion(pieces[1]) && pieces[1].size() > 3 &&
        !vocabulary.isCity(pieces[0]))
        return false;
    if (pieces.size() == 2 && isTownOfCountry(pieces.front(), pieces.last(), vocabulary))
        return true;
    const bool known = vocabulary.isCountry(pieces.last()) || vocabulary.isRegion(pieces.last());
    return known && !more && !vocabulary.isSchool(pieces.front()) && !vocabulary.isRole(pieces.front());
}

bool isWrittenLikeFirm(const QString& text)
{
    static const QRegularExpression letters(
        QStringLiteral("\\b\\p{Lu}{2,}\\p{Ll}|\\b\\p{Lu}\\p{Ll}{3,}\\p{Lu}|^\\p{Lu}{3,5}$"));
    return letters.match(text).hasMatch();
}

QString unknownTown(const QString& place, QString& rest, const Vocabulary& vocabulary)
{
    QStringList pieces = commaPieces(place);
    if (pieces.isEmpty())
        return {};
    const QString town = pieces.takeFirst();
    rest = pieces.join(QStringLiteral(", "));
    const bool known =
        vocabulary.isCity(town) || vocabulary.isRegion(town) || vocabulary.isCountry(town) || vocabulary.isState(town);
    return known ? QString() : town;
}

} // namespace duovita
