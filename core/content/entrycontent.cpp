#include "core/content/entrycontent.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

using Style = InlineStyle;

/// Builds the content of one entry, by the kind of its details.
class EntryContentBuilder {
public:
    EntryContentBuilder(const Section& section, const Entry& entry, int number, const Cv& cv, ContentContext context)
        : m_entry(entry), m_number(number), m_cv(cv), m_context(context),
          m_source{section.id(), entry.id, std::nullopt, Field::None}, m_content{entry.id, {}, {}}
    {
    }

    ContentEntry build()
    {
        std::visit([this](const auto& details) { add(details); }, m_entry.details);
        addHighlights();
        return std::move(m_content);
    }

private:
    LineBuilder line() const { return LineBuilder(m_context, m_source); }
    QString colon() const { return label(Label::Colon, m_context.language); }

    ContentLine range(const DateRange& range) const
    {
        return line().fact(rangeText(range, m_context.language), Field::Range).take();
    }

    void addHead(ContentLine left, ContentLine right)
    {
        if (!left.isEmpty() || !right.isEmpty())
            m_content.head += ContentHeadLine{std::move(left), std::move(right)};
    }

    void addParagraph(ContentLine text, HighlightStyle style = HighlightStyle::Paragraph, const QString& label = {})
    {
        if (!text.isEmpty())
            m_content.paragraphs += ContentParagraph{style, 0, label, std::move(text)};
    }

    void addLabelled(Label name, const LocalizedText& text, Field field)
    {
        if (!text.isEmpty())
            addParagraph(line().own(label(name, m_context.language)).own(colon()).text(text, field).take());
    }

    void addLinks(LineBuilder& builder) const
    {
        for (const Link& link : m_entry.links) {
            const QString url = linkable(link.url);
            builder.separator(QStringLiteral(" "));
            builder.own(QStringLiteral("[")).separator({});
            if (link.label.isEmpty())
                builder.fact(link.url, Field::Links, Style::Plain, url);
            else
                builder.text(link.label, Field::Links, Style::Plain, url);
            builder.own(QStringLiteral("]"));
        }
    }

    static QString shownAddress(const QString& url)
    {
        QString shown = url;
        for (const char16_t* scheme : {u"https://", u"http://", u"mailto:"}) {
            if (shown.startsWith(QStringView(scheme)))
                shown = shown.mid(QStringView(scheme).size());
        }
        return shown;
    }

    void add(const EducationDetails& d)
    {
        LineBuilder title = line();
        title.text(d.institution, Field::Institution, Style::Bold);
        addLinks(title);
        addHead(title.take(), range(d.range));
        addHead(line().text(d.degree, Field::Degree).comma().text(d.area, Field::Area).take(),
                line().text(d.location, Field::Location).take());
        addLabelled(Label::Score, d.score, Field::Score);
        addLabelled(Label::Advisors, d.advisors, Field::Advisors);
    }

    void add(const ExperienceDetails& d)
    {
        LineBuilder title = line();
        title.text(d.title, Field::Title, Style::Bold);
        const bool titled = !title.isEmpty();
        if (!titled)
            title.text(d.organization, Field::Organization, Style::Bold);
        const bool named = !title.isEmpty();
        if (!named)
            title.text(d.position, Field::Position, Style::Bold);
        addLinks(title);
        addHead(title.take(), range(d.range));

        LineBuilder second = line();
        if (titled)
            second.text(d.organization, Field::Organization).comma();
        second.text(d.department, Field::Department).comma();
        if (named)
            second.text(d.position, Field::Position).comma();
        if (!d.url.isEmpty())
            second.fact(shownAddress(d.url), Field::Url, Style::Plain, linkable(d.url));
        addHead(second.take(), line().text(d.location, Field::Location).take());
        for (const HeldPosition& held : d.morePositions) {
            LineBuilder position = line();
            position.text(held.position, Field::MorePositions).comma().text(held.department, Field::MorePositions);
            position.comma().text(held.location, Field::MorePositions);
            addHead(position.take(),
                    line().fact(rangeText(held.range, m_context.language), Field::MorePositions).take());
        }
    }

    void addPeople(LineBuilder& builder, const QList<Author>& people, Field field, const QString& separator) const
    {
        for (const Author& author : people) {
            builder.fact(author.name, field, author.self ? Style::Bold : Style::Plain).separator({});
            for (const QString& mark : author.marks)
                builder.fact(printedMark(mark), field, Style::Superscript);
            builder.separator(separator);
        }
    }

    static QString printedMark(const QString& mark)
    {
        if (mark == QStringLiteral("equalContribution"))
            return QStringLiteral("*");
        return mark == QStringLiteral("corresponding") ? QStringLiteral("†") : mark;
    }

    /// A list item of facts follows the punctuation of its title's language: an English paper is cited alike in
    /// both documents.
    struct Punctuation {
        QString comma;
        QString stop;
    };
    Punctuation punctuationFor(const LocalizedText& title) const
    {
        if (containsHan(title.textOrFallback(m_context.language)))
            return {QStringLiteral("，"), QStringLiteral("。")};
        return {QStringLiteral(", "), QStringLiteral(". ")};
    }

    static void stopAfter(LineBuilder& builder, const QString& stop)
    {
        static const QString ends = QStringLiteral(".?!。？！");
        builder.separator(ends.contains(builder.last()) ? (stop.endsWith(u' ') ? QStringLiteral(" ") : QString())
                                                        : stop);
    }

    bool says(const QString& text, const QString& part) const
    {
        return !part.isEmpty() && text.contains(part, Qt::CaseInsensitive);
    }

    void addVenue(LineBuilder& builder, const PublicationDetails& d, const Punctuation& marks) const
    {
        const QString venue = d.venue.textOrFallback(m_context.language);
        const QString brief = d.venueShort.textOrFallback(m_context.language);
        const Style style = containsHan(venue) ? Style::Plain : Style::Italic;
        builder.text(d.venue, Field::Venue, style);
        if (venue.isEmpty())
            builder.text(d.venueShort, Field::VenueShort, style);
        else if (!says(venue, brief))
            builder.separator(QStringLiteral(" (")).text(d.venueShort, Field::VenueShort);
        if (!venue.isEmpty() && !brief.isEmpty() && !says(venue, brief))
            builder.separator({}).own(QStringLiteral(")"));
        builder.separator(marks.comma).fact(d.volume, Field::Volume);
        if (!d.number.isEmpty()) {
            builder.separator(d.volume.isEmpty() ? marks.comma : QString()).own(QStringLiteral("("));
            builder.fact(d.number, Field::Number).own(QStringLiteral(")"));
        }
        builder.separator(marks.comma).fact(d.pages, Field::Pages);
        const bool yearSaid = d.year && (says(venue, QString::number(d.year->year())) ||
                                         says(brief, QString::number(d.year->year())));
        if (d.year && !yearSaid)
            builder.separator(marks.comma).fact(dateText(*d.year, m_context.language), Field::Year);
    }

    void add(const PublicationDetails& d)
    {
        const Punctuation marks = punctuationFor(d.title);
        LineBuilder builder = line();
        addPeople(builder, d.authors, Field::Authors, marks.comma);
        stopAfter(builder, marks.stop);
        builder.text(d.title, Field::Title);
        stopAfter(builder, marks.stop);
        addVenue(builder, d, marks);
        stopAfter(builder, marks.stop);
        builder.text(d.status, Field::Status);
        stopAfter(builder, marks.stop);
        builder.text(d.rank, Field::Rank);
        stopAfter(builder, marks.stop);
        addIdentifier(builder, Label::Doi, d.doi, Field::Doi, QStringLiteral("https://doi.org/"));
        stopAfter(builder, marks.stop);
        addIdentifier(builder, Label::Arxiv, d.arxiv, Field::Arxiv, QStringLiteral("https://arxiv.org/abs/"));
        addLinks(builder);
        addNumbered(builder.take());
    }

    void addIdentifier(LineBuilder& builder, Label name, const QString& id, Field field, const QString& site) const
    {
        if (id.isEmpty())
            return;
        const QString url = linkable(id).isEmpty() ? site + id : id;
        builder.own(label(name, m_context.language) + QStringLiteral(":")).fact(id, field, Style::Plain, url);
    }

    void add(const PatentDetails& d)
    {
        const Punctuation marks = punctuationFor(d.title);
        LineBuilder builder = line();
        addPeople(builder, d.inventors, Field::Inventors, marks.comma);
        stopAfter(builder, marks.stop);
        builder.text(d.title, Field::Title);
        stopAfter(builder, marks.stop);
        builder.fact(d.number, Field::Number).separator(marks.comma).text(d.status, Field::Status);
        if (d.date)
            builder.separator(marks.comma).fact(dateText(*d.date, m_context.language), Field::Date);
        addLinks(builder);
        addNumbered(builder.take());
    }

    void addNumbered(ContentLine text)
    {
        addParagraph(std::move(text), HighlightStyle::Numbered, QStringLiteral("%1.").arg(m_number));
    }

    void add(const AwardDetails& d)
    {
        LineBuilder title = line();
        title.text(d.title, Field::Title);
        if (d.count > 1)
            title.separator(QStringLiteral(" ")).fact(QStringLiteral("×%1").arg(d.count), Field::Count);
        title.comma().text(d.issuer, Field::Issuer);
        addLinks(title);
        addHead(title.take(), line().fact(datesText(d.dates, m_context.language), Field::Dates).take());
    }

    void addPair(const LocalizedText& name, Field nameField, const LocalizedText& value, Field valueField)
    {
        LineBuilder builder = line();
        builder.text(name, nameField, Style::Bold).separator(colon()).text(value, valueField);
        addLinks(builder);
        addParagraph(builder.take());
    }

    void add(const SkillDetails& d) { addPair(d.label, Field::Label, d.items, Field::Items); }
    void add(const LanguageSkillDetails& d) { addPair(d.language, Field::Language, d.level, Field::Level); }

    void add(const ReferenceDetails& d)
    {
        addHead(line().text(d.name, Field::Name, Style::Bold).take(), {});
        LineBuilder post = line();
        post.text(d.title, Field::Title).comma().text(d.affiliation, Field::Affiliation);
        addLinks(post);
        addHead(post.take(), {});
        for (const Contact& contact : d.contacts) {
            if (contact.isPublic)
                addParagraph(makeContactLine(contact, m_source, m_context));
        }
    }

    void add(const GeneralDetails& d)
    {
        LineBuilder title = line();
        const bool alone = d.range.isEmpty() && m_entry.highlights.isEmpty();
        title.text(d.title, Field::Title, alone ? Style::Plain : Style::Bold).comma().text(d.subtitle, Field::Subtitle);
        if (!d.url.isEmpty())
            title.comma().fact(shownAddress(d.url), Field::Url, Style::Plain, linkable(d.url));
        addLinks(title);
        // A line of service or an interest is an item of a list; with dates or points below it, it is a head.
        if (alone)
            addParagraph(title.take(), HighlightStyle::Bullet, bullet(0));
        else
            addHead(title.take(), range(d.range));
    }

    static QString bullet(int level) { return level == 0 ? QStringLiteral("•") : QStringLiteral("–"); }

    void addHighlights()
    {
        std::array<int, Highlight::deepestLevel + 1> counts{};
        for (const Highlight& highlight : m_entry.highlights) {
            if (!highlight.visible || m_cv.hiddenHighlights.contains(highlight.id))
                continue;
            const auto level = static_cast<std::size_t>(highlight.level);
            std::fill(counts.begin() + highlight.level + 1, counts.end(), 0);
            counts[level] = highlight.style == HighlightStyle::Numbered ? counts[level] + 1 : 0;
            ContentSource source = m_source;
            source.highlight = highlight.id;
            ContentLine text = LineBuilder(m_context, source).rich(highlight.text, Field::Highlights).take();
            if (!text.isEmpty())
                m_content.paragraphs += ContentParagraph{highlight.style, highlight.level,
                                                         labelOf(highlight, counts[level]), std::move(text)};
        }
    }

    static QString labelOf(const Highlight& highlight, int number)
    {
        switch (highlight.style) {
        case HighlightStyle::Bullet:
            return bullet(highlight.level);
        case HighlightStyle::Numbered:
            return QStringLiteral("%1.").arg(number);
        case HighlightStyle::Paragraph:
            return {};
        }
        return {};
    }

    const Entry& m_entry;
    int m_number;
    const Cv& m_cv;
    ContentContext m_context;
    ContentSource m_source;
    ContentEntry m_content;
};

} // namespace

ContentEntry makeEntryContent(const Section& section, const Entry& entry, int number, const Cv& cv,
                              ContentContext context)
{
    return EntryContentBuilder(section, entry, number, cv, context).build();
}

} // namespace duovita
