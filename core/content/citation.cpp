#include "core/content/citation.h"

#include "core/content/citationbuilder.h"
#include "core/content/gbcitation.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

using Style = InlineStyle;

/// Whether the words of `part` stand in `text`, not inside of a longer word.
bool saysWords(const QString& text, const QString& part)
{
    for (qsizetype at = text.indexOf(part, 0, Qt::CaseInsensitive); at >= 0 && !part.isEmpty();
         at = text.indexOf(part, at + 1, Qt::CaseInsensitive)) {
        const qsizetype end = at + part.size();
        const bool opens = at == 0 || !text[at - 1].isLetterOrNumber() || isHan(text[at - 1].unicode());
        const bool closes = end == text.size() || !text[end].isLetterOrNumber() || isHan(text[end].unicode());
        if (opens && closes)
            return true;
    }
    return false;
}

/// "ICNP 2024", "ICNP’24".
bool saysYear(const QString& text, int year)
{
    static const QRegularExpression shortYear(QStringLiteral("['’‘ʼ](\\d\\d)$"));
    const QRegularExpressionMatch match = shortYear.match(text.trimmed());
    return saysWords(text, QString::number(year)) || (match.hasMatch() && match.captured(1).toInt() == year % 100);
}

/// The venue, its short name if that says more, and nothing twice.
void addVenue(CitationBuilder& citation, const PublicationDetails& d, Language language)
{
    const QString venue = d.venue.textOrFallback(language);
    const QString brief = d.venueShort.textOrFallback(language);
    LineBuilder& line = citation.line();
    if (venue.isEmpty() || saysWords(brief, venue)) {
        line.text(d.venueShort, Field::VenueShort, containsHan(brief) ? Style::Plain : Style::Italic);
        return;
    }
    const bool han = containsHan(venue);
    const bool marked = han && d.type == PublicationType::Journal && !venue.contains(u'《');
    if (marked)
        line.own(Label::OpenJournal, citation.marks());
    line.text(d.venue, Field::Venue, han ? Style::Plain : Style::Italic);
    if (marked)
        line.own(Label::CloseJournal, citation.marks());
    if (!saysWords(venue, brief))
        citation.addBracketed(d.venueShort, Field::VenueShort);
}

/// A range of pages with the en dash that the record's hyphen stands for: "1-14", "1--14". What has several hyphens,
/// such as pages numbered by chapter ("5-1–5-12"), stays as it is.
QString withRangeDash(const QString& pages)
{
    static const QRegularExpression hyphen(QStringLiteral("(?<=\\d)\\s*(?:--?|[\u2010-\u2012])\\s*(?=[A-Za-z]?\\d)"));
    static const QRegularExpression joined(QStringLiteral("[-\u2010-\u2015]"));
    QStringList ranges = pages.split(u',');
    for (QString& range : ranges) {
        QString dashed = range;
        dashed.replace(hyphen, QStringLiteral("–"));
        if (dashed.count(joined) == 1)
            range = dashed;
    }
    return ranges.join(u',');
}

/// "31(4): 1–14"; without a volume "pp. 1–14".
void addPlaceInVenue(CitationBuilder& citation, const PublicationDetails& d)
{
    LineBuilder& line = citation.line();
    citation.comma().fact(d.volume, Field::Volume);
    if (!d.number.isEmpty()) {
        if (d.volume.isEmpty())
            citation.comma();
        line.own(QStringLiteral("(")).fact(d.number, Field::Number).own(QStringLiteral(")"));
    }
    if (d.pages.isEmpty())
        return;
    const QString pages = withRangeDash(d.pages);
    static const QRegularExpression bareRange(QStringLiteral("^\\d+\\s*[-–—~]\\s*\\d+$"));
    if (!d.volume.isEmpty() || !d.number.isEmpty()) {
        line.separator(QStringLiteral(": "), Language::English).fact(pages, Field::Pages);
    } else if (bareRange.match(pages).hasMatch()) {
        const QStringList around = label(Label::PageRange, citation.marks()).split(QStringLiteral("%1"));
        citation.comma().own(around.first(), citation.marks()).fact(pages, Field::Pages);
        line.own(around.last(), citation.marks());
    } else {
        citation.comma().fact(pages, Field::Pages);
    }
}

} // namespace

ContentLine publicationLine(const EntryBuilder& entry, const PublicationDetails& d)
{
    if (entry.context().cv.references == ReferenceStyle::Gbt7714)
        return gbPublicationLine(entry, d);
    CitationBuilder citation(entry, d.title);
    citation.addPeople(d.authors, Field::Authors);
    citation.stop();
    citation.line().text(d.title, Field::Title);
    citation.stop();
    addVenue(citation, d, entry.language());
    addPlaceInVenue(citation, d);
    const bool yearSaid = d.year && (saysYear(d.venueShort.textOrFallback(entry.language()), d.year->year()) ||
                                     saysYear(d.venue.textOrFallback(entry.language()), d.year->year()));
    if (d.year && !yearSaid)
        citation.comma().fact(dateText(*d.year, citation.marks()), Field::Year);
    citation.comma().text(d.rank, Field::Rank);
    citation.addBracketed(d.status, Field::Status);
    citation.stop();
    citation.addIdentifier(QStringLiteral("doi"), d.doi, Field::Doi, QStringLiteral("https://doi.org/"));
    citation.addIdentifier(QStringLiteral("arXiv"), d.arxiv, Field::Arxiv, QStringLiteral("https://arxiv.org/abs/"));
    return citation.take();
}

ContentLine patentLine(const EntryBuilder& entry, const PatentDetails& d)
{
    if (entry.context().cv.references == ReferenceStyle::Gbt7714)
        return gbPatentLine(entry, d);
    CitationBuilder citation(entry, d.title);
    citation.addPeople(d.inventors, Field::Inventors);
    citation.stop();
    citation.line().text(d.title, Field::Title);
    citation.stop();
    citation.line().fact(d.number, Field::Number);
    if (d.date)
        citation.comma().fact(dateText(*d.date, entry.language(), entry.context().style.dateStyle(entry.language())),
                              Field::Date);
    citation.addBracketed(d.status, Field::Status);
    return citation.take();
}

QString citationLabel(ReferenceStyle style, int number)
{
    return (style == ReferenceStyle::Gbt7714 ? QStringLiteral("[%1]") : QStringLiteral("%1.")).arg(number);
}

ContentLine authorMarksLegend(const QList<const Entry*>& entries, LineBuilder line, const ContentContext& context)
{
    QStringList marks;
    for (const Entry* entry : entries) {
        const auto* details = std::get_if<PublicationDetails>(&entry->details);
        const QList<Author> authors = details ? details->authors.textOrFallback(context.language) : QList<Author>();
        const bool cut = context.cv.references == ReferenceStyle::Gbt7714;
        for (const Author& author : cut ? gbNames(authors, context.person).named : authors)
            marks += author.marks;
    }
    for (const AuthorMarkFacts& row : authorMarkTable) {
        if (marks.contains(row.mark))
            line.own(row.sign + QStringLiteral(" ") + label(row.meaning, context.language))
                .separator(Label::ItemSeparator);
    }
    return line.take();
}

} // namespace duovita
