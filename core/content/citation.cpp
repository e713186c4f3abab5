#include "core/content/citation.h"

#include "core/content/addresses.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

using Style = InlineStyle;

struct MarkSign {
    QLatin1StringView mark;
    QChar sign;
    Label meaning;
};
constexpr std::array markSigns{
    MarkSign{QLatin1StringView("equalContribution"), u'*', Label::EqualContribution},
    MarkSign{QLatin1StringView("corresponding"), u'†', Label::Corresponding},
};

QString signOf(const QString& mark)
{
    for (const MarkSign& row : markSigns) {
        if (mark == row.mark)
            return row.sign;
    }
    return mark;
}

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

bool endsSentence(const ContentLine& line)
{
    static const QString closers = QStringLiteral("\"'”’»》）)]");
    QString text = line.isEmpty() ? QString() : line.last().text;
    while (!text.isEmpty() && closers.contains(text.back()))
        text.chop(1);
    return !text.isEmpty() && QStringView(u".?!。？！…").contains(text.back());
}

class CitationBuilder {
public:
    CitationBuilder(const EntryBuilder& entry, const LocalizedText& title)
        : m_entry(entry), m_line(entry.line()),
          m_marks(languageOfFact(title.textOrFallback(entry.language()), entry.language()))
    {
        // Between Latin names and titles a Latin document's signs serve in every document.
        if (!title.isEmpty() && !containsHan(title.textOrFallback(entry.language())) &&
            !factsOf(m_marks).spacesBetweenWords)
            m_marks = Language::English;
    }

    LineBuilder& line() { return m_line; }
    Language marks() const { return m_marks; }

    /// Ends a part with a full stop, unless its own last sign does.
    void stop()
    {
        const bool ended = endsSentence(m_line.line());
        const QString space = factsOf(m_marks).spacesBetweenWords ? QStringLiteral(" ") : QString();
        m_line.separator(ended ? space : m_entry.context().style.label(Label::Stop, m_marks), m_marks);
    }

    /// Goes on after a comma; after a stop, if nothing followed that yet.
    LineBuilder& comma()
    {
        return m_line.hasUnusedSeparator() ? m_line : m_line.separator(Label::ItemSeparator, m_marks);
    }

    void addPeople(const QList<Author>& people, Field field)
    {
        const bool han = std::any_of(people.begin(), people.end(), [](const Author& a) { return containsHan(a.name); });
        const Language marks = han ? m_marks : Language::English;
        const QString comma = m_entry.context().style.label(Label::NameSeparator, marks);
        for (qsizetype i = 0; i < people.size(); ++i) {
            const Author& author = people[i];
            if (i > 0)
                m_line.separator(separatorBefore(people, i, comma), marks);
            m_line.fact(author.name, field, isSelf(author) ? Style::Bold : Style::Plain);
            for (const QString& mark : author.marks)
                m_line.fact(signOf(mark), field, Style::Superscript);
        }
    }

    void addBracketed(const LocalizedText& text, Field field)
    {
        const QString words = text.textOrFallback(m_entry.language()).trimmed();
        if (words.isEmpty())
            return;
        const bool bare = m_line.isEmpty() || words.startsWith(u'(') || words.startsWith(u'（');
        m_line
            .separator(bare ? QStringLiteral(" ") : m_entry.context().style.label(Label::OpenBracket, m_marks), m_marks)
            .text(text, field);
        if (!bare)
            m_line.own(Label::CloseBracket, m_marks);
    }

    void addIdentifier(const QString& name, const QString& id, Field field, const QString& site)
    {
        if (id.isEmpty())
            return;
        if (!id.startsWith(name, Qt::CaseInsensitive) && linkable(id).isEmpty())
            m_line.own(name + u':', Language::English);
        m_line.fact(id, field, Style::Plain, identifierAddress(site, id));
        stop();
    }

    ContentLine take()
    {
        m_entry.addLinks(m_line);
        return m_line.take();
    }

private:
    bool isSelf(const Author& author) const
    {
        if (author.self || author.person)
            return author.self || author.person == m_entry.context().person.id;
        const Person& person = m_entry.context().person;
        const auto is = [&](const QString& name) {
            return !name.isEmpty() && name.compare(author.name.trimmed(), Qt::CaseInsensitive) == 0;
        };
        return std::any_of(allLanguages.begin(), allLanguages.end(),
                           [&](Language l) { return is(person.name.text(l)); }) ||
               std::any_of(person.writtenNames.begin(), person.writtenNames.end(), is);
    }

    const EntryBuilder& m_entry;
    LineBuilder m_line;
    Language m_marks;
};

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

ContentLine authorMarksLegend(const QList<const Entry*>& entries, LineBuilder line, Language language)
{
    const auto bears = [](const Entry* entry, QLatin1StringView mark) {
        const auto* details = std::get_if<PublicationDetails>(&entry->details);
        return details && std::any_of(details->authors.begin(), details->authors.end(),
                                      [&](const Author& author) { return author.marks.contains(mark); });
    };
    for (const MarkSign& row : markSigns) {
        if (!std::any_of(entries.begin(), entries.end(), [&](const Entry* entry) { return bears(entry, row.mark); }))
            continue;
        line.own(row.sign + QStringLiteral(" ") + label(row.meaning, language)).separator(Label::ItemSeparator);
    }
    return line.take();
}

} // namespace duovita
