#include "tests/support/randomperson.h"

#include <QJsonArray>

namespace duovita::test {

/// Fills a details field depending on its type.
struct FieldFiller {
    RandomPerson& make;

    template <typename Value>
    void operator()(Field, Value& value) const
    {
        fill(value);
    }
    void fill(LocalizedText& value) const { value = make.localized(); }
    void fill(QString& value) const { value = make.chance(60) ? make.text() : QString(); }
    void fill(DateRange& value) const { value = make.range(); }
    void fill(int& value) const { value = 1 + make.below(3); }
    void fill(PublicationType& value) const { value = static_cast<PublicationType>(make.below(10)); }
    void fill(std::optional<PartialDate>& value) const
    {
        if (make.chance(70))
            value = make.date();
    }
    void fill(QList<PartialDate>& value) const
    {
        value = make.some<PartialDate>(3, [&] { return make.date(); });
    }
    void fill(LocalizedAuthors& value) const
    {
        const auto people = [&] { return make.some<Author>(4, [&] { return make.author(); }); };
        value = make.chance(70) ? LocalizedAuthors::shared(people()) : LocalizedAuthors::of(people(), people());
    }
    void fill(QList<Contact>& value) const
    {
        value = make.some<Contact>(3, [&] { return make.contact(); });
    }
    void fill(QList<HeldPosition>& value) const
    {
        value = make.some<HeldPosition>(2, [&] { return make.position(); });
    }
};

QString RandomPerson::text()
{
    static const QStringList pieces{
        QStringLiteral("word"),   QStringLiteral("张三"),   QStringLiteral(" "),      QStringLiteral("，"),
        QStringLiteral("“引”"),   QStringLiteral("——"),     QStringLiteral("C++"),    QStringLiteral("\""),
        QStringLiteral("\\"),     QStringLiteral("\n"),     QStringLiteral("é"),      QStringLiteral("e\u0301"),
        QStringLiteral("😀"),      QStringLiteral("𠮷"),     QStringLiteral("**b**"),  QStringLiteral("</p>"),
        QStringLiteral("\u00A0"), QStringLiteral("\u3000"), QStringLiteral("％"),     QStringLiteral("'; --"),
        QStringLiteral("_%"),     QStringLiteral("\t"),     QStringLiteral("2024.6"), QStringLiteral("ﬁ")};
    QString result;
    for (int i = 1 + below(8); i > 0; --i)
        result += pieces[below(static_cast<int>(pieces.size()))];
    return result;
}

Timestamp RandomPerson::time()
{
    return chance(30) ? Timestamp{} : Timestamp(std::chrono::milliseconds(1700000000000LL + below(1000000000)));
}

LocalizedText RandomPerson::localized()
{
    if (chance(20))
        return {};
    if (chance(20)) {
        LocalizedText text = LocalizedText::shared(this->text());
        text.setTimes(Language::English, time(), time());
        return text;
    }
    LocalizedText text;
    for (Language language : allLanguages) {
        if (!chance(80))
            continue;
        text.setText(language, this->text());
        text.setTimes(language, time(), time());
    }
    return text;
}

LocalizedRichText RandomPerson::rich()
{
    LocalizedRichText rich;
    for (Language language : allLanguages) {
        if (chance(80))
            rich.setText(language, RichText::fromMarkdown(text()), time());
    }
    return rich;
}

PartialDate RandomPerson::date()
{
    const int month = below(13);
    const int day = month == 0 ? 0 : below(29);
    const int year = 1950 + below(90);
    if (month == 0 && year % 2 == 0)
        return *PartialDate::parse((year % 4 == 0 ? QStringLiteral("Summer %1") : QStringLiteral("Q3 %1")).arg(year));
    return *PartialDate::create(year, month, day);
}

DateRange RandomPerson::range()
{
    const std::optional<PartialDate> start = chance(80) ? std::optional(date()) : std::nullopt;
    if (chance(30))
        return DateRange::untilPresent(start);
    const std::optional<PartialDate> end = chance(80) ? std::optional(date()) : std::nullopt;
    const Result<DateRange> range = DateRange::create(start, end, end && chance(20));
    return range ? *range : DateRange::untilPresent(start);
}

QStringList RandomPerson::texts()
{
    return some<QString>(3, [this] { return text(); });
}

Contact RandomPerson::contact()
{
    return {static_cast<ContactKind>(below(10)), localized(), localized(), chance(80)};
}

Author RandomPerson::author()
{
    Author author{text(), chance(20), std::nullopt, texts(), chance(20) ? text() : QString()};
    if (chance(10))
        author.person = PersonId();
    return author;
}

HeldPosition RandomPerson::position()
{
    return {localized(), localized(), localized(), range()};
}

Highlight RandomPerson::highlight()
{
    Highlight highlight;
    highlight.style = static_cast<HighlightStyle>(below(3));
    highlight.level = below(Highlight::deepestLevel + 1);
    highlight.text = rich();
    highlight.tags = texts();
    highlight.visible = chance(90);
    return highlight;
}

Entry RandomPerson::entry(SectionKind kind)
{
    Entry entry;
    entry.details = makeDetails(infoOf(kind).details);
    forEachField(entry.details, FieldFiller{*this});
    entry.highlights = some<Highlight>(4, [this] { return highlight(); });
    entry.links = some<Link>(2, [this] { return Link{localized(), text()}; });
    entry.tags = texts();
    entry.note = chance(30) ? text() : QString();
    entry.visible = chance(90);
    entry.unparsed = texts();
    if (chance(20))
        entry.asTyped.insert(QStringLiteral("start"), text());
    if (chance(30))
        entry.extra[QStringLiteral("x-kept")] = QJsonArray{1.5, text(), QJsonObject{{QStringLiteral("a"), true}}};
    return entry;
}

Section RandomPerson::section()
{
    return section(static_cast<SectionKind>(below(static_cast<int>(sectionKindTable.size()))));
}

Section RandomPerson::section(SectionKind kind)
{
    Section section(kind);
    section.title = localized();
    section.visible = chance(90);
    section.unparsed = texts();
    if (chance(20))
        section.extra[QStringLiteral("x-kept")] = text();
    for (int i = below(5); i > 0; --i)
        static_cast<void>(section.append(entry(kind)));
    return section;
}

Cv RandomPerson::cv(const Person& person)
{
    Cv cv;
    cv.name = text();
    cv.paper = static_cast<Paper>(below(3));
    if (chance(50))
        cv.targetPages = 1 + below(4);
    if (chance(50))
        cv.margins = 5 + below(56);
    cv.references = static_cast<ReferenceStyle>(below(2));
    cv.missingTexts = static_cast<MissingTexts>(below(3));
    if (chance(50))
        cv.languages = {Language::Chinese};
    for (const Section& section : person.sections) {
        if (chance(30))
            cv.hiddenSections += section.id();
        if (chance(30))
            cv.sectionOrder.prepend(section.id());
        if (chance(20))
            cv.pageStartSections += section.id();
        if (chance(20))
            cv.keptSections += section.id();
        for (const Entry& entry : section.entries()) {
            if (chance(20))
                cv.hiddenEntries += entry.id;
            if (chance(20))
                cv.pageStartEntries += entry.id;
            if (chance(20))
                cv.keptEntries += entry.id;
        }
    }
    cv.includeTags = texts();
    cv.excludeTags = texts();
    cv.excludeUntagged = chance(30);
    if (chance(50))
        cv.headline = localized();
    if (chance(50))
        cv.summary = rich();
    return cv;
}

Person RandomPerson::person()
{
    Person person;
    person.name = localized();
    person.nameVariants = texts();
    person.headline = localized();
    if (chance(40))
        person.photo = Photo{QByteArray("\x89PNG\r\n\0\xFF", 8), QStringLiteral("image/png"), localized()};
    person.contacts = some<Contact>(4, [this] { return contact(); });
    person.personalFacts = some<PersonalFact>(4, [this] {
        const auto kind = static_cast<PersonalFactKind>(below(static_cast<int>(personalFactKindTable.size())));
        return PersonalFact{kind, localized(), localized(), chance(70)};
    });
    for (const DocumentWordInfo& row : ownWordTable) {
        if (chance(20))
            setOwnWord(person.words, row.word, chance(50) ? Language::English : Language::Chinese, text());
    }
    person.sections = some<Section>(7, [this] { return section(); });
    person.cvs += cv(person);
    person.tags = texts();
    person.notes = chance(40) ? text() : QString();
    person.unparsed = texts();
    person.dismissedProblems = texts();
    if (chance(30))
        person.extra[QStringLiteral("x-kept")] = QJsonObject{{text(), text()}};
    return person;
}

} // namespace duovita::test
