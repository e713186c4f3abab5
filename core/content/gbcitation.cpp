#include "core/content/gbcitation.h"

#include "core/content/citationbuilder.h"
#include "core/content/gbpersonname.h"
#include "core/terms/venuelist.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The words that the standard itself adds, by the language of the work.
struct GbWords {
    const char16_t* others;
    const char16_t* volume;
    const char16_t* number;
};
constexpr GbWords latinWords{u"et al.", u"Vol. %1", u"No. %1"};
constexpr GbWords chineseWords{u"等", u"第%1卷", u"第%1期"};

const GbWords& wordsFor(bool han)
{
    return han ? chineseWords : latinWords;
}

/// The way a reference states where a work appeared.
enum class GbForm {
    Serial, ///< ". Journal, year, volume(number): pages"
    Part,   ///< "//Proceedings: volume. year: pages"
    Whole,  ///< ": volume[M]. Publisher, year: pages"
    Online, ///< like Whole; without a venue, its date in brackets
};
struct GbType {
    const char* mark;
    GbForm form;
};

/// The type of the venue, from the first of its names that is in the program's list of venues.
PublicationType typeOfVenue(const PublicationDetails& d)
{
    for (const LocalizedText& name : {d.venueShort, d.venue}) {
        for (const Language language : allLanguages) {
            const PublicationType type = knownVenueType(name.text(language));
            if (type != PublicationType::Unspecified)
                return type;
        }
    }
    return PublicationType::Unspecified;
}

/// A volume or number suggests a journal; an arXiv number without a venue suggests a preprint.
GbType typeByFacts(const PublicationDetails& d)
{
    if (!d.volume.isEmpty() || !d.number.isEmpty())
        return {"J", GbForm::Serial};
    if (!d.arxiv.isEmpty() && d.venue.isEmpty() && d.venueShort.isEmpty())
        return {"EB/OL", GbForm::Online};
    return {"", GbForm::Whole};
}

/// Table B.1 of the standard.
GbType typeOf(const PublicationDetails& d)
{
    switch (d.type == PublicationType::Unspecified ? typeOfVenue(d) : d.type) {
    case PublicationType::Journal:
        return {"J", GbForm::Serial};
    case PublicationType::Conference:
    case PublicationType::Workshop:
        return {"C", GbForm::Part};
    case PublicationType::Preprint:
        return {"EB/OL", GbForm::Online};
    case PublicationType::Book:
        return {"M", GbForm::Whole};
    case PublicationType::Chapter:
        return {"M", GbForm::Part};
    case PublicationType::Thesis:
        return {"D", GbForm::Whole};
    case PublicationType::Report:
        return {"R", GbForm::Whole};
    case PublicationType::Other:
        return {"Z", GbForm::Whole};
    case PublicationType::Unspecified:
        break;
    }
    return typeByFacts(d);
}

/// The standard joins the first and last page with a hyphen (7.2).
QString withHyphens(QString pages)
{
    static const QRegularExpression dash(QStringLiteral("(?<=\\d)\\s*(?:--|[\u2010-\u2015])\\s*(?=[A-Za-z]?\\d)"));
    return pages.replace(dash, QStringLiteral("-"));
}

class GbCitation {
public:
    GbCitation(const EntryBuilder& entry, const LocalizedText& title) : m_citation(entry, title) {}

    LineBuilder& line() { return m_citation.line(); }
    CitationBuilder& base() { return m_citation; }
    Language language() const { return m_citation.entry().language(); }

    LineBuilder& separator(const char* sign) { return line().separator(QString::fromLatin1(sign), m_citation.marks()); }
    /// The same, unless a separator is still pending because the part after it was empty.
    LineBuilder& next(const char* sign) { return line().hasUnusedSeparator() ? line() : separator(sign); }
    /// "2020-09-01".
    QString date(const PartialDate& date) const { return dateText(date, letterLanguage(language()), DateStyle::Iso); }
    void stop() { separator(m_citation.endsSentence() ? " " : ". "); }
    void own(const QString& text) { line().own(text, m_citation.marks()); }

    void addPeople(const LocalizedAuthors& people, Field field)
    {
        const auto [named, andOthers] = gbNames(people.textOrFallback(language()), m_citation.entry().context().person);
        for (const Author& author : named) {
            separator(", ");
            m_citation.addAuthor(author, gbPersonName(author.name), field);
        }
        const bool han = std::any_of(named.begin(), named.end(), [](const Author& a) { return containsHan(a.name); });
        if (andOthers && !named.isEmpty()) {
            separator(", ");
            own(QString::fromUtf16(wordsFor(han).others));
        }
        stop();
    }

    /// Adds "[J]" after a title.
    void addMark(const QString& mark)
    {
        if (!mark.isEmpty())
            own(u'[' + mark + u']');
    }

    /// Adds "Vol. 12"; a number that is more than a number needs no word: "LNCS 1234".
    void addNumbered(const char16_t* word, const QString& number, Field field)
    {
        static const QRegularExpression bare(QStringLiteral("^[\\dA-Za-z]{1,5}(?:[-–/]\\d+)?$"));
        const QStringList around = bare.match(number).hasMatch() ? QString::fromUtf16(word).split(QStringLiteral("%1"))
                                                                 : QStringList{QString(), QString()};
        if (!number.isEmpty()) {
            own(around.first());
            line().fact(number, field);
            own(around.last());
        }
    }

    void addVenue(const PublicationDetails& d)
    {
        if (d.venue.isEmpty())
            line().text(d.venueShort, Field::VenueShort);
        else
            line().text(venueAsCited(d.venue), Field::Venue);
        const QString venue = d.venue.textOrFallback(language());
        if (!venue.isEmpty() && !venue.contains(d.venueShort.textOrFallback(language()), Qt::CaseInsensitive))
            m_citation.addBracketed(d.venueShort, Field::VenueShort);
    }

    void addRemarks(const LocalizedText& rank, const LocalizedText& status)
    {
        const auto bracketed = [this](const LocalizedText& text) {
            const QString words = text.textOrFallback(language()).trimmed();
            return words.startsWith(u'(') || words.startsWith(u'（');
        };
        if (rank.isEmpty() || status.isEmpty() || bracketed(rank) || bracketed(status)) {
            m_citation.addBracketed(rank, Field::Rank);
            m_citation.addBracketed(status, Field::Status);
            return;
        }
        line().separator(DocumentWord::OpenBracket, m_citation.marks()).text(rank, Field::Rank);
        line().separator(DocumentWord::ItemSeparator, m_citation.marks()).text(status, Field::Status);
        line().own(DocumentWord::CloseBracket, m_citation.marks());
    }

    /// A reference always ends with a full stop.
    void end()
    {
        line().separator(QString(), m_citation.marks());
        if (!line().isEmpty() && !m_citation.endsSentence())
            own(QStringLiteral("."));
        separator(" ");
    }

private:
    CitationBuilder m_citation;
};

/// Adds "2024, 31(4): 1-14" or "2024(4)".
void addIssue(GbCitation& citation, const PublicationDetails& d)
{
    LineBuilder& line = citation.line();
    if (d.year)
        citation.next(", ").fact(QString::number(d.year->year()), Field::Year);
    if (!d.volume.isEmpty())
        citation.next(", ").fact(d.volume, Field::Volume);
    if (!d.number.isEmpty()) {
        if (d.volume.isEmpty() && !d.year)
            citation.next(", ");
        citation.own(QStringLiteral("("));
        line.fact(d.number, Field::Number);
        citation.own(QStringLiteral(")"));
    }
}

/// Adds ": Vol. 12, No. 3".
void addVolume(GbCitation& citation, const PublicationDetails& d, const GbWords& words)
{
    if (!d.volume.isEmpty())
        citation.next(": ");
    citation.addNumbered(words.volume, d.volume, Field::Volume);
    if (!d.number.isEmpty())
        citation.next(d.volume.isEmpty() ? ": " : ", ");
    citation.addNumbered(words.number, d.number, Field::Number);
}

void addYear(GbCitation& citation, const PublicationDetails& d, GbForm form, bool hasVenue)
{
    if (!d.year)
        return;
    if (form == GbForm::Online && !hasVenue) {
        citation.own(QStringLiteral("("));
        citation.line().fact(citation.date(*d.year), Field::Year);
        citation.own(QStringLiteral(")"));
        return;
    }
    if (form == GbForm::Part || !hasVenue)
        citation.stop();
    else
        citation.separator(", ");
    citation.line().fact(form == GbForm::Online ? citation.date(*d.year) : QString::number(d.year->year()),
                         Field::Year);
}

} // namespace

GbNames gbNames(const QList<Author>& people, const Person& owner)
{
    constexpr qsizetype most = 3;
    GbNames names;
    for (const Author& author : people) {
        if (isAndOthers(author.name))
            names.andOthers = true;
        else
            names.named += author;
    }
    const QList<Author> first = names.named.mid(0, most);
    const bool showsOwner =
        std::any_of(first.begin(), first.end(), [&](const Author& author) { return isOwner(author, owner); });
    if (showsOwner && names.named.size() > most) {
        names.named = first;
        names.andOthers = true;
    }
    return names;
}

ContentLine gbPublicationLine(const EntryBuilder& entry, const PublicationDetails& d)
{
    GbCitation citation(entry, d.title);
    const GbType type = typeOf(d);
    const GbWords& words = wordsFor(writesHan(citation.base().marks()));
    const bool hasVenue = !d.venue.isEmpty() || !d.venueShort.isEmpty();
    citation.addPeople(d.authors, Field::Authors);
    citation.line().text(d.title, Field::Title);
    if (type.form == GbForm::Whole || type.form == GbForm::Online)
        addVolume(citation, d, words);
    if (!d.title.isEmpty())
        citation.addMark(QString::fromLatin1(type.mark));
    if (type.form == GbForm::Part && hasVenue && !d.title.isEmpty())
        citation.separator("//");
    else
        citation.stop();
    citation.addVenue(d);
    if (type.form == GbForm::Part)
        addVolume(citation, d, words);
    if (type.form == GbForm::Serial)
        addIssue(citation, d);
    else
        addYear(citation, d, type.form, hasVenue);
    citation.next(d.year || !d.volume.isEmpty() || !d.number.isEmpty() ? ": " : ", ")
        .fact(withHyphens(d.pages), Field::Pages);
    citation.stop();
    citation.base().addIdentifier(QStringLiteral("DOI"), d.doi, Field::Doi, QStringLiteral("https://doi.org/"));
    citation.stop();
    citation.base().addIdentifier(QStringLiteral("arXiv"), d.arxiv, Field::Arxiv,
                                  QStringLiteral("https://arxiv.org/abs/"));
    citation.end();
    citation.addRemarks(d.rank, d.status);
    return citation.base().take();
}

ContentLine gbPatentLine(const EntryBuilder& entry, const PatentDetails& d)
{
    GbCitation citation(entry, d.title);
    citation.addPeople(d.inventors, Field::Inventors);
    citation.line().text(d.title, Field::Title);
    if (!d.number.isEmpty())
        citation.next(": ").fact(d.number, Field::Number);
    if (!d.title.isEmpty() || !d.number.isEmpty())
        citation.addMark(QStringLiteral("P"));
    citation.stop();
    if (d.date)
        citation.line().fact(citation.date(*d.date), Field::Date);
    citation.end();
    citation.addRemarks({}, d.status);
    return citation.base().take();
}

} // namespace duovita
