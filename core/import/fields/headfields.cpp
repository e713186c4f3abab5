#include "core/import/fields/headfields.h"

#include "core/import/annotate/bilingualtext.h"
#include "core/import/annotate/contactparsing.h"
#include "core/import/annotate/places.h"
#include "core/import/readers/iconglyphs.h"

#include <QRegularExpression>

namespace duovita {

namespace {

/// "ORCID 0000-… | Nationality: … | [GitHub](…) · …": short pieces that include addresses.
bool isListOfContacts(const TextLine& line, qsizetype contacts)
{
    constexpr qsizetype fewest = 3;
    constexpr qsizetype longest = 50;
    const QStringList pieces = headPieces(line.plain());
    const auto links =
        std::count_if(line.spans.begin(), line.spans.end(), [](const InlineSpan& span) { return !span.url.isEmpty(); });
    return pieces.size() >= fewest && contacts + links > 0 &&
           std::all_of(pieces.begin(), pieces.end(),
                       [](const QString& piece) { return piece.trimmed().size() <= longest; });
}

QString withoutSigns(const QString& text)
{
    QString icon;
    return withoutIcon(text, &icon);
}

bool isOnlyPlace(const QString& text)
{
    const Vocabulary& vocabulary = Vocabulary::standard();
    return isPlace(text, vocabulary) || vocabulary.isCity(text) || vocabulary.isCountry(text);
}

/// "Springfield / Remote": a slash between places does not separate fields.
QStringList withPlacesJoined(const QStringList& pieces, const QString& text)
{
    static const QString stroke = QStringLiteral(" / ");
    if (!text.contains(stroke))
        return pieces; // most lines; avoids searching the text for each piece
    QStringList joined;
    for (const QString& piece : pieces) {
        const QString both = joined.isEmpty() ? QString() : joined.last().trimmed() + stroke + piece.trimmed();
        if (!both.isEmpty() && text.contains(both) && isOnlyPlace(withoutSigns(joined.last().trimmed())) &&
            isOnlyPlace(piece.trimmed()))
            joined.last() = both;
        else
            joined += piece;
    }
    return joined;
}

} // namespace

QStringList headPieces(const QString& text)
{
    static const QString marks =
        QStringLiteral("\\s*[|｜•·；;]\\s+|\\s+[•·|｜—–]\\s*|\\s+-\\s+|\\x{3000}+|\\s{2,}|\\t+|\\s*[|｜]\\s*");
    static const QRegularExpression mark(marks);
    // "电话 … / 邮箱 …", "Tel: … / E-mail: …"; a labelled value may contain a slash: "Looking for: A / B".
    static const QRegularExpression markOrStroke(marks + QStringLiteral("|\\s+/\\s+"));
    static const QRegularExpression markOrLabel(marks + QStringLiteral("|\\s+/\\s+(?=[^/:：]{1,20}[:：])"));
    if (!text.contains(QStringLiteral(" / ")))
        return text.split(mark, Qt::SkipEmptyParts);
    const bool labels = text.contains(u':') || text.contains(u'：');
    return text.split(labels ? markOrLabel : markOrStroke, Qt::SkipEmptyParts);
}

QString withoutIcon(QString text, QString* icon)
{
    while (!text.isEmpty() && !text.front().isLetterOrNumber() && !QStringView(u"+(（<[\"“").contains(text.front())) {
        if (text.front().category() == QChar::Other_PrivateUse)
            *icon += text.front();
        text.remove(0, text.front().isHighSurrogate() && text.size() > 1 ? 2 : 1);
    }
    return text.trimmed();
}

bool isHeadProse(const QString& text)
{
    constexpr qsizetype longest = 90;
    static const QRegularExpression stop(QStringLiteral("[.。!！]$"));
    static const QRegularExpression sentence(QStringLiteral("(?:\\S+\\s+){5}|[，。].*。"));
    return text.size() > longest || (stop.match(text).hasMatch() && sentence.match(text).hasMatch());
}

QSet<qsizetype> pointsOfProfile(const QList<TextBlock>& blocks)
{
    static const QRegularExpression field(QStringLiteral("^[^:：]{1,24}[:：]\\s*\\S{1,40}$|@|https?://|www\\.|\\d{5}"));
    constexpr qsizetype fewest = 4;
    constexpr qsizetype fewestBlanks = 2; // average per point
    QSet<qsizetype> points;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        qsizetype end = i;
        qsizetype blanks = 0;
        bool fields = false;
        for (; end < blocks.size() && blocks[end].kind == TextBlock::Kind::Item; ++end) {
            const QString text = blocks[end].plain();
            blanks += text.simplified().count(u' ');
            fields = fields || field.match(text).hasMatch() || containsHan(text);
        }
        if (!fields && end - i >= fewest && blanks >= fewestBlanks * (end - i)) {
            for (qsizetype point = i; point < end; ++point)
                points.insert(point);
        }
        i = qMax(i, end - 1);
    }
    return points;
}

QStringList headFields(const QString& text)
{
    static const QRegularExpression wide(QStringLiteral("(?<![\\p{Han}])(\\p{Han})\\s+(\\p{Han})\\s*(?=[:：])"));
    static const QRegularExpression postal(QStringLiteral("^((?:[A-Z]{1,2}-)?\\d{3} ?\\d{2})\\s{2,}(?=\\p{Lu})"));
    return withPlacesJoined(
        headPieces(
            withGapsBeforeIcons(text).replace(wide, QStringLiteral("\\1\\2")).replace(postal, QStringLiteral("\\1 "))),
        text);
}

bool isLineOfContacts(const TextLine& line)
{
    QString rest;
    const QList<Contact> contacts = takeContacts(line.spans, &rest);
    // "有兴趣请发邮件至 zhangsan@example.org，谢谢。" is a sentence.
    constexpr qsizetype longest = 60;
    constexpr qsizetype longestHan = 8;
    const bool sentence = containsHan(rest) && rest.size() > longestHan && line.plain().trimmed().endsWith(u'。');
    return (!contacts.isEmpty() && rest.size() < longest && !sentence) || isListOfContacts(line, contacts.size());
}

QString bareAddress(const QString& url)
{
    for (const char* scheme : {"mailto:", "tel:"}) {
        if (url.startsWith(QLatin1StringView(scheme)))
            return url.mid(static_cast<qsizetype>(qstrlen(scheme)));
    }
    return url;
}

Contact contactOfLink(const InlineSpan& span, Language language)
{
    QString rest;
    // "[jane@example.org](mailto:example.org)", "[jane@example.org](mailto)": the words are the address.
    static const QRegularExpression scheme(QStringLiteral("^(?:mailto|e-?mail|tel|phone)(?::[^@\\d]*)?$"));
    const bool inWords = scheme.match(span.url).hasMatch();
    QList<Contact> found = takeContacts({InlineSpan{inWords ? span.text : bareAddress(span.url)}}, &rest);
    Contact contact =
        found.size() == 1 ? found.front() : Contact{ContactKind::Website, LocalizedText::shared(span.url), {}, true};
    QString icon;
    const QString words = withoutIcon(span.text.trimmed(), &icon); // "📖 example.org"
    const auto digits = [](QString text) { return text.remove(QRegularExpression(QStringLiteral("[^+\\d]"))); };
    const bool sameNumber = contact.kind == ContactKind::Phone && digits(words) == digits(bareAddress(span.url));
    if (sameNumber)
        contact.value = LocalizedText::shared(words); // as printed, with its spaces
    const bool same = sameNumber || (inWords && found.size() == 1) || span.url.contains(words, Qt::CaseInsensitive) ||
                      words.contains(bareAddress(span.url));
    if (!same && !words.isEmpty())
        contact.label = LocalizedText::of(containsHan(words) ? Language::Chinese : language, words);
    return contact;
}

bool isPostalAddress(const QString& text, const Vocabulary& vocabulary)
{
    static const QRegularExpression street(
        QStringLiteral(
            "\\d.*\\b(?:street|st|road|rd|walk|close|crescent|terrace|hill|place|avenue|ave|lane|ln|"
            "drive|boulevard|blvd|square|way|court)\\b|"
            "\\b(?:calle|rue|via|avenida|plaza)\\b.*\\d|"
            "\\p{L}(?:straße|strasse|gasse|weg|vägen|gatan|veien|gaten|straat|laan|gade|vej)\\s+\\d|\\b(?:Vej|Väg|"
            "Vei)\\s+\\d|"
            "^(?:[A-Z]{1,2}-)?(?:\\d{4,5}|\\d{3} \\d{2})\\s+\\p{Lu}\\p{L}{2,}|"
            // Postal codes of Canada, Britain and the Netherlands at the end of a line: "Bramfield, X1A 2B3".
            "^[^:]{0,60}\\b(?-i:[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|\\d{4} [A-Z]{2}\\b[ "
            ",]+\\p{Lu}\\p{L}+)"
            "(?:,?\\s+[\\p{L} .]{2,20})?$|"
            "(?:路|街|道|巷)\\s*\\d+\\s*号|\\p{Han}{2,}(?:省|市).*(?:区|县)|^\\p{Han}{2,5}(?:省|市|县)$"),
        QRegularExpression::CaseInsensitiveOption);
    // "springfield IL 62701"
    static const QRegularExpression code(QStringLiteral("^[\\p{L}.,'’ -]+\\b([A-Z]{2})\\s+\\d{5}(?:-\\d{4})?$"));
    if (const auto match = code.match(text); match.hasMatch() && vocabulary.isRegion(match.captured(1)))
        return true;
    return street.match(text).hasMatch() || (text.contains(u',') && !takePlace(text, vocabulary).place.isEmpty() &&
                                             !vocabulary.isRole(text) && !vocabulary.isCompany(text));
}

bool arePlaces(const QString& text, const Vocabulary& vocabulary)
{
    const QStringList places = text.split(QStringLiteral(" / "));
    return places.size() > 1 && std::all_of(places.begin(), places.end(), [&](const QString& place) {
               return isPlace(place, vocabulary) || vocabulary.isCountry(place);
           });
}

bool isWords(const QString& text)
{
    const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    return letters > 3 && letters * 2 > text.size();
}

bool isUpdateLine(const QString& text)
{
    static const QRegularExpression update(QStringLiteral("\\b(?:update|updated|last update|as of)\\b|更新"),
                                           QRegularExpression::CaseInsensitiveOption);
    return update.match(text).hasMatch();
}

bool isPersonalFact(const QString& text)
{
    static const QRegularExpression forms(
        QStringLiteral("^(?:男|女|已婚|未婚|汉族|中共党员|共青团员|\\d{2}\\s*岁(?:\\s*[(（][^()（）]{4,12}[)）])?|"
                       "\\d{1,2}\\s*年(?:以上)?工作经验|(?:19|20)\\d\\d年(?:\\d{1,2}月)?(?:\\d{1,2}日)?(?:出)?生|"
                       "(?:19[5-9]\\d|200\\d)[./-](?:1[0-2]|0?[1-9])[./-](?:3[01]|[12]\\d|0?[1-9]))$"));
    return forms.match(text.trimmed()).hasMatch();
}

QList<Contact> withoutRepetition(const QList<Contact>& contacts)
{
    QList<Contact> kept;
    for (const Contact& contact : contacts) {
        const auto same = std::find_if(kept.begin(), kept.end(), [&](const Contact& one) {
            return one.kind == contact.kind && one.value == contact.value &&
                   (one.label.isEmpty() || contact.label.isEmpty() || one.label == contact.label);
        });
        if (same == kept.end())
            kept += contact;
        else if (same->label.isEmpty())
            same->label = contact.label;
    }
    return kept;
}

} // namespace duovita
