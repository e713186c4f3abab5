#include "core/content/citation.h"

#include "core/content/citationbuilder.h"
#include "core/content/gbcitation.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

using Style = InlineStyle;

/// Whether the text ends with the year, as in "ICNP 2024" or "ICNP’24".
bool saysYear(const QString& text, int year)
{
    static const QRegularExpression shortYear(QStringLiteral("['’‘ʼ](\\d\\d)$"));
    const QRegularExpressionMatch match = shortYear.match(text.trimmed());
    return saysWords(text, QString::number(year)) || (match.hasMatch() && match.captured(1).toInt() == year % 100);
}

/// Adds the venue, and its short name if that adds information.
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
        line.own(DocumentWord::OpenJournal, citation.marks());
    line.text(venueAsCited(d.venue), Field::Venue, han ? Style::Plain : Style::Italic);
    if (marked)
        line.own(DocumentWord::CloseJournal, citation.marks());
    if (!saysWords(venue, brief))
        citation.addBracketed(d.venueShort, Field::VenueShort);
}

/// Replaces the hyphen in a range of pages by an en dash: "1-14", "1--14". Text with several hyphens, such as pages
/// numbered by chapter ("5-1–5-12"), is unchanged.
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

/// The numbers that locate a work in its venue: "31(4): 1–14", "pp. 1–14" without others, or each with its word in the
/// document: "Volume 31, Issue 4, Pages 1–14".
class PlaceInVenue {
public:
    PlaceInVenue(CitationBuilder& citation, const PublicationDetails& details)
        : m_citation(citation), m_details(details), m_style(citation.entry().context().style)
    {
    }

    void add()
    {
        addVolume();
        addIssue();
        addPages();
    }

private:
    QString word(DocumentWord label) const { return m_style.label(label, m_citation.marks()); }

    void addVolume()
    {
        const QString& volume = m_details.volume;
        if (!volume.isEmpty() && !word(DocumentWord::Volume).isEmpty())
            return addNamed(DocumentWord::Volume, volume, Field::Volume);
        m_citation.comma().fact(volume, Field::Volume);
        m_isBare = !volume.isEmpty();
    }

    void addIssue()
    {
        const QString& issue = m_details.number;
        if (issue.isEmpty())
            return;
        if (!word(DocumentWord::Issue).isEmpty())
            return addNamed(DocumentWord::Issue, issue, Field::Number);
        if (m_details.volume.isEmpty())
            m_citation.comma();
        m_citation.line().own(QStringLiteral("(")).fact(issue, Field::Number).own(QStringLiteral(")"));
        m_isBare = true;
    }

    void addPages()
    {
        const QString pages = withRangeDash(m_details.pages);
        static const QRegularExpression number(QStringLiteral("^\\d+(?:\\s*[-–—~]\\s*\\d+)?$"));
        static const QRegularExpression range(QStringLiteral("^\\d+\\s*[-–—~]\\s*\\d+$"));
        const bool named =
            m_style.saysItself(DocumentWord::Pages, m_citation.marks()) && !word(DocumentWord::Pages).isEmpty();
        if (pages.isEmpty())
            return;
        if (named ? number.match(pages).hasMatch() : !m_isBare && range.match(pages).hasMatch())
            addNamed(DocumentWord::Pages, pages, Field::Pages);
        else if (m_isBare)
            m_citation.line()
                .separator(QStringLiteral(": "), letterLanguage(m_citation.marks()))
                .fact(pages, Field::Pages);
        else
            m_citation.comma().fact(pages, Field::Pages);
    }

    /// Fills the number into a label such as "pp. %1"; a label without a placeholder precedes the number.
    void addNamed(DocumentWord label, const QString& number, Field field)
    {
        const QString labelText = word(label);
        const qsizetype at = labelText.indexOf(QStringLiteral("%1"));
        const QString before = at < 0 ? labelText + u' ' : labelText.left(at);
        const QString behind = at < 0 ? QString() : labelText.mid(at + 2);
        m_citation.comma().own(before, m_citation.marks()).fact(number, field);
        m_citation.line().own(behind, m_citation.marks());
    }

    CitationBuilder& m_citation;
    const PublicationDetails& m_details;
    const DocumentStyle& m_style;
    bool m_isBare = false; ///< a number without a word precedes: the next one is set off by punctuation
};

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
    PlaceInVenue(citation, d).add();
    const bool venueHasYear = d.year && (saysYear(d.venueShort.textOrFallback(entry.language()), d.year->year()) ||
                                         saysYear(d.venue.textOrFallback(entry.language()), d.year->year()));
    if (d.year && !venueHasYear)
        citation.comma().fact(dateText(d.year->withoutDay(), citation.marks()), Field::Year);
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
        // Patents have exact dates.
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
        const auto* work = std::get_if<PublicationDetails>(&entry->details);
        const auto* patent = std::get_if<PatentDetails>(&entry->details);
        const QList<Author> authors = work     ? work->authors.textOrFallback(context.language)
                                      : patent ? patent->inventors.textOrFallback(context.language)
                                               : QList<Author>();
        const bool cut = context.cv.references == ReferenceStyle::Gbt7714;
        for (const Author& author : cut ? gbNames(authors, context.person).named : authors)
            marks += author.marks;
    }
    for (const AuthorMarkInfo& row : authorMarkTable) {
        if (marks.contains(row.mark))
            line.own(row.sign + QStringLiteral(" ") + context.style.label(row.meaning, context.language))
                .separator(DocumentWord::ItemSeparator);
    }
    return line.take();
}

} // namespace duovita
